"""Public methods of a game have docstrings, and numbers in events say what they count."""

from __future__ import annotations

import inspect
import re
import sys
import typing
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

from offenders import none_of

from audiogame import games
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import field_types


@cache
def modules() -> tuple[ModuleType, ...]:
    """Return all modules of all games."""
    found = walk_packages(games.__path__, games.__name__ + ".")
    return tuple(import_module(one.name) for one in found)


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield the classes and functions that a module defines, and the methods of its classes."""
    for name, thing in vars(module).items():
        own = getattr(thing, "__module__", "") == module.__name__
        if name.startswith("_") or not own or not (inspect.isclass(thing) or callable(thing)):
            continue
        yield name, thing
        for inner, method in vars(thing).items() if inspect.isclass(thing) else ():
            if not inner.startswith("_") and isinstance(method, property | classmethod):
                yield f"{name}.{inner}", getattr(thing, inner)
            elif not inner.startswith("_") and inspect.isfunction(method):
                yield f"{name}.{inner}", method


def undocumented(module: ModuleType) -> list[str]:
    """Return the public methods without a docstring; one may be of what they override."""

    def documented(kind: str, method: str) -> bool:
        owners = vars(module)[kind].__mro__
        return any(inspect.getdoc(vars(one)[method]) for one in owners if method in vars(one))

    methods = [name for name, _ in public(module) if "." in name]
    return [name for name in methods if not documented(*name.split("."))]


def numbers(kind: type) -> Iterator[str]:
    """Yield the fields of an event with whole numbers that are no seats."""

    def holds_number(hint: Any) -> bool:
        return hint is int or (hint != Seat and any(map(holds_number, typing.get_args(hint))))

    yield from (name for name, hint in field_types(kind).items() if holds_number(hint))


def unsaid(kind: type) -> list[str]:
    """Return the numbers of an event that neither its docstring nor its module's explains.

    They are explained by name, in backticks or under `Args:`.
    """
    said = f"{kind.__doc__}\n{sys.modules[kind.__module__].__doc__}"
    lines = re.findall(r"^ +(\w+(?:, \w+)*): ", said, re.MULTILINE)
    named = {*re.findall(r"`(\w+)`", said), *(name for line in lines for name in line.split(", "))}
    return [name for name in numbers(kind) if name not in named]


def test_public_methods_have_docstrings() -> None:
    """In every game; ruff looks for all else."""
    found = {module.__name__: undocumented(module) for module in modules()}
    none_of(f"{name}: {silent}" for name, silent in found.items() if silent)


def test_numbers_in_events_say_what_they_count() -> None:
    """In every game."""
    kinds = [
        thing
        for module in modules()
        for _, thing in public(module)
        if inspect.isclass(thing) and issubclass(thing, Event)
    ]
    assert kinds
    found = {f"{kind.__module__}.{kind.__name__}": unsaid(kind) for kind in kinds}
    none_of(f"{name}: {numbers}" for name, numbers in found.items() if numbers)


class Silent(Event):
    def told(self) -> None: ...

    seat: Seat
    points: int
    dice: tuple[int, ...] | None


class Said(Event):
    """What is `points`.

    Args:
        dice, more: faces.
    """

    points: int
    dice: tuple[int, ...] | None
    more: int


def test_a_silent_event_is_found() -> None:
    """A method without a docstring is found, and so are numbers, but not seats."""
    assert undocumented(sys.modules[__name__]) == ["Silent.told"]
    assert unsaid(Silent) == ["points", "dice"]
    assert unsaid(Said) == []
