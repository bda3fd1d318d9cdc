"""Odds that a player asks a game for with typed words, such as a hand and the one to beat.

A game that has them sets `Game.odds`; the command `audiogame odds GAME` is built from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from audiogame.rules.fault import Fault, Reason
from audiogame.rules.state import Event
from audiogame.rules.value import Value

if TYPE_CHECKING:
    from fractions import Fraction


class OddsError(Fault):
    """Typed words that no odds can be computed from; says what they should be."""


class Given(Value):
    """A parameter of the odds, such as `--dice 5`.

    Args:
        name: the word after the hyphens.
        about: description for the help and for a fault; a few words.
        read: parses the typed text; raises an `OddsError`.
        needed: whether it is required.
    """

    name: str
    about: Reason
    read: Callable[[str], Any]
    needed: bool = False


class Odds(Value):
    """The parameters of a game's odds, and the function that computes them.

    Args:
        about: description for the help; one sentence without its full stop.
        given: the parameters, in the order of the help.
        work_out: returns the odds, from the values by name, without those that were not typed;
            raises an `OddsError` where values conflict.  `EXACT` is among them where fractions are
            to be told, too.
    """

    about: Reason
    given: tuple[Given, ...]
    work_out: Callable[[Mapping[str, Any]], tuple[Event, ...]]


def whole(what: Reason, low: int, high: int) -> Callable[[str], int]:
    """Return a parser of whole numbers.

    Args:
        what: the counted noun, for the error, as part of a sentence.
        low, high: the least and the greatest.
    """

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 10) or not (
            low <= int(text) <= high
        ):
            raise OddsError("no-whole-number", what=what, text=text, low=low, high=high)
        return int(text)

    return read


EXACT = "exact"
"""Name of the value of `--exact`, with which every game tells fractions, too."""


def percents(parts: Sequence[Fraction | float]) -> tuple[int, ...]:
    """Return parts of 1, which add up to 1, in whole percent that add up to 100.

    Each possible part is 1 at least; the remainder of rounding goes where it changes least.
    """
    whole = [max(round(100 * part), int(part > 0)) for part in parts]
    while (over := sum(whole) - 100) != 0:
        step = 1 if over > 0 else -1
        places = [at for at, part in enumerate(parts) if part > 0 and whole[at] - step >= 1]
        at = max(places, key=lambda at: step * (whole[at] - 100 * parts[at]))
        whole[at] -= step
    return tuple(whole)


def percent(part: Fraction | float) -> int:
    """Return a part of 1 in whole percent; 0 and 100 stand for certainty only."""
    near = round(100 * part)
    return min(max(near, 1), 99) if 0 < part < 1 else near
