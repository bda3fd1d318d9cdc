"""What to play with three seats or more: the network, and tricks that are imagined."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from operator import mul
from random import Random

from audiogame.games.scientific_war.search.crowds import Crowd
from audiogame.games.scientific_war.search.duels import cards_in
from audiogame.games.scientific_war.search.outlook import Outlook
from audiogame.games.scientific_war.search.plans import Plan, only_best
from audiogame.games.scientific_war.search.positions import (
    NOBODY,
    Position,
    next_trick,
    shares,
    swapped,
    trick_of,
)
from audiogame.games.scientific_war.search.powers import (
    last_powers,
    learned_powers,
    orders_after,
    plain_powers,
)
from audiogame.rules.effort import within
from audiogame.rules.state import Seat
from audiogame.rules.value import put

ROUNDS = 200
"""How many tricks are imagined."""
NEAR = 0.02
"""Cards whose value is lower than the best by more than this are left out of a mixture."""
ROUNDS_SPIED = 80
"""How many where another seat spies, as its answers take longer to work out."""


class ManySeats:
    """Weighs what a seat may do among two others or more.

    Args:
        outlook: weighs positions.
        position: what is so, or likely.
        seat: who is to choose.
    """

    def __init__(self, outlook: Outlook, position: Position, seat: Seat) -> None:
        self.outlook, self.position, self.seat = outlook, position, seat

    def plan(self, random: Random) -> Plan:
        """Find what to play without knowing what the others do.

        The others are imagined as experts in every second trick, and as players who look at one
        trick only in the rest: what is good against both does not depend on who they are.
        """
        position, seat = self.position, self.seat
        orders, usual = orders_after(position), []
        rounds = within(ROUNDS if position.spy in (seat, NOBODY) else ROUNDS_SPIED)
        if position.left < 2:
            powers = dict.fromkeys(orders, last_powers(position))
        else:
            plain = Crowd(position, {low: plain_powers(position, low) for low in orders})
            usual = plain.mixtures(seat, random, rounds // 2).chances
            strengths = self.outlook.strengths
            powers = {low: learned_powers(strengths, position, low) for low in orders}
        found = Crowd(position, powers).mixtures(seat, random, rounds, usual)
        least = max(found.values) - NEAR
        chances = [
            chance if value >= least else 0.0
            for chance, value in zip(found.chances[seat], found.values, strict=True)
        ]
        total = fsum(chances)
        return Plan(
            found.cards[seat],
            tuple(chance / total for chance in chances),
            tuple(found.values),
            tuple(found.takes),
        )

    def answer(self, played: Sequence[int]) -> Plan:
        """Find the best card where those of the others are known.

        Args:
            played: the card of each seat, 0 for the own one and for seats that are out.
        """
        position, seat = self.position, self.seat
        cards = cards_in(position.hands[seat])
        values, takes = [], []
        for card in cards:
            trick = put(tuple(played), seat, card)
            after = self.outlook.after(position, trick)
            values.append(self.outlook.value(after, position.playing, seat))
            winner = trick_of(trick, position.low, position.now, position.jacks).winner
            takes.append(float(winner == seat))
        return only_best(cards, values, takes)

    def keep_or_swap(self, random: Random) -> tuple[float, float]:
        """Return the score to expect from keeping, and from swapping hand and pile.

        Both are weighed by the trick after it, imagined with the same luck.
        """
        luck = random.random()
        keep, swap = (
            self._ahead(next_trick(position), Random(luck))
            for position in (self.position, swapped(self.position, self.seat))
        )
        return keep, swap

    def _ahead(self, position: Position, random: Random) -> float:
        """Return the score that the seat may expect, looking at one more trick."""
        over = shares(position, self.position.playing)
        if over is not None:
            return over[self.seat]
        if self.seat == position.spy:
            return self.outlook.value(position, position.playing, self.seat)
        plan = ManySeats(self.outlook, position, self.seat).plan(random)
        return fsum(map(mul, plan.chances, plan.values))
