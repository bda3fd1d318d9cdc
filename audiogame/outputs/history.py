"""History of all lines said, the player who may hear them, and a review position that stays."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs import Output
from audiogame.outputs.plain_text import printable
from audiogame.rules.state import Seat
from audiogame.rules.value import replace

LONGEST = 5000
"""Lines kept; older ones are dropped."""


class LineKind(Enum):
    """Categories of lines to review."""

    ALL = "all"
    GAME = "game"
    ANSWERS = "answers"
    CHAT = "chat"
    OTHER = "other"


def category_of(line: Line) -> LineKind:
    """Return the category of a line: the game, the answers to its players, chat, or the program."""
    if line.chat:
        return LineKind.CHAT
    if not line.seats:
        return LineKind.OTHER
    return LineKind.ANSWERS if line.urgency is Urgency.ANSWER else LineKind.GAME


def _printable(line: Line) -> Line:
    """Return a line that may be copied or saved for other programs."""
    return line if line.text.isprintable() else replace(line, text=printable(line.text))


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


class History(Output):
    """The lines said, and a position for reviewing them.

    It belongs to the player who holds the keyboard, and contains only lines that this player may
    hear.

    Args:
        longest: number of lines kept at most.
        holder: the player who holds the keyboard.
    """

    name = "history"

    def __init__(self, longest: int = LONGEST, holder: Holder | None = None) -> None:
        self.lines: deque[Line] = deque(maxlen=longest)
        self.holder = Holder() if holder is None else holder
        """The player who holds the keyboard, and whose lines are visible."""
        self.category = LineKind.ALL
        """The category under review."""
        self.presses = 0
        """Keys pressed in this run: a command repeated at the very next key does more."""
        self._forgotten = 0
        self._place: int | None = None
        self._reviewed: Line | None = None
        self._mark = 0
        self._marks: dict[Seat, int] = {}
        self._missing: list[int] = []
        """Numbers of the lines before which missing lines belong, in order."""

    @property
    def longest(self) -> int:
        """Number of lines kept at most."""
        return self.lines.maxlen or LONGEST

    def miss(self) -> None:
        """Mark that lines are missing here, which come later."""
        self._missing.append(self._forgotten + len(self.lines))

    def found(self) -> None:
        """Note that all lines have come that were missing at the first such place."""
        del self._missing[:1]

    def take_earlier(self, line: Line) -> None:
        """Insert the next line that is missing at the first such place.

        The position in the history stays at its line.
        """
        full = len(self.lines) == self.lines.maxlen
        if not line.text or not self._missing:
            return
        at = self._missing[0]
        if at < self._forgotten + full:  # only newer lines have room
            return
        if full:
            self.lines.popleft()
            self._forgotten += 1
        self.lines.insert(at - self._forgotten, _printable(line))
        self._missing = [place + 1 for place in self._missing]
        self._mark += self._mark > at
        self._marks = {seat: mark + (mark > at) for seat, mark in self._marks.items()}
        if self._place is not None:
            self._place += self._place >= at

    def take(self, line: Line) -> None:
        if not line.text or line.passing:
            return
        line = _printable(line)
        self._reviewed = None
        if len(self.lines) == self.lines.maxlen:
            self._forgotten += 1
        self.lines.append(line)

    def newest(self) -> str:
        """Return the newest line that may be heard now; empty if there is none."""
        line = self.newest_line
        return line.text if line is not None else ""

    @property
    def newest_line(self) -> Line | None:
        """The newest line that may be heard now; None if there is none."""
        may_hear = self.holder.may_hear
        return next(filter(may_hear, reversed(self.lines)), None)

    def current(self) -> Line | None:
        """Return the line last read out: the reviewed one, or the newest."""
        return self.reviewed or self.newest_line

    @property
    def reviewed(self) -> Line | None:
        """The line under review; None if something was said since."""
        line = self._reviewed
        return line if line is not None and self.holder.may_hear(line) else None

    def older(self) -> tuple[Line | None, bool]:
        """Move to the previous line; the first step moves to the newest line.

        Returns:
            The line, and whether the position moved: at the end the same line is read again.
        """
        return self._go(-1)

    def newer(self) -> tuple[Line | None, bool]:
        """Move to the following line, as in `older`."""
        return self._go(1)

    def go_to_oldest(self) -> Line | None:
        """Move to the oldest line of the category."""
        places = self._places()
        return self._at(places[0]) if places else None

    def go_to_newest(self) -> Line | None:
        """Move to the newest line of the category."""
        places = self._places()
        return self._at(places[-1]) if places else None

    def leave(self) -> None:
        """End the review: the next step starts at the newest line."""
        self._place = self._reviewed = None

    def next_category(self, step: int) -> int:
        """Switch to another category, keeping the position; return how many lines it has.

        Without messages from remote players there is no category for chat.
        """
        said = any(category_of(line) is LineKind.CHAT for line in self.lines)
        kinds = [kind for kind in LineKind if said or kind is not LineKind.CHAT]
        if self.category not in kinds:
            self.category = LineKind.ALL
        self.category = kinds[(kinds.index(self.category) + step) % len(kinds)]
        return len(self._places())

    def mark(self) -> None:
        """Mark a choice: `since` begins here for the seat that made it."""
        self._mark = self._forgotten + len(self.lines)
        if self.holder.seat is not None:
            self._marks[self.holder.seat] = self._mark

    def begin(self) -> None:
        """Mark the beginning of a game: no choice is made yet, and seats may have other players.

        So secret lines of an earlier game are dropped, as that game may be resumed.
        """
        kept = [line for line in self.lines if not line.secret]
        self._forgotten += len(self.lines) - len(kept)
        self.lines = deque(kept, maxlen=self.lines.maxlen)
        self._marks.clear()
        self._missing.clear()
        self.leave()
        self.mark()

    def since(self) -> tuple[Line, ...]:
        """Return the lines of the game since the mark of the player who holds the keyboard."""
        seat = self.holder.seat
        mark = self._mark if seat is None else self._marks.get(seat, self._mark)
        heard = filter(self.holder.may_hear, [*self.lines][max(mark - self._forgotten, 0) :])
        return tuple(line for line in heard if category_of(line) is LineKind.GAME)

    def text(self) -> str:
        """Return all lines that every player here may read, one a row."""
        return "".join(f"{line.text}\n" for line in self.lines if not line.secret)

    def _fits(self, line: Line) -> bool:
        kind = self.category
        return self.holder.may_hear(line) and (kind is LineKind.ALL or category_of(line) is kind)

    def _places(self) -> list[int]:
        return [place for place, line in enumerate(self.lines, self._forgotten) if self._fits(line)]

    def _at(self, place: int) -> Line:
        self._place = place
        self._reviewed = self.lines[place - self._forgotten]
        return self._reviewed

    def _go(self, step: int) -> tuple[Line | None, bool]:
        places = self._places()
        if not places:
            return None, False
        if self._place is None:
            return self._at(places[-1]), True
        before, after = bisect_left(places, self._place), bisect_right(places, self._place)
        if step < 0:
            return self._at(places[max(before - 1, 0)]), before > 0
        return self._at(places[min(after, len(places) - 1)]), after < len(places)

    def pressed(self) -> None:
        self.presses += 1
