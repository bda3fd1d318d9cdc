"""Short Race: two men each run home by the throws of two dice.

Made up for the tests.  A throw is moved step by step, with each die once, or four times after a
double; all of it that can be moved has to be, in any order.  So a turn is one choice of several
parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Self

from audiogame.rules.chance import Outcome, Roll
from audiogame.rules.options import Options
from audiogame.rules.picture import Board, Man, Square
from audiogame.rules.state import (
    Action,
    Event,
    Parts,
    Query,
    Result,
    Seat,
    SquareName,
    State,
    places,
    replace,
)
from audiogame.rules.value import once, put

from .events import (
    Men,
    Moved,
    On,
    Point,
    Rules,
    Standing,
    Stepped,
    StepsDue,
    Thrown,
    Turn,
    Went,
    Won,
)

START = 12
ROWS = (tuple(range(START, 5, -1)), tuple(range(5, -1, -1)))
DICE = Roll(((1, 2, 3), (1, 2, 3)))


class Step(Action):
    """Go with a man from one point to another."""

    start: SquareName[int]
    end: SquareName[int]


class Move(Action):
    """Move all of a throw."""

    steps: tuple[Step, ...]


Steps = tuple[Step, ...]


def lines(men: tuple[int, ...], dice: tuple[int, ...]) -> Iterator[Steps]:
    """Yield every order of steps for which no further step is left."""
    ended = True
    for die in dict.fromkeys(dice):
        at = dice.index(die)
        left = dice[:at] + dice[at + 1 :]
        for start in dict.fromkeys(man for man in men if man):
            ended = False
            step = Step(start, max(start - die, 0))
            for rest in lines(moved(men, (step,)), left):
                yield (step, *rest)
    if ended:
        yield ()


def moved(men: tuple[int, ...], steps: Steps) -> tuple[int, ...]:
    """Return where men stand after some steps."""
    for step in steps:
        men = put(men, men.index(step.start), step.end)
    return men


class ShortRace(State):
    """One moment of Short Race, which is all public.

    Args:
        men: the points of each seat's men.
        turn: the seat that throws and moves.
        dice: what is still to be moved; empty before the throw.
    """

    unlisted = (Move,)

    options: Options
    men: tuple[tuple[int, ...], ...]
    turn: Seat = 0
    dice: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.men)

    @property
    def chance(self) -> Roll | None:
        return None if self.dice or self.result is not None else DICE

    @once
    def result(self) -> Result | None:
        left = tuple(-sum(men) for men in self.men)
        return Result(places(left)) if 0 in left else None

    @once
    def orders(self) -> tuple[Steps, ...]:
        """All orders of steps of this throw, those that move most of it."""
        found = tuple(dict.fromkeys(lines(self.men[self.turn], self.dice)))
        most = max(map(len, found))
        return tuple(one for one in found if len(one) == most)

    def _actors(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        return (Move(self.orders[0]),)

    def _allows(self, seat: Seat, action: Move) -> bool:
        return action.steps in self.orders

    def _sample(self, seat: Seat, random: Random) -> Action | None:
        return Move(random.choice(self.orders))

    def _parts(self, seat: Seat, done: tuple[Action, ...]) -> Parts | None:
        begun = [one for one in self.orders if one[: len(done)] == done]
        following = dict.fromkeys(one[len(done)] for one in begun if len(one) > len(done))
        whole = next((Move(one) for one in begun if len(one) == len(done)), None)
        steps = next((one[: len(done)] for one in begun), ())
        men = moved(self.men[seat], steps)
        told = Stepped(went(steps), men) if steps else None
        after = replace(self, men=put(self.men, seat, men))
        return Parts(tuple(following), whole, told, after._board(seat))

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        assert isinstance(action, Move), "there is no other choice"
        men = moved(self.men[seat], action.steps)
        after = replace(self, men=put(self.men, seat, men), turn=(seat + 1) % self.seats, dice=())
        told: tuple[Event, ...] = (Moved(seat, went(action.steps), men),)
        return after, told if after.result is None else (*told, Won(seat))

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        one, other = outcome
        dice = (one,) * 4 if one == other else outcome
        return replace(self, dice=dice), (Thrown(self.turn, outcome),)

    def seen_by(self, seat: Seat) -> Self:
        return self

    def decision(self, seat: Seat) -> Event:
        return StepsDue(seat, self.dice)

    def _board(self, seat: Seat) -> Board | None:
        return Board(tuple(tuple(map(self._square, row)) for row in ROWS))

    def _square(self, point: int) -> Square:
        rows = tuple(On(one, men.count(point)) for one, men in enumerate(self.men) if point in men)
        return Square(point, Point(point, rows), tuple(Man(one.seat, one.count) for one in rows))

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(START),)
            case Query.TURN:
                return (Turn(self.turn, self.dice),)
            case Query.STANDING | Query.SHOWN:
                order = sorted(range(self.seats), key=lambda one: one != seat)
                return (Standing(tuple(Men(one, self.men[one]) for one in order)),)
            case Query.OWN:
                return (Men(seat, self.men[seat]),)


def went(steps: Steps) -> tuple[Went, ...]:
    """Return steps as they are told."""
    return tuple(Went(step.start, step.end) for step in steps)


def start(seats: int, options: Options) -> ShortRace:
    """Return the first state: all men stand at the start."""
    return ShortRace(options, ((START, START),) * seats)
