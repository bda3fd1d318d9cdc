"""Choices of one to three numbers, such as bids, typed number by number."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from audiogame.rules.notation import kebab
from audiogame.rules.seat import unsquared
from audiogame.rules.state import Action, Seat, State
from audiogame.rules.value import field_names, field_types

COUNTS = (2, 3)
"""Numbers of an action that is typed wherever it is offered."""
LONGEST = 9
"""Digits of a number at most."""


class TypedNumber:
    """The number that is typed for one choice, such as a bid.

    Args:
        state: the state as the seat sees it.
        seat: the seat.
        kind: the class of the choice, which has that number alone.
        bounds: the least and the highest number.
    """

    goes_on = False
    """Whether another number follows."""

    def __init__(
        self, state: State, seat: Seat, kind: type[Action], bounds: tuple[int, int]
    ) -> None:
        self._state, self._seat, self._kind = state, seat, kind
        self.bounds = bounds
        self.text = ""
        """The digits typed so far."""

    @property
    def begun(self) -> bool:
        """Whether a digit was typed that counts."""
        return bool(self.text)

    def clear(self) -> None:
        """Forget the digits."""
        self.text = ""

    def add(self, digit: str) -> bool:
        """Take a digit; return whether the number can still be one within the bounds."""
        typed = digit if self.text == "0" else self.text + digit
        if len(typed) > LONGEST or int(typed) > self.bounds[1]:
            return False
        self.text = typed
        return True

    def end_number(self) -> bool:
        """Return False, as no other number follows."""
        return False

    def remove(self) -> None:
        """Take the last digit back."""
        self.text = self.text[:-1]

    def found(self) -> Action | None:
        """Return the choice with the number typed; None where the seat may not choose it."""
        if not self.text:
            return None
        action = self._kind(int(self.text))  # type: ignore[call-arg]  # it has one number
        return action if self._state.allows(self._seat, action) else None


class TypedNumbers:
    """The numbers that are typed for one choice.

    A digit goes on with a number where a choice has such a number, and else begins the next one.

    Args:
        actions: the possible choices of one class, in the order in which they are walked.
    """

    def __init__(self, actions: tuple[Action, ...]) -> None:
        self._choices = {
            tuple(str(getattr(action, name)) for name in field_names(action)): action
            for action in actions
        }
        self._count = len(next(iter(self._choices), ()))
        self._typed: tuple[str, ...] = ()

    @property
    def begun(self) -> bool:
        """Whether a digit was typed that counts."""
        return bool(self._typed)

    @property
    def text(self) -> str:
        """The digits typed so far, one number after the other."""
        return ", ".join(filter(None, self._typed))

    def clear(self) -> None:
        """Forget the digits."""
        self._typed = ()

    def add(self, digit: str) -> bool:
        """Take a digit; return whether a choice has it there."""
        before, last = self._typed[:-1], self._typed[-1] if self._typed else ""
        ways = [(*before, last + digit)]
        if last and self.goes_on:
            ways.append((*self._typed, digit))
        if len(self._typed) == self._count:
            ways.append((digit,))  # another choice
        for way in ways:
            if self._matching(way, str.startswith):
                self._typed = way
                return True
        return False

    @property
    def goes_on(self) -> bool:
        """Whether a number was typed that a choice has, and another one follows it."""
        return 0 < len(self._typed) < self._count and bool(self._exact(self._typed))

    def end_number(self) -> bool:
        """Begin the next number; return False where none can follow."""
        if not self.goes_on:
            return False
        self._typed = (*self._typed, "")
        return True

    def remove(self) -> None:
        """Take the last digit back."""
        *before, last = self._typed
        self._typed = tuple([*before, last[:-1]] if last else before)
        while self._typed and not self._typed[-1]:
            self._typed = self._typed[:-1]

    def found(self) -> Action | None:
        """Return the first choice with the numbers typed; None while the last one is unfinished."""
        return next(iter(self._exact(self._typed)), None) if self._typed else None

    def _exact(self, typed: tuple[str, ...]) -> list[Action]:
        return self._matching(typed, str.__eq__)

    def _matching(self, typed: tuple[str, ...], fits: Callable[[str, str], bool]) -> list[Action]:
        """List the choices with these numbers, of which the last one may have to fit only."""
        before, last = typed[:-1], typed[-1]
        place = len(before)
        return [
            action
            for numbers, action in self._choices.items()
            if numbers[:place] == before and fits(numbers[place], last)
        ]


def typed_numbers(actions: tuple[Action, ...]) -> TypedNumbers | None:
    """Return the numbers to type for the first class of actions that have any; None for none."""
    kinds: list[type] = list(map(type, actions))
    kind = next((one for one in kinds if numbers_in(one)), None)
    if kind is None:
        return None
    return TypedNumbers(tuple([one for one in actions if type(one) is kind]))


def typed_number(state: State, seat: Seat, named: str = "") -> TypedNumber | None:
    """Return the one number to type for a class of choices; None where there is none.

    Args:
        state: the state as the seat sees it.
        seat: the seat that chooses.
        named: the name of the class in words; without one, all choices have to be of one class.
    """
    legal = state.legal_actions(seat)
    offered: list[Any] = list(dict.fromkeys([*map(type, legal), *state.unlisted]))
    kinds = [one for one in offered if kebab(one.__name__) == named] if named else offered
    kinds = [one for one in kinds if not (has_one(one) and state.bounds(seat, one) is None)]
    if len(kinds) != 1 or not has_one(kinds[0]):
        return None
    bounds = state.bounds(seat, kinds[0])
    return None if bounds is None else TypedNumber(state, seat, kinds[0], bounds)


@cache
def has_one(kind: type) -> bool:
    """Return whether an action has one number and nothing else; no label, place or seat."""
    return [*map(unsquared, field_types(kind).values())] == [int]


@cache
def numbers_in(kind: type) -> int:
    """Return the number of numbers in an action that is nothing but two or three; else 0."""
    hints = [*map(unsquared, field_types(kind).values())]
    return len(hints) if len(hints) in COUNTS and all(hint is int for hint in hints) else 0
