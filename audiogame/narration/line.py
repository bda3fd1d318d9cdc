"""A line: one thing to say, its level of detail, and its priority among other lines."""

from __future__ import annotations

from enum import Enum

from audiogame.rules.sounded import Sounded
from audiogame.rules.state import Seat
from audiogame.rules.value import Value


class Verbosity(Enum):
    """The level of detail."""

    FULL = "full"
    BRIEF = "brief"
    BRAILLE = "braille"


class Urgency(Enum):
    """The priority of a line in the queue of speech."""

    NEWS = "news"
    """Waits for its turn in the queue."""
    ANSWER = "answer"
    """Interrupts; the line that it cuts off, and the queue, resume after it."""
    CHOICE = "choice"
    """Interrupts, and drops the queue unheard into the history."""
    ALERT = "alert"
    """Goes to the front of the queue."""
    CHATTER = "chatter"
    """Waits until the rest of the queue is empty, such as whose turn it is."""


class Validity:
    """Validity of lines: they are true until their subject has changed.

    Outputs check it just before they begin a line, in any thread.
    """

    over = False

    def __eq__(self, other: object) -> bool:
        """Return whether lines with equal contents are equal: both still true, or both stale."""
        return isinstance(other, Validity) and self.over == other.over

    def __hash__(self) -> int:
        return hash(Validity)


class Subject:
    """A changing subject of lines, such as the open question, or the present voice."""

    def __init__(self) -> None:
        self.validity = Validity()
        """The validity of lines about its present state."""

    def change(self, validity: Validity | None = None) -> Validity:
        """End the validity of earlier lines about it; return that of the next one.

        Args:
            validity: that of a line about several subjects; a change of any of them ends it.
        """
        self.validity.over = True
        self.validity = Validity() if validity is None else validity
        return self.validity


class Line(Value):
    """One thing to say.

    Args:
        text: whole sentences; empty for a line that is only a sound.
        cues: its sounds.
        urgency: its priority.
        seats: the seats that hear it; empty outside of games.
        secret: whether only its seat may hear and read it: it is not left on the screen.
        unnamed: whether a secret line names nothing, so that it needs no headphones.
        speaker: the seat of the opponent it is about, who may have a voice of its own.
        unspoken: whether a voice skips the words, because the player knows the sounds.
        local: whether it concerns this machine only, and is left out of transcripts.
        caption: its sounds in words, for players who read them.
        asks: whether it is the question that a choice in the game answers.
        chat: whether it is a message of a remote player.
        listed: whether it only repeats what a list, or a text entry, shows by itself.
        folds: whether a player who has moved on need not hear it: it waits to be asked for.
        passing: whether it counts other lines, and is no event: the history leaves it out.
        offers: whether it states what the next choice would take: the player's position in a list,
            the marked items, or the question itself.
        validity: how long it is true; None for always, as with most news.
        language: the code of the language of its words; empty for that of the player.
        fault: whether it says that something is wrong, or could not be done.
        seen: whether it is on the screen already, and only spoken once more: a key had overtaken
            it before its first word.
    """

    text: str
    cues: tuple[Sounded, ...] = ()
    urgency: Urgency = Urgency.NEWS
    seats: tuple[Seat, ...] = ()
    secret: bool = False
    unnamed: bool = False
    speaker: Seat | None = None
    unspoken: bool = False
    local: bool = False
    caption: str = ""
    asks: bool = False
    chat: bool = False
    listed: bool = False
    folds: bool = False
    passing: bool = False
    offers: bool = False
    validity: Validity | None = None
    language: str = ""
    fault: bool = False
    seen: bool = False

    @property
    def stale(self) -> bool:
        """Whether the line is no longer true: no output begins it, only the history keeps it."""
        return self.validity is not None and self.validity.over

    @property
    def shown(self) -> str:
        """Its words for print and braille, with the captions of its sounds before them."""
        return f"[{self.caption}] {self.text}".rstrip() if self.caption else self.text
