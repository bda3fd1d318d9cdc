"""Beliefs about the others' cards: counted from public events.

All seats begin with the same cards, and play, win and refill in public.  Only an 8 leaves something
open: whether its seat has swapped hand and pile.  So each of the others has a short list of
holdings, each with its weight; cards that are played later shorten it again.
"""

from __future__ import annotations

from math import exp, fsum
from typing import NamedTuple

from audiogame.games.scientific_war.card_counts import (
    NO_CARDS,
    Counts,
    known,
    plus,
    suit_with,
    with_card,
)
from audiogame.games.scientific_war.events import Revealed, SwapDecided, TrickWon, WarCancelled
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.games.scientific_war.search.positions import NOBODY, Position, position_of
from audiogame.rules.cards import Rank
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import Value

MOST_HOLDINGS = 8
"""Maximum holdings kept of a seat, the likeliest."""


class PossibleCards(NamedTuple):
    """Cards that a seat may hold, the committed one among its hand."""

    hand: Counts
    pile: Counts
    weight: float = 1.0

    def refilled(self) -> PossibleCards:
        """Return the holding with the pile taken up where the hand is empty."""
        if any(self.hand):
            return self
        return PossibleCards(self.pile, NO_CARDS, self.weight)


class CardMemory(Value):
    """Serialized counts: the holdings of each seat, and the cards on the table."""

    holdings: tuple[tuple[PossibleCards, ...], ...]
    table: Counts


class Beliefs:
    """Follows a game and keeps the holdings that each seat may have."""

    def __init__(self) -> None:
        self._heard: list[Event] = []
        self._holdings: list[list[PossibleCards]] = []
        self._table = NO_CARDS

    def hear(self, event: Event) -> None:
        """Process an event."""
        if isinstance(event, (Revealed, SwapDecided, TrickWon, WarCancelled)):
            self._heard.append(event)

    def memory(self, view: ScientificWar) -> CardMemory:
        """Return the counts up to a state, as any seat sees it."""
        self._count(view)
        return CardMemory(tuple(map(tuple, self._holdings)), self._table)

    def recall(self, memory: CardMemory) -> None:
        """Restore counts."""
        self._holdings, self._table = [[*held] for held in memory.holdings], memory.table

    def holdings(self, view: ScientificWar, seat: Seat) -> tuple[tuple[PossibleCards, ...], ...]:
        """Return the possible holdings of each seat, the likeliest first; weights add up to 1.

        Args:
            view: the state as the seat sees it.
            seat: the seat whose cards are known.
        """
        self._count(view)
        return tuple(
            self._of_seat(view, other) if other != seat else _own(view, seat)
            for other in range(view.seats)
        )

    def _count(self, view: ScientificWar) -> None:
        """Update the counts by the events heard."""
        if not self._holdings:
            suit = PossibleCards(suit_with(view.options.jokers), NO_CARDS)
            self._holdings = [[suit] for _ in range(view.seats)]
        for event in self._heard:
            self._follow(event)
        self._heard.clear()

    def likeliest(self, view: ScientificWar, seat: Seat) -> Position:
        """Return the position in which each of the others has its likeliest holding."""
        first = [holdings[0] for holdings in self.holdings(view, seat)]
        hands, piles = (held.hand for held in first), (held.pile for held in first)
        return position_of(view, tuple(hands), tuple(piles))

    def duel(self, view: ScientificWar, seat: Seat, other: Seat) -> list[tuple[Position, float]]:
        """Return the possible positions of the last two seats, each with its probability.

        These positions have two seats only, `seat` first.
        """
        holdings = self.holdings(view, seat)
        (own,) = holdings[seat]
        spies = {seat: 0, other: 1}
        found = []
        for held in holdings[other]:
            position = position_of(view, (own.hand, held.hand), (own.pile, held.pile))
            spy = spies.get(position.spy, NOBODY)
            found.append((position._replace(spy=spy), held.weight))
        return found

    def _of_seat(self, view: ScientificWar, seat: Seat) -> tuple[PossibleCards, ...]:
        owned = view.owned[seat]
        possible = [held for held in self._holdings[seat] if plus(held.hand, held.pile) == owned]
        if not possible:
            # A bot that takes a chair in mid game has heard nothing: all cards may be in hand.
            self._holdings[seat] = possible = [PossibleCards(owned, NO_CARDS)]
        if not view.swapping:
            possible = [held.refilled() for held in possible]
            chosen = view.chosen[seat]
            seen = [
                held
                for held in possible
                if (chosen is None or held.hand[chosen.value])
                and (view.sizes is None or _has_size(view, seat, held))
            ]
            possible = seen or [PossibleCards(owned, NO_CARDS)]
        return _weighed(possible)

    def _follow(self, event: Event) -> None:
        match event:
            case Revealed(groups=groups):
                for group in groups:
                    for seat in group.seats:
                        self._play(seat, group.rank)
            case TrickWon(seat=seat) | WarCancelled(seat=seat):
                self._holdings[seat] = [
                    held._replace(pile=plus(held.pile, self._table))
                    for held in self._holdings[seat]
                ]
                self._table = NO_CARDS
            case SwapDecided(seat=seat):
                self._holdings[seat] = _perhaps_swapped(self._holdings[seat])

    def _play(self, seat: Seat, rank: Rank) -> None:
        self._table = with_card(self._table, rank, 1)
        before = [held.refilled() for held in self._holdings[seat]]
        held_it = [held for held in before if held.hand[rank.value]]
        if held_it:
            # A seat with few cards plays each of them more often.
            played = [
                PossibleCards(with_card(hand, rank, -1), pile, weight / sum(hand))
                for hand, pile, weight in held_it
            ]
            self._holdings[seat] = list(_weighed(played))


def _own(view: ScientificWar, seat: Seat) -> tuple[PossibleCards, ...]:
    return (PossibleCards(known(view.hands[seat]), known(view.piles[seat])),)


def _has_size(view: ScientificWar, seat: Seat, held: PossibleCards) -> bool:
    assert view.sizes is not None
    return sum(held.hand) == view.sizes[seat] + view.committed[seat]


def _perhaps_swapped(before: list[PossibleCards]) -> list[PossibleCards]:
    after: dict[tuple[Counts, Counts], float] = {}
    for hand, pile, weight in before:
        if any(hand) and any(pile):
            swaps = 1 / (1 + exp((sum(hand) - sum(pile)) / 3))
            after[pile, hand] = after.get((pile, hand), 0.0) + weight * swaps
            weight *= 1 - swaps
        after[hand, pile] = after.get((hand, pile), 0.0) + weight
    held = [PossibleCards(hand, pile, weight) for (hand, pile), weight in after.items()]
    return sorted(held, key=_weight, reverse=True)[:MOST_HOLDINGS]


def _weighed(held: list[PossibleCards]) -> tuple[PossibleCards, ...]:
    total = fsum(map(_weight, held))
    likeliest = sorted(held, key=_weight, reverse=True)
    return tuple(each._replace(weight=each.weight / total) for each in likeliest)


def _weight(held: PossibleCards) -> float:
    return held.weight
