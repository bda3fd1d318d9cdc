"""Tunnel: a command that gives a server a public address, kept open, checked and watched.

The address is read from what the command prints.  It counts once a connection to it leads back to
this very server, which knows the key that it has shown there.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from audiogame.online.codec import UnreadablePacket
from audiogame.online.dial import CannotConnect, OnlyWebPage, Socket, connect
from audiogame.online.link import LOOPBACK
from audiogame.online.session_packets import Challenged, read_down
from audiogame.own_process import NO_WINDOW, OWN_SESSION, end_with_program, own_command
from audiogame.own_task import ask_task, begin_task, end_task, keep_task
from audiogame.rules.fault import Fault, Reason, ends_of, own_system, system_reason
from audiogame.rules.value import Value
from audiogame.server.host_keys import OwnSsh, is_ssh
from audiogame.server.services import TunnelService

OPENING = 40.0
"""Seconds in which a command has to print an address that leads here."""
ANSWER = 10.0
"""Seconds in which a connection to the address has to be answered."""
BEAT = 15.0
"""Seconds between two checks of the address: a tunnel can die without a word."""
MISSED = 2
"""Checks in a row that may fail, before the tunnel is begun again."""
AGAIN = 2.0
"""Seconds after a failed check until the next."""
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds until a lost tunnel is begun again: the first, doubled each time up to the longest."""
ENDING = 3.0
"""Seconds in which a command has to end, before it is killed."""
READ = 4_096
"""Bytes read at once of what a command prints."""
KEPT = 4_096
"""Characters kept of an unfinished line, and of the last lines."""
MOST = 8
"""Addresses looked at, at most; the oldest ones are dropped."""
TRIES = 3
"""Checks of an address that is printed while another one leads here."""
STILL = 0.5
"""Seconds of silence after which an unfinished line counts as whole."""
_MARKS = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])")
"""Escape sequences of a terminal."""
_ADDRESS = re.compile(
    r"https://((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*"
    r"|\[[0-9a-f:.]+\])(?::(\d{1,5}))?(?![\w.:@-])",
    re.IGNORECASE,
)
HTTPS = 443


class TunnelFault(Fault):
    """A tunnel that cannot be opened, or is lost."""


class Opened(Value):
    """The tunnel is open.

    Args:
        address: at which the server can be reached now, by TLS, with its port.
        before: the address until now, if it is another; empty for the first.
    """

    address: str
    before: str = ""


class Lost(Value):
    """The tunnel is lost or cannot be opened; it is begun again by itself.

    Args:
        why: the reasons.
        wait: seconds until then.
    """

    why: tuple[Reason, ...]
    wait: float


TunnelNews = Opened | Lost


def addresses_in(text: str) -> list[str]:
    """Return the public https addresses in a text, each with its port, in order."""
    found = []
    for match in _ADDRESS.finditer(text):
        host, port = match[1].lower(), int(match[2] or HTTPS)
        if host not in LOOPBACK and 0 < port < 65_536:
            found.append(f"{host}:{port}")
    return found


class _Printed:
    """What a command has printed: the addresses, and the last lines; the rest is dropped."""

    def __init__(self) -> None:
        self.addresses: list[str] = []
        self.came = asyncio.Event()
        self._last = ""

    def put(self, line: str) -> None:
        """Add a line."""
        line = "".join(one for one in _MARKS.sub("", line) if one.isprintable() or one == "\t")
        for address in addresses_in(line):
            if address not in self.addresses:
                self.addresses = [*self.addresses[1 - MOST :], address]
                self.came.set()
        if line.strip():
            self._last = f"{self._last}\n{line.strip()}"[-KEPT:]

    def says(self, words: str) -> bool:
        """Return whether the last lines have these words."""
        return words.casefold() in self._last.casefold()

    @property
    def last(self) -> str:
        """The last line, shortened."""
        return ends_of(self._last.rpartition("\n")[2].rstrip(". "))


async def _read(stream: asyncio.StreamReader, printed: _Printed) -> None:
    """Read what a command prints until it ends."""
    begun, looked_at = "", False
    while True:
        try:
            async with asyncio.timeout(STILL if begun and not looked_at else None):
                data = await stream.read(READ)
        except TimeoutError:  # the rest may still come
            printed.put(begun)
            looked_at = True
            continue
        looked_at = False
        *whole, begun = re.split(r"[\r\n]", begun + data.decode("utf-8", "replace"))
        for line in whole:
            printed.put(line[:KEPT])
        begun = begun[-KEPT:]
        if not data:
            printed.put(begun)
            return


