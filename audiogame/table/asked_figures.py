"""The figures of a game, asked so that one that fails is done without."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from audiogame.rules.fault import RAISED
from audiogame.rules.figures import Figures, Fortune
from audiogame.rules.state import Event, Seat, State

Answer = TypeVar("Answer")


class AskedFigures:
    """The figures of one game for a review, the statistics and remarks.

    Whatever they raise, and whatever they return that is of the wrong kind, is their own affair:
    it is as if the game had none of that, and the rest goes on.

    Args:
        figures: as the game has written them.
    """

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self.failed = False
        """Whether one of them has failed."""

    def ends_round(self, event: Event) -> bool:
        """Tell whether an event ends a round."""
        return self._ask(lambda: isinstance(event, self._figures.rounds), False)

    def is_key(self, event: Event, before: State) -> bool:
        """Tell whether an event is a key moment, from the state before it."""
        return self._ask(lambda: bool(self._figures.key(event, before)), False)

    def leader(self, state: State) -> Seat | None:
        """Return who leads alone; None if nobody does, or that is not known."""
        return self._ask(lambda: self._figures.leader(state), None)

    def points(self, state: State) -> tuple[int, ...]:
        """Return the points of each seat; nothing where they are not counted."""
        return self._ask(lambda: _one_a_seat(self._figures.points(state), state), ())

    def money(self, state: State) -> tuple[int, ...]:
        """Return what each seat has won or lost; nothing where there is no money."""
        return self._ask(lambda: _one_a_seat(self._figures.money(state), state), ())

    @property
    def low_wins(self) -> bool:
        """Whether fewer points are better."""
        return self._figures.low_wins is True

    @property
    def coins(self) -> int:
        """How many of the smallest coins make one unit that is said."""
        coins = self._figures.coins
        return coins if isinstance(coins, int) and coins > 0 else 1

    def earned(self, money: int) -> Event | None:
        """Tell of the money of all games together; None where the game has no event for it."""
        earned = self._figures.earned
        return None if earned is None else self._ask(lambda: earned(money), None)

    def fortune(self, event: Event) -> Fortune | None:
        """Return how luck treated a seat, if an event tells of it."""

        def asked() -> Fortune | None:
            met = self._figures.fortune(event)
            if met is not None and not isinstance(met, Fortune):
                raise TypeError(f"{met!r} is no Fortune")
            return met

        return self._ask(asked, None)

    def _ask(self, hook: Callable[[], Answer], otherwise: Answer) -> Answer:
        try:
            return hook()
        except RAISED:  # whatever figures raise: what is asked for is told without them
            self.failed = True
            return otherwise


def _one_a_seat(found: tuple[int, ...], state: State) -> tuple[int, ...]:
    """Return numbers that there are for each seat, or not at all."""
    if len(found) not in (0, state.seats) or not all(isinstance(one, int) for one in found):
        raise TypeError(f"{found!r} are not whole numbers, one a seat")
    return found
