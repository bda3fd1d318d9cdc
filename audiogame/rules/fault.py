"""Faults as message ids and values: no sentence, and no language.

Every error that a player can hear is a `Fault`: a file, a record, a key, a setting or a typed word
that cannot be used, a missing voice or device.  It carries one `Reason` or several, and
`audiogame.narration.faults.told` formats their sentences, from the texts `faults.en.ftl`.

    raise RecordError(3, "0 call mauve", Reason("record-line-end"))

Errors that only a programmer meets are none of these, and keep a few words for developers: an
AssertionError or a TypeError of code that is not right, and `NotAllowed` with its kinds, because an
action that a player chose at the keyboard is always a legal one.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from audiogame import ENVIRONMENT, FROZEN, SYSTEM

RAISED = (Exception, SystemExit)
"""Exceptions caught around a call to a third-party game: everything but Ctrl+C."""

BEGINNING, END = 150, 100
"""Characters spoken of the beginning and the end of a longer value: 9,000 digits are no help."""
LARGEST = 2**63
"""Numbers from here on, or as far below 0, are passed as texts, and choose no plural."""

Detail: TypeAlias = "str | int | float | Reason | tuple[str, ...] | tuple[Reason, ...]"


class Reason:
    """A cause of a fault, or a part of one.

    Args:
        message: id of the sentence.
        package: package whose texts have the sentence, such as a game's; empty for the common
            texts.
        values: values of its variables by name with `_` for `-`: plain values, tuples of texts,
            spoken as a list, and reasons, nested in the sentence.  One called `game` is the name of
            a game, spoken as its title; a name that a player has to type needs another variable.
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


class CallTooLong(Exception):
    """A call of a game that was ended, because it would have taken too long.

    Args:
        hook: name of the function with its class; empty for a module that is imported.
        file: path of its file.
        line: its first line, counted from 1.
        seconds: the limit.
    """

    def __init__(self, hook: str, file: str, line: int, seconds: int) -> None:
        super().__init__(hook, file, line, seconds)
        self.hook = hook
        self.file = file
        self.line = line
        self.seconds = seconds

    @property
    def reason(self) -> Reason:
        """Which call it was, as part of a sentence."""
        name = self.file.replace("\\", "/").rpartition("/")[2]
        if self.hook:
            return Reason("call-too-long", hook=self.hook, file=name, seconds=self.seconds)
        return Reason("import-too-long", file=name, seconds=self.seconds)


def cut_off(fault: BaseException) -> CallTooLong | None:
    """Return the call that an exception has ended; None for any other exception.

    A call that catches each `Exception` is ended by a `SystemExit` with the first as its code.
    """
    code = fault.code if isinstance(fault, SystemExit) else fault
    return code if isinstance(code, CallTooLong) else None


class Fault(ValueError):
    """An error that a person can hear of: something that cannot be done or used.

    Args:
        message: id of the sentence.
        package: package whose texts have the sentence, such as a game's; empty for the common
            texts.
        values: values of its variables, as in `Reason`.
    """

    reasons: tuple[Reason, ...]
    """All reasons, in order."""

    def __init__(self, message: str, /, *, package: str = "", **values: Detail) -> None:
        self.reasons = (Reason(message, package=package, **values),)
        super().__init__(*self.reasons)

    def __str__(self) -> str:
        return " ".join(map(repr, self.reasons))

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), self.args), self.__dict__


def _made_again(kind: type[Fault], args: tuple[object, ...]) -> Fault:
    """Unpickle a fault from another process, independent of its constructor's parameters."""
    return kind.__new__(kind, *args)


class Faults(Fault):
    """Several faults in one, told one after the other.

    Args:
        reasons: all of them, in their order.
    """

    def __init__(self, reasons: Iterable[Reason]) -> None:
        self.reasons = tuple(reasons)
        ValueError.__init__(self, *self.reasons)


SYSTEM_ERRORS: Mapping[int, Reason] = {
    errno.ENOENT: Reason("system-missing"),
    errno.EACCES: Reason("system-forbidden"),
    errno.EPERM: Reason("system-not-permitted"),
    errno.EISDIR: Reason("system-folder"),
    errno.ENOTDIR: Reason("system-no-folder"),
    errno.EEXIST: Reason("system-exists"),
    errno.ENOSPC: Reason("system-full"),
    errno.EBUSY: Reason("system-busy"),
}
"""The sentences for the commonest errors of the operating system, by their numbers."""
FILE_NO_END = Reason("file-no-end")


_DAMAGED = frozenset({"zipfile", "zlib", "lzma"})
"""Libraries whose errors say that a file is cut off or changed."""


def system_reason(error: BaseException) -> Detail:
    """Return the reason of a library or the operating system, in its own words if it is rare."""
    if isinstance(error, Fault):
        return error.reasons
    library = type(error).__module__.partition(".")[0]
    if library == "tomllib":
        place = re.search(r"at line (\d+), column (\d+)", str(error))
        return Reason("file-line", line=place[1], column=place[2]) if place else FILE_NO_END
    if library in _DAMAGED or isinstance(error, EOFError):
        return Reason("file-cut-off")
    if library == "msgspec":
        return Reason("file-other-form")
    if isinstance(error, UnicodeError):
        return Reason("file-no-text")
    if isinstance(error, RecursionError):
        return Reason("file-nested")
    # Kinds of OSError of a library, such as SSLError, have numbers of their own.
    of_system = isinstance(error, OSError) and type(error).__module__ == "builtins"
    known = SYSTEM_ERRORS.get(getattr(error, "errno", None) or 0) if of_system else None
    if known is not None:
        return known
    return str(getattr(error, "strerror", None) or error)


def own_system() -> str:
    """Return the system that this machine's faults speak of: "windows", "macos" or "other"."""
    return SYSTEM


def how_to_install(library: str) -> Reason:
    """Return how to add a library to this installation, if it can be.

    Args:
        library: as pip names it, such as `audiogame[postgres]`.
    """
    if FROZEN:
        return Reason("library-not-in-folder")
    pip = "pip"
    if SYSTEM == "windows":  # its shell finds no pip, and `py` takes the newest Python
        own = rf"{ENVIRONMENT}\Scripts\pip"
        own = f'& "{own}"' if " " in own else own
        pip = own if ENVIRONMENT else "py -m pip"
    return Reason("library-by-pip", system=SYSTEM, pip=pip, library=library)


def ends_of(text: str) -> str:
    """Shorten a long value in the middle; the end of a path, or of an error's text, says most."""
    return text if len(text) <= BEGINNING + END else f"{text[:BEGINNING]}...{text[-END:]}"
