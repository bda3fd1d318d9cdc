"""Say where a game stands that goes on: its last lines, and what R, E and T would say."""

from __future__ import annotations

from audiogame.narration.narrator import Urgency
from audiogame.play.audience import Audience
from audiogame.rules.state import Event, Query, Seat

LAST_LINES = 3
LOOKED_AT = 24
"""Events among which the last lines are looked for: those that bots choose as ever are none."""


def recall_last(audience: Audience) -> None:
    """Say what happened last before a choice that was taken back, to the people here."""
    for event in _last(audience, 2)[:-1]:  # the last is the taking back
        audience.say(audience.words(event), Urgency.NEWS, audience.seats)


def tell_missed(audience: Audience, choices: int) -> None:
    """Say in short what happened while the people here were away; all of it is in the history.

    Args:
        choices: how many were made meanwhile.
    """
    audience.leave_unheard()
    table, seats = audience.table, audience.seats
    whole = choices == sum(table.decisions.values())
    audience.app.dialogue.tell("game-missed", Urgency.NEWS, count=choices, whole=whole)
    for event in _last(audience, 1):
        audience.say(audience.words(event), Urgency.NEWS, seats)
    due = set(table.awaited) & set(seats)
    for query in (Query.STANDING,) if due else (Query.STANDING, Query.TURN):
        about = seats[0] if seats else 0
        _answer(audience, query, about)


def recall(audience: Audience, asker: Seat) -> None:
    """Say where a game stands, to the people here."""
    table = audience.table
    if not table.moved:
        return
    for event in _last(audience, LAST_LINES):
        audience.say(audience.words(event), Urgency.NEWS, audience.seats)
    for query in (Query.STANDING, Query.RULES, Query.TURN):
        _answer(audience, query, asker)


def _answer(audience: Audience, query: Query, about: Seat) -> None:
    validity = audience.turn.validity if query is Query.TURN else None
    text = audience.asked(query, about)[0]
    audience.say(text, Urgency.NEWS, audience.seats, validity=validity)


def _last(audience: Audience, count: int) -> list[Event]:
    """Return the last events that are told."""
    heard = audience.table.last_heard(LOOKED_AT)
    return [event for event in heard if not audience.routine(event)][-count:]
