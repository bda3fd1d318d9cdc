"""Figures of a game for reviews and statistics; each is optional."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any

from audiogame.rules.state import Action, Event, Seat, State
from audiogame.rules.value import Value


class Fortune(Value):
    """The luck of a seat at one throw or card.

    Args:
        points: points that it brought.
        expected: points that it brings on average.
    """

    seat: Seat
    points: int
    expected: float


def _never(event: Event, before: State) -> bool:
    return False


def _none(state: State) -> tuple[int, ...]:
    return ()


def _no_mistake(view: State, seat: Seat, action: Action, best: Action) -> Enum | None:
    return None


def _no_fortune(event: Event) -> Fortune | None:
    return None


class Figures(Value):
    """The hooks of one game, called with its own states; each may be left out.

    Args:
        rounds: the events that end a round.
        key: returns whether an event is a key moment, given the state before it; changes of the
            lead are found without it.
        points: the points of each seat so far.
        low_wins: whether fewer points are better.
        ranking: values that decide the lead, the highest first, where it is not points or money.
        money: money each seat has won or lost so far, in the smallest coin.
        coins: number of the smallest coins in one spoken unit.
        earned: returns an event of the game's own that tells the money of all games together;
            without it, the money is a bare number.
        fortune: returns a seat's luck in a throw or card, if the event is one.
        mistake: returns the kind of mistake of a seat that chose an action instead of the best, in
            its view; None for none.  Its word is a sentence on what to do next time.
        pace: mean of each seat, by which games of different lengths are compared.
        pace_unit: unit of that mean, such as "antes a round".
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
    mistake: Callable[[Any, Seat, Any, Any], Enum | None] = _no_mistake
    pace: Callable[[Any], tuple[float, ...]] = _none
    pace_unit: str = ""

    def measured(self, state: State) -> tuple[str, tuple[float, ...]]:
        """Return the measure of bots beside their wins: its name, and each seat's amount."""
        pace = self.pace(state)
        if pace:
            return self.pace_unit, pace
        points = self.points(state)
        return ("points a game", points) if points else ("", ())

    def leader(self, state: State) -> Seat | None:
        """Return the seat that leads alone, or the first of a side that does.

        None if none does, points are not counted, or one seat plays alone.
        """
        places = self.places(state)
        first = [seat for seat, place in places.items() if place == 1]
        return first[0] if len({state.side(seat) for seat in first}) == 1 else None

    def places(self, state: State) -> dict[Seat, int]:
        """Return the present place of each seat, from 1.

        There are none where points are not counted, or one seat plays alone.  Partners share the
        score and the place of their side.
        """
        if state.seats == 1:
            return {}
        ranks = self.ranking(state)
        scores = ranks or self.points(state) or self.money(state)
        own = {seat: scores[seat] for seat in state.seated} if scores else {}
        sides = {state.side(seat): score for seat, score in own.items()}
        low = self.low_wins and not ranks
        return {
            seat: 1 + sum(other < score if low else other > score for other in sides.values())
            for seat, score in own.items()
        }


NO_FIGURES = Figures()
"""Figures of a game without any."""
