"""Load test of a server: it runs on one core, and its clients on another."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import os
import re
import secrets
import socket
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from audiogame.online.codec import Codec
from audiogame.rules.value import Value
from audiogame.server.addresses import raise_open_files
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.store import StoreFault
from audiogame.server.store.transfer import import_folder
from benchmarks.echo import Echo, Exchange, exchanges, running_echo
from benchmarks.measurement import Measurement, percentile, print_all
from benchmarks.server_tables import Prepared, endless_game, prepare, secret_of
from benchmarks.visitors import Evening, Visitor, joined

MOVES = 1_000
"""Moves already made at each table."""
LONG = 20_000
"""Moves already made at one more table, to which players reconnect."""
AT_ONCE = 20
"""Devices that connect at the same time, before anything is measured."""
OTHER_FILES = 200
AGAIN = 10
"""Players who reconnect and replay everything, after the rest was measured."""
SPARE_TABLES = 1_000
"""Further tables that a server may have, for players who join while it is measured."""
PROGRESS = 10.0
"""Seconds between two rows of progress, before anything is measured."""
HOME = "127.0.0.1"
MOST_WORK = 30.0
"""Milliseconds of the server's own work, while no other player is answered."""
MOST_JOIN = 300.0
"""Milliseconds."""
MOST_BACK = 500.0
"""Milliseconds until the views and the last events are there."""
MOST_CORE, MOST_WAIT = 6.5, 9.5
"""Multiples of the processor time of a choice, and of the milliseconds to its answer, of a bare
echo, which writes nothing: a choice waits for its line to be synced to the disk."""
ECHOED, RECORDED = 20, 8.0
"""Tables whose frames a bare echo answers with, and the seconds in which they are recorded."""
JOINING = 0.3
"""Part of the measured seconds in which players join, after the others were measured alone."""


class Target(Value):
    """The limits of a server with up to a number of tables.

    Args:
        tables: the most tables for which these limits hold.
        answer: milliseconds from a key to its answer, 99th percentile.
        core: percent of a core; None for any.
        memory: megabytes; None for any.
    """

    tables: int
    answer: float
    core: float | None
    memory: float | None


CORE, MEMORY = "share of a core", "resident memory"
MOST_BEND = 1.5
"""Most cost of a further table, as a multiple of that of the first ones."""
TARGETS = (Target(300, 20.0, 28.0, 82.0), Target(1_000, 60.0, None, 120.0))

OF_A_DATABASE = Target(300, 60.0, None, None)
"""Limits where every line is committed to a database before a player hears of it."""


SETTLING, SETTLED = ("VACUUM (ANALYZE)", "CHECKPOINT"), 300.0
"""Maintenance that a database would begin by itself after so many inserts, and while it is
measured; and the timeout of it in seconds."""


class CannotMeasure(ValueError):
    """Raised when this machine cannot measure the requested number of tables."""


class Counted(Value):
    """The counters of a server.

    Args:
        core: seconds of processor time.
        memory: bytes.
        work: most processor seconds between two looks of its event loop at its sockets.
        frames: received.
        lines: of records, that the database has stored.
        batches: the transactions of those lines.
    """

    core: float
    memory: float
    work: float
    frames: float
    lines: float = 0.0
    batches: float = 0.0

    def __add__(self, other: Counted) -> Counted:
        """Return the counters of two processes added up."""
        return Counted(
            self.core + other.core,
            self.memory + other.memory,
            max(self.work, other.work),
            self.frames + other.frames,
            self.lines + other.lines,
            self.batches + other.batches,
        )


class _Seated:
    """Prints the progress of seating the players, before anything is measured.

    Args:
        people: how many there will be.
    """

    def __init__(self, people: int) -> None:
        self._people = people
        self._here = 0
        self._said = time.monotonic()

    def take(self) -> None:
        """Count one more."""
        self._here += 1
        if time.monotonic() - self._said > PROGRESS:
            self._said = time.monotonic()
            sys.stderr.write(f"{self._here} of {self._people} people sit at their tables.\n")
            sys.stderr.flush()


