"""Server metrics for Prometheus: numbers only, for this machine alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path

from audiogame.rules.fault import system_reason
from audiogame.rules.value import Value
from audiogame.server.loop_hold import LIMITS, LoopHold
from audiogame.server.served_socket import CannotListen
from audiogame.server.server import Server

HOME = "127.0.0.1"
"""Address of the port: only this machine may ask."""
LONGEST = 8192
"""Bytes of a request at most."""
PATIENCE = 5.0
"""Seconds for a request at most."""
TEXT = "text/plain; version=0.0.4; charset=utf-8"


class Metric(Value):
    """A measured value.

    Args:
        name: in Prometheus's form.
        help: its description.
        value: now.
        total: whether it is a counter, which only grows.
    """

    name: str
    help: str
    value: float
    total: bool = False


class FaultCounter:
    """Counter of unexpected errors.

    Args:
        fault: called with each, for the log.
    """

    def __init__(self, fault: Callable[[BaseException], None]) -> None:
        self._fault = fault
        self.count = 0

    def __call__(self, fault: BaseException) -> None:
        """Count and log an error."""
        self.count += 1
        self._fault(fault)


def figures(server: Server, faults: FaultCounter) -> Iterator[Metric]:
    """Yield the metrics of a server."""
    gate, house = server.gate, server.house
    yield Metric("audiogame_lines", "Lines that stand.", gate.lines)
    yield Metric("audiogame_tables", "Tables that are kept.", len(server.store.agreements))
    yield Metric("audiogame_tables_awake", "Tables that are in memory.", house.tables)
    yield Metric("audiogame_frames_total", "Frames that have come.", gate.frames, True)
    yield Metric("audiogame_frames_delayed_total", "Frames that came too fast.", gate.delayed, True)
    yield Metric("audiogame_faults_total", "What has failed, see the log.", faults.count, True)
    yield Metric(
        "process_cpu_seconds_total", "Processor time of this process.", time.process_time(), True
    )
    for name, help_, value, total in server.store.figures.told():
        yield Metric(f"audiogame_store_{name}", help_, value, total)
    resident = resident_bytes()
    if resident:
        yield Metric("process_resident_memory_bytes", "Memory of this process.", resident)


def illness(server: Server) -> str:
    """Return why clients should avoid this process now; empty if it is healthy."""
    store = server.store
    if store.stuck:
        return "the database takes no lines: it has no room, or is too slow"
    if store.leaving:
        return "this process hands its tables over"
    if not store.fit:
        return "the database cannot be reached, or the disk of this machine is full"
    return ""


def resident_bytes() -> int:
    """Return the bytes of memory of this process; 0 where the system does not say."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, ValueError, IndexError):
            pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "darwin":
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return 0


def written(counted: Iterator[Metric], hold: LoopHold) -> str:
    """Format metrics in the text format of Prometheus, version 0.0.4."""
    lines: list[str] = []
    for one in counted:
        kind = "counter" if one.total else "gauge"
        lines += [f"# HELP {one.name} {one.help}", f"# TYPE {one.name} {kind}"]
        lines.append(f"{one.name} {one.value:.10g}")
    name = "audiogame_loop_hold_seconds"
    lines += [f"# HELP {name} How long everybody waits for one.", f"# TYPE {name} histogram"]
    sums = (*accumulate(hold.counts),)
    for limit, count in zip((*map(str, LIMITS), "+Inf"), sums, strict=True):
        lines.append(f'{name}_bucket{{le="{limit}"}} {count}')
    lines += [f"{name}_sum {hold.total:.6f}", f"{name}_count {sums[-1]}"]
    longest = f"{name}_longest"
    lines += [f"# HELP {longest} The longest since the server began.", f"# TYPE {longest} gauge"]
    lines.append(f"{longest} {hold.longest:.6f}")
    work = "audiogame_loop_work_seconds_longest"
    lines += [f"# HELP {work} The most processor time of one hold.", f"# TYPE {work} gauge"]
    lines.append(f"{work} {hold.most_work:.6f}")
    return "".join(f"{line}\n" for line in lines)


class MetricsPort:
    """A local port for the metrics and the health check.

    Args:
        tell: returns the metrics.
        ill: returns why clients should use another process; empty if this one is healthy.
    """

    def __init__(self, tell: Callable[[], str], ill: Callable[[], str] = lambda: "") -> None:
        self._tell = tell
        self._ill = ill
        self._server: asyncio.Server | None = None

    async def begin(self, port: int) -> int:
        """Listen; return the port.

        Raises:
            CannotListen: the port is not available.
        """
        try:
            self._server = await asyncio.start_server(self._serve, HOME, port, limit=LONGEST)
        except OSError as fault:
            why = system_reason(fault)
            raise CannotListen("server-cannot-listen", address=HOME, port=port, why=why) from fault
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    async def _serve(self, asked: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(
            OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError
        ):
            async with asyncio.timeout(PATIENCE):
                head = await asked.readuntil(b"\r\n\r\n")
                answer.write(self._answered(head))
                await answer.drain()
        answer.close()

    def _answered(self, head: bytes) -> bytes:
        method, _, rest = head.partition(b" ")
        status, body = "200 OK", ""
        if method != b"GET":
            status = "405 Method Not Allowed"
        else:
            match rest.partition(b" ")[0]:
                case b"/metrics":
                    body = self._tell()
                case b"/health":
                    ill = self._ill()
                    status, body = ("503 Service Unavailable" if ill else status), ill or "well"
                    body += "\n"
                case _:
                    status = "404 Not Found"
        data = body.encode()
        return (
            f"HTTP/1.1 {status}\r\nContent-Type: {TEXT}\r\nContent-Length: {len(data)}\r\n"
            "Connection: close\r\n\r\n"
        ).encode() + data
