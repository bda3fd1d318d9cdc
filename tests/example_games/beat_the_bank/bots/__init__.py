"""The bots of Beat the Bank."""
