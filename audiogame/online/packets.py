"""Packets: the JSON objects of the network protocol, each with its kind under "packet".

The server sends events, then the views after them, then questions; the client sends the words of
actions.  Events and views stand in a packet as the game's codec encodes them.
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
"""Bytes of a packet from a server at most; a longer one is refused before it is read."""
LONGEST_UP = 16_384
"""Bytes of a packet to a server at most: strangers send them."""
EVENTS = 2000
"""Events of one packet at most: a packet has no room for more."""


class Heard(Value):
    """An event, and the seats of this place that hear it: all of them, or one alone."""

    seats: OfSeats[Seat]
    event: msgspec.Raw


class SeatView(Value):
    """The view of a seat; the seat is None at a guests' place, which has the public view."""

    seat: Seat | None
    view: msgspec.Raw


class SeatQuestion(Value):
    """A numbered question to a seat; a choice names the number, and counts once."""

    seat: Seat
    number: int


class Down(Value, tag_field="packet", tag=True):
    """A packet from the server."""


class Seated(Down):
    """A place at a table: its game, its players, and the position of its stream of events.

    Args:
        game: its name.
        version: of its rules.
        seats: of this place, none for a guest.
        players: who sits in each seat now.
        first: who sat there at the beginning.
        advice: whether people may ask what an expert would do.
        hash: the SHA-256 of the header of the table's record.
        streams: seed of the random streams of bots, advice and remarks; it is public, and no luck
            follows from it.
        told: number of the next event that is sent; those before it come in `Earlier`.
        past: how many events are past already, to be narrated in short.
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
    """Events, the views after them, and the open questions.

    Args:
        number: of the first event, in this place's own stream, from 0; the first packet after an
            `Enter` may begin later than was asked for, and what lies between comes in `Earlier`.
        events: what this place may know, in order.
        views: one for each seat of this place.
        questions: what its seats are asked.
        line: how many events of the stream belong to the line of play: fewer than were sent, where
            something was taken back.
        players: who sits in each seat now; None where that has not changed.
        decisions: how often each seat has chosen, in the line of play.
        own: the last choice of each seat of this place, the newest first.
        undecided: whether some have chosen in secret, and others who were asked with them have not.
        luck: where luck comes from; None where that has not changed.
        seats: of this place; None where they have not changed.
        more: whether more missed events follow, and only the last packet has questions.
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


class Earlier(Down):
    """Events from before those that a client was sent first, in order.

    Args:
        number: of the first of them, in this place's own stream.
        events: what this place may know.
        line: how many events of the stream belonged to the line of play after these.
    """

    number: int
    events: Annotated[tuple[Heard, ...], Meta(max_length=EVENTS)]
    line: int


class Refused(Down):
    """Rejection of a choice or another packet; nothing has changed.

    Args:
        question: which the choice answered; -1 for other packets.
        why: the id of the message.
    """

    question: int
    why: Word


class Asked(Down):
    """Request of a player to take their last choice back; `Ballot` answers, silence is No.

    Args:
        vote: its number.
        seat: of that player.
    """

    vote: int
    seat: Seat


class Answered(Down):
    """Result of a request to take a choice back; the changes follow it.

    Args:
        vote: its number.
        seat: of the player who asked.
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
    """A choice of a seat: the words of an action, as a record has them.

    Args:
        seat: of the player who chooses.
        question: the number of the question that is answered; for an unasked request, the number of
            the next event.
        words: such as `play queen`.
    """

    seat: Seat
    question: int
    words: Annotated[str, Meta(max_length=200)]


class TakeBack(Up):
    """Request to take a choice back, with all that came after it.

    Args:
        seat: whose it is.
        number: among all choices of this seat, from 1; only the last can be asked for.
    """

    seat: Seat
    number: int


class Ballot(Up):
    """Vote for or against taking a choice back."""

    vote: int
    yes: bool


class Sit(Up):
    """Request to seat a player: a bot for a person of this place and back, or in a free chair."""

    seat: Seat
    player: Player


class Consulted(Up):
    """Note for the record that a seat has asked for an expert's advice."""

    seat: Seat


class GiveUp(Up):
    """Resignation of all seats of this place; bots play on if others do not give up."""


Wish: TypeAlias = SeatChoice | TakeBack | Ballot | Sit | Consulted | GiveUp
"""Requests of a client within a game."""
InGame: TypeAlias = Seated | EventsTold | Earlier | Refused | Asked | Answered
"""Packets of a server about a game; all others are about the session."""


def wire_name(kind: type[Down] | type[Up]) -> str:
    """Return the name of a kind of packets in frames, which may differ from its class name."""
    struct: Any = kind  # for type checkers a value is no struct
    return str(struct.__struct_config__.tag)


def frame(packet: Down | Up) -> bytes:
    """Encode a packet as one frame."""
    return msgspec.json.encode(packet)
