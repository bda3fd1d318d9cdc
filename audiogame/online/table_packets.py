"""Packets about tables: list, open, enter, and the state of a table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from audiogame.online.packets import Down, Up
from audiogame.rules.lengths import Digest, Name, OfSeats, T, Word
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value

ENTRIES = ("link", "open", "knock")
"""Who may sit down: holders of the link, anyone, or people whom the host lets in."""
OPEN, PERSON = "open", "person"
"""Kinds of chairs: free, and a person's; any other kind is the strength of a bot."""
LISTED = 100
"""Tables in the public list at most."""
GUESTS = 100
"""Guests, who only listen, at one table at most."""

TableName: TypeAlias = Annotated[str, Meta(max_length=17)]
"""Two words of at most 8 letters with a hyphen."""
Key: TypeAlias = Annotated[str, Meta(max_length=53)]
"""Six words of at most 8 letters with hyphens: of a link, or an invitation."""
TypedOptions: TypeAlias = Annotated[tuple[tuple[Word, Word], ...], Meta(max_length=32)]
"""Options of a game, by name and value: far more than any game has."""
OfGames: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=64)]
"""At most one entry for each game that somebody may have."""
OfGuests: TypeAlias = Annotated[tuple[T, ...], Meta(max_length=GUESTS)]
"""At most one entry for each guest."""


class Chair(Value):
    """A chair in the waiting room.

    Args:
        kind: `open`, `person` or the strength of a bot.
        name: of the player there; empty for a free chair.
        here: whether the connection to that person is up.
        person: their key at this server, by which they can be blocked.
        muted: whether the host has muted them.
        late: whether they were asked for 60 seconds and have not chosen yet.
        away: whether they have looked elsewhere for 10 seconds; no bot comes before 300.
    """

    kind: Word
    name: Name = ""
    here: bool = False
    person: Digest = ""
    muted: bool = False
    late: bool = False
    away: bool = False


class Offered(Value):
    """A table in the list of tables.

    Args:
        free: how many chairs can be taken now.
        spectators: whether guests may come in, who only listen.
    """

    table: TableName
    game: Word
    host: Name
    free: int
    entry: Word
    options: TypedOptions = ()
    spectators: bool = False


class Tables(Down):
    """List of the tables at which anyone may ask to play or to listen.

    Args:
        waiting: how many people wait for anybody to play with, see `PlayNow`.
        playing: how many tables people sit at.
    """

    tables: Annotated[tuple[Offered, ...], Meta(max_length=LISTED)]
    request: int = 0
    waiting: int = 0
    playing: int = 0


class InQueue(Down):
    """The people here wait for others to play with; `Room` follows once somebody has come.

    Args:
        waiting: how many people wait, these included.
    """

    waiting: int
    request: int = 0


class Room(Down):
    """State of a table as everyone at it may know it, sent again whenever it changes.

    Args:
        table: its name at this server.
        host: the seat of the host.
        chairs: by seat, planned or taken.
        yours: the seats of this device.
        guests: the names of those who only listen.
        begun: whether the game has begun, and `over` whether it is over.
        key: what the link holds; empty for everyone but the host.
        ends: when the link ends, in seconds since 1970; 0 for never.
        grace: seconds until a bot stands in for a player whose connection is lost; 0 for never.
        stand_in: the strength of that bot.
        paused: whether the game waits until a player presses a key.
        visitors: the keys at this server of those who only listen, in the order of `guests`.
        silenced: those of them whom the host has muted.
        waiting: the names of those who sit down in the next game, in the order in which they came.
        waiters: their keys at this server, in that order.
        request: the number of this device's request to open or enter the table; 0 where it was
            answered already.
        won: the names of those who have won games here tonight, each with their number, the most
            first.
        owner: the first seat of the person who opened the table, and is host whenever they are
            here; -1 for none.
        code: the key of a link by which another device takes the seats of this one along, once;
            empty without any.
    """

    table: TableName
    game: Word
    version: int
    options: TypedOptions
    host: Seat
    chairs: OfSeats[Chair]
    yours: OfSeats[Seat]
    guests: OfGuests[Name]
    entry: Word
    grace: int
    stand_in: Word
    advice: bool
    spectators: bool
    begun: bool
    over: bool
    key: Key = ""
    ends: int = 0
    paused: bool = False
    visitors: OfGuests[Digest] = ()
    silenced: OfGuests[Digest] = ()
    waiting: OfSeats[Name] = ()
    waiters: OfSeats[Digest] = ()
    request: int = 0
    won: OfSeats[tuple[Name, int]] = ()
    owner: Seat = -1
    code: Key = ""


class ListTables(Up):
    """Request for `Tables`."""


class PlayNow(Up):
    """Request to play with anybody who waits for one of the same games.

    Args:
        games: those that the people at this device would play, the favourite one first.
        names: of the people at this device.
        bots: whether they play with bots after 20 seconds; else they wait until somebody comes.
    """

    games: OfGames[Word]
    names: OfSeats[Name]
    bots: bool = True


class OpenTable(Up):
    """Request to open a table and sit down at it.

    Args:
        chairs: by seat; those called `person` are taken by the people at this device.
        grace: 0 for never, else from 15 seconds on.
        lasts: seconds until the link ends; 0 for never.
    """

    game: Word
    version: int
    options: TypedOptions
    chairs: OfSeats[Chair]
    entry: Word = "link"
    grace: int = 60
    stand_in: Word = ""
    advice: bool = True
    spectators: bool = False
    lasts: int = 86_400


class ChangeTable(Up):
    """Request of the host for another game, options or chairs, before a game or after one.

    The people there stay, and so does the link.

    Args:
        chairs: the free ones and those of bots, beside those of the people there; those for which
            the game has no seat are left out, the last ones first.
    """

    game: Word
    version: int
    options: TypedOptions
    chairs: OfSeats[Chair]
    advice: bool = True


class Enter(Up):
    """Request to sit down at a table, come back to it, or listen.

    Where a game has begun already, the people wait, and sit down in the next one.

    Args:
        table: its name at this server.
        key: from the link; empty at tables that need none.
        names: of the people at this device.
        guest: whether they only listen.
        number: of the next event that this device has not heard, where it reconnects; -1 for the
            whole game.
        said: number of the next chat message that it has not heard, and -1 for all that are kept.
        patience: see `Patience`.
        game: the hash of the header of the record of the game whose event `number` names, as
            `Seated` has it; without it the whole game is sent.
        lacks: number of the first event before `number` that has not come yet; -1 for none.
        away: see `Patience`.
    """

    table: TableName
    key: Key = ""
    names: OfSeats[Name] = ()
    guest: bool = False
    number: int = -1
    said: int = -1
    patience: int = 1
    game: Digest = ""
    lacks: int = -1
    away: bool = False
