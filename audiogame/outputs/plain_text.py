"""Text without what a terminal or a voice would take as a command."""

from __future__ import annotations


def printable(text: str) -> str:
    """Replace what a terminal would take as a command: control characters and half characters."""
    kept = "".join(char if char.isprintable() else " " for char in text)
    return kept.encode("utf-8", "replace").decode("utf-8")
