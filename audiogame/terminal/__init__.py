"""The front end at a terminal: keys in, lines out, menus and games."""
