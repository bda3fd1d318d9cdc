"""Odds of a typed hand of 10-Die Poker: chances to beat the leader by rolling pairs again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from audiogame.games.ten_die_poker.hands import PAIRS, Hand
from audiogame.games.ten_die_poker.pot import price
from audiogame.games.ten_die_poker.search.chances import chance_to_equal, chances
from audiogame.rules.dice import PIPS
from audiogame.rules.fault import Reason
from audiogame.rules.odds import EXACT, Given, Odds, OddsError, percents, whole
from audiogame.rules.state import Event

PACKAGE = "audiogame.games.ten_die_poker"
"""Package whose texts have the error messages."""
MOST_TOLD = 5
"""Maximum sets of pairs that are told, the best ones."""
MOST_POT = 1_000_000


class RerollOdds(Event):
    """The chance to beat the leader with some pairs rolled again.

    Args:
        pairs: their positions, counted from 1.
        above, equal, below: the chances to beat, equal and not reach it, in whole percent.
    """

    pairs: tuple[int, ...]
    above: int
    equal: int
    below: int


class Exactly(Event):
    """The chances told last, as numbers of throws: `above`, `equal` and `below`, `of` all."""

    above: int
    equal: int
    below: int
    of: int


class PriceOdds(Event):
    """Cost of a challenge.

    Args:
        pot, price: in dollars.
        percent: the chance from which on it pays without answers.
    """

    pot: int
    price: int
    percent: int


def _work_out(given: Mapping[str, Any]) -> tuple[Event, ...]:
    if given["hand"].value > given["leader"].value:
        raise OddsError("hand-leads-already", package=PACKAGE)
    hand, leader = given["hand"], given["leader"].value
    told: list[Event] = []
    for picked, chance in chances(hand, leader)[:MOST_TOLD]:
        # Chances are whole numbers of throws, which a float distinguishes.
        of = len(PIPS) ** (2 * len(picked))
        above, equal = round(chance * of), round(chance_to_equal(leader, hand, picked) * of)
        throws = (above, equal, of - above - equal)
        told.append(RerollOdds(picked, *percents([Fraction(some, of) for some in throws])))
        if EXACT in given:
            told.append(Exactly(*throws, of))
    if "pot" in given:
        pot = given["pot"]
        to_pay = price(pot)
        told.append(PriceOdds(pot, to_pay, -(-100 * to_pay // (pot + to_pay))))
    return tuple(told)


def _hand(whose: str) -> Callable[[str], Hand]:
    def read(text: str) -> Hand:
        dice = [int(digit) for digit in text if digit in "123456"]
        if len(dice) != 2 * PAIRS or set(text) - {*map(str, PIPS), *" ,-"}:
            raise OddsError("no-hand", package=PACKAGE, whose=whose, text=text)
        return Hand(tuple(zip(dice[::2], dice[1::2], strict=True)))

    return read


ODDS = Odds(
    Reason("odds", package=PACKAGE),
    (
        Given("hand", Reason("odds-hand", package=PACKAGE), _hand("own"), True),
        Given("leader", Reason("odds-leader", package=PACKAGE), _hand("leader"), True),
        Given(
            "pot",
            Reason("odds-pot", package=PACKAGE),
            whole(Reason("pot", package=PACKAGE), 1, MOST_POT),
        ),
    ),
    _work_out,
)
