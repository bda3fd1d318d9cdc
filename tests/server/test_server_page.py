"""A server that serves the page beside its tables."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import http.client
import os
import ssl
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from online_server import PATIENCE

from audiogame.online.link import TableLink
from audiogame.online.web_socket import connect
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace
from audiogame.server import served_socket
from audiogame.server.server import Server, ServerOptions, SiteFiles

FILES = {"index.html": b"<h1>page</h1>", "service_worker.js": b"//", "python/a.bin": b"a" * 999}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """Return a folder with a page, and a private file beside it."""
    folder = tmp_path / "page"
    for name, data in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    (folder / "python/a.bin.gz").write_bytes(gzip.compress(FILES["python/a.bin"]))
    (tmp_path / "secret").write_text("secret")
    return folder


class Asked(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes


def ask(port: int, method: str = "GET", path: str = "/python/a.bin") -> Asked:
    """Send a request to a server on this machine."""
    asked = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    asked.request(method, path)
    answer = asked.getresponse()
    return Asked(answer.status, dict(answer.getheaders()), answer.read())


def asked_of(wishes: ServerOptions, steps: Callable[[int], Awaitable[None]]) -> None:
    """Run steps with the port of a server."""

    async def run() -> None:
        server = Server(wishes, lambda fault: None)
        port = await server.begin()
        try:
            await steps(port)
        finally:
            async with asyncio.timeout(PATIENCE):
                await server.close()

    asyncio.run(run())


@pytest.fixture
def wishes(page: Path, tmp_path: Path) -> ServerOptions:
    """Return the options of a server with a page."""
    folder = str(tmp_path / "server")
    return ServerOptions(name="here", address="127.0.0.1", port=0, folder=folder, page=str(page))


def test_files_are_handed_out_with_a_strict_policy(page: Path) -> None:
    status, headers, body = SiteFiles(page).answer("/?x=1", packed=False)
    assert (status, body) == (200, FILES["index.html"])
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "'unsafe-inline'" not in policy
    assert "'unsafe-eval'" not in policy
    assert headers["Content-Type"] == "text/html"


@pytest.mark.parametrize("target", ["/../secret", "/%2e%2e/secret", "//etc/passwd", "/nothing"])
def test_nothing_beside_the_page_is_handed_out(page: Path, target: str) -> None:
    assert SiteFiles(page).answer(target, packed=True).status == 404


@pytest.mark.skipif(sys.platform == "win32", reason="not everybody makes links there")
def test_neither_links_nor_hidden_files_are_handed_out(page: Path, tmp_path: Path) -> None:
    """Also where a link takes the place of a file while the server runs."""
    (page / ".git").mkdir()
    (page / ".git/config").write_text("secret")
    (page / ".env").write_text("secret")
    (page / "python/link").symlink_to(tmp_path / "secret")
    (page / "folder").symlink_to(tmp_path, target_is_directory=True)
    (page / "python/a.bin.gz").unlink()
    (page / "python/a.bin.gz").symlink_to(tmp_path / "secret")
    files = SiteFiles(page)
    for name in (".env", ".git/config", "python/link", "folder/secret", "python/a.bin.gz"):
        assert files.answer(f"/{name}", packed=False).status == 404, name
    assert files.answer("/python/a.bin", packed=True).body == FILES["python/a.bin"]
    (page / "python/a.bin").unlink()
    (page / "python/a.bin").symlink_to(tmp_path / "secret")
    assert files.answer("/python/a.bin", packed=False).status == 404


def test_compressed_files_go_to_clients_that_accept_them(page: Path) -> None:
    files = SiteFiles(page)
    assert files.answer("/python/a.bin", packed=False).body == FILES["python/a.bin"]
    packed = files.answer("/python/a.bin", packed=True)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.body) == FILES["python/a.bin"]
    own = files.answer("/python/a.bin.gz", packed=True)
    assert "Content-Encoding" not in own.headers  # the page unpacks it itself


def test_one_port_serves_the_page_and_connections_to_tables(wishes: ServerOptions) -> None:
    async def steps(port: int) -> None:
        answer = await asyncio.to_thread(ask, port)
        assert (answer.status, answer.body) == (200, FILES["python/a.bin"])
        line = await connect(f"127.0.0.1:{port}", secure=False)
        await line.close()

    asked_of(wishes, steps)
    address = Server(wishes, lambda fault: None).page(TableLink("127.0.0.1:1", False, "", "a-b"))
    assert address.startswith("http://127.0.0.1:")
    assert "/#audiogame://" in address


@pytest.mark.parametrize("folder", ["", "none"])
def test_a_folder_without_a_page_is_refused(folder: str, tmp_path: Path) -> None:
    page = str(tmp_path / folder)
    wishes = ServerOptions(
        name="here", address="127.0.0.1", port=0, folder=str(tmp_path / "s"), page=page
    )

    async def run() -> None:
        server = Server(wishes, lambda fault: None)
        try:
            await server.begin()
        finally:
            await server.close()

    with pytest.raises(Fault):
        asyncio.run(run())


def test_only_files_are_asked_for(wishes: ServerOptions) -> None:
    """HEAD is answered without the file, and other methods are refused."""

    async def steps(port: int) -> None:
        whole = await asyncio.to_thread(ask, port)
        head = await asyncio.to_thread(ask, port, "HEAD")
        assert (head.status, head.body) == (200, b"")
        assert head.headers == whole.headers
        assert head.headers["Content-Length"] == str(len(whole.body))
        for method in ("POST", "DELETE"):
            refused = await asyncio.to_thread(ask, port, method)
            assert (refused.status, refused.headers["Allow"]) == (405, "GET, HEAD")

    asked_of(wishes, steps)


@pytest.mark.parametrize(
    "secure",
    [
        False,
        pytest.param(
            True,
            marks=pytest.mark.wine("newer DLLs do not load", without="cryptography.x509"),
        ),
    ],
)
def test_a_slow_download_comes_whole(
    secure: bool, wishes: ServerOptions, page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes longer than a closing handshake may, and than a request may be waited for.

    Meanwhile the client says nothing, for longer than a player may.
    """
    wishes = replace(wishes, alive=0.1)
    monkeypatch.setattr(served_socket, "ENDING", 0.05)
    monkeypatch.setattr(served_socket, "PATIENCE", 0.3)
    data = os.urandom(12_000_000)
    (page / "python/a.bin").write_bytes(data)
    context = None
    if secure:
        import trustme

        authority = trustme.CA()
        chain = tmp_path / "chain.pem"
        authority.issue_cert("127.0.0.1").private_key_and_cert_chain_pem.write_to_path(str(chain))
        wishes = replace(wishes, certificate=str(chain))
        context = ssl.create_default_context()
        authority.configure_trust(context)

    async def steps(port: int) -> None:
        near, far = await asyncio.open_connection("127.0.0.1", port, ssl=context, limit=65_536)
        far.write(b"GET /python/a.bin HTTP/1.1\r\nHost: here\r\n\r\n")
        await near.readuntil(b"\r\n\r\n")
        await asyncio.sleep(0.5)
        assert await near.readexactly(len(data)) == data
        far.close()

    asked_of(wishes, steps)


def test_a_server_stops_while_it_is_asked(wishes: ServerOptions, page: Path) -> None:
    """Neither an unfinished download nor a connection that has asked for nothing holds it."""
    (page / "python/a.bin").write_bytes(bytes(30_000_000))

    async def steps(port: int) -> None:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        lines[1][1].write(b"GET /python/a.bin HTTP/1.1\r\nHost: here\r\n\r\n")
        await lines[1][0].readuntil(b"\r\n\r\n")
        left.extend(lines)

    left: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    asked_of(wishes, steps)
    assert left


def test_a_connection_that_asks_for_nothing_is_cut(
    wishes: ServerOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served_socket, "PATIENCE", 0.1)

    async def steps(port: int) -> None:
        near, far = await asyncio.open_connection("127.0.0.1", port)
        far.write(b"GET / HTTP/1.1\r\n")
        with contextlib.suppress(ConnectionError):
            assert await near.read() == b""
        far.close()

    asked_of(wishes, steps)
