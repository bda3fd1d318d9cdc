"""Amounts of a valuation in words: percent to win, points, dollars and cents."""

from __future__ import annotations

from audiogame.narration.message_values import small_number
from audiogame.narration.narrator import Narrator
from audiogame.rules.odds import percent
from audiogame.rules.valuation import Unit

CENTS = 100


def amount_words(narrator: Narrator, unit: Unit, amount: float) -> str:
    """Return an amount in words, without its sign, such as "11 percent to win"."""
    size = abs(amount)
    match unit:
        case Unit.WIN:
            values = {"amount": percent(size)}
        case Unit.POINTS:
            values = {"amount": max(round(size), 1) if size >= unit.least else 0}
        case Unit.DOLLARS:
            dollars, cents = divmod(round(size * CENTS), CENTS)
            values = {"dollars": dollars, "cents": cents}
    numbers = {name: small_number(value) for name, value in values.items()}
    return narrator.texts.format(f"amount-{unit.value}", numbers)
