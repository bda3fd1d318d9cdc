"""Odds that somebody asks a game for with typed words, such as a hand and the one to beat.

A game that has them sets `Game.odds`; the command `audiogame odds GAME` is made from that.
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
    """Words that odds cannot be worked out from; says what they should be."""


class Given(Value):
    """Something that is typed, such as `--dice 5`.

    Args:
        name: the word after the hyphens.
        about: what it is, for the help; a few words.
        read: turns the typed text into a value; raises an `OddsError`.
        needed: whether nothing can be said without it.
    """

    name: str
    about: str
    read: Callable[[str], Any]
    needed: bool = False


class Odds(Value):
    """What can be typed, and what is said of it.

    Args:
        about: what is told, for the help; one sentence.
        given: what can be typed, in the order of the help.
        work_out: says the odds, from the values by name; those that were not typed are missing.
            It raises an `OddsError` where values do not fit together.  `EXACT` is among them
            where fractions are to be told, too.
    """

    about: str
    given: tuple[Given, ...]
    work_out: Callable[[Mapping[str, Any]], tuple[Event, ...]]


def whole(what: Reason, low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers.

    Args:
        what: what is counted, for the complaint, as part of a sentence.
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
"""Among the values by name where fractions are asked for: `--exact`, which every game has."""


def percents(parts: Sequence[Fraction | float]) -> tuple[int, ...]:
    """Return parts of 1, which add up to it, in whole percent that add up to 100.

    What can happen is 1 at least; what rounding leaves over goes where it changes least.
    """
    whole = [max(round(100 * part), int(part > 0)) for part in parts]
    while (over := sum(whole) - 100) != 0:
        step = 1 if over > 0 else -1
        places = [at for at, part in enumerate(parts) if part > 0 and whole[at] - step >= 1]
        at = max(places, key=lambda at: step * (whole[at] - 100 * parts[at]))
        whole[at] -= step
    return tuple(whole)


def percent(part: Fraction | float) -> int:
    """Return a part of 1 in whole percent; only what is sure is told as 0 or 100."""
    near = round(100 * part)
    return min(max(near, 1), 99) if 0 < part < 1 else near
