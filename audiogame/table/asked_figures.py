"""Guard around a game's figures: one that fails counts as absent."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TypeVar

from audiogame.rules.fault import RAISED, cut_off
from audiogame.rules.figures import Figures, Fortune
from audiogame.rules.notation import kebab, word
from audiogame.rules.state import Action, Event, Seat, State

Answer = TypeVar("Answer")


class AskedFigures:
    """The figures of one game for a review, the statistics and remarks.

    An exception or a result of the wrong type is contained here: it is as if the game had no such
    figure, and everything else continues.

    Args:
        figures: the game's own.
    """

    def __init__(self, figures: Figures) -> None:
        self._figures = figures
        self.failed = False
        """Whether one of the figures has failed."""
        self._endless = False
        """Whether one of them has not ended, so that none is asked again."""

    def ends_round(self, event: Event) -> bool:
        """Return whether an event ends a round."""
        return self._ask(lambda: isinstance(event, self._figures.rounds), False)

    def is_key(self, event: Event, before: State) -> bool:
        """Return whether an event is a key moment, given the state before it."""
        return self._ask(lambda: bool(self._figures.key(event, before)), False)

    def leader(self, state: State) -> Seat | None:
        """Return the seat that leads alone; None if none does, or that is not known."""
        return self._ask(lambda: self._figures.leader(state), None)

    def points(self, state: State) -> tuple[int, ...]:
        """Return the points of each seat; nothing where they are not counted."""
        return self._ask(lambda: _one_a_seat(self._figures.points(state), state), ())

    def money(self, state: State) -> tuple[int, ...]:
        """Return the money each seat has won or lost; nothing in a game without money."""
        return self._ask(lambda: _one_a_seat(self._figures.money(state), state), ())

    @property
    def low_wins(self) -> bool:
        """Whether fewer points are better."""
        return self._figures.low_wins is True

    @property
    def coins(self) -> int:
        """Number of the smallest coins in one spoken unit."""
        coins = self._figures.coins
        return coins if isinstance(coins, int) and coins > 0 else 1

    def earned(self, money: int) -> Event | None:
        """Return the event on the money of all games together; None if the game has none."""
        earned = self._figures.earned
        return None if earned is None else self._ask(lambda: earned(money), None)

    def fortune(self, event: Event) -> Fortune | None:
        """Return a seat's luck in a throw or card, if the event is one."""

        def asked() -> Fortune | None:
            met = self._figures.fortune(event)
            if met is not None and not isinstance(met, Fortune):
                raise TypeError(f"{met!r} is no Fortune")
            return met

        return self._ask(asked, None)

    def mistake(self, view: State, seat: Seat, action: Action, best: Action) -> str:
        """Return the name of the kind of mistake, as in its message; empty for none."""

        def asked() -> str:
            found = self._figures.mistake(view, seat, action, best)
            if found is None:
                return ""
            if not isinstance(found, Enum):
                raise TypeError(f"{found!r} is no kind of mistake")
            return f"{kebab(type(found).__name__)}-{word(found)}"

        return self._ask(asked, "")

    def _ask(self, hook: Callable[[], Answer], otherwise: Answer) -> Answer:
        if self._endless:
            return otherwise
        try:
            return hook()
        except RAISED as fault:  # whatever it is: the narration continues without them
            self.failed, self._endless = True, cut_off(fault) is not None
            return otherwise


def _one_a_seat(found: tuple[int, ...], state: State) -> tuple[int, ...]:
    """Return the numbers if there is one of each seat, else nothing."""
    if len(found) not in (0, state.seats) or not all(isinstance(one, int) for one in found):
        raise TypeError(f"{found!r} are not whole numbers, one a seat")
    return found
