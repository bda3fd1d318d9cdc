"""Seats of a table: those that are taken, and those of people."""

from __future__ import annotations

from typing import Protocol

from audiogame.rules.state import Seat
from audiogame.table.move_list import EMPTY, Player


class Seating(Protocol):
    """Players of a table's seats, now and at the beginning."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Players seated now, by seat."""

    @property
    def first(self) -> tuple[Player, ...]:
        """Players seated at the beginning, by seat."""


def people(table: Seating) -> tuple[Seat, ...]:
    """List the seats of people, including those that a bot stands in for."""
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if player != EMPTY and (player.bot is None or stands_in(table, seat))
    )


def chairs(table: Seating) -> int:
    """Count the chairs up to the last that was ever taken; more may stand free."""
    return 1 + max(seat for seat, player in enumerate(table.players) if player != EMPTY)


def stands_in(table: Seating, seat: Seat) -> bool:
    """Return whether a bot stands in for the person who took a seat at the beginning."""
    now = table.players[seat]
    return now.bot is not None and Player(now.name) in table.first[seat : seat + 1]
