"""Values: immutable, equal by their fields, and defined without a decorator."""

from __future__ import annotations

import pickle
from abc import abstractmethod
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from audiogame.narration.faults import told
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.value import (
    AbstractValue,
    Value,
    WrittenAsDataclass,
    as_dict,
    defaults,
    field_names,
    field_types,
    is_value,
    made_by,
    once,
    replace,
)


class Thrown(Event):
    seat: Seat
    dice: tuple[int, ...] = ()
    note: str = "none"


class Dropped(Event):
    seat: Seat
    dice: tuple[int, ...] = ()
    note: str = "none"


class Total(Value, dict=True):
    dice: tuple[int, ...]

    @once
    def sum(self) -> int:
        return sum(self.dice)


class Shape(AbstractValue):
    sides: int

    @abstractmethod
    def corners(self) -> int: ...


class Tile(Shape):
    def corners(self) -> int:
        return self.sides


MADE = st.builds(Thrown, st.integers(0, 7), st.tuples(st.integers(1, 6)), st.text())


def test_a_values_fields_are_known_by_name_type_and_default() -> None:
    """The fields come in order, those of the base first, and keep the seat annotation."""
    assert field_names(Thrown) == field_names(Thrown(1)) == ("seat", "dice", "note")
    assert field_types(Thrown) == {"seat": Seat, "dice": tuple[int, ...], "note": str}
    assert defaults(Thrown) == {"dice": (), "note": "none"}
    assert field_names(Tile) == ("sides",)
    assert as_dict(Thrown(2, (6,))) == {"seat": 2, "dice": (6,), "note": "none"}
    assert is_value(Thrown)
    assert is_value(Thrown(1))
    assert not is_value(1)
    assert not is_value(int)


def test_a_default_may_be_made_by_a_factory_with_attributes() -> None:
    """The factory makes the default, and can be asked for again."""

    class Five:
        def __call__(self) -> int:
            return 5

    five = Five()

    class Count(Value):
        number: int = made_by(five)

    assert Count().number == 5
    assert defaults(Count) == {"number": five}


def test_a_value_cannot_be_changed() -> None:
    """Nor can an attribute be added."""
    thrown = Thrown(1)
    for name in ("seat", "other"):
        with pytest.raises(AttributeError):
            setattr(thrown, name, 2)
    assert thrown == Thrown(1)


@given(MADE, st.text())
def test_values_are_equal_by_their_class_and_fields(thrown: Thrown, note: str) -> None:
    """Equal fields make equal values of one class, with one hash, also from another process."""
    again = pickle.loads(pickle.dumps(thrown))
    assert again == thrown
    assert hash(again) == hash(thrown)
    other: Event = Dropped(thrown.seat, thrown.dice, thrown.note)
    assert thrown != other
    noted = replace(thrown, note=note)
    assert noted == Thrown(thrown.seat, thrown.dice, note)
    assert (noted == thrown) == (note == thrown.note)


def test_replace_refuses_fields_that_are_not_there() -> None:
    """A mistyped name is found at once."""
    with pytest.raises(TypeError, match="flyng"):
        replace(Thrown(1), flyng=True)  # type: ignore[call-arg]  # that it is refused is tested


def test_a_cached_property_stays_beside_the_fields() -> None:
    """A cached value is computed once, ignored in comparisons, and not passed to a replacement."""
    total = Total((1, 2))
    assert total.sum == 3
    assert vars(total) == {"sum": 3}
    assert total == Total((1, 2))
    assert replace(total, dice=(4, 4)).sum == 8


def test_abstract_values_are_not_made() -> None:
    """A class that lacks a method cannot be made; the error comes when its file is loaded."""
    with pytest.raises(TypeError, match="corners"):
        Shape(4)  # type: ignore[abstract]  # that it is refused is what is tested
    assert Tile(4).corners() == 4


def test_a_value_with_the_dataclass_decorator_is_refused() -> None:
    """Authors used to dataclasses are told at once what to omit."""
    with pytest.raises(WrittenAsDataclass) as refused:

        @dataclass(frozen=True)
        class Jump(Action):
            height: int

    assert told(refused.value, "en") == (
        f"Leave out @dataclass before class Jump of {__name__}: "
        "its base from audiogame.rules makes it a frozen value already."
    )
