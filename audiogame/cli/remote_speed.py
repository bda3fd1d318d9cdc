"""What a table over the line adds to each line that is told of it, at the player's end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from itertools import count
from random import Random

from audiogame.archive.journal import Journal
from audiogame.cli.measurement import Measurement
from audiogame.online.packets import read_down
from audiogame.online.remote_table import RemoteTable
from audiogame.rules.game import Game
from audiogame.rules.seat import Seat
from audiogame.rules.state import Event
from audiogame.server.hosted_table import HostedTable
from audiogame.server.loopback import Loopback
from audiogame.table.library import all_games
from audiogame.table.luck import Luck
from audiogame.table.step import Step
from audiogame.table.table import Player, Table

LINES = 1_000
"""Lines of each game that are measured."""
MOST = 1.0
"""Milliseconds of processor time of the player's machine."""


class _Timed:
    """A line whose far end counts for nothing: that is another machine's.

    Args:
        line: the line.
    """

    up = True
    times = 1

    def __init__(self, line: Loopback) -> None:
        self._line = line
        self.elsewhere = 0.0
        """Seconds of processor time that the far end has taken."""

    async def send(self, data: bytes) -> None:
        begun = time.process_time()
        await self._line.send(data)
        self.elsewhere += time.process_time() - begun

    async def received(self) -> bytes | None:
        begun = time.process_time()
        data = await self._line.received()
        self.elsewhere += time.process_time() - begun
        return data


class _Lines:
    """Counts what is told."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.count = 0

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.count += 1


def remote_speeds(lines: int = LINES) -> Iterator[Measurement]:
    """Measure each game.

    Args:
        lines: how many.
    """
    for game in all_games()[0]:
        name = f"a line of {game.name}: what the line to a server adds"
        yield Measurement(name, asyncio.run(_added(game, lines)), "ms", most=MOST)


async def _added(game: Game, lines: int) -> float:
    """Return the milliseconds of a line, without those of the table and of telling it."""
    told, took = 0, 0.0
    for number in count():
        table = Table(
            game,
            tuple(Player(f"Player {seat + 1}") for seat in range(game.seats[0])),
            None,
            Luck(str(number)),
            lambda line: None,
        )
        hosted, chance = HostedTable(table, Journal(None)), Random(number)
        line = _Timed(Loopback(hosted, tuple(range(table.state.seats))))
        await hosted.begin()
        data = await line.received()
        assert data is not None, "a table says first who sits where"
        line.elsewhere = 0.0
        begun = time.process_time()
        far = RemoteTable(line, read_down(data))
        heard = _Lines(far.seats)
        far.listeners.append(heard)
        await far.begin()
        while told + heard.count < lines:
            if await far.step() is Step.MOVED:
                continue
            if not far.awaited:  # the game is over
                break
            seat = far.awaited[0]
            await far.submit(seat, chance.choice(far.view(seat).legal_actions(seat)))
        took += time.process_time() - begun - line.elsewhere
        told += heard.count
        if told >= lines:
            break
    return 1000 * took / told
