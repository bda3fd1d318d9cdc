"""The bots of Give Two."""
