"""The bots of Crazy Eights, and the adviser."""
