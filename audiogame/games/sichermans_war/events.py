"""What happens in Sicherman's War."""

from __future__ import annotations

from enum import Enum

from audiogame.games.sichermans_war.dice import Die
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat


class Tie(Enum):
    """How a tie for the highest total came about."""

    NATURAL = "natural"
    """By turning cards."""
    FORCED = "forced"
    """By dice."""


class Place(Enum):
    """Where a roll has brought its seat."""

    LEADS = "leads"
    TIES = "ties"
    TRAILS = "trails"


# Parts of sentences.


class Laid(Event):
    """A card that a seat has turned."""

    seat: Seat
    rank: Rank
    value: int


class Added(Event):
    """A reinforcement, and the total it makes."""

    seat: Seat
    rank: Rank
    total: int


class Total(Event):
    """What a seat has in this skirmish."""

    seat: Seat
    total: int


class Alike(Event):
    """Several cards of one rank, such as kings."""

    rank: Rank


class Thrown(Event):
    """One die in a skirmish."""

    die: Die
    face: int


class Score(Event):
    """The points a seat has won."""

    seat: Seat
    points: int


# What happens.


class Dealt(Event):
    """How the war begins; `piles` lie in the middle when they are dealt by hand, else 0."""

    piles: int


class Picked(Event):
    seat: Seat
    pile: int
    left: int


class PutAside(Event):
    seat: Seat
    pile: int


class Chose(Event):
    seat: Seat
    pile: int


class Turned(Event):
    """Everybody has turned the top card, and `seat` leads; the best card comes first."""

    seat: Seat
    cards: tuple[Laid, ...]


class NaturalTie(Event):
    """Turned cards tie for the highest total.

    `total` is None where the rank says it; `out` is who leaves the contest, best first;
    `everyone` of the skirmish is tied; `again` after reinforcements, else at the first cards.
    """

    cards: Alike
    total: int | None
    seats: tuple[Seat, ...]
    out: tuple[Laid, ...]
    again: bool


class NoReinforcements(Event):
    """A natural tie, and nobody who is tied has reinforcements: dice may break it."""


class TieStands(Event):
    """Nobody breaks a forced tie by dice; `out` leave the contest, best first."""

    total: int
    seats: tuple[Seat, ...]
    out: tuple[Total, ...]


class Outlasted(Event):
    """Tied seats that are beaten because others have reinforcements and they have none."""

    beaten: tuple[Seat, ...]


class AloneReinforced(Event):
    """The only tied seat that has reinforcements wins without turning one."""

    seat: Seat
    beaten: tuple[Seat, ...]


class Reinforced(Event):
    """The tied seats have turned reinforcements, and `seat` leads; `cards` has the best first."""

    seat: Seat
    rank: Rank
    total: int
    next_rank: Rank
    next_total: int
    cards: tuple[Added, ...]


class Rolled(Event):
    """A die has landed; `best` is the highest total of the others, `others` has it first."""

    seat: Seat
    die: Die
    face: int
    total: int
    place: Place
    best: int
    others: tuple[Total, ...]


class Passed(Event):
    seat: Seat


class Won(Event):
    """A skirmish is won; `following` is the number of the next in this battle, 0 after the last."""

    seat: Seat
    cards: int
    points: int
    score: int
    following: int


class Unresolved(Event):
    """A tie that cannot be broken: the cards are out of the game."""

    cards: int
    points: int
    following: int


class BattleEnded(Event):
    battle: int
    scores: tuple[Score, ...]


class WarWon(Event):
    seat: Seat
    points: int
    others: tuple[Score, ...]


class Stalemate(Event):
    seats: tuple[Seat, ...]
    points: int
    others: tuple[Score, ...]
