"""A place at a table: the seats of one device, and the stream of what it is told."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from audiogame.online.codec import Codec
from audiogame.online.packets import EventsTold, Heard, SeatQuestion, SeatView, frame
from audiogame.rules.state import Event, Seat, State, seen_by_all
from audiogame.rules.value import replace
from audiogame.table.events import GameStarted, TakenBack
from audiogame.table.line_of_play import SMALL, packed, unpacked
from audiogame.table.move_list import Player
from audiogame.table.open_choices import own_choices, undecided
from audiogame.table.seen_table import UNTOLD, LuckFacts
from audiogame.table.table import Table

MANY = 255
"""Stands for what a byte cannot tell."""
BLOCK, TAIL = 256, 64
"""Entries that are packed together, and those at the end that never are: moves are taken back
there."""


class LineLengths:
    """Lengths that grow by little, with a byte for most of them, packed where they lie far back."""

    def __init__(self) -> None:
        self._blocks: list[bytes] = []
        self._grown = bytearray()
        """By how much each is longer than the one before it, after those in the blocks."""
        self._many: dict[int, int] = {}
        """The same, where that is much."""
        self._last = 0

    @property
    def _entries(self) -> int:
        return len(self._blocks) * BLOCK + len(self._grown)

    def after(self, entries: int) -> int:
        """Return the length after so many entries; 0 where it was never kept."""
        if entries >= self._entries:
            return 0
        grown = b"".join((*map(unpacked, self._blocks), self._grown))
        more = sum(grown - MANY for at, grown in self._many.items() if at <= entries)
        return sum(grown[: entries + 1]) + more

    def keep(self, entries: int, length: int) -> None:
        """Keep the length after so many entries, and forget those after it.

        It is that of the entries before it, too, which have none yet.
        """
        if entries < self._entries:
            self._last = self.after(entries - 1) if entries else 0
            self._cut(entries)
        at = self._entries
        if entries >= at:
            grown = length - self._last
            told = 0 <= grown < MANY
            self._grown.append(grown if told else MANY)
            if not told:
                self._many[at] = grown
            self._grown.extend(bytes(entries - at))
            self._last = length
        while len(self._grown) >= BLOCK + TAIL:
            self._blocks.append(packed(self._grown[:BLOCK], SMALL))
            self._grown = self._grown[BLOCK:]

    def _cut(self, entries: int) -> None:
        """Forget all from one on."""
        while len(self._blocks) * BLOCK > entries:
            self._grown = bytearray(unpacked(self._blocks.pop()))
        del self._grown[entries - len(self._blocks) * BLOCK :]
        self._many = {at: grown for at, grown in self._many.items() if at < entries}


KEPT = 8
"""Pieces of the stream that stay at hand for a line that drops, at least; older ones are told from
the record."""
PACKED = 4
"""Pieces that are packed together: so they have a tenth of their size."""
PIECE = 32_768
"""Bytes of events that are put together into one packet."""
_TOLD = msgspec.json.Decoder(tuple[EventsTold, ...])


class ServedPlace:
    """One listener of a table, whose events are numbered from the beginning of the game.

    Nothing here is kept for good: the same record, taken again line by line with `settle` after
    each, gives the same events with the same numbers, and the same questions.

    Args:
        codec: of the game.
        seats: of this device; none for a guest.
        kept: how many pieces of the stream stay at hand, None for all.
    """

    def __init__(self, codec: Codec, seats: tuple[Seat, ...], kept: int | None = KEPT) -> None:
        self.seats = seats
        self.told = 0
        """How many events have been settled."""
        self.line = 0
        """How many of them belong to the line of play."""
        self.questions: dict[Seat, int] = {}
        """What each seat is asked: the number of the next event then, or one more than before."""
        self._codec = codec
        self._fresh: list[Heard] = []
        self._untold: tuple[Heard, ...] = ()
        """What was numbered by `number`, and is told by the next `settle`."""
        self._asked_anew = False
        """Whether what is asked has changed since the last `settle`."""
        self._kept = kept
        self._recent: list[EventsTold] = []
        """The last pieces of the stream."""
        self._packed: tuple[bytes, ...] = ()
        """The pieces before them, some of them together in each."""
        self._lines = LineLengths()
        """The length of `line` after each entry of the table's line of play."""
        self._asked: dict[Seat, tuple[int, int]] = {}
        self._last: dict[Seat, int] = {}
        """The number of the last question of each seat."""
        self._views: tuple[SeatView, ...] = ()
        self._seen: tuple[bytes, ...] = ()
        self._players: tuple[Player, ...] = ()
        self._told_seats = seats
        self._luck: LuckFacts | None = None
        self._around = EventsTold(0, (), (), (), 0)
        """What else is told each time."""

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Take an event that `seats` may know; it is numbered by `settle`."""
        if isinstance(event, GameStarted) and event.resumed:
            return  # no record tells of it, so no number may hang on it
        if isinstance(event, TakenBack):
            self.line = -1
        self._fresh.append(Heard(seats, Raw(self._codec.write(event))))

    def settle(self, table: Table, luck: LuckFacts = UNTOLD) -> EventsTold | None:
        """Number what was heard since the last time.

        Args:
            table: as it stands now.
            luck: what people may know of it now.

        Returns:
            What is to be told now; None where nothing has changed for this place.
        """
        self.number(table)
        self._pack()
        fresh, self._untold = self._untold, ()
        questions, self._asked_anew = self._asked_anew, False
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
        """Number what was heard since the last time; the next `settle` tells of it.

        Args:
            table: as it stands now.
        """
        fresh, questions = self._number(table)
        self._untold += fresh
        self._asked_anew |= questions

    def pass_over(self, table: Table) -> None:
        """Number what was heard since the last time, where nobody is told of it now.

        Args:
            table: as it stands now; `settle` tells what is seen and asked, once it is wanted.
        """
        self._number(table)

    def _number(self, table: Table) -> tuple[tuple[Heard, ...], bool]:
        """Number what was heard; returns it, and whether anything that is asked has changed."""
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
        """Pack the last pieces, where there are enough of them."""
        if self._kept is not None and len(self._recent) >= PACKED:
            data = packed(msgspec.json.encode(self._recent))
            self._packed = (*self._packed, data)[-self._kept // PACKED :]
            self._recent = []

    @property
    def _at_hand(self) -> tuple[EventsTold, ...]:
        """The pieces that are at hand."""
        packed = [one for data in self._packed for one in _TOLD.decode(unpacked(data))]
        return (*packed, *self._recent)

    def told_from(self, number: int) -> tuple[Heard, ...] | None:
        """Return the events from a number on; None where they are no longer at hand."""
        missing = self.told - number
        known = [event for piece in self._at_hand for event in piece.events]
        if not 0 <= missing <= len(known):
            return None
        return tuple(known[len(known) - missing :])

    def missed(self, number: int) -> tuple[EventsTold, ...] | None:
        """Return what a device has to be told that has heard all events before a number.

        Returns:
            Events first, then what is to be seen and asked now; None where they are no longer at
            hand, or the number is none that this place was ever told.
        """
        unpacked = self._recent[0].number if self._recent else self.told
        at_hand = self._at_hand if number < unpacked else self._recent
        pieces = [piece for piece in at_hand if piece.number >= number]
        if number != (pieces[0].number if pieces else self.told):
            return None
        told: list[EventsTold] = []
        size = 0
        before = 0 if number == 0 else -1
        # Whoever hears what takes something back cuts their list before anything more is added.
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
        return (*(replace(one, more=True) for one in told), self.newest)

    def past_frames(self, number: int) -> tuple[bytes, ...] | None:
        """Write the events from a number on; -1 for a device that has seen nothing yet.

        Returns:
            Frames, to which `newest` belongs; None where the events are no longer at hand.
        """
        missed = self.missed(max(number, 0))
        if missed is None:
            return None
        pieces = missed[:-1]
        if number < 0 and pieces:  # nothing is heard before something is to be seen
            pieces = (replace(pieces[0], views=self._views), *pieces[1:])
        return tuple(map(frame, pieces))

    @property
    def newest(self) -> EventsTold:
        """What this place sees and is asked, without what happened."""
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
        return tuple(SeatQuestion(seat, number) for seat, number in self.questions.items())

    def _count_line(self, table: Table, fresh: int) -> None:
        """Reckon which events still count, where moves were taken back."""
        entries = len(table.line)
        if self.line < 0:
            self.line = self._lines.after(entries)
        else:
            self.line += fresh
        self._lines.keep(entries, self.line)

    def _ask(self, table: Table) -> bool:
        """Number new questions; tells whether anything that is asked has changed."""
        before, awaited = dict(self.questions), table.awaited
        for seat in self.seats:
            if seat not in awaited:
                self.questions.pop(seat, None)
                self._asked.pop(seat, None)
                continue
            asked = (table.decisions[seat], table.taken_back)
            if self._asked.get(seat) != asked:
                self._asked[seat] = asked
                # Asked again without an event between, it is another question all the same.
                self._last[seat] = max(self.told, self._last.get(seat, -1) + 1)
                self.questions[seat] = self._last[seat]
        return self.questions != before

    def _look(self, state: State) -> tuple[SeatView, ...]:
        """Return what each seat sees; nothing where that has not changed."""
        everybody = tuple(range(state.seats))
        views: list[tuple[Seat | None, State | None]]
        views = [(seat, state.seen_by(seat)) for seat in self.seats]
        views = views or [(None, seen_by_all(state, everybody))]
        seen = tuple(self._codec.write(view) for _, view in views if view is not None)
        if seen == self._seen:
            return ()
        self._seen = seen
        self._views = tuple(
            SeatView(seat, Raw(data)) for (seat, _), data in zip(views, seen, strict=True)
        )
        return self._views
