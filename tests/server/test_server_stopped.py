"""`audiogame serve` ends with Ctrl+C, and all tables are there after a restart; a disk that hangs
holds it up for 3 seconds at most."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest
from far_people import FarPeople, serving_everybody
from online_server import PATIENCE, Guest, open_table, table_link

from audiogame.cli.server_command import LATE
from audiogame.rules.value import replace
from audiogame.table.library import find_game

pytestmark = pytest.mark.real


async def chooses(one: Guest) -> None:
    """Make the first choice, and wait until the server has accepted it."""
    async with asyncio.timeout(PATIENCE):
        while not one.far.awaited:
            await one.take_all()
            await asyncio.sleep(0.01)
        await one.far.submit(0, one.far.view(0).legal_actions(0)[0])
    assert await choices(one) == 1


async def choices(one: Guest) -> int:
    """Return how many choices were made, once the server has told."""
    async with asyncio.timeout(PATIENCE):
        while not one.far.decisions.get(0):
            await one.take_all()
            await asyncio.sleep(0.01)
    return one.far.decisions[0]


def test_ctrl_c_saves_all(tmp_path: Path) -> None:
    """The same link resumes a game at the event at which it was left."""
    ann = Guest("Ann")
    with FarPeople() as people:
        with serving_everybody(tmp_path, signal.SIGINT) as link:
            people.do(ann.come(link))
            people.do(ann.line.open_table(open_table(find_game("sika"), "Ann", 0, bots=1)))
            people.do(ann.line.start())
            people.do(ann.sit())
            people.do(chooses(ann))
            table = table_link(link, ann)
            name = ann.line.server
            people.do(ann.close())
        with serving_everybody(tmp_path, signal.SIGINT) as link:
            again = Guest("Ann", ann.secret)
            people.do(again.enter(replace(table, address=link.address)))
            assert again.line.server == name
            people.do(again.sit())
            assert people.do(choices(again)) == 1
            assert people.do(again.play(Random(1)))
            people.do(again.close())


HANGS = """
import sys, threading
from pathlib import Path
from audiogame.__main__ import main
from audiogame.archive.journal import Journal

hangs, own = Path(sys.argv.pop(1)), {name: vars(Journal)[name] for name in ("_save", "drop")}

def waits(name):
    def wait(self):
        if hangs.exists():
            threading.Event().wait()
        own[name](self)
    return wait

for name in own:
    setattr(Journal, name, waits(name))
sys.exit(main())
"""
"""A program whose disk hangs from when a file is there: in a thread, and then in the event loop."""


def test_a_disk_that_hangs_holds_up_no_stop(tmp_path: Path) -> None:
    """The program ends by itself after 3 seconds, and says by its status that it was cut short."""
    hangs = tmp_path / "hangs"
    program = tmp_path / "hangs.py"
    program.write_text(HANGS, encoding="utf-8")
    ann = Guest("Ann")
    with FarPeople() as people:
        with serving_everybody(tmp_path, program=(str(program), str(hangs)), status=1) as link:
            people.do(ann.come(link))
            people.do(ann.line.open_table(open_table(find_game("sika"), "Ann", 0, bots=1)))
            people.do(ann.line.start())
            people.do(ann.sit())
            people.do(chooses(ann))
            hangs.touch()
            people.do(ann.far.give_up(ann.far.here))
        people.do(ann.close())
    assert LATE <= 3
