"""Values, the frozen classes of states, actions, events, options and outcomes.

    class Rolled(Event):
        seat: Seat
        cubes: tuple[Colour, ...]
        points: int = 0

A class below `Value` is frozen, compared and hashed by its fields, and defined by its annotations
alone, without a decorator.  A property that is computed once and cached beside the fields, by
`@once`, needs `class Hand(Value, dict=True)`; every `State` has that.

Only this module knows how values are implemented; other modules ask it for the fields of one.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform, get_type_hints

import msgspec

from audiogame.rules.fault import Fault

T = TypeVar("T")

if TYPE_CHECKING:
    from dataclasses import replace as replace  # checked field by field
    from functools import cached_property

    once = cached_property

    @dataclass_transform(frozen_default=True)
    class Value:
        """A frozen object that is nothing but its fields."""

        def __init_subclass__(
            cls,
            *,
            dict: bool = False,  # noqa: A002  # the words are msgspec's own
            tag: bool | str | Callable[[str], str] = False,
            tag_field: str = "type",
            kw_only: bool = False,
        ) -> None: ...

    class AbstractValue(Value, metaclass=ABCMeta):
        """A value with abstract methods."""

else:
    from msgspec.structs import replace as replace

    class _ValueMeta(msgspec.StructMeta):
        def __setattr__(cls, name, value):  # noqa: N805  # a metaclass
            if name == "__dataclass_params__":  # `@dataclass` sets this first
                raise WrittenAsDataclass(cls)
            super().__setattr__(name, value)

    class _AbstractMeta(_ValueMeta, ABCMeta):
        pass

    class Value(msgspec.Struct, frozen=True, metaclass=_ValueMeta):
        """A frozen object that is nothing but its fields."""

    class once:  # noqa: N801  # a decorator
        """A property that is computed once: `cached_property` without the lock of Python 3.11."""

        def __init__(self, work_out):
            self.work_out = work_out
            self.__doc__ = work_out.__doc__

        def __set_name__(self, owner, name):
            self.name = name

        def __get__(self, value, owner):
            if value is None:
                return self
            found = value.__dict__[self.name] = self.work_out(value)
            return found

    class AbstractValue(Value, metaclass=_AbstractMeta):
        """A value with abstract methods."""


class WrittenAsDataclass(Fault):
    """A class of values that has a `@dataclass` decorator, too."""

    def __init__(self, kind: type) -> None:
        super().__init__("written-as-dataclass", name=kind.__name__, module=kind.__module__)


def is_value(thing: object) -> bool:
    """Return whether something is a value, or a class of values."""
    return isinstance(thing, Value) or (isinstance(thing, type) and issubclass(thing, Value))


def field_names(thing: Any) -> tuple[str, ...]:
    """Return the names of the fields of a value, or of a class of values, in order."""
    names: tuple[str, ...] = thing.__struct_fields__
    return names


@cache
def field_types(kind: type) -> dict[str, Any]:
    """Return the types of a class's fields by name, in order, with marks such as that of `Seat`."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in field_names(kind)}


def made_by(factory: Callable[[], object]) -> Any:
    """Declare a default that a call creates; `defaults` returns the factory and its attributes."""
    return msgspec.field(default_factory=factory)


def defaults(kind: Any) -> dict[str, Any]:
    """Return the defaults of a class by name: the value written, or the factory of `made_by`."""
    names, found = field_names(kind), kind.__struct_defaults__
    return {
        name: getattr(default, "factory", default)
        for name, default in zip(names[len(names) - len(found) :], found, strict=True)
    }


def complete(value: Value, name: str, found: object) -> None:
    """Set a field of a value that is being made, in its `__post_init__`."""
    msgspec.structs.force_setattr(value, name, found)  # type: ignore[arg-type]  # it is a Struct


def last_of_name(rows: Iterable[Iterable[type[T]]]) -> list[type[T]]:
    """Return the classes of rows, such as packages, without those that a later row has by name."""
    found: list[type[T]] = []
    for row in rows:
        classes = [*row]
        names = {one.__name__ for one in classes}
        found = [*(one for one in found if one.__name__ not in names), *classes]
    return found


def as_dict(value: Value) -> dict[str, Any]:
    """Return the fields of a value as a dictionary by name."""
    return {name: getattr(value, name) for name in field_names(value)}


def put(row: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return a row with one item replaced, at a place counted from 0, such as a seat's."""
    return (*row[:place], item, *row[place + 1 :])
