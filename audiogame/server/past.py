"""What was told at the places of a game, taken from its record again."""

from __future__ import annotations

from pathlib import Path

from audiogame.online.codec import Codec
from audiogame.rules.game import Game
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value
from audiogame.server.place import Place
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private
from audiogame.table.replay import Replay


class Past(Value):
    """What was told at a place, taken from the record.

    Args:
        asked: from which event on.
        told: the number of the event after it.
        frames: all of them.
    """

    asked: int
    told: int
    frames: tuple[bytes, ...]


def past_of(
    game: Game, path: Path, record: Record, seats: tuple[Seat, ...], number: int, seated: bytes
) -> Past:
    """Take a record again for a device that has missed what is no longer at hand.

    Args:
        game: which, by the rules of the record.
        path: of the record.
        seats: of the device.
        number: of the next event that it has not heard; -1 where it has heard of nothing yet.
        seated: what tells it where it sits, if it has to hear everything.
    """
    (stream,) = taken_again(game, path, record, (seats,), None)
    frames = stream.past_frames(number) if number >= 0 else None
    if frames is None:
        frames = (seated, *(stream.past_frames(-1) or ()))
    return Past(number, stream.told, frames)


def taken_again(
    game: Game,
    path: Path,
    record: Record,
    seats: tuple[tuple[Seat, ...], ...],
    kept: int | None,
) -> tuple[Place, ...]:
    """Take a record again for some places.

    Args:
        game: which, by the rules of the record.
        path: of the record.
        seats: of each place.
        kept: how many pieces of each stream stay at hand; None for all.
    """
    places = tuple(Place(Codec(game), one, kept) for one in seats)
    replay = Replay(record, kept_private(path, record), places)
    for _ in replay.lines():
        for place in places:
            place.pass_over(replay.table)
    for place in places:
        place.settle(replay.table)
    return places
