"""The program at a terminal: keys in, lines out, menus and games."""
