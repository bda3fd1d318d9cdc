"""An evening of four, of whom some are idle or killed: whoever is there decides, and it goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from online_server import PATIENCE, Guest, came
from patience import becomes
from server_evening import guests_at_table

from audiogame.online.company_packets import CastVote, ChatSent, KeyPressed, Propose, Proposed
from audiogame.online.link import TableLink
from audiogame.online.packets import Ballot, TakeBack
from audiogame.online.session_packets import Done, Failed
from audiogame.online.table_packets import Room
from audiogame.server import tables
from audiogame.server.members import IDLE
from audiogame.server.server import Server

NAMES = ("Ann", "Cy", "Di", "Eli")


class Evening:
    """Four people at a table of Sika, one of whom is asked and does not answer."""

    def __init__(self) -> None:
        self.people: list[Guest] = []
        self.link: TableLink
        self.server: Server
        self.ahead = 0.0

    def clock(self) -> float:
        return time.monotonic() + self.ahead

    async def one_asked(self) -> tuple[Guest, int]:
        """Wait until the server knows that somebody has to choose; return who, and the seat."""
        one, seat = await asked(self.people)
        member = self.server.tables.find(self.link.table).people.members.of_seat(seat)
        assert member is not None
        await becomes(lambda: seat in member.asked)
        return one, seat

    async def idle_one(self) -> tuple[Guest, int, list[Guest]]:
        """Let a minute pass; return who is asked, their seat, and the others."""
        idle, seat = await self.one_asked()
        self.ahead += IDLE + 1
        others = [one for one in self.people if one is not idle]
        for one in others:
            assert (await one.hears("waits-long")).seat == seat
        return idle, seat, others


@asynccontextmanager
async def evening(folder: Path, *names: str, grace: int = 60) -> AsyncIterator[Evening]:
    told = Evening()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "TICK", 0.05)  # whoever is idle is soon found
        async with _begun(told, folder, names, grace):
            yield told


@asynccontextmanager
async def _begun(
    told: Evening, folder: Path, names: tuple[str, ...], grace: int
) -> AsyncIterator[None]:
    table = guests_at_table(folder, *(names or NAMES), clock=told.clock, grace=grace)
    async with table as (people, link, server):
        told.people, told.link, told.server = people, link, server
        for one in people:
            one.line.news.clear()
        yield


async def asked(people: list[Guest]) -> tuple[Guest, int]:
    """Wait until a player has to choose; return that player, and the seat."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for one in people:
                await one.take_all()
                if one.far.awaited:
                    return one, one.far.awaited[0]
            await asyncio.sleep(0.01)


async def press(*people: Guest) -> None:
    """Tell the server, for each of them, that a key was pressed."""
    for one in people:
        await one.line.ask(KeyPressed(), Done)


async def refused(one: Guest) -> str:
    """Wait for the reason of a refusal."""
    return (await came(one, Failed)).reasons[0].message


async def room_where(one: Guest, seat: int, late: bool) -> Room:
    """Wait for the state of a table in which somebody is late, or not any more."""
    async with asyncio.timeout(PATIENCE):
        while (room := one.line.room) is None or room.chairs[seat].late is not late:
            await one.line.changed()
    return room


async def test_one_who_is_there_is_enough_where_all_others_are_idle(tmp_path: Path) -> None:
    """The one who proposes has pressed a key; nobody else has, so nobody else is asked."""
    async with evening(tmp_path) as told:
        idle, seat, (first, *_) = await told.idle_one()
        await room_where(first, seat, late=True)
        await first.line.tell(Propose("bot", seat))
        assert (await idle.hears("stands-in")).seat == seat
        await room_where(first, seat, late=False)
        await press(idle)
        for one in told.people:
            assert (await one.hears("back")).seat == seat
        heard = [news for one in told.people for news in one.line.news]
        assert not any(isinstance(one, Proposed) for one in heard)


