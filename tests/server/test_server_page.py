"""A server that serves the page beside its tables."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import sys
from pathlib import Path

import pytest

from audiogame.online.web_socket import connect
from audiogame.server.server import PageMissing, Server, ServerOptions, SiteFiles

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


def test_one_port_serves_the_page_and_connections_to_tables(page: Path, tmp_path: Path) -> None:
    wishes = ServerOptions(
        name="here", address="127.0.0.1", port=0, folder=str(tmp_path / "server"), page=str(page)
    )

    async def run() -> tuple[int, bytes, str]:
        server = Server(wishes, lambda fault: None)
        port = await server.begin()

        def get() -> tuple[int, bytes]:
            asked = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
            asked.request("GET", "/python/a.bin")
            answer = asked.getresponse()
            return answer.status, answer.read()

        try:
            status, body = await asyncio.to_thread(get)
            line = await connect(f"127.0.0.1:{port}", secure=False)
            await line.close()
            address = f"127.0.0.1:{port}"
            return status, body, server.page(server.invitation(address))
        finally:
            await server.close()

    status, body, address = asyncio.run(run())
    assert (status, body) == (200, FILES["python/a.bin"])
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

    with pytest.raises(PageMissing):
        asyncio.run(run())
