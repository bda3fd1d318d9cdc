"""A player's choices: speech, sounds, keys, people and all other settings."""
