"""Firefox, driven by its own protocol, WebDriver BiDi.

Playwright drives only a Firefox of its own, and Debian has no package of geckodriver; but each
Firefox opens a WebSocket, and the program already depends on a library for these.
"""

from __future__ import annotations

import itertools
import json
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from driven_page import DrivenPage
from websockets.sync.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
STARTS = 90.0
"""Timeout of Firefox's start in seconds, on a busy machine too."""
ANSWERS = 150.0
"""Timeout of an answer of Firefox in seconds."""
PREFERENCES = """
user_pref("remote.active-protocols", 1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("app.update.disabledForTesting", true);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("browser.safebrowsing.malware.enabled", false);
user_pref("browser.safebrowsing.phishing.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("dom.w3c_touch_events.enabled", 1);
"""
"""Preferences: no requests to other machines, WebDriver BiDi as the only protocol, and touch."""


def missing_firefox() -> str | None:
    """Return what is missing to drive Firefox, and how to install it; None if nothing is."""
    return None if FIREFOX else "Firefox is missing: apt-get install firefox-esr"


class FirefoxPage(DrivenPage):
    """One tab of Firefox, by WebDriver BiDi.

    Args:
        line: the WebSocket connection to Firefox.
    """

    def __init__(self, line: ClientConnection) -> None:
        super().__init__()
        self._line = line
        self._numbers = itertools.count(1)
        self._call("session.new", capabilities={})
        self._call("session.subscribe", events=["log.entryAdded"])
        # The first tab of a headless window has no focus; one that is opened later has it.
        self._tab: str = self._call("browsingContext.create", type="tab")["context"]

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._line.recv(ANSWERS))
            if message.get("method") == "log.entryAdded":
                entry = message["params"]
                thrown = entry["type"] == "javascript" and entry["level"] == "error"
                # A file or a socket that is not to be had is told as an error of a script, with its
                # address.
                if thrown and "://" not in str(entry["text"]):
                    self._fail(str(entry["text"]))
            if message.get("id") == number:
                assert message["type"] == "success", message
                result: dict[str, Any] = message["result"]
                return result

    def goto(self, address: str) -> None:
        """Open an address."""
        self._call("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def reload(self) -> None:
        """Reload the page."""
        self._call("browsingContext.reload", context=self._tab, wait="complete")

    def resize(self, width: int, height: int) -> None:
        """Set the size of the page in pixels."""
        size = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._tab, viewport=size)

    def _run(self, script: str) -> str:
        answer = self._call(
            "script.evaluate",
            expression=f"(async () => {{ {script} }})()",
            target={"context": self._tab},
            awaitPromise=True,
            userActivation=False,
        )
        assert answer["type"] == "success", answer
        return str(answer["result"]["value"])

    def _act(self, source: dict[str, Any]) -> None:
        self._call("input.performActions", context=self._tab, actions=[source])

    def _picture(self) -> str:
        return str(self._call("browsingContext.captureScreenshot", context=self._tab)["data"])


@contextmanager
def firefox(folder: Path) -> Iterator[FirefoxPage]:
    """Open Firefox headless, with a profile of its own.

    Args:
        folder: of the profile; created if it is missing.
    """
    profile = folder / "profile"
    profile.mkdir(parents=True)
    (profile / "user.js").write_text(PREFERENCES, encoding="utf-8")
    command = [str(FIREFOX), "--headless", "--no-remote", "--profile", str(profile)]
    with (folder / "firefox.log").open("wb") as log:
        running = subprocess.Popen(
            [*command, "--remote-debugging-port", "0", "about:blank"], stdout=log, stderr=log
        )
    try:
        with connect(address_of(profile, running), max_size=None, open_timeout=STARTS) as line:
            yield FirefoxPage(line)
    finally:
        running.terminate()
        try:
            running.wait(30)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait(30)


def address_of(profile: Path, running: subprocess.Popen[bytes]) -> str:
    """Wait until a starting Firefox has printed the address of its WebSocket."""
    end = time.monotonic() + STARTS
    while True:
        assert running.poll() is None, "Firefox has ended by itself"
        try:
            at = json.loads((profile / "WebDriverBiDiServer.json").read_text(encoding="utf-8"))
            return f"ws://{at['ws_host']}:{at['ws_port']}/session"
        except (FileNotFoundError, json.JSONDecodeError):
            assert time.monotonic() < end, "Firefox has not told where its line is"
            time.sleep(0.1)
