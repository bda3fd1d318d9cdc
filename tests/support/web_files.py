"""A web server that hands out a folder: in plain http, or with a certificate."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:  # the Python of a browser has neither
    import ssl

    import trustme

MOVED = "/moved"
"""A path from which a request is sent to a place that is not encrypted."""


_Server = TypeVar("_Server", bound=ThreadingHTTPServer)


class _Handler(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        self.server.asked.append(self.path)  # type: ignore[attr-defined]  # of the server below
        if self.path == MOVED:
            self.send_response(302)
            self.send_header("Location", "http://page.example/page.zip")
            self.end_headers()
            return
        super().do_GET()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Print nothing."""


class WebFiles(ThreadingHTTPServer):
    """Web server that remembers which paths were asked for.

    Args:
        folder: that it hands out.
        secure: its certificate; None for plain http.
    """

    def __init__(self, folder: Path, secure: ssl.SSLContext | None = None) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.asked: list[str] = []
        self._scheme = "http" if secure is None else "https"
        if secure is not None:
            self.socket = secure.wrap_socket(self.socket, server_side=True)

    @property
    def address(self) -> str:
        """Its address, without a slash at the end."""
        return f"{self._scheme}://127.0.0.1:{self.server_address[1]}"


@contextmanager
def answering(server: _Server) -> Iterator[_Server]:
    """Let a web server answer in a thread of its own, until the end of the block."""
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def web_files(folder: Path, authority: trustme.CA | None = None) -> Iterator[WebFiles]:
    """Hand out a folder; with a certificate of an authority, or in plain http."""
    secure = None
    if authority is not None:
        import ssl

        secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("127.0.0.1").configure_cert(secure)
    with answering(WebFiles(folder, secure)) as server:
        yield server
