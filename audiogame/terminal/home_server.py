"""The server of a table at home: a process beside the program."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import subprocess
from pathlib import Path

from audiogame.console.home_server import NewHost
from audiogame.online.dial import CannotConnect, connect
from audiogame.own_process import own_command, start_process
from audiogame.rules.fault import Fault, Reason, own_system, system_reason
from audiogame.rules.value import replace
from audiogame.server.addresses import own_ipv6_address
from audiogame.server.background import (
    END,
    STAY,
    BackgroundServer,
    find_background_server,
    write_background_server,
)
from audiogame.server.host_keys import HostKeys, OwnSsh, is_ssh
from audiogame.server.page_file import fetched_page
from audiogame.server.services import KnownServices, TunnelService, read_services

BEGINS = 20.0
"""Seconds in which the process has to begin."""
LOOK = 0.05
"""Seconds between looks whether it has begun."""
ENDS = 5.0
"""Seconds in which it has to end, before it is killed."""


class ProcessServer:
    """The server in the background of a program in a terminal.

    Args:
        data: the program's data folder.
    """

    def __init__(self, data: Path) -> None:
        self._data = data
        self._folder = data / "server"
        self._known = KnownServices(self._folder)
        self._ssh = OwnSsh(self._folder)
        self._keys: HostKeys | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._left = False
        """Whether the process was left running."""

    def _service(self) -> TunnelService | None:
        """Return the first service whose program is on this machine.

        Raises:
            Faults: the file of services has mistakes.
        """
        services = read_services(self._folder)
        return next((one for one in services if shutil.which(one.command[0])), None)

    def ask_about(self) -> Reason | None:
        """Return what a person should know and agree to, before others can come from elsewhere.

        Raises:
            Fault: there is no service to come through.
            Faults: the file of services has mistakes.
        """
        service = self._service()
        if service is None:
            raise Fault("tunnel-no-ssh", system=own_system())
        return None if service in self._known else service.about

    async def ask_host(self) -> NewHost | None:
        """Return the machine of the service, if it is not trusted yet.

        Raises:
            HostKeyFault: it shows no keys.
        """
        service = self._service()
        if service is None or not is_ssh(service.command):
            return None
        self._keys = await self._ssh.new_keys(service.command_for(0))
        return NewHost(self._keys.host, self._keys.fingerprint) if self._keys is not None else None

    def agree(self) -> None:
        """Keep that the person agrees to the service, and trusts its machine."""
        service = self._service()
        if service is not None:
            self._known.add(service)
        if self._keys is not None:
            self._ssh.accept(self._keys)

    async def begin(self, far: bool) -> str:
        """Start the server, or find the one that is still there; return the link to it.

        Args:
            far: whether people from elsewhere can come, through the service.

        Raises:
            Fault: it does not begin, or cannot be asked for a way.
        """
        service = self._service() if far else None
        name = service.name if service is not None else ""
        found = await self._found()
        if found is not None and await _unreached(found) is None:
            if name and not found.service:  # it was left running for this network alone
                await self._ask(replace(found, service=name))
            return str(found.link)
        through = ("--through", name) if name else ()
        page = ("--page",) if fetched_page(self._data) is not None else ()
        command = own_command(
            *("audiogame", "serve", "--beside", "--port", "0", "--data", str(self._data)),
            *(*through, *page),
        )
        try:
            self._process, self._left = start_process(command, stays=True), False
        except OSError as fault:
            raise Fault("home-server-not-run", why=system_reason(fault)) from fault
        before, why = found, None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(BEGINS):
                while self._process.poll() is None:
                    found = await self._found()
                    if found is not None and found != before:
                        why = await _unreached(found)
                        if why is None:
                            return str(found.link)
                    await asyncio.sleep(LOOK)
        runs = self._process.poll() is None
        await self.end()
        if why is not None and found is not None and runs:  # what failed is the way to it
            raise Fault("home-server-unreached", address=found.link.address) from why
        raise Fault("home-server-not-begun", path=str(self._folder))

    async def _found(self) -> BackgroundServer | None:
        """Return the server that is there; None where there is none, or the file is in use."""
        with contextlib.suppress(OSError):
            return await asyncio.to_thread(find_background_server, self._folder)
        return None

    async def _ask(self, wanted: BackgroundServer) -> None:
        try:
            await asyncio.to_thread(write_background_server, self._folder, wanted)
        except OSError as fault:
            raise Fault("home-server-not-run", why=system_reason(fault)) from fault

    def ipv6_address(self) -> str:
        """Return the address of this machine that is valid everywhere by IPv6; empty for none."""
        return own_ipv6_address()

    async def end(self, found: bool = False) -> None:
        """Stop the server that was started here; every game is saved.

        Args:
            found: whether to stop one, too, that was left running and found again.

        Raises:
            Fault: it cannot be asked to stop.
        """
        process = self._process
        if process is None or self._left:
            if not found:
                return
            await self._end_found()
        self.close()
        self._process = None
        if process is not None:
            try:
                await asyncio.to_thread(process.wait, ENDS)
            except subprocess.TimeoutExpired:
                process.kill()

    async def _end_found(self) -> None:
        """Ask a server that was left running to stop, and wait for that; it refuses while the
        program that started it is there."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ENDS):
                asked = False
                while (found := await self._found()) is not None and found.ends is asked:
                    if not asked:
                        await self._ask(replace(found, ends=True))
                        asked = True
                    await asyncio.sleep(LOOK)

    def stay(self) -> None:
        """Leave the server running, as long as somebody is there."""
        self._left = True
        self._part(STAY)

    def close(self) -> None:
        """Stop the server, unless it was left running."""
        self._part(END)

    def _part(self, word: str) -> None:
        """Write a last word to the server that was started here, and close its input."""
        process = self._process
        if process is None or process.stdin is None or process.stdin.closed:
            return
        with contextlib.suppress(OSError):
            process.stdin.write(f"{word}\n".encode())
            process.stdin.close()


async def _unreached(server: BackgroundServer) -> CannotConnect | None:
    """Return why a server does not answer; None if it does."""
    try:
        socket = await connect(server.link.address, False)
    except CannotConnect as fault:
        return fault
    socket.cut()
    return None
