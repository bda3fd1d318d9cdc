"""Requests whose writing is refused: after `Failed` nothing has changed, and then they work."""

from __future__ import annotations

import asyncio
import errno
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from online_server import PATIENCE, Guest, came, guests, open_table, serving, table_link, wishes
from postgres_cluster import Cluster, allow, refuse
from processes import until
from server_evening import SIKA, begun, finish

from audiogame.online.company_packets import GoOn, Mute, Propose
from audiogame.online.greeting import LineLost
from audiogame.online.packets import Sit, Up
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import (
    AnswerKnock,
    Done,
    Knocked,
    LeaveTable,
    Remove,
    RenewLink,
    Start,
)
from audiogame.online.table_packets import OPEN, PERSON, Chair, ChangeTable, Enter, Room
from audiogame.rules.value import replace
from audiogame.server.server import Server
from audiogame.table.move_list import Player

FULL = OSError(errno.ENOSPC, "No space left on device")
PLACES = (
    "audiogame.server.store.files.write_whole",
    "audiogame.archive.opened_table.keep_seed",
    "audiogame.archive.opened_table.RecordFile",
)
"""Where a file is written; those of a new record are reached by `Start` alone."""


class Disk:
    """A disk that refuses to write at one place until it has room again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.refused = 0

    @contextmanager
    def full(self, place: str) -> Iterator[None]:
        def refuses(*_: object, **__: object) -> Any:
            self.refused += 1
            raise FULL

        with self._patch.context() as patch:
            patch.setattr(place, refuses)
            yield


def seen(server: Server, folder: Path) -> dict[str, object]:
    """Return all that a request could have changed: in memory, and on the disk."""
    tables = server.house._awake
    return {
        "agreements": {**server.store.agreements},
        "awake": [*tables],
        "agreed": {name: one.agreement for name, one in tables.items()},
        "members": {
            name: [
                (who.person, who.names, who.seats, who.waits, who.sink, who.place)
                for who in one.members
            ]
            for name, one in tables.items()
        },
        "games": {name: one.game for name, one in tables.items()},
        "invited": server.store.house.invited,
        "people": server.house.queue.people,
        "files": sorted(
            (path.relative_to(folder).as_posix(), path.read_bytes())
            for path in folder.rglob("*")
            if path.is_file() and path.suffix != ".lock"
        ),
    }


async def asks(one: Guest, packet: Up) -> str:
    """Send a request; return the reason why it is refused, or an empty text."""
    try:
        await one.line.ask(packet, Done, Room)
    except ServerSays as fault:
        return fault.reasons[0].message
    return ""


class Refusals:
    """Sends requests to a server whose disk is full, and then once more with room."""

    def __init__(self, server: Server, folder: Path, disk: Disk) -> None:
        self._server = server
        self._folder = folder
        self._disk = disk
        self.tried: list[str] = []

    async def refused(self, one: Guest, packet: Up, others: list[Guest], *places: str) -> None:
        """Check that a request changes nothing where it is refused, and works afterwards."""
        for place in places or PLACES[:1]:
            news = [len(who.line.news) for who in others]
            before, count = seen(self._server, self._folder), self._disk.refused
            with self._disk.full(place):
                said = await asks(one, packet)
            assert said == "server-disk", (packet, place, said)
            assert self._disk.refused > count, (packet, place)
            after = seen(self._server, self._folder)
            assert after == before, (packet, place)
            assert [len(who.line.news) for who in others] == news, "somebody else is told"
        assert await asks(one, packet) == "", packet
        assert seen(self._server, self._folder) != before
        self.tried.append(type(packet).__name__)


def test_after_failed_nothing_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every request that writes, at each place where it is written."""
    disk = Disk(monkeypatch)

    async def evening() -> None:
        asked = replace(wishes(tmp_path), tables=2)
        async with (
            serving(asked) as (server, invitation),
            guests("Ann", "Cy", "Di") as (ann, cy, di),
        ):
            asyncio.get_running_loop().set_exception_handler(lambda *_: None)
            server.gate.fault = lambda fault: None
            refusals = Refusals(server, tmp_path, disk)
            refused = refusals.refused
            await ann.come(invitation)
            wanted = open_table(SIKA, "Ann", 2, bots=1, entry="knock")
            for _ in range(3):  # none of these counts for the two tables that are allowed
                with disk.full(PLACES[0]):
                    assert await asks(ann, wanted) == "server-disk"
            await ann.line.open_table(wanted)
            link = table_link(invitation, ann)
            await refused(ann, RenewLink(), [])
            link = table_link(invitation, ann)
            for one in (cy, di):
                await one.come(link)
                await one.line.enter(Enter(link.table, link.key, one.names))
                knocked = await came(ann, Knocked)
                await refused(ann, AnswerKnock(knocked.number, True), [one])
                await until(lambda one=one: one.line.room is not None, "is let in")
            await refused(ann, Mute(cy.line.person, True), [cy, di])
            await refused(ann, Sit(3, Player("Robot")), [cy, di])
            await refused(ann, Sit(3, Player("Robot", "casual")), [cy, di])
            await refused(cy, LeaveTable(), [ann, di])
            assert di.line.room is not None
            await refused(ann, Remove(di.line.room.yours[0], ""), [di])
            chairs = (Chair(PERSON, "Ann"), Chair("casual", "Robot"), Chair(OPEN))
            change = ChangeTable(SIKA.name, SIKA.version, (), chairs)
            await refused(ann, change, [])
            await refused(ann, Start(), [], *PLACES)
            await ann.sit()
            await refused(ann, Propose("pause"), [])
            await refused(ann, GoOn(), [])
            await refused(ann, Propose("grace", seconds=300), [])
            async with asyncio.timeout(PATIENCE):
                await ann.play(Random(1))
                await ann.record()
            table = server.house.find(link.table)
            await until(lambda: table.agreement.won, "the score is written")
            await refused(ann, change, [])
            await refused(ann, Start(), [], *PLACES)

    asyncio.run(evening())


@pytest.mark.real
def test_after_a_refusal_of_the_database_nothing_has_changed(
    tmp_path: Path, cluster: Cluster
) -> None:
    """The table is given up; when people are back, each request works."""
    name = f"d{secrets.token_hex(4)}"
    asked = replace(wishes(tmp_path), store=cluster.database(name))

    async def evening() -> None:
        async with serving(asked) as (_, invitation), guests("Ann", "Cy") as people:
            ann, cy = people
            await begun(SIKA, invitation, people, begins=False)
            for packet, what in (
                (RenewLink(), "UPDATE ON tables"),
                (Mute(cy.line.person), "UPDATE ON tables"),
                (Start(), "UPDATE ON tables"),
            ):
                agreed = cluster.sql(name, "SELECT agreement FROM tables")
                times = {one: one.line.connection.times for one in people}
                refuse(cluster, name, what)
                with pytest.raises(LineLost):
                    await ann.line.ask(packet, Done)
                assert cluster.sql(name, "SELECT agreement FROM tables") == agreed
                allow(cluster, name)
                for one in people:
                    await until(
                        lambda one=one, n=times[one]: one.line.up and one.line.connection.times > n,
                        "they are back",
                    )
                if not isinstance(packet, Start):
                    assert await asks(ann, packet) == ""
                    assert cluster.sql(name, "SELECT agreement FROM tables") != agreed
            assert await asks(ann, Start()) == ""
            await asyncio.gather(*(one.sit() for one in people))
            await finish(people, tmp_path)

    asyncio.run(evening())
