"""Packets: what goes over the line, each a JSON object with its kind under "packet".

Down go events, then the views after them, then what is asked; up go the words of actions.  What
belongs to a game, an event or a view, stands in a packet as the game's codec writes it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from audiogame.online.codec import UnreadablePacket
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value
from audiogame.table.move_list import Player

LONGEST = 65_536
"""Bytes of a packet; a longer one is refused before it is read."""


class Heard(Value):
    """An event, and the seats of this place that hear it: all of them, or one alone."""

    seats: tuple[Seat, ...]
    event: msgspec.Raw


class Seen(Value):
    """What a seat sees; the seat is None at a place that has none, and sees what all may see."""

    seat: Seat | None
    view: msgspec.Raw


class Question(Value):
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
        told: how many events this place has been told so far; the next one has this number.
        past: how many events lie behind already and come first, to be told shortened.
    """

    game: str
    version: int
    seats: tuple[Seat, ...]
    players: tuple[Player, ...]
    first: tuple[Player, ...]
    advice: bool
    hash: str
    told: int
    past: int = 0


class Told(Down):
    """What happened, what is to be seen after it, and what is asked.

    Args:
        number: of the first event, in this place's own stream, from 0.
        events: what this place may know, in order.
        views: of each seat of this place.
        questions: what its seats are asked.
        line: how many events of the stream belong to the line of play: fewer than were told,
            where something was taken back.
        players: who sits where now; None where that has not changed.
    """

    number: int
    events: tuple[Heard, ...]
    views: tuple[Seen, ...]
    questions: tuple[Question, ...]
    line: int
    players: tuple[Player, ...] | None = None


class Refused(Down):
    """A choice that was not taken; nothing has changed.

    Args:
        question: which it answered.
        why: the id of what is said.
    """

    question: int
    why: str


class Up(Value, tag_field="packet", tag=True):
    """A packet to the server."""


class Choice(Up):
    """The words of an action, as a record has them.

    Args:
        seat: who chooses.
        question: the number of what is answered; for a request, that is owed by nobody, the
            number of the next event.
        words: such as `play queen`.
    """

    seat: Seat
    question: int
    words: str


DOWN = msgspec.json.Decoder(Seated | Told | Refused)
UP = msgspec.json.Decoder(Choice)


def frame(packet: Down | Up) -> bytes:
    """Write a packet as one frame."""
    return msgspec.json.encode(packet)


def read_down(data: bytes) -> Any:
    """Read a packet from a server.

    Raises:
        UnreadablePacket: it is none.
    """
    return _read(DOWN, data)


def read_up(data: bytes) -> Any:
    """Read a packet to a server.

    Raises:
        UnreadablePacket: it is none.
    """
    return _read(UP, data)


def _read(decoder: Any, data: bytes) -> Any:
    if len(data) > LONGEST:
        raise UnreadablePacket(f"{len(data)} bytes")
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise UnreadablePacket(str(fault)) from fault
