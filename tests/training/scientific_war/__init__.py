"""Scripts that compute the tables of the bots of Scientific War."""
