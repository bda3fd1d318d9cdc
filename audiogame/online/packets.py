"""Packets: what goes over the line, each a JSON object with its kind under "packet".

Down go events, then the views after them, then what is asked; up go the words of actions.  What
belongs to a game, an event or a view, stands in a packet as the game's codec writes it.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from audiogame.rules.lengths import Digest, OfSeats, Typed, Word
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value
from audiogame.table.move_list import Player
from audiogame.table.seen_table import LuckFacts, OwnChoice

LONGEST = 65_536
"""Bytes of a packet from a server; a longer one is refused before it is read."""
LONGEST_UP = 16_384
"""Bytes of a packet to a server, where strangers send them."""
EVENTS = 2000
"""Events of one packet: more are not among so many bytes."""


class Heard(Value):
    """An event, and the seats of this place that hear it: all of them, or one alone."""

    seats: OfSeats[Seat]
    event: msgspec.Raw


class SeatView(Value):
    """What a seat sees; the seat is None at a place that has none, and sees what all may see."""

    seat: Seat | None
    view: msgspec.Raw


class SeatQuestion(Value):
    """What a seat is asked, by its number; a choice names it, and counts once."""

    seat: Seat
    number: int


class Down(Value, tag_field="packet", tag=True):
    """A packet from the server."""


class Seated(Down):
    """A place at a table: what it is, who sits there, and where its stream of events stands.

    Args:
        game: its name.
        version: of its rules.
        seats: of this place, none for a guest.
        players: who sits where now.
        first: who sat down at the beginning.
        advice: whether people may ask what an expert would do.
        hash: the SHA-256 of the header of the table's record.
        streams: what the random streams of bots, advice and remarks come from; everybody may
            know it, and no luck follows from it.
        told: how many events this place has been told so far; the next one has this number.
        past: how many events lie behind already and come first, to be told shortened.
    """

    game: Word
    version: int
    seats: OfSeats[Seat]
    players: OfSeats[Player]
    first: OfSeats[Player]
    advice: bool
    hash: Digest
    streams: Typed
    told: int
    past: int = 0


class EventsTold(Down, tag="Told"):
    """What happened, what is to be seen after it, and what is asked.

    Args:
        number: of the first event, in this place's own stream, from 0.
        events: what this place may know, in order.
        views: of each seat of this place.
        questions: what its seats are asked.
        line: how many events of the stream belong to the line of play: fewer than were told,
            where something was taken back.
        players: who sits where now; None where that has not changed.
        decisions: how often each seat has chosen, in the line of play.
        own: the last choice of each seat of this place, the newest first.
        undecided: whether some have chosen in secret, and others who were asked with them have not.
        luck: where luck comes from; None where that has not changed.
        seats: of this place; None where they have not changed.
        more: whether more of what was missed follows, and only its end tells what is asked.
    """

    number: int
    events: Annotated[tuple[Heard, ...], Meta(max_length=EVENTS)]
    views: OfSeats[SeatView]
    questions: OfSeats[SeatQuestion]
    line: int
    players: OfSeats[Player] | None = None
    decisions: OfSeats[int] = ()
    own: OfSeats[OwnChoice] = ()
    undecided: bool = False
    luck: LuckFacts | None = None
    seats: OfSeats[Seat] | None = None
    more: bool = False


class Refused(Down):
    """A choice, or another packet, that was not taken; nothing has changed.

    Args:
        question: which it answered; -1 for what is no choice.
        why: the id of what is said.
    """

    question: int
    why: Word


class Asked(Down):
    """Somebody asks to take their last choice back; `Ballot` answers, silence is No.

    Args:
        vote: its number.
        seat: who asks.
    """

    vote: int
    seat: Seat


class Answered(Down):
    """What came of the wish to take a choice back; what has changed is told after it.

    Args:
        vote: its number.
        seat: who asked.
        agreed: whether it is taken back.
        luck: whether luck goes back too.
    """

    vote: int
    seat: Seat
    agreed: bool
    luck: bool = False


class Up(Value, tag_field="packet", tag=True):
    """A packet to the server."""


class SeatChoice(Up, tag="Choice"):
    """The words of an action, as a record has them.

    Args:
        seat: who chooses.
        question: the number of what is answered; for a request, that is owed by nobody, the
            number of the next event.
        words: such as `play queen`.
    """

    seat: Seat
    question: int
    words: Annotated[str, Meta(max_length=200)]


class TakeBack(Up):
    """Ask to take a choice back, with all that came after it.

    Args:
        seat: whose it is.
        number: among all choices of this seat, from 1; only the last can be asked for.
    """

    seat: Seat
    number: int


class Ballot(Up):
    """Agree to what was asked, or not."""

    vote: int
    yes: bool


class Sit(Up):
    """Let a player take a chair: a bot for a person of this place and back, or a free chair."""

    seat: Seat
    player: Player


class Consulted(Up):
    """Let the record have it that a seat has asked what an expert would do."""

    seat: Seat


class GiveUp(Up):
    """Give the game up for all seats of this place; bots play on for others who do not."""


Wish: TypeAlias = SeatChoice | TakeBack | Ballot | Sit | Consulted | GiveUp
"""What may be wished for in a game."""
InGame: TypeAlias = Seated | EventsTold | Refused | Asked | Answered
"""What a table tells of its game; all other packets are about the session."""


def wire_name(kind: type[Down] | type[Up]) -> str:
    """Return the name of a kind of packets in its frames; a class may have another one."""
    struct: Any = kind  # for type checkers a value is no struct
    return str(struct.__struct_config__.tag)


def frame(packet: Down | Up) -> bytes:
    """Write a packet as one frame."""
    return msgspec.json.encode(packet)
