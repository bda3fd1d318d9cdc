"""A game being played: the table, its luck, its record, and the library of games."""
