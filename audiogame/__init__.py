"""A keyboard-driven table of dice and card games for people who play by ear."""

import sys

__version__ = "0.1.0"

FROZEN: bool = getattr(sys, "frozen", False)
"""Whether the program runs from a folder with a Python of its own, where there is no pip."""
