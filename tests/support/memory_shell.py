"""A fake shell in memory, which runs the program of the page without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from patience import raise_error_of
from second_worker import WorkerInMemory
from virtual_time import Virtual

from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.lobby.new_game import thinker_of
from audiogame.opponents.seat_list import read_seats
from audiogame.page.session import PageSession, PageStart
from audiogame.play.game_loop import play_table
from audiogame.rules.options import read_options
from audiogame.settings import Settings, save_settings
from audiogame.table.library import find_game

MOMENT = 0.01
"""Seconds between two looks for another message."""


class Clock:
    """A clock that advances a second with each key, as if the question had been heard."""

    def __init__(self) -> None:
        self.keys = 0

    def __call__(self) -> float:
        return time.monotonic() + self.keys


class Shell:
    """A fake shell that presses keys when the program has said everything."""

    def __init__(self, data: Path, settings: Settings | None = None) -> None:
        usual = Settings(speech="lines", pace=0.0, welcomed=True)
        if settings is not None or not (data / "settings.toml").exists():
            save_settings(data / "settings.toml", settings or usual)
        self.said: list[dict[str, Any]] = []
        self.clock = Clock()
        self.workers: list[WorkerInMemory] = []
        self.busy = False
        """Whether a second worker is still thinking."""
        self.running: asyncio.Future[Any] | None = None
        """The program, whose error ends the wait for its answer."""
        self.unkept = ""
        """Why the browser stores nothing; empty while it does."""
        options = PageStart(str(data), offline=True)
        self.session = PageSession(
            options, self._take, self._open_worker, self.clock, lambda: self.unkept
        )

    def _open_worker(self) -> WorkerInMemory:
        self.workers.append(WorkerInMemory(self.busy))
        return self.workers[-1]

    def _take(self, text: str) -> None:
        message = json.loads(text)
        self.said.append(message)
        if message["kind"] == "line":  # it is announced at once
            handed = json.dumps({"kind": "handed", "id": message["id"]})
            asyncio.get_running_loop().call_soon(self.session.line.receive, handed)

    def of(self, *kinds: str) -> list[dict[str, Any]]:
        """List the messages of some kinds."""
        return [message for message in self.said if message["kind"] in kinds]

    @property
    def lines(self) -> list[str]:
        """All lines said so far."""
        return [message["text"] for message in self.of("line")]

    async def quiet(self) -> None:
        """Wait until no more messages come: until the program waits for a key.

        The clock of `visit_page` advances only when the loop is idle.
        """
        count = -1
        while len(self.said) != count:
            count = len(self.said)
            await asyncio.sleep(MOMENT)
        raise_error_of(self.running)

    async def tell(self, **message: object) -> None:
        """Send a message to the program, and wait for its answer."""
        self.clock.keys += 1
        self.session.line.receive(json.dumps(message))
        await self.quiet()

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            await self.tell(kind="key", name=key, at=0.0)


def visit_page(
    data: Path,
    walk: Callable[[Shell], Awaitable[None]],
    what: Callable[[App], Awaitable[object]] | None = None,
    settings: Settings | None = None,
    unkept: str = "",
) -> Shell:
    """Open the page, run a walk in it, close it, and return the shell."""

    async def run() -> Shell:
        shell = Shell(data, settings)
        shell.unkept = unkept

        async def play() -> None:
            assert what is not None
            shell.session.app.speaker.begin("lines")
            with contextlib.suppress(ProgramLeft):
                await what(shell.session.app)

        running = asyncio.ensure_future(shell.session.run() if what is None else play())
        shell.running = running
        await shell.quiet()
        await walk(shell)
        await shell.tell(kind="leave")
        await running
        return shell

    with asyncio.Runner(loop_factory=Virtual) as runner:
        return runner.run(run())


def at_table(
    name: str, seats: str = "you,bot", typed: tuple[str, ...] = ()
) -> Callable[[App], Awaitable[object]]:
    """Return a function that plays a game against one bot, always with the same luck."""
    game = find_game(name)

    async def run(app: App) -> None:
        options = read_options(game.options, typed)
        opened = new_table(game, read_seats(seats, game), options, app.data.folder, "7")
        opened.let_think(thinker_of(app.front))
        await play_table(app, opened)

    return run


async def choose_entry(shell: Shell, entry: str) -> None:
    """Choose an entry of the open list."""
    shown = shell.of("list")[-1]
    at = [item["id"] for item in shown["items"]].index(entry)
    await shell.tell(kind="pick", list=shown["id"], index=at)


async def open_page_menu(shell: Shell) -> None:
    """Choose This page in Help, from there or from the main menu."""
    if "page" not in [item["id"] for item in shell.of("list")[-1]["items"]]:
        await choose_entry(shell, "help")
    await choose_entry(shell, "page")


async def type_in(shell: Shell, text: str) -> None:
    """Fill in the open text field."""
    await shell.tell(kind="typed", entry=shell.of("entry")[-1]["id"], text=text)


async def add_tim(shell: Shell) -> None:
    """Name the present player Anna, and add Tim as another."""
    await open_page_menu(shell)
    await choose_entry(shell, "add")
    await type_in(shell, "Anna, Bo")  # no name
    await type_in(shell, "Anna")
    await type_in(shell, "Tim")
