"""Scripts that compute the tables of the bots of Sicherman's War."""
