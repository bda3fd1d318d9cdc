"""Which seats of a table are taken, and which of them by people."""

from __future__ import annotations

from audiogame.rules.state import Seat
from audiogame.table.move_list import EMPTY, Player
from audiogame.table.table import Table


def people(table: Table) -> tuple[Seat, ...]:
    """List the seats of people, who all sit at this keyboard; a bot may play for one of them."""
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if player != EMPTY and (player.bot is None or stands_in(table, seat))
    )


def chairs(table: Table) -> int:
    """Count the chairs up to the last on which somebody has sat down; more may stand free."""
    return 1 + max(seat for seat, player in enumerate(table.players) if player != EMPTY)


def stands_in(table: Table, seat: Seat) -> bool:
    """Tell whether a bot plays for the person who sat down in a seat at the beginning."""
    now = table.players[seat]
    return now.bot is not None and Player(now.name) in table.first[seat : seat + 1]
