"""Server metrics by prometheus-client, and the health check: for this machine alone."""

from __future__ import annotations

import asyncio
import selectors
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from prometheus_client import CollectorRegistry, Gauge, Info, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from audiogame import __version__
from audiogame.own_task import failed_lately
from audiogame.server.costs import WORKED
from audiogame.server.gate import UNLOOKED
from audiogame.server.log import Log
from audiogame.server.record_thread import stopped_reading
from audiogame.server.served_socket import Listening, ServedSocket, listen
from audiogame.server.server import Server

HOME = "127.0.0.1"
"""Address of the port: only this machine may ask."""
MINUTE = 60.0
FAILING = 10.0
"""Seconds for which a part that has failed counts as ill."""
TEXT = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}


if sys.platform == "win32":

    class _TimedProactor(asyncio.IocpProactor):
        """Proactor that measures the work between two polls, when no client is answered.

        Args:
            note: called with it, in seconds.
        """

        def __init__(self, note: Callable[[float], None]) -> None:
            super().__init__()
            self._note = note
            self._since = WORKED()

        def select(self, timeout: int | None = None) -> list[asyncio.Future[Any]]:
            self._note(WORKED() - self._since)
            try:
                return super().select(timeout)
            finally:  # what it waited for is no work
                self._since = WORKED()

else:

    class _Timed(selectors.DefaultSelector):
        """Selector that measures the processor time between two polls, when no client is answered.

        Args:
            note: called with it, in seconds.
        """

        def __init__(self, note: Callable[[float], None]) -> None:
            super().__init__()
            self._note = note
            self._since = WORKED()

        def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
            before, self._since = self._since, WORKED()
            self._note(self._since - before)
            return super().select(timeout)


class ServerCollector(Collector):
    """Collector of the counters of a server.

    Args:
        server: which.
        log: counts the errors.
    """

    def __init__(self, server: Server, log: Log) -> None:
        self._server = server
        self._log = log

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics, without a name or an address."""
        for name, told, value, grows in self._counted():
            family = CounterMetricFamily if grows else GaugeMetricFamily
            yield family(f"audiogame_{name}", told, value=value)

    def _counted(self) -> Iterator[tuple[str, str, float, bool]]:
        gate, tables, store = self._server.gate, self._server.tables, self._server.store
        yield "connections", "Connections that are up.", gate.connections, False
        yield "people", "Connections that have said hello.", gate.people, False
        yield "connections_refused_total", "Too many, see the log.", gate.refused, True
        yield "requests_refused_total", "Over a limit, see the log.", gate.costs.refusals, True
        yield "tables_playing", "Tables at which somebody is.", tables.playing, False
        yield "games_standing_still", "Games that cannot go on.", tables.standing_still, False
        yield "oldest_write_seconds", "How long the oldest write waits.", store.oldest, False
        yield "tables", "Tables that are kept.", len(store.agreements), False
        yield "tables_awake", "Tables that are in memory.", tables.awake, False
        yield "frames_total", "Frames that have come.", gate.frames, True
        yield "frames_delayed_total", "Frames that came too fast.", gate.delayed, True
        yield "faults_total", "What has failed, see the log.", self._log.faults, True
        if store.others or store.alive:  # a database
            for name, told, value, grows in store.figures.told():
                yield f"store_{name}", told, value, grows


class Metrics:
    """The metrics of a process, and the port at which they are told.

    Args:
        port: 0 for any that is free.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        Info("audiogame_build", "Its version.", registry=self._registry).info(
            {"version": __version__}
        )
        self._most = Gauge(
            "audiogame_loop_work_seconds_longest",
            "Most processor time between two looks at the sockets, of the last minute or two.",
            registry=self._registry,
        )
        self._most.set_function(lambda: max(self._most_work, self._most_before))
        self._most_work = self._most_before = 0.0
        self._minute = time.monotonic()
        self._server: Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listening: Listening | None = None

    def new_loop(self) -> asyncio.AbstractEventLoop:
        """Return an event loop whose work is measured."""
        if sys.platform == "win32":  # its selectors have 512 sockets at most
            return asyncio.ProactorEventLoop(_TimedProactor(self._note))
        else:  # noqa: RET505  # else a check for Windows looks for the other class
            return asyncio.SelectorEventLoop(_Timed(self._note))

    def _note(self, seconds: float) -> None:
        now = time.monotonic()
        if now - self._minute >= MINUTE:
            self._minute, self._most_before, self._most_work = now, self._most_work, 0.0
        if self._listening is not None:  # else it still begins
            self._most_work = max(self._most_work, seconds)

    async def begin(self, server: Server, log: Log) -> str:
        """Listen; return the address of the metrics.

        Args:
            server: is counted.
            log: counts its errors.

        Raises:
            Fault: the port is not available.
        """
        self._server, self._loop = server, asyncio.get_running_loop()
        self._registry.register(ServerCollector(server, log))
        self._listening = await listen(_end, HOME, self._port, files=self.answer)
        return f"http://{HOME}:{self._listening.port}/metrics"

    async def close(self) -> None:
        """Stop listening."""
        if self._listening is not None:
            await self._listening.close()

    def answer(self, path: str, packed: bool) -> tuple[int, dict[str, str], bytes]:
        """Answer a request for a path."""
        match path:
            case "/metrics":
                return 200, TEXT, generate_latest(self._registry)
            case "/health" if self._server is not None and self._loop is not None:
                ill = illness(self._server, failed_lately(self._loop, FAILING))
                return 503 if ill else 200, TEXT, f"{ill or 'well'}\n".encode()
        return 404, TEXT, b""


async def _end(socket: ServedSocket) -> None:
    """End a connection: nothing is told by WebSocket."""


def illness(server: Server, failed: tuple[str, ...] = ()) -> str:
    """Return why clients should avoid this process now; empty if it is healthy.

    Args:
        server: of the process.
        failed: the parts that have failed lately.
    """
    store = server.store
    if store.stuck:
        return f"nothing is written for {store.oldest:.0f} seconds: no room, or too slow"
    if failed:
        return f"a part has failed, see the log: {', '.join(failed)}"
    if server.tables.late > UNLOOKED:
        return f"no table was looked after for {server.tables.late:.0f} seconds"
    if (late := stopped_reading()) > UNLOOKED:
        return f"a record was not read on for {late:.0f} seconds"
    if count := server.tables.standing_still:
        return f"games that stand still, see the log: {count}"
    if store.leaving:
        return "this process hands its tables over"
    if not store.fit:
        return "the database cannot be reached, or the disk of this machine is full"
    return ""
