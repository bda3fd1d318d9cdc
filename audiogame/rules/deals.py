"""Deals of unseen cards to hands of given sizes that may not hold all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from random import Random
from typing import Generic, TypeVar

from audiogame.rules.value import Value

T = TypeVar("T")

TRIES = 50
"""Deals that are tried before what hands may not hold is given up."""


class Deal(Value, Generic[T]):
    """Cards dealt to hands.

    Args:
        hands: the cards of each hand, in no order.
        loose: whether a hand may hold what it may not.
    """

    hands: tuple[tuple[T, ...], ...]
    loose: bool = False


def deal(
    cards: Sequence[T],
    sizes: Sequence[int],
    random: Random,
    barred: Callable[[int, T], bool] | None = None,
    tries: int = TRIES,
) -> Deal[T]:
    """Deal cards to hands; those that are left over stay undealt.

    The cards that fit into the fewest hands are dealt first, each to a hand by the room it has.

    Args:
        cards: those that nobody has seen, at least as many as the hands hold.
        sizes: number of cards of each hand.
        random: random stream of this deal.
        barred: says whether a hand, by its place in `sizes`, may not hold a card.
        tries: number of deals that are tried.

    Returns:
        The deal; if none was found, any one of hands that may hold everything.
    """
    hands, rest = range(len(sizes)), len(sizes)  # a hand of its own: what is left over
    room = (*sizes, len(cards) - sum(sizes))
    bound: list[tuple[T, list[int]]] = []
    free: list[T] = []
    for card in cards:
        fits = [hand for hand in hands if barred is None or not barred(hand, card)]
        if len(fits) == len(hands):
            free.append(card)
        else:
            bound.append((card, [*fits, rest]))
    for _ in range(tries):
        begun = _placed(bound, room, random)
        if begun is not None:
            return Deal(_filled(begun, free, room, random))
    return Deal(_filled([[] for _ in room], cards, room, random), loose=True)


def _placed(
    bound: list[tuple[T, list[int]]], room: Sequence[int], random: Random
) -> list[list[T]] | None:
    """Return hands with the cards that do not fit everywhere; None if one was left over."""
    hands: list[list[T]] = [[] for _ in room]
    left = [*room]
    for card, fits in sorted(random.sample(bound, len(bound)), key=lambda one: len(one[1])):
        place = random.random() * sum([left[hand] for hand in fits])
        for hand in fits:
            place -= left[hand]
            if place < 0:
                hands[hand].append(card)
                left[hand] -= 1
                break
        else:
            return None
    return hands


def _filled(
    hands: list[list[T]], free: Sequence[T], room: Sequence[int], random: Random
) -> tuple[tuple[T, ...], ...]:
    """Return hands filled with cards that fit everywhere, without what is left over."""
    cards = iter(random.sample(free, len(free)))
    filled = [
        (*hand, *islice(cards, size - len(hand))) for hand, size in zip(hands, room, strict=True)
    ]
    return tuple(filled[:-1])
