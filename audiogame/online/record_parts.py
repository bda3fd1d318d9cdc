"""The record of a game that is over, as it comes in parts."""

from __future__ import annotations

from audiogame.online.session_packets import Kept


class RecordParts:
    """The parts that have come of one record."""

    def __init__(self) -> None:
        self._parts: list[Kept] = []

    def put(self, part: Kept) -> tuple[str, str] | None:
        """Take a part; returns the name and the text of the record once it is whole."""
        if part.part == 0:
            self._parts = []
        self._parts.append(part)
        if len(self._parts) != part.parts:
            return None
        text, self._parts = "".join(one.text for one in self._parts), []
        return part.name, text
