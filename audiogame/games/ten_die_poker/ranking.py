"""The ranking: the hands that are in, from the best to the worst."""

from __future__ import annotations

from collections.abc import Mapping

from audiogame.games.ten_die_poker.events import OpenDice, OpenHand, Opening
from audiogame.games.ten_die_poker.hand_names import glance, name_hand, name_set
from audiogame.games.ten_die_poker.hands import Colour, Hand
from audiogame.rules.state import Event, Seat

Hands = Mapping[Seat, Hand]


def best_first(hands: Hands) -> list[Seat]:
    """Return the seats, the best hand first; equal ones in seat order."""
    return sorted(sorted(hands), key=lambda seat: hands[seat].value, reverse=True)


def openings(hands: Hands) -> tuple[Opening, ...]:
    """Return the hands that were just rolled, with their ranks, the best first."""
    order = best_first(hands)
    values = [hands[seat].value for seat in order]
    leaders = [seat for seat, value in zip(order, values, strict=True) if value == values[0]]
    return tuple(
        Opening(
            seat,
            hands[seat].better,
            glance(hands[seat].dice(hands[seat].better)),
            glance(hands[seat].dice(hands[seat].better.other)),
            values.index(value) + 1,
            (seat, *(one for one in leaders if one != seat)) if seat in leaders else (),
        )
        for seat, value in zip(order, values, strict=True)
    )


def lows(hands: Hands, leaders: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats with the worst hand among non-leaders; several if equal."""
    trailing = {seat: hand.value for seat, hand in hands.items() if seat not in leaders}
    worst = min(trailing.values(), default=None)
    return tuple(seat for seat, value in trailing.items() if value == worst)


def laid_open(hands: Hands, leaders: tuple[Seat, ...]) -> tuple[Event, ...]:
    """Return all hands, best first: with kickers, or the other colour, only where these decide."""
    order = best_first(hands)
    named = [hands[seat].value[0].named for seat in order]
    better = [hands[seat].value[0] for seat in order]
    told = []
    for seat in order:
        first, second = hands[seat].value
        name = name_hand(hands[seat], exact=named.count(first.named) > 1)
        other = name_set(second, exact=True) if better.count(first) > 1 else None
        told.append(OpenHand(seat, name, seat in leaders, other))
    return tuple(told)


def open_dice(hands: Hands, seat: Seat, again: int) -> tuple[Event, ...]:
    """Return the dice of another seat, from the best to the worst; nothing after the last."""
    others = [one for one in best_first(hands) if one != seat]
    place = again % (len(others) + 1)
    return tuple(
        OpenDice(one, hands[one].dice(Colour.RED), hands[one].dice(Colour.WHITE))
        for one in others[max(place - 1, 0) : place]
    )
