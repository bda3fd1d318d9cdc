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

LONGEST = 65_472
"""Bytes of a packet from a server at most; a longer one is refused before it is read."""
LONGEST_UP = 16_384
"""Bytes of a packet to a server at most: strangers send them."""
ON_THE_LINE, HELLO_ON_THE_LINE = LONGEST + 16, LONGEST_UP + 96
"""Bytes of a frame at most, and of the device's first one: a sealed packet is longer."""
EVENTS = 2000
"""Events of one packet at most: a packet has no room for more."""
CHOICES, CHOICE_BYTES = 200, 8_192
"""Choices of a seat sent together at most, and bytes of all of them."""
WordsOfChoice: TypeAlias = Annotated[str, Meta(max_length=200)]
"""The words of an action, as a record has them."""


class Heard(Value):
    """An event, and the seats of this place that hear it: all of them, or one alone."""

    seats: OfSeats[Seat]
    event: msgspec.Raw


class SeatView(Value):
    """The view of a seat; the seat is None at a guests' place, which has the public view."""

    seat: Seat | None
    view: msgspec.Raw


class OfferedChoice(Value):
    """A possible choice of a seat.

    Args:
        id: its name in this question; it means nothing else.
        words: as a record has them, such as `play queen`.
    """

    id: int
    words: WordsOfChoice


OfChoices: TypeAlias = Annotated[tuple[OfferedChoice, ...], Meta(max_length=CHOICES)]
"""At most so many choices as are sent together."""


class SeatQuestion(Value):
    """A numbered question to a seat; a choice names the number, and counts once.

    Args:
        choices: all that are possible now, requests included; none where they are too many for one
            packet, and `AskChoices` has to ask for them.
    """

    seat: Seat
    number: int
    choices: OfChoices = ()


class Down(Value, tag_field="packet", tag=True):
    """A packet from the server; an answer has the number of its request in `request`, else 0."""


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
        request: the number of the choice of this place that is taken by this packet; 0 for none.
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
    request: int = 0


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


class Choices(Down):
    """The choices of a seat, as far as one packet holds them; they answer `AskChoices`.

    Args:
        question: the number that a choice of them has to name.
        first: how many choices come before these.
        all: how many there are.
        choices: from `first` on.
    """

    request: int
    seat: Seat
    question: int
    first: int
    all: int
    choices: OfChoices


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


class Up(Value, tag_field="packet", tag=True, kw_only=True):
    """A packet to the server.

    Args:
        request: its number, which the answer names; 0 for none.
    """

    request: int = 0


class SeatChoice(Up, tag="Choice"):
    """A choice of a seat: one of those offered with its question.

    Args:
        seat: of the player who chooses.
        question: the number of the question that is answered; for an unasked request, the number of
            the next event.
        words: such as `play queen`; empty where `id` names the choice.
        id: of an offered choice; -1 where `words` name it.
    """

    seat: Seat
    question: int
    words: WordsOfChoice = ""
    id: int = -1


class AskChoices(Up):
    """Request for the actions of a seat: its legal choices, and what it may request at any time.

    Args:
        first: how many are left out: they are known already.
    """

    seat: Seat
    first: int = 0


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


Wish: TypeAlias = SeatChoice | AskChoices | TakeBack | Ballot | Sit | Consulted | GiveUp
"""Requests of a client within a game."""
InGame: TypeAlias = Seated | EventsTold | Earlier | Asked | Answered
"""Packets of a server about a game; all others are about the session."""


def wire_name(kind: type[Down] | type[Up]) -> str:
    """Return the name of a kind of packets in frames, which may differ from its class name."""
    struct: Any = kind  # for type checkers a value is no struct
    return str(struct.__struct_config__.tag)


def request_of(packet: Down) -> int:
    """Return the number of the request that a packet answers; 0 where it is no answer."""
    number: int = getattr(packet, "request", 0)
    return number


def frame(packet: Down | Up) -> bytes:
    """Encode a packet as one frame."""
    return msgspec.json.encode(packet)
