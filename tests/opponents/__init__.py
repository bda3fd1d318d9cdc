"""Reference players that the opponents of the program are measured against."""
