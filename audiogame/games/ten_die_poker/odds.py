"""Odds of a typed hand of 10-Die Poker: which pairs to roll again, and how likely that leads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiogame.games.ten_die_poker.hands import PAIRS, Hand
from audiogame.games.ten_die_poker.pot import price
from audiogame.games.ten_die_poker.search.chances import chances
from audiogame.rules.dice import PIPS
from audiogame.rules.odds import Given, Odds, OddsError, percent, whole
from audiogame.rules.state import Event

MOST_TOLD = 5
"""The sets of pairs that are told, the best ones."""
MOST_POT = 1_000_000


class RerollOdds(Event):
    """The chance to beat the leader with some pairs rolled again.

    Args:
        pairs: their positions, counted from 1.
        percent: the chance in whole percent.
        decimal: the same in decimals.
    """

    pairs: tuple[int, ...]
    percent: int
    decimal: str


class PriceOdds(Event):
    """What a challenge costs.

    Args:
        pot, price: in dollars.
        percent: the chance from which on it pays by itself.
    """

    pot: int
    price: int
    percent: int


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    if given["hand"].value > given["leader"].value:
        raise OddsError("Your hand is better than the leader's already: the leader is another one.")
    best = chances(given["hand"], given["leader"].value)[:MOST_TOLD]
    told: list[Event] = [
        RerollOdds(picked, percent(chance), f"{100 * chance:.3f}") for picked, chance in best
    ]
    if "pot" in given:
        pot = given["pot"]
        to_pay = price(pot)
        told.append(PriceOdds(pot, to_pay, -(-100 * to_pay // (pot + to_pay))))
    return tuple(told)


def _hand(whose: str) -> Callable[[str], Hand]:
    def read(text: str) -> Hand:
        dice = [int(digit) for digit in text if digit in "123456"]
        if len(dice) != 2 * PAIRS or set(text) - {*map(str, PIPS), *" ,-"}:
            raise OddsError(
                f"{whose} hand cannot be {text!r}: it is five pairs, each a red die and then a "
                "white one, such as 31-64-15-42-26."
            )
        return Hand(tuple(zip(dice[::2], dice[1::2], strict=True)))

    return read


ODDS = Odds(
    "Say which pairs to roll again, and how likely the hand then beats the leader.",
    (
        Given("hand", "your pairs, red and white, such as 31-64-15-42-26", _hand("Your"), True),
        Given("leader", "the leader's pairs, likewise", _hand("The leader's"), True),
        Given("pot", "whole dollars in the pot", whole("The pot", 1, MOST_POT)),
    ),
    _work_out,
)
