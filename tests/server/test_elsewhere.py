"""People who look elsewhere, as at another program of a telephone: told once, and waited for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from online_player import Player, enters, opened
from online_server import Guest, came, guests, serving, wishes
from patience import becomes
from server_evening import guests_at_table

from audiogame.online.company_packets import ELSEWHERE, ChatSent, Patience, Propose
from audiogame.online.link import TableLink
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import AnswerKnock, Done, Knocked, Notice, read_up
from audiogame.online.table_packets import Enter
from audiogame.server import tables
from audiogame.server.members import GLANCE, IDLE, Member
from audiogame.server.server import Server


class Evening:
    """Ann, who is asked, Bo and Cy at a table, whose clock a test sets forward."""

    def __init__(self) -> None:
        self.ann, self.bo, self.cy = (Guest(""),) * 3
        self.link: TableLink
        self.server: Server
        self.ahead = 0.0

    def clock(self) -> float:
        return time.monotonic() + self.ahead

    def member(self, seat: int = 0) -> Member:
        found = self.server.tables.find(self.link.table).people.members.of_seat(seat)
        assert found is not None
        return found

    async def later(self, seconds: float) -> None:
        """Set the clock forward, and wait until the server has looked twice at the table."""
        self.ahead += seconds
        looks, tick = [0], self.server.tables.find(self.link.table).votes.tick

        async def counted() -> None:
            looks[0] += 1
            await tick()

        votes = self.server.tables.find(self.link.table).votes
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(votes, "tick", counted)
            await becomes(lambda: looks[0] >= 2)

    async def look(self, one: Guest, away: bool) -> None:
        await one.line.ask(Patience(1, away), Done)

    async def lost(self, one: Guest, seat: int = 0) -> None:
        """Close a connection, and wait until the server knows."""
        await one.close()
        await becomes(lambda: not self.member(seat).here)

    async def back(self, one: Guest) -> None:
        """Come back as a program does by itself."""
        await one.come(self.link)
        await one.line.enter(Enter(self.link.table, self.link.key, one.names, number=0))


@asynccontextmanager
async def evening(folder: Path, grace: int = 60) -> AsyncIterator[Evening]:
    told = Evening()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "TICK", 0.02)
        async with guests_at_table(folder, "Ann", "Bo", "Cy", clock=told.clock, grace=grace) as (
            people,
            told.link,
            told.server,
        ):
            told.ann, told.bo, told.cy = people
            await becomes(lambda: 0 in told.member().asked)
            for one in people:
                one.line.news.clear()
            yield told


def heard_by(one: Guest) -> list[Notice]:
    return [news for news in one.line.news if isinstance(news, Notice)]


async def notices(one: Guest) -> list[tuple[str, str]]:
    """Return what one has heard since the last time, up to now, but not who is host."""
    return [(what, other) for what, other in await all_notices(one) if what != "host"]


async def all_notices(one: Guest) -> list[tuple[str, str]]:
    await one.line.ask(Patience(1), Done)  # what was sent before has come
    heard = [(news.what, news.other) for news in heard_by(one) if news.what != "idle"]
    one.line.news.clear()
    return heard


async def test_others_hear_once_who_is_elsewhere_and_once_of_the_return(tmp_path: Path) -> None:
    """A connection that ends meanwhile is no further news, and brings no bot after a minute."""
    async with evening(tmp_path) as told:
        await told.look(told.ann, away=True)
        await told.later(GLANCE - 1)
        assert await notices(told.bo) == []
        await told.later(2)
        assert await notices(told.bo) == [("line-lost", "away")]
        room = told.bo.line.room
        assert room is not None
        assert [one.away for one in room.chairs] == [True, False, False]
        await told.lost(told.ann)
        await told.later(60 * 3)
        assert await notices(told.bo) == []
        await told.back(told.ann)
        assert await notices(told.bo) == [("line-back", "away")]
        assert await notices(told.cy) == [("line-lost", "away"), ("line-back", "away")]
        assert not any(one.away for one in told.bo.line.room.chairs)  # type: ignore[union-attr]


@pytest.mark.parametrize("loses", [False, True])
async def test_a_glance_elsewhere_is_told_to_nobody(loses: bool, tmp_path: Path) -> None:
    async with evening(tmp_path) as told:
        await told.look(told.ann, away=True)
        await told.later(GLANCE - 1)
        if loses:
            await told.lost(told.ann)
            await told.back(told.ann)
        else:
            await told.look(told.ann, away=False)
        await told.later(GLANCE)
        assert await notices(told.bo) == []


@pytest.mark.parametrize("loses", [False, True])
async def test_a_bot_comes_after_five_minutes_and_goes_at_the_return(
    loses: bool, tmp_path: Path
) -> None:
    """Whether the connection has stood or not."""
    async with evening(tmp_path) as told:
        await told.look(told.ann, away=True)
        await told.later(GLANCE + 1)
        if loses:
            await told.lost(told.ann)
        await told.later(ELSEWHERE - GLANCE - 10)
        assert await notices(told.bo) == [("line-lost", "away")]
        await told.later(10)
        assert [what for what, _ in await notices(told.bo)] == ["stands-in"]
        if loses:
            await told.back(told.ann)
        else:
            await told.look(told.ann, away=False)
        await becomes(lambda: any(one.what == "back" for one in heard_by(told.bo)))
        assert [what for what, _ in await notices(told.bo)] == ["line-back", "back"]


async def test_a_bot_goes_also_if_the_program_was_back_before_its_player(tmp_path: Path) -> None:
    """The connection was lost in sight, and came back while she looked elsewhere for a moment."""
    async with evening(tmp_path) as told:
        await told.lost(told.ann)
        await told.later(61)
        assert [what for what, _ in await notices(told.bo)] == ["line-lost", "stands-in"]
        await told.ann.come(told.link)
        link, names = told.link, told.ann.names
        await told.ann.line.enter(Enter(link.table, link.key, names, number=0, away=True))
        await told.look(told.ann, away=False)
        await becomes(lambda: any(one.what == "back" for one in heard_by(told.bo)))
        assert [what for what, _ in await notices(told.bo)] == ["line-back", "back"]


async def test_a_longer_grace_is_kept(tmp_path: Path) -> None:
    async with evening(tmp_path, grace=1800) as told:
        await told.look(told.ann, away=True)
        await told.later(1700)
        assert await notices(told.bo) == [("line-lost", "away")]


async def test_others_may_ask_for_a_bot_as_for_anybody_absent(tmp_path: Path) -> None:
    """Nobody is told beside that that she has not answered."""
    async with evening(tmp_path) as told:
        await told.look(told.ann, away=True)
        await told.later(IDLE + 1)
        assert await notices(told.bo) == [("line-lost", "away")]
        await told.bo.line.tell(Propose("bot", 0))
        assert (await told.bo.hears("stands-in")).seat == 0


async def test_a_table_whose_people_are_all_elsewhere_waits_for_them(tmp_path: Path) -> None:
    """No bots play a game to its end that nobody sees; whoever is back first is waited with."""
    async with evening(tmp_path) as told:
        for one in (told.ann, told.bo, told.cy):
            await told.look(one, away=True)
        await told.later(2 * ELSEWHERE)
        assert await notices(told.cy) == [("line-lost", "away")] * 2, "he is back by that"
        await told.later(ELSEWHERE - 10)
        assert await notices(told.cy) == []
        await told.later(20)
        assert [what for what, _ in await notices(told.cy)] == ["stands-in"] * 2


async def test_an_owner_who_looks_elsewhere_is_host_again_at_the_return(tmp_path: Path) -> None:
    async with evening(tmp_path) as told:
        await told.look(told.ann, away=True)
        await told.later(ELSEWHERE + 1)
        heard = [what for what, _ in await all_notices(told.bo)]
        assert heard == ["line-lost", "stands-in", "host"]
        await told.later(0)
        assert await all_notices(told.bo) == []
        await told.look(told.ann, away=False)
        await told.later(0)
        heard = [what for what, _ in await all_notices(told.bo)]
        assert heard == ["line-back", "back", "host"]


async def test_a_seat_of_a_browser_inside_an_app_is_taken_along_to_another(tmp_path: Path) -> None:
    """The page that was left is out of sight; the host knows who comes, and is asked."""
    async with evening(tmp_path) as told:
        await told.look(told.bo, away=True)
        again = Guest("Bo")
        await again.enter(told.link)
        knocked = await came(told.ann, Knocked)
        assert knocked.names == ("Bo",)
        assert knocked.back
        await told.ann.line.tell(AnswerKnock(knocked.number, True))
        await told.bo.hears("taken-over")
        await again.sit()
        assert again.far.seats == (1,)
        assert told.member(1).present
        await again.close()


async def test_a_host_who_looks_elsewhere_is_not_asked_about_herself(tmp_path: Path) -> None:
    """Her other page is out of sight, and would wait for herself."""
    async with evening(tmp_path) as told:
        await told.look(told.ann, away=True)
        again = Guest("Ann")
        with pytest.raises(ServerSays) as why:
            await again.enter(told.link)
        assert why.value.reasons[0].message == "name-taken"
        await again.close()


async def test_a_code_takes_a_seat_along_once_and_asks_nobody(tmp_path: Path) -> None:
    """Also that of a host, from a page that is still there; others know no code but their own."""
    async with evening(tmp_path) as told:
        codes = {one.line.room.code for one in (told.ann, told.bo, told.cy) if one.line.room}
        assert len(codes) == 3
        link = told.ann.line.seat_link
        assert link is not None
        again, late = Guest("Somebody"), Guest("Ann")
        await again.come(link)
        assert (await again.line.who_sits(link.table, link.key)).known
        await again.line.enter(Enter(link.table, link.key))
        await told.ann.hears("taken-over")
        await again.sit()
        assert again.far.seats == (0,)
        assert again.line.room is not None
        assert again.line.room.host == 0
        assert await all_notices(told.bo) == []
        assert await all_notices(again) == [], "she was host before"
        with pytest.raises(ServerSays) as why:
            await late.enter(link)
        assert why.value.reasons[0].message == "link-wrong"
        await again.far.submit(0, again.far.view(0).legal_actions(0)[0])
        await told.lost(told.bo, seat=1)
        told.bo.line.news.clear()
        await told.back(told.bo)
        assert await all_notices(told.bo) == [], "the host is the one she was"
        for one in (again, late):
            await one.close()


async def test_who_looks_elsewhere_before_sitting_down_is_not_there(tmp_path: Path) -> None:
    """As at the messenger, to ask the host to open the door."""
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        guests("Ann") as (ann,),
    ):
        link = await opened(ann, invitation, entry="knock")
        bo = Player(tmp_path / "bo", "Bo")
        playing = asyncio.create_task(enters(bo, link))
        knocked = await came(ann, Knocked)
        bo.app.scene.elsewhere = True
        await ann.line.tell(AnswerKnock(knocked.number, yes=True))
        members = server.tables.find(link.table).people.members
        await becomes(lambda: (one := members.of_seat(1)) is not None and one.elsewhere)
        playing.cancel()


async def test_a_program_that_tells_nothing_is_there(tmp_path: Path) -> None:
    """Earlier programs, and terminals, send no such field."""
    assert read_up(b'{"packet":"Patience","times":1}') == Patience(1, away=False)
    async with evening(tmp_path) as told:
        await told.look(told.ann, away=True)
        await told.ann.send_bytes(b'{"packet":"Patience","times":2,"later":[1]}')
        await told.ann.line.ask(ChatSent("Here."), Done)
        await told.later(GLANCE + 1)
        assert await notices(told.bo) == []
