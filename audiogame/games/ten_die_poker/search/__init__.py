"""What choices in 10-Die Poker are worth: the thinking of its bots."""
