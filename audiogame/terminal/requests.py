"""What the people at this keyboard may ask for: to leave, and who takes a free chair."""

from __future__ import annotations

from dataclasses import dataclass

from audiogame.rules.state import Action, Seat
from audiogame.table.table import EMPTY, Player, Table
from audiogame.terminal.seating import name_players


@dataclass(frozen=True)
class Request:
    """Something that may be asked for.

    Args:
        seat: who asks.
        action: what for.
        player: who sits down for it on a free chair, None for a seat that is taken.
    """

    seat: Seat
    action: Action
    player: Player | None = None


def people(table: Table) -> tuple[Seat, ...]:
    """List the seats of people; they all sit at this keyboard."""
    return tuple(
        seat for seat, player in enumerate(table.players) if player.bot is None and player != EMPTY
    )


def requests_here(table: Table, here: tuple[Seat, ...]) -> tuple[Request, ...]:
    """List what the people here may ask for: for their own seats, and for the first free chair."""
    found = [Request(seat, action) for seat in here for action in table.state.requests(seat)]
    seated = table.state.seated
    free = [seat for seat in range(table.state.seats) if seat not in seated]
    for seat in free:
        for action in table.state.requests(seat)[:1]:
            return (*found, *_newcomers(table, seat, action))
    return tuple(found)


def _newcomers(table: Table, seat: Seat, action: Action) -> tuple[Request, Request]:
    sitting = [("you", player.name) for player in table.players if player.name]
    bot = name_players([*sitting, ("bot", "")])[-1]
    person = name_players([*sitting, ("you", "")])[-1]
    return Request(seat, action, bot), Request(seat, action, person)
