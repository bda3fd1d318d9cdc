"""A tunnel service on this machine: an address by TLS, and commands that print what they are told.

The address is one of the loopback range, since a tunnel passes over `127.0.0.1` as an address that
nobody else can reach.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Self

import pytest

from audiogame.online.transport import abort
from audiogame.rules.value import replace
from audiogame.server.services import TunnelService
from audiogame.server.tunnel import TunnelNews

if TYPE_CHECKING:
    import trustme

OUTSIDE = "127.0.0.2"
"""The host of the service, as people from outside see it."""
USER = "root"
"""Who logs in: without root no OpenSSH server is started here."""
PRINTS = """
import sys, time
said = open(sys.argv[1], "rb")
while True:
    for line in said.read().splitlines(keepends=True):
        if line.startswith(b"EXIT"):
            sys.exit(int(line.split()[1]))
        out = sys.stderr.buffer if line.startswith(b"!") else sys.stdout.buffer
        out.write(line.removeprefix(b"!"))
        out.flush()
    time.sleep(0.02)
"""
"""Prints the lines that are written to a file, those with `!` to its standard error; ends at EXIT.
It stays with that file, where another takes its name.  Its other arguments are passed over."""


class Front:
    """The outside of a service: takes connections by TLS, and forwards them to a port.

    Args:
        authority: issues its certificate; None for that of a file.
        to: the port.
        host: as people from outside see it.
        file: with its certificate and its key.
    """

    def __init__(
        self, authority: trustme.CA | None, to: int, host: str = OUTSIDE, file: str = ""
    ) -> None:
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        if authority is not None:
            authority.issue_cert(host).configure_cert(self._context)
        else:
            self._context.load_cert_chain(file)
        self._host = host
        self.to = to
        self.port = 0
        self.hangs = False
        """Whether connections are taken, and nothing is forwarded."""
        self.status = 0
        """The HTTP status with which the service itself answers new connections; 0 forwards."""
        self.passes = asyncio.Event()
        """Cleared while all connections stand still."""
        self.passes.set()
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    @property
    def address(self) -> str:
        return f"{self._host}:{self.port}"

    async def open(self) -> Self:
        self._server = await asyncio.start_server(
            self._serve, self._host, self.port, ssl=self._context
        )
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self._writers.add(back)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            if self.hangs:
                await near.read()
                return
            if self.status:
                await near.readuntil(b"\r\n\r\n")
                back.write(f"HTTP/1.1 {self.status} Gone\r\nContent-Length: 0\r\n\r\n".encode())
                await back.drain()
                back.close()
                return
            far, on = await asyncio.open_connection("127.0.0.1", self.to)
            self._writers.add(on)
            await asyncio.gather(self._carry(near, on), self._carry(far, back))
        back.close()

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, ssl.SSLError):
            while data := await source.read(65_536):
                await self.passes.wait()
                target.write(data)
                await target.drain()
        with contextlib.suppress(OSError, RuntimeError):
            target.close()

    def stops(self) -> None:
        """Stand still for good: connections stay, new ones are taken, and nothing passes."""
        self.hangs = True
        self.passes.clear()

    def cut(self) -> None:
        """Cut all connections; new ones are taken."""
        writers, self._writers = self._writers, set()
        for one in writers:
            abort(one.transport)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()
        await asyncio.sleep(0)


class Service:
    """A service whose command prints what a test writes.

    Args:
        folder: for its files.
        authority: of its certificates, which this process trusts meanwhile.
    """

    def __init__(self, folder: Path, authority: trustme.CA) -> None:
        self.authority = authority
        self.said = folder / "said"
        self.said.write_bytes(b"")
        self._fronts: list[Front] = []
        command = (sys.executable, "-c", PRINTS, str(self.said), "{port}")
        self.service = TunnelService("stand-in", command, "the test")

    def offer(self, folder: Path) -> None:
        """Write the service into the file of services in the data of a program."""
        script = folder / "prints.py"
        folder.mkdir(parents=True, exist_ok=True)
        self.as_script(script)
        command = (sys.executable, str(script), str(self.said), "{port}")
        offer(replace(self.service, command=command), folder)

    def as_script(self, path: Path) -> None:
        """Write the program that prints to a file."""
        path.write_text(PRINTS, encoding="utf-8")

    async def front(self, to: int) -> Front:
        """Open an address that leads to a port."""
        front = await Front(self.authority, to).open()
        self._fronts.append(front)
        return front

    def say(self, text: str | bytes) -> None:
        """Have the command print a text; a new start of it prints all from the beginning."""
        data = text.encode() if isinstance(text, str) else text
        with self.said.open("ab") as file:
            file.write(data)

    def forget(self) -> None:
        """Have the next start of the command print nothing that was said before."""
        new = self.said.with_name("said.new")
        new.write_bytes(b"")
        new.replace(self.said)

    async def close(self) -> None:
        for front in self._fronts:
            await front.close()


@pytest.fixture
def authority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> trustme.CA:
    """An authority that this process trusts."""
    if sys.platform != "linux":
        pytest.skip("only Linux has all of 127.0.0.0/8 on its loopback")
    import trustme  # where its libraries load

    made = trustme.CA()
    made.cert_pem.write_to_path(str(tmp_path / "authority.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "authority.pem"))
    return made


@asynccontextmanager
async def service_in(folder: Path, authority: trustme.CA) -> AsyncIterator[Service]:
    """Yield a service, whose addresses are closed afterwards."""
    service = Service(folder, authority)
    try:
        yield service
    finally:
        await service.close()


class NewsOfTunnel:
    """What a tunnel has told, in order."""

    def __init__(self) -> None:
        self._told = asyncio.Queue[TunnelNews]()
        self.told: Callable[[TunnelNews], None] = self._told.put_nowait

    async def next(self) -> TunnelNews:
        async with asyncio.timeout(60):
            return await self._told.get()


def offer(service: TunnelService, folder: Path) -> None:
    """Write a service into the file of services in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "services.toml").write_text(
        f"[[service]]\nname = '{service.name}'\noperator = '{service.operator}'\n"
        f"command = {[*service.command]}\n"
        "reads = true\nminutes = 0\ndocuments = 2026-11-01\n",
        encoding="utf-8",
    )


