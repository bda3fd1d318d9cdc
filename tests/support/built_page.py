"""The built page, with its program, in a real browser."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from hashlib import sha256
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from packages import skip_without
from page_site import HEADLESS, missing_browser
from web_files import answering

from audiogame.page.site import build

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

CHOSEN = """() => {
  const lists = [...document.querySelectorAll("[role=listbox]:not([hidden])")];
  if (lists.length !== 1 || lists[0] !== document.activeElement) return null;
  return lists[0].querySelector("[aria-selected=true]")?.textContent.trim();
}"""
"""Script: the current item of the focused list; a list that opens after a line gets the focus with
the next key."""
HOUSE = Path(__file__).parents[2]
PYODIDE = HOUSE / "tests" / "pyodide" / "node_modules" / "pyodide"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "font-src 'self'; connect-src 'self'; img-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""Content security policy of the page: its own files alone."""
SAID = """(() => {
  if (!window.told) {
    const history = document.querySelector("#history");
    const lines = (nodes) => [...nodes].map((line) => line.textContent.trim());
    window.told = lines(history?.children ?? []);
    if (history) new MutationObserver((changes) => {
      for (const one of changes) window.told.push(...lines(one.addedNodes));
    }).observe(history, { childList: true });
  }
  return window.told;
})()"""
"""Script: all lines of the history, also those that were removed from it."""
HEAR = f"""([start, words, patience]) => new Promise((heard) => {{
  const told = {SAID};
  let place = start;
  const look = () => {{
    while (place < told.length && !words.some((word) => told[place].includes(word))) place += 1;
    return place < told.length;
  }};
  if (look()) return heard([place, told[place]]);
  const watch = new MutationObserver(() => look() && ends([place, told[place]]));
  const late = setTimeout(() => ends(null), patience);
  const ends = (line) => {{
    watch.disconnect();
    clearTimeout(late);
    heard(line);
  }};
  watch.observe(document.querySelector("#history"), {{ childList: true }});
}})"""
"""Script: wait for a line with one of some words, from a position on; returns its position and
text, or null after a timeout in milliseconds."""
READY = "AUDIOGAME_PAGE"
"""Environment variable with the folder of a page that is built already, from these sources."""
HELD = "held"
"""A path below the address of the page whose request is held; there is no such file."""
ONCE = "--js-flags=--liftoff-only"
"""Argument of Chromium: WebAssembly is compiled once, which halves the time of a start."""
REACTION = 250
"""Milliseconds that a player takes to answer a question."""
PATIENCE = 120.0
"""Timeout in seconds, on a busy machine too."""
FOCUS = """() => {
  const one = document.activeElement;
  const chosen = document.getElementById(one.getAttribute("aria-activedescendant") || "") || one;
  const label = chosen.getAttribute("aria-label") || chosen.labels?.[0]?.textContent;
  return [one.id, chosen.getAttribute("role") || chosen.tagName, label || chosen.textContent];
}"""
"""Script that returns the focused element: its id, its role or kind, and its name."""
BLOCKED_THINKER = f"""self.addEventListener("message", () => {{
  const ask = new XMLHttpRequest();
  ask.open("GET", "./{HELD}", false);
  try {{ ask.send(); }} catch {{ /* there is no line */ }}
}});
"""
"""Script that blocks the thinking worker with a request that the server does not answer."""


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def end_headers(self) -> None:
        if self.server.strict:  # type: ignore[attr-defined]  # of the server below
            self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def do_GET(self) -> None:
        """Serve a file; a request for `HELD` has to wait."""
        self.server.asked.append(self.path)  # type: ignore[attr-defined]  # of the server below
        if self.path == f"/{HELD}":
            self.server.free.wait(PATIENCE)  # type: ignore[attr-defined]  # of the server below
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        if self.path == self.server.cut:  # type: ignore[attr-defined]  # of the server below
            data = data[: len(data) // 2]
            self.close_connection = True
        self.server.sent += len(data)  # type: ignore[attr-defined]  # of the server below
        outputfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Print nothing."""


class Serving(ThreadingHTTPServer):
    """HTTP server of a folder that counts the bytes it sends."""

    sent = 0
    strict = True
    """Whether it sends the content security policy, as a static host does not."""
    cut = ""
    """Path of a file whose connection is lost in the middle."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.asked: list[str] = []
        """Paths of all requests."""
        self.free = threading.Event()
        """Set when requests for `HELD` are answered."""
        self.free.set()

    @property
    def address(self) -> str:
        """URL of the page."""
        return f"http://127.0.0.1:{self.server_address[1]}/"


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[Serving]:
    """Serve a folder, on a free port or a given one."""
    with answering(
        Serving(("127.0.0.1", port), partial(_Handler, directory=str(folder)))
    ) as server:
        yield server


def missing_page() -> str | None:
    """Return what is missing to build and open the page; None if nothing is."""
    if shutil.which("node") is None or (shutil.which("npm") is None and not PYODIDE.is_dir()):
        return "Node and npm are missing: apt-get install nodejs npm"
    return missing_browser()


def built(folder: Path) -> Path:
    """Build the page, with the Pyodide of the other tests where there is one."""
    build(folder, PYODIDE if PYODIDE.is_dir() else None)
    return folder


@cache
def built_once() -> Path:
    """Return the page that all tests share; they must not change it.

    The environment may name one, for several processes; else it is built for this process.
    """
    if READY in os.environ:
        return Path(os.environ[READY])
    folder = Path(tempfile.mkdtemp(prefix="audiogame-page-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return built(folder / "site")


@contextmanager
def device(
    folder: Path, *more: str, optimizing: bool = False, touch: bool = False
) -> Iterator[BrowserContext]:
    """Open a browser with a profile that is kept.

    Args:
        folder: of the profile.
        more: arguments of Chromium.
        optimizing: compile WebAssembly twice, as players' browsers do: the optimizing compiler
            doubles the processor time of a start, and adds 2 % of memory; Orca reads such a page.
        touch: whether its screen can be touched.
    """
    from playwright.sync_api import sync_playwright

    once = () if optimizing else (ONCE,)
    with sync_playwright() as found:
        context = found.chromium.launch_persistent_context(
            folder,
            executable_path=HEADLESS,
            args=["--no-sandbox", *once, *more],
            headless=True,
            has_touch=touch,
        )
        yield context
        context.close()


@pytest.fixture
def built_site() -> Iterator[Serving]:
    """Return the built page, served."""
    skip_without(missing_page())
    with served(built_once()) as site:
        yield site


@pytest.fixture
def visit(built_site: Serving, tmp_path: Path) -> Iterator[Visit]:
    """Return a player at the built page, on a new device; an error of the page fails the test."""
    with device(tmp_path / "device") as browser:
        made = Visit(browser.new_page(), built_site.address)
        yield made
        assert made.faults == []


class Visit:
    """A player at the page, who waits for a line before the next key.

    Args:
        page: of the browser.
        address: URL to open; None where the page is open already.
    """

    def __init__(self, page: Page, address: str | None = None) -> None:
        self.page = page
        self.heard = 0
        """Number of lines up to the last one waited for."""
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        if address is not None:
            page.goto(address)

    @property
    def lines(self) -> list[str]:
        """All lines said on the page."""
        said: list[str] = self.page.evaluate(SAID)
        return said

    def hear(self, *words: str) -> str:
        """Wait for a line with one of these words, after the last one waited for."""
        place, line = self._line(self.heard, *words)
        self.heard = place + 1
        return line

    def _line(self, start: int, *words: str) -> tuple[int, str]:
        """Wait for one of these words in a line, from a position on; returns position and text."""
        found = self.page.evaluate(HEAR, [start, [*words], PATIENCE * 1000])
        assert found is not None, f"nobody said any of {words}: {self.lines[-10:]}"
        place, line = found
        return place, line

    def press(self, key: str, *words: str) -> str:
        """Press a key, and wait for what is said."""
        if self.page.evaluate(CHOSEN) is None:  # an item of a list can be chosen at once
            self.page.wait_for_timeout(REACTION)  # a sooner key would be dropped
        self.page.keyboard.press(key)
        return self.hear(*words) if words else ""

    def play(self) -> None:
        """Press Play, from the top of the page."""
        self.page.focus("#play")
        self.page.keyboard.press("Enter")

    def begin(self) -> None:
        """Go to the main menu on a new device."""
        self.play()
        self.hear("Press 1")
        self.press("1", "Main menu")

    def sika(self) -> None:
        """Begin a game of Sika against a bot, from the main menu."""
        for name, said in (("New game", "Choose a game"), ("Sika", "Sika: "), ("Start", "Call a")):
            self.choose(name)
            self.hear(said)

    def choose(self, name: str) -> None:
        """Go to the item of the open list whose text begins with a name, and choose it."""
        for step in range(30):
            chosen = self.page.evaluate(CHOSEN)
            if str(chosen).startswith(name):
                self.page.keyboard.press("Enter")
                return
            before = len(self.lines)
            self.page.keyboard.press("ArrowDown" if step else "Home")
            self._line(before, "")
        raise AssertionError(f"there is no {name}")


def put_before(site: Path, file: str, script: str) -> None:
    """Put a script before that of a built page's file, as if it had been built so."""
    former = (site / file).read_bytes()
    later = script.encode() + former
    (site / file).write_bytes(later)
    worker = site / "service_worker.js"
    was, now = (sha256(one).hexdigest()[:32] for one in (former, later))
    text = worker.read_text(encoding="utf-8")
    assert was in text, f"the service worker does not know {file}"
    worker.write_text(text.replace(was, now), encoding="utf-8")


KEPT = """async (more) => {
  const script = await (await fetch("service_worker.js")).text();
  const files = Object.keys(JSON.parse(/FILES = (\\{[^}]*\\})/.exec(script)[1]));
  const late = /^sounds\\/|^(python\\/program|texts)\\.[^.]+\\.(bin|json)$/;
  const wanted = files.filter((one) => !late.test(one) || more.some((end) => one.endsWith(end)));
  const cache = await caches.open((await caches.keys())[0]);
  const kept = (await cache.keys()).map((one) => decodeURIComponent(one.url.split("?")[0]));
  return wanted.filter((one) => !kept.some((name) => name.endsWith(`/${one}`)));
}"""
"""The files of the first screen and of the program that are not cached on the device yet."""


def until_offline(visit: Visit, *more: str) -> None:
    """Wait until the program and further files of the site are cached on the device.

    Args:
        more: the ends of the names of files that come late, such as the texts of a language.
    """
    for _ in range(400):
        missing: list[str] = visit.page.evaluate(KEPT, [one.strip("/") for one in more])
        if not missing:
            return
        visit.page.wait_for_timeout(100)
    raise AssertionError(f"not on the device: {missing}")


def focus(visit: Visit) -> list[str]:
    """Return the focused element; there always is one."""
    found: list[str] = visit.page.evaluate(FOCUS)
    assert found[0], f"the focus fell to {found} after {visit.lines[-3:]}"
    return [one.strip() for one in found]


def press_focused(visit: Visit, key: str, *words: str) -> str:
    """Press a key and wait for its answer; an element has the focus afterwards."""
    said = visit.press(key, *words)
    focus(visit)
    return said
