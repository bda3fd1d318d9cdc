"""WebKit, driven by WebDriver: its small browser for tests, on a display of its own.

It draws, runs scripts and takes keys as the browsers of telephones do, but keeps nothing when it
ends, and takes touches as clicks of a mouse.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from driven_page import DrivenPage
from patience import until
from processes import free_port

DRIVER = shutil.which("WebKitWebDriver")
BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
NEEDED = {"Xvfb": "xvfb", "openbox": "openbox", "WebKitWebDriver": "webkit2gtk-driver"}
"""Programs, and the packages they are in."""
ANSWERS = 150.0
"""Timeout of an answer in seconds."""
WATCHED = """if (!window.failed) {
  window.failed = [];
  addEventListener("error", (event) => failed.push(event.message));
  addEventListener("unhandledrejection", (event) => failed.push(String(event.reason)));
}
"""
"""Script: collect uncaught errors from now on; this protocol tells none."""


def missing_webkit() -> str | None:
    """Return what is missing to drive WebKit, and how to install it; None if nothing is."""
    gone = [package for program, package in NEEDED.items() if shutil.which(program) is None]
    if not gone and not BROWSERS:
        gone = [NEEDED["WebKitWebDriver"]]
    return f"WebKit's driver is missing: apt-get install {' '.join(gone)}" if gone else None


class WebKitPage(DrivenPage):
    """One window of WebKit's browser, by WebDriver.

    Args:
        driver: URL of the driver.
    """

    pointer = "mouse"

    def __init__(self, driver: str) -> None:
        super().__init__()
        self._at = driver
        options = {"binary": str(BROWSERS[-1]), "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        made = self._call("POST", "session", capabilities={"alwaysMatch": wanted})
        self._at = f"{driver}session/{made['sessionId']}/"
        self._call("POST", "timeouts", script=int(ANSWERS * 1000), pageLoad=int(ANSWERS * 1000))

    def _call(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        asked = Request(self._at + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urlopen(asked, timeout=ANSWERS) as answer:
                return json.load(answer)["value"]
        except HTTPError as refused:
            raise AssertionError(f"{path}: {refused.read().decode()}") from refused

    def goto(self, address: str) -> None:
        """Open an address."""
        self._call("POST", "url", url=address)
        self.evaluate("0")

    def reload(self) -> None:
        """Reload the page."""
        self._call("POST", "refresh")
        self.evaluate("0")

    def resize(self, width: int, height: int) -> None:
        """Set the size of the page in pixels, where the window's least width allows it."""
        chrome = "[outerWidth - innerWidth, outerHeight - innerHeight]"
        more_width, more_height = self.evaluate(chrome)
        size = {"width": width + more_width, "height": height + more_height}
        self._call("POST", "window/rect", **size)

    def _run(self, script: str) -> str:
        body = f"{WATCHED} const text = await (async () => {{ {script} }})();"
        wrapped = f"return (async () => {{ {body} return [text, failed.splice(0)]; }})()"
        text, failed = self._call("POST", "execute/sync", script=wrapped, args=[])
        for one in failed:
            self._fail(one)
        return str(text)

    def _act(self, source: dict[str, Any]) -> None:
        self._call("POST", "actions", actions=[source])

    def _picture(self) -> str:
        return str(self._call("GET", "screenshot"))

    def close(self) -> None:
        """Close the window, and end its browser."""
        self._call("DELETE", "")


@contextmanager
def webkit(folder: Path) -> Iterator[WebKitPage]:
    """Open WebKit's browser on a display of its own, with a window manager.

    Args:
        folder: for its files and logs; created if it is missing.
    """
    folder.mkdir(parents=True, exist_ok=True)
    reading, writing = os.pipe()
    with ExitStack() as stack, (folder / "webkit.log").open("wb") as log:

        def begin(*command: str, **more: Any) -> None:
            running = subprocess.Popen(command, stdout=log, stderr=log, **more)
            stack.callback(running.wait, 30)
            stack.callback(running.terminate)

        screen = ("-screen", "0", "1920x1200x24", "-nolisten", "tcp")
        begin("Xvfb", "-displayfd", str(writing), *screen, pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        homes = {f"XDG_{one}_HOME": str(folder) for one in ("CACHE", "CONFIG", "DATA")}
        own = {**os.environ, **homes, "HOME": str(folder), "DISPLAY": display, "NO_AT_BRIDGE": "1"}
        begin("openbox", env=own)
        port = free_port()
        begin(str(DRIVER), f"--port={port}", env=own)
        at = f"http://127.0.0.1:{port}/"
        assert until(lambda: _answers(at)), "the driver of WebKit does not answer"
        page = WebKitPage(at)
        stack.callback(page.close)
        yield page


def _answers(driver: str) -> bool:
    try:
        with urlopen(f"{driver}status", timeout=ANSWERS) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
