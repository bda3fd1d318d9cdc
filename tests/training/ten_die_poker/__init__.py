"""Scripts that make the numbers that the bots of 10-Die Poker read."""
