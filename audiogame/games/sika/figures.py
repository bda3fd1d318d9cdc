"""Figures of Sika for reviews and statistics."""

from __future__ import annotations

from audiogame.games.sika.events import Earned, Rolled, RoundEnded, Tied
from audiogame.games.sika.rules import CUBES, POINTS, Sika
from audiogame.rules.figures import Figures, Fortune
from audiogame.rules.state import Event

EXPECTED = 2.625
"""Mean points of a throw: minus 3, 2, 4 and 6 come 1, 3, 3 and 1 times in 8."""


def _key(event: Event, before: Sika) -> bool:
    return isinstance(event, Tied) or (isinstance(event, Rolled) and event.matches == CUBES)


def _points(state: Sika) -> tuple[int, ...]:
    return state.scores


def _ranking(state: Sika) -> tuple[tuple[int, int], ...]:
    """Return ranking values: a seat that fell behind in an extra round cannot lead any more."""
    return tuple(zip(state.lasted, state.scores, strict=True))


def _money(state: Sika) -> tuple[int, ...]:
    """Return the money of each seat: the pot goes to the winner, who exists if there is an ante."""
    winners = state.result.winners if state.result is not None else ()
    return tuple(
        state.pot // len(winners) * (seat in winners) - state.options.ante if winners else 0
        for seat in range(state.seats)
    )


def _fortune(event: Event) -> Fortune | None:
    return Fortune(event.seat, event.points, EXPECTED) if isinstance(event, Rolled) else None


def _earned(money: int) -> Event:
    return Earned(money >= 0, abs(money))


FIGURES = Figures(
    rounds=(RoundEnded,),
    key=_key,
    points=_points,
    ranking=_ranking,
    money=_money,
    earned=_earned,
    fortune=_fortune,
)
assert POINTS == (-3, 2, 4, 6), "the average is worked out for these"
