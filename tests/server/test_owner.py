"""Whoever opened a table is host there whenever they are back, unless they handed that on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from online_server import PATIENCE, Guest, came
from server_evening import guests_at_table

from audiogame.online.company_packets import HandOn, Mute
from audiogame.online.link import TableLink
from audiogame.online.packets import Down
from audiogame.online.session_packets import Done, Failed, Knocked, Notice, Remove, RenewLink
from audiogame.online.table_packets import Enter
from audiogame.rules.value import replace
from audiogame.server.agreement import Agreement
from audiogame.server.members import Member
from audiogame.server.server import Server
from audiogame.server.shared_table import SharedTable


class Evening:
    """Ann has opened a table, and plays with Cy and Di."""

    def __init__(self) -> None:
        self.people: list[Guest] = []
        self.link: TableLink
        self.server: Server
        self.gone: list[Guest] = []
        """The players whose programs were killed, and not started again."""
        self.ahead = 0.0

    def clock(self) -> float:
        return time.monotonic() + self.ahead

    @property
    def table(self) -> SharedTable:
        """The table at the server."""
        return self.server.tables.find(self.link.table)

    @property
    def host(self) -> str:
        """The name of the host."""
        agreed = self.table.people.agreement
        return next(one.name for one in agreed.chairs if one.person == agreed.host)

    async def loses(self, one: Guest) -> None:
        """Kill a player's program; the others hear of it."""
        await one.close()
        self.gone.append(one)
        for other in self.people:
            if other not in self.gone:
                assert (await other.hears("line-lost")).name == one.names[0]

    async def is_away(self, one: Guest, heir: Guest) -> None:
        """Kill the host's program for more than a minute, until another player is host."""
        await self.loses(one)
        self.ahead += 61
        for other in self.people:
            if other not in self.gone:
                assert (await other.hears("host")).name == heir.names[0]
                other.line.news.clear()


@asynccontextmanager
async def evening(folder: Path, *names: str) -> AsyncIterator[Evening]:
    told = Evening()
    async with guests_at_table(folder, *names, clock=told.clock) as (people, link, server):
        told.people, told.link, told.server = people, link, server
        for one in people:
            one.line.news.clear()
        yield told


def note_order(told: Evening) -> list[str]:
    """Return a list to which those are added who are told of a host, in their order."""
    order: list[str] = []

    def listen(member: Member) -> None:
        tell = member.tell

        def heard(packet: Down) -> None:
            if isinstance(packet, Notice) and packet.what == "host":
                order.append(member.name)
            tell(packet)

        member.tell = heard  # type: ignore[method-assign]  # notes the order

    for member in told.table.people.members:
        listen(member)
    return order


async def notices(one: Guest, last: str) -> list[Notice]:
    """Take the notices up to the first of a kind, in their order."""
    heard = []
    async with asyncio.timeout(PATIENCE):
        while True:
            while one.line.news:
                packet = one.line.news.popleft()
                heard += [packet] if isinstance(packet, Notice) else []
                if heard and heard[-1].what == last:
                    return heard
            await one.line.changed()


async def test_whoever_opened_a_table_is_host_again_on_coming_back(tmp_path: Path) -> None:
    """Told first to her, and before anything else; others are told, too, and have lost the link."""
    async with evening(tmp_path, "Ann", "Cy", "Di") as told:
        ann, cy, di = told.people
        await told.is_away(ann, heir=cy)
        assert cy.line.room is not None
        assert cy.line.room.key
        assert cy.line.room.owner == 0
        await cy.line.ask(RenewLink(), Done)  # an owner needs no link
        order = note_order(told)
        await ann.enter(told.link)
        heard = await notices(ann, "back")
        assert [one.what for one in heard] == ["host", "back"]
        assert (heard[0].name, heard[0].other) == ("Ann", "again")
        for one in (cy, di):
            notice = await one.hears("host")
            assert (notice.name, notice.other, notice.seat) == ("Ann", "again", 0)
        assert order == ["Ann", "Cy", "Di"]
        assert told.host == "Ann"
        assert ann.line.room is not None
        assert ann.line.room.key
        async with asyncio.timeout(PATIENCE):
            while cy.line.room.key:
                await cy.line.changed()
        await cy.line.tell(RenewLink())
        assert (await came(cy, Failed)).reasons[0].message == "host-only"


