"""Voices: one small file a backend, one thread that talks to it."""