def main(typed: list[str]) -> int:
    """Measure servers of the given sizes; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python tests/benchmarks server", description=__doc__)
    several = "; several numbers are measured one by one"
    add = partial(parser.add_argument, metavar="N", type=_some)
    add("--tables", nargs="+", default=[300], help=f"how many a server has{several}")
    add("--processes", nargs="+", default=[1], help=f"with --store: how many it has{several}")
    add("--seconds", default=30, help="how long each is measured")
    store = "keep the tables in a new database beside this one"
    parser.add_argument("--store", default="", metavar="ADDRESS", help=store)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args(typed)
    return print_all(
        _sizes(sorted({*asked.tables}), asked.seconds, asked.store, asked.processes), asked.json
    )


def _some(text: str) -> int:
    if not (text.isdecimal() and int(text)):
        raise argparse.ArgumentTypeError("use 1 or more")
    return int(text)


def _sizes(
    tables: Sequence[int], seconds: float, store: str, processes: Sequence[int]
) -> Iterator[Measurement]:
    """Measure servers with each number of tables and processes."""
    for count_of in processes:
        kept = []
        for many in tables:
            for one in server_speeds(many, seconds, store=store, processes=count_of):
                kept.append(one)
                yield one
        if len(tables) > 1:
            yield from growth(tables, kept)


def server_speeds(
    tables: int, seconds: float, store: str = "", processes: int = 1
) -> Iterator[Measurement]:
    """Measure a server.

    Args:
        tables: how many, each with two people who have a device each.
        seconds: for how long.
        store: the address of a database, beside which a new one is made for the time of the
            measurement; empty for files.  With one, players also chat, lose their connections
            and reconnect.
        processes: of the server, which share a database.

    Raises:
        CannotMeasure: several processes have no database, the system allows too few open files,
            or the server did not start.
    """
    if processes < 1 or (processes > 1 and not store):
        raise CannotMeasure(f"{processes} processes need a database: name it with --store.")
    needed = (tables + 1) * 2 + OTHER_FILES
    allowed = raise_open_files(needed)
    if allowed < needed:
        most = (allowed - OTHER_FILES) // 2 - 1
        raise CannotMeasure(
            f"{allowed} open files are too few for {tables} tables: "
            f"raise that, or type --tables {most}."
        )
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        names = prepare(data / "server", tables + 1, MOVES, LONG)
        yield from asyncio.run(_measured_in(store, data, names, seconds, processes))


@asynccontextmanager
async def scratch_database(address: str) -> AsyncIterator[str]:
    """Create a temporary database beside another one, and drop it in the end; yields its address.

    Raises:
        StoreFault: it cannot be created.
    """
    beside, name = Database(address), f"audiogame_{secrets.token_hex(4)}"
    try:
        await beside.rows(f"CREATE DATABASE {name}")
    except Unanswered as fault:
        raise StoreFault("postgres-unusable", place=beside.location, why=str(fault)) from fault
    try:
        yield urlsplit(address)._replace(path=f"/{name}").geturl()
    finally:
        with contextlib.suppress(Unanswered):
            await beside.rows(f"DROP DATABASE {name} WITH (FORCE)")
        await beside.close()


async def _measured_in(
    store: str, data: Path, tables: Sequence[Prepared], seconds: float, processes: int
) -> list[Measurement]:
    if not store:
        return await _measured(data, tables, seconds, "", 1)
    async with scratch_database(store) as address:
        database = Database(address)
        await database.begin()
        await import_folder(database, data / "server")
        for rest in SETTLING:
            with contextlib.suppress(Unanswered):  # needs rights that not every user has
                await database.rows(rest, patience=SETTLED)
        await database.close()
        return await _measured(data, tables, seconds, address, processes)


async def _measured(
    data: Path, tables: Sequence[Prepared], seconds: float, store: str, processes: int
) -> list[Measurement]:
    async with contextlib.AsyncExitStack() as running:
        servers = [
            await running.enter_async_context(
                _server(data / f"{at}" if at else data, len(tables), store)
            )
            for at in range(processes)
        ]
        metrics, address = [one[1] for one in servers], servers[0][0]
        codec, chance, room = Codec(endless_game()), Random(1), asyncio.Semaphore(AT_ONCE)
        progress = _Seated(2 * len(tables))

        async def come(at: int, device: int) -> Visitor:
            table, own = tables[at], secret_of(at, device)
            server, name = servers[at % processes][0], f"{at}.{device}"
            one = Visitor(server, table.name, table.game, own, name, codec, chance)
            async with room:
                await one.come(table.told[device])
            progress.take()
            return one

        async def come_both(at: int) -> list[Visitor]:
            return [await come(at, device) for device in range(2)]

        *many, last = range(len(tables))
        people = [one for both in await asyncio.gather(*map(come_both, many)) for one in both]
        evenings = [Evening(one, chance) for one in people] if store else []
        spent = [asyncio.create_task(one.spend()) for one in evenings]
        echo = None
        if not store:  # players who also chat cost more than their choices
            echo = await running.enter_async_context(_begun_echo(data / "echo", people))
        for one in people:
            one.waits.clear()
        gc.freeze()  # a collection of all players here would be measured as waiting for the server
        gc.disable()
        before, begun, own = await _counted(metrics), time.perf_counter(), time.process_time()
        bare = await echo.count() if echo is not None else 0.0
        await asyncio.sleep(seconds)
        took, own = time.perf_counter() - begun, time.process_time() - own
        after = await _counted(metrics)
        waits = [wait * 1000 for one in people for wait in one.waits]
        beside: list[Measurement] = []
        if echo is not None and waits and echo.waits:
            bare, bare_waits = await echo.core() - bare, [wait * 1000 for wait in echo.waits]
            own_core = after.core - before.core
            beside = [*_beside_echo(len(many), waits, own_core, bare_waits, bare)]
            await echo.end()
        gc.enable()
        joins = await _join(address, time.perf_counter() + JOINING * seconds)
        await _end(spent)
        again = [await _come_again(one) for one in (*people[:AGAIN], *await come_both(last))]
        held = await _counted(metrics)
        for one in people:
            await one.close()
    if not waits:
        raise CannotMeasure(f"Nobody chose anything in {seconds:g} seconds: type more --seconds.")
    return [
        *_figures(len(many), waits, joins, before, after, took, bool(store)),
        *beside,
        *_figures_of_store(before, after, len(waits), evenings, took),
        Measurement("most work of the loop at once", held.work * 1000, "ms", most=MOST_WORK),
        Measurement("coming back with nothing heard, median", statistics.median(again), "ms"),
        Measurement("the same at a table that has had many moves", again[-1], "ms", most=MOST_BACK),
        Measurement("what those who asked took of their core", 100 * own / took, "percent"),
        Measurement("choices refused", sum(one.refused for one in people), "choices", most=0),
    ]


@asynccontextmanager
async def _begun_echo(file: Path, people: Sequence[Visitor]) -> AsyncIterator[Echo]:
    """Run a bare echo of what players choose and hear, with as many tables at the same pace."""
    recorded = people[: 2 * ECHOED]
    for one in people:
        one.waits.clear()
    for one in recorded:
        one.frames = []
    await asyncio.sleep(RECORDED)
    sent: list[Exchange] = []
    for one, other in zip(recorded[::2], recorded[1::2], strict=True):
        sent += exchanges(one.choices + other.choices, one.frames or (), other.frames or ())
    for one in recorded:
        one.frames = None
    choices = sum(len(one.waits) for one in people)
    if not (choices and sent):
        raise CannotMeasure(f"Nobody chose anything in {RECORDED:g} seconds: type more --tables.")
    (port,) = _free_ports(1)
    async with running_echo(file, port, sent) as echo:
        _spread(echo.process)
        await echo.begin(len(people) // 2, RECORDED * len(people) / 2 / choices)
        yield echo


def _beside_echo(
    tables: int, waits: Sequence[float], core: float, bare_waits: Sequence[float], bare: float
) -> Iterator[Measurement]:
    """Yield the speed of a server and of a bare echo, and their ratios.

    Args:
        tables: how many each had.
        waits: milliseconds from each choice to its answer.
        core: seconds of processor time of the server.
        bare_waits: of the echo, and `bare` likewise.
    """
    at, own, echo = f"{tables} tables", 1000 * core / len(waits), 1000 * bare / len(bare_waits)
    yield Measurement(f"{at}: processor time of a choice", own, "ms")
    yield Measurement(f"{at}: processor time of a choice of a bare echo", echo, "ms")
    yield Measurement(f"{at}: processor time", own / echo, "times an echo's", most=MOST_CORE)
    wait, other = percentile(waits, 0.99), percentile(bare_waits, 0.99)
    yield Measurement(f"{at}: answer of a bare echo, 99 of 100", other, "ms")
    yield Measurement(f"{at}: answer", wait / other, "times an echo's", most=MOST_WAIT)


async def _end(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel the tasks of the players, none of which may have failed."""
    for one in tasks:
        one.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, BaseExceptionGroup):
            raise ended


