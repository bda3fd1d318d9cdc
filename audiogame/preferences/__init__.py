"""What a player chooses: speech, sounds, keys, people and all other settings."""
