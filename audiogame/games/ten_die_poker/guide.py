"""What the rule book, the lesson and the explanations need of 10-Die Poker."""

from __future__ import annotations

from audiogame.games.ten_die_poker.explaining import explain
from audiogame.games.ten_die_poker.hands import PAIRS
from audiogame.games.ten_die_poker.naming import CENTS
from audiogame.games.ten_die_poker.rules import CHAIRS, TenDiePoker
from audiogame.rules.dice import PIPS
from audiogame.rules.guide import Guide
from audiogame.rules.state import Seat


def half(pot: int) -> int:
    """Return what a challenge costs in a pot of so many dollars."""
    return (pot + 1) // 2


_POT = 5
_THEN = _POT + half(_POT)

FACTS = {
    "pairs": PAIRS,
    "dice": 2 * PAIRS,
    "chairs": CHAIRS,
    "low": PIPS[0],
    "low-end": PIPS[0] + PAIRS - 1,
    "high": PIPS[1],
    "high-end": PIPS[1] + PAIRS - 1,
    "cents": CENTS,
    "pot": _POT,
    "price": half(_POT),
    "next-pot": _THEN,
    "next-price": half(_THEN),
    "fewest": 2,
}


def rule(state: TenDiePoker, seat: Seat) -> str:
    """Name the rule that matters now."""
    if state.end:
        return "end"
    if state.active is None:
        return "lot" if state.lows else "start"
    if state.active == seat and not state.can_pay(seat, state.price):
        return "no-money"
    return "challenge" if state.active == seat else "low-hand"


GUIDE = Guide(FACTS, rule, explain)
