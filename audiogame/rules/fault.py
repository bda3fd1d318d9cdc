"""What is wrong, as message ids and values: no sentence, and no language.

Whatever a person can hear of is a `Fault`: a file, a record, a key, a setting or a word typed that
cannot be used, a voice or a device that is not there.  It carries one `Reason` or several, and
`audiogame.narration.faults.told` makes sentences of them, from the texts `faults.en.ftl`.

    raise RecordError(3, "0 call mauve", Reason("record-line-end"))

Errors that only a programmer meets are none of these, and keep a few words for developers: an
AssertionError or a TypeError of code that is not right, and `NotAllowed` with its kinds, because
an action that somebody chose at the keyboard is always one of the legal ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

RAISED = (Exception, SystemExit)
"""What somebody's game may raise where it is asked: everything but Ctrl+C."""

BEGINNING, END = 150, 100
"""Characters of one value that are told where it is longer: nobody hears 9,000 digits."""
LARGEST = 2**63
"""A number from here on, or as far below 0, is told as a text: nobody counts by it."""

Detail: TypeAlias = "str | int | float | Reason | tuple[str, ...] | tuple[Reason, ...]"


class Reason:
    """Something that is wrong, or part of it.

    Args:
        message: the id of what is said.
        package: whose texts have it, such as that of a game; empty for the common ones.
        values: what goes into it, by the names of its variables with `_` for `-`: plain values,
            tuples of texts that are listed, and reasons, which are told within it.  One called
            `game` is the name of a game, and is told by its title; a name that somebody has to
            type is called something else.
    """

    __slots__ = ("message", "package", "values")

    def __init__(self, message: str, /, *, package: str = "", **values: Detail) -> None:
        self.message = message
        self.package = package
        self.values: Mapping[str, Detail] = values

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.message, self.package, self.values) == (
            other.message,
            other.package,
            other.values,
        )

    def __hash__(self) -> int:
        return hash((self.message, self.package, tuple(self.values.items())))

    def __repr__(self) -> str:
        given = "".join(f" {name}={value!r}" for name, value in self.values.items())
        return f"<{self.message}{given}>"


class Fault(ValueError):
    """Something that cannot be done or used, and that a person can hear of.

    Args:
        message: the id of what is said.
        package: whose texts have it, such as that of a game; empty for the common ones.
        values: what goes into it, as in `Reason`.
    """

    reasons: tuple[Reason, ...]
    """Everything that is wrong."""

    def __init__(self, message: str, /, *, package: str = "", **values: Detail) -> None:
        self.reasons = (Reason(message, package=package, **values),)
        super().__init__(*self.reasons)

    def __str__(self) -> str:
        return " ".join(map(repr, self.reasons))

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), self.args), self.__dict__


def _made_again(kind: type[Fault], args: tuple[object, ...]) -> Fault:
    """Make a fault that another process has handed over, whatever its constructor takes."""
    return kind.__new__(kind, *args)


class Faults(Fault):
    """Several things that are wrong, told one after the other.

    Args:
        reasons: all of them, in their order.
    """

    def __init__(self, reasons: Iterable[Reason]) -> None:
        self.reasons = tuple(reasons)
        ValueError.__init__(self, *self.reasons)


def system_reason(error: BaseException) -> Detail:
    """Return why a library or the system refuses something, in its own words."""
    if isinstance(error, Fault):
        return error.reasons
    return str(getattr(error, "strerror", None) or error)


def ends_of(text: str) -> str:
    """Leave out the middle of a long value; the end of a path says most, and why, what is wrong."""
    return text if len(text) <= BEGINNING + END else f"{text[:BEGINNING]}...{text[-END:]}"
