"""A simulated player at a keyboard of their own, who plays with remote players."""

from __future__ import annotations

import asyncio
import contextlib
import time
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from online_server import PATIENCE, Guest, open_table, table_link
from twins import Heard, front_end, new_app

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import Key, KeySource
from audiogame.lobby.online_menu import play_with_others
from audiogame.online.link import TableLink
from audiogame.settings import Settings
from audiogame.table.library import find_game


class Fingers(KeySource):
    """Keys that a test presses when it has heard a line."""

    def __init__(self) -> None:
        self._keys: asyncio.Queue[tuple[str, float | None]] = asyncio.Queue()

    @property
    def idle(self) -> bool:
        """Whether all keys have been read."""
        return self._keys.empty()

    def press(self, *names: str, at: float | None = None) -> None:
        """Press keys at a given time, or each when it is awaited."""
        for name in names:
            self._keys.put_nowait((name, at))

    async def key(self, timeout: float | None = None) -> Key | None:
        try:
            name, at = await asyncio.wait_for(self._keys.get(), timeout)
            return Key(name, time.monotonic() if at is None else at)
        except TimeoutError:
            return None


class Player:
    """A simulated player at a front end, who hears lines and presses keys."""

    def __init__(self, data: Path, name: str) -> None:
        self.ears, self.fingers = Heard(tick=""), Fingers()
        settings = Settings(name=name, welcomed=True, pace=0.0, speech="none", sound=False)
        self.app: App = new_app(front_end(self.fingers, self.ears), data, settings)

    async def hears(self, words: str) -> None:
        """Wait for a line with these words."""
        deadline = time.monotonic() + PATIENCE
        while not self.heard(words):
            assert time.monotonic() < deadline, "\n".join([words, *self.ears.lines[-12:]])
            await asyncio.sleep(0.01)

    def heard(self, words: str) -> bool:
        return any(words in line for line in self.ears.lines)

    def forget(self) -> None:
        self.ears.lines.clear()


async def enters(player: Player, link: TableLink | None) -> None:
    with contextlib.suppress(ProgramLeft):
        await play_with_others(player.app, link)


async def sat_down(
    data: Path, link: TableLink, told: str = "Sika."
) -> tuple[Player, asyncio.Task[None]]:
    """Join Bo to a table by a link; returns the player and the task of the visit."""
    bo = Player(data, "Bo")
    visit = asyncio.create_task(enters(bo, link))
    await bo.hears(f"You sit at a table of {told}")
    return bo, visit


async def plays_out(player: Player, guest: Guest) -> None:
    """Play a game to its end, between a player at the program and a guest on a connection."""
    choosing = asyncio.create_task(guest.play(Random(1)))
    keys, heard, pressed = cycle(("1", "enter")), -1, 0.0
    while not player.heard("Enter: play again"):
        if choosing.done() and choosing.exception():
            pytest.fail("\n".join(["The game stands still.", *player.ears.lines[-12:]]))
        told, now = len(player.ears.lines), time.monotonic()
        # The key before was answered, or so early that it was dropped.  A key at the end of the
        # game is not meant for another game.
        due = told > heard or now - pressed > 0.2
        if player.fingers.idle and player.app.scene.in_game and due:
            player.fingers.press(next(keys), at=now)
            heard, pressed = told, now
        await asyncio.sleep(0.02)
    assert await choosing


async def opened(
    host: Guest, invitation: TableLink, game: str = "sika", bots: int = 0, entry: str = "link"
) -> TableLink:
    await host.come(invitation)
    await host.line.open_table(open_table(find_game(game), "Ann", 1, bots, entry))
    return table_link(invitation, host)
