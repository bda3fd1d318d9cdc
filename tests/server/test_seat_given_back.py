"""A person whose key is gone, as a browser's at a new address, gets the seat by the host's Y."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from online_player import Sitter, enters, joins, opened
from online_server import (
    PATIENCE,
    Guest,
    came,
    guests,
    serving,
    wishes,
)

from audiogame.online.link import TableLink
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import AnswerKnock, Failed, Knocked
from audiogame.server import rests
from audiogame.server.server import Server
from audiogame.table.library import find_game

SIKA = find_game("sika")


async def gone(ann: Guest, bo: Guest) -> None:
    """Cut a player's connection for good."""
    await bo.close()
    await ann.hears("line-lost")


async def test_a_yes_gives_the_seat_in_mid_game_and_a_no_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of the game is told there; the lost key has no seat any more."""
    monkeypatch.setattr(rests, "REST", 0.0)
    async with (
        serving(wishes(tmp_path)) as (server, invitation),
        guests("Ann", "Bo", "Bo") as (ann, bo, new),
    ):
        link = await opened(ann, invitation)
        await bo.enter(link)
        await ann.line.start()
        await asyncio.gather(ann.sit(), bo.sit())
        with pytest.raises(ServerSays) as why:  # the real one is here
            await new.enter(link)
        assert why.value.reasons[0].message == "name-taken"
        await new.close()
        old = agreed_person(server, link.table)
        await gone(ann, bo)
        for yes in (False, True):
            await new.enter(link)
            asked = await came(ann, Knocked)
            assert (asked.names, asked.back, asked.guest) == (("Bo",), True, False)
            await ann.line.tell(AnswerKnock(asked.number, yes))
            if not yes:
                assert (await came(new, Failed)).reasons[0].message == "knock-refused"
                await new.close()
        await new.sit()
        assert new.far.seats == (1,)
        assert agreed_person(server, link.table) not in ("", old)
        assert server.store.agreements[link.table].chairs[1].before == (old,)
        bo_again = Guest("Bo", bo.secret)
        with pytest.raises(ServerSays) as why:
            await bo_again.enter(link)
        assert why.value.reasons[0].message == "name-taken"
        await bo_again.close()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(ann.play(Random(1)), new.play(Random(2)))


def agreed_person(server: Server, table: str) -> str:
    return server.store.agreements[table].chairs[1].person


async def test_without_a_host_a_name_is_taken(tmp_path: Path) -> None:
    """Nobody can tell who it is; and who came back meanwhile keeps the seat."""
    async with (
        serving(wishes(tmp_path)) as (_, invitation),
        guests("Ann", "Bo", "Bo", "Ann") as (ann, bo, new, other),
    ):
        link = await opened(ann, invitation)
        await bo.enter(link)
        await gone(ann, bo)
        await new.enter(link)
        asked = await came(ann, Knocked)
        back = Guest("Bo", bo.secret)
        await back.enter(link)
        await ann.line.tell(AnswerKnock(asked.number, yes=True))
        assert (await came(new, Failed)).reasons[0].message == "knock-late"
        await gone(back, ann)
        with pytest.raises(ServerSays) as why:
            await other.enter(link)
        assert why.value.reasons[0].message == "name-taken"
        await back.close()


async def test_the_host_is_asked_by_name_and_answers_with_one_key(tmp_path: Path) -> None:
    async with serving(wishes(tmp_path / "server")) as (server, invitation):
        ann, hosting = await joins(Sitter(tmp_path / "ann", "Ann"), invitation, "Open a table.")
        await ann.presses("enter", then="Choose a game")
        await ann.presses("enter", then="Open the table.")
        await ann.presses("enter", then="You sit at a table of")
        (agreed,) = server.store.agreements.values()
        link = TableLink(invitation.address, False, agreed.table, agreed.key)
        bo = Guest("Bo")
        await bo.enter(link)
        await ann.hears("All seats are taken.")
        await bo.close()
        await ann.hears("Bo has lost the connection.")
        new = Sitter(tmp_path / "bo", "Bo")
        visit = asyncio.create_task(enters(new, link))
        await ann.hears("Is this Bo, who sat here? Y gives the seat back. Y or N?")
        await asyncio.sleep(0.1)
        ann.fingers.press("y")
        await new.hears("You sit at a table of")
        assert not new.heard("called")
        for task in (hosting, visit):
            task.cancel()
