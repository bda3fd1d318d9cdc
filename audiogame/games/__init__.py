"""The games, one folder each; the library finds them, nothing lists them."""