class Tunnel:
    """A tunnel to a server, which is begun again whenever it is lost.

    Args:
        service: whose command opens it.
        port: of the server on this machine.
        folder: of the server's data.
        own: returns whether a key is one that this server has just shown.
        news: called whenever the tunnel has opened, has another address, or is lost.
        dial: opens a socket to an address, by TLS where the second argument says so.
        pause: sleeps; takes seconds.
    """

    def __init__(
        self,
        service: TunnelService,
        port: int,
        folder: Path,
        own: Callable[[str], bool],
        news: Callable[[TunnelNews], None],
        dial: Callable[[str, bool], Awaitable[Socket]] = connect,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._service = service
        self._port = port
        self._ssh = OwnSsh(folder)
        self._own = own
        self._news = news
        self._dial = dial
        self._pause = pause
        self._task: asyncio.Task[None] | None = None
        self.address = ""
        """The last address that led here, with its port; empty before the first."""

    def begin(self) -> None:
        """Open the tunnel, and keep it open from now on."""
        self._task = keep_task(self._keep_open)

    async def close(self) -> None:
        """Close the tunnel for good, with its command."""
        await end_task(self._task)

    async def _keep_open(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with self._running() as (printed, ended):
                    address = await self._open(printed, ended)
                    wait = FIRST_WAIT
                    await self._watch(address, printed, ended)
            except Fault as fault:
                self._news(Lost(fault.reasons, wait))
            await self._pause(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    @asynccontextmanager
    async def _running(self) -> AsyncIterator[tuple[_Printed, asyncio.Task[int]]]:
        """Run the command; yields what it prints, and a task that ends with it."""
        command = self._service.command_for(self._port)
        if is_ssh(command):
            await self._ssh.prepare()
            command = self._ssh.command(command)
        program = shutil.which(command[0])
        if program is None:
            if is_ssh(command):
                raise TunnelFault("tunnel-no-ssh", system=own_system())
            raise TunnelFault("tunnel-no-program", program=command[0])
        if sys.platform == "win32":  # it finds a script such as `lt.cmd` by its whole name only
            command = (program, *command[1:])
        try:
            process = await asyncio.create_subprocess_exec(
                *own_command("audiogame.server.tunnel_keeper", *command),
                stdin=asyncio.subprocess.PIPE,  # the command ends with it
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                creationflags=NO_WINDOW,
                start_new_session=OWN_SESSION,  # nothing is asked at a terminal
            )
        except OSError as fault:
            raise TunnelFault(
                "tunnel-not-run", program=command[0], why=system_reason(fault)
            ) from fault
        end_with_program(process.pid)
        printed = _Printed()
        outputs = filter(None, (process.stdout, process.stderr))
        readers = [begin_task(_read(one, printed)) for one in outputs]
        ended = begin_task(_end_of(process, readers))
        try:
            yield printed, ended
        finally:
            await _stop(process)
            for task in (ended, *readers):
                task.cancel()
            await asyncio.gather(ended, *readers, return_exceptions=True)

    async def _open(self, printed: _Printed, ended: asyncio.Task[int]) -> str:
        """Return the first printed address that leads here.

        Raises:
            TunnelFault: there is none in time, or the command has ended.
        """
        why: dict[str, TunnelFault] = {}
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(OPENING):
                while True:
                    printed.came.clear()
                    hopeful = [
                        one for one in printed.addresses if not isinstance(why.get(one), _NotHere)
                    ]
                    address = await self._first_here(hopeful, why)
                    if address:
                        self._tell_opened(address)
                        return address
                    if ended.done():
                        raise self._ended(printed)
                    await _first_of(printed.came.wait(), ended, self._pause(AGAIN))
        if why:
            raise [*why.values()][-1]
        raise TunnelFault("tunnel-no-address", said=printed.last or "none")

    async def _first_here(self, addresses: list[str], why: dict[str, TunnelFault]) -> str:
        """Check addresses at once; return the first that leads here, or an empty text.

        Args:
            addresses: to check.
            why: is given the reasons of the others.
        """
        checks = {ask_task(self._check(one)): one for one in addresses}
        left = {*checks}
        try:
            while left:
                done, left = await asyncio.wait(left, return_when=asyncio.FIRST_COMPLETED)
                for check in done:
                    fault = check.exception()
                    if fault is None:
                        return checks[check]
                    if not isinstance(fault, TunnelFault):
                        raise fault
                    why[checks[check]] = fault
            return ""
        finally:
            for check in left:
                check.cancel()
            await asyncio.gather(*left, return_exceptions=True)

    async def _watch(self, address: str, printed: _Printed, ended: asyncio.Task[int]) -> None:
        """Check the address at intervals, and follow the command to a new one.

        Raises:
            TunnelFault: it does not lead here any more, or the command has ended.
        """
        missed, tries = 0, Counter(printed.addresses * TRIES)
        while True:
            await _first_of(printed.came.wait(), ended, self._pause(AGAIN if missed else BEAT))
            printed.came.clear()
            new = [one for one in printed.addresses if tries[one] < TRIES and one != address]
            tries.update(new)
            other = await self._first_here(new, {})
            if other:
                address, missed = other, 0
                self._tell_opened(address)
            if ended.done():
                raise self._ended(printed)
            try:
                await self._check(address)
                missed = 0
            except _NotHere as fault:
                raise TunnelFault("tunnel-taken-back", address=address) from fault
            except TunnelFault as fault:
                missed += 1
                if missed < MISSED:
                    continue
                if isinstance(fault.__cause__, OnlyWebPage):  # of the service itself
                    raise TunnelFault("tunnel-withdrawn", address=address) from fault
                raise

    async def _check(self, address: str) -> None:
        """Check that an address leads to this very server.

        Raises:
            TunnelFault: it does not.
        """
        try:
            async with asyncio.timeout(ANSWER):
                socket = await self._dial(address, True)
                try:
                    data = await socket.receive()
                finally:
                    socket.cut()
            packet = read_down(data.encode()) if isinstance(data, str) else None
        except CannotConnect as fault:
            what = fault.reasons[:1]  # what a guest does about it is nothing for the host
            raise TunnelFault("tunnel-no-answer", address=address, why=what) from fault
        except TimeoutError as fault:
            late = Reason("tunnel-silent", seconds=int(ANSWER))
            raise TunnelFault("tunnel-no-answer", address=address, why=(late,)) from fault
        except UnreadablePacket:
            packet = None
        if packet is None:
            ended = Reason("tunnel-cut")
            raise TunnelFault("tunnel-no-answer", address=address, why=(ended,))
        if not isinstance(packet, Challenged) or not self._own(packet.challenge):
            raise _NotHere("tunnel-other-server", address=address)

    def _tell_opened(self, address: str) -> None:
        before, self.address = self.address, address
        self._news(Opened(address, before if before != address else ""))

    def _ended(self, printed: _Printed) -> TunnelFault:
        """Return why the command has ended."""
        name = self._service.name or self._service.command[0]
        if printed.says("host identification has changed"):
            return TunnelFault("tunnel-host-changed", name=name, file=str(self._ssh.hosts))
        if printed.says("host key verification failed"):
            return TunnelFault("tunnel-host-new", name=name)
        if printed.says("could not resolve hostname"):
            return TunnelFault("tunnel-offline", name=name)
        return TunnelFault("tunnel-refused", name=name, said=printed.last or "none")


class _NotHere(TunnelFault):
    """An address that leads to another server."""


async def _first_of(*waits: Awaitable[object]) -> None:
    """Wait for the first of several; only those that were tasks before go on."""
    tasks = [ask_task(one) for one in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task, given in zip(tasks, waits, strict=True):
            if task is not given:
                task.cancel()


async def _end_of(process: asyncio.subprocess.Process, readers: list[asyncio.Task[None]]) -> int:
    """Wait until a command has ended, and all that it printed is read."""
    status = await process.wait()
    await asyncio.wait(readers, timeout=1.0)  # a child of it may keep its output open
    return status


async def _stop(process: asyncio.subprocess.Process) -> None:
    """End a command and its children."""
    if process.stdin is not None:
        process.stdin.close()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(ENDING):
            await process.wait()
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    await process.wait()
