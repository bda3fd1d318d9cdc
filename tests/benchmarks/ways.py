"""The call path of a key: functions of the program that it calls, and in how many files.

The counts are the same on every machine: they are meant to be compared before and after a change
of structure.  A path ends where the program waits for the next key, so that luck and bots that act
later are no part of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import io
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType

from limits import limits
from second_worker import WorkerInMemory
from virtual_time import Virtual

import audiogame
from audiogame.__main__ import main
from audiogame.archive.opened_table import new_table
from audiogame.console.departure import ProgramLeft
from audiogame.console.key_script import Script
from audiogame.lobby.new_game import thinker_of
from audiogame.opponents.seat_list import read_seats
from audiogame.page.keys import PageKeys
from audiogame.page.session import PageSession, PageStart
from audiogame.play.game_loop import play_table
from audiogame.rules.options import read_options
from audiogame.settings import Settings, save_settings
from audiogame.table.library import find_game
from benchmarks.measurement import Measurement

ROOT = f"{Path(audiogame.__file__).parent}{os.sep}"
SEED = "7"
Keys = tuple[str, ...]
IN_SIKA = ("1", "wait")
WAYS: dict[str, tuple[str, Keys, str]] = {
    "a question": ("sika", (*IN_SIKA, "e", "t"), "e"),
    "say again": ("sika", (*IN_SIKA, "l", "t"), "l"),
    "a key without a meaning": ("sika", (*IN_SIKA, "b", "t"), "b"),
    "a throw that trails": ("sichermans-war", ("wait", "1", "wait", "t"), "1"),
    "a throw that leads": ("sichermans-war", ("wait", "1", "wait", "1", "wait", "t"), "1"),
    "a secret card": ("scientific-war", ("wait", "down", "enter", "wait", "down", "t"), "enter"),
    "undo": ("sichermans-war", ("wait", "1", "U", "1", "t"), "U"),
}
"""Call paths by name: the game, keys before, and the measured key, pressed once.

What is done once in a process, such as reading a sentence, was done for a like key before, and the
last key before is another: the same question twice would be answered for one seat after the other.
"""
ON_THE_PAGE = "a choice on the page"
PAGE_KEYS = ("1", "1", "t", "1")
"""Keys in Sika on the page; the last is measured."""
SCRIPT = "console/key_script.py"
"""What presses the keys here, in place of a keyboard."""
MADE_OF_EXPRESSIONS = inspect.CO_GENERATOR | inspect.CO_ASYNC_GENERATOR
COMPREHENSIONS = ("<listcomp>", "<dictcomp>", "<setcomp>")
"""Frames of expressions, which newer Pythons have not: counting them would favour loops."""

Step = str
"""The file of a function that is called."""


def key_ways() -> Iterator[Measurement]:
    """Count the calls and files of each key."""
    for name, way in ways():
        for count, unit in ((len(way), "calls"), (len({*way}), "files")):
            figure = f"{name}, {unit}"
            yield Measurement(figure, count, unit, most=limits("ways").get(figure))


def ways() -> Iterator[tuple[str, Sequence[Step]]]:
    """Yield the name and the call path of each key."""
    for name, (game, before, key) in WAYS.items():
        yield name, _in_a_script(game, (*before, key))
    yield ON_THE_PAGE, _on_the_page()


@contextlib.contextmanager
def _walked(ends: Callable[..., object]) -> Iterator[list[list[Step]]]:
    """Trace calls, in parts: a new part begins where a certain function is called or resumed."""
    walk: list[list[Step]] = [[]]
    waits = ends.__code__

    def note(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(ROOT):
            return
        if code is waits:
            walk.append([])
        if not code.co_flags & MADE_OF_EXPRESSIONS and code.co_name not in COMPREHENSIONS:
            walk[-1].append(code.co_filename[len(ROOT) :])

    sys.setprofile(note)
    try:
        yield walk
    finally:
        sys.setprofile(None)


def _in_a_script(game: str, keys: Keys) -> list[Step]:
    """Play by a file of keys; return the call path of the last one."""
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "keys")
        script.write_text("".join(f"{key}\n" for key in keys), encoding="utf-8")
        typed = ["play", game, "--seats", "you,bot", "--seed", SEED, "--keys", str(script)]
        typed += ["--pace", "0", "--speech", "none", "--sound", "off", "--data", folder]
        with contextlib.redirect_stdout(io.StringIO()), _walked(Script.key) as walk:
            main(typed)
    return [step for step in walk[len(keys)] if step != SCRIPT]


def _on_the_page() -> list[Step]:
    """Choose a colour on the page, again and again; return the call path of the last choice."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=Virtual) as runner:
        return runner.run(_choices(Path(folder)))


async def _choices(data: Path) -> list[Step]:
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
    table.let_think(thinker_of(app.front))
    app.speaker.begin("lines")

    async def play() -> None:
        with contextlib.suppress(ProgramLeft):
            await play_table(app, table)

    running = asyncio.ensure_future(play())
    way: list[Step] = []
    await asyncio.sleep(60)
    for name in PAGE_KEYS:
        with _walked(PageKeys.key) as walk:
            session.line.receive(json.dumps({"kind": "key", "name": name, "at": 0.0}))
            await asyncio.sleep(0.001)
        way = [*walk[0], *walk[1]]  # the wait for this key ends, and the next one begins
        await asyncio.sleep(60)
    session.line.receive(json.dumps({"kind": "leave"}))
    await running
    return way
