"""A game being played: the table, its luck, its record, and where games are found."""
