"""Real processes of one server with one database, for tests that kill, stop and cut them off."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import signal
import socket
import sys
import time
from pathlib import Path
from typing import Any

from online_server import HOME
from patience import raise_error_of
from postgres_cluster import Cluster

from audiogame.online.link import TableLink

HERE = Path(__file__).parent
PRIMARY = "target_session_attrs=primary"
PATIENCE = 120.0
"""Timeout in seconds for what takes a few."""


def free_port(host: str = HOME) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


class Way:
    """TCP proxy from one process to the database, which can be cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._tasks: set[asyncio.Task[None]] = set()
        self._open = True

    async def begin(self) -> int:
        self._server = await asyncio.start_server(self._serve, HOME, 0)
        return int(self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        """Stop forwarding without closing connections, as when a cable is out."""
        self._open = False
        for task in self._tasks:
            task.cancel()

    def mend(self) -> None:
        self._open = True

    def close(self) -> None:
        self.cut()
        self._server.close()

    async def _serve(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        if not self._open:
            return
        far, to_far = await asyncio.open_connection(HOME, self._port)
        for source, target in ((near, to_far), (far, to_near)):
            task = asyncio.create_task(self._carry(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                target.write(data)
                await target.drain()
            target.close()


class Process:
    """One process of a server, which can be restarted at the same address.

    Args:
        folder: of its own.
        store: the address of the database.
        host: to listen on.
        program: command of one version or another.
    """

    def __init__(
        self, folder: Path, store: str, host: str = HOME, program: str = "served.py"
    ) -> None:
        self._folder = folder
        self._program = program
        self.store = store
        self.host = host
        self.port = free_port(host)
        self._process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"{self.host}:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def begin(self) -> None:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(HERE / self._program)),
            *(str(self._folder), str(self.port), self.store, self.host),
            stdout=asyncio.subprocess.PIPE,
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            assert await self._process.stdout.readline() == b"ready\n"

    def signal(self, number: signal.Signals) -> None:
        os.kill(self.pid, number)

    async def kill(self) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def end(self) -> int:
        """Ask the process to stop; returns its exit status."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()


class Community:
    """Processes of one server.

    Args:
        cluster: has their database.
        folder: in which each has one of its own.
        count: number of processes.
        hosts: comma-separated addresses of the database, if it may be at several.
    """

    def __init__(self, cluster: Cluster, folder: Path, count: int, hosts: str = "") -> None:
        self.cluster = cluster
        self.name = f"d{secrets.token_hex(4)}"
        self.store = cluster.database(self.name)
        self._hosts = hosts
        self._folder = folder
        self._count = count
        self.ways: list[Way] = []
        self.processes: list[Process] = []

    async def __aenter__(self) -> Community:
        for number in range(self._count):
            way = Way(self.cluster.port)
            port = await way.begin()
            store = self.store.replace(f":{self.cluster.port}/", f":{port}/")
            if self._hosts:
                store = f"postgresql://audiogame@{self._hosts}/{self.name}?{PRIMARY}"
            process = Process(self._folder / str(number), store, f"127.0.0.{number + 1}")
            self.ways.append(way)
            self.processes.append(process)
            await process.begin()
        return self

    async def __aexit__(self, *_: object) -> None:
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                process.signal(signal.SIGCONT)
            await process.kill()
        for way in self.ways:
            way.close()

    @property
    def running(self) -> bool:
        """Whether no process has ended."""
        return all(one.running for one in self.processes)

    def invitation(self, number: int = 0) -> TableLink:
        """Return the invitation to open tables, at one of the processes."""
        words = self.cluster.sql(self.name, "SELECT invitation FROM house").strip()
        return TableLink(self.processes[number].address, False, "", words)

    def holder(self) -> int:
        """Return the index of the process that holds the only table; -1 for none."""
        address = self.cluster.sql(
            self.name,
            "SELECT address FROM tables JOIN servers ON server = owner "
            "WHERE until > clock_timestamp()",
        ).strip()
        found = [at for at, one in enumerate(self.processes) if one.address == address]
        return found[0] if found else -1

    def rows(self, record: str = "") -> list[tuple[int, int, str]]:
        """Return the number, epoch and text of all lines of a record, or of the only one."""
        which = f"WHERE record = '{record}'" if record else ""
        text = self.cluster.sql(
            self.name,
            f"SELECT number || ' ' || epoch || ' ' || line FROM lines {which} ORDER BY number",
        )
        split = [row.split(" ", 2) for row in text.splitlines()]
        return [(int(number), int(epoch), line) for number, epoch, line in split]


async def until(true: object, what: str, *tasks: asyncio.Task[Any] | None) -> float:
    """Wait for a condition; returns the seconds that it took.

    Args:
        true: the condition.
        what: names it.
        tasks: those that bring it about; the error of one ends the wait.
    """
    assert callable(true)
    begun = time.monotonic()
    while not true():
        raise_error_of(*tasks)
        assert time.monotonic() - begun < PATIENCE, f"it never came that {what}"
        await asyncio.sleep(0.005)
    return time.monotonic() - begun


async def run_server_command(*words: str) -> tuple[int, str]:
    """Run `audiogame server` with more arguments; returns its exit status and output."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "audiogame", "server", *words),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    out, _ = await process.communicate()
    return process.returncode or 0, out.decode()
