"""What choices in Sicherman's War are worth: the thinking of its bots."""
