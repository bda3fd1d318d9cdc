"""What the people at one place heard last, all of them together."""

from __future__ import annotations

from collections import deque

from audiogame.rules.state import Event, Seat
from audiogame.table.events import GameStarted
from audiogame.table.listener import tell
from audiogame.table.table import Table


def last_heard(table: Table, seats: tuple[Seat, ...], count: int) -> list[Event]:
    """List the last events, not that the game begins or goes on.

    Args:
        seats: of the people; none for guests.
        count: how many at most.
    """
    heard = _LastHeard(seats, count)
    for event in table.recent:
        tell(event, (heard,), tuple(range(table.state.seats)))
    return list(heard.events)


class _LastHeard:
    """Keeps the last events that the people of some seats heard together."""

    def __init__(self, seats: tuple[Seat, ...], count: int) -> None:
        self.seats = seats
        self.events: deque[Event] = deque(maxlen=count)

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        told = seats == self.seats or not self.seats
        if told and not isinstance(event, GameStarted):
            self.events.append(event)
