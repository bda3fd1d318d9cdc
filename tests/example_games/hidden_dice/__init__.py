"""A fake game in which all dice, and so all choices, are secret; it has no sentences."""

from __future__ import annotations

from enum import Enum
from itertools import chain, combinations
from typing import Self

from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.game import Game
from audiogame.rules.options import Options
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, replace
from audiogame.rules.value import once, put


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Height(Enum):
    LOW = "low"
    HIGH = "high"


class Keep(Action):
    dice: tuple[int, ...]


class Call(Action):
    colour: Colour


class Bid(Action):
    colour: Colour
    height: Height


class Fold(Action):
    pass


class Due(Event):
    seat: Seat


class Done(Event):
    """A seat has chosen: all seats may know it, but only that seat the choice."""

    seat: Seat
    what: str | None

    def seen_by(self, seat: Seat) -> Self:
        return self if seat == self.seat else replace(self, what=None)


class Own(Event):
    seat: Seat
    dice: tuple[int, ...] | None


class Hands(State):
    """Each seat chooses once, in secret; which kinds of choices there are depends on its dice."""

    dice: tuple[tuple[int, ...] | None, ...]
    chosen: tuple[bool, ...]

    @property
    def seats(self) -> int:
        return len(self.chosen)

    @once
    def chance(self) -> Chance | None:
        return None

    @once
    def result(self) -> Result | None:
        return Result((1,) * self.seats) if all(self.chosen) else None

    def _actors(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, done in enumerate(self.chosen) if not done)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        """List sets of dice that are not odd together, a call for a 1, a bid for a 6, else fold."""
        dice = self.dice[seat]
        if dice is None:
            return ()
        places = range(1, len(dice) + 1)
        sets = chain.from_iterable(combinations(places, size) for size in places)
        kept = (Keep(one) for one in sets if not sum(dice[place - 1] for place in one) % 2)
        calls = (Call(Colour.RED),) if 1 in dice else ()
        bids = (Bid(Colour.BLUE, Height.LOW),) if 6 in dice else ()
        return (*kept, *calls, *bids) or (Fold(),)

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        told = Done(seat, type(action).__name__)
        return replace(self, chosen=put(self.chosen, seat, True)), (told,)

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        raise AssertionError("there is no luck")

    def seen_by(self, seat: Seat) -> Self:
        seen = (dice if other == seat else None for other, dice in enumerate(self.dice))
        return replace(self, dice=tuple(seen))

    def hidden_from(self, seat: Seat) -> frozenset[Seat]:
        return frozenset(range(self.seats)) - {seat}

    def still_secret(self, seat: Seat, action: Action) -> bool:
        return not all(self.chosen)

    def faces_shown(self, seat: Seat) -> tuple[tuple[int, ...], ...]:
        return tuple((die,) for die in self.dice[seat] or ())

    def decision(self, seat: Seat) -> Event:
        return Due(seat)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        return (Own(seat, self.dice[seat]),) if query is Query.OWN else (Due(seat),)


def hidden_dice(*hands: tuple[int, ...]) -> Game:
    """Return the game with these dice in the hands of its seats."""

    def start(seats: int, options: Options) -> Hands:
        return Hands(options, hands, (False,) * seats)

    return Game("hidden-dice", __name__, (len(hands),), Options, start, {})
