"""Lines that may not have been heard: one place for them, and one key that reads them.

Some screen readers drop what comes after an arrow key (`outputs/readers.py` lists those where it is
known).  Every line printed while such a reader is deaf is noted here: news, answers, advice
and questions.  It stays until Space reads it, a row of a list only until another row is said;
the player is told of it after a key after which the reader listens.

News holds back no key.  Enter is held back once, and says its choice, where the newest row
or question that names the choice cannot have been heard.
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
"""Seconds before an arrow key within which a line comes too late to be read."""
RECENT = 200
"""Most lines kept since the last key, for a key that was pressed while they were printed."""
IN_TIME = 0.6
"""Fraction of the time until a reader reads the row: an answer printed by then is surely read."""
SURELY_LOOKED = 0.1
"""Seconds after an arrow key by which a reader on a busy machine has read the row."""
LASTING = (Urgency.NEWS, Urgency.ALERT)
"""Urgencies of lines that the player cannot ask for again."""
MOST_CUT = 20
"""Most lines remembered that a key may have cut off."""
WRITTEN_DOWN = float("inf")
"""The time of a script's key presses: once everything has been heard."""


class UnheardLines:
    """Lines that a screen reader may not have read.

    Args:
        dialogue: offers and repeats them.
        speaker: knows whether a screen reader reads, and which one.
        clock: returns monotonic seconds.
    """

    def __init__(self, dialogue: Dialogue, speaker: Speaker, clock: Callable[[], float]) -> None:
        self._dialogue = dialogue
        self._speaker = speaker
        self._clock = clock
        self._unheard: list[Line] = []
        self._cut: list[tuple[Line, int]] = []
        """Lines that a key may have cut off, each with the number of keys since."""
        self._again: list[Line] = []
        """Lines to say again once the present key is answered."""
        self._offered = 0
        """Number of unheard lines that have been announced, or have come since an announcement."""
        self._silenced = False
        """Whether the player wanted silence since the announcement."""
        self._waiting = Subject()
        """Validity of the announcement of their number."""
        self._offered_at = float("-inf")
        self._offer_due = False
        """Whether a choice was made, after which unheard lines may be announced."""
        self._overtaken: Line | None = None
        """The line that the present key has overtaken in the queue of a screen reader."""
        self._offers: Line | None = None
        """The newest line that names what would be chosen."""
        self._answered_at = float("-inf")
        """When that line was said, if it answers a key."""
        self._place: Callable[[Key], Line | None] | None = None
        """The place that said it: the open list, or the game."""
        self.doubtful = False
        """Whether the player cannot have heard that line, which names what would be chosen now."""
        self._withheld: Line | None = None
        """The last line that said that nothing was chosen yet."""
        self.overtaken = False
        """Whether remote players have played on to the next question before all was heard."""
        self.held_back: Line | None = None
        """The line for which a key was held back as the reader was deaf to it, until the player is
        asked about the reader."""
        self._dropped: Line | None = None
        """The last line that came while the reader was deaf by its measure: not one that was only
        late, nor one that a quick key has overtaken."""
        self._answered = False
        """Whether a row has come since the key that made the reader deaf."""
        self._recent: deque[tuple[Line, float]] = deque(maxlen=RECENT)
        """Lines since the last key, with their times; an arrow key may have come before them."""
        self._deaf_at: float | None = None
        """When an arrow key made the reader deaf; None while it listens."""
        self._mute = False
        """Whether after that key the reader does not even read the row."""
        self._row: Line | None = None
        """The line that the reader finds when it reads the row."""
        self._read_at = float("-inf")
        """When all that was printed since the last key can have been read."""
        self._rest = Line("")
        """The part of the last line that did not fit into its row, unless all of it is noted."""

    @property
    def deaf(self) -> bool:
        """Whether the reader reads at most one row until the next key."""
        return self._deaf_at is not None and self._speaker.reads_lines

    def in_a_row(self, row: bool) -> bool:
        """Return whether a line has to fit into one row.

        Args:
            row: whether it has to where no screen reader reads rows.
        """
        return self._deaf_at is not None if self._speaker.reads_lines else row

    @property
    def unread_for(self) -> float:
        """The seconds in which more would cut off the screen reader; 0 for a reader that it does
        not cut off."""
        return max(self._read_at - self._clock(), 0.0)

    def doubt(self) -> None:
        """Record that the player may expect another choice than the one that would be made."""
        self.doubtful = True

    def await_key(self, offers: bool) -> None:
        """Handle the beginning of a wait for a key: announce unheard lines if due.

        Args:
            offers: whether unheard lines may be announced.
        """
        self._overtaken = None
        again, self._again = self._again, []
        for line in again:
            if not line.stale:
                self._dialogue.say(replace(line, seen=True), again=True)
        if offers and self._offer_due and not self.deaf:
            self._offer_due = False
            if self._unheard:
                self.offer()

    def begin(self) -> None:
        """Reset for a new game: the secrets of the last one are not for those seats now.

        Its lines are old news once they were announced: Space marks dice in the new game.
        """
        announced = self._unheard[: self._offered]
        self._drop(lambda line: line.secret or line in announced)
        self._offers, self.doubtful = None, False

    def leave(self) -> None:
        """Discard everything: nothing is owed any more in a place that the player has left."""
        self._drop(lambda line: True)

    def _drop(self, gone: Callable[[Line], bool]) -> None:
        """Discard lines, though they may not have been heard."""
        self._again = [line for line in self._again if not gone(line)]
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
        """Record a key press, of any kind."""
        self._read_at = float("-inf")  # a key cuts it off as well
        pressed = key.earliest
        at = min(pressed, self._clock())
        since = at if self._deaf_at is None else self._deaf_at
        if self._row is not None and at < since + self._speaker.reader.looks_at / IN_TIME:
            self._miss(self._row)  # the reader had no time to read it
        self._row = None
        if key.name != "space":
            self._rest = Line("")  # the player continues without it
            self._cut = self._cut and [
                (line, keys + 1) for line, keys in self._cut if keys < 1 or line.urgency in LASTING
            ]
        late = self._recent and [one for one in self._recent if one[1] > at - BEFORE]
        self._recent.clear()
        if pressed == WRITTEN_DOWN:
            self._deaf_at = None  # all was heard before it, however slow the machine
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
        self._answered = False

    def note(self, line: Line, rest: str = "") -> None:
        """Record a line that has just been printed.

        Args:
            rest: what did not fit into its row.
        """
        if rest:
            self._keep_rest(line, rest)
        reads = self._speaker.reads_lines
        if reads and (seconds := self._speaker.reading_time(line.shown.removesuffix(rest))):
            self._read_at = max(self._read_at, self._clock()) + seconds
        if line.urgency is Urgency.CHOICE:
            self._leave_overtaken()
        if line.passing or not (line.text or line.caption):
            return
        if line.offers or line.asks:
            self._drop_stale()  # such as the list's row that was said before
            further = self._place == self._dialogue.withheld
            self._place = self._dialogue.withheld
            self._offers, self.doubtful = line, False
            # The caller guards the first words of a list, and a question.
            answers = further and line.offers and bool(self._speaker.reader.deaf_after)
            self._answered_at = self._clock() if answers else float("-inf")
        if not reads:
            return
        now = self._clock()
        if self._deaf_at is None:
            self._recent.append((line, now))
            return
        after = now - self._deaf_at
        first, self._answered = not self._answered, True
        if not self._mute and after < self._speaker.reader.looks_at * IN_TIME:
            if self._row is not None:
                self._miss(self._row)
            self._row = line
            return
        if self._row is not None and after < SURELY_LOOKED:
            self._miss(self._row)  # it is not known which of the two was read
        self._row = None
        if self._mute or not first:
            self._dropped = line
        self._miss(line)

    def _keep_rest(self, line: Line, rest: str) -> None:
        self._rest = Line(
            rest,
            urgency=Urgency.ANSWER,
            seats=line.seats,
            secret=line.secret,
            passing=line.passing,
            validity=line.validity,
            language=line.language,
        )

    def shorten(self, line: Line, seen: int) -> None:
        """Record how much of the newest line has room, where a front end can tell: Space reads on.

        Args:
            seen: number of its first characters.
        """
        self._keep_rest(replace(line, passing=True), line.shown[seen:])

    def take(self, key: Key, chooses: bool = False, offers: bool = True) -> bool:
        """Announce the unheard lines, or read them; return whether that uses up the key.

        Args:
            chooses: whether the key would choose something.
            offers: whether unheard lines may be announced.
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
        """Say an unheard choice of a key in place of taking it; return whether it was said."""
        blindly = key.earliest < self._answered_at  # before the words of its choice
        instead = self._dialogue.withheld(key) if blindly or self.doubtful else None
        if instead is None:
            return False
        if blindly:
            self.hold_back(instead)
        else:
            self._hold_back(instead)
        return True

    def hold_back(self, instead: Line) -> None:
        """Say the choice of a key pressed too early, in place of taking it; not twice in a row."""
        if self._offers is self._withheld is not None:
            self._dialogue.tick()
        else:
            self._hold_back(instead)

    def _hold_back(self, instead: Line) -> None:
        self.doubtful = False
        offers = self._offers
        self._dialogue.say(instead)  # doubtful again where the reader is deaf to this, too
        self.held_back = offers if offers is self._dropped else None
        self._withheld = self._offers

    def offer(self, returns: bool = False) -> None:
        """Announce the number of unheard lines, once until they are read or silence is wanted.

        News that a player who has moved on need not hear makes no announcement of its own.

        Args:
            returns: whether the player was away, and is to hear that more has come.
        """
        self._drop_stale()
        fresh = self._readable[self._offered :]
        first = returns or self._silenced or not self._offered
        if any(first or not line.folds for line in fresh):
            self._silenced = False
            count = self._offered + len(fresh)
            text = self._dialogue.narrator.say("missed", count=count)
            validity = self._waiting.change()
            self._dialogue.say(Line(text, urgency=Urgency.ANSWER, passing=True, validity=validity))
            self._offered_at = self._clock()
        self._offered += len(fresh)

    def silence(self) -> None:
        """Record that the player wanted silence: what comes from now on is announced anew."""
        self._silenced = True
        self._leave_overtaken()

    def miss(self, line: Line) -> None:
        """Record a line not heard, where a front end can detect it; sounds do not count."""
        if line.shown and not line.passing and line not in self._unheard:
            self._unheard.append(line)
            self.doubtful = self.doubtful or line is self._offers

    def cut(self, line: Line) -> None:
        """Record a line that a key may have cut off, where a front end can detect it.

        Space reads it.  It is not announced: a player who presses a key has often heard enough; and
        only news outlive the next key, for what was asked for can be asked for again.
        """
        if line.shown and not line.passing:
            self._cut.append((line, 0))
            del self._cut[:-MOST_CUT]

    def fall_behind(self, line: Line) -> None:
        """Record a line that a key has overtaken: before its first word, where that is known.

        News that a player need not hear waits for Space; other news is said again, while true.
        """
        if line.passing:
            self._offered = 0  # nobody has heard of those lines
        elif line.folds:
            self.miss(line)
        elif line.urgency is Urgency.ANSWER:
            self.cut(line)
        else:
            self._again.append(line)

    def overtake(self, line: Line) -> None:
        """Record a line that a key has overtaken in the queue of a screen reader.

        It is unheard, unless the key is a choice or for silence, which drop the queue.
        """
        if line not in self._unheard:
            self.miss(line)
            self._overtaken = line

    def _leave_overtaken(self) -> None:
        """Leave a line to the history that the present key has overtaken."""
        overtaken, self._overtaken = self._overtaken, None
        if overtaken is not None:
            self._drop(lambda line: line is overtaken)

    def take_overtaken(self) -> bool:
        """Return whether the question said now comes before older news; once."""
        overtaken, self.overtaken = self.overtaken, False
        return overtaken

    def _miss(self, line: Line) -> None:
        self._unheard.append(line)
        self.doubtful = self.doubtful or line is self._offers
        if self._rest.text and line.shown.endswith(self._rest.text):
            self._rest = Line("")

    def _read_rest(self) -> bool:
        """Print what did not fit into a row; a voice has said it already."""
        rest, self._rest = self._rest, Line("")
        if not rest.text or not self._dialogue.outputs.holder.may_hear(rest):
            return False
        self._dialogue.outputs.screen.take(rest)
        self.note(rest)
        return True

    @property
    def _readable(self) -> list[Line]:
        """The unheard lines that the player at the keyboard may hear."""
        return [line for line in self._unheard if self._dialogue.outputs.holder.may_hear(line)]

    def _read(self) -> bool:
        """Read all unheard lines; return whether there were any."""
        lines = self._readable
        if not lines:
            return False
        self._unheard = [line for line in self._unheard if line not in lines]
        self._offered = 0
        self._waiting.change()
        for line in lines:
            self._dialogue.say(replace(line, urgency=Urgency.ANSWER), again=True)
        return True
