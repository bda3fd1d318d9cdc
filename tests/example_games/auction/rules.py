"""Auction: bid any number of chips for each lot, and have the most points at the end.

Made up for the tests.  Any number between the last bid and one's chips can be bid, so bids are
typed and not listed.
"""

from __future__ import annotations

from random import Random
from typing import Self

from audiogame.rules.chance import Outcome, Roll
from audiogame.rules.options import Options, option
from audiogame.rules.state import Action, Event, Query, Result, Seat, State, places, replace
from audiogame.rules.value import put

from .events import (
    AllBid,
    BidDue,
    BidMade,
    LotOffered,
    Passed,
    Rules,
    Score,
    Shown,
    Sold,
    Standing,
    Turn,
    Unsold,
    Won,
)

LOTS = 3
A_LOT = Roll((tuple(range(1, 11)),))


class AuctionOptions(Options):
    """How many chips each seat has."""

    chips: int = option(100, numbers=range(10, 1001))


class Bid(Action):
    """Bid so many chips."""

    chips: int


class Pass(Action):
    """Leave the lot to others."""


class Auction(State):
    """One moment of Auction, which is all public.

    Args:
        chips, points: of each seat.
        lot: number of the lot, from 1.
        worth: its points; 0 before luck has told them.
        turn: the seat that bids.
        passed: seats that have passed.
        bidder: who has bid last, and `high` how much.
    """

    unlisted = (Bid,)

    options: AuctionOptions
    chips: tuple[int, ...]
    points: tuple[int, ...]
    lot: int = 1
    worth: int = 0
    turn: Seat = 0
    passed: tuple[Seat, ...] = ()
    bidder: Seat | None = None
    high: int = 0

    @property
    def seats(self) -> int:
        return len(self.chips)

    @property
    def chance(self) -> Roll | None:
        return A_LOT if self.lot <= LOTS and not self.worth else None

    @property
    def result(self) -> Result | None:
        return Result(places(self.points)) if self.lot > LOTS else None

    def _actors(self) -> tuple[Seat, ...]:
        return (self.turn,)

    def bounds(self, seat: Seat, kind: type[Action]) -> tuple[int, int] | None:
        low, most = self.high + 1, self.chips[seat]
        return (low, most) if seat in self.actors and low <= most else None

    def _legal(self, seat: Seat) -> tuple[Action, ...]:
        bounds = self.bounds(seat, Bid)
        return (Pass(),) if bounds is None else (Bid(bounds[0]), Pass())

    def _allows(self, seat: Seat, action: Bid) -> bool:
        return self.high < action.chips <= self.chips[seat]

    def risk(self, seat: Seat, action: Action) -> Event | None:
        return AllBid(seat, self.chips[seat]) if action == Bid(self.chips[seat]) else None

    def _sample(self, seat: Seat, random: Random) -> Action | None:
        bounds = self.bounds(seat, Bid)
        return None if bounds is None else Bid(random.randint(*bounds))

    def _apply(self, seat: Seat, action: Action) -> tuple[Self, tuple[Event, ...]]:
        if isinstance(action, Bid):
            after = replace(self, bidder=seat, high=action.chips)
            return after._next(BidMade(seat, action.chips))
        return replace(self, passed=(*self.passed, seat))._next(Passed(seat))

    def _next(self, told: Event) -> tuple[Self, tuple[Event, ...]]:
        """Go to the next bidder, or sell the lot."""
        order = ((self.turn + 1 + at) % self.seats for at in range(self.seats))
        left = [seat for seat in order if seat not in (*self.passed, self.bidder)]
        if left:
            return replace(self, turn=left[0]), (told,)
        return self._sold(told)

    def _sold(self, told: Event) -> tuple[Self, tuple[Event, ...]]:
        after = replace(
            self, lot=self.lot + 1, worth=0, turn=self.lot % self.seats, passed=(), bidder=None
        )
        after = replace(after, high=0)
        events: tuple[Event, ...] = (told, Unsold(self.worth))
        if self.bidder is not None:
            seat = self.bidder
            after = replace(
                after,
                chips=put(self.chips, seat, self.chips[seat] - self.high),
                points=put(self.points, seat, self.points[seat] + self.worth),
            )
            events = (told, Sold(seat, self.high, self.worth))
        result = after.result
        return after, events if result is None else (
            *events,
            Won(result.winners, max(after.points)),
        )

    def _land(self, outcome: Outcome) -> tuple[Self, tuple[Event, ...]]:
        (worth,) = outcome
        return replace(self, worth=worth), (LotOffered(self.lot, worth),)

    def seen_by(self, seat: Seat) -> Self:
        return self

    def decision(self, seat: Seat) -> Event:
        return BidDue(seat, self.high, self.chips[seat])

    def _answer(self, query: Query, seat: Seat) -> tuple[Event, ...]:
        match query:
            case Query.RULES:
                return (Rules(LOTS),)
            case Query.TURN:
                return (Turn(self.turn, self.lot),)
            case Query.STANDING:
                order = sorted(range(self.seats), key=lambda one: one != seat)
                scores = (Score(one, self.points[one], self.chips[one]) for one in order)
                return (Standing(tuple(scores)),)
            case Query.SHOWN:
                return (Shown(self.worth, self.bidder, self.high),)
            case Query.OWN:
                return (Score(seat, self.points[seat], self.chips[seat]),)


def start(seats: int, options: AuctionOptions) -> Auction:
    """Return the first state: everybody has the same chips."""
    return Auction(options, (options.chips,) * seats, (0,) * seats)
