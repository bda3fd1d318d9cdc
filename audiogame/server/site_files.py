"""The files of the page, handed out beside the tables."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "connect-src 'self' ws: wss:; img-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""What the page may load: its own files; Python needs compiled code, and tables a line."""
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".gz": "application/octet-stream",
}
INDEX = "index.html"


class Answer(NamedTuple):
    """What is answered to somebody who asks for a file."""

    status: int
    headers: dict[str, str]
    body: bytes


class SiteFiles:
    """A folder that `audiogame page build` has made.

    Args:
        folder: of the page.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names = {
            path.relative_to(folder).as_posix(): path
            for path in folder.rglob("*")
            if path.is_file()
        }

    @property
    def there(self) -> bool:
        """Whether it is a page."""
        return INDEX in self._names and "service_worker.js" in self._names

    def answer(self, target: str, packed: bool) -> Answer:
        """Answer a request: only files that were there at the beginning are handed out.

        Args:
            target: the path that is asked for.
            packed: whether the other side can unpack what is compressed.
        """
        name = unquote(urlsplit(target).path).lstrip("/") or INDEX
        path = self._names.get(name)
        if path is None:
            return Answer(404, {"Content-Type": "text/plain"}, b"There is no such file.\n")
        headers = {
            "Content-Type": KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "text/plain",
            "Content-Security-Policy": POLICY,
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": "no-cache",
        }
        smaller = self._names.get(f"{name}.gz")
        if packed and smaller is not None:
            path = smaller
            headers["Content-Encoding"] = "gzip"
        try:
            return Answer(200, headers, path.read_bytes())
        except OSError:
            return Answer(404, {"Content-Type": "text/plain"}, b"There is no such file.\n")
