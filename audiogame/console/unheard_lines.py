"""Lines that may not have been heard: one place for them, and one key that reads them.

Some screen readers drop what comes after an arrow key (`outputs/readers.py` tells of which that is
known).  Whatever is printed while one of them is deaf is noted here, be it news, an answer, advice
or a question.  It stays until Space reads it, but a row of a list only until another row is said;
that there is something is said after a key after which the reader listens.

News hold back no key.  Enter is held back once, and says what it would choose, where the newest row
or question that tells this cannot have been heard.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING

from audiogame.narration.line import Line, Subject, Urgency
from audiogame.rules.value import replace

if TYPE_CHECKING:
    from audiogame.console.dialogue import Dialogue
    from audiogame.console.key_source import Key
    from audiogame.console.speaker import Speaker

BEFORE = 0.05
"""Seconds before an arrow key in which a line comes too late to be read before it is deaf."""
RECENT = 200
"""So many lines at most come before a key is read that was pressed while they were printed."""
IN_TIME = 0.6
"""The part of the time until a reader looks at the row in which an answer is surely there."""
SURELY_LOOKED = 0.1
"""Seconds after an arrow key in which a reader on a busy machine has looked at the row."""
LASTING = (Urgency.NEWS, Urgency.ALERT)
"""Lines that nobody can ask for again."""
MOST_CUT = 20
"""Lines that a key may have cut off are remembered up to so many."""
WRITTEN_DOWN = float("inf")
"""When a key of a script is pressed: once everything has been heard."""


class UnheardLines:
    """What a screen reader may not have read.

    Args:
        dialogue: offers it, and says it again.
        speaker: tells whether a screen reader reads, and which one.
        clock: returns seconds that only grow.
    """

    def __init__(self, dialogue: Dialogue, speaker: Speaker, clock: Callable[[], float]) -> None:
        self._dialogue = dialogue
        self._speaker = speaker
        self._clock = clock
        self._unheard: list[Line] = []
        self._cut: list[tuple[Line, int]] = []
        """Lines that a key may have cut off, and how many keys have come since."""
        self._offer = ""
        """The line that last offered something: nobody needs that one again."""
        self._offered = 0
        """How many of them the player has heard of."""
        self._waiting = Subject()
        """How many lines there are to read."""
        self._offering = False
        self._offered_at = float("-inf")
        self._offer_due = False
        """Whether something has been chosen, after which it may be said that there is something."""
        self._offers: Line | None = None
        """The newest line that tells what would be chosen."""
        self._answered_at = float("-inf")
        """When it was said, if a key has led to it."""
        self._place: Callable[[Key], Line | None] | None = None
        """Where that one was said: the list that is walked through, or the game."""
        self._doubtful = False
        """Whether it cannot have been heard."""
        self._withheld: Line | None = None
        """The line that said last that nothing was chosen yet."""
        self.held_back = False
        """Whether a key has been held back, until somebody asks about the reader."""
        self._recent: deque[tuple[Line, float]] = deque(maxlen=RECENT)
        """Lines since the last key, and when they came; an arrow key may have come before them."""
        self._deaf_at: float | None = None
        """When the arrow key came that has made the reader deaf; None while it listens."""
        self._mute = False
        """Whether after that key it does not even look at the row."""
        self._row: Line | None = None
        """The line that it finds when it looks at the row."""
        self._rest = Line("")
        """What of the last row did not fit, unless the whole line is noted."""

    @property
    def deaf(self) -> bool:
        """Whether the reader reads one row at most until the next key."""
        return self._deaf_at is not None and self._speaker.reads_lines

    @property
    def doubtful(self) -> bool:
        """Whether the player cannot have heard what would be chosen now."""
        return self._doubtful

    def doubt(self) -> None:
        """Take note that the player may take something else for chosen than what would be."""
        self._doubtful = True

    def await_key(self, offers: bool) -> None:
        """Take note that a key is waited for.

        Args:
            offers: whether it may be said that there is something to read.
        """
        if offers and self._offer_due and not self.deaf:
            self._offer_due = False
            if self._unheard:
                self.offer()

    def begin(self) -> None:
        """Begin a new game: what was secret in another one is nobody's here, in the same seats."""
        self._drop(lambda line: line.secret)
        self._offers, self._doubtful = None, False

    def _drop(self, gone: Callable[[Line], bool]) -> None:
        """Owe some lines no more, though nobody may have heard them."""
        self._offered -= sum(map(gone, self._unheard[: self._offered]))
        self._unheard = [line for line in self._unheard if not gone(line)]
        self._recent = deque((one for one in self._recent if not gone(one[0])), maxlen=RECENT)
        self._cut = [one for one in self._cut if not gone(one[0])]
        if self._row is not None and gone(self._row):
            self._row = None
        if gone(self._rest):
            self._rest = Line("")

    def _drop_stale(self) -> None:
        if self._unheard or self._recent or self._cut or self._row is not None or self._rest.text:
            self._drop(attrgetter("stale"))

    def press(self, key: Key) -> None:
        """Take note that a key was pressed, whatever it means."""
        pressed = key.earliest
        at = min(pressed, self._clock())
        since = at if self._deaf_at is None else self._deaf_at
        if self._row is not None and at < since + self._speaker.reader.looks_at / IN_TIME:
            self._miss(self._row)  # it had no time to look
        self._row = None
        if key.name != "space":
            self._rest = Line("")  # the player goes on without it
            self._cut = self._cut and [
                (line, keys + 1) for line, keys in self._cut if keys < 1 or line.urgency in LASTING
            ]
        late = self._recent and [one for one in self._recent if one[1] > at - BEFORE]
        self._recent.clear()
        if pressed == WRITTEN_DOWN:
            self._deaf_at = None  # everything is heard before it, whatever the machine is at
            return
        if key.name not in self._speaker.reader.deaf_after:
            self._deaf_at = None
            self._recent += late  # the next key may have come before them, too
            return
        for line, _ in late:
            self._miss(line)
        if self._offered_at > at - BEFORE:
            self._offered = 0
        self._deaf_at, self._mute = at, key.name in self._speaker.reader.mute_after

    def note(self, line: Line, rest: str = "") -> None:
        """Take note of a line that has just been printed.

        Args:
            rest: what did not fit into the one row that it had.
        """
        if rest:
            self._rest = Line(
                rest,
                urgency=Urgency.ANSWER,
                seats=line.seats,
                secret=line.secret,
                validity=line.validity,
            )
        shown = line.shown
        if self._offering:
            self._offer = shown
        if self._offering or not shown:
            return
        if line.offers or line.asks:
            self._drop_stale()  # such as the row of the list that was said before
            further = self._place == self._dialogue.withheld
            self._place = self._dialogue.withheld
            self._offers, self._doubtful = line, False
            # What a list begins with, and a question, are guarded by whoever says them.
            answers = further and line.offers and bool(self._speaker.reader.deaf_after)
            self._answered_at = self._clock() if answers else float("-inf")
        if not self._speaker.reads_lines:
            return
        now = self._clock()
        if self._deaf_at is None:
            self._recent.append((line, now))
            return
        after = now - self._deaf_at
        if not self._mute and after < self._speaker.reader.looks_at * IN_TIME:
            if self._row is not None:
                self._miss(self._row)
            self._row = line
            return
        if self._row is not None and after < SURELY_LOOKED:
            self._miss(self._row)  # nobody knows which of the two was read
        self._row = None
        self._miss(line)

    def take(self, key: Key, chooses: bool = False, offers: bool = True) -> bool:
        """Offer what was not heard, or read it; tells whether that was all that the key does.

        Args:
            chooses: whether the key would decide something.
            offers: whether it may be said that there is something.
        """
        if self.deaf:
            return False
        self._drop_stale()
        if key.name == "space":
            rest = self._read_rest() or self._dialogue.outputs.screen.take_rest()
            self._unheard = [line for line, _ in self._cut if line not in self._unheard] + [
                *self._unheard
            ]
            self._cut.clear()
            if self._read() or rest:
                return True
        if chooses:
            self._offer_due = True
            return self._withhold(key)
        if offers and self._unheard:
            self.offer()
        return False

    def _withhold(self, key: Key) -> bool:
        """Say what a key would choose, where that cannot have been heard; tells whether it was."""
        blindly = key.earliest < self._answered_at  # ahead of what it would choose
        instead = self._dialogue.withheld(key) if blindly or self._doubtful else None
        if instead is None:
            return False
        if blindly:
            self.hold_back(instead)
        else:
            self._hold_back(instead)
        return True

    def hold_back(self, instead: Line) -> None:
        """Say what a key would choose that was pressed ahead of it, but not twice in a row."""
        if self._offers is self._withheld is not None:
            self._dialogue.tick()
        else:
            self._hold_back(instead)

    def _hold_back(self, instead: Line) -> None:
        self._dialogue.say(instead)
        self.held_back = True
        self._withheld, self._doubtful = self._offers, False

    def offer(self) -> None:
        """Say that there is something to read, if that has not been said."""
        self._drop_stale()
        count = len(self._readable)
        if count > self._offered:
            self._offering = True
            self._dialogue.tell("missed", validity=self._waiting.change(), count=count)
            self._offering = False
            self._offered, self._offered_at = count, self._clock()

    def miss(self, line: Line) -> None:
        """Take note that a line was not heard, where a front end can tell; sounds do not count."""
        if line.shown not in ("", self._offer) and line not in self._unheard:
            self._unheard.append(line)
            self._doubtful = self._doubtful or line is self._offers

    def cut(self, line: Line) -> None:
        """Take note that a key may have cut off a line, where a front end can tell.

        Space reads it.  It is not offered, for whoever presses a key has often heard enough; and
        only news outlive the next key, for what was asked for can be asked for again.
        """
        if line.shown not in ("", self._offer):
            self._cut.append((line, 0))
            del self._cut[:-MOST_CUT]

    def _miss(self, line: Line) -> None:
        self._unheard.append(line)
        self._doubtful = self._doubtful or line is self._offers
        if self._rest.text and line.shown.endswith(self._rest.text):
            self._rest = Line("")

    def _read_rest(self) -> bool:
        """Print what did not fit into a row; whoever speaks has said it."""
        rest, self._rest = self._rest, Line("")
        if not rest.text or not self._dialogue.outputs.holder.may_hear(rest):
            return False
        self._dialogue.outputs.screen.take(rest)
        self.note(rest)
        return True

    @property
    def _readable(self) -> list[Line]:
        """What whoever holds the keyboard may hear."""
        return [line for line in self._unheard if self._dialogue.outputs.holder.may_hear(line)]

    def _read(self) -> bool:
        """Read everything; tells whether there was anything."""
        lines = self._readable
        if not lines:
            return False
        self._unheard = [line for line in self._unheard if line not in lines]
        self._offered = 0
        self._waiting.change()
        for line in lines:
            self._dialogue.say(replace(line, urgency=Urgency.ANSWER), again=True)
        return True
