"""Bots and advisers of Army Men Dice War."""
