"""Say where a game stands that goes on: its last lines, and what R, E and T would say."""

from __future__ import annotations

from collections import deque

from audiogame.narration.narrator import Urgency
from audiogame.play.audience import Audience
from audiogame.rules.state import Event, Query, Seat
from audiogame.table.listener import tell
from audiogame.table.table import GameStarted, Table

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


def recall_last(audience: Audience) -> None:
    """Say what happened last before a choice that was taken back, to the people here."""
    for event in last_events(audience.table, audience.seats, 2)[:-1]:  # the last is the taking back
        audience.say(audience.words(event), Urgency.NEWS, audience.seats)


def recall(audience: Audience, asker: Seat) -> None:
    """Say where a game stands, to the people here."""
    table = audience.table
    if not table.moves:
        return
    for event in last_events(table, audience.seats):
        audience.say(audience.words(event), Urgency.NEWS, audience.seats)
    for query in (Query.STANDING, Query.RULES, Query.TURN):
        audience.say(audience.asked(query, asker)[0], Urgency.NEWS, audience.seats)
