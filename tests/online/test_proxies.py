"""A proxy in the system's settings: never on the way home, and named where it is in the way."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from machine import needs_machine

from audiogame.narration.faults import told
from audiogame.online.proxy import is_near, name_of, proxy_to
from audiogame.rules.fault import Fault
from audiogame.server.download import CannotDownload, download

pytestmark = needs_machine("a socket")
NOBODY = "http://ann:secret@127.0.0.1:9"
"""A proxy that does not answer: no program listens at the port `discard`."""
NAMES = {
    "home.example": ("127.0.0.1", "::1"),
    "desk.example": ("192.168.1.7", "fd00::7"),
    "play.example": ("93.184.216.34",),
    "both.example": ("10.0.0.2", "93.184.216.34"),
}
"""What a directory says of names."""


@pytest.fixture(autouse=True)
def directory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look names up here, and begin without proxies."""
    real = socket.getaddrinfo

    def looked_up(host: Any, port: Any, *more: Any, **named: Any) -> Any:
        if not str(host).endswith(".example"):
            return real(host, port, *more, **named)
        if host not in NAMES:
            raise socket.gaierror(socket.EAI_NONAME, "not known")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in NAMES[host]]

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    for name in ("http", "https", "ws", "wss", "socks", "all", "no"):
        monkeypatch.delenv(f"{name}_proxy", raising=False)
        monkeypatch.delenv(f"{name}_proxy".upper(), raising=False)


@asynccontextmanager
async def game_server() -> AsyncIterator[int]:
    """Serve WebSockets at a port of this machine."""
    from websockets.asyncio.server import ServerConnection, serve

    async def stay(socket: ServerConnection) -> None:
        await socket.wait_closed()

    async with serve(stay, "127.0.0.1", 0) as listening:
        yield next(iter(listening.sockets)).getsockname()[1]


@asynccontextmanager
async def proxy_server(answer: bytes, leads_to: int = 0) -> AsyncIterator[tuple[str, list[bytes]]]:
    """Run a proxy; yield its URL and what it was asked.

    Args:
        answer: the status that it gives.
        leads_to: the port of this machine that stands for each address.
    """
    asked: list[bytes] = []

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            writer.write(data)
        writer.close()

    async def front(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        asked.append(head.partition(b"\r\n")[0])
        writer.write(b"HTTP/1.1 " + answer + b"\r\n\r\n")
        if not leads_to:
            writer.close()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", leads_to)
        await asyncio.gather(copy(reader, far_writer), copy(far_reader, writer))

    async with await asyncio.start_server(front, "127.0.0.1", 0) as listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}", asked


async def dialled(address: str, secure: bool = False) -> str:
    """Return what a player hears who connects; empty if the server is reached."""
    from audiogame.online.dial import CannotConnect, connect

    try:
        reached = await connect(address, secure)
    except CannotConnect as fault:
        heard = [told(fault, one) for one in ("en", "es", "de")]
    else:
        await reached.close()
        return ""
    assert len({*heard}) == 3
    return heard[0]


