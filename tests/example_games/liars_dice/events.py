"""Events of Liar's Dice, answers to questions, and decisions asked of a seat.

`count` is how many dice a bid says that there are, `face` what they show, `left` the dice that a
seat still has, and `dice` the faces under a cup, or how many dice there are.
"""

from __future__ import annotations

from typing import Self

from audiogame.rules.state import Event, Seat


class Claim(Event):
    """What a bid says: so many dice, or more, show a face."""

    count: int
    face: int


class Rolled(Event):
    """A seat has rolled under its cup, and alone knows what."""

    seat: Seat
    dice: tuple[int, ...]

    def seen_by(self, seat: Seat) -> Self | None:
        return self if seat == self.seat else None


class RoundBegan(Event):
    """All cups are down: the number of the round, the dice of all, and the seat that bids first."""

    round: int
    dice: int
    seat: Seat


class BidMade(Event):
    """A seat has made a bid."""

    seat: Seat
    claim: Claim


class Challenged(Event):
    """A seat does not believe the bid of another."""

    seat: Seat
    bidder: Seat


class Cup(Event):
    """The dice that were under the cup of a seat."""

    seat: Seat
    dice: tuple[int, ...]


class Revealed(Event):
    """All cups were lifted.

    Args:
        cups: of all seats with dice.
        found: the dice that count for the bid.
        claim: the bid.
        enough: whether the bid was right.
    """

    cups: tuple[Cup, ...]
    found: int
    claim: Claim
    enough: bool


class DieLost(Event):
    """A seat has lost a die, and is out with none left."""

    seat: Seat
    left: int


class Won(Event):
    """The game is over."""

    seat: Seat
    left: int


class BidDue(Event):
    """A seat bids, or challenges the bid there is; None before the first one."""

    seat: Seat
    claim: Claim | None


class Rules(Event):
    """The rules in force: whether ones are `wild`, and the dice of all."""

    wild: bool
    dice: int


class Turn(Event):
    """Whose turn it is, and who comes after."""

    seat: Seat
    round: int
    after: Seat


class Dice(Event):
    """The number of dice that a seat has left."""

    seat: Seat
    left: int


class Standing(Event):
    """The dice of all seats, the own ones first."""

    dice: tuple[Dice, ...]


class Shown(Event):
    """The bid there is, and the cups that were lifted last."""

    bid: BidMade | None
    last: Revealed | None


class Own(Event):
    """The dice under the own cup."""

    seat: Seat
    dice: tuple[int, ...]
