"""Play with three seats or more: the network, and simulated tricks."""

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
"""Number of simulated tricks."""
NEAR = 0.02
"""Difference to the best value beyond which a card is left out of a mixture."""
ROUNDS_SPIED = 80
"""Simulated tricks where another seat is the spy, whose answers take longer to compute."""


class ManySeats:
    """Evaluates the choices of a seat among two others or more.

    Args:
        outlook: evaluates positions.
        position: the true or the likeliest position.
        seat: the seat that chooses.
    """

    def __init__(self, outlook: Outlook, position: Position, seat: Seat) -> None:
        self.outlook, self.position, self.seat = outlook, position, seat

    def plan(self, random: Random) -> Plan:
        """Return the plan for a choice without knowing the others' cards.

        The others are simulated as experts in every second trick, and as players who look at one
        trick only in the rest: a card that is good against both fits all opponents.
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
        """Return the best card where those of the others are known.

        Args:
            played: the card of each seat, 0 for this seat and for seats that are out.
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
        """Return the expected scores of keeping, and of swapping hand and pile.

        Both are evaluated by the trick after it, simulated with the same luck.
        """
        luck = random.random()
        keep, swap = (
            self._ahead(next_trick(position), Random(luck))
            for position in (self.position, swapped(self.position, self.seat))
        )
        return keep, swap

    def _ahead(self, position: Position, random: Random) -> float:
        """Return the expected score of the seat, looking at one more trick."""
        over = shares(position, self.position.playing)
        if over is not None:
            return over[self.seat]
        if self.seat == position.spy:
            return self.outlook.value(position, position.playing, self.seat)
        plan = ManySeats(self.outlook, position, self.seat).plan(random)
        return fsum(map(mul, plan.chances, plan.values))
