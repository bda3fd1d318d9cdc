"""What choices in Army Men Dice War are worth: the thinking of its bots."""
