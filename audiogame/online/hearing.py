"""Events and views received from a remote table, and the listeners at this place."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from audiogame.online.codec import Codec, UnreadablePacket
from audiogame.online.packets import Asked, SeatChoice, SeatView
from audiogame.online.session_packets import read_down
from audiogame.online.transport import Transport
from audiogame.rules.fault import RAISED
from audiogame.rules.state import Event, Seat, State, seen_by_all
from audiogame.rules.value import Value
from audiogame.table.news import GameStarted, Latecomer, Listener, TakenBack
from audiogame.table.table import RECENT

ASKED = b'{"packet":"Asked",'
"""Beginning of a request for a vote, as this program's servers write it."""


class Incoming:
    """Queue of incoming frames, in order of arrival.

    Args:
        transport: the connection.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._seen: deque[tuple[int, bytes]] = deque()
        """Frames that were peeked at, and not taken, each with the number of its connection."""
        self.came_by = 0
        """The number of the connection of the frame that was taken last."""

    async def _peek(self) -> bytes | None:
        """Receive one more frame, and keep it to be taken."""
        data = await self._transport.received()
        if data is not None:
            self._seen.append((self._transport.came_by, data))
        return data

    async def first(self) -> bytes | None:
        """Peek at the next frame; None where there is none yet."""
        return self._seen[0][1] if self._seen else await self._peek()

    async def newest(self) -> bytes | None:
        """Peek at the newest frame; None where there is none yet."""
        while await self._peek() is not None:
            pass
        return self._seen[-1][1] if self._seen else None

    @property
    def seen(self) -> tuple[bytes, ...]:
        """The frames that were peeked at; no other is received for it."""
        return tuple(data for _, data in self._seen)

    async def take(self) -> bytes | None:
        """Take the next frame; None where there is none yet."""
        if await self.first() is None:
            return None
        self.came_by, data = self._seen.popleft()
        return data

    async def take_asked(self) -> Asked | None:
        """Take the next request for a vote, ahead of all other frames: those wait for its
        answer."""
        for seen in self._seen:
            if seen[1].startswith(ASKED):
                self._seen.remove(seen)
                packet = read_down(seen[1])
                assert isinstance(packet, Asked), "it begins so"
                return packet
        while (data := await self._peek()) is not None:
            packet = read_down(data)
            if isinstance(packet, Asked):
                self._seen.pop()
                return packet
        return None


class _Sent(Value):
    """A sent choice, and the number of the connection it went over: 0 for none yet."""

    choice: SeatChoice
    by: int


class SentChoices:
    """Choices in flight, at most one of each seat; resent after a reconnection.

    Args:
        transport: the connection that they are sent over.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._sent: dict[Seat, _Sent] = {}

    def __bool__(self) -> bool:
        return bool(self._sent)

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._sent

    def put(self, choice: SeatChoice) -> None:
        """Add a choice that is sent now, or once the connection is back."""
        times = self._transport.times if self._transport.up else 0
        self._sent[choice.seat] = _Sent(choice, times)

    def refuse(self, request: int) -> None:
        """Drop the choice that was sent by a request."""
        self._sent = {
            seat: one for seat, one in self._sent.items() if one.choice.request != request
        }

    def again(self, questions: Mapping[Seat, int]) -> Iterator[SeatChoice]:
        """Yield the choices to resend: still wanted, and possibly lost; drop those no longer
        wanted.

        Args:
            questions: the number of the question that each seat is asked now.
        """
        waiting, self._sent = self._sent, {}
        for seat, one in waiting.items():
            if questions.get(seat) != one.choice.question:
                continue
            again = self._transport.up and one.by != self._transport.times
            self._sent[seat] = _Sent(one.choice, self._transport.times) if again else one
            if again:
                yield one.choice


def own_events(
    heard: Iterable[tuple[Event, tuple[Seat, ...]]], seat: Seat, seats: tuple[Seat, ...]
) -> Iterator[Event]:
    """Yield the events that a seat has heard, each once.

    Args:
        heard: by the place, in order: the version for all its seats, then those for one alone.
        seat: one of the place, or any where a guest listens.
        seats: of the place.
    """
    shared: Event | None = None
    for event, whose in heard:
        if whose == seats or not seats:
            if shared is not None:
                yield shared
            shared = event
        elif whose == (seat,):
            if shared is not None and seen_by_all(event, seats) != shared:
                yield shared
            yield event
            shared = None
    if shared is not None:
        yield shared


