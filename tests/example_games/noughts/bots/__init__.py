"""The bots of Noughts and Crosses."""
