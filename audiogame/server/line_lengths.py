"""How long the line of play of a stream was after each entry of the table's own."""

from __future__ import annotations

from audiogame.table.packing import SMALL, packed, unpacked

MANY = 255
"""Stands for what a byte cannot tell."""
BLOCK, TAIL = 256, 64
"""Entries that are packed together, and those at the end that never are: moves are taken back
there."""


class LineLengths:
    """Lengths that grow by little, with a byte for most of them, packed where they lie far back."""

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._grown = bytearray()
        """By how much each is longer than the one before it, after those in the blocks."""
        self._many: dict[int, int] = {}
        """The same, where that is much."""
        self._last = 0

    @property
    def _entries(self) -> int:
        return len(self._blocks) * BLOCK + len(self._grown)

    def after(self, entries: int) -> int:
        """Return the length after so many entries; 0 where it was never kept."""
        if entries >= self._entries:
            return 0
        grown = b"".join((*map(unpacked, self._blocks), self._grown))
        more = sum(grown - MANY for at, grown in self._many.items() if at <= entries)
        return sum(grown[: entries + 1]) + more

    def keep(self, entries: int, length: int) -> None:
        """Keep the length after so many entries, and forget those after it.

        It is that of the entries before it, too, which have none yet.
        """
        if entries < self._entries:
            self._last = self.after(entries - 1) if entries else 0
            self._cut(entries)
        at = self._entries
        if entries >= at:
            grown = length - self._last
            told = 0 <= grown < MANY
            self._grown.append(grown if told else MANY)
            if not told:
                self._many[at] = grown
            self._grown.extend(bytes(entries - at))
            self._last = length
        while len(self._grown) >= BLOCK + TAIL:
            self._blocks.append(packed(self._grown[:BLOCK], SMALL))
            self._grown = self._grown[BLOCK:]

    def _cut(self, entries: int) -> None:
        """Forget all from one on."""
        while len(self._blocks) * BLOCK > entries:
            self._grown = bytearray(unpacked(self._blocks.pop()))
        del self._grown[entries - len(self._blocks) * BLOCK :]
        self._many = {at: grown for at, grown in self._many.items() if at < entries}
