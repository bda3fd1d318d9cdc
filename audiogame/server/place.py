"""A place at a table: the seats of one device, and the stream of events sent to it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Raw

from audiogame.online.codec import Codec
from audiogame.online.packets import (
    EventsTold,
    Heard,
    OfferedChoice,
    SeatQuestion,
    SeatView,
)
from audiogame.rules.state import Event, Seat, State, seen_by_all
from audiogame.rules.value import Value, replace
from audiogame.server.offered_choices import offered_together
from audiogame.table.line_of_play import SMALL, packed, unpacked
from audiogame.table.move_list import Player
from audiogame.table.news import GameStarted, TakenBack
from audiogame.table.open_choices import own_choices, undecided
from audiogame.table.seen_table import UNTOLD, LuckFacts
from audiogame.table.table import Table

MANY = 255
"""Escape value for a number that does not fit into a byte."""
BLOCK, TAIL = 256, 64
"""Entries that are compressed together, and those at the end that never are: moves are taken back
there."""


class KeptLengths(Value):
    """The content of `LineLengths`.

    Args:
        blocks: compressed entries.
        grown: growth of each length over the one before it, after those in the blocks.
        many: growth that does not fit into a byte, by index.
        last: the last length.
    """

    blocks: tuple[bytes, ...]
    grown: bytes
    many: dict[int, int]
    last: int


NO_LENGTHS = KeptLengths((), b"", {}, 0)


class LineLengths:
    """Compact list of slowly growing lengths: one byte each for most, older ones compressed.

    Args:
        kept: its first entries.
    """

    def __init__(self, kept: KeptLengths = NO_LENGTHS) -> None:
        self._blocks = [*kept.blocks]
        self._grown = bytearray(kept.grown)
        self._many = {**kept.many}
        self._last = kept.last

    @property
    def kept(self) -> KeptLengths:
        """All entries; the blocks are shared, not copied."""
        return KeptLengths((*self._blocks,), bytes(self._grown), {**self._many}, self._last)

    @property
    def _entries(self) -> int:
        return len(self._blocks) * BLOCK + len(self._grown)

    def after(self, entries: int) -> int:
        """Return the length after `entries` entries; 0 where it was never kept."""
        if entries >= self._entries:
            return 0
        grown = b"".join((*map(unpacked, self._blocks), self._grown))
        more = sum(grown - MANY for at, grown in self._many.items() if at <= entries)
        return sum(grown[: entries + 1]) + more

    def keep(self, entries: int, length: int) -> None:
        """Append the length after `entries` entries, and drop those after it.

        Skipped entries before it get the same length.
        """
        at = self._entries
        if entries < at:
            self._last = self.after(entries - 1) if entries else 0
            self._cut(entries)
            at = entries
        grown, self._last = length - self._last, length
        if 0 <= grown < MANY:
            self._grown.append(grown)
        else:
            self._grown.append(MANY)
            self._many[at] = grown
        if entries > at:
            self._grown.extend(bytes(entries - at))
        while len(self._grown) >= BLOCK + TAIL:
            self._blocks.append(packed(self._grown[:BLOCK], SMALL))
            self._grown = self._grown[BLOCK:]

    def _cut(self, entries: int) -> None:
        """Drop all entries from one on."""
        while len(self._blocks) * BLOCK > entries:
            self._grown = bytearray(unpacked(self._blocks.pop()))
        del self._grown[entries - len(self._blocks) * BLOCK :]
        self._many = {at: grown for at, grown in self._many.items() if at < entries}


def joined(pieces: Iterable[EventsTold], number: int) -> list[EventsTold]:
    """Join consecutive pieces of a stream into as few packets as are needed.

    Args:
        pieces: the pieces, in order.
        number: of the first event.
    """
    told: list[EventsTold] = []
    size = 0
    before = 0 if number == 0 else -1
    # A client that hears of moves taken back cuts its list before anything more is added.
    grown = False
    for piece in pieces:
        length = sum(len(bytes(one.event)) for one in piece.events)
        grows, before = piece.line == before + len(piece.events), piece.line
        if grows and grown and size + length < PIECE:
            last = told[-1]
            told[-1] = EventsTold(last.number, last.events + piece.events, (), (), piece.line)
            size += length
        else:
            told.append(piece)
            size, grown = length, grows
    return told


KEPT = 8
"""Chunks of the stream kept in memory for a reconnection, at least; older ones are replayed from
the record."""
PACKED = 4
"""Chunks that are compressed together: to a tenth of their size."""
PIECE = 32_768
"""Bytes of events put together into one packet."""
_TOLD = msgspec.json.Decoder(tuple[EventsTold, ...])


class PlaceMemory(Value):
    """The position of a place in its stream, as it is kept beside a long record.

    Args:
        seats: of the place.
        told: number of numbered events; -1 where some were not numbered yet.
        line: number of those that belong to the line of play.
        questions: number of the question of each seat.
        asked: what makes each of those questions another one.
        last: number of the last question of each seat.
        lengths: of the line of play, after each entry of the table's.
    """

    seats: tuple[Seat, ...]
    told: int
    line: int
    questions: dict[Seat, int]
    asked: dict[Seat, tuple[int, int]]
    last: dict[Seat, int]
    lengths: KeptLengths


class ServedPlace:
    """One listener of a table, whose events are numbered from the beginning of the game.

    Nothing here is persistent: replaying the same record line by line, with `settle` after each,
    gives the same events with the same numbers, and the same questions.

    Args:
        codec: of the game.
        seats: of this device; none for a guest.
        kept: how many chunks of the stream stay in memory, None for all.
    """

    def __init__(self, codec: Codec, seats: tuple[Seat, ...], kept: int | None = KEPT) -> None:
        self.seats = seats
        self.told = 0
        """Number of settled events."""
        self.sent = 0
        """Number of those that its device was sent."""
        self.line = 0
        """Number of those that belong to the line of play."""
        self.questions: dict[Seat, int] = {}
        """The question of each seat: the number of the next event then, or one more than before."""
        self._codec = codec
        self._fresh: list[Heard] = []
        self._untold: tuple[Heard, ...] = ()
        """Events that were numbered by `number`, and are returned by the next `settle`."""
        self._asked_anew = False
        """Whether questions have changed since the last `settle`."""
        self._kept = kept
        self._recent: list[EventsTold] = []
        """The last chunks of the stream."""
        self._packed: tuple[bytes, ...] = ()
        """The chunks before them, compressed, some of them together."""
        self._lines = LineLengths()
        """The length of `line` after each entry of the table's line of play."""
        self._offered: dict[Seat, tuple[OfferedChoice, ...]] = {}
        """The choices of each open question."""
        self._asked: dict[Seat, tuple[int, int]] = {}
        self._last: dict[Seat, int] = {}
        """The number of the last question of each seat."""
        self._views: tuple[SeatView, ...] = ()
        self._seen: tuple[bytes, ...] = ()
        self._players: tuple[Player, ...] = ()
        self._told_seats = seats
        self._luck: LuckFacts | None = None
        self._around = EventsTold(0, (), (), (), 0)
        """Context that is sent each time."""

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Buffer an event that `seats` may know; it is numbered by `settle`."""
        if isinstance(event, GameStarted) and event.resumed:
            return  # no record has it, so no number may depend on it
        if isinstance(event, TakenBack):
            self.line = -1
        self._fresh.append(Heard(seats, Raw(self._codec.write(event))))

    def copy(self) -> ServedPlace:
        """Return a place with the same seats, position and end of its stream."""
        other = ServedPlace(self._codec, self.seats, self._kept)
        other.recall(self.memory())
        other._recent, other._packed = [*self._recent], self._packed
        other._views, other._seen, other._players = self._views, self._seen, self._players
        other._luck, other._around = self._luck, self._around
        return other

    memory_type = PlaceMemory

    def memory(self, view: State | None = None) -> PlaceMemory:
        """Return its position in its stream."""
        return PlaceMemory(
            self.seats,
            -1 if self._fresh else self.told,
            self.line,
            {**self.questions},
            {**self._asked},
            {**self._last},
            self._lines.kept,
        )

    def recall(self, memory: PlaceMemory) -> None:
        """Restore its position, before any event is heard."""
        self.told, self.line = memory.told, memory.line
        self.questions, self._asked = {**memory.questions}, {**memory.asked}
        self._last, self._lines = {**memory.last}, LineLengths(memory.lengths)

    def settle(self, table: Table, luck: LuckFacts = UNTOLD) -> EventsTold | None:
        """Number the events that were buffered since the last call.

        Args:
            table: as it stands now.
            luck: public facts of it now.

        Returns:
            The packet to send; None where nothing has changed for this place.
        """
        self.number(table)
        self._pack()
        fresh, self._untold = self._untold, ()
        questions, self._asked_anew = self._asked_anew, False
        self._offered = {seat: offered_together(table.state, seat) for seat in self.questions}
        number = self.told - len(fresh)
        players = table.players if table.players != self._players else None
        views = self._look(table.state)
        around = EventsTold(
            0,
            (),
            (),
            (),
            0,
            players,
            tuple(table.decisions[seat] for seat in range(table.state.seats)),
            own_choices(table, self.seats),
            undecided(table),
            luck if luck != self._luck else None,
            self.seats if self.seats != self._told_seats else None,
        )
        changed = players or around.luck or around.seats or around.own != self._around.own
        if not (fresh or questions or views or changed):
            return None
        self._players, self._luck, self._told_seats = table.players, luck, self.seats
        self._around = around
        asked = self._all_questions
        return replace(
            around, number=number, events=fresh, views=views, questions=asked, line=self.line
        )

    def number(self, table: Table) -> None:
        """Number the events that were buffered since the last call; the next `settle` returns them.

        Args:
            table: as it stands now.
        """
        fresh, questions = self._number(table)
        self._untold += fresh
        self._asked_anew |= questions

    def pass_over(self, table: Table) -> None:
        """Number the events that were buffered since the last call, without sending them now.

        Args:
            table: as it stands now; a later `settle` has the views and questions.
        """
        self._number(table)

    def _number(self, table: Table) -> tuple[tuple[Heard, ...], bool]:
        """Number the buffered events; return them, and whether questions have changed."""
        fresh, self._fresh = tuple(self._fresh), []
        number, self.told = self.told, self.told + len(fresh)
        self._count_line(table, len(fresh))
        if fresh:
            self._recent.append(EventsTold(number, fresh, (), (), self.line))
            if self._kept is not None and len(self._recent) > self._kept:
                del self._recent[0]
                self._packed = ()
        return fresh, self._ask(table)

    def _pack(self) -> None:
        """Compress the last chunks, where there are enough of them."""
        if self._kept is not None and len(self._recent) >= PACKED:
            data = packed(msgspec.json.encode(self._recent))
            self._packed = (*self._packed, data)[-self._kept // PACKED :]
            self._recent = []

    @property
    def _at_hand(self) -> tuple[EventsTold, ...]:
        """The chunks in memory."""
        packed = [one for data in self._packed for one in _TOLD.decode(unpacked(data))]
        return (*packed, *self._recent)

    def missed(self, number: int) -> tuple[EventsTold, ...] | None:
        """Return the packets for a device that has heard all events before a number.

        Returns:
            Events first, then the current views and questions; None where they are no longer in
            memory, or the number was never sent to this place.
        """
        unpacked = self._recent[0].number if self._recent else self.told
        at_hand = self._at_hand if number < unpacked else self._recent
        pieces = [piece for piece in at_hand if piece.number >= number]
        if number != (pieces[0].number if pieces else self.told):
            return None
        return (*(replace(one, more=True) for one in joined(pieces, number)), self.newest)

    @property
    def first_at_hand(self) -> int:
        """Number of the first event in memory; of the next event where there is none."""
        at_hand = self._at_hand
        return at_hand[0].number if at_hand else self.told

    def take(self) -> list[EventsTold]:
        """Remove the chunks from memory, and return them."""
        taken, self._recent = self._recent, []
        return taken

    @property
    def newest(self) -> EventsTold:
        """The current views and questions of this place, without events."""
        return replace(
            self._around,
            number=self.told,
            views=self._views,
            questions=self._all_questions,
            line=self.line,
            players=self._players,
            luck=self._luck,
            seats=self.seats,
        )

    @property
    def _all_questions(self) -> tuple[SeatQuestion, ...]:
        return tuple(
            SeatQuestion(seat, number, self._offered.get(seat, ()))
            for seat, number in self.questions.items()
        )

    def _count_line(self, table: Table, fresh: int) -> None:
        """Count the events that are still in the line of play, where moves were taken back."""
        entries = len(table.line)
        if self.line < 0:
            self.line = self._lines.after(entries)
        else:
            self.line += fresh
        self._lines.keep(entries, self.line)

    def _ask(self, table: Table) -> bool:
        """Number new questions; return whether any have changed."""
        awaited, changed = table.awaited, False
        for seat in self.seats:
            if seat not in awaited:
                if seat in self.questions:
                    del self.questions[seat], self._asked[seat]
                    changed = True
                continue
            asked = (table.decisions[seat], table.taken_back)
            if self._asked.get(seat) != asked:
                self._asked[seat] = asked
                # Asked again without an event in between, it is another question all the same.
                self._last[seat] = max(self.told, self._last.get(seat, -1) + 1)
                self.questions[seat] = self._last[seat]
                changed = True
        return changed

    def _look(self, state: State) -> tuple[SeatView, ...]:
        """Return the view of each seat; nothing where none has changed."""
        views: list[State | None] = [*map(state.seen_by, self.seats)]
        if not views:
            views = [seen_by_all(state, tuple(range(state.seats)))]
        seen = tuple([self._codec.write(view) for view in views if view is not None])
        if seen == self._seen:
            return ()
        self._seen = seen
        seats = self.seats or (None,)
        self._views = tuple(map(SeatView, seats, map(Raw, seen)))
        return self._views
