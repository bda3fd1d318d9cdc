"""Simulated players at keyboards of their own, who play with remote players."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from online_server import PATIENCE, Guest, guests, open_table, serving, table_link, wishes
from patience import raise_error_of
from twins import Heard, front_end, new_app

from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_source import Key, KeySource
from audiogame.lobby.online_menu import play_with_others
from audiogame.online.device import Device, keep_device
from audiogame.online.link import TableLink
from audiogame.online.table_packets import Enter
from audiogame.rules.value import replace
from audiogame.settings import Settings
from audiogame.table.library import find_game

ROOM = "You sit at a table of"
"""Words of the line that describes a table to its players."""


class Fingers(KeySource):
    """Keys that a test presses when it has heard a line."""

    away: bool | None = None

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
        settings = Settings(
            name=name,
            welcomed=True,
            pace=0.0,
            speech="none",
            sound=False,
            brief_offered=True,
        )
        self.app: App = new_app(front_end(self.fingers, self.ears), data, settings)
        self.visit: asyncio.Task[Any] | None = None
        """The task in which the program runs; its error ends each wait for a line."""

    async def hears(self, words: str) -> None:
        """Wait for a line with these words."""
        deadline = time.monotonic() + PATIENCE
        while not self.heard(words):
            raise_error_of(self.visit)
            assert time.monotonic() < deadline, "\n".join([words, *self.ears.lines[-12:]])
            await asyncio.sleep(0.01)

    def heard(self, words: str) -> bool:
        return any(words in line for line in self.ears.lines)

    def forget(self) -> None:
        self.ears.lines.clear()


class Sitter(Player):
    """A player who presses a key when the answer to the one before was heard."""

    async def presses(self, *keys: str, then: str) -> list[str]:
        """Press keys, and wait for an answer; returns all that was heard from then on."""
        self.forget()
        self.fingers.press(*keys)
        await self.hears(then)
        return self.ears.lines

    def place(self, words: str) -> int:
        """Return the index of the first heard line with these words."""
        return next(at for at, line in enumerate(self.ears.lines) if words in line)


class Host(Sitter):
    """A player who opens a table, and looks after its players."""

    async def about(self, name: str) -> None:
        """Open the menu of the players, and one player's in it."""
        await self.presses("p", then="The table: Say something to all.")
        await self.presses("down", then="Chat aloud")
        await self.presses("down", then=f"{name}. 3 of")
        await self.presses("enter", then=f"{name}: ")


Anybody = TypeVar("Anybody", bound=Player)


async def enters(player: Player, link: TableLink | None) -> None:
    player.visit = asyncio.current_task()
    with contextlib.suppress(ProgramLeft):
        await play_with_others(player.app, link)


async def joins(
    player: Anybody, link: TableLink | None, words: str
) -> tuple[Anybody, asyncio.Task[None]]:
    """Begin a visit, and wait for a line with these words; returns the player and the task."""
    visit = asyncio.create_task(enters(player, link))
    await player.hears(words)
    return player, visit


async def sat_down(
    data: Path, link: TableLink, told: str = "Sika."
) -> tuple[Player, asyncio.Task[None]]:
    """Join Bo to a table by a link; returns the player and the task of the visit."""
    return await joins(Player(data, "Bo"), link, f"You sit at a table of {told}")


@asynccontextmanager
async def bo_at_anns(
    folder: Path, told: str = "Sika. Ann and Bo.", bots: int = 0, begins: bool = False
) -> AsyncIterator[tuple[Guest, Player, TableLink, asyncio.Task[None]]]:
    """Bring Bo by keys to a table of Ann, which may begin; yields the link and the visit.

    Args:
        folder: of the server's and of Bo's files.
        told: what Bo hears of the table.
        bots: how many play 10-Die Poker with them; 0 for Sika.
        begins: whether the game begins at once.
    """
    async with serving(wishes(folder / "server")) as (_, invitation), guests("Ann") as (ann,):
        link = await opened(ann, invitation, "ten-die-poker" if bots else "sika", bots)
        bo, playing = await sat_down(folder / "bo", link, told)
        if begins:
            await ann.line.start()
            await ann.sit()
        yield ann, bo, link, playing
        playing.cancel()


async def plays_out(player: Player, guest: Guest) -> None:
    """Play a game to its end, between a player at the program and a guest on a connection."""
    choosing = asyncio.create_task(guest.play(Random(1)))
    keys, heard, pressed = cycle(("1", "enter")), -1, 0.0
    while not player.heard("Enter: play again"):
        try:
            raise_error_of(choosing, player.visit)
        except Exception:
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


async def began_elsewhere(ann: Guest, link: TableLink, data: Path) -> Guest:
    """Begin a game of Ann with Bo at another client; return that client.

    Args:
        ann: the host.
        link: to the table.
        data: of Bo's program, which gets the same device, to come back by.
    """
    bo = Guest("Bo")
    keep_device(data, Device(bo.secret.hex()))
    await bo.enter(link)
    await ann.line.start()
    await asyncio.gather(ann.sit(), bo.sit())
    return bo


async def knocks(one: Guest, invitation: TableLink, table: str) -> None:
    """Open a table, and knock."""
    if one.session is None:
        await one.come(replace(invitation, key=""))
    await one.line.enter(Enter(table, "", one.names))


async def kills(bo: Player, playing: asyncio.Task[None]) -> None:
    """Kill a player's program in mid operation."""
    await bo.app.data.unsaved.written()
    while not playing.done():
        playing.cancel()  # Python 3.11 loses a cancellation that comes together with a key
        await asyncio.wait({playing}, timeout=0.1)


async def hears_record(bo: Player, key: str) -> None:
    """Answer at the result until the record is told; an early key is retried."""
    answered = -1
    while not bo.heard("The record of this game is kept"):
        raise_error_of(bo.visit)
        asked = sum("Enter: play again" in line for line in bo.ears.lines)
        if answered < 0 or asked > answered:
            bo.fingers.press(key)
        answered = asked
        await asyncio.sleep(0.01)
