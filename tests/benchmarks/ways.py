"""The call path of a key: functions of the program that it calls, and in how many files.

The counts are the same on every machine: they are meant to be compared before and after a change
of structure.  A path ends where the program waits for the next key, so that luck and bots that act
later are no part of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType

from second_worker import WorkerInMemory
from virtual_time import Virtual

import audiogame
from audiogame.__main__ import main
from audiogame.archive.opened_table import new_table
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.lobby.new_game import beside
from audiogame.opponents.seat_list import read_seats
from audiogame.page.keys import PageKeys
from audiogame.page.session import PageSession, PageStart
from audiogame.play.game_loop import play_table
from audiogame.rules.options import read_options
from audiogame.settings import Settings, save_settings
from audiogame.table.library import find_game
from benchmarks.measurement import Measurement

ROOT = f"{Path(audiogame.__file__).parent}{os.sep}"
PRESSES = 5
"""Presses of each key, of which the median counts."""
SEED = "7"
AT_FIRST = ("1", "wait", "t")
"""Keys of Sika before the measured one."""
WAYS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...], str, int, int]] = {
    "a question": ("sika", AT_FIRST, ("e",), "e", 125, 36),
    "say again": ("sika", AT_FIRST, ("l",), "l", 100, 36),
    "a key without a meaning": ("sika", AT_FIRST, ("b",), "b", 52, 22),
    "a throw": ("sichermans-war", ("wait",), ("1", "wait"), "1", 404, 64),
    "a secret card": ("scientific-war", ("wait",), ("down", "enter", "wait"), "enter", 280, 62),
    "undo": ("sichermans-war", ("wait",), ("1", "U"), "U", 565, 68),
}
"""Call paths by name: the game, keys before, keys pressed each time, the measured key, and the
most calls and files that it may take."""
MOST_ON_THE_PAGE = 615, 74
"""Calls and files of a choice on the page, on the worker's side."""

Step = str
"""The file of a function that is called."""


def key_ways() -> Iterator[Measurement]:
    """Count the calls and files of each key."""
    for name, (game, before, pressed, key, calls, files) in WAYS.items():
        ways = [way for one, way in _in_a_script(game, before, pressed) if one == key]
        yield from _figures(name, ways, calls, files)
    yield from _figures("a choice on the page", [*_on_the_page()], *MOST_ON_THE_PAGE)


def _figures(
    name: str, ways: Sequence[Sequence[Step]], calls: int, files: int
) -> Iterator[Measurement]:
    middle = sorted(ways, key=len)[len(ways) // 2]
    yield Measurement(f"{name}, calls", len(middle), "functions", most=calls)
    yield Measurement(f"{name}, files", len({*middle}), "files", most=files)


@contextlib.contextmanager
def _walked(ends: Callable[..., object]) -> Iterator[list[list[Step]]]:
    """Trace calls, in parts: a new part begins where a certain function is called or resumed."""
    walk: list[list[Step]] = [[]]
    waits = ends.__code__

    def note(frame: FrameType, event: str, _: object) -> None:
        if event != "call" or not frame.f_code.co_filename.startswith(ROOT):
            return
        if frame.f_code is waits:
            walk.append([])
        walk[-1].append(frame.f_code.co_filename[len(ROOT) :])

    sys.setprofile(note)
    try:
        yield walk
    finally:
        sys.setprofile(None)


def _in_a_script(
    game: str, before: tuple[str, ...], pressed: tuple[str, ...]
) -> Iterator[tuple[str, list[Step]]]:
    """Play by a file of keys; yields each key, and its call path."""
    keys = [*before, *pressed * PRESSES]
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "keys")
        script.write_text("".join(f"{key}\n" for key in keys), encoding="utf-8")
        typed = ["play", game, "--seats", "you,bot", "--seed", SEED, "--keys", str(script)]
        typed += ["--pace", "0", "--speech", "none", "--sound", "off", "--data", folder]
        with contextlib.redirect_stdout(io.StringIO()), _walked(Script.key) as walk:
            main(typed)
    yield from zip(keys, walk[1:], strict=False)


def _on_the_page() -> Iterator[list[Step]]:
    """Choose a colour on the page, again and again; yields the call path of each choice."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=Virtual) as runner:
        yield from runner.run(_choices(Path(folder)))


async def _choices(data: Path) -> list[list[Step]]:
    save_settings(data / "settings.toml", Settings(speech="lines", pace=0.0, welcomed=True))
    time = 0.0

    def later() -> float:
        """Return a clock's seconds: each reading is long after the one before, as with people."""
        nonlocal time
        time += 1.0
        return time

    options = PageStart(str(data), offline=True)
    session = PageSession(options, lambda text: None, WorkerInMemory, later)
    app, game = session.app, find_game("sika")
    table = new_table(game, read_seats("you,bot", game), read_options(game.options, ()), data, SEED)
    table.let_think(beside(app))
    app.speaker.begin("lines")

    async def play() -> None:
        with contextlib.suppress(ProgramLeft):
            await play_table(app, table)

    running = asyncio.ensure_future(play())
    ways = []
    await asyncio.sleep(60)
    for _ in range(PRESSES):
        with _walked(PageKeys.key) as walk:
            session.line.receive(json.dumps({"kind": "key", "name": "1", "at": 0.0}))
            await asyncio.sleep(0.001)
        ways.append([*walk[0], *walk[1]])  # the wait for this key ends, and the next one begins
        await asyncio.sleep(60)
    session.line.receive(json.dumps({"kind": "leave"}))
    await running
    return ways
