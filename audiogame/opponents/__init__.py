"""Opponents and advisers: how they think beside the game, and the characters they play."""
