"""Worth of choices in Army Men Dice War: the search of its bots."""
