"""What happens in Sicherman's War, what a seat is asked, and what is so.

`points` and `score` are points of the war; `total`, `gap` and `best` are the strength of cards and
the faces of dice, added up. `battle` and `skirmish` are counted from 1, and a `pile` has the
number that it had in the middle; `cards`, `piles` and `reinforcements` are how many there are, and
a `face` is the number it shows.
"""

from __future__ import annotations

from enum import Enum

from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat


class Task(Enum):
    """What the seat that is awaited has to do."""

    PICK = "pick"
    SET_ASIDE = "set aside"
    CHOOSE = "choose"
    ROLL = "roll"


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
    """A card that a seat has turned; `value` is what it adds to the total."""

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


class Holding(Event):
    """What a seat owns: points, dice left in this battle, number of reinforcements."""

    seat: Seat
    points: int
    dice: tuple[Die, ...]
    reinforcements: int


class Run(Event):
    """Numbers of piles in a row, from `low` to `high`, which is None for a single one."""

    low: int
    high: int | None


class Front(Event):
    """What a seat has in this skirmish; `out` if it cannot win any more."""

    seat: Seat
    cards: tuple[Rank, ...]
    throws: tuple[Thrown, ...]
    total: int
    out: bool


def runs_of(numbers: tuple[int, ...]) -> tuple[Run, ...]:
    """Put numbers, in their order, into runs; two in a row are told as two."""
    rows: list[list[int]] = []
    for number in numbers:
        if rows and rows[-1][-1] == number - 1:
            rows[-1].append(number)
        else:
            rows.append([number])
    runs: list[Run] = []
    for row in rows:
        few = len(row) < 3
        runs += [Run(one, None) for one in row] if few else [Run(row[0], row[-1])]
    return tuple(runs)


# What happens.


class Dealt(Event):
    """How the war begins; `piles` lie in the middle when they are dealt by hand, else 0."""

    piles: int


class Picked(Event):
    """A seat has taken a pile; `left` is how many are still there."""

    seat: Seat
    pile: int
    left: int


class PutAside(Event):
    """A seat keeps one of its piles as reinforcements."""

    seat: Seat
    pile: int


class Chose(Event):
    """A seat sends one of its piles into the battle."""

    seat: Seat
    pile: int


class Turned(Event):
    """Everybody has turned the top card, and `seat` leads; the best card comes first.

    Args:
        seat: who leads.
        cards: the best first.
        total, next_total: of the two best; None where the cards themselves say them.
    """

    seat: Seat
    cards: tuple[Laid, ...]
    total: int | None
    next_total: int | None


class NaturalTie(Event):
    """Turned cards tie for the highest total.

    `total` is None where the rank says it; `out` is who leaves the contest, best first; `again`
    after reinforcements, else at the first cards.
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
    """The tied seats have turned reinforcements, and `seat` leads; `cards` has the best first.

    `next_seat`, `next_rank` and `next_total` are those of the second.
    """

    seat: Seat
    rank: Rank
    total: int
    next_seat: Seat
    next_rank: Rank
    next_total: int
    cards: tuple[Added, ...]


class Rolled(Event):
    """A die has landed; `best` is the highest total of the others, of `ahead`, the first of them.

    `others` has it first.
    """

    seat: Seat
    die: Die
    face: int
    total: int
    place: Place
    best: int
    ahead: Seat
    others: tuple[Total, ...]


class Passed(Event):
    """A seat rolls no die for now."""

    seat: Seat


class Won(Event):
    """A skirmish is won: so many `cards`, their points, and the score of the seat with them.

    `following` is the number of the next skirmish in this battle, 0 after the last.
    """

    seat: Seat
    cards: int
    points: int
    score: int
    following: int


class Unresolved(Event):
    """A tie that cannot be broken: so many cards, worth so many points, are out of the game.

    `following` is as in `Won`.
    """

    cards: int
    points: int
    following: int


class BattleEnded(Event):
    """A battle is over; the highest score comes first."""

    battle: int
    scores: tuple[Score, ...]


class WarWon(Event):
    """The war is over, and one seat has the most points; `others` has the highest score first."""

    seat: Seat
    points: int
    others: tuple[Score, ...]


class Stalemate(Event):
    """The war is over, and several seats have the most points, so many each."""

    seats: tuple[Seat, ...]
    points: int
    others: tuple[Score, ...]


# What a seat is asked.


class PickDue(Event):
    """Take one of the piles in the middle, which have these numbers; `piles` is how many."""

    seat: Seat
    which: tuple[Run, ...]
    piles: int


class SetAsideDue(Event):
    """Keep one of the own piles, which have these numbers, as reinforcements."""

    seat: Seat
    which: tuple[Run, ...]


class ChooseDue(Event):
    """Send one of the own piles into the battle of this number; `piles` is how many."""

    seat: Seat
    battle: int
    which: tuple[Run, ...]
    piles: int


class RollDue(Event):
    """Roll or pass; `gap` is how far the seat is behind, 0 in a tie."""

    seat: Seat
    gap: int
    dice: tuple[Die, ...]


class DieOffered(Event):
    """A die that may be rolled, with its six `faces`.

    `need` is the smallest face that leads, `only` tells that it is the greatest face too, and
    `ties` is the face that ties; None where there is no such face.
    """

    seat: Seat
    die: Die
    faces: tuple[int, ...]
    gap: int
    need: int | None
    only: bool
    ties: int | None


# What is so.


class Rules(Event):
    """Where the war stands, and how many cards and points are at stake in this skirmish.

    `contest` is empty while everybody is in it.
    """

    battle: int
    skirmish: int
    tie: Tie | None
    contest: tuple[Seat, ...]
    cards: int
    points: int


class Turn(Event):
    """Who is awaited for what.

    `done` have passed since the last roll, or dealt with their pile in this round of piles;
    `then` are asked after it if nobody rolls.
    """

    seat: Seat
    task: Task
    battle: int
    skirmish: int
    done: tuple[Seat, ...]
    then: tuple[Seat, ...]


class CardsAwaited(Event):
    """Luck is awaited, for the cards that `seats` turn."""

    battle: int
    skirmish: int
    seats: tuple[Seat, ...]


class DieAwaited(Event):
    """Luck is awaited, for a die that a seat has rolled."""

    seat: Seat
    die: Die


class Standing(Event):
    """What everybody owns: who asks first, then by points."""

    holdings: tuple[Holding, ...]


class Shown(Event):
    """What lies open in this skirmish: who asks first, then by total."""

    fronts: tuple[Front, ...]


class Own(Event):
    """What a seat itself holds: dice, numbers of reinforcements and piles, total so far.

    `total` is None before it has turned a card.
    """

    seat: Seat
    dice: tuple[Die, ...]
    reinforcements: int
    piles: int
    total: int | None
