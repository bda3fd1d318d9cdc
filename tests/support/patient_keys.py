"""A fake keyboard that waits for the program, and games played with it, key by key."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

from twins import Heard, front_end, new_app

from audiogame.archive.opened_table import new_table
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import END, Key, KeySource
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import Departure, play_table
from audiogame.rules.value import replace
from audiogame.settings import Settings
from audiogame.table.library import find_game

LOOKS = 200
"""Silent polls for a key after which the game counts as standing still."""
Deed = Callable[[], Awaitable[object]]


class Patient(KeySource):
    """A fake keyboard, which presses the next key when the program waits for one, however long.

    Args:
        keys: their names, and between them actions of remote players.
        heard: the lines of the program.
    """

    def __init__(self, keys: tuple[str | Deed, ...], heard: Heard) -> None:
        self._keys = deque(keys)
        self._heard = heard
        self.said: list[int] = []
        """Number of lines said before each key."""
        self._looks = (0, 0)
        """Number of lines said, and of polls for a key since."""

    def clock(self) -> float:
        """Return seconds: one for each key, so that none comes too soon."""
        return 10.0 * len(self.said)

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key, or that none came in time."""
        if timeout is not None and timeout < 1.0:
            said, looks = self._looks
            now = len(self._heard.lines)
            self._looks = now, looks + 1 if said == now else 0
            await asyncio.sleep(0)
            if looks < LOOKS:
                return None
        self._looks = 0, 0
        self.said.append(len(self._heard.lines))
        key = self._keys.popleft() if self._keys else END
        if not isinstance(key, str):
            await key()
            return None
        return Key(key, self.clock())


def play(
    data: Path,
    *keys: str,
    wait_for_me: bool = True,
    name: str = "sika",
    seats: str = "you,bot,bot",
    **options: object,
) -> list[list[str]]:
    """Play a game against bots, and again on Enter; return what was said before each key."""
    heard, game = Heard(tick=""), find_game(name)
    source = Patient(keys, heard)
    front = replace(front_end(source, heard), clock=source.clock)
    settings = Settings(speech="none", pace=0.0, welcomed=True, wait_for_me=wait_for_me)
    app = new_app(front, data, settings)
    app.speaker.begin("none")

    async def run() -> None:
        players, chosen = read_seats(seats, game), game.options(**options)
        departure = Departure.AGAIN
        with contextlib.suppress(ProgramLeft):
            while departure is Departure.AGAIN:
                opened = new_table(game, players, chosen, app.data.folder, "7")
                departure = await play_table(app, opened)
        app.data.unsaved.finish()

    asyncio.run(run())
    return [heard.lines[start:end] for start, end in pairwise((0, *source.said))]
