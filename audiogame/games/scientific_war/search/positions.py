"""Positions of a search: all cards face up, without the texts of a state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from audiogame.games.scientific_war.card_counts import NO_CARDS, Counts, plus
from audiogame.games.scientific_war.rules import ScientificWar, trick_limit
from audiogame.games.scientific_war.trick import Trick
from audiogame.rules.cards import Rank
from audiogame.rules.state import Seat
from audiogame.rules.value import put

NOBODY: Seat = -1
NO_LIMIT = 10_000
"""Tricks to come where the game has no limit: larger than any limit."""
EIGHT, JACK, QUEEN = Rank.EIGHT.value, Rank.JACK.value, Rank.QUEEN.value


class Position(NamedTuple):
    """A moment between two tricks.

    Args:
        hands, piles: by seat; a seat without cards is out.
        table: the cards that wait.
        low: whether 2 beats ace.
        spy: the seat of the spy, or NOBODY.
        left: tricks until the limit.
        now: whether a jack counts for its own trick.
        jacks: the option of that name.
    """

    hands: tuple[Counts, ...]
    piles: tuple[Counts, ...]
    table: Counts
    low: bool
    spy: Seat
    left: int
    now: bool
    jacks: str

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that are still in the game."""
        return tuple(seat for seat, hand in enumerate(self.hands) if any(hand))

    @property
    def owned(self) -> list[int]:
        """Number of cards of each seat."""
        return [sum(hand) + sum(pile) for hand, pile in zip(self.hands, self.piles, strict=True)]


class Resolved(NamedTuple):
    """Result of a trick: the winner or NOBODY, the order after it, the spy."""

    winner: Seat
    low: bool
    spy: Seat


@lru_cache(maxsize=1 << 16)
def trick_of(cards: tuple[int, ...], low: bool, now: bool, jacks: str) -> Resolved:
    """Resolve a trick.

    Args:
        cards: the value of each seat's card, 0 for a seat that is out.
        low: whether 2 beat ace before it.
        now: whether a jack counts for its own trick.
        jacks: the option of that name.
    """
    played = {seat: Rank(card) for seat, card in enumerate(cards) if card}
    trick = Trick(played, low, now, jacks)
    winner, spy = trick.verdict.winner, trick.spy
    return Resolved(
        NOBODY if winner is None else winner, trick.low_after, NOBODY if spy is None else spy
    )


def position_of(
    view: ScientificWar, hands: tuple[Counts, ...], piles: tuple[Counts, ...]
) -> Position:
    """Return the position of a view in which the face-down cards are assumed."""
    limit = trick_limit(view.options, view.seats)
    return Position(
        hands,
        piles,
        view.table,
        view.low_wins,
        NOBODY if view.spy is None else view.spy,
        NO_LIMIT if limit is None else limit - view.trick + 1,
        view.options.revolution == "now",
        view.options.jacks,
    )


def collected(position: Position, cards: tuple[int, ...]) -> Position:
    """Return the position when the winner has taken the cards, before swaps and refills."""
    hands, table = list(position.hands), list(position.table)
    for seat, card in enumerate(cards):
        if card:
            hand = hands[seat]
            hands[seat] = (*hand[:card], hand[card] - 1, *hand[card + 1 :])
            table[card] += 1
    winner, low, spy = trick_of(cards, position.low, position.now, position.jacks)
    piles, waiting = position.piles, tuple(table)
    if winner != NOBODY:
        piles, waiting = put(piles, winner, plus(piles[winner], waiting)), NO_CARDS
    return position._replace(hands=tuple(hands), piles=piles, table=waiting, low=low, spy=spy)


def may_swap(position: Position, seat: Seat) -> bool:
    """Return whether a seat that has revealed an 8 has a choice."""
    return any(position.hands[seat]) and any(position.piles[seat])


def swapped(position: Position, seat: Seat) -> Position:
    """Return the position after a seat has swapped hand and pile."""
    hand, pile = position.hands[seat], position.piles[seat]
    return position._replace(
        hands=put(position.hands, seat, pile), piles=put(position.piles, seat, hand)
    )


def next_trick(position: Position) -> Position:
    """Return the position after empty hands have taken up their piles, with the trick counted."""
    hands, piles = position.hands, position.piles
    for seat, hand in enumerate(hands):
        if not any(hand) and any(piles[seat]):
            hands, piles = put(hands, seat, piles[seat]), put(piles, seat, NO_CARDS)
    spy = position.spy
    if spy != NOBODY and not any(hands[spy]):
        spy = NOBODY
    return position._replace(hands=hands, piles=piles, spy=spy, left=position.left - 1)


def shares(position: Position, played: tuple[Seat, ...]) -> tuple[float, ...] | None:
    """Return the score of each seat, which add up to 1; None while the game is not over.

    Args:
        position: after `next_trick`.
        played: the seats that took part in that trick; they draw if none is left.
    """
    playing = position.playing
    if len(playing) > 1 and position.left > 0:
        return None
    owned = position.owned
    first = [seat for seat in playing if owned[seat] == max(owned)] or played
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(owned)))


def decided(owned: Sequence[int], waiting: int, left: int) -> float | None:
    """Return the score of the first of two seats where nothing can change it; else None.

    The winner of a trick gains a card beside those that wait, and the other loses one.

    Args:
        owned: numbers of cards of both.
        waiting: number of cards on the table.
        left: tricks to come.
    """
    lead = owned[0] - owned[1]
    if not left:
        return 0.5 + ((lead > 0) - (lead < 0)) / 2
    return float(lead > 0) if abs(lead) > waiting + 2 * left else None
