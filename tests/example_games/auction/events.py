"""What happens in Auction; `chips` are what a seat can pay, `points` what a lot is worth."""

from __future__ import annotations

from audiogame.rules.state import Event, Seat


class LotOffered(Event):
    """A lot of so many points is for sale."""

    lot: int
    points: int


class BidMade(Event):
    """A seat bids."""

    seat: Seat
    chips: int


class Passed(Event):
    """A seat passes."""

    seat: Seat


class Sold(Event):
    """The lot goes to the last bidder."""

    seat: Seat
    chips: int
    points: int


class Unsold(Event):
    """Nobody has bid."""

    points: int


class Won(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    points: int


class AllBid(Event):
    """A bid would be all the chips of a seat."""

    seat: Seat
    chips: int


class BidDue(Event):
    """A seat bids or passes."""

    seat: Seat
    high: int
    chips: int


class Rules(Event):
    """How many lots there are."""

    lots: int


class Turn(Event):
    """Whose turn it is to bid."""

    seat: Seat
    lot: int


class Score(Event):
    """What a seat has."""

    seat: Seat
    points: int
    chips: int


class Standing(Event):
    """What all seats have."""

    scores: tuple[Score, ...]


class Shown(Event):
    """The lot, and the last bid."""

    points: int
    bidder: Seat | None
    chips: int
