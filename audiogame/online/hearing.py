"""What the people at a place far away have heard of a game, and who listens there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from audiogame.rules.state import Event, Seat, seen_by_all
from audiogame.table.events import GameStarted, TakenBack
from audiogame.table.listener import Listener
from audiogame.table.table import RECENT


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


class HeardEvents:
    """The events of a line of play, as they came."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        """Who hears each event."""
        self.recent: deque[Event] = deque(maxlen=RECENT)
        """What came last."""
        self._untold: list[tuple[Event, tuple[Seat, ...], tuple[Seat, ...], tuple[Seat, ...]]] = []
        """What the listeners have not heard, with the seats of the place and of the game."""
        self._line: list[EventHeard] = []
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
        self._line += heard
        del self._line[length:]
        for event, whose in heard:
            self._remember(event, whose, seats)
            self._untold.append((event, whose, seats, everybody))

    def tell(self) -> bool:
        """Let the listeners hear what has come; returns whether something was taken back."""
        untold, self._untold = self._untold, []
        for event, whose, seats, everybody in untold:
            self._tell_one(event, whose, seats, everybody)
        return any(isinstance(event, TakenBack) for event, *_ in untold)

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
