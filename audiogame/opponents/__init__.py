"""Opponents and advisers: their worker process beside the game, and the characters they play."""