async def test_nobody_mutes_or_removes_the_owner(tmp_path: Path) -> None:
    """Neither while she is away nor by what comes in before she is host again."""
    async with evening(tmp_path, "Ann", "Cy", "Di") as told:
        ann, cy, di = told.people
        owner = told.table.people.agreement.owner
        assert owner == told.table.people.agreement.host
        await told.is_away(ann, heir=cy)
        for wanted in (Remove(0, "mine"), Remove(-1, "mine", owner), Mute(owner)):
            await cy.line.tell(wanted)
            assert (await came(cy, Failed)).reasons[0].message == "owner-stays"
        assert owner not in (
            *told.table.people.agreement.banned,
            *told.table.people.agreement.muted,
        )
        await cy.line.tell(Remove(2, "noise"))
        assert (await di.hears("removed")).other == "noise"


async def test_who_was_away_when_the_host_changed_is_told_on_coming_back(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ann", "Cy", "Di") as told:
        ann, cy, di = told.people
        await told.loses(di)
        await told.is_away(ann, heir=cy)
        await di.enter(told.link)
        heard = await notices(di, "back")
        assert (heard[0].what, heard[0].name, heard[0].other) == ("host", "Cy", "")


async def test_a_host_hands_the_role_on_for_good(tmp_path: Path) -> None:
    """By a key, and then she comes back as everybody else; a later host may mute her."""
    async with evening(tmp_path, "Ann", "Cy", "Di") as told:
        ann, cy, di = told.people
        await cy.line.tell(HandOn(1))
        assert (await came(cy, Failed)).reasons[0].message == "host-only"
        for nobody in (0, 7, -1):
            await ann.line.tell(HandOn(nobody))
            assert (await came(ann, Failed)).reasons[0].message == "host-nobody"
        await ann.line.tell(HandOn(1))
        for one in (ann, cy, di):
            notice = await one.hears("host")
            assert (notice.name, notice.other) == ("Cy", "")
        assert told.host == "Cy"
        assert not told.table.people.agreement.owner
        await told.loses(ann)
        told.ahead += 61
        await cy.hears("stands-in")
        await ann.enter(told.link)
        assert [one.what for one in await notices(ann, "back")] == ["back"]
        assert told.host == "Cy"
        assert ann.line.room is not None
        await cy.line.ask(Mute(ann.line.person), Done)
        assert (await ann.hears("muted")).name == "Ann"


async def test_a_later_host_hands_on_until_the_owner_is_back(tmp_path: Path) -> None:
    """To leave by a key hands nothing on."""
    async with evening(tmp_path, "Ann", "Cy", "Di") as told:
        ann, cy, di = told.people
        await ann.line.leave()
        assert (await cy.hears("host")).name == "Cy"
        await cy.line.tell(HandOn(2))
        await di.hears("host")
        assert (await di.hears("host")).name == "Di"
        await ann.line.enter(Enter(told.link.table))
        assert (await ann.hears("host")).other == "again"
        assert told.host == "Ann"


async def test_a_table_of_before_has_no_owner_and_goes_on(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ann", "Cy") as told:
        ann, cy = told.people
        known = msgspec.to_builtins(told.table.people.agreement)
        del known["owner"]
        agreed = msgspec.convert(known, Agreement)
        assert agreed == replace(told.table.people.agreement, owner="")
        told.table.people.agreement = agreed
        await told.is_away(ann, heir=cy)
        assert cy.line.room is not None
        assert cy.line.room.owner == -1
        await ann.enter(told.link)
        heard = await notices(ann, "back")
        assert [(one.what, one.name) for one in heard] == [("host", "Cy"), ("back", "Ann")]
        assert told.host == "Cy"


def test_a_closed_table_names_its_owner_and_nobody_else(tmp_path: Path) -> None:
    """Another host closes nothing: the server stops with the program of the owner."""

    async def closes() -> None:
        async with evening(tmp_path, "Ann", "Cy") as told:
            ann, cy = told.people
            await told.is_away(ann, heir=cy)
            told.server.tables.tell_closed()
            notice = await cy.hears("closed")
            assert (notice.name, notice.other) == ("Ann", "saved")

    async def handed_on() -> None:
        async with evening(tmp_path / "other", "Ann", "Cy") as told:
            ann, cy = told.people
            await ann.line.tell(HandOn(1))
            await cy.hears("host")
            told.server.tables.tell_closed()
            assert (await cy.hears("closed")).name == ""

    asyncio.run(closes())
    asyncio.run(handed_on())


async def test_a_new_host_hears_who_waits_at_the_door(tmp_path: Path) -> None:
    async with evening(tmp_path, "Ann", "Cy") as told:
        ann, cy = told.people
        people, eve = told.table.people, Guest("Eve")
        people.agreement = replace(people.agreement, entry="knock", spectators=True)
        try:
            await eve.enter(told.link, guest=True)
            await came(ann, Knocked)
            await ann.line.tell(HandOn(1))
            assert (await came(cy, Knocked)).names == ("Eve",)
        finally:
            await eve.close()
