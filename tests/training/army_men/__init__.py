"""Scripts that compute the tables of the bots of Army Men Dice War."""
