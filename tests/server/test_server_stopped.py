"""`audiogame serve` ends with Ctrl+C, and all tables are there after a restart."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest
from far_people import FarPeople, serving_everybody
from online_server import PATIENCE, Guest, open_table, table_link

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
