"""A player at the keyboard of a game that runs while keys are pressed."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from patience import raise_error_of
from twins import Heard, front_end, new_app

from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import new_table
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import END, Key, KeySource
from audiogame.keys.names import key_name
from audiogame.opponents.mind import Mind
from audiogame.opponents.seat_list import read_seats
from audiogame.opponents.thinker import COMMAND, LIMIT, ProcessThinker
from audiogame.play.game_loop import GameLoop
from audiogame.rules.options import read_options
from audiogame.settings import Settings
from audiogame.table.library import find_game

SLOW = (sys.executable, str(Path(__file__).with_name("slow_minds.py")))
"""Command of a thinking process that is as slow as its argument says."""


class Hands(KeySource):
    """Keys pressed while the game runs, and the lines heard."""

    def __init__(
        self, data: Path, command: tuple[str, ...] = COMMAND, limit: float = LIMIT
    ) -> None:
        self._keys: asyncio.Queue[Key] = asyncio.Queue()
        self.heard = Heard()
        settings = Settings(pace=0.0)
        self.thinker = ProcessThinker(command, limit=limit)
        self.app = new_app(front_end(self, self.heard, thinker=self.thinker), data, settings)
        self.going: asyncio.Task[object] | None = None
        """The task of the game at `at_table`; its error ends each wait for a line."""

    async def key(self, timeout: float | None = None) -> Key | None:
        if timeout is not None and timeout <= 0 and self._keys.empty():
            await asyncio.sleep(0)
        try:
            return await asyncio.wait_for(self._keys.get(), timeout)
        except TimeoutError:
            return None

    def press(self, *names: str) -> None:
        """Press keys, well after any question was asked."""
        for name in names:
            key = name if name == END else key_name(name)
            self._keys.put_nowait(Key(key, float("inf")))

    async def think(self) -> None:
        """Run another job in the thinking process, after which its earlier results have arrived."""
        game = find_game("sika")
        state = game.new(2)
        thought = self.thinker.think(Mind(game, "casual"), state, 0, Random(1))
        while not thought.done:
            self.thinker.look()
            await asyncio.sleep(0.002)

    async def hear(self, text: str, seconds: float = 120.0, start: int = 0) -> float:
        """Wait for a line with a text; returns the seconds that it took."""
        begun = time.perf_counter()
        while not any(text in line for line in self.heard.lines[start:]):
            raise_error_of(self.going)
            assert time.perf_counter() < begun + seconds, (text, self.heard.lines[start:])
            await asyncio.sleep(0.002)
        return time.perf_counter() - begun


def at_table(
    hands: Hands,
    what: Callable[[Hands, GameLoop], Awaitable[None]],
    game: str,
    seats: str,
    *options: str,
    advice: bool = True,
) -> HomeTable:
    """Open a table with a known seed, and act there while the game runs."""
    found = find_game(game)
    players = read_seats(seats, found)
    chosen = read_options(found.options, options)
    opened = new_table(
        found, players, chosen, hands.app.data.folder, "7", advice, asyncio.to_thread
    )

    async def run() -> None:
        opened.let_think(hands.app.front.thinker)
        play = GameLoop(hands.app, opened)
        hands.going = going = asyncio.create_task(play.run())
        try:
            await what(hands, play)
        finally:
            hands.press(END)
            try:
                await going
            except ProgramLeft:
                pass
            finally:
                hands.app.close()

    asyncio.run(run())
    return opened
