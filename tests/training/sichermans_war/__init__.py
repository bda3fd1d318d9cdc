"""Scripts that make the numbers that the bots of Sicherman's War read."""
