"""Money as it is told, and changes of the purses at the table."""

from __future__ import annotations

from collections.abc import Iterable

from audiogame.rules.state import Seat
from audiogame.rules.value import Value

CENTS = 100
"""Cents in a dollar."""

Purses = tuple[int | None, ...]
"""Cents of each chair's player; None for an empty chair."""


class Money(Value):
    """An amount of money: its sign, and the dollars and cents without it."""

    below: bool
    dollars: int
    cents: int


class Total(Value):
    """All money of a player, told after another amount: the unit is known by then."""

    below: bool
    dollars: int
    cents: int


class Price(Value):
    """A price in whole dollars; its unit is always told."""

    dollars: int


class Gain(Value):
    """Money against the start: "plus 3 dollars"."""

    ahead: bool
    money: Money


class Net(Value):
    """Money made by the player of a seat, told after another amount: the unit is known by then."""

    seat: Seat
    ahead: bool
    total: Total


def money(cents: int) -> Money:
    """Return an amount in cents as it is told."""
    return Money(cents < 0, *divmod(abs(cents), CENTS))


def total(cents: int) -> Total:
    """Return all money of a player, in cents, as it is told."""
    return Total(cents < 0, *divmod(abs(cents), CENTS))


def gain(cents: int) -> Gain:
    """Return an amount in cents that was won or lost, as it is told."""
    return Gain(cents > 0, money(cents))


def net(seat: Seat, cents: int) -> Net:
    """Return the money made by the player of a seat, in cents, as it is told."""
    return Net(seat, cents > 0, total(cents))


def paid(purses: Purses, seats: Iterable[Seat], cents: int) -> Purses:
    """Return the purses after each of `seats` has paid `cents` cents, or got them if negative."""
    after = list(purses)
    for seat in seats:
        after[seat] = (after[seat] or 0) - cents
    return tuple(after)
