"""Turn actions, outcomes and values into words, and words back into actions.

Words come from the fields: `SetAside(dice=(1, 3))` is written `set-aside 1 3`.
Reading looks for the legal action that writes the same words, so no game has a parser.
Positions count from 1, as they are spoken.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache, lru_cache
from typing import TypeVar

from audiogame.rules.fault import Fault, Reason
from audiogame.rules.value import field_names, is_value

A = TypeVar("A")


MANY = 24
"""More names than this are not listed: nobody wants to hear them all."""


class UnreadableWords(Fault):
    """Words that name nothing that can be done or can come now."""

    def __init__(self, words: str, why: Reason) -> None:
        super().__init__("words-unreadable", words=words, why=why)
        self.words = words
        self.why = why


def nearest(name: str, known: Iterable[str], listed: Reason | None = None) -> Reason:
    """Say which of the `known` names is meant most likely, or list them all if they are few.

    Args:
        listed: says where they are listed, for names that are too many to be heard.

    Returns:
        A clause for the end of a sentence: what was meant, or what is possible.
    """
    from difflib import get_close_matches  # late: only for what is mistyped

    names = sorted(known)
    close = get_close_matches(name, names, n=2, cutoff=0.6)
    match close:
        case [one]:
            return Reason("meant", name=one)
        case [one, other]:
            return Reason("meant-either", name=one, other=other)
    if listed is not None:
        return listed
    if len(names) > MANY:
        return Reason("none-like-it", count=len(names))
    return Reason("possible", names=tuple(names)) if names else Reason("nothing-possible")


def is_guess(clause: Reason) -> bool:
    """Tell whether a clause of `nearest` says what was meant."""
    return clause.message in ("meant", "meant-either")


@cache
def kebab(name: str) -> str:
    """Write a class or field name in lower case with hyphens: `SetAside` is `set-aside`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", name).lower()


@cache
def _name_word(name: str) -> str:
    """Write the name of an enum's value; a text is quicker to look up than that value is."""
    return kebab(name.lower())


def word(value: object) -> str:
    """Write one value as one word; a tuple becomes several, parted by spaces."""
    if isinstance(value, Enum):
        return _name_word(value._name_)
    if isinstance(value, tuple):
        words = [
            str(one)
            if type(one) is int
            else _name_word(one._name_)
            if isinstance(one, Enum)
            else word(one)
            for one in value
        ]
        return " ".join(words) or "none"
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, str)):
        return str(value)
    if is_value(value):
        return "-".join(word(getattr(value, name)) for name in field_names(value))
    raise TypeError(f"{value!r} has no words: use enums, numbers, words, tuples or values")


@lru_cache(maxsize=8192)
def words(action: object) -> str:
    """Write an action in words: its name, then its fields."""
    parts = [kebab(type(action).__name__)]
    parts += [word(getattr(action, name)) for name in field_names(action)]
    return " ".join(parts)


def read(text: str, legal: Sequence[A]) -> A:
    """Find the action in `legal` that is written as `text`.

    Raises:
        UnreadableWords: none of them is.
    """
    wanted = " ".join(text.split())
    for action in legal:
        if words(action) == wanted:
            return action
    known = [words(action) for action in legal]
    many = len(known) > 12
    why = Reason("other-choices", count=len(known)) if many else nearest(wanted, known)
    raise UnreadableWords(wanted, why)
