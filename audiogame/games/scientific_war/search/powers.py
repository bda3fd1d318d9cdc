"""What a trick changes for each seat, taken apart so that thousands of tricks can be weighed.

A seat's power is e to its strength, and its share of all powers is the score it may expect.
What a seat loses with its own card, and what it gains by winning, are weighed once for each card;
a trick then multiplies them.  That is an estimate: together, cards are worth a little less.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import exp
from operator import add, sub

from audiogame.games.scientific_war.hands import Counts, plus
from audiogame.games.scientific_war.search.positions import EIGHT, JACK, NOBODY, QUEEN, Position
from audiogame.games.scientific_war.search.strengths import (
    OWN_HAND,
    OWN_PILE,
    OWN_SPY,
    RANKS,
    Strengths,
    Vector,
)
from audiogame.rules.cards import Rank
from audiogame.rules.state import Seat

FADES = 6.0
"""How much strength it costs to go out."""
LAST = 3.0
"""The strength of a card owned when the limit is reached."""


@dataclass(frozen=True)
class Powers:
    """Factors of the power of each seat, for one order of the cards after the trick.

    Args:
        playing: by seat and card, the power after having played it without winning.
        winning: by seat, the factor of winning the cards on the table and an average trick.
        card: by seat and card, the factor by which it is better than an average card of a trick.
        spying: by seat, the factor of being the next spy.
    """

    playing: list[Vector]
    winning: Vector
    card: list[Vector]
    spying: Vector


def orders_after(position: Position) -> tuple[bool, ...]:
    """Return the orders that may be in force after a trick."""
    turns = any(hand[JACK] for hand in position.hands)
    return (position.low, not position.low) if turns else (position.low,)


def average_pot(position: Position) -> Vector:
    """Return how many of each card a trick has, if all seats played at random."""
    hands = [position.hands[seat] for seat in position.playing]
    sizes = [sum(hand) for hand in hands]
    return tuple(
        sum(hand[card] / size for hand, size in zip(hands, sizes, strict=True))
        for card in range(RANKS)
    )


def last_powers(position: Position) -> Powers:
    """Weigh the last trick before the limit: the most cards win."""
    seats = len(position.hands)
    owned = [sum(hand) + sum(pile) for hand, pile in zip(*position[:2], strict=True)]
    most = max(owned)
    pot = exp(min(LAST * (sum(position.table) + len(position.playing)), 600.0))
    playing = [(exp(max(LAST * (own - most), -600.0)),) * RANKS for own in owned]
    return Powers(playing, (pot,) * seats, [(1.0,) * RANKS] * seats, (1.0,) * seats)


def plain_powers(position: Position, low: bool) -> Powers:
    """Weigh cards by a simple rule: each is worth something, and strong ones more.

    Args:
        position: before the trick.
        low: the order after it.
    """
    seats, playing = len(position.hands), position.playing
    worths = tuple(plain_worth(card, low) for card in range(RANKS))
    scale = 3.0 * len(playing) / sum(sum(h) + sum(p) for h, p in zip(*position[:2], strict=True))
    owned = [plain_worth_of(plus(*cards), low) for cards in zip(*position[:2], strict=True)]
    pot = average_pot(position)
    mean = sum(map(float.__mul__, pot, worths)) / len(playing)
    table = plain_worth_of(position.table, low)
    return Powers(
        [tuple(exp(scale * (own - worth)) for worth in worths) for own in owned],
        (exp(scale * (table + mean * len(playing))),) * seats,
        [tuple(exp(scale * (worth - mean)) for worth in worths)] * seats,
        (exp(scale),) * seats,
    )


def plain_worth_of(cards: Counts, low: bool) -> float:
    """Return what a lot of cards is worth by the same rule."""
    return sum(number * plain_worth(card, low) for card, number in enumerate(cards))


def plain_worth(card: int, low: bool) -> float:
    """Return what a card is worth by a simple rule, where one in the middle is worth 1."""
    if card in (Rank.JOKER.value, JACK, QUEEN):
        return 1.2
    return 0.7 + ((16 - card) if low else card) / 30


def learned_powers(strengths: Strengths, position: Position, low: bool) -> Powers:
    """Weigh cards by the network.

    Args:
        strengths: the network.
        position: before the trick.
        low: the order after it.
    """
    seats = range(len(position.hands))
    lines = {seat: _Line(strengths, position, low, seat) for seat in position.playing}
    out = (0.0,) * RANKS
    return Powers(
        [lines[seat].playing() if seat in lines else out for seat in seats],
        tuple(lines[seat].winning() if seat in lines else 1.0 for seat in seats),
        [lines[seat].card() if seat in lines else out for seat in seats],
        tuple(lines[seat].spying() if seat in lines else 1.0 for seat in seats),
    )


class _Line:
    """The sums in the units of one seat, after a trick that it loses or wins."""

    def __init__(self, strengths: Strengths, position: Position, low: bool, seat: Seat) -> None:
        self.strengths, self.position, self.low, self.seat = strengths, position, low, seat
        self.rows = strengths.weights[low].inputs
        hand, pile = position.hands[seat], position.piles[seat]
        self.hand, self.pile = hand, pile
        self.size = sum(hand)
        playing = len(position.playing)
        pot = average_pot(position)
        self.mean_won = strengths.total(low, OWN_PILE, [value / playing for value in pot])
        self.mean_played = strengths.total(low, OWN_HAND, [number / self.size for number in hand])
        after = position._replace(low=low, spy=NOBODY)
        base = strengths.units(after, seat)
        every = sum(sum(h) + sum(p) for h, p in zip(*position[:2], strict=True))
        owned, waiting = sum(hand) + sum(pile), sum(position.table)
        self.lost = self._told(base, owned - 1, every - playing)
        self.won = [
            unit + playing * mean + table
            for unit, mean, table in zip(
                self._told(base, owned - 1 + playing + waiting, every + waiting),
                self.mean_won,
                strengths.cards(low, OWN_PILE, position.table),
                strict=True,
            )
        ]
        self.goes_out = self.size == 1 and not any(pile)

    def playing(self) -> Vector:
        found = [0.0] * RANKS
        for card, number in enumerate(self.hand):
            if number:
                found[card] = exp(self._after(card))
        return tuple(found)

    def _after(self, card: int) -> float:
        if self.goes_out:
            return self._strength(list(map(sub, self.lost, self.mean_played))) - FADES
        kept = self._strength(list(map(sub, self.lost, self.rows[OWN_HAND + card])))
        if self.size > 1 and (card != EIGHT or not any(self.pile)):
            return kept
        left = tuple(n - (place == card) for place, n in enumerate(self.hand))
        swapped = self._strength(self._swapped(self.lost, left, self.pile, card))
        return swapped if self.size == 1 else max(kept, swapped)

    def _swapped(
        self, units: Sequence[float], hand: Counts, pile: Counts, card: int
    ) -> list[float]:
        """Return the units when hand and pile have changed places."""
        cards, low = self.strengths.cards, self.low
        beside = partial(
            self.strengths.beside, low, 0.0, self.position.left - 1, self.position.now, 1
        )
        return [
            unit - gone - a - b - c + d + e + f
            for unit, gone, a, b, c, d, e, f in zip(
                units,
                self.rows[OWN_HAND + card],
                cards(low, OWN_HAND, hand),
                cards(low, OWN_PILE, pile),
                beside(max(self.size - 1, 1)),
                beside(sum(pile)),
                cards(low, OWN_HAND, pile),
                cards(low, OWN_PILE, hand),
                strict=True,
            )
        ]

    def winning(self) -> float:
        won = self._strength(list(map(sub, self.won, self.mean_played)))
        lost = self._strength(list(map(sub, self.lost, self.mean_played)))
        return exp(min(won - lost + (FADES if self.goes_out else 0.0), 50.0))

    def card(self) -> Vector:
        usual = self._strength(self.won)
        base = list(map(sub, self.won, self.mean_won))
        return tuple(
            exp(self._strength(list(map(add, base, self.rows[OWN_PILE + card]))) - usual)
            for card in range(RANKS)
        )

    def spying(self) -> float:
        spy = self.rows[OWN_SPY]
        return exp(self._strength(list(map(add, self.lost, spy))) - self._strength(self.lost))

    def _strength(self, units: Sequence[float]) -> float:
        return self.strengths.strength(self.low, units)

    def _told(self, units: Sequence[float], owned: int, every: int) -> list[float]:
        playing, position = len(self.position.playing), self.position
        lead = owned * playing / max(every, 1) - 1
        beside = self.strengths.beside(
            self.low, lead, position.left - 1, position.now, playing, max(self.size - 1, 1)
        )
        return list(map(add, units, beside))
