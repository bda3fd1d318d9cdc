"""Events and views received from a remote table, and the listeners at this place."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from audiogame.online.codec import Codec, UnreadablePacket
from audiogame.online.packets import Asked, SeatChoice, SeatView
from audiogame.online.session_packets import read_down
from audiogame.online.transport import Transport
from audiogame.rules.state import Event, Seat, State, seen_by_all
from audiogame.rules.value import Value
from audiogame.table.events import GameStarted, TakenBack
from audiogame.table.listener import Listener
from audiogame.table.table import RECENT


class Incoming:
    """Queue of incoming frames, in order of arrival.

    Args:
        transport: the connection.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._seen: deque[bytes] = deque()
        """Frames that were peeked at, and not taken."""

    async def first(self) -> bytes | None:
        """Peek at the next frame; None where there is none yet."""
        data = None if self._seen else await self._transport.received()
        if data is not None:
            self._seen.append(data)
        return self._seen[0] if self._seen else None

    async def take(self) -> bytes | None:
        """Take the next frame; None where there is none yet."""
        return self._seen.popleft() if self._seen else await self._transport.received()

    async def take_asked(self) -> Asked | None:
        """Take the next request for a vote, ahead of all other frames: those wait for its
        answer."""
        while (data := await self._transport.received()) is not None:
            packet = read_down(data)
            if isinstance(packet, Asked):
                return packet
            self._seen.append(data)
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
        self._untold: list[_Untold] = []
        """Queue of events for the listeners."""
        self._line: list[EventHeard] = []
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
        gone = self._line[length : length + _VERSIONS]
        self._line += heard
        del self._line[length:]
        for event, whose in heard:
            self._remember(event, whose, seats)
            undone = gone if isinstance(event, TakenBack) else []
            self._untold.append(_Untold(event, whose, seats, everybody, undone))

    def tell(self) -> bool:
        """Pass the queued events to the listeners; return whether something was taken back."""
        untold, self._untold = self._untold, []
        for one in untold:
            self._undone = one.undone
            self._tell_one(one.event, one.whose, one.seats, one.everybody)
        return any(isinstance(one.event, TakenBack) for one in untold)

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
            if listener.seats or not seats:
                listener.hear(event, whose)
            elif _of_all(whose, seats) and (known := seen_by_all(event, everybody)) is not None:
                listener.hear(known, everybody)


def _of_all(whose: tuple[Seat, ...], seats: tuple[Seat, ...]) -> bool:
    return whose == seats or not seats


def _is_news(event: Event) -> bool:
    return not isinstance(event, GameStarted)


class SeenViews:
    """Cache of the newest view of each seat.

    Args:
        codec: of the game.
    """

    def __init__(self, codec: Codec) -> None:
        self._codec = codec
        self._views: dict[Seat | None, State] = {}
        self._seen: dict[tuple[Seat, ...], State] = {}

    def __bool__(self) -> bool:
        return bool(self._views)

    def take(self, told: Iterable[SeatView]) -> None:
        """Store new views; without any, the previous ones stay valid.

        Raises:
            UnreadablePacket: one cannot be read.
        """
        views = {one.seat: self._codec.read_view(bytes(one.view)) for one in told}
        if views:
            self._views, self._seen = views, {}

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
            assert seen is not None, "every seat has a view of a state, though not of every event"
            self._seen[seats] = seen
        return seen
