"""A keyboard-driven table of dice and card games for people who play by ear."""

__version__ = "0.1.0"

from audiogame.former_names import find_former_names

find_former_names()