def _figures_of_store(
    before: Counted, after: Counted, choices: int, evenings: Sequence[Evening], took: float
) -> Iterator[Measurement]:
    """Yield the load of the database; nothing without one."""
    lines, batches = after.lines - before.lines, after.batches - before.batches
    if not batches:
        return
    yield Measurement("lines made safe", lines / took, "a second")
    yield Measurement("lines of one transaction", lines / batches, "lines")
    yield Measurement(
        "processor time of a choice", 1000 * (after.core - before.core) / choices, "ms"
    )
    yield Measurement("lines of chat", float(sum(one.said for one in evenings)), "lines")
    yield Measurement("lost lines", float(sum(one.drops for one in evenings)), "lines")
    returns = [1000 * one for evening in evenings for one in evening.returns]
    if returns:
        yield Measurement("coming back after a lost line, median", statistics.median(returns), "ms")


async def _join(address: str, until: float) -> list[float]:
    """Join a player each second; returns the milliseconds that each took, one at least."""
    numbers, turn = count(), time.perf_counter()
    joins: list[float] = []
    while not joins or time.perf_counter() < until:
        joins.append(1000 * await joined(address, numbers))
        turn += 1.0
        await asyncio.sleep(max(0.0, min(turn, until) - time.perf_counter()))
    return joins


