"""Scripts that make the numbers that the bots of Army Men Dice War read."""
