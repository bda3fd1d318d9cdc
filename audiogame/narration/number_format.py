"""Numbers in a language's format: groups of digits, fractions, percent.

The patterns are those of Unicode CLDR; the options have the names of ECMA-402, as in Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from functools import cache

from audiogame.narration.cldr import language_of
from audiogame.narration.message_values import CannotTell, MessageValue

STYLES = ("decimal", "percent")
DIGITS = "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits"
SWITCH = "useGrouping"
_PATTERN = re.compile(r"(?P<before>[^#0,]*)(?P<whole>[#0,]+)(?:\.(?P<rest>[#0]+))?(?P<after>.*)")


@dataclass(frozen=True)
class NumberPattern:
    """A parsed CLDR pattern, such as "#,##0.###"."""

    before: str
    negative: str
    """The prefix of a number below 0."""
    after: str
    groups: tuple[int, int]
    """The number of digits in the last group, and in the others; 0 without groups."""
    whole: int
    """Digits before the decimal separator at least."""
    least: int
    """Digits after the decimal separator at least."""
    most: int


@cache
def number_pattern(text: str) -> NumberPattern:
    """Parse a CLDR pattern.

    Raises:
        CannotTell: it is not a number pattern.
    """
    usual, _, below = text.partition(";")
    found, other = _PATTERN.fullmatch(usual), _PATTERN.fullmatch(below)
    if found is None:
        raise CannotTell(f"{text!r} is no pattern of a number.")
    parts = found["whole"].split(",")
    last = len(parts[-1]) if len(parts) > 1 else 0
    rest = found["rest"] or ""
    others = len(parts[-2]) if len(parts) > 2 else last
    before, after = found["before"], found["after"]
    negative = other["before"] if other else f"-{before}"
    least, whole = rest.count("0"), found["whole"].count("0")
    return NumberPattern(before, negative, after, (last, others), whole, least, len(rest))


class FormattedNumber(MessageValue):
    """A number in its language's format; messages create it with `NUMBER`.

    Args:
        number: its value.
        options: `style`, `useGrouping`, and the least or greatest numbers of digits.

    Raises:
        CannotTell: an option is not known, or has an invalid value.
    """

    def __init__(self, number: float, options: Mapping[str, object] | None = None) -> None:
        self.number = number
        self.options = dict(options or {})
        for name, value in self.options.items():
            if name == "style":
                known = value in STYLES
            else:
                known = name in (*DIGITS, SWITCH) and isinstance(value, int) and value >= 0
            if not known:
                raise CannotTell(f"NUMBER does not know {name}: {value!r}")

    def __str__(self) -> str:
        return str(self.number)

    def format(self, language: str) -> str:
        """Return its digits, with the language's signs."""
        signs = language_of(language).numbers
        percent = self.options.get("style") == "percent"
        pattern = number_pattern(signs.percent if percent else signs.decimal)
        counts = (pattern.whole, pattern.least, pattern.most)
        whole, least, most = (
            value if isinstance(value := self.options.get(name), int) else count
            for name, count in zip(DIGITS, counts, strict=True)
        )
        value = Decimal(str(self.number)).scaleb(2 if percent else 0)
        digits, _, fraction = f"{round(abs(value), max(most, 0)):f}".partition(".")
        fraction = fraction.rstrip("0").ljust(least, "0")
        digits = digits.rjust(whole, "0")
        if self.options.get(SWITCH, True):
            digits = _grouped(digits, pattern.groups, signs.group)
        written = digits + (signs.point + fraction if fraction else "")
        before = pattern.negative if value.is_signed() else pattern.before
        return before + written + pattern.after


def _grouped(digits: str, groups: tuple[int, int], sign: str) -> str:
    size, others = groups
    parts: list[str] = []
    while size and len(digits) > size:
        parts.insert(0, digits[-size:])
        digits = digits[:-size]
        size = others
    return sign.join([digits, *parts])