async def _come_again(one: Visitor) -> float:
    """Reconnect a player who has heard nothing; returns the milliseconds that this takes."""
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
    durable: bool,
) -> Iterator[Measurement]:
    targets = (OF_A_DATABASE,) if durable else TARGETS
    target = next((one for one in targets if tables <= one.tables), None)
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
            raise CannotMeasure(f"No server: {told.decode(errors='replace').strip()}")
        yield f"{HOME}:{ports[0]}", f"http://{HOME}:{ports[1]}/metrics"
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.communicate()


def _spread(server: int) -> None:
    """Pin the server to one core and this process to another, where the system allows it."""
    if sys.platform != "linux":
        return
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(server, cores[1:2])
        os.sched_setaffinity(0, cores[:1])


def _free_ports(number: int) -> list[int]:
    """Find free ports."""
    with contextlib.ExitStack() as opened:
        probes = [opened.enter_context(socket.socket()) for _ in range(number)]
        for probe in probes:
            probe.bind((HOME, 0))
        return [int(probe.getsockname()[1]) for probe in probes]


async def _counted(metrics: Sequence[str]) -> Counted:
    """Fetch the counters of several processes, added up."""
    first, *others = [await _counted_by(one) for one in metrics]
    return sum(others, first)


async def _counted_by(metrics: str) -> Counted:
    """Fetch the counters of one process."""

    def asked() -> str:
        with urllib.request.urlopen(metrics, timeout=30) as answer:
            return str(answer.read().decode())

    text = await asyncio.to_thread(asked)
    told = {name: float(value) for name, value in re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE)}
    return Counted(
        core=told["process_cpu_seconds_total"],
        memory=told.get("process_resident_memory_bytes", 0.0),
        work=told["audiogame_loop_work_seconds_longest"],
        frames=told["audiogame_frames_total"],
        lines=told.get("audiogame_store_appends_total", 0.0),
        batches=told.get("audiogame_store_batches_total", 0.0),
    )


def growth(tables: Sequence[int], measured: Iterable[Measurement]) -> Iterator[Measurement]:
    """Yield the cost of further tables, from servers of several sizes.

    Args:
        tables: how many each server had, from few to many.
        measured: the figures of all of them.
    """
    figures = {one.name: one.value for one in measured}
    core = [(figures[f"{many} tables: {CORE}"] or 0.0) / many * 100 for many in tables]
    for many, share in zip(tables, core, strict=True):
        most = core[0] * MOST_BEND if many != tables[0] else None
        name = f"{many} tables: {CORE}, each 100 tables"
        yield Measurement(name, share, "percent", most=most)
    memory = [figures.get(f"{many} tables: {MEMORY}") for many in tables]
    first: float | None = None
    for few, many, before, after in zip(
        tables[:-1], tables[1:], memory[:-1], memory[1:], strict=True
    ):
        if before is None or after is None:
            continue
        more = (after - before) / (many - few)
        most = first * MOST_BEND if first is not None else None
        first = more if first is None else first
        yield Measurement(f"{many} tables: memory, each table more", more, "MB", most=most)
