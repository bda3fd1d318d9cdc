"""Events of Sicherman's War, decisions asked of a seat, and answers to questions.

`points` and `score` are points of the war; `total`, `gap` and `best` are the strength of cards and
the faces of dice, added up. `battle` and `skirmish` are counted from 1, and a `pile` has the number
that it had in the middle; `cards`, `piles` and `reinforcements` are how many there are, and a
`face` is the number it shows.
"""

from __future__ import annotations

from enum import Enum

from audiogame.games.sichermans_war.sicherman_dice import Die
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat


class Task(Enum):
    """Kind of decision that the awaited seat has to make."""

    PICK = "pick"
    SET_ASIDE = "set aside"
    CHOOSE = "choose"
    ROLL = "roll"


class Tie(Enum):
    """Origin of a tie for the highest total."""

    NATURAL = "natural"
    """By turning cards."""
    FORCED = "forced"
    """By dice."""


class Place(Enum):
    """Standing of a seat after its roll."""

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
    """Total of a seat in this skirmish."""

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
    """Possessions of a seat: points, dice left in this battle, number of reinforcements."""

    seat: Seat
    points: int
    dice: tuple[Die, ...]
    reinforcements: int


class Run(Event):
    """Numbers of piles in a row, from `low` to `high`, which is None for a single one."""

    low: int
    high: int | None


class Front(Event):
    """Cards and dice of a seat in this skirmish; `out` if it cannot win any more."""

    seat: Seat
    cards: tuple[Rank, ...]
    throws: tuple[Thrown, ...]
    total: int
    out: bool


def runs_of(numbers: tuple[int, ...]) -> tuple[Run, ...]:
    """Group numbers, in their order, into runs; two in a row are told as two."""
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


# Events.


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
    """All seats have turned the top card, and `seat` leads; the best card comes first.

    Args:
        seat: the leader.
        cards: the best first.
        total, next_total: the points of the two best cards.
    """

    seat: Seat
    cards: tuple[Laid, ...]
    total: int
    next_total: int


class NaturalTie(Event):
    """Turned cards tie for the highest total.

    `total` is None where the rank tells it; `out` are the seats that leave the contest, best first;
    `again` after reinforcements, else at the first cards.
    """

    cards: Alike
    total: int | None
    seats: tuple[Seat, ...]
    out: tuple[Laid, ...]
    again: bool


class NoReinforcements(Event):
    """A natural tie, and no tied seat has reinforcements: dice may break it."""


class TieStands(Event):
    """No seat breaks a forced tie by dice; the seats in `out` leave the contest, best first."""

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
    """A skirmish is won: the `cards`, their points, and the score of the seat with them.

    `following` is the number of the next skirmish in this battle, 0 after the last.
    """

    seat: Seat
    cards: int
    points: int
    score: int
    following: int


class Unresolved(Event):
    """A tie that cannot be broken: its cards, with their points, are out of the game.

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
    """The war is over, and several seats have the most points, equally."""

    seats: tuple[Seat, ...]
    points: int
    others: tuple[Score, ...]


# Decisions.


class PickDue(Event):
    """Take one of the piles in the middle, by their numbers; `piles` is how many there are."""

    seat: Seat
    which: tuple[Run, ...]
    piles: int


class SetAsideDue(Event):
    """Keep one of the seat's piles, by their numbers, as reinforcements."""

    seat: Seat
    which: tuple[Run, ...]


class ChooseDue(Event):
    """Send one of the seat's piles into the battle of this number; `piles` is their number."""

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

    `need` is the smallest face that leads, `only` that it is the greatest face, too, and `ties` is
    the face that ties; None where there is no such face.
    """

    seat: Seat
    die: Die
    faces: tuple[int, ...]
    gap: int
    need: int | None
    only: bool
    ties: int | None


# Answers.


class Rules(Event):
    """The position in the war, and the number of cards and points at stake in this skirmish.

    `contest` is empty while all seats are in it.
    """

    battle: int
    skirmish: int
    tie: Tie | None
    contest: tuple[Seat, ...]
    cards: int
    points: int


class Position(Event):
    """Where the war stands at a choice: battle, skirmish, points at stake, and the scores.

    `stake` is 0 where no cards are turned; the scores begin with that of the seat that chooses.
    """

    battle: int
    skirmish: int
    stake: int
    scores: tuple[Score, ...]


class Turn(Event):
    """The awaited seat, and its task.

    `done` have passed since the last roll, or dealt with their pile in this round of piles; `then`
    are asked after it if no seat rolls.  With two seats, and while piles are dealt with, whose turn
    it is says it all: `battle` is 0.
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


class Since(Event):
    """Summary of the events since the last choice of a seat, in one sentence.

    Args:
        seat: the seat that asks, with its `total` in this skirmish.
        skirmish: its number.
        leader: the seat with the highest total, None where several `tied`, and `best` that total.
        winner, won: who won cards last since then, if anybody did, and their points.
        scores: the points of this seat and of the best other one, where they have changed.
    """

    seat: Seat
    skirmish: int
    total: int
    leader: Seat | None
    tied: tuple[Seat, ...]
    best: int
    winner: Seat | None
    won: int
    scores: tuple[Score, ...]


class Unasked(Event):
    """A seat had no die left to roll in the skirmish that has ended, so it was asked nothing."""

    seat: Seat


class Standing(Event):
    """Possessions of all seats: the asking seat first, then by points."""

    holdings: tuple[Holding, ...]


class Shown(Event):
    """What lies open in this skirmish: the asking seat first, then by total."""

    fronts: tuple[Front, ...]


class Own(Event):
    """Possessions of a seat: dice, numbers of reinforcements and piles, total so far.

    `total` is None before it has turned a card.
    """

    seat: Seat
    dice: tuple[Die, ...]
    reinforcements: int
    piles: int
    total: int | None
