"""A server's work for its tables, counted: never more for a longer record."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
import tracemalloc
from pathlib import Path

import pytest
from benchmarks.server_tables import Prepared, prepare, secret_of

from audiogame.online.cipher import public
from audiogame.online.identity import person_at
from audiogame.online.packets import EventsTold
from audiogame.online.session_packets import read_down
from audiogame.online.table_packets import Enter
from audiogame.server.bot_pool import BotPool
from audiogame.server.bots import BotPace
from audiogame.server.running_game import TableServices
from audiogame.server.store.files import FileStore
from audiogame.server.tables import ServerTables

FIRST, MORE = 4, 6
"""Warm-up tables that fill shared caches, and tables that are measured."""
MOST_BYTES = 60_000
"""Bytes a table may take after some hundred moves, without connections: 35,000 are usual."""


class Ear:
    """A fake connection of one device, which receives and sends nothing."""

    def __init__(self) -> None:
        self.whole = asyncio.Event()
        """Set when all missed events have been sent."""
        self.frames = 0

    def send(self, data: bytes) -> None:
        self.frames += 1
        told = read_down(data)
        if isinstance(told, EventsTold):
            assert isinstance(told, EventsTold)
            if not told.more:
                self.whole.set()

    async def send_when_idle(self, data: bytes) -> bool:
        self.frames += 1
        return True

    def leave(self) -> None:
        """Leave any table."""

    def cut(self) -> None:
        """Close at once."""

    def go(self, address: str) -> None:
        """Redirect to another process."""


def tables_of(folder: Path) -> tuple[ServerTables, FileStore]:
    """Return the tables of a folder, none of them loaded."""
    store, faults = FileStore(folder), list[BaseException]()
    services = TableServices(
        store=store,
        pool=BotPool(1),
        clock=time.monotonic,
        now=time.time,
        fault=faults.append,
        pace=BotPace(),
        wait=60.0,
    )
    return ServerTables(services, 1_000, faults.append), store


async def come(here: ServerTables, store: FileStore, at: int, table: Prepared, number: int) -> Ear:
    """Connect the first device of a table, and receive the missed events."""
    ear, person = Ear(), person_at(secret_of(at, 0), public(bytes.fromhex(store.identity.secret)))
    wanted = Enter(table.name, number=number, game=table.game)
    shared = here.find(table.name)
    async with shared.turns:
        assert await shared.attendance.enter(person, wanted, ear)
    await asyncio.wait_for(ear.whole.wait(), 60)
    return ear


@pytest.mark.real
def test_a_table_takes_little_memory(tmp_path: Path) -> None:
    """Old events are compressed, and no temporary data is kept."""
    tables = prepare(tmp_path, FIRST + MORE, 300)

    async def measured() -> int:
        here, store = tables_of(tmp_path)
        ears = []
        try:
            before = 0
            for at, table in enumerate(tables):
                if at == FIRST:
                    gc.collect()
                    before = tracemalloc.get_traced_memory()[0]
                ears.append(await come(here, store, at, table, table.told[0]))
            gc.collect()
            return (tracemalloc.get_traced_memory()[0] - before) // MORE
        finally:
            await here.close()

    tracemalloc.start()
    try:
        found = asyncio.run(measured())
    finally:
        tracemalloc.stop()
    assert found < MOST_BYTES


def calls_of_the_loop(folder: Path, moves: int) -> int:
    """Count the loop thread's calls until a client has received a game of so many moves."""
    (table,) = prepare(folder, 1, moves)

    async def counted() -> int:
        here, store = tables_of(folder)
        calls = 0

        def count(frame: object, event: str, about: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        sys.setprofile(count)  # of this thread alone: records are read in others
        try:
            ear = await come(here, store, 0, table, -1)
        finally:
            sys.setprofile(None)
            await here.close()
        assert ear.frames > 2
        return calls

    return asyncio.run(counted())


def test_a_long_record_is_no_work_of_the_loop(tmp_path: Path) -> None:
    """Loading a table and its history runs beside the loop, which only sends the frames."""
    calls_of_the_loop(tmp_path / "first", 50)  # fills caches that stay
    short = calls_of_the_loop(tmp_path / "short", 100)
    long = calls_of_the_loop(tmp_path / "long", 1_600)
    assert long < 2 * short
