"""Five Throws: throw two dice, keep them or throw once more, and add up five turns.

Made up for the tests.  One seat alone plays for its score; of several the highest wins.
"""

from __future__ import annotations

from typing import Self

from audiogame.rules.chance import Outcome, Roll
from audiogame.rules.options import Options, option
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import put

from .events import (
    ChoiceDue,
    Done,
    Kept,
    Rules,
    Score,
    Shown,
    Standing,
    Thrown,
    Turn,
    Won,
)

DICE = Roll((tuple(range(1, 7)),) * 2)
EXPECTED = 7.0
"""Points of a throw on average."""


class FiveThrowsOptions(Options):
    """How many turns each seat has."""

    turns: int = option(5, 3)


class Throw(Action):
    """Throw both dice, for the first or the second time."""


class Keep(Action):
    """Keep the first throw."""


class FiveThrows(State):
    """One moment of Five Throws, which is all public.

    Args:
        scores: of each seat.
        kept: number of turns that are over, of all seats.
        dice: on the table; none before the first throw of a turn.
        in_the_air: whether luck is asked.
    """

    options: FiveThrowsOptions
    scores: tuple[int, ...]
    kept: int = 0
    dice: tuple[int, ...] = ()
    in_the_air: bool = False

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def points(self) -> int:
        """What the dice on the table show."""
        return sum(self.dice)

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is."""
        return self.kept % self.seats

    @property
    def number(self) -> int:
        """Number of its turn, from 1."""
        return min(self.kept // self.seats + 1, self.options.turns)

    @property
    def chance(self) -> Roll | None:
        return DICE if self.in_the_air else None

    @property
    def result(self) -> Result | None:
        over = self.kept == self.seats * self.options.turns
        return Result(places(self.scores)) if over else None

    def _actors(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Throw(), Keep()) if self.dice else (Throw(),)

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if action == Throw():
            return replace(self, in_the_air=True), ()
        return self._keep()

    def _keep(self) -> tuple[Self, tuple[Event, ...]]:
        """End a turn with the dice on the table."""
        seat, score = self.turn, self.scores[self.turn] + self.points
        after = replace(self, scores=put(self.scores, seat, score), kept=self.kept + 1, dice=())
        told = Kept(seat, self.points, score)
        if after.result is None:
            return after, (told,)
        if self.seats == 1:
            return after, (told, Done(seat, score))
        return after, (told, Won(after.result.winners, max(after.scores)))

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        again = bool(self.dice)
        landed = replace(self, in_the_air=False, dice=outcome)
        told = Thrown(self.turn, outcome, landed.points, again)
        if not again:
            return landed, (told,)
        after, events = landed._keep()
        return after, (told, *events)

    def seen_by(self, seat: Seat) -> Self:
        return self

    def decision(self, seat: Seat) -> Event:
        return ChoiceDue(seat, self.number, self.points)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(self.options.turns),)
            case Query.TURN:
                return (Turn(self.turn, self.number, self.options.turns),)
            case Query.STANDING:
                order = sorted(range(self.seats), key=lambda one: one != seat)
                return (Standing(tuple(Score(one, self.scores[one]) for one in order)),)
            case Query.SHOWN:
                return (Shown(self.dice),)
            case Query.OWN:
                return (Score(seat, self.scores[seat]),)


def start(seats: int, options: FiveThrowsOptions) -> FiveThrows:
    """Return the first state, without points."""
    return FiveThrows(options, (0,) * seats)
