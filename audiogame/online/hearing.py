"""What the people at a place far away have heard and seen of a game, and who listens there."""

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
    """Frames in the order in which they came.

    Args:
        transport: the line.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._seen: deque[bytes] = deque()
        """Those that were looked at, and not taken."""

    async def first(self) -> bytes | None:
        """Look at the next frame; None where there is none yet."""
        data = None if self._seen else await self._transport.received()
        if data is not None:
            self._seen.append(data)
        return self._seen[0] if self._seen else None

    async def take(self) -> bytes | None:
        """Take the next frame; None where there is none yet."""
        return self._seen.popleft() if self._seen else await self._transport.received()

    async def take_asked(self) -> Asked | None:
        """Take, before all else, what the people here are asked: the others wait for its answer."""
        while (data := await self._transport.received()) is not None:
            packet = read_down(data)
            if isinstance(packet, Asked):
                return packet
            self._seen.append(data)
        return None


class _Sent(Value):
    """A choice on its way, and by which line it was sent: 0 for none yet."""

    choice: SeatChoice
    by: int


class SentChoices:
    """At most one choice of each seat.

    Args:
        transport: the line by which they go.
    """

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._sent: dict[Seat, _Sent] = {}

    def __bool__(self) -> bool:
        return bool(self._sent)

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._sent

    def put(self, choice: SeatChoice) -> None:
        """Take note of a choice that is sent now, or waits until the line is back."""
        times = self._transport.times if self._transport.up else 0
        self._sent[choice.seat] = _Sent(choice, times)

    def refuse(self, question: int) -> None:
        """Forget what has answered a question."""
        self._sent = {
            seat: one for seat, one in self._sent.items() if one.choice.question != question
        }

    def again(self, questions: Mapping[Seat, int]) -> Iterator[SeatChoice]:
        """Yield what is still wanted and may not have reached the server; forget what is not.

        Args:
            questions: what each seat is asked now, by number.
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
    """Yield what a seat has heard, each event once.

    Args:
        heard: by the place, in order: what all its seats may know, then what one alone may.
        seat: one of them, or any where a guest listens.
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
"""An event, and the seats that may know it so."""


_VERSIONS = 2
"""How often one event is heard at a place at most: as all its seats may know it, and as its own."""


class _Untold(NamedTuple):
    """An event that the listeners have not heard.

    Args:
        event: what has happened.
        whose: the seats that may know it so.
        seats: of the place.
        everybody: all seats of the game.
        undone: what it takes back, the first event alone.
    """

    event: Event
    whose: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    everybody: tuple[Seat, ...]
    undone: list[EventHeard]


class HeardEvents:
    """The events of a line of play, as they came."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        """Who hears each event."""
        self.recent: deque[Event] = deque(maxlen=RECENT)
        """What came last."""
        self._untold: list[_Untold] = []
        """What the listeners have not heard."""
        self._line: list[EventHeard] = []
        self._undone: list[EventHeard] = []
        """What was taken back, as the listeners hear of it."""
        self._last: deque[Event] = deque(maxlen=RECENT)

    def put(
        self,
        heard: Sequence[EventHeard],
        length: int,
        seats: tuple[Seat, ...],
        everybody: tuple[Seat, ...],
    ) -> None:
        """Take events, which are heard by `tell`.

        Args:
            heard: what has come.
            length: of the line of play with it, where something was taken back.
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
        """Let the listeners hear what has come; returns whether something was taken back."""
        untold, self._untold = self._untold, []
        for one in untold:
            self._undone = one.undone
            self._tell_one(one.event, one.whose, one.seats, one.everybody)
        return any(isinstance(one.event, TakenBack) for one in untold)

    def undone(self, seats: tuple[Seat, ...]) -> Event | None:
        """Return the first event that is taken back, as all of these seats have heard it."""
        return next((event for event, whose in self._undone if whose == seats), None)

    def told_so_far(self, seat: Seat, seats: tuple[Seat, ...]) -> Iterator[Event]:
        """Yield what one of the seats of the place has heard in the line of play."""
        yield from own_events(self._line, seat, seats)

    def last_heard(self, count: int) -> list[Event]:
        """Return what all the people here heard last."""
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
    """The newest view of each seat.

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
        """Take the views that were told; without any, those before count on.

        Raises:
            UnreadablePacket: one cannot be read.
        """
        views = {one.seat: self._codec.read_view(bytes(one.view)) for one in told}
        if views:
            self._views, self._seen = views, {}

    def seen_by(self, seats: tuple[Seat, ...]) -> State:
        """Return the state as all of these seats may know it; without any, as everybody may.

        Raises:
            UnreadablePacket: nothing was told yet.
        """
        seen = self._seen.get(seats)
        if seen is None:
            if not self._views:
                raise UnreadablePacket("nothing was told yet")
            first = next((seat for seat in seats if seat in self._views), None)
            known = self._views[first] if first is not None else next(iter(self._views.values()))
            seen = seen_by_all(known, seats or tuple(range(known.seats)))
            assert seen is not None, "a state can be seen in part, never not at all"
            self._seen[seats] = seen
        return seen
