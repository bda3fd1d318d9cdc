"""A finished game with its record, as a device at a server has heard it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from audiogame.archive.opened_table import new_table
from audiogame.online.luck_watch import UNSEEN
from audiogame.online.own_luck import NOTHING
from audiogame.online.record_proof import KnownGame
from audiogame.rules.state import Event, Seat
from audiogame.table.library import find_game
from audiogame.table.move_list import Player
from audiogame.table.record_file import load

Game = tuple[Path, KnownGame, tuple[Event, ...]]
"""A record, what a guest's device knows of the game, and what everybody has heard."""
SIKA = find_game("sika")


class Log:
    """All that everybody hears of a game."""

    seats: tuple[Seat, ...] = ()

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.events.append(event)


def played(data: Path) -> tuple[Path, tuple[Event, ...]]:
    """Play a game of Sika; return its record, and what was heard."""
    opened = new_table(SIKA, (Player("Ann"), Player("Bo")), SIKA.options(), data, "7")
    table, log, chance = opened.table, Log(), Random(1)
    table.listeners.append(log)
    table.open()
    while table.state.result is None:
        while (seat := next(iter(table.awaited), None)) is not None:
            table.submit(seat, chance.choice(table.state.legal_actions(seat)))
        table.step()
    asyncio.run(opened.finish())
    opened.close()
    (path,) = data.rglob("*.record")
    return path, (*log.events,)


def proved_game(folder: Path) -> Game:
    """A game of Sika; its seed was chosen, so that nothing is proved of its luck."""
    path, heard = played(folder)
    known = KnownGame(load(path).hash, (), True, False, NOTHING, UNSEEN, whole=True)
    return path, known, heard
