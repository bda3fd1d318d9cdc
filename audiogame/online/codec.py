"""JSON codec for the events and views of a game, derived from type hints alone.

Nothing here belongs to one game.  An event is an object of its fields with its class name under
"type"; a view has the fields of the game's state.  Unknown fields are skipped, so that a newer
program may send more; a missing or wrong field is refused.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from audiogame.rules.fault import Fault, Reason
from audiogame.rules.game import Game
from audiogame.rules.state import Event, State
from audiogame.rules.value import last_of_name
from audiogame.table.news import BotFailed, GameStarted, TakenBack
from audiogame.table.seen_table import TableLost

AT_THE_TABLE = (GameStarted, BotFailed, TakenBack)
"""Events that every game has."""


LONGEST_WHY = 200
"""Characters of an error's explanation at most; it quotes what was sent."""


class UnreadablePacket(TableLost):
    """Bytes from the network that are no packet, event or view."""

    def __init__(self, why: str) -> None:
        super().__init__("packet-unreadable", why=why[:LONGEST_WHY])


class CannotTravel(Fault):
    """A game whose events or states cannot be encoded as JSON and decoded again."""

    def __init__(self, game: Game, why: str) -> None:
        super().__init__("game-cannot-travel", game=game.name, why=Reason("as-is", text=why))


class Codec:
    """Encoder and decoder of the events and views of one game.

    Args:
        game: which game.

    Raises:
        CannotTravel: a field of an event or of the state is of a kind that JSON cannot hold.
    """

    def __init__(self, game: Game) -> None:
        try:
            self._events = msgspec.json.Decoder(reduce(or_, event_kinds(game)))
            self._views = msgspec.json.Decoder(type(game.new(game.seats[0])))
        except TypeError as fault:
            raise CannotTravel(game, str(fault)) from fault
        self._encoder = msgspec.json.Encoder()
        self._last: tuple[Event | State | None, bytes] = None, b""
        """Cache of the last encoding: several devices hear the same event."""

    def write(self, thing: Event | State) -> bytes:
        """Encode an event or a view; equal ones give equal bytes."""
        last, data = self._last
        if last is not thing:
            data = self._encoder.encode(thing)
            self._last = thing, data
        return data

    def read_event(self, data: bytes) -> Event:
        """Decode an event.

        Raises:
            UnreadablePacket: the bytes are no event of this game.
        """
        return _read(self._events, data)  # type: ignore[no-any-return]  # of the union above

    def read_view(self, data: bytes) -> State:
        """Decode a seat's view of the state.

        Raises:
            UnreadablePacket: the bytes are no state of this game.
        """
        return _read(self._views, data)  # type: ignore[no-any-return]  # of the class above


_SHARED: dict[str, tuple[Game, Codec]] = {}


def codec_of(game: Game) -> Codec:
    """Return the one codec that all tables of a game share.

    Raises:
        CannotTravel: see `Codec`.
    """
    kept = _SHARED.get(game.name)
    if kept is None or kept[0] != game:
        kept = _SHARED[game.name] = game, Codec(game)
    return kept[1]


def make_codecs(games: Iterable[Game]) -> None:
    """Build the codecs of games in advance, so that no player waits for one.

    Each takes a few milliseconds.  A game that cannot be encoded is left out: `codec_of`
    raises the error once a table needs it.
    """
    for game in games:
        with contextlib.suppress(CannotTravel):
            codec_of(game)


def event_kinds(game: Game) -> tuple[type[Event], ...]:
    """Return the classes of a game's events, and those of every table.

    A class of its own replaces one of the same name in a package that games share.
    """

    def inside(package: str) -> Iterator[type[Event]]:
        return (one for one in _below(Event) if f"{one.__module__}.".startswith(f"{package}."))

    return (*AT_THE_TABLE, *last_of_name(map(inside, game.packages)))


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def _read(decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise UnreadablePacket(str(fault)) from fault
