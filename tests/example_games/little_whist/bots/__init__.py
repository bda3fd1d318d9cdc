"""The bots of Little Whist."""
