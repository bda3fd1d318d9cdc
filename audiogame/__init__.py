"""A keyboard-driven table of dice and card games for people who play by ear."""

import sys

__version__ = "0.1.0"

FROZEN: bool = getattr(sys, "frozen", False)
"""Whether the program runs from a folder with a Python of its own, where there is no pip."""
SYSTEM: str = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "other")
"""The system that the sentences of this machine speak of."""
ENVIRONMENT: str = sys.prefix if sys.prefix != sys.base_prefix else ""
"""The folder of the environment that the program is installed in; empty without one."""
