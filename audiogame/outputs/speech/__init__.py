"""Voices: one small file for each backend, one thread that calls it."""
