"""Scripts that compute the tables of the bots of 10-Die Poker."""
