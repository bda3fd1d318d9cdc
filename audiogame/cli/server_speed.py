"""How fast a server answers many people: it runs on one core, and those who ask on another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import socket
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random

from audiogame.cli.measurement import Measurement, percentile
from audiogame.cli.server_load import Visitor, joined
from audiogame.cli.server_tables import Prepared, endless_game, prepare, secret_of
from audiogame.online.codec import Codec
from audiogame.rules.fault import Fault
from audiogame.rules.value import Value
from audiogame.server.addresses import raise_open_files
from audiogame.server.store.database import Database, scratch_database
from audiogame.server.store.transfer import import_folder

MOVES = 1_000
"""Moves that each table has had."""
LONG = 20_000
"""Moves that one more table has had, to which people come back."""
AT_ONCE = 20
"""Devices that come at the same time, before anything is measured."""
OTHER_FILES = 200
AGAIN = 10
"""People who come back with nothing heard, after the rest was measured."""
SPARE_TABLES = 1_000
"""Tables that a server may have besides, for those who join while it is measured."""
HOME = "127.0.0.1"
MOST_HOLD = 5.0
"""Milliseconds."""
MOST_JOIN = 300.0
"""Milliseconds."""


class Target(Value):
    """What a server of so many tables has to keep to.

    Args:
        tables: up to so many.
        answer: milliseconds from a key to its answer, for 99 of 100.
        core: percent of a core; None for any.
        memory: megabytes.
    """

    tables: int
    answer: float
    core: float | None
    memory: float


TARGETS = (Target(300, 20.0, 20.0, 60.0), Target(1_000, 60.0, None, 120.0))


class CannotMeasure(Fault):
    """A machine that does not let so many tables be measured."""


class Counted(Value):
    """What a server has counted until now.

    Args:
        core: seconds of processor time.
        memory: bytes.
        hold: seconds of the longest hold of its loop.
        frames: that have come.
    """

    core: float
    memory: float
    hold: float
    frames: float


def server_speeds(
    tables: int, seconds: float, moves: int = MOVES, store: str = ""
) -> Iterator[Measurement]:
    """Measure a server.

    Args:
        tables: how many, each with two people who have a device each.
        seconds: for how long.
        moves: how many each table has had before.
        store: the address of a database, beside which a new one is made for the time of the
            measurement; empty for files.

    Raises:
        CannotMeasure: the system does not allow so many open files, or the server did not begin.
    """
    needed = (tables + 1) * 2 + OTHER_FILES
    allowed = raise_open_files(needed)
    if allowed < needed:
        most = (allowed - OTHER_FILES) // 2 - 1
        raise CannotMeasure("server-files", tables=tables, files=allowed, most=most)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        names = prepare(data / "server", tables + 1, moves, LONG if moves == MOVES else 0)
        yield from asyncio.run(_measured_in(store, data, names, seconds))


async def _measured_in(
    store: str, data: Path, tables: Sequence[Prepared], seconds: float
) -> list[Measurement]:
    if not store:
        return await _measured(data, tables, seconds, "")
    async with scratch_database(store) as address:
        database = Database(address)
        await database.begin()
        await import_folder(database, data / "server")
        await database.close()
        return await _measured(data, tables, seconds, address)


async def _measured(
    data: Path, tables: Sequence[Prepared], seconds: float, store: str
) -> list[Measurement]:
    async with _server(data, len(tables), store) as (address, metrics):
        codec, chance, room = Codec(endless_game()), Random(1), asyncio.Semaphore(AT_ONCE)

        async def come(at: int, device: int) -> Visitor:
            table, own = tables[at], secret_of(at, device)
            one = Visitor(address, table.name, own, f"{at}.{device}", codec, chance)
            async with room:
                await one.come(table.told[device])
            return one

        async def come_both(at: int) -> list[Visitor]:
            return [await come(at, device) for device in range(2)]

        *many, last = range(len(tables))
        people = [one for both in await asyncio.gather(*map(come_both, many)) for one in both]
        for one in people:
            one.waits.clear()
        before, begun, own = await _counted(metrics), time.perf_counter(), time.process_time()
        joins = await _join(address, begun + seconds)
        took, own = time.perf_counter() - begun, time.process_time() - own
        after = await _counted(metrics)
        waits = [wait * 1000 for one in people for wait in one.waits]
        again = [await _come_again(one) for one in (*people[:AGAIN], *await come_both(last))]
        hold = (await _counted(metrics)).hold
        for one in people:
            await one.close()
    if not waits:
        raise CannotMeasure("bench-too-short", seconds=f"{seconds:g}")
    return [
        *_figures(len(many), waits, joins, before, after, took),
        Measurement("longest hold of the loop", hold * 1000, "ms", most=MOST_HOLD),
        Measurement("coming back with nothing heard, median", statistics.median(again), "ms"),
        Measurement("the same at a table that has had many moves", again[-1], "ms"),
        Measurement("what those who asked took of their core", 100 * own / took, "percent"),
        Measurement("choices refused", sum(one.refused for one in people), "choices", most=0),
    ]


async def _join(address: str, until: float) -> list[float]:
    """Let somebody join each second; returns the milliseconds that each has taken, one at least."""
    numbers, turn = count(), time.perf_counter()
    joins: list[float] = []
    while not joins or time.perf_counter() < until:
        joins.append(1000 * await joined(address, numbers))
        turn += 1.0
        await asyncio.sleep(max(0.0, min(turn, until) - time.perf_counter()))
    return joins


async def _come_again(one: Visitor) -> float:
    """Let somebody come back who has heard nothing; returns the milliseconds that this takes."""
    begun = time.perf_counter()
    await one.come_again()
    return 1000 * (time.perf_counter() - begun)


def _figures(
    tables: int,
    waits: Sequence[float],
    joins: Sequence[float],
    before: Counted,
    after: Counted,
    took: float,
) -> Iterator[Measurement]:
    target = next((one for one in TARGETS if tables <= one.tables), None)
    answer, core, memory = (
        (target.answer, target.core, target.memory) if target is not None else (None, None, None)
    )
    at = f"{tables} tables"
    yield Measurement(f"{at}: choices", len(waits) / took, "a second")
    yield Measurement(f"{at}: key to answer, median", statistics.median(waits), "ms")
    yield Measurement(f"{at}: key to answer, 99 of 100", percentile(waits, 0.99), "ms", most=answer)
    share = 100 * (after.core - before.core) / took
    yield Measurement(f"{at}: share of a core", share, "percent", most=core)
    if after.memory:
        yield Measurement(f"{at}: resident memory", after.memory / 1e6, "MB", most=memory)
    name = f"{at}: from a link to the first line of a game, 95 of 100"
    yield Measurement(name, percentile(joins, 0.95), "ms", most=MOST_JOIN)


@asynccontextmanager
async def _server(data: Path, tables: int, store: str) -> AsyncIterator[tuple[str, str]]:
    """Run a server in a process of its own; yields its address and that of its metrics."""
    ports = _free_ports(2)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "audiogame", "serve", "--data", str(data), "--open", "--behind"),
        *("--address", HOME, "--port", str(ports[0]), "--metrics", str(ports[1])),
        *("--tables", str(tables + SPARE_TABLES)),
        *(("--store", store) if store else ()),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    _spread(process.pid)
    try:
        assert process.stdout is not None
        if not await process.stdout.readline():
            _, told = await process.communicate()
            raise CannotMeasure("bench-no-server", why=told.decode("utf-8", "replace").strip())
        yield f"{HOME}:{ports[0]}", f"http://{HOME}:{ports[1]}/metrics"
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.communicate()


def _spread(server: int) -> None:
    """Give the server a core of its own, and this process another, where the system lets that."""
    if sys.platform != "linux":
        return
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(server, cores[1:2])
        os.sched_setaffinity(0, cores[:1])


def _free_ports(number: int) -> list[int]:
    """Find ports that nobody listens at."""
    with contextlib.ExitStack() as opened:
        probes = [opened.enter_context(socket.socket()) for _ in range(number)]
        for probe in probes:
            probe.bind((HOME, 0))
        return [int(probe.getsockname()[1]) for probe in probes]


async def _counted(metrics: str) -> Counted:
    """Ask a server what it has counted."""

    def asked() -> str:
        with urllib.request.urlopen(metrics, timeout=30) as answer:
            return str(answer.read().decode())

    text = await asyncio.to_thread(asked)
    told = {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE)}
    return Counted(
        core=told["process_cpu_seconds_total"],
        memory=told.get("process_resident_memory_bytes", 0.0),
        hold=told["audiogame_loop_hold_seconds_longest"],
        frames=told["audiogame_frames_total"],
    )
