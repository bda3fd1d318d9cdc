"""Which seats of a table are taken, and which of them by people."""

from __future__ import annotations

from typing import Protocol

from audiogame.rules.state import Seat
from audiogame.table.move_list import EMPTY, Player


class Seating(Protocol):
    """Who sits in each seat of a table, and who sat there at the beginning."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits in each seat now."""

    @property
    def first(self) -> tuple[Player, ...]:
        """Who sat down at the beginning."""


def people(table: Seating) -> tuple[Seat, ...]:
    """List the seats of people; a bot may play for one of them."""
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if player != EMPTY and (player.bot is None or stands_in(table, seat))
    )


def chairs(table: Seating) -> int:
    """Count the chairs up to the last on which somebody has sat down; more may stand free."""
    return 1 + max(seat for seat, player in enumerate(table.players) if player != EMPTY)


def stands_in(table: Seating, seat: Seat) -> bool:
    """Tell whether a bot plays for the person who sat down in a seat at the beginning."""
    now = table.players[seat]
    return now.bot is not None and Player(now.name) in table.first[seat : seat + 1]
