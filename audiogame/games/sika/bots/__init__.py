"""Bots and advisers of Sika."""
