"""What a seat is asked in Sicherman's War, and what is so."""

from __future__ import annotations

from enum import Enum

from audiogame.games.sichermans_war.dice import Die
from audiogame.games.sichermans_war.events import Thrown, Tie
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat


class Task(Enum):
    """What the seat that is awaited has to do."""

    PICK = "pick"
    SET_ASIDE = "set aside"
    CHOOSE = "choose"
    ROLL = "roll"


# What a seat is asked.


class PickDue(Event):
    seat: Seat
    piles: int


class SetAsideDue(Event):
    seat: Seat
    piles: int


class ChooseDue(Event):
    seat: Seat
    battle: int
    piles: int


class RollDue(Event):
    """Roll or pass; `gap` is how far the seat is behind, 0 in a tie."""

    seat: Seat
    gap: int
    dice: tuple[Die, ...]


class DieOffered(Event):
    """A die that may be rolled.

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


# Answers.


class Rules(Event):
    """Where the war stands; `contest` is empty while everybody is in it."""

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
    battle: int
    skirmish: int
    seats: tuple[Seat, ...]


class DieAwaited(Event):
    seat: Seat
    die: Die


class Holding(Event):
    """What a seat owns: points, the dice left in this battle, reinforcements."""

    seat: Seat
    points: int
    dice: tuple[Die, ...]
    reinforcements: int


class Standing(Event):
    holdings: tuple[Holding, ...]


class Front(Event):
    """What a seat has in this skirmish."""

    seat: Seat
    cards: tuple[Rank, ...]
    throws: tuple[Thrown, ...]
    total: int
    out: bool


class Shown(Event):
    fronts: tuple[Front, ...]


class Own(Event):
    """What a seat itself holds; `total` is None before it has turned a card."""

    seat: Seat
    dice: tuple[Die, ...]
    reinforcements: int
    piles: int
    total: int | None
