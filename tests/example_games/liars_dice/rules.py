"""Liar's Dice: bid on the dice under all cups, or challenge the bid of the seat before you.

Nobody knows who made it; it is told here in our own words.

Rulings: who loses a die bids first in the next round, or else the next seat that has dice; a bid is
higher with more dice, or with as many of a higher face, whether ones are wild or not.
"""

from __future__ import annotations

from random import Random
from typing import Self

from audiogame.rules.chance import Chance, Outcome, Roll
from audiogame.rules.dice import PIPS
from audiogame.rules.options import Options, option
from audiogame.rules.picture import Area, Die, Group, Mark, Picture, drawn
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import put

from .events import (
    BidDue,
    BidMade,
    Challenged,
    Claim,
    Cup,
    Dice,
    DieLost,
    Own,
    Revealed,
    Rolled,
    RoundBegan,
    Rules,
    Shown,
    Standing,
    Turn,
    Won,
)

WILD = 1
"""The face that counts for every bid, where the option `ones` is `wild`."""
MOST_DICE = 6
"""Dice of a seat at most."""
Under = tuple[int, ...] | None
"""The dice under a cup: none before they are rolled, None where they cannot be seen."""


class LiarsDiceOptions(Options):
    """How many dice each seat begins with, and what ones are worth."""

    dice: int = option(5, numbers=range(1, MOST_DICE + 1))
    ones: str = option("wild", "plain")


class Bid(Action):
    """Say that at least `count` of all dice show `face`."""

    count: int
    face: int


class Challenge(Action):
    """Say that there are not so many."""


