"""One skirmish: who is in contest, what lies there, who leads, who is asked next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self, TypeVar

from audiogame.games.sichermans_war.cards import POINTS, strength
from audiogame.games.sichermans_war.dice import Die
from audiogame.games.sichermans_war.events import Thrown, Tie
from audiogame.rules.cards import Rank
from audiogame.rules.state import Seat, replace
from audiogame.rules.value import Value, once

T = TypeVar("T")


def put(row: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return `row`, which holds one value a seat, with the one of `seat` changed."""
    return (*row[:seat], value, *row[seat + 1 :])


class Skirmish(Value, dict=True):
    """One moment of one skirmish.

    Args:
        starter: where asking begins.
        contest: the seats that may still win, in seat order.
        turning: the seats that turn a card next, all at once, in seat order.
        cards: by seat, what it has turned in this skirmish, reinforcements included.
        throws: by seat, its dice in this skirmish.
        totals: by seat, the sum of both.
        passed: who has passed since the last roll.
        asked: who is to roll or pass.
        tie: the kind of the tie for the highest total, None while one seat leads alone.
    """

    starter: Seat
    contest: tuple[Seat, ...]
    turning: tuple[Seat, ...]
    cards: tuple[tuple[Rank, ...], ...]
    throws: tuple[tuple[Thrown, ...], ...]
    totals: tuple[int, ...]
    passed: tuple[Seat, ...] = ()
    asked: Seat | None = None
    tie: Tie | None = None

    @once
    def best(self) -> int:
        """The highest total in contest."""
        return max([self.totals[seat] for seat in self.contest])

    @once
    def leaders(self) -> tuple[Seat, ...]:
        """The seats with the highest total: one, or those that are tied."""
        return tuple([seat for seat in self.contest if self.totals[seat] == self.best])

    @property
    def ranking(self) -> tuple[Seat, ...]:
        """The seats in contest, the highest total first."""
        return tuple(sorted(self.contest, key=lambda seat: -self.totals[seat]))

    @property
    def stake(self) -> tuple[int, int]:
        """How many cards the winner takes, and their points."""
        cards = [rank for turned in self.cards for rank in turned]
        return len(cards), sum([POINTS[rank] for rank in cards])

    def turned(self, ranks: Sequence[Rank]) -> Self:
        """Return the skirmish after each seat of `turning` has turned one of `ranks`."""
        cards, totals = list(self.cards), list(self.totals)
        for seat, rank in zip(self.turning, ranks, strict=True):
            cards[seat] += (rank,)
            totals[seat] += strength(rank)
        after = replace(self, turning=(), cards=tuple(cards), totals=tuple(totals), tie=None)
        return replace(after, tie=Tie.NATURAL) if len(after.leaders) > 1 else after

    def rolled(self, seat: Seat, die: Die, face: int) -> Self:
        """Return the skirmish after a roll, which wipes all passes."""
        after = replace(
            self,
            throws=put(self.throws, seat, (*self.throws[seat], Thrown(die, face))),
            totals=put(self.totals, seat, self.totals[seat] + face),
            passed=(),
            asked=None,
            tie=None,
        )
        return replace(after, tie=Tie.FORCED) if len(after.leaders) > 1 else after

    def to_ask(self, after: Seat, dice: tuple[tuple[Die, ...], ...]) -> tuple[Seat, ...]:
        """List who may still be asked, in the order round from the seat after `after`.

        In contest, with a die left, not leading alone, and not passed since the last roll.

        Args:
            after: a seat; -1 begins with seat 0.
            dice: by seat, the dice it has left in this battle.
        """
        alone = self.leaders[0] if len(self.leaders) == 1 else None
        seats = len(self.totals)
        round_from = [(after + step) % seats for step in range(1, seats + 1)]
        return tuple(
            [
                seat
                for seat in round_from
                if seat in self.contest and dice[seat] and seat != alone and seat not in self.passed
            ]
        )


def fresh(seats: int, starter: Seat) -> Skirmish:
    """Return a skirmish in which everybody is to turn the top card."""
    everyone = tuple(range(seats))
    nothing: tuple[tuple[()], ...] = ((),) * seats
    return Skirmish(starter, everyone, everyone, nothing, nothing, (0,) * seats)
