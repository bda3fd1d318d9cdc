"""Line of play of one game: everything that counts, in order, with snapshots of a long one.

Old entries are compressed.  A snapshot every 500 moves spares a replay from the first move on.
"""

from __future__ import annotations

import copy
import zlib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import overload

import msgspec

from audiogame.rules.fault import RAISED
from audiogame.rules.game import Bot, listens
from audiogame.rules.state import FORCED, Event, Seat, State
from audiogame.rules.value import Value
from audiogame.table.commitments import Commitment
from audiogame.table.move_list import Player, Taken, Written
from audiogame.table.record import move_line

FAST, SMALL = 1, 6
"""Compression for one piece, and for many pieces together."""
WINDOW, MEMORY = 12, 5
"""Window of the compression, as a power of two, and its memory level: 32 KB.

zlib's default of 256 KB is allocated anew for each piece, which takes eight times as long as the
compression itself.
"""


def packed(data: bytes | bytearray, how: int = FAST) -> bytes:
    """Compress data for `unpacked`.

    Args:
        how: FAST or SMALL.
    """
    packing = zlib.compressobj(how, zlib.DEFLATED, WINDOW, MEMORY)
    return packing.compress(data) + packing.flush()


def unpacked(data: bytes) -> bytes:
    """Decompress data."""
    return zlib.decompress(data)


PIECE = 16
"""Number of entries that are compressed together."""
TOGETHER = 8
"""Number of pieces that are merged and compressed again: larger pieces take less room an entry."""
TAIL = 4
"""Number of entries at the end that are never compressed, as they are read again and again."""


class _Piece(Value):
    """Compressed entries: a move in words has a tenth of the size that it has as an action.

    Args:
        count: number of entries.
        seats: bit set of the seats that moved; the first bits are forced moves and luck.
        data: the compressed entries.
    """

    count: int
    seats: int
    data: bytes


_ENTRIES = msgspec.json.Decoder(list[tuple[Seat, int, int, str | Player]])


def _bit(seat: Seat) -> int:
    return 1 << (seat - FORCED)


def _piece_of(some: Sequence[Taken], how: int = FAST) -> _Piece:
    seats, before = 0, 0
    entries: list[tuple[Seat, int, int, str | Player]] = []
    for one in some:
        seats |= _bit(one.seat)
        at, what = 0, one.what
        told: str | Player
        if isinstance(what, Written):
            at, told = what.at, what.words
        else:
            told = what if isinstance(what, Player) else move_line(one.seat, what)
        entries.append((one.seat, one.number - before, at, told))
        before = one.number
    return _Piece(len(some), seats, packed(msgspec.json.encode(entries), how))


def _entries_of(piece: _Piece) -> list[Taken]:
    found, number = [], 0
    for seat, since, at, what in _ENTRIES.decode(unpacked(piece.data)):
        number += since
        found.append(Taken(seat, what if isinstance(what, Player) else Written(at, what), number))
    return found