class LiarsDice(State):
    """One moment of Liar's Dice.

    Args:
        left: the dice of each seat.
        cups: what is under the cup of each seat.
        turn: the seat that bids next.
        round: its number, from 1.
        bid: the bid that has to be raised, and who made it.
        last: the cups as they were lifted last.
        lost: how many seats were out before each seat was; as many as all while it plays.
    """

    options: LiarsDiceOptions
    left: tuple[int, ...]
    cups: tuple[Under, ...]
    lost: tuple[int, ...]
    turn: Seat = 0
    round: int = 1
    bid: BidMade | None = None
    last: Revealed | None = None

    @property
    def seats(self) -> int:
        return len(self.left)

    @property
    def dice(self) -> int:
        """The number of dice of all seats."""
        return sum(self.left)

    @property
    def wild(self) -> bool:
        """Whether ones count for every bid."""
        return self.options.ones == "wild"

    @property
    def rolling(self) -> Seat | None:
        """The seat whose cup is still to be shaken."""
        waiting = (seat for seat in range(self.seats) if self.left[seat] and self.cups[seat] == ())
        return None if self.result is not None else next(waiting, None)

    @property
    def chance(self) -> Chance | None:
        seat = self.rolling
        return None if seat is None else Roll((PIPS,) * self.left[seat], only=(seat,))

    @property
    def result(self) -> Result | None:
        return Result(places(self.lost)) if sum(map(bool, self.left)) == 1 else None

    def still_face_down(self, chance: Chance, outcome: Outcome) -> bool:
        return any(cup != () for cup in self.cups)

    def counts(self, dice: tuple[int, ...], face: int) -> int:
        """Return how many of some dice count for a bid on a face."""
        return sum(die == face or (self.wild and die == WILD) for die in dice)

    def _actors(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        bid = self.bid
        least = (bid.claim.count, bid.claim.face) if bid is not None else (0, 0)
        raises = tuple(
            Bid(count, face)
            for count in range(max(least[0], 1), self.dice + 1)
            for face in PIPS
            if (count, face) > least
        )
        return raises if bid is None else (*raises, Challenge())

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if isinstance(action, Bid):
            made = BidMade(seat, Claim(action.count, action.face))
            return replace(self, bid=made, turn=self._after(seat)), (made,)
        bid = self.bid
        assert bid is not None, "only a bid can be challenged"
        cups = tuple(Cup(at, cup) for at, cup in enumerate(self.cups) if cup)
        found = sum(self.counts(cup.dice, bid.claim.face) for cup in cups)
        enough = found >= bid.claim.count
        revealed = Revealed(cups, found, bid.claim, enough)
        after, events = self._without_die(seat if enough else bid.seat)
        after = replace(after, last=revealed)
        return after, (Challenged(seat, bid.seat), revealed, *events)

    def _without_die(self, seat: Seat) -> tuple[Self, tuple[Event, ...]]:
        """Take a die from a seat, which bids first in the next round."""
        left = put(self.left, seat, self.left[seat] - 1)
        out = sum(not one for one in left)
        lost = self.lost if left[seat] else put(self.lost, seat, out - 1)
        after = replace(
            self,
            left=left,
            lost=lost,
            cups=((),) * self.seats,
            bid=None,
            round=self.round + 1,
        )
        after = replace(after, turn=seat if left[seat] else after._after(seat))
        gone = DieLost(seat, left[seat])
        if after.result is None:
            return after, (gone,)
        winner = after.turn
        return after, (gone, Won(winner, left[winner]))

    def _after(self, seat: Seat) -> Seat:
        """Return the next seat that has dice."""
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next(one for one in order if self.left[one])

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        seat = self.rolling
        assert seat is not None, "a cup is shaken"
        dice = tuple(sorted(outcome))
        after = replace(self, cups=put(self.cups, seat, dice))
        rolled = Rolled(seat, dice)
        if after.rolling is not None:
            return after, (rolled,)
        return after, (rolled, RoundBegan(self.round, self.dice, self.turn))

    def seen_by(self, seat: Seat) -> Self:
        cups = tuple(cup if at == seat or cup == () else None for at, cup in enumerate(self.cups))
        return replace(self, cups=cups)

    def deal_again(self, seat: Seat, random: Random) -> Self:
        view = self.seen_by(seat)
        cups = tuple(
            tuple(sorted(random.choices(PIPS, k=view.left[at]))) if cup is None else cup
            for at, cup in enumerate(view.cups)
        )
        return replace(view, cups=cups)

    def out(self, seat: Seat) -> bool:
        return not self.left[seat]

    def decision(self, seat: Seat) -> Event:
        return BidDue(seat, self.bid.claim if self.bid is not None else None)

    def since(self, seat: Seat, events: tuple[Event, ...]) -> tuple[Event, ...]:
        own = [
            at
            for at, one in enumerate(events)
            if isinstance(one, (BidMade, Challenged)) and one.seat == seat
        ]
        meanwhile = events[own[-1] + 1 :] if own else events
        gone = tuple(one for one in meanwhile if isinstance(one, DieLost))[-1:]
        began = tuple(one for one in meanwhile if isinstance(one, RoundBegan))[-1:]
        return (*([self.bid] if self.bid is not None else began), *gone)

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(self.wild, self.dice),)
            case Query.TURN:
                return (Turn(self.turn, self.round, self._after(self.turn)),)
            case Query.STANDING:
                order = sorted(range(self.seats), key=lambda one: (one != seat, -self.left[one]))
                return (Standing(tuple(Dice(one, self.left[one]) for one in order)),)
            case Query.SHOWN:
                return (Shown(self.bid, self.last),) if self.bid or self.last else ()
            case Query.OWN:
                return (Own(seat, self.cups[seat] or ()),)

    def _picture(self, seat: Seat) -> Picture:
        awaited = None if self.result is not None else self.turn
        groups = (
            Group(
                Area.HELD,
                tuple(Die(face) for face in self.cups[at] or (None,) * self.left[at]),
                at,
                Mark.AWAITED if at == awaited else None,
            )
            for at in range(self.seats)
        )
        return drawn(*groups)


def start(seats: int, options: LiarsDiceOptions) -> LiarsDice:
    """Return the first state: the cups are still to be shaken."""
    return LiarsDice(
        options=options,
        left=(options.dice,) * seats,
        cups=((),) * seats,
        lost=(seats,) * seats,
    )
