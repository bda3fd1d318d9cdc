"""The bots of Short Race."""
