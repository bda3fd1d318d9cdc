"""Keymaps: the command of each key."""
