"""What is wrong with messages: only those who write them hear of it."""

from __future__ import annotations


class TextError(ValueError):
    """A message that is missing or cannot be formatted."""


class CannotTell(ValueError):
    """A part of a message that cannot be told, with the reason; it becomes a `TextError`."""
