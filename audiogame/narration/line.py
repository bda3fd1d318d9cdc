"""A line: one thing to say, how much of it is said, and how it stands to other lines."""

from __future__ import annotations

from enum import Enum

from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Seat
from audiogame.rules.value import Value


class Verbosity(Enum):
    """How much is said."""

    FULL = "full"
    BRIEF = "brief"
    BRAILLE = "braille"


class Urgency(Enum):
    """How a line stands to those that wait to be heard."""

    NEWS = "news"
    """It waits for its turn."""
    ANSWER = "answer"
    """It interrupts; what was cut off and what waits go on after it."""
    CHOICE = "choice"
    """It interrupts, and what waits goes to the history unheard."""
    ALERT = "alert"
    """It goes before what waits."""
    CHATTER = "chatter"
    """It waits until nothing else does, such as whose turn it is."""


class Validity:
    """How long lines are true: until what they tell of has changed.

    Outputs look at it when they are about to begin a line, in whatever thread that is.
    """

    over = False

    def __eq__(self, other: object) -> bool:
        """Whether lines that say the same are the same line: both true, or both no longer."""
        return isinstance(other, Validity) and self.over == other.over

    def __hash__(self) -> int:
        return hash(Validity)


class Subject:
    """What lines tell of and what changes, such as the open question, or the voice that speaks."""

    def __init__(self) -> None:
        self.validity = Validity()
        """How long a line is true that tells of it now."""

    def change(self, validity: Validity | None = None) -> Validity:
        """End what was told of it; returns how long the next line of it is true.

        Args:
            validity: that of a line which tells of other subjects, too; any of them ends it.
        """
        self.validity.over = True
        self.validity = Validity() if validity is None else validity
        return self.validity


class Line(Value):
    """One thing to say.

    Args:
        text: whole sentences; empty for a line that is only heard as a sound.
        cues: the sounds that go with it.
        urgency: how it stands to other lines.
        seats: the seats that hear it; empty for what belongs to no game.
        secret: whether only its seat may hear and read it: it is not left on the screen.
        unnamed: whether a secret line names nothing, so that it needs no headphones.
        speaker: the seat of an opponent whom it is about, who may speak with a voice of its own.
        unspoken: whether a voice leaves out the words, because the player knows the sounds.
        aside: whether it tells of this machine only, and belongs into no transcript.
        caption: its sounds in words, for who wants to read them.
        asks: whether it is the question that a choice in the game answers.
        chat: whether somebody far away says it.
        listed: whether it only tells what a list, or a place to type, shows by itself.
        offers: whether it tells what the next choice would take: where a player stands in a list,
            what is marked, or the question itself.
        validity: how long it is true; None for what stays true, as most news do.
    """

    text: str
    cues: tuple[Sounded, ...] = ()
    urgency: Urgency = Urgency.NEWS
    seats: tuple[Seat, ...] = ()
    secret: bool = False
    unnamed: bool = False
    speaker: Seat | None = None
    unspoken: bool = False
    aside: bool = False
    caption: str = ""
    asks: bool = False
    chat: bool = False
    listed: bool = False
    offers: bool = False
    validity: Validity | None = None

    @property
    def stale(self) -> bool:
        """Whether it is no longer true: then no output begins it, and only the history has it."""
        return self.validity is not None and self.validity.over

    @property
    def shown(self) -> str:
        """The words as they are printed and brailled, with those of the sounds before them."""
        return f"[{self.caption}] {self.text}".rstrip() if self.caption else self.text