def test_a_majority_of_those_who_are_there_decides(tmp_path: Path) -> None:
    """Of three, the proposer and one more; a No of one changes nothing then, two end the vote."""

    async def decides() -> None:
        async with evening(tmp_path) as told:
            idle, seat, (first, second, third) = await told.idle_one()
            await press(second, third)
            await first.line.tell(Propose("bot", seat))
            vote = (await came(second, Proposed)).vote
            await came(third, Proposed)
            await second.line.ask(CastVote(vote, yes=False), Done)
            await third.line.tell(CastVote(vote, yes=True))
            assert (await idle.hears("stands-in")).seat == seat
            await first.line.tell(Propose("pause"))
            vote = (await came(second, Proposed)).vote
            for one in (second, third):
                await one.line.tell(CastVote(vote, yes=False))
            assert (await first.hears("not-agreed")).other == "pause"

    async def silent() -> None:
        async with evening(tmp_path / "silent") as told:
            _, seat, (first, second, third) = await told.idle_one()
            await press(second, third)
            await first.line.tell(Propose("bot", seat))
            await came(third, Proposed)
            told.ahead += 31
            assert (await first.hears("not-agreed")).other == "bot", "both are there"

    asyncio.run(decides())
    asyncio.run(silent())


async def test_whoever_becomes_idle_or_goes_during_a_vote_is_not_waited_for(tmp_path: Path) -> None:
    async with evening(tmp_path) as told:
        idle, seat, (first, second, third) = await told.idle_one()
        await press(second, third)
        told.ahead += IDLE - 10
        await first.line.tell(Propose("bot", seat))
        await came(second, Proposed)
        await came(third, Proposed)
        await third.close()
        told.ahead += 11
        assert (await idle.hears("stands-in")).seat == seat


async def test_one_idle_and_one_killed_hold_nobody_up(tmp_path: Path) -> None:
    """The host is killed, who is asked; the heir asks for a bot, and the rest plays on."""
    async with evening(tmp_path, grace=1800) as told:
        gone, seat = await told.one_asked()
        others = [one for one in told.people if one is not gone]
        first, second, _ = others
        await gone.close()
        for one in others:
            await one.hears("line-lost")
        await first.line.tell(Propose("bot", seat))
        assert await refused(first) == "vote-not-idle"
        told.ahead += IDLE + 1
        await press(second)
        await first.line.tell(Propose("bot", seat))
        await second.line.tell(CastVote((await came(second, Proposed)).vote, yes=True))
        assert (await second.hears("stands-in")).seat == seat
        due, _ = await asked(others)
        assert due in others, "the bot has chosen, and it goes on"
        await gone.enter(told.link)
        assert (await gone.hears("back")).seat == seat


async def test_a_table_that_waits_for_ever_lets_no_bot_in(tmp_path: Path) -> None:
    async with evening(tmp_path, grace=0) as told:
        _, seat, (first, *_) = await told.idle_one()
        await first.line.tell(Propose("bot", seat))
        assert await refused(first) == "vote-for-ever"


@pytest.mark.parametrize(
    "by", [KeyPressed(), ChatSent("Here."), None], ids=["key", "chat", "choice"]
)
async def test_a_key_or_a_deed_is_presence_and_a_line_that_comes_back_is_none(
    by: KeyPressed | ChatSent | None, tmp_path: Path
) -> None:
    async with evening(tmp_path) as told:
        one, seat = await asked(told.people)
        other = next(each for each in told.people if each is not one)
        told.ahead += IDLE + 1
        before = one.line.connection.times
        one.line.cut()
        async with asyncio.timeout(PATIENCE):
            while one.line.connection.times == before or not one.line.up:
                await one.line.changed()
        await other.line.tell(Propose("pause"))
        await other.hears("paused")  # nobody else is there
        if by is None:
            await one.far.submit(seat, one.far.view(seat).legal_actions(seat)[0])
            await other.hears("goes-on")
        else:
            await one.line.ask(by, Done)
        await other.line.tell(Propose("grace", seconds=0))
        assert (await came(one, Proposed)).seconds == 0


@pytest.mark.parametrize("there", [True, False], ids=["one there", "nobody there"])
async def test_the_idle_do_not_keep_a_choice_from_being_taken_back(
    there: bool, tmp_path: Path
) -> None:
    """All who are there agree; with nobody there it stays as it is: nobody decides alone."""
    async with evening(tmp_path) as told:
        one, seat = await asked(told.people)
        other = next(each for each in told.people if each is not one)
        game = told.server.tables.find(told.link.table).game
        assert game is not None
        await one.far.submit(seat, one.far.view(seat).legal_actions(seat)[0])
        await becomes(lambda: game.table.decisions[seat] != 0)
        told.ahead += IDLE + 1
        if there:
            await press(other)
        await one.line.ask(TakeBack(seat=seat, number=1), Done)
        await other.line.ask(Ballot(vote=1, yes=True), Done)
        assert game.table.taken_back == there
        assert game.hosted.asks is not there