class SshService:
    """A real OpenSSH server on the loopback that forwards a port, and prints what a test writes.

    Args:
        folder: for its keys.
        said: the file whose lines it prints.
        port: at which it listens.
        forwarded: the port that leads to the other end.
        host: at which it listens.
        place: the beginning of the command that starts it.
    """

    def __init__(
        self,
        folder: Path,
        said: Path,
        port: int,
        forwarded: int,
        host: str = "127.0.0.1",
        place: tuple[str, ...] = (),
    ) -> None:
        self._folder = folder
        self.said = said
        self.port = port
        self._host = host
        self._place = place
        self.forwarded = forwarded
        self.alive = 5
        """Seconds between checks of a connection, which is cut after three that fail."""
        self._process: subprocess.Popen[bytes] | None = None
        self.new_key()

    @property
    def service(self) -> TunnelService:
        """The service, with the command that opens it."""
        to = f"{self.forwarded}:127.0.0.1:{{port}}"
        return TunnelService(
            "sshd", ("ssh", "-p", str(self.port), "-R", to, f"{USER}@{self._host}"), "the test"
        )

    def new_key(self) -> None:
        """Give the server another host key."""
        key = self._folder / "host_key"
        for one in (key, key.with_suffix(".pub")):
            one.unlink(missing_ok=True)
        keygen = ("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key))
        subprocess.run(keygen, check=True, stdin=subprocess.DEVNULL)

    def start(self) -> None:
        """Start the server; each key may log in, as at the services."""
        Path("/run/sshd").mkdir(exist_ok=True)
        Path(self._prints).write_text(PRINTS)
        config = self._folder / "sshd_config"
        config.write_text(
            f"AddressFamily inet\nListenAddress {self._host}:{self.port}\n"
            f"HostKey {self._folder / 'host_key'}\n"
            f"PidFile none\nUsePAM no\nStrictModes no\nPermitRootLogin yes\n"
            f"PasswordAuthentication no\nKbdInteractiveAuthentication no\n"
            f"AuthorizedKeysFile none\nAuthorizedKeysCommand /bin/echo %t %k\n"
            f"AuthorizedKeysCommandUser {USER}\nClientAliveInterval {self.alive}\n"
            f"ForceCommand {sys.executable} {self._prints} {self.said}\n"
        )
        command = [
            *self._place,
            shutil.which("sshd") or "/usr/sbin/sshd",
            "-D",
            "-e",
            "-f",
            str(config),
        ]
        with (self._folder / "sshd.log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)

    def offer(self, folder: Path) -> None:
        """Write the service into the file of services in the data of a program."""
        offer(self.service, folder)

    def stop(self) -> None:
        """Stop the server, cut its connections, and end what prints: it would go on unheard."""
        if self._process is not None:
            subprocess.run(["pkill", "-KILL", "-P", str(self._process.pid)], check=False)
            self._process.kill()
            self._process.wait()
            self._process = None
            subprocess.run(["pkill", "-KILL", "-f", self._prints], check=False)

    @property
    def _prints(self) -> str:
        """The path of the program that prints, in the folder of this service alone."""
        return str(self._folder / "prints.py")

    def printing(self) -> list[int]:
        """Return the processes that print."""
        found = subprocess.run(
            ["pgrep", "-f", self._prints], capture_output=True, text=True, check=False
        )
        return [int(pid) for pid in found.stdout.split()]


def no_sshd() -> str:
    """Return why no OpenSSH server can be started here; empty if it can."""
    if sys.platform != "linux" or os.geteuid():
        return "an OpenSSH server that lets each key in is started by root on Linux"
    if not (shutil.which("sshd") or Path("/usr/sbin/sshd").exists()) or not shutil.which("ssh"):
        return "sshd is in Debian's package openssh-server, ssh in openssh-client"
    return ""


async def _front(file: str, host: str, port: str, to: str) -> None:
    front = Front(None, int(to), host, file)
    front.port = int(port)
    await front.open()
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(_front(*sys.argv[1:]))
