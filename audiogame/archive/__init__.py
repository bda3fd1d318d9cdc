"""Kept records: listed, retold, verified, counted in statistics and transferred."""
