"""A server that is set back to an earlier moment, while the programs of its people run on."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from random import Random

from online_server import PATIENCE, Ears, Guest, guests, serving, wishes
from processes import free_port, until
from server_evening import begun, check_evening

from audiogame.online.remote_table import RemoteTable
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.seen_table import TableLost

WAR = find_game("scientific-war")


async def plays(one: Guest, until: int, chance: Random) -> list[str]:
    """Choose at random until so many events are heard, or the game is over.

    Returns:
        Why the table was lost, each time.
    """
    lost: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if await one.take_all() or one.far.told >= until:
                    return lost
                due = one.far.awaited
                if due:
                    legal = one.far.view(due[0]).legal_actions(due[0])
                    await one.far.submit(due[0], chance.choice(legal))
                else:
                    await one.line.changed()
            except TableLost as fault:
                lost += [why.message for why in fault.reasons]
                followed = one.far.followed
                assert followed is not None
                one.table = RemoteTable(one.line.place, followed)
                one.ears = Ears(followed.seats)
                one.table.listeners.append(one.ears)
                while not await one.table.arrive():
                    await one.line.changed()


async def test_devices_forget_what_never_was(tmp_path: Path) -> None:
    """Each keeps its seat, is told so once, and hears the game of the record alone."""
    port = free_port()
    async with guests("Ann", "Cy") as people:
        async with serving(wishes(tmp_path / "now", port)) as (_, invitation):
            await begun(WAR, invitation, people)
            await asyncio.gather(*(plays(one, 12, Random(1)) for one in people))
            shutil.copytree(tmp_path / "now", tmp_path / "before")
            await asyncio.gather(*(plays(one, 40, Random(2)) for one in people))
        assert min(one.far.told for one in people) >= 40
        async with serving(wishes(tmp_path / "before", port)):
            over = await asyncio.gather(*(plays(one, 10_000, Random(3)) for one in people))
            assert over == [["game-set-back"]] * 2
            for one in people:
                await one.hear_the_rest()
            texts = [await one.record() for one in people]
            check_evening(people, texts, WAR, tmp_path)
            assert "chair" not in texts[0], "no bot has taken a seat"
            await asyncio.gather(*(one.close() for one in people))


async def test_who_comes_late_forgets_it_too(tmp_path: Path) -> None:
    """Others may have played on by then, so that its number is in the game again."""
    async with guests("Ann", "Cy") as people:
        async with serving(wishes(tmp_path)) as (_, invitation):
            link = await begun(WAR, invitation, people)
            await asyncio.gather(*(plays(one, 12, Random(1)) for one in people))
            await asyncio.gather(*(one.close() for one in people))
        async with serving(wishes(tmp_path)) as (server, invitation):
            ann, cy = (Guest(one.names[0], one.secret) for one in people)
            await ann.enter(replace(link, address=invitation.address))
            table = server.tables.find(link.table)
            await until(lambda: table.game is not None, "the game is resumed")
            assert table.game is not None
            await ann.sit()
            away = table.people.members.get(people[1].line.person)
            here = table.people.members.get(ann.line.person)
            assert away is not None
            assert here is not None
            assert away.place is not None
            told = away.place.told
            assert not table.game.never_was(away, told)
            assert table.game.never_was(away, told + 1)
            assert not table.game.never_was(here, told + 9), "it has heard them since then"
            await cy.enter(replace(link, address=invitation.address))
            await cy.sit()
            assert not table.game.never_was(away, told + 1)
            await asyncio.gather(ann.close(), cy.close())
