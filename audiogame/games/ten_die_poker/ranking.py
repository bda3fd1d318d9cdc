"""The ranking: the hands that are in, from the best to the worst."""

from __future__ import annotations

from collections.abc import Mapping

from audiogame.games.ten_die_poker.events import LeadersDice, OpenHand, Opening
from audiogame.games.ten_die_poker.hand_names import name_hand, numbered
from audiogame.games.ten_die_poker.hands import Hand
from audiogame.rules.state import Event, Seat

Hands = Mapping[Seat, Hand]


def best_first(hands: Hands) -> list[Seat]:
    """List seats, the best hand first; equal ones in seat order."""
    return sorted(sorted(hands), key=lambda seat: hands[seat].value, reverse=True)


def openings(hands: Hands) -> tuple[Opening, ...]:
    """Name hands that were just rolled, with their places, the best first."""
    order = best_first(hands)
    values = [hands[seat].value for seat in order]
    return tuple(
        Opening(seat, name_hand(hands[seat]), values.index(value) + 1, values.count(value) > 1)
        for seat, value in zip(order, values, strict=True)
    )


def lows(hands: Hands, leaders: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return whose hand is the worst of those that do not lead; several where they are equal."""
    trailing = {seat: hand.value for seat, hand in hands.items() if seat not in leaders}
    worst = min(trailing.values(), default=None)
    return tuple(seat for seat, value in trailing.items() if value == worst)


def laid_open(hands: Hands, leaders: tuple[Seat, ...], seat: Seat) -> tuple[Event, ...]:
    """Name all hands with their kickers, and for a seat that trails also a leader's dice."""
    order = best_first(hands)
    named = tuple(OpenHand(one, name_hand(hands[one], exact=True), one in leaders) for one in order)
    if not leaders or seat in leaders:
        return named
    return (*named, LeadersDice(order[0], numbered(hands[order[0]])))
