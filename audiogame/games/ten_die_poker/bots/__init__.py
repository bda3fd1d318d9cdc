"""Bots and advisers of 10-Die Poker."""
