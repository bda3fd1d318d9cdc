"""An evening on one link: late comers sit down in the next game, and the host changes the game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from online_player import opened
from online_server import PATIENCE, Guest, guests, serving, wishes

from audiogame.online.link import TableLink
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import Done
from audiogame.online.table_packets import OPEN, Chair, ChangeTable, Room
from audiogame.rules.value import replace
from audiogame.server import tables as tables_module
from audiogame.table.library import find_game

SIKA, ARMY = find_game("sika"), find_game("army-men")


def room_of(one: Guest) -> Room:
    room = one.line.room
    assert room is not None
    return room


async def until_room(one: Guest, what: str, wanted: object) -> None:
    """Wait until the table is as it should be."""
    async with asyncio.timeout(PATIENCE):
        while getattr(room_of(one), what) != wanted:
            await one.line.changed()


async def ended(*people: Guest) -> None:
    """Play a game to its end, and wait until the table knows that it is over."""
    await asyncio.gather(*(one.play(Random(1)) for one in people))
    for one in people:
        await until_room(one, "over", wanted=True)


async def test_late_comers_wait_by_name_and_sit_down_in_the_next_game(tmp_path: Path) -> None:
    """In the chair of a bot, or in one more; until then they are sent nothing of the game."""
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Bo", "Cy", "Dee") as (ann, bo, cy, dee),
    ):
        link = await opened(ann, invitation, bots=1)
        await bo.enter(link)
        await ann.line.start()
        await asyncio.gather(ann.sit(), bo.sit())
        await cy.come(invitation)
        assert (await cy.line.who_sits(link.table, link.key)).waits
        await cy.close()
        for late in (cy, dee):
            await late.enter(link)
        assert (await ann.hears("waits")).name == "Cy"
        await until_room(ann, "waiting", ("Cy", "Dee"))
        assert not room_of(cy).yours
        assert not room_of(cy).guests
        await ended(ann, bo)
        await until_room(cy, "over", wanted=True)
        assert cy.line.begun() is None, "the game was not for them"
        assert cy.line.record is None
        await ann.line.start()
        people = (ann, bo, cy, dee)
        await asyncio.gather(*(one.sit() for one in people))
        assert sorted(one.far.seats for one in people) == [(0,), (1,), (2,), (3,)]
        assert not room_of(ann).waiting
        await ended(*people)


async def test_the_host_changes_game_options_and_chairs_without_a_new_link(tmp_path: Path) -> None:
    """Between two games; the people stay, and nobody else may do it."""
    async with (
        serving(wishes(tmp_path)) as (server, invitation),
        guests("Ann", "Bo", "Cy") as (ann, bo, cy),
    ):
        link = await opened(ann, invitation)
        await bo.enter(link)
        await ann.line.start()
        await asyncio.gather(ann.sit(), bo.sit())
        army = ChangeTable("army-men", ARMY.version, (), ())
        sika = ChangeTable(
            "sika", SIKA.version, (("call", "game"),), (Chair("bot"), Chair(OPEN)), advice=False
        )
        assert await refused(ann, army) == "game-on"
        await ended(ann, bo)
        assert await refused(bo, army) == "host-only"
        assert await refused(ann, ChangeTable("army-men", 99, (), ())) == "rules-other"
        await ann.line.ask(army, Done)
        await until_room(bo, "game", "army-men")
        assert not room_of(bo).begun, "nothing of the last game is resumed"
        await ann.line.start()
        await asyncio.gather(ann.sit(), bo.sit())
        await ended(ann, bo)
        await ann.line.ask(sika, Done)
        await until_room(bo, "game", "sika")
        room = room_of(ann)
        assert (room.key, room.table) == (link.key, link.table)
        assert [one.kind for one in room.chairs] == ["person", "person", "casual", OPEN]
        assert room_of(bo).options == (("call", "game"),)
        assert not room_of(bo).advice
        await cy.enter(link)
        await ann.line.start()
        await asyncio.gather(ann.sit(), bo.sit(), cy.sit())
        agreed = server.store.agreements[link.table]
        assert len(agreed.records) == 3, "each game has a record of its own"


async def refused(one: Guest, wanted: ChangeTable) -> str:
    """Return why a change is refused."""
    with pytest.raises(ServerSays) as why:
        await one.line.ask(wanted, Done)
    return why.value.reasons[0].message


async def test_nobody_waits_for_a_game_without_a_seat_for_them(tmp_path: Path) -> None:
    """A game for two is full with two people; before the first game the host decides."""
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Bo", "Cy") as (ann, bo, cy),
    ):
        link = await opened(ann, invitation, "army-men")
        await bo.enter(link)
        for begun in (False, True):
            if begun:
                await ann.line.start()
                await asyncio.gather(ann.sit(), bo.sit())
            with pytest.raises(ServerSays) as why:
                await cy.enter(link)
            assert why.value.reasons[0].message == ("table-begun" if begun else "table-full")
            await cy.close()


async def test_the_score_of_the_evening_stays_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the host has left and come back, after a stop of the server, and for late comers."""

    def score(one: Guest) -> dict[str, int]:
        return dict(room_of(one).won)

    async def first(ann: Guest, bo: Guest) -> tuple[TableLink, dict[str, int]]:
        async with serving(wishes(tmp_path)) as (_, invitation):
            link = await opened(ann, invitation)
            await bo.enter(link)
            games = 0
            for _ in range(2):
                assert sum(score(ann).values()) >= games
                await ann.line.start()
                await asyncio.gather(ann.sit(), bo.sit())
                await ended(ann, bo)
                assert ann.far.state.result is not None
                games += len(ann.far.state.result.winners)
            assert sum(score(bo).values()) == games
            await ann.line.leave()
            await bo.hears("left")
            assert sum(score(bo).values()) == games
            await ann.close()
            await ann.enter(link)
            assert score(ann) == score(bo)
            return link, score(ann)

    async def then(link: TableLink, *people: Guest) -> list[dict[str, int]]:
        async with serving(wishes(tmp_path)) as (_, invitation):
            for one in people:
                await one.close()
                await one.enter(replace(link, address=invitation.address))
            return [score(one) for one in people]

    async with guests("Ann", "Bo", "Cy") as (ann, bo, cy):
        link, won = await first(ann, bo)
        assert await then(link, ann, cy) == [won, won]
        monkeypatch.setattr(tables_module, "EVENING", 0)
        assert await then(link, ann) == [{}], "another evening"