def test_what_is_near_is_known_by_its_address_and_by_its_name() -> None:
    near = (
        *("127.0.0.1", "localhost", "[::1]", "10.1.2.3", "172.16.0.1", "192.168.1.2", "den.local"),
        *("169.254.1.1", "[fe80::1]", "[fd00::1]", "desk", "home.example", "desk.example"),
    )
    assert [one for one in near if not is_near(f"{one}:8765")] == []
    far = ("93.184.216.34", "[2606:2800:220:1::1]", "play.example", "both.example", "none.example")
    assert [one for one in far if is_near(f"{one}:8765")] == []


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "home.example"])
@pytest.mark.parametrize("setting", ["http_proxy", "https_proxy", "ws_proxy"])
async def test_one_s_own_machine_is_reached_without_a_proxy(
    host: str, setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(setting, NOBODY)
    async with game_server() as port:
        assert await dialled(f"{host}:{port}") == ""


async def test_a_public_server_is_reached_through_the_proxy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with (
        game_server() as port,
        proxy_server(b"200 OK", port) as (proxy, asked),
    ):
        monkeypatch.setenv("https_proxy", proxy)
        for host in ("play.example", "none.example"):
            assert await dialled(f"{host}:80") == ""
    assert asked == [b"CONNECT play.example:80 HTTP/1.1", b"CONNECT none.example:80 HTTP/1.1"]


@pytest.mark.parametrize("secure", [False, True])
async def test_a_proxy_in_the_way_is_named_and_its_password_is_not(
    secure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("https_proxy", NOBODY)
    assert await dialled("play.example:8765", secure) == (
        "The proxy 127.0.0.1:9 in this computer's settings doesn't answer, so "
        "play.example:8765 can't be reached. Take it out of the settings, or try another "
        "network."
    )
    async with proxy_server(b"403 Forbidden") as (proxy, asked):
        monkeypatch.setenv("https_proxy", proxy)
        heard = await dialled("play.example:8765", secure)
        assert heard.startswith(f"The proxy {name_of(proxy)} lets no connection through to ")
        assert len(asked) == 1
    for proxy in ("socks5://127.0.0.1:9", "socks9://127.0.0.1:9"):
        monkeypatch.setenv("https_proxy", proxy)
        heard = await dialled("play.example:8765", secure)
        assert heard.startswith("This program can't use the proxy 127.0.0.1:9 in this ")


def test_a_proxy_s_name_is_its_host_and_port() -> None:
    assert name_of("http://ann:secret@Proxy.example:3128/") == "proxy.example:3128"
    assert name_of("ann:secret@proxy.example:3128") == "proxy.example:3128"
    assert name_of("proxy.example") == "proxy.example"
    assert name_of("http://ann:secret@proxy.example:port") == "proxy.example:port"


def test_a_proxy_by_socks_is_taken_as_the_system_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("socks_proxy", "http://127.0.0.1:9")
    assert proxy_to("play.example:443", True) == "socks5h://127.0.0.1:9"
    monkeypatch.setenv("no_proxy", "play.example")
    assert proxy_to("play.example:443", True) == ""


def test_a_download_passes_no_proxy_at_home_and_names_the_one_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from web_files import web_files

    (tmp_path / "page.zip").write_bytes(b"page")
    for setting in ("http_proxy", "https_proxy"):
        monkeypatch.setenv(setting, NOBODY)
    with web_files(tmp_path) as site:
        assert download(f"{site.address}/page.zip", 10) == b"page"
    with pytest.raises(CannotDownload) as refused:
        download("https://play.example/page.zip", 10)
    assert told(refused.value, "en") == (
        "'https://play.example/page.zip' can't be fetched: the proxy 127.0.0.1:9 in this "
        "computer's settings lets nothing through."
    )


def test_a_home_server_that_runs_and_is_not_reached_is_not_said_to_have_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from audiogame.server.background import BackgroundServer, write_background_server
    from audiogame.terminal import home_server

    async def begun() -> str:
        home = home_server.ProcessServer(tmp_path)
        with pytest.raises(Fault) as refused:
            await home.begin(far=False)
        return told(refused.value, "en")

    def start(command: object, stays: bool) -> subprocess.Popen[bytes]:
        (tmp_path / "server").mkdir(exist_ok=True)
        write_background_server(
            tmp_path / "server", BackgroundServer(9, "-".join(["panda"] * 6), "", "a" * 16)
        )
        idle = (sys.executable, "-c", "input()")
        return subprocess.Popen(idle, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)

    monkeypatch.setattr(home_server, "start_process", start)
    monkeypatch.setattr(home_server, "BEGINS", 0.5)
    assert asyncio.run(begun()) == (
        "The table's server started, but this program can't reach it at 127.0.0.1:9. "
        "Let audiogame through your firewall or virus scanner."
    )