EventHeard = tuple[Event, tuple[Seat, ...]]
"""An event, and the seats that may know this version of it."""


_VERSIONS = 2
"""Versions of one event heard at a place at most: one for all its seats, and one for a single
seat."""


class _Untold(NamedTuple):
    """An event that is queued for the listeners.

    Args:
        event: what has happened.
        whose: the seats that may know this version.
        seats: of the place.
        everybody: all seats of the game.
        undone: the first event that it takes back.
    """

    event: Event
    whose: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    everybody: tuple[Seat, ...]
    undone: list[EventHeard]


class HeardEvents:
    """The events of a line of play, as received."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        """Called with each event."""
        self.recent: deque[Event] = deque(maxlen=RECENT)
        """The last events."""
        self.log: list[Event | None] = []
        """All events by number, also those taken back; None for those still to come."""
        self._untold: list[_Untold | None] = []
        """Queue of events for the listeners; None where some are missing."""
        self._line: list[EventHeard] = []
        """The line of play, or its end as long as earlier events are missing."""
        self._line_from = 0
        """Number of entries of the line of play before those."""
        self._earlier: list[EventHeard] = []
        """The line of play before the missing events, and as far as they have come."""
        self._next_earlier = 0
        """Number of the next event that comes later, as long as some are missing."""
        self._missing: list[int] = []
        """For each place where events are missing the number of the event after the last."""
        self._undone: list[EventHeard] = []
        """Events that were taken back, as the listeners hear of them."""
        self._last: deque[Event] = deque(maxlen=RECENT)

    def put(
        self,
        heard: Sequence[EventHeard],
        length: int,
        seats: tuple[Seat, ...],
        everybody: tuple[Seat, ...],
    ) -> None:
        """Add events; `tell` passes them to the listeners.

        Args:
            heard: the new events.
            length: of the line of play with these, where something was taken back.
            seats: of the place; none for guests.
            everybody: all seats of the game.
        """
        gone = self._add(heard, length)
        self.log += [event for event, _ in heard]
        for event, whose in heard:
            self._remember(event, whose, seats)
            undone = gone if isinstance(event, TakenBack) else []
            self._untold.append(_Untold(event, whose, seats, everybody, undone))

    def _add(self, heard: Sequence[EventHeard], length: int) -> list[EventHeard]:
        """Add events to the line of play; return the first of those that were taken back."""
        if self._line_from < 0:  # the first events after those that are missing
            undone = any(isinstance(event, TakenBack) for event, _ in heard)
            self._line_from = length if undone else length - len(heard)
        start = max(length - self._line_from, 0)
        gone = self._line[start : start + _VERSIONS] if length >= self._line_from else []
        self._line += heard
        del self._line[start:]
        self._line_from = min(self._line_from, length)
        return gone

    def miss(self, number: int) -> None:
        """Record that the next event has this number, and those before it come later."""
        if not self._missing:
            self._earlier, self._next_earlier = self._line, len(self.log)
        self.log += [None] * (number - len(self.log))
        self._missing.append(number)
        self._line, self._line_from = [], -1
        self._untold.append(None)

    @property
    def lacks(self) -> bool:
        """Whether earlier events are missing."""
        return bool(self._missing)

    def put_earlier(
        self,
        number: int,
        heard: Sequence[EventHeard],
        length: int,
        seats: tuple[Seat, ...],
        everybody: tuple[Seat, ...],
    ) -> None:
        """Add missing events, and pass them to the listeners.

        Args:
            number: of the first of them.
            heard: as for `put`.
            length: of the line of play with these.
            seats: of the place; none for guests.
            everybody: all seats of the game.

        Raises:
            UnreadablePacket: others are missing.
        """
        if not self._missing or number + len(heard) <= self._next_earlier:
            return  # sent again, since the connection was lost
        if number != self._next_earlier:
            raise UnreadablePacket(f"event {number} in place of {self._next_earlier}")
        again = max(number + len(heard) - self._missing[-1], 0)
        heard, length = heard[: len(heard) - again], length - again
        self._undone = self._earlier[length : length + _VERSIONS]
        self._earlier += heard
        del self._earlier[length:]
        late = [one for one in self.listeners if isinstance(one, Latecomer)]
        for at, (event, whose) in enumerate(heard, number):
            if self.log[at] is not None:  # heard between two losses of the connection
                continue
            self.log[at] = event
            for listener in late:
                told = _as_heard(listener, event, whose, seats, everybody)
                if told is not None:
                    listener.hear_earlier(*told, self._missing[0] - at - 1)
            if self._missing[0] == at + 1:
                del self._missing[0]
        self._next_earlier = number + len(heard)
        if not self._missing:
            self._line = self._earlier[: self._line_from] + self._line
            self._line_from, self._earlier = 0, []

    def tell(self) -> bool:
        """Pass the queued events to the listeners; return whether something was taken back."""
        untold, self._untold = self._untold, []
        for one in untold:
            if one is None:
                for listener in self.listeners:
                    if isinstance(listener, Latecomer):
                        listener.miss()
                continue
            self._undone = one.undone
            self._tell_one(one.event, one.whose, one.seats, one.everybody)
        return any(one is not None and isinstance(one.event, TakenBack) for one in untold)

    def undone(self, seats: tuple[Seat, ...]) -> Event | None:
        """Return the first event taken back, in the version for all of these seats."""
        return next((event for event, whose in self._undone if whose == seats), None)

    def told_so_far(self, seat: Seat, seats: tuple[Seat, ...]) -> Iterator[Event]:
        """Yield what one of the place's seats has heard in the line of play."""
        yield from own_events(self._line, seat, seats)

    def last_heard(self, count: int) -> list[Event]:
        """Return the last events that all the people here heard."""
        return [*self._last][-count:]

    def _remember(self, event: Event, whose: tuple[Seat, ...], seats: tuple[Seat, ...]) -> None:
        self.recent.append(event)
        if isinstance(event, TakenBack):
            self._last.clear()
            news = (one for one, of in self._line if _of_all(of, seats) and _is_news(one))
            self._last.extend(news)
        if _of_all(whose, seats) and _is_news(event):
            self._last.append(event)

    def _tell_one(
        self,
        event: Event,
        whose: tuple[Seat, ...],
        seats: tuple[Seat, ...],
        everybody: tuple[Seat, ...],
    ) -> None:
        for listener in self.listeners:
            told = _as_heard(listener, event, whose, seats, everybody)
            if told is not None:
                listener.hear(*told)


