"""Cues that tell the game: packs of sounds, found by the name of what happens."""
