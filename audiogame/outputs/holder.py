"""The player who holds a shared keyboard, and the lines that this player may hear."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from audiogame.narration.narrator import Line
from audiogame.rules.state import Seat


class Holder:
    """The holder of the keyboard: a seat, or none, which is a state of its own.

    There is no holder until a player has taken the keyboard over, and again from the moment it is
    to pass to another player. A single player takes over nothing: no line is secret then.
    """

    def __init__(self) -> None:
        self.seat: Seat | None = None
        """The seat that has taken over; None without a holder."""
        self.headphones = False
        """Whether the holder has confirmed that no one else listens."""
        self.shown = False
        """Whether a secret line has been spoken or shown since the holder took over."""
        self.source: Line | None = None
        """The secret line that everything said now derives from; None if there is none."""

    def take(self, seat: Seat, headphones: bool = False) -> None:
        """Make a seat the holder of the keyboard.

        Args:
            headphones: whether no one else listens.
        """
        self.seat, self.headphones, self.shown = seat, headphones, False

    def release(self) -> None:
        """Leave the keyboard without a holder."""
        self.seat, self.headphones, self.shown = None, False, False

    def may_hear(self, line: Line) -> bool:
        """Return whether a line may be heard now, on any output, new or repeated.

        This is the only such check: code that keeps lines to repeat them later calls it.
        """
        if not line.secret:
            return True
        return self.seat in line.seats and (self.headphones or line.unnamed)

    @contextmanager
    def reading(self, line: Line | None) -> Iterator[None]:
        """Make every line said in this context as secret as the line it derives from."""
        before = self.source
        self.source = line if line is not None and line.secret else before
        try:
            yield
        finally:
            self.source = before
