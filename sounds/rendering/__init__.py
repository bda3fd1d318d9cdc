"""Bodies, rooms and levels that the cues of the default pack are rendered from."""
