"""Bots and advisers of Scientific War."""
