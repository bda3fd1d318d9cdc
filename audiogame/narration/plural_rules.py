"""Plural forms: which of "zero", "one", "two", "few", "many", "other" goes with a number.

The rules are those of Unicode CLDR; the syntax is that of UTS 35, part 3, Language Plural Rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from functools import cache, lru_cache

from audiogame.narration.cldr import language_of
from audiogame.narration.text_errors import CannotTell

OTHER = "other"
Condition = Callable[[dict[str, float]], bool]
_RELATION = r"([nivwftce])(?: mod (\d+))?( not)? in ([\d.,]+)"


@cache
def _conditions(language: str) -> tuple[tuple[str, Condition], ...]:
    plurals = language_of(language).plurals
    return tuple((form, _any_of(text)) for form, text in plurals.items())


@lru_cache(maxsize=1024)
def plural_form(number: float, language: str) -> str:
    """Return the plural form of a number.

    Args:
        number: a whole number or one with a fraction; its sign makes no difference.
        language: a language code, such as "fr".
    """
    operands: dict[str, float] | None = None
    for form, condition in _conditions(language):
        if operands is None:
            operands = operands_of(number)
        if condition(operands):
            return form
    return OTHER


def operands_of(number: float) -> dict[str, float]:
    """Take a number apart as the rules name it.

    Returns:
        n: its absolute value; i: its whole digits; v and w: how many digits its fraction has, with
        and without noughts at the end; f and t: these digits; c and e: 0, the exponent of a
        number in compact form, which no message has.
    """
    size = abs(number)
    whole = int(size)
    digits = "" if whole == size else f"{Decimal(repr(size)):f}".partition(".")[2]
    count, fraction = len(digits), int(digits or 0)
    operands: dict[str, float] = dict.fromkeys("vw", count)
    operands |= dict.fromkeys("ft", fraction) | dict.fromkeys("ce", 0)
    return operands | {"n": size if digits else whole, "i": whole}


def _any_of(text: str) -> Condition:
    conditions = tuple(_all_of(part) for part in text.split(" or "))
    return lambda operands: any(condition(operands) for condition in conditions)


def _all_of(text: str) -> Condition:
    relations = tuple(_relation(part) for part in text.split(" and "))
    return lambda operands: all(relation(operands) for relation in relations)


def _relation(text: str) -> Condition:
    found = re.fullmatch(_RELATION, text)
    if found is None:
        raise CannotTell(f"{text!r} is no relation of a plural rule.")
    operand, divisor, negated, listed = found.groups()
    ranges = tuple(_range(part) for part in listed.split(","))

    def holds(operands: dict[str, float]) -> bool:
        value = operands[operand]
        if divisor:
            value %= int(divisor)
        return any(value in numbers for numbers in ranges) is not bool(negated)

    return holds


def _range(text: str) -> range:
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)
