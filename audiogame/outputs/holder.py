"""Who holds the keyboard that several people share, and what may be told to whoever does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from audiogame.narration.narrator import Line
from audiogame.rules.state import Seat
from audiogame.rules.value import replace


class Holder:
    """The person at the keyboard: a seat, or nobody, which is a state of its own.

    Nobody holds the keyboard until somebody has taken it over, and again from the moment on in
    which somebody else is to have it.  A person alone takes over nothing: no line is secret then.
    """

    def __init__(self) -> None:
        self.seat: Seat | None = None
        """Who has taken over; None for nobody."""
        self.headphones = False
        """Whether the holder has said that nobody else listens."""
        self.shown = False
        """Whether something secret has been told since the holder took over."""
        self._source: Line | None = None

    def take(self, seat: Seat, headphones: bool = False) -> None:
        """Let a seat hold the keyboard.

        Args:
            headphones: whether nobody else listens.
        """
        self.seat, self.headphones, self.shown = seat, headphones, False

    def release(self) -> None:
        """Let nobody hold the keyboard."""
        self.seat, self.headphones, self.shown = None, False, False

    def may_hear(self, line: Line) -> bool:
        """Tell whether a line may be told now, on whatever output, new or again.

        This is the one place that says so: whoever keeps lines to tell them later asks here.
        """
        if not line.secret:
            return True
        return self.seat in line.seats and (self.headphones or line.unnamed)

    def marked(self, line: Line) -> Line:
        """Return a line, as secret as the one that is being read about."""
        source = self._source
        if source is None or line.secret:
            return line
        return replace(line, secret=True, seats=source.seats)

    @property
    def source(self) -> Line | None:
        """The secret line on which everything depends that is said now; None if there is none."""
        return self._source

    @contextmanager
    def reading(self, line: Line | None) -> Iterator[None]:
        """Let everything that is said meanwhile be as secret as a line on which it depends."""
        before = self._source
        self._source = line if line is not None and line.secret else before
        try:
            yield
        finally:
            self._source = before
