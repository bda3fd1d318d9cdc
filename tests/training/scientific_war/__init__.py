"""Scripts that make the numbers that the bots of Scientific War read."""
