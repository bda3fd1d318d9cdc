"""Sample values of a game's classes, for every form of every sentence."""

from __future__ import annotations

import types
import typing
from collections.abc import Collection, Iterator
from decimal import Decimal
from enum import Enum
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from audiogame.rules.notation import kebab
from audiogame.rules.seat import unsquared
from audiogame.rules.state import Action, Event, Label, OptionInForce, Seat
from audiogame.rules.value import field_types, is_value, last_of_name

MOST = 12
"""Maximum sample values of a class inside another one."""


class NoSample(ValueError):
    """A type without sample values."""


def classes(packages: tuple[str, ...], kinds: tuple[type, ...]) -> Iterator[type]:
    """Yield the classes of these kinds that some packages define."""
    for module in map(import_module, _modules(packages)):
        for value in vars(module).values():
            kind = isinstance(value, type) and issubclass(value, kinds) and value not in kinds
            if kind and value.__module__ == module.__name__:
                yield value


def _modules(packages: tuple[str, ...]) -> Iterator[str]:
    for package in packages:
        yield package
        places = getattr(import_module(package), "__path__", ())
        yield from (one.name for one in walk_packages(places, f"{package}."))


def told_classes(packages: tuple[str, ...]) -> tuple[type, ...]:
    """List the classes with a message of their own: events, actions, and values inside them.

    Args:
        packages: those that games share and a game's own, whose classes replace others of the same
            name.
    """
    found: dict[type, None] = {}
    kinds = (classes((package,), (Event, Action)) for package in packages)
    waiting: list[type] = last_of_name(kinds)
    while waiting:
        kind = waiting.pop(0)
        if kind not in found and kind is not OptionInForce:
            found[kind] = None
            waiting += [part for part in parts(kind) if is_value(part)]
    return tuple(found)


def parts(kind: type) -> Iterator[type]:
    """Yield the classes inside the fields of a value."""
    return parts_of_type(*field_types(kind).values())


def parts_of_type(*hints: Any) -> Iterator[type]:
    """Yield the classes inside some types, such as the one in a tuple."""
    waiting = [*hints]
    while waiting:
        hint = waiting.pop()
        if isinstance(hint, type) and not typing.get_args(hint):
            yield hint
        elif hint != Seat:
            waiting += [part for part in typing.get_args(hint) if part is not Ellipsis]


def samples(kind: Any, selected: Collection[str] = (), depth: int = 0) -> Iterator[Any]:
    """Yield instances: each field takes each of its values beside two sets of the others.

    Args:
        selected: variables that the message selects by; a tuple is empty only there.
        depth: nesting depth inside another value.

    Raises:
        NoSample: a field has an unknown type.
    """
    possible = {name: values(hint, depth) for name, hint in field_types(kind).items()}
    for name, some in possible.items():
        if isinstance(some[0], tuple) and kebab(name) in selected:
            some.append(())
    for end in (0, -1):
        base = {name: some[end] for name, some in possible.items()}
        yield kind(**base)
        for name, some in possible.items():
            for value in some:
                yield kind(**{**base, name: value})


def values(hint: Any, depth: int = 0) -> list[Any]:
    """Return sample values of a type, the most usual first.

    Raises:
        NoSample: the type is unknown.
    """
    hint = unsquared(hint)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if hint == Seat:
        return [0, 1]
    if origin is tuple and args[-1] is Ellipsis:
        some = values(args[0], depth + 1)
        return [(*some[:2],), (some[-1],)]
    if origin is tuple:
        return [tuple(values(part, depth + 1)[0] for part in args)]
    if origin is typing.Literal:
        return [*args]
    if origin in (typing.Union, types.UnionType):
        return [value for part in args for value in values(part, depth)]
    if hint is bool:
        return [False, True]
    if hint is int or hint == Label:
        return [2, 0, 1, 3, -3, 12]
    if hint is str:
        return ["red"]
    if hint is Decimal:
        return [Decimal("2.5")]
    if hint is type(None):
        return [None]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return [*hint]
    if not is_value(hint):
        raise NoSample(f"No value of {hint} can be made up.")
    return [*samples(hint, depth=depth + 1)][: MOST if depth == 0 else 3]