class LineOfPlay(Sequence[Taken]):
    """A line of play, from the first entry on.

    Args:
        taken: its first entries.
        packs: whether old entries are compressed, as at a server, which has many games.
    """

    def __init__(self, taken: Iterable[Taken] = (), packs: bool = False) -> None:
        self._pieces: list[_Piece] = []
        self._before = 0
        """Number of compressed entries."""
        self._tail: list[Taken] = []
        self._last: dict[Seat, Taken | None] = {}
        """Cache of the last move of each seat."""
        self.packs = packs
        for one in taken:
            self.append(one)

    def append(self, one: Taken) -> None:
        """Append an entry."""
        self._tail.append(one)
        if not isinstance(one.what, Player):
            self._last[one.seat] = one
        while self.packs and len(self._tail) >= TAIL + PIECE:
            self._pieces.append(_piece_of(self._tail[:PIECE]))
            del self._tail[:PIECE]
            self._before += PIECE
            last = self._pieces[-TOGETHER:]
            if len(last) == TOGETHER and all(piece.count == PIECE for piece in last):
                entries = [one for piece in last for one in _entries_of(piece)]
                self._pieces[-TOGETHER:] = [_piece_of(entries, SMALL)]

    def pack(self) -> None:
        """Compress old entries, from now on."""
        if not self.packs:
            self.packs = True
            taken, self._tail = self._tail, []
            for one in taken:
                self.append(one)

    def cut(self, length: int) -> None:
        """Truncate to a length."""
        self._last = {}
        while self._before > length:
            piece = self._pieces.pop()
            self._before -= piece.count
            self._tail = _entries_of(piece) if self._before <= length else []
        del self._tail[length - self._before :]

    def last_by(self, seat: Seat) -> Taken | None:
        """Return the last move of a seat; None where there is none."""
        if seat not in self._last:
            self._last[seat] = self._sought(seat)
        return self._last[seat]

    def last_of(self, seats: Iterable[Seat]) -> Taken | None:
        """Return the last move of any of some seats; None where there is none."""
        last: Taken | None = None
        for one in map(self.last_by, {*seats}):
            if one is not None and (last is None or one.number > last.number):
                last = one
        return last

    def _sought(self, seat: Seat) -> Taken | None:
        """Search for the last move of a seat."""
        for one in reversed(self._tail):
            if one.seat == seat and not isinstance(one.what, Player):
                return one
        for piece in reversed(self._pieces):
            for one in reversed(_entries_of(piece)) if piece.seats & _bit(seat) else ():
                if one.seat == seat and not isinstance(one.what, Player):
                    return one
        return None

    def __len__(self) -> int:
        return self._before + len(self._tail)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LineOfPlay) and [*self] == [*other]

    def __iter__(self) -> Iterator[Taken]:
        return self._from(0)

    def __reversed__(self) -> Iterator[Taken]:
        packed = (one for some in reversed(self._pieces) for one in reversed(_entries_of(some)))
        return chain(reversed(self._tail), packed)

    def _from(self, start: int) -> Iterator[Taken]:
        at = 0
        for piece in (*self._pieces,):
            if at + piece.count > start:
                yield from _entries_of(piece)[max(0, start - at) :]
            at += piece.count
        yield from self._tail[max(0, start - at) :]

    @overload
    def __getitem__(self, at: int) -> Taken: ...

    @overload
    def __getitem__(self, at: slice) -> list[Taken]: ...

    def __getitem__(self, at: int | slice) -> Taken | list[Taken]:
        before = self._before
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            if start >= before and stop >= before and step > 0:
                return self._tail[start - before : stop - before : step]
            if step != 1:
                return [*self][at]
            return [one for one, _ in zip(self._from(start), range(stop - start), strict=False)]
        place = at + len(self) if at < 0 else at
        if not 0 <= place < len(self):
            raise IndexError(at)
        if place >= before:
            return self._tail[place - before]
        return next(self._from(place))


EVERY = 500
"""Minimum number of entries of the line of play from one milestone to the next."""

Memories = Mapping[Seat, Bot[State]]
"""Copies of the bots that listen, by seat; other bots have no memory to lose."""


class Milestone(Value):
    """Snapshot of everything that follows from a line of play up to some entry.

    Args:
        taken: number of entries of the line before it.
        written: number of moves before it, including those taken back.
        state: the state after them.
        players: players by seat.
        outcomes: number of outcomes of luck.
        decisions: number of choices of each seat.
        asked: the state in which each seat was asked that has learnt nothing since.
        recent: the last events.
        memories: memories of the bots.
        guests: memories of listeners that have one, such as the remarks made; None where they have
            not heard the game so far.
        pending: the choices that are still secret.
        withdrawn: those of them that were taken back.
    """

    taken: int
    written: int
    state: State
    players: tuple[Player, ...]
    outcomes: int
    decisions: Mapping[Seat, int]
    asked: Mapping[Seat, State]
    recent: tuple[Event, ...]
    memories: Memories
    guests: tuple[Value, ...] | None = None
    pending: tuple[Commitment, ...] = ()
    withdrawn: tuple[Commitment, ...] = ()


class Milestones:
    """The milestones of one game, in order."""

    def __init__(self) -> None:
        self._kept: list[Milestone] = []
        self.possible = True
        """Whether milestones can be kept: not with a third-party bot that cannot be copied."""

    def due(self, taken: int) -> bool:
        """Return whether a milestone is due after `taken` entries."""
        last = self._kept[-1].taken if self._kept else 0
        return taken - last >= EVERY and self.possible

    def keep(self, milestone: Milestone) -> None:
        """Add the newest milestone."""
        self._kept.append(milestone)

    def before(self, taken: int) -> Milestone | None:
        """Return the last milestone not after `taken` entries; None where there is none."""
        at = bisect_right(self._kept, taken, key=lambda one: one.taken)
        return self._kept[at - 1] if at else None

    @property
    def last(self) -> Milestone | None:
        """The last milestone; None where there is none."""
        return self._kept[-1] if self._kept else None

    def go_back(self, taken: int) -> None:
        """Drop the milestones after `taken` entries: the game takes another course from there."""
        del self._kept[bisect_right(self._kept, taken, key=lambda one: one.taken) :]

    def __len__(self) -> int:
        return len(self._kept)

    def __reversed__(self) -> Iterator[Milestone]:
        return reversed(self._kept)


def copied(bots: Memories) -> Memories | None:
    """Copy the bots that listen; None if one, such as a third-party bot, cannot be copied."""
    try:
        return {seat: copy.deepcopy(bot) for seat, bot in bots.items() if listens(bot)}
    except RAISED:
        return None
