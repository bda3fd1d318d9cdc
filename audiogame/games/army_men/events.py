"""Events of Army Men Dice War, answers to questions, and decisions asked of a seat.

`points`, `score`, `against`, `sum` and `total` are points; rounds, throws and games are counted
from 1, and `games` is the number of games of the campaign.
"""

from __future__ import annotations

from audiogame.rules.state import Event, Seat

# Parts of other events.


class Dice(Event):
    """Dice in ascending order: the number of `soldiers`, and the faces of the `others`.

    `twins` is the face of two others that are alike, and all there is: "two twos"; else 0.
    """

    soldiers: int
    others: tuple[int, ...]
    twins: int = 0


class Total(Event):
    """The points of a seat, in a game or in a campaign."""

    seat: Seat
    points: int


class Supply(Event):
    """The number of `dice` that a seat owns."""

    seat: Seat
    dice: int


class Owner(Event):
    """Possessions of a seat: points in all, `dice`, and those `left` to set aside in this round."""

    seat: Seat
    total: int
    dice: int
    left: int
    rolling: bool


class Winnable(Event):
    """The second seat of a round can still win it.

    Args:
        need: the most points that win.
        tie: the points that are a tie.
        again: whether the player has heard this before, so that the cost of a tie is left out.
    """

    need: int
    tie: int
    again: bool


class OnlyTie(Event):
    """The second seat of a round can no longer win it, but tie at `tie` points."""

    tie: int


class Beaten(Event):
    """The second seat of a round has set aside more than the first one scored."""


Target = Winnable | OnlyTie | Beaten

# Events.


class RoundBegan(Event):
    """A `round` of a `game` begins; `seat` takes the first turn, `drawn` by luck."""

    seat: Seat
    round: int
    game: int
    games: int
    drawn: bool


class Rolled(Event):
    """A seat has rolled dice."""

    step = True

    seat: Seat
    dice: Dice


class PutAside(Event):
    """Dice were set aside, with more to roll; `sum` is that of the turn so far."""

    step = True

    seat: Seat
    dice: Dice
    sum: int


class TurnEnded(Event):
    """The last dice of a turn were set aside; `need` is the most points that beat its score."""

    seat: Seat
    dice: Dice
    score: int
    other: Seat
    need: int | None


class RoundWon(Event):
    """The lower score took its ante back; `dice` is how many the other seat still owns."""

    seat: Seat
    score: int
    other: Seat
    against: int
    dice: int
    totals: tuple[Total, ...]


class RoundTied(Event):
    """Both have the same score, and both antes are lost."""

    score: int
    supplies: tuple[Supply, ...]
    totals: tuple[Total, ...]


class CannotRoll(Event):
    """Seats without a die left to roll after an ante, so the game is over."""

    seats: tuple[Seat, ...]


class GameWon(Event):
    """One `game` of a campaign is over; `sums` are the points of all its games so far."""

    game: int
    seat: Seat
    score: int
    other: Seat
    against: int
    sums: tuple[Total, ...]


class GameDrawn(Event):
    """One `game` of a campaign is over, without a winner."""

    game: int
    score: int
    sums: tuple[Total, ...]


class Won(Event):
    """Everything is over: the only game, or the campaign."""

    seat: Seat
    score: int
    other: Seat
    against: int
    games: int


class Drawn(Event):
    """Everything is over, without a winner."""

    score: int
    games: int


# Decisions, and previews while a seat chooses.


class SetAsideDue(Event):
    """One or two of `rolled` dice have to be set aside; `sum` is None before the first."""

    seat: Seat
    rolled: int
    sum: int | None
    target: Target | None


class Selection(Event):
    """Some of `rolled` dice while they are chosen: `sum` of the turn with them, `left` to roll."""

    dice: Dice | None
    allowed: bool
    rolled: int
    sum: int
    left: int


# Answers.


class LotDue(Event):
    """Luck is awaited: it draws the seat that starts."""


class Rules(Event):
    """The rules in force in a `round` of a `game`; `chaser` has a score to beat, `sums` are of the
    games before.
    """

    chaser: Seat | None
    target: Target | None
    round: int
    game: int
    games: int
    sums: tuple[Total, ...]


class Turn(Event):
    """The seat in turn; of two, that says who is next."""

    seat: Seat


class Standing(Event):
    """Possessions of both seats, and in a campaign the points of its games."""

    owners: tuple[Owner, ...]
    sums: tuple[Total, ...]


class Shown(Event):
    """What lies open: dice of the seat in turn, and the round score of the other seat."""

    seat: Seat
    rolled: Dice | None
    aside: Dice | None
    sum: int
    other: Seat
    score: int | None


class Since(Event):
    """Summary of the events since the last choice of a seat, in one sentence.

    Args:
        seat: the seat that asks.
        active: the seat in turn, with the dice it has just `rolled`.
        sum: points of the dice that it has set aside; None where it has set none aside.
        other: the other seat, and `against` the points it ended on, if it did.
        totals: told where a round has ended meanwhile, by its `winner`, if it was no tie.
    """

    seat: Seat
    active: Seat
    rolled: Dice | None
    sum: int | None
    other: Seat
    against: int | None
    winner: Seat | None
    totals: tuple[Total, ...]


class Own(Event):
    """Possessions of a seat; `score` is that of its turn in this round once it is over, `dice` how
    many it owns.
    """

    seat: Seat
    rolled: Dice | None
    aside: Dice | None
    sum: int
    score: int | None
    dice: int
    total: int
