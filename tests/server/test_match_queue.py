"""Play now: people who wait for any of the same games are seated together, in their turn."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from bare_line import Bare
from online_server import Guest, guests, serving, wishes
from patience import becomes

from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import Done, LeaveTable
from audiogame.online.table_packets import PlayNow, Room
from audiogame.server import match_queue


async def waits(one: Guest, *games: str, bots: bool = True) -> int:
    """Ask for anybody to play with; returns how many wait."""
    return await one.line.play_now(PlayNow(games, one.names, bots))


async def seated(*people: Guest) -> Room:
    """Wait until people sit in a game together; returns the first one's table."""
    await asyncio.gather(*(one.sit() for one in people))
    rooms = [one.line.room for one in people]
    assert len({room.table for room in rooms if room is not None}) == 1
    assert rooms[0] is not None
    return rooms[0]


async def test_who_waits_longest_is_seated_first_with_any_common_game(tmp_path: Path) -> None:
    """The favourite of the one who came first counts; the others wait on, and are counted."""
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Bo", "Cy", "Eve") as (ann, bo, cy, eve),
    ):
        for one in (ann, bo, cy, eve):
            await one.come(invitation)
        assert await waits(ann, "army-men", bots=False) == 1
        assert await waits(bo, "sika", "scientific-war", bots=False) == 2
        hall = await eve.line.hall()
        assert (hall.waiting, hall.playing) == (2, 0)
        await waits(cy, "scientific-war", "sika", "army-men")
        room = await seated(ann, cy)
        assert (room.game, [one.name for one in room.chairs]) == ("army-men", ["Ann", "Cy"])
        assert (room.host, room.owner) == (0, -1), "the server has opened it"
        await waits(eve, "scientific-war", "sika")
        assert (await seated(bo, eve)).game == "sika"
        hall = await eve.line.hall()
        assert (hall.waiting, hall.playing) == (0, 2)


async def test_bots_play_with_those_who_want_them_after_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann has waited longer, and waits for people alone."""
    monkeypatch.setattr(match_queue, "BOTS_AFTER", 0.5)
    async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann", "Bo,Cy") as (ann, two):
        await ann.come(invitation)
        await two.come(invitation)
        assert await waits(ann, "army-men", bots=False) == 1
        assert await waits(two, "scientific-war") == 3
        room = await seated(two)
        assert {one.kind for one in room.chairs if one.kind != "person"} <= {"casual"}
        assert ann.line.room is None
        assert await waits(ann, "army-men") == 1, "asked again, the turn stays"
        await seated(ann)


async def test_nobody_is_seated_who_waits_no_longer(tmp_path: Path) -> None:
    """Gone by a packet or with the line; two of the same name wait for others."""
    async with (
        serving(wishes(tmp_path)) as (server, invitation),
        guests("Ann", "Bo", "Bo", "Cy") as (ann, bo, other, cy),
    ):
        for one in (ann, bo, other, cy):
            await one.come(invitation)
        await waits(ann, "sika", bots=False)
        await ann.line.ask(LeaveTable(), Done)
        await waits(cy, "sika", bots=False)
        await cy.close()
        await becomes(lambda: not server.tables.queue.people)
        assert await waits(bo, "sika", bots=False) == 1
        assert await waits(other, "sika", bots=False) == 2
        await waits(ann, "sika")
        await seated(bo, ann)
        for games, why in (((), "now-no-game"), (("whist-of-nobody",), "now-no-game")):
            with pytest.raises(ServerSays) as refused:
                await waits(other, *games)
            assert refused.value.reasons[0].message == why


async def test_people_wait_at_one_process_of_a_server(tmp_path: Path) -> None:
    """Whoever asks another one is sent there, and those who wait when it begins."""
    async with serving(wishes(tmp_path)) as (server, invitation):
        ann, bo = Bare(invitation), Bare(invitation)
        for one, name in ((ann, "Ann"), (bo, "Bo")):
            await one.greet()
            if one is bo:
                server.store.others = ("0.example:1", "z.example:1")  # type: ignore[misc]  # as of a database
            await one.say("PlayNow", games=["sika"], names=[name])
        assert (await bo.next("Elsewhere"))["address"] == "0.example:1"
        assert (await ann.next("Elsewhere"))["address"] == "0.example:1"
        assert server.tables.queue.people == 0
        server.store.others = ("z.example:1",)  # type: ignore[misc]
        cy = Bare(invitation)
        await cy.greet()
        await cy.say("PlayNow", games=["sika"], names=["Cy"])
        await cy.next("InQueue", waiting=1)
        server.store.others = ()  # type: ignore[misc]
        for one in (ann, bo, cy):
            one.cut()


async def test_only_so_many_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_queue, "MOST_WAITING", 1)
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Bo") as (ann, bo),
    ):
        await ann.come(invitation)
        await bo.come(invitation)
        await waits(ann, "army-men")
        with pytest.raises(ServerSays) as refused:
            await waits(bo, "sika")
        assert refused.value.reasons[0].message == "now-full"