def _as_heard(
    listener: Listener,
    event: Event,
    whose: tuple[Seat, ...],
    seats: tuple[Seat, ...],
    everybody: tuple[Seat, ...],
) -> EventHeard | None:
    """Return an event as a listener at the place hears it; None if it does not."""
    if listener.seats or not seats:
        return event, whose
    known = seen_by_all(event, everybody) if _of_all(whose, seats) else None
    return None if known is None else (known, everybody)


def _of_all(whose: tuple[Seat, ...], seats: tuple[Seat, ...]) -> bool:
    return whose == seats or not seats


def _is_news(event: Event) -> bool:
    return not isinstance(event, GameStarted)


class SeenViews:
    """Cache of the newest view of each seat.

    Args:
        codec: of the game.
        players: how many seats the game has.
    """

    def __init__(self, codec: Codec, players: int) -> None:
        self._codec = codec
        self._players = players
        self._views: dict[Seat | None, State] = {}
        self._seen: dict[tuple[Seat, ...], State] = {}

    def __bool__(self) -> bool:
        return bool(self._views)

    def take(self, told: Iterable[SeatView]) -> None:
        """Store new views; without any, the previous ones stay valid.

        Raises:
            UnreadablePacket: one cannot be read.
        """
        views = {one.seat: self._read(one) for one in told}
        if views:
            self._views, self._seen = views, {}

    def _read(self, told: SeatView) -> State:
        """Decode a view, and ask it what the program asks of each."""
        view = self._codec.read_view(bytes(told.view))
        try:
            fits = view.seats == self._players
            seat = told.seat or 0
            view.legal_actions(seat), view.requests(seat), view.result, view.opening()
            view.seen_by(seat)
        except RAISED as fault:
            raise UnreadablePacket(f"view: {fault!r}") from fault
        if not fits:
            raise UnreadablePacket("view of another number of seats")
        return view

    def seen_by(self, seats: tuple[Seat, ...]) -> State:
        """Return the state as all of these seats may know it; for no seats, the public state.

        Raises:
            UnreadablePacket: no view has come yet.
        """
        seen = self._seen.get(seats)
        if seen is None:
            if not self._views:
                raise UnreadablePacket("nothing was told yet")
            first = next((seat for seat in seats if seat in self._views), None)
            known = self._views[first] if first is not None else next(iter(self._views.values()))
            seen = seen_by_all(known, seats or tuple(range(known.seats)))
            self._seen[seats] = seen
        return seen
