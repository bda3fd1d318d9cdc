"""Money as it is told, and what is done with the purses at the table."""

from __future__ import annotations

from collections.abc import Iterable

from audiogame.rules.state import Seat
from audiogame.rules.value import Value

CENTS = 100
"""Cents in a dollar."""

Purses = tuple[int | None, ...]
"""What each chair's player has, in cents; None for an empty chair."""


class Money(Value):
    """An amount, with its sign apart."""

    below: bool
    dollars: int
    cents: int


class Total(Value):
    """All that somebody has now, told after another amount: the unit is known by then."""

    below: bool
    dollars: int
    cents: int


class Price(Value):
    """What has to be paid, in whole dollars; its unit is always told."""

    dollars: int


class Gain(Value):
    """Money against the start: "plus 3 dollars"."""

    ahead: bool
    money: Money


class Net(Value):
    """What the player of a seat has made, told after another amount: the unit is known by then."""

    seat: Seat
    ahead: bool
    total: Total


def money(cents: int) -> Money:
    """Name an amount in cents."""
    return Money(cents < 0, *divmod(abs(cents), CENTS))


def total(cents: int) -> Total:
    """Name all that somebody has, in cents."""
    return Total(cents < 0, *divmod(abs(cents), CENTS))


def gain(cents: int) -> Gain:
    """Name an amount in cents that was won or lost."""
    return Gain(cents > 0, money(cents))


def net(seat: Seat, cents: int) -> Net:
    """Name what the player of a seat has made, in cents."""
    return Net(seat, cents > 0, total(cents))


def paid(purses: Purses, seats: Iterable[Seat], cents: int) -> Purses:
    """Return the purses after each of `seats` has paid so many cents, or got what is negative."""
    after = list(purses)
    for seat in seats:
        after[seat] = (after[seat] or 0) - cents
    return tuple(after)
