"""Write the events and views of a game as JSON, and read them again: made from type hints alone.

Nothing here belongs to one game.  An event is an object of its fields with its class name under
"type"; a view has the fields of the game's state.  Unknown fields are passed over, so that a newer
program may tell more; a missing or wrong one is refused.
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
from audiogame.table.events import BotFailed, GameStarted, TakenBack
from audiogame.table.seen_table import TableLost

AT_THE_TABLE = (GameStarted, BotFailed, TakenBack)
"""Events of every game."""


LONGEST_WHY = 200
"""Characters of why something cannot be read, which has what was sent in it."""


class UnreadablePacket(TableLost):
    """Bytes from the line that are no packet, event or view."""

    def __init__(self, why: str) -> None:
        super().__init__("packet-unreadable", why=why[:LONGEST_WHY])


class CannotTravel(Fault):
    """A game whose events or states cannot be written as JSON and read again."""

    def __init__(self, game: Game, why: str) -> None:
        super().__init__("game-cannot-travel", game=game.name, why=Reason("as-is", text=why))


class Codec:
    """Writes and reads what leaves the table of one game.

    Args:
        game: which game.

    Raises:
        CannotTravel: a field of an event or of the state is of a kind that JSON cannot tell.
    """

    def __init__(self, game: Game) -> None:
        try:
            self._events = msgspec.json.Decoder(reduce(or_, event_kinds(game)))
            self._views = msgspec.json.Decoder(type(game.new(game.seats[0])))
        except TypeError as fault:
            raise CannotTravel(game, str(fault)) from fault
        self._encoder = msgspec.json.Encoder()
        self._last: tuple[Event | State | None, bytes] = None, b""
        """What was written last: several devices hear the same event."""

    def write(self, thing: Event | State) -> bytes:
        """Write an event or a view; equal ones give equal bytes."""
        last, data = self._last
        if last is not thing:
            data = self._encoder.encode(thing)
            self._last = thing, data
        return data

    def read_event(self, data: bytes) -> Event:
        """Read an event.

        Raises:
            UnreadablePacket: it is none of this game.
        """
        return _read(self._events, data)  # type: ignore[no-any-return]  # of the union above

    def read_view(self, data: bytes) -> State:
        """Read what a seat sees of a state.

        Raises:
            UnreadablePacket: it is no state of this game.
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
    """Make the codecs of games before somebody waits for one.

    Each takes some thousandths of a second.  A game that cannot travel is left out, and says so
    where somebody wants to play it.
    """
    for game in games:
        with contextlib.suppress(CannotTravel):
            codec_of(game)


def event_kinds(game: Game) -> tuple[type[Event], ...]:
    """List the classes of events of a game, and those of every table."""
    inside = f"{game.package}."
    own = (kind for kind in _below(Event) if f"{kind.__module__}.".startswith(inside))
    return (*AT_THE_TABLE, *own)


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def _read(decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise UnreadablePacket(str(fault)) from fault
