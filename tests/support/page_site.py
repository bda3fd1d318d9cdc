"""The page with a fake program, served with the real security headers."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Self

from audiogame.page.site import shell_texts

TESTS = Path(__file__).parents[1]
SHELL = TESTS.parent / "audiogame" / "page" / "shell"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; "
    "img-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""Content security policy of the page: its own files, and nothing inline."""
CHROMIUM = shutil.which("chromium")
HEADLESS = shutil.which("chromium-headless-shell") or CHROMIUM
"""The browser that tests drive: the same engine without windows takes a quarter of the processor
time for each page, as it draws no buttons of its own."""
AXE = TESTS / "axe" / "node_modules" / "axe-core" / "axe.min.js"


class PageHandler(SimpleHTTPRequestHandler):
    """Serves files with the security headers of the real server."""

    def __init__(self, *args: Any, policy: str, **more: Any) -> None:
        self._policy = policy
        super().__init__(*args, **more)

    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".webmanifest": "application/manifest+json",
    }

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", self._policy)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Print nothing."""


class FolderSite:
    """HTTP server of a folder, on a free port.

    Args:
        folder: to serve.
        policy: content security policy.
    """

    def __init__(self, folder: Path, policy: str = POLICY) -> None:
        self.folder = folder
        self.policy = policy

    def handler(self) -> Callable[..., PageHandler]:
        """Return the factory of request handlers."""
        return partial(PageHandler, directory=str(self.folder), policy=self.policy)

    def __enter__(self) -> Self:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self.handler())
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def address(self) -> str:
        """URL of the page."""
        return f"http://127.0.0.1:{self._server.server_address[1]}/"


class PageSite(FolderSite):
    """HTTP server of the shell with the fake program, built in a folder.

    Args:
        folder: for the site.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        shutil.copytree(SHELL, folder, dirs_exist_ok=True)
        shutil.copy(TESTS / "page" / "page_shell" / "boot.js", folder / "boot.js")
        (folder / "texts.json").write_text(json.dumps(shell_texts("en")), encoding="utf-8")
        (folder / "manifest.webmanifest").write_text('{"name": "audiogame"}', encoding="utf-8")


def missing_browser() -> str | None:
    """Return what is missing for a test in a browser, and how to install it; None if nothing is."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        return "Playwright is missing: pip install playwright"
    if CHROMIUM is None:
        return "Chromium is missing: apt-get install chromium"
    return None


def missing_axe() -> str | None:
    """Return what is missing to run axe-core, and how to install it; None if nothing is."""
    return missing_browser() or (
        None if AXE.is_file() else "axe-core is missing: npm ci --prefix tests/axe"
    )
