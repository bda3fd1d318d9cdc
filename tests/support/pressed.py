"""Run the program without a terminal, by scripted keys, and collect its lines."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path

from twins import Heard, front_end
from twins import new_app as app_of

from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import STEP, WAIT, Script
from audiogame.console.key_source import CONTINUED
from audiogame.keys.names import key_name
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import play_table
from audiogame.rules.options import Options
from audiogame.settings import Settings, read_settings
from audiogame.table.library import find_game

EVERY_KEY = ("question", *["down"] * 10, "enter", *["down"] * 60)
"""Keys that walk the list of keys: its beginning, then all of them."""


def typed(text: str) -> list[str]:
    """Return the names of the keys of a typed text, and Enter."""
    return [*(key_name(char) for char in text), "enter"]


def new_app(data: Path, *keys: str, settings: Settings | None = None) -> tuple[App, list[str]]:
    """Return the program with a queue of keys, and the list of its lines."""
    heard = Heard()
    names = [key if key in (WAIT, STEP, CONTINUED) else key_name(key) for key in keys]
    stored, _ = read_settings(data / "settings.toml")
    app = app_of(front_end(Script(names), heard), data, settings or stored)
    app.profile.load_keys()
    return app, heard.lines


def press(
    what: Callable[[App], Awaitable[object]],
    data: Path,
    *keys: str,
    settings: Settings | None = None,
) -> list[str]:
    """Open a screen, press keys until they or it end, and return the lines."""
    app, lines = new_app(data, *keys, settings=settings)

    async def run() -> None:
        with contextlib.suppress(ProgramLeft):
            await what(app)
        app.data.unsaved.finish()

    asyncio.run(run())
    return lines


def play(
    data: Path,
    *keys: str,
    game: str = "sika",
    seats: str = "you,bot",
    options: Options | None = None,
    settings: Settings | None = None,
) -> list[str]:
    """Play a game with a known seed by keys, and return the lines."""
    found = find_game(game)

    async def run(app: App) -> None:
        players = read_seats(seats, found)
        opened = new_table(found, players, options or found.options(), app.data.folder, "7")
        await play_table(app, opened)

    return press(run, data, *keys, settings=settings)
