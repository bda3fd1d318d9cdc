"""Pig: roll as often as you like, and hold before a 1 takes it all.

An old game that nobody owns; John Scarne wrote it down in 1945.

Rulings: seat 0 begins.  A seat that holds with enough points wins at once, and later seats have
no last turn.
"""

from __future__ import annotations

from typing import Self

from audiogame.rules import picture
from audiogame.rules.chance import Outcome, Roll
from audiogame.rules.options import Options, option
from audiogame.rules.picture import Area, Die, Group, Mark, Picture, drawn
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import put

from .events import (
    ChoiceDue,
    Held,
    Lost,
    Own,
    Rolled,
    Rules,
    Score,
    Shown,
    Standing,
    Turn,
    Won,
)

SIDES = 6
BAD = 1
"""The face that takes the points of the turn."""
A_DIE = Roll((tuple(range(1, SIDES + 1)),))


class PigOptions(Options):
    """The points that win, and those that a 1 takes: of the turn, or all."""

    target: int = option(50, numbers=range(20, 201))
    ones: str = option("turn", "everything")


class RollDie(Action):
    """Roll the die."""


class Hold(Action):
    """Add the points of this turn to the score."""


class Pig(State):
    """The state of Pig, which is all public."""

    options: PigOptions
    scores: tuple[int, ...]
    turn: Seat = 0
    at_stake: int = 0
    in_the_air: bool = False
    last: Rolled | Lost | None = None

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def chance(self) -> Roll | None:
        return A_DIE if self.in_the_air else None

    @property
    def result(self) -> Result | None:
        return Result(places(self.scores)) if max(self.scores) >= self.options.target else None

    @property
    def after(self) -> Seat:
        """The next seat."""
        return (self.turn + 1) % self.seats

    def _actors(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return (RollDie(), Hold()) if self.at_stake else (RollDie(),)

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if action == RollDie():
            return replace(self, in_the_air=True), ()
        score = self.scores[seat] + self.at_stake
        held = Held(seat, self.at_stake, score)
        scores = put(self.scores, seat, score)
        if score >= self.options.target:
            ended = replace(self, scores=scores, at_stake=0)
            others = tuple(one for one in ended.ranked(seat) if one.seat != seat)
            return ended, (held, Won(seat, score, others))
        return replace(self, scores=scores, at_stake=0, turn=self.after), (held,)

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        seat, (die,) = self.turn, outcome
        landed = replace(self, in_the_air=False)
        if die != BAD:
            rolled = Rolled(seat, die, self.at_stake + die)
            return replace(landed, at_stake=rolled.at_stake, last=rolled), (rolled,)
        kept = 0 if self.options.ones == "everything" else self.scores[seat]
        gone = self.at_stake + self.scores[seat] - kept
        lost = Lost(seat, gone, kept)
        scores = put(self.scores, seat, kept)
        return replace(landed, scores=scores, at_stake=0, turn=self.after, last=lost), (lost,)

    def ranked(self, first: Seat) -> tuple[Score, ...]:
        """Return the scores, that of one seat first."""
        order = sorted(range(self.seats), key=lambda seat: (seat != first, -self.scores[seat]))
        return tuple(Score(seat, self.scores[seat]) for seat in order)

    def seen_by(self, seat: Seat) -> Self:
        return self

    def decision(self, seat: Seat) -> Event:
        return ChoiceDue(seat, self.at_stake, self.scores[seat])

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(self.options.target, self.options.ones == "everything"),)
            case Query.TURN:
                return (Turn(self.turn, self.at_stake, self.after),)
            case Query.STANDING:
                return (Standing(self.ranked(seat)),)
            case Query.SHOWN:
                return (Shown(self.last),)
            case Query.OWN:
                score = self.scores[seat]
                at_stake = self.at_stake if seat == self.turn else 0
                needed = max(self.options.target - score - at_stake, 0)
                return (Own(seat, score, at_stake, needed),)

    def since(self, seat: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
        own = [at for at, one in enumerate(events) if getattr(one, "seat", None) == seat]
        meanwhile = events[own[-1] + 1 :] if own else events
        ended = [one for one in meanwhile if isinstance(one, (Held, Lost))]
        return (Standing(self.ranked(seat)[:2]),) if ended else self._answer(Query.OWN, seat)

    def _picture(self, seat: Seat) -> Picture:
        over, last = self.result is not None, self.last
        marks = [
            Mark.AWAITED if one == self.turn and not over else None for one in range(self.seats)
        ]
        die = () if last is None else (Die(last.die if isinstance(last, Rolled) else BAD),)
        return drawn(
            *(
                Group(Area.SCORE, (picture.Score(score),), one, marks[one])
                for one, score in enumerate(self.scores)
            ),
            Group(Area.ROLLED, die, last.seat if last is not None else None),
            Group(Area.ROUND, (picture.Score(self.at_stake),) if self.at_stake else (), self.turn),
        )


def start(seats: int, options: PigOptions) -> Pig:
    """Return the first state, without points."""
    return Pig(options=options, scores=(0,) * seats)
