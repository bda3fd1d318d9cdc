"""Notation: actions, outcomes and values as words, and words parsed back to actions.

Words come from the fields: `SetAside(dice=(1, 3))` is written `set-aside 1 3`.  Parsing searches
for the legal action that is written with the same words, so no game has a parser.  Positions count
from 1, as they are spoken.
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
"""Maximum names that are listed; more would be tedious to hear."""


class UnreadableWords(Fault):
    """Words that name no possible action or outcome."""

    def __init__(self, words: str, why: Reason) -> None:
        super().__init__("words-unreadable", words=words, why=why)
        self.words = words
        self.why = why


def nearest(name: str, known: Iterable[str], listed: Reason | None = None) -> Reason:
    """Return the `known` name most likely meant, or all if they are few, as a clause.

    Args:
        listed: clause that says where they are listed, where there are too many to be heard.

    Returns:
        A clause for the end of a sentence: the name that was meant, or the possible names.
    """
    from difflib import get_close_matches  # late: only for mistyped names

    names = sorted(known)
    close = get_close_matches(name, names, n=2, cutoff=0.6)
    match close:
        case [one]:
            return Reason("meant", name=one)
        case [_, _]:
            return Reason("meant-either", names=tuple(close))
    if listed is not None:
        return listed
    if len(names) > MANY:
        return Reason("none-like-it", count=len(names))
    return Reason("possible", names=tuple(names)) if names else Reason("nothing-possible")


def is_guess(clause: Reason) -> bool:
    """Return whether a clause of `nearest` names a guess."""
    return clause.message in ("meant", "meant-either")


@cache
def kebab(name: str) -> str:
    """Convert a class or field name to lower case with hyphens: `SetAside` is `set-aside`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", "-", name).lower()


@cache
def _name_word(name: str) -> str:
    """Return the word of an enum member by its name, cached: finding the member takes longer."""
    return kebab(name.lower())


def word(value: object) -> str:
    """Return the word of one value; a tuple becomes several words, separated by spaces."""
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
    """Return an action in words: its name, then its fields."""
    parts = [kebab(type(action).__name__)]
    parts += [word(getattr(action, name)) for name in field_names(action)]
    return " ".join(parts)


def read(text: str, legal: Sequence[A]) -> A:
    """Return the action in `legal` that is written as `text`.

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
