"""What a review and the statistics look at in a game, where it has such a thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from audiogame.rules.state import Event, Seat, State
from audiogame.rules.value import Value


class Fortune(Value):
    """How luck treated a seat at one throw or card.

    Args:
        points: what it brought.
        expected: what it brings on average.
    """

    seat: Seat
    points: int
    expected: float


def _never(event: Event, before: State) -> bool:
    return False


def _none(state: State) -> tuple[int, ...]:
    return ()


def _no_fortune(event: Event) -> Fortune | None:
    return None


class Figures(Value):
    """The hooks of one game, asked with its own states; each may be left out.

    Args:
        rounds: the events that end a round.
        key: tells whether an event is a key moment, from the state before it; a change of the
            lead is found by itself.
        points: the points of each seat so far.
        low_wins: whether fewer points are better.
        ranking: what the lead is decided by, the highest first, where it is not points or money.
        money: what each seat has won or lost so far, in the smallest coin.
        coins: how many of these make one unit that is said.
        earned: tells the money of all games together by an event of the game's own; without, it
            is a bare number.
        fortune: how luck treated a seat, if an event tells of it.
        pace: what each seat makes in the mean, where games of any length are compared by that.
        pace_unit: what that is counted in, such as "antes a round".
    """

    rounds: tuple[type[Event], ...] = ()
    key: Callable[[Event, Any], bool] = _never
    points: Callable[[Any], tuple[int, ...]] = _none
    low_wins: bool = False
    ranking: Callable[[Any], tuple[Any, ...]] = _none
    money: Callable[[Any], tuple[int, ...]] = _none
    coins: int = 1
    earned: Callable[[int], Event] | None = None
    fortune: Callable[[Event], Fortune | None] = _no_fortune
    pace: Callable[[Any], tuple[float, ...]] = _none
    pace_unit: str = ""

    def measured(self, state: State) -> tuple[str, tuple[float, ...]]:
        """Return what measures bots beside their wins: its name, and how much each seat has."""
        pace = self.pace(state)
        if pace:
            return self.pace_unit, pace
        points = self.points(state)
        return ("points a game", points) if points else ("", ())

    def leader(self, state: State) -> Seat | None:
        """Return who leads alone; None if nobody does, or points are not counted."""
        ranks = self.ranking(state)
        scores = ranks or self.points(state) or self.money(state)
        own = {seat: scores[seat] for seat in state.seated} if scores else {}
        if not own:
            return None
        best = min(own.values()) if self.low_wins and not ranks else max(own.values())
        first = [seat for seat, score in own.items() if score == best]
        return first[0] if len(first) == 1 else None


NO_FIGURES = Figures()
"""Of a game that has none of this."""
