"""Before and after games: the main menu, new games, unfinished ones, records, statistics."""
