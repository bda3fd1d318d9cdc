"""Strength of a seat: a small network that has learned from games against itself.

The expected score of a seat is e to its strength, divided by the sum over all seats in the game.
The inputs of the network are the seat's hand and pile, the mean hand and pile of the others, the
table, and a few numbers; it has a set of weights for each order of the cards.  One hidden layer of
rectified units, and a direct connection past it.  `tests/training` makes the weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, fsum
from operator import add
from typing import NamedTuple

from audiogame.games.scientific_war.search.positions import NOBODY, Position
from audiogame.rules.lookup_table import read_table
from audiogame.rules.state import Seat

PACKAGE = "audiogame.games.scientific_war.search"
RANKS = 15
OWN_HAND, OWN_PILE, HANDS, PILES, TABLE = range(0, 5 * RANKS, RANKS)
"""Index of the first input of each multiset of cards."""
NUMBERS = 5 * RANKS
"""Index of the first other input."""
INPUTS = NUMBERS + 12
OWN_SPY, SPIED = NUMBERS + 5, NUMBERS + 6
"""Inputs for the spy: this seat, or another."""
UNITS = 32
LENGTH = 2 * (INPUTS * UNITS + UNITS + INPUTS)
Vector = tuple[float, ...]


class Weights(NamedTuple):
    """Weights of a network for one order of the cards.

    Args:
        inputs: for each input its weight to each unit, and last its direct weight.  Units are
            scaled, and those that add to the strength come before those that take away.
        adding: number of units that add.
    """

    inputs: tuple[Vector, ...]
    adding: int


class Strengths:
    """A network; `two` for two seats, else the one for more.

    Raises:
        Fault: its weights are missing or cut off.
    """

    def __init__(self, two: bool) -> None:
        numbers = read_table(PACKAGE, "strengths_2" if two else "strengths_8", "f", LENGTH)
        self.weights = tuple(_weights(numbers, order) for order in (0, 1))
        # Positions of one search have most of their inputs in common.
        self.cards = lru_cache(maxsize=1 << 14)(self.total)
        self._fixed = lru_cache(maxsize=1 << 12)(self._of_fixed)
        self._by_lead = lru_cache(maxsize=1 << 10)(self._of_lead)
        self.shares = lru_cache(maxsize=1 << 12)(self._shares)

    def total(self, low: bool, part: int, inputs: Sequence[float]) -> Vector:
        """Return the sums in each unit of inputs, the first of which is the one at `part`."""
        rows = self.weights[low].inputs
        total = [0.0] * (UNITS + 1)
        for place, number in enumerate(inputs, part):
            if number == 1:
                total = list(map(add, total, rows[place]))
            elif number:
                total = [t + number * value for t, value in zip(total, rows[place], strict=True)]
        return tuple(total)

    def situation(
        self, low: bool, lead: float, left: int, now: bool, playing: int, in_hand: int
    ) -> list[float]:
        """Return the sums in each unit of the inputs beside the cards.

        Args:
            low: whether 2 beats ace.
            lead: cards that the seat owns above the mean of all, as a part of the mean.
            left: tricks until the limit.
            now: whether a jack counts for its own trick.
            playing: number of seats in the game.
            in_hand: the size of the seat's hand.
        """
        fixed = self._fixed(low, left, now, playing, in_hand)
        by_lead = self._by_lead(low, left)
        return [value + lead * more for value, more in zip(fixed, by_lead, strict=True)]

    def _of_fixed(self, low: bool, left: int, now: bool, playing: int, in_hand: int) -> Vector:
        numbers: tuple[float, ...] = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, float(now), 1 / playing)
        numbers += (exp(-left / 60), 1 / max(in_hand, 1), in_hand / 14)
        return self.total(low, NUMBERS, numbers)

    def _of_lead(self, low: bool, left: int) -> Vector:
        return self.total(
            low, NUMBERS, (0.0, 1.0, exp(-left / 5), exp(-left / 20), exp(-left / 60))
        )

    def strength(self, low: bool, units: Sequence[float]) -> float:
        """Return the strength computed from the sums in the units."""
        adding = self.weights[low].adding
        return (
            units[-1]
            + fsum([value for value in units[:adding] if value > 0.0])
            - fsum([value for value in units[adding:-1] if value > 0.0])
        )

    def units(self, position: Position, seat: Seat) -> list[float]:
        """Return the sums in the units of a seat, of all cards but without the numbers."""
        low, playing = position.low, position.playing
        others = max(len(playing) - 1, 1)
        lots = [self.cards(low, HANDS, position.hands[other]) for other in playing if other != seat]
        lots += [
            self.cards(low, PILES, position.piles[other]) for other in playing if other != seat
        ]
        own = (
            self.cards(low, OWN_HAND, position.hands[seat]),
            self.cards(low, OWN_PILE, position.piles[seat]),
            self.cards(low, TABLE, position.table),
        )
        of_others = map(sum, zip(*lots, strict=True)) if lots else [0.0] * (UNITS + 1)
        return [
            hand + pile + table + other / others
            for hand, pile, table, other in zip(*own, of_others, strict=True)
        ]

    def of_seats(self, position: Position) -> dict[Seat, float]:
        """Return the strength of each seat that is in the game."""
        low, playing = position.low, position.playing
        owned = [sum(map(sum, cards)) for cards in zip(*position[:2], strict=True)]
        every, found = sum(owned), {}
        for seat in playing:
            lead = owned[seat] * len(playing) / every - 1
            in_hand = sum(position.hands[seat])
            situation = self.situation(
                low, lead, position.left, position.now, len(playing), in_hand
            )
            units = list(map(add, self.units(position, seat), situation))
            if position.spy != NOBODY:
                spy = OWN_SPY if position.spy == seat else SPIED
                units = list(map(add, units, self.weights[low].inputs[spy]))
            found[seat] = self.strength(low, units)
        return found

    def _shares(self, position: Position) -> tuple[float, ...]:
        """Return the expected score of each seat while it is not over; adds up to 1."""
        strengths = self.of_seats(position)
        most = max(strengths.values())
        powers = {seat: exp(strength - most) for seat, strength in strengths.items()}
        total = fsum(powers.values())
        return tuple(powers.get(seat, 0.0) / total for seat in range(len(position.hands)))


def _weights(numbers: Sequence[float], order: int) -> Weights:
    """Slice the weights for one order from the file's numbers."""
    second_at = 2 * INPUTS * UNITS
    second = numbers[second_at + order * UNITS : second_at + (order + 1) * UNITS]
    direct_at = second_at + 2 * UNITS + order * INPUTS
    # A rectified unit may be scaled before instead of after: only its sign remains.
    units = sorted(range(UNITS), key=lambda unit: second[unit] < 0)
    rows = []
    for place in range(INPUTS):
        begin = (order * INPUTS + place) * UNITS
        row = [numbers[begin + unit] * abs(second[unit]) for unit in units]
        rows.append((*row, numbers[direct_at + place]))
    return Weights(tuple(rows), sum(weight >= 0 for weight in second))
