"""Picture of 10-Die Poker: hands of red and white dice, the money, the pot."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from audiogame.games.ten_die_poker.hands import Colour, Hand
from audiogame.games.ten_die_poker.money import CENTS, Purses
from audiogame.rules.picture import Area, Chip, Die, Group, Mark, Picture, drawn
from audiogame.rules.state import Seat


class Lead(Enum):
    """What a seat leads in, beside the money."""

    HAND = "hand"
    TIED = "tied"


def picture(
    money: Purses,
    hands: tuple[Hand | None, ...],
    pot: int,
    leaders: tuple[Seat, ...],
    marks: Mapping[Seat, Mark],
    picked: Mapping[Seat, tuple[int, ...]],
    price: int = 0,
) -> Picture:
    """Return the picture: purses and hands by chair, the pot in dollars.

    Args:
        leaders: the seats with the best hand.
        marks: state of each seat.
        picked: the positions, counted from 1, of the pairs that a seat has picked up.
        price: of a challenge in dollars; 0 where nobody may challenge.
    """
    groups = [
        Group(Area.POT, (Chip(pot),) if pot else ()),
        Group(Area.PRICE, (Chip(price),) if price else ()),
    ]
    lead = Lead.HAND if len(leaders) == 1 else Lead.TIED
    for seat, cents in enumerate(money):
        mark = marks.get(seat)
        if cents is not None:
            groups.append(Group(Area.PURSE, (Chip(cents, CENTS),), seat, mark))
        hand = hands[seat]
        if hand is not None:
            best = lead if seat in leaders else None
            groups.append(Group(Area.HELD, _dice(hand, picked.get(seat, ())), seat, best))
    return drawn(*groups, about=(Area.HELD, leaders[0] if leaders else None))


def _dice(hand: Hand, picked: tuple[int, ...]) -> tuple[Die, ...]:
    """Return the pairs, the red die of each before its white one."""
    return tuple(
        [
            Die(face, colour, Mark.CHOSEN if number in picked else None)
            for number, pair in enumerate(hand.pairs, 1)
            for face, colour in zip(pair, (Colour.RED, Colour.WHITE), strict=True)
        ]
    )
