"""Bots and advisers of Sicherman's War."""
