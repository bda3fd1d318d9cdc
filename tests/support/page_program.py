"""The page with the real program behind it, in this Python instead of the worker."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import threading
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

from page_site import TESTS, PageHandler, PageSite
from second_worker import WorkerInMemory

from audiogame.page.session import PageSession, PageStart
from audiogame.settings import Settings, save_settings

LONG = 20.0
"""Timeout in seconds of a long poll for messages."""
USUAL = Settings(speech="lines", pace=0.0, welcomed=True)


class Visit:
    """One run of the program, in the event loop of the site.

    Args:
        data: the data folder.
        what: coroutine to run instead of the menus.
        touch: whether fingers use the page.
    """

    def __init__(
        self,
        data: Path,
        what: Callable[[PageSession], Awaitable[object]] | None = None,
        touch: bool = False,
    ) -> None:
        self.said: list[dict[str, Any]] = []
        self.more = threading.Condition()
        start = PageStart(str(data), offline=True, touch=touch)
        self.session = PageSession(start, self._take, WorkerInMemory)
        run = self.session.run() if what is None else what(self.session)
        self.running = asyncio.ensure_future(run)

    def _take(self, text: str) -> None:
        with self.more:
            self.said.append(json.loads(text))
            self.more.notify_all()

    def told(self, start: int) -> list[dict[str, Any]]:
        """Wait for messages from an index on."""
        with self.more:
            self.more.wait_for(lambda: len(self.said) > start, LONG)
            return self.said[start:]


class _Handler(PageHandler):
    def __init__(self, *args: Any, site: ProgramSite, **more: Any) -> None:
        self._site = site
        super().__init__(*args, **more)

    def do_POST(self) -> None:  # noqa: N802  # the library's name
        """Begin a visit, or pass a message to the program."""
        asked = urlsplit(self.path)
        text = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        answer = ""
        if asked.path == "/begin":
            answer = str(self._site.begin(json.loads(text)["touch"]))
        else:
            visit = self._site.visits[int(parse_qs(asked.query)["visit"][0])]
            self._site.loop.call_soon_threadsafe(visit.session.line.receive, text)
        self._answer(answer)

    def do_GET(self) -> None:  # noqa: N802  # the library's name
        """Serve files, and messages of the program."""
        asked = urlsplit(self.path)
        if asked.path.startswith("/sounds/"):
            self._answer("")  # no sound, and no complaint
            return
        if asked.path != "/told":
            super().do_GET()
            return
        given = parse_qs(asked.query)
        visit = self._site.visits[int(given["visit"][0])]
        self._answer(json.dumps(visit.told(int(given["from"][0]))))

    def _answer(self, text: str) -> None:
        body = text.encode()
        with contextlib.suppress(OSError):  # the page has been closed meanwhile
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)


class ProgramSite(PageSite):
    """HTTP server of the shell and the program, which restarts each time the page is opened.

    Args:
        folder: for the site and the data.
        settings: of the player; None at the first start.
        what: is done instead of the menus.
    """

    def __init__(
        self,
        folder: Path,
        settings: Settings | None = USUAL,
        what: Callable[[PageSession], Awaitable[object]] | None = None,
    ) -> None:
        super().__init__(folder / "site")
        shutil.copy(TESTS / "page" / "page_shell" / "program.js", self.folder / "boot.js")
        self.data = folder / "data"
        self.data.mkdir()
        self.what = what
        self.visits: list[Visit] = []
        if settings is not None:
            save_settings(self.data / "settings.toml", settings)

    def handler(self) -> Callable[..., PageHandler]:
        """Return the factory of request handlers."""
        return partial(_Handler, site=self, directory=str(self.folder), policy=self.policy)

    def __enter__(self) -> Self:
        self.loop = asyncio.new_event_loop()
        self._program = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._program.start()
        return super().__enter__()

    def __exit__(self, *exception: object) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self.loop).result(30)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._program.join()
        self.loop.close()
        super().__exit__(*exception)

    async def _end(self) -> None:
        for visit in self.visits:
            visit.session.line.receive('{"kind":"leave"}')
        await asyncio.gather(*(visit.running for visit in self.visits), return_exceptions=True)

    def begin(self, touch: bool = False) -> int:
        """Begin a run of the program; returns its number.

        Args:
            touch: whether fingers use the page.
        """

        async def run() -> int:
            self.visits.append(Visit(self.data, self.what, touch))
            return len(self.visits) - 1

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(30)

    @property
    def lines(self) -> list[str]:
        """All lines of the newest run."""
        return [one["text"] for one in self.visits[-1].said if one["kind"] == "line"]
