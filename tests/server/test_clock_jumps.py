"""A server's clock that is wrong: nothing is deleted for that, and the log says so."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from online_server import HOME, guests, open_table, wishes
from postgres_cluster import Cluster

from audiogame.rules.value import replace
from audiogame.server.clock_marks import DAY, ClockMarks
from audiogame.server.server import Server, ServerOptions
from audiogame.table.library import find_game

SIKA = find_game("sika")
START = 1_800_000_000


class Machine:
    """A machine whose clock a test sets, with a server's folder or database."""

    def __init__(self, asked: ServerOptions, monkeypatch: pytest.MonkeyPatch) -> None:
        self._asked = asked
        self.now = START
        self.log: list[str] = []
        monkeypatch.setattr("time.time", lambda: float(self.now))

    @asynccontextmanager
    async def server(self) -> AsyncIterator[Server]:
        """Start a server, which has looked for old tables once."""
        faults: list[BaseException] = []
        server = Server(self._asked, faults.append, log=self.log.append)
        self.port = await server.begin()
        try:
            await self.look(server)
            yield server
        finally:
            await server.close()
        assert not faults

    async def look(self, server: Server) -> None:
        """Look for old tables, as a server does at its start and then each hour."""
        server.tables._looks_back = 0.0
        await server.tables._forget_old()

    async def opens(self) -> str:
        """Open a table with an unfinished game; return its name."""
        async with self.server() as server, guests("Ann") as (ann,):
            await ann.come(server.invitation(f"{HOME}:{self.port}"))
            room = await ann.line.open_table(open_table(SIKA, "Ann", 0, bots=1))
            await ann.line.start()
            await ann.sit()
            return room.table

    async def runs(self, days: int = 0) -> bool:
        """Run a server for some days; return whether the table is there afterwards."""
        async with self.server() as server:
            for _ in range(days):
                self.now += DAY
                await self.look(server)
            return await server.store.hold(self.table)

    table = ""


@pytest.fixture(params=["files", pytest.param("postgres", marks=pytest.mark.real)])
def machine(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Machine:
    asked = wishes(tmp_path)
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        asked = replace(asked, store=cluster.database(f"d{secrets.token_hex(4)}"))
    return Machine(asked, monkeypatch)


def jumps(log: list[str]) -> list[str]:
    return [line for line in log if "clock" in line]


async def test_a_clock_that_is_wrong_at_a_start_deletes_nothing_and_is_logged(
    machine: Machine,
) -> None:
    """400 days ahead, back, and ahead again; then 30 days without a visit are 30 days."""
    machine.table = await machine.opens()
    for days in (400, -400, 400, -400):
        machine.now += days * DAY
        before = len(jumps(machine.log))
        assert await machine.runs()
        (told,) = jumps(machine.log)[before:]
        assert f"{days} days" in told
    assert await machine.runs(26)
    assert not await machine.runs(6)
    assert [line for line in machine.log if line.startswith("deleted")]


async def test_days_without_a_server_count_for_one(machine: Machine) -> None:
    """A computer that serves once a week forgets its tables after as many evenings as days."""
    machine.table = await machine.opens()
    for _ in range(29):
        machine.now += 7 * DAY
        assert await machine.runs()
    for _ in range(3):
        machine.now += 7 * DAY
        there = await machine.runs()
    assert not there


@given(some.lists(some.integers(-1000, 1000), max_size=30))
def test_no_jump_makes_anything_older_than_the_days_that_a_server_looked(gaps: list[int]) -> None:
    """However a clock jumps, what was visited at its first look is as old as there were looks."""
    marks, now = ClockMarks().at(START), START
    for at, gap in enumerate(gaps, 1):
        now = max(now + gap * DAY, 1)
        marks = marks.at(now)
        assert marks.seen == now
        assert marks.before((at + 1) * DAY) <= START
