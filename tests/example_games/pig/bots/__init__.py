"""The bots of Pig, and the adviser."""
