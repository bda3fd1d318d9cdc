"""Every line that was said, with a place of review that stays where it is."""

from __future__ import annotations

from collections import deque

from audiogame.narration.narrator import Line
from audiogame.rules.state import Seat

LONGEST = 5000
"""Lines that are kept; older ones are forgotten."""


class History:
    """Keeps the lines, and a place to walk through them."""

    name = "history"

    def __init__(self, longest: int = LONGEST) -> None:
        self.lines: deque[Line] = deque(maxlen=longest)
        self.holder: Seat | None = None
        """Who holds the keyboard, where several people share it: only that seat's secrets show."""
        self._forgotten = 0
        self._place: int | None = None

    def take(self, line: Line) -> None:
        if not line.text:
            return
        if len(self.lines) == self.lines.maxlen:
            self._forgotten += 1
        self.lines.append(line)

    def newest(self) -> str:
        """Return the newest line that may be told now; empty if there is none."""
        return next((line.text for line in reversed(self.lines) if self._shown(line)), "")

    def reviewed(self) -> str:
        """Return the line that is being reviewed; the newest one where none is."""
        if self._place is None or self._place < self._forgotten:
            return self.newest()
        line = self.lines[self._place - self._forgotten]
        return line.text if self._shown(line) else ""

    def _shown(self, line: Line) -> bool:
        return not line.secret or self.holder in line.seats

    def older(self) -> tuple[Line | None, bool]:
        """Go to the line before; the first step goes to the newest line.

        Returns:
            The line, and whether it was moved to: at the end the same line is told again.
        """
        return self._go(-1)

    def newer(self) -> tuple[Line | None, bool]:
        """Go to the line after, as in `older`."""
        return self._go(1)

    def leave(self) -> None:
        """Go back to the newest line at the next step."""
        self._place = None

    def _go(self, step: int) -> tuple[Line | None, bool]:
        line, moved = self._walk(step)
        while line is not None and moved and not self._shown(line):
            line, moved = self._walk(step)
        return (line, moved) if line is None or self._shown(line) else (None, False)

    def _walk(self, step: int) -> tuple[Line | None, bool]:
        if not self.lines:
            return None, False
        first, newest = self._forgotten, self._forgotten + len(self.lines) - 1
        if self._place is None:
            place = newest
        elif self._place < first:  # the line has been forgotten meanwhile
            place = first if step > 0 else first - 1
        else:
            place = self._place + step
        self._place = min(max(place, first), newest)
        return self.lines[self._place - first], self._place == place

    def pressed(self) -> None:
        pass

    def silence(self) -> None:
        pass

    def close(self) -> None:
        pass
