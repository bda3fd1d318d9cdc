"""Reference players that the bots of the program are measured against."""
