"""Notation: actions, outcomes and values as words, and words parsed back to actions.

Words come from the fields: `SetAside(dice=(1, 3))` is written `set-aside 1 3`.  `read` searches for
the legal action that is written with the same words, and `parsed` makes one from the type hints of
its class, so no game has a parser.  Positions count from 1, as they are spoken.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from functools import cache, lru_cache, partial
from itertools import product
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

from audiogame.rules.fault import Fault, Reason
from audiogame.rules.seat import unsquared
from audiogame.rules.value import field_names, field_types, is_value

A = TypeVar("A")
T = TypeVar("T")


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


LONGEST_LIST = 64
"""Items at most of a field that is a tuple."""
DIGITS = 9
"""Digits at most of a number that is read."""


class NoWords(TypeError):
    """A class of actions with a field whose type no words can be read back to.

    Args:
        kind: the class.
        hint: the type of the field; that of a second tuple.
    """

    def __init__(self, kind: type, hint: Any) -> None:
        super().__init__(kind.__name__, hint)
        self.kind, self.hint = kind, hint


def parsed(text: str, kind: type[T]) -> T | None:
    """Return the action of a class that is written as `text`; None where no value of it is.

    Its fields are enums, numbers of nine digits at most, yes or no, values of enums such as a card
    or of numbers such as a step, any of these or none, and one tuple of them.

    Raises:
        NoWords: the class has another field.
    """
    of: type = kind
    readers = _readers(of)
    name, *rest = text.split() or [""]
    if name != kebab(of.__name__):
        return None
    several = len(rest) - len(readers) + 1
    values: list[object] = []
    for whole, one in readers:
        taken, rest = rest[: several if whole else 1], rest[several if whole else 1 :]
        found = _in_tuple(taken, one) if whole else one(taken[0]) if taken else _NOTHING
        if found is _NOTHING:
            return None
        values.append(found)
    if rest:
        return None
    made = kind(*values)
    return made if words(made) == text else None


_NOTHING = object()
"""What is read from words that mean nothing."""
_Reader = Callable[[str], object]


def _in_tuple(taken: Sequence[str], one: _Reader) -> object:
    if [*taken] == ["none"]:
        return ()
    found = tuple([one(text) for text in taken[:LONGEST_LIST]])
    whole = 0 < len(taken) <= LONGEST_LIST and _NOTHING not in found
    return found if whole else _NOTHING


@cache
def _readers(kind: type) -> tuple[tuple[bool, _Reader], ...]:
    """Return the reader of each field of a class, and whether it takes several words."""
    found: list[tuple[bool, _Reader]] = []
    for hint in field_types(kind).values():
        items = get_args(hint) if get_origin(hint) is tuple else ()
        whole = len(items) == 2 and items[1] is ...
        if whole and any(one for one, _ in found):
            raise NoWords(kind, hint)
        found.append((whole, _reader(kind, items[0] if whole else hint)))
    return tuple(found)


def _reader(kind: type, hint: Any) -> _Reader:
    if get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    if hint is int:
        return lambda text: int(text) if _is_number(text) else _NOTHING
    value = isinstance(hint, type) and is_value(hint)
    if value and {*map(unsquared, field_types(hint).values())} == {int}:
        return partial(_of_numbers, hint)
    known = _by_word(hint)
    if known is None:
        raise NoWords(kind, hint)
    return lambda text: known.get(text, _NOTHING)


def _is_number(text: str) -> bool:
    """Return whether a text is a whole number as it is written, without a nought before it."""
    digits = text.removeprefix("-")
    plain = digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS
    return plain and (digits[0] != "0" or text == "0")


def _of_numbers(kind: type, text: str) -> object:
    """Return a value of whole numbers from its word, such as `8-5`."""
    numbers = text.split("-")
    whole = len(numbers) == len(field_names(kind)) and all(map(_is_number, numbers))
    return kind(*map(int, numbers)) if whole else _NOTHING


@cache
def _by_word(hint: Any) -> Mapping[str, object] | None:
    """Return all values of a type by their words; None for a type with too many, or without."""
    hint = unsquared(hint)
    if hint is bool:
        return {"yes": True, "no": False}
    if hint in (None, NoneType):
        return {"none": None}
    if get_origin(hint) in (Union, UnionType):
        parts = [_by_word(one) for one in get_args(hint)]
        return (
            None
            if None in parts
            else {at: one for part in parts if part for at, one in part.items()}
        )
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {word(one): one for one in reversed(hint)}
    if isinstance(hint, type) and is_value(hint):
        fields = [_by_word(one) for one in field_types(hint).values()]
        if None not in fields:
            made = [hint(*values) for values in product(*(one.values() for one in fields if one))]
            return {word(one): one for one in made}
    return None
