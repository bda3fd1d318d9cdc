"""Worth of choices in 10-Die Poker: the search of its bots."""
