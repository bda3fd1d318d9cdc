"""The bots of Five Throws."""
