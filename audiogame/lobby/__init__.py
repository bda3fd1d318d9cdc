"""Before and after games: the main menu, new games, unfinished games, records, statistics."""
