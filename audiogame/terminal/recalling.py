"""Say where a game stands that goes on: its last lines, and what R, E and T would say."""

from __future__ import annotations

from collections import deque

from audiogame.narration.narrator import Urgency
from audiogame.rules.state import Event, Query, Seat
from audiogame.table.listening import tell
from audiogame.table.table import GameStarted, Table
from audiogame.terminal.telling import Telling

LAST_LINES = 3


class LastHeard:
    """Keeps the last events that the people of some seats heard together."""

    def __init__(self, seats: tuple[Seat, ...], count: int = LAST_LINES) -> None:
        self.seats = seats
        self.events: deque[Event] = deque(maxlen=count)

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        told = seats == self.seats or not self.seats
        if told and not isinstance(event, GameStarted):
            self.events.append(event)


def last_events(table: Table, seats: tuple[Seat, ...], count: int = LAST_LINES) -> list[Event]:
    """Return the last events that all of `seats` heard."""
    heard = LastHeard(seats, count)
    for event in table.recent:
        tell(event, (heard,), tuple(range(table.state.seats)))
    return list(heard.events)


def recall_last(telling: Telling) -> None:
    """Say what happened last before a choice that was taken back, to the people here."""
    for event in last_events(telling.table, telling.seats, 2)[:-1]:  # the last is the taking back
        telling.say(telling.words(event), Urgency.NEWS, telling.seats)


def recall(telling: Telling, asker: Seat) -> None:
    """Say where a game stands, to the people here."""
    table = telling.table
    if not table.moves:
        return
    for event in last_events(table, telling.seats):
        telling.say(telling.words(event), Urgency.NEWS, telling.seats)
    for query in (Query.STANDING, Query.RULES, Query.TURN):
        telling.say(telling.asked(query, asker)[0], Urgency.NEWS, telling.seats)
