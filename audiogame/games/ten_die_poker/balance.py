"""The balance: players come and go between rounds, and what each has made is told at the end."""

from __future__ import annotations

from audiogame.games.ten_die_poker.events import Departed, Left, WinShared, Won
from audiogame.games.ten_die_poker.money import Purses, gain, money, net
from audiogame.rules.state import Seat
from audiogame.rules.value import put

Departures = tuple[tuple[Seat, int], ...]
"""Who left, in order: the chair, and the money made on it, in cents."""


def left(
    purses: Purses, departed: Departures, leaving: tuple[Seat, ...], bank: int
) -> tuple[Purses, Departures, tuple[Left, ...]]:
    """Let players leave with their money.

    Args:
        purses, departed: before that.
        leaving: their chairs.
        bank: what each began with, in cents.

    Returns:
        The purses and departures after that, and what is told of it.
    """
    told: list[Left] = []
    for seat in leaving:
        cents = purses[seat] or 0
        purses, departed = put(purses, seat, None), (*departed, (seat, cents - bank))
        told.append(Left(seat, money(cents), gain(cents - bank)))
    return purses, departed, tuple(told)


def nets(purses: Purses, departed: Departures, bank: int) -> tuple[int | None, ...]:
    """Return by chair what its last player made, in cents; None if nobody ever sat there."""
    gone = dict(departed)
    return tuple(
        gone.get(seat) if cents is None else cents - bank for seat, cents in enumerate(purses)
    )


def won(made: tuple[int | None, ...]) -> Won | WinShared:
    """Tell who has made most, and what the others made.

    Args:
        made: by chair, as `nets`; somebody sat at the table.
    """
    ordered = sorted(
        ((cents, seat) for seat, cents in enumerate(made) if cents is not None),
        key=lambda pair: (-pair[0], pair[1]),
    )
    best = ordered[0][0]
    winners = tuple(seat for cents, seat in ordered if cents == best)
    others = tuple(net(seat, cents) for cents, seat in ordered if cents < best)
    if len(winners) == 1:
        return Won(winners[0], gain(best), others)
    return WinShared(winners, gain(best), others)


def replaced(departed: Departures, purses: Purses) -> tuple[Departed, ...]:
    """List the players whose chairs others have taken since, in the order they left."""
    last = {seat: place for place, (seat, _net) in enumerate(departed)}
    return tuple(
        Departed(seat, gain(cents))
        for place, (seat, cents) in enumerate(departed)
        if purses[seat] is not None or last[seat] != place
    )
