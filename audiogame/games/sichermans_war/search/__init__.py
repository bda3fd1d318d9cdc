"""Worth of choices in Sicherman's War: the search of its bots."""
