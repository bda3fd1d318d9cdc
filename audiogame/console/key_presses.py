"""The keys that were pressed in this run: how many, and how often the last one."""

from __future__ import annotations


class KeyPresses:
    """Counts the keys that are pressed."""

    def __init__(self) -> None:
        self.count = 0
        """The keys that were pressed in this run."""
        self.repeated = 0
        """How often the last one was pressed, without another between."""
        self._last = ""

    def add(self, key: str) -> None:
        """Count a key by its name."""
        self.count += 1
        self.repeated = self.repeated + 1 if key == self._last else 1
        self._last = key
