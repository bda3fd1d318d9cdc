"""Reasons serialized to plain values, for another process or the other end of a connection.

The receiver narrates a reason as the sender would: it keeps its package, lists stay lists, numbers
stay numbers, and nested reasons are reasons again.  Only what no player would hear is left out: the
middle of a long text, and everything beyond `MOST` characters or `DEEPEST` levels.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from math import isfinite
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from audiogame.rules.fault import LARGEST, Detail, Reason, ends_of
from audiogame.rules.lengths import Word
from audiogame.rules.value import Value

MOST = 5000
"""Maximum characters of all reasons sent at once, some six minutes of speech."""
VALUE = 20
"""Characters that each value counts for besides its own, so that empty ones are bounded, too."""
DEEPEST = 6
"""Maximum depth of reasons in lists in reasons; a frame holds no more."""
LEFT_OUT = "..."
ID, PACKAGE = re.compile(r"[\w-]{1,64}"), re.compile(r"[\w.]{0,200}")
"""Patterns of the ids and names that a text can have, and of package names."""
MOST_VALUES = 16
"""Maximum values of a sentence."""
Text: TypeAlias = Annotated[str, Meta(max_length=300)]
"""A text value; a longer one has lost its middle."""
Package: TypeAlias = Annotated[str, Meta(max_length=200)]
"""The name of a Python package."""


class Why(Value):
    """A serialized reason: its id and the values of its sentence.

    Args:
        package: package whose texts have the sentence; empty for the common texts.
    """

    message: Word
    values: Annotated[tuple[tuple[Word, Part | Parts], ...], Meta(max_length=MOST_VALUES)] = ()
    package: Package = ""


Part: TypeAlias = Text | int | float | Why
Parts: TypeAlias = Annotated[tuple[Part, ...], Meta(max_length=MOST // VALUE)]


def take_apart(reasons: Iterable[Reason]) -> tuple[Why, ...]:
    """Serialize reasons to plain values."""
    return tuple(_Apart().all_of(reasons))


def put_together(why: Why, known: Callable[[Why], bool] = lambda why: True) -> Reason:
    """Deserialize a reason.

    Args:
        known: returns whether its package may be used for the sentence; if not, the reason is told
            as one without words.
    """
    if not known(why):
        return Reason("without-words", message=why.message)
    reason = Reason(why.message, package=why.package)
    reason.values = {name: _detail(value, known) for name, value in why.values}
    return reason


class _Apart:
    """Serializes reasons, as long as there is room."""

    def __init__(self) -> None:
        self._left = MOST

    def all_of(self, reasons: Iterable[Reason], level: int = 0) -> Iterator[Why]:
        """Yield reasons while there is room, at least one."""
        for reason in reasons:
            yield self._reason(reason, level)
            if self._left <= 0:
                return

    def _reason(self, reason: Reason, level: int) -> Why:
        if not _can_have_words(reason):
            reason = Reason("without-words", message=reason.message)
        self._left -= sum(map(len, (reason.message, reason.package, *reason.values)))
        values = ((name, self._value(value, level + 1)) for name, value in reason.values.items())
        return Why(reason.message, tuple(values), reason.package)

    def _value(self, value: Detail, level: int) -> Part | tuple[Part, ...]:
        if not isinstance(value, tuple):
            return self._part(value, level)
        parts: list[Part] = []
        for one in value:
            parts.append(self._part(one, level))
            if self._left <= 0:
                break
        return tuple(parts)

    def _part(self, value: str | int | float | Reason, level: int) -> Part:
        if self._left <= 0 or (isinstance(value, Reason) and level > DEEPEST):
            return LEFT_OUT
        self._left -= VALUE
        if isinstance(value, Reason):
            return self._reason(value, level)
        if type(value) is int and -LARGEST < value < LARGEST:
            return value
        if type(value) is float and isfinite(value):
            return value
        text = ends_of(str(value)).encode("utf-8", "replace").decode()
        self._left -= len(text)
        return text


def _can_have_words(reason: Reason) -> bool:
    """Return whether any text can have a sentence for a reason; only such reasons are sent."""
    ids = (reason.message, *reason.values)
    proper = all(map(ID.fullmatch, ids)) and PACKAGE.fullmatch(reason.package) is not None
    return proper and len(reason.values) <= MOST_VALUES


def _detail(value: Part | tuple[Part, ...], known: Callable[[Why], bool]) -> Any:
    if isinstance(value, tuple):
        return tuple(_detail(one, known) for one in value)
    return put_together(value, known) if isinstance(value, Why) else value
