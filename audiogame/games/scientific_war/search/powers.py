"""Changes by a trick for each seat, factored so that thousands of tricks can be evaluated.

A seat's power is e to its strength, and its share of all powers is its expected score.  Its loss by
its own card, and its gain by winning, are computed once for each card; a trick then multiplies
them.  That is an estimate: together, cards are worth a little less.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import exp, fsum
from operator import add, mul, sub

from audiogame.games.scientific_war.card_counts import NO_CARDS, Counts, plus
from audiogame.games.scientific_war.search.positions import EIGHT, JACK, QUEEN, Position
from audiogame.games.scientific_war.search.strengths import (
    HANDS,
    OWN_HAND,
    OWN_PILE,
    OWN_SPY,
    PILES,
    RANKS,
    SPIED,
    TABLE,
    Strengths,
    Vector,
)
from audiogame.rules.cards import Rank
from audiogame.rules.state import Seat
from audiogame.rules.value import Value

FADES = 30.0
"""Strength that is lost by going out: nearly all."""
HIGHEST = 300.0
"""Maximum strength, far above all that occur; higher ones are clipped."""
LAST = 3.0
"""The strength of a card owned when the limit is reached."""


class Powers(Value):
    """Factors of the power of each seat, for one order of the cards after the trick.

    Args:
        playing: by seat and card, the power after having played it in a war.
        winning: by seat, the factor of winning the cards on the table and an average trick.
        losing: by seat, the factor of another seat's winning them.
        card: by seat and card, the factor by which it is better than an average card of a trick.
        spying: by seat, the factor of being the next spy.
        spied: by seat, the factor of another seat's being it.
    """

    playing: list[Vector]
    winning: Vector
    losing: Vector
    card: list[Vector]
    spying: Vector
    spied: Vector


def orders_after(position: Position) -> tuple[bool, ...]:
    """Return the orders that may be in force after a trick."""
    turns = any(hand[JACK] for hand in position.hands)
    return (position.low, not position.low) if turns else (position.low,)


def average_pot(position: Position) -> Vector:
    """Return the number of each card in a trick, if all seats played at random."""
    hands = [position.hands[seat] for seat in position.playing]
    sizes = [sum(hand) for hand in hands]
    return tuple(
        fsum(hand[card] / size for hand, size in zip(hands, sizes, strict=True))
        for card in range(RANKS)
    )


def last_powers(position: Position) -> Powers:
    """Return the powers of the last trick before the limit: the most cards win."""
    seats = len(position.hands)
    owned = [sum(hand) + sum(pile) for hand, pile in zip(*position[:2], strict=True)]
    most = max(owned)
    pot = exp(min(LAST * (sum(position.table) + len(position.playing)), 600.0))
    playing = [(exp(max(LAST * (own - most), -600.0)),) * RANKS for own in owned]
    return Powers(
        playing,
        (pot,) * seats,
        (1.0,) * seats,
        [(1.0,) * RANKS] * seats,
        (1.0,) * seats,
        (1.0,) * seats,
    )


def plain_powers(position: Position, low: bool) -> Powers:
    """Return powers by a simple rule: each card is worth something, and strong ones more.

    Args:
        position: before the trick.
        low: the order after it.
    """
    seats, playing = len(position.hands), position.playing
    worths = tuple(plain_worth(card, low) for card in range(RANKS))
    scale = 3.0 * len(playing) / sum(sum(h) + sum(p) for h, p in zip(*position[:2], strict=True))
    owned = [plain_worth_of(plus(*cards), low) for cards in zip(*position[:2], strict=True)]
    pot = average_pot(position)
    mean = fsum(map(mul, pot, worths)) / len(playing)
    table = plain_worth_of(position.table, low)
    return Powers(
        [tuple(exp(scale * (own - worth)) for worth in worths) for own in owned],
        (exp(scale * (table + mean * len(playing))),) * seats,
        (1.0,) * seats,
        [tuple(exp(scale * (worth - mean)) for worth in worths)] * seats,
        (exp(scale),) * seats,
        (1.0,) * seats,
    )


def plain_worth_of(cards: Counts, low: bool) -> float:
    """Return the worth of a multiset of cards by the same rule."""
    return fsum(number * plain_worth(card, low) for card, number in enumerate(cards))


def plain_worth(card: int, low: bool) -> float:
    """Return the worth of a card by a simple rule: a card of middle rank is worth 1."""
    if card in (Rank.JOKER.value, JACK, QUEEN):
        return 1.2
    return 0.7 + ((16 - card) if low else card) / 30


def learned_powers(strengths: Strengths, position: Position, low: bool) -> Powers:
    """Return powers by the network.

    Args:
        strengths: the network.
        position: before the trick.
        low: the order after it.
    """
    # Only differences between seats count in a network: each factor is of its own seat.
    sums = {seat: _SeatSums(strengths, position, low, seat) for seat in position.playing}
    seats = [sums.get(seat) for seat in range(len(position.hands))]
    return Powers(
        [one.playing() if one else (0.0,) * RANKS for one in seats],
        tuple(one.winning() if one else 1.0 for one in seats),
        tuple(one.losing() if one else 1.0 for one in seats),
        [one.card() if one else (0.0,) * RANKS for one in seats],
        tuple(one.with_spy(OWN_SPY) if one else 1.0 for one in seats),
        tuple(one.with_spy(SPIED) if one else 1.0 for one in seats),
    )


class _SeatSums:
    """The sums in the units of one seat, after a trick that it wins, or loses, or that is a war."""

    def __init__(self, strengths: Strengths, position: Position, low: bool, seat: Seat) -> None:
        self.strengths, self.position, self.low, self.seat = strengths, position, low, seat
        self.rows = strengths.weights[low].inputs
        hand, pile, table = position.hands[seat], position.piles[seat], position.table
        self.hand, self.pile, self.size = hand, pile, sum(hand)
        playing = len(position.playing)
        others = max(playing - 1, 1)
        own = tuple(number / self.size for number in hand)
        pot = average_pot(position)
        theirs = [(card - mine) / others for card, mine in zip(pot, own, strict=True)]
        self.mean_won = strengths.total(low, OWN_PILE, [card / playing for card in pot])
        self.mean_played = strengths.total(low, OWN_HAND, own)
        self.goes_out = self.size == 1 and not any(pile)

        def add_lots(*lots: Sequence[float]) -> list[float]:
            return [fsum(parts) for parts in zip(*lots, strict=True)]

        left = strengths.total(low, HANDS, [-card for card in theirs])
        base = add_lots(strengths.units(position._replace(low=low), seat), left)
        waits = strengths.cards(low, TABLE, tuple(-card for card in table))
        prize = [card + waiting for card, waiting in zip(pot, table, strict=True)]
        owned, waiting = sum(hand) + sum(pile) - 1, sum(table)
        every = sum(sum(h) + sum(p) for h, p in zip(*position[:2], strict=True))
        self.war = add_lots(
            base, strengths.total(low, TABLE, pot), self._told(owned, every - playing)
        )
        self.lost = add_lots(
            base,
            waits,
            strengths.total(low, PILES, [card / others for card in prize]),
            self._told(owned, every + waiting),
        )
        self.won = add_lots(
            base,
            waits,
            strengths.total(low, OWN_PILE, prize),
            self._told(owned + playing + waiting, every + waiting),
        )

    def playing(self) -> Vector:
        found = [0.0] * RANKS
        for card, number in enumerate(self.hand):
            if number:
                found[card] = exp(min(self._after(card), HIGHEST))
        return tuple(found)

    def _after(self, card: int) -> float:
        if self.goes_out:
            return self._strength(list(map(sub, self.war, self.mean_played))) - FADES
        kept = self._strength(list(map(sub, self.war, self.rows[OWN_HAND + card])))
        if self.size > 1 and (card != EIGHT or not any(self.pile)):
            return kept
        left = tuple(n - (place == card) for place, n in enumerate(self.hand))
        swapped = self._strength(self._swapped(self.war, left, self.pile, card))
        return swapped if self.size == 1 else max(kept, swapped)

    def _swapped(
        self, units: Sequence[float], hand: Counts, pile: Counts, card: int
    ) -> list[float]:
        """Return the units when hand and pile have changed places."""
        cards, low = self.strengths.cards, self.low
        situation = partial(
            self.strengths.situation, low, 0.0, self.position.left - 1, self.position.now, 1
        )
        return [
            unit - gone - a - b - c + d + e + f
            for unit, gone, a, b, c, d, e, f in zip(
                units,
                self.rows[OWN_HAND + card],
                cards(low, OWN_HAND, hand),
                cards(low, OWN_PILE, pile),
                situation(max(self.size - 1, 1)),
                situation(sum(pile)),
                cards(low, OWN_HAND, pile),
                cards(low, OWN_PILE, hand),
                strict=True,
            )
        ]

    def winning(self) -> float:
        more = self._mean(self.won) - self._mean(self.war) + (FADES if self.goes_out else 0.0)
        return exp(min(more, 100.0))

    def losing(self) -> float:
        return (
            1.0 if self.goes_out else exp(min(self._mean(self.lost) - self._mean(self.war), 50.0))
        )

    def _mean(self, units: Sequence[float]) -> float:
        """Return the strength after having played a card, on average over the cards of the hand."""
        if self.size == 1 and any(self.pile):
            return self._strength(self._swapped(units, NO_CARDS, self.pile, self.hand.index(1)))
        return self._strength(list(map(sub, units, self.mean_played)))

    def card(self) -> Vector:
        usual = self._strength(self.won)
        base = list(map(sub, self.won, self.mean_won))
        return tuple(
            exp(self._strength(list(map(add, base, self.rows[OWN_PILE + card]))) - usual)
            for card in range(RANKS)
        )

    def with_spy(self, spy: int) -> float:
        """Return the factor of the input for the spy."""
        spied = list(map(add, self.lost, self.rows[spy]))
        return exp(min(self._mean(spied) - self._mean(self.lost), 100.0))

    def _strength(self, units: Sequence[float]) -> float:
        return self.strengths.strength(self.low, units)

    def _told(self, owned: int, every: int) -> list[float]:
        playing, position = len(self.position.playing), self.position
        return self.strengths.situation(
            self.low,
            owned * playing / max(every, 1) - 1,
            position.left - 1,
            position.now,
            playing,
            max(self.size - 1, 1),
        )
