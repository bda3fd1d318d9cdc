"""What the real Orca reads of the page in the real Chromium: nothing lost, doubled, out of order.

The rig that runs both unattended is no part of this repository: AUDIOGAME_ORCA_RIG names its
folder.  What the page has told is compared with what Orca sent to the voice, key by key.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from built_page import built, missing_page, served
from packages import skip_without
from page_site import PageSite, missing_browser

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("screen")]
VARIABLE = "AUDIOGAME_ORCA_RIG"
NEEDED = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon")
HEARD = """() => [...document.querySelectorAll("#history p")].map((one) => [
  one.textContent.trimEnd(), one.dataset.listed === "yes"])"""
LOG = """() => {
  window.judged ??= new WeakSet();
  const fresh = [...document.querySelector("#log").children].filter(
    (one) => !window.judged.has(one));
  fresh.forEach((one) => window.judged.add(one));
  return fresh.map((one) => one.textContent);
}"""
ITEM = """() => {
  const box = document.activeElement;
  const option = document.getElementById(box?.getAttribute("aria-activedescendant") ?? "");
  return option ? option.textContent : box?.labels?.[0]?.textContent ?? "";
}"""


def missing_rig() -> str | None:
    """Return what is missing for a walk with Orca."""
    if VARIABLE not in os.environ:
        return f"{VARIABLE} names no folder with the rig of Orca and Chromium."
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        return f"For Orca are missing: {', '.join(missing)}."
    return missing_browser()


@pytest.fixture
def rig_class(monkeypatch: pytest.MonkeyPatch) -> Any:
    if VARIABLE not in os.environ:
        pytest.skip(str(missing_rig()))
    skip_without(missing_rig())
    monkeypatch.syspath_prepend(os.environ[VARIABLE])
    return importlib.import_module("orca_rig")


def plain(text: str) -> str:
    """Return the words of a line alone: Orca ends items of a list with a full stop."""
    return re.sub(r"[\s\u00a0]+", " ", text).strip().rstrip(".")


class Walk:
    """Keys pressed with Orca listening, and what was told and what was spoken.

    Args:
        rig: Orca and Chromium.
        page: the same page, by its DevTools.
    """

    def __init__(self, rig: Any, page: Any) -> None:
        self.rig = rig
        self.page = page
        self.told: list[str] = []
        self.spoken: list[str] = []
        self.history: list[str] = []
        """All that was told, also what keys that followed at once have held back."""
        self.last: list[str] = []
        """What was spoken after the last key of a burst."""
        self._seen = len(page.evaluate(HEARD))
        page.evaluate(LOG)
        self._mark = rig.mark()

    def press(self, *keys: str, quiet: float = 1.2) -> None:
        """Press keys one after the other, each after everything was said."""
        for key in keys:
            self.rig.key(key)
            self.rig.settle(quiet, 60)
            handed(self.page)
            self.rig.settle(quiet, 60)
            self._note()

    def burst(self, *keys: str) -> None:
        """Press keys as fast as they can be pressed; only what comes after the last is judged."""
        for key in keys[:-1]:
            self.rig.key(key)
        mark = self.rig.mark()
        self.press(keys[-1], quiet=2.5)
        self.last = [plain(line) for line in self.rig.lines(mark) if line]

    def _note(self) -> None:
        """Note what was told: lines in the order of the log, which lets an answer go before news
        that wait, and what a list or a field says by itself."""
        told = self.page.evaluate(HEARD)
        said = [plain(line) for line in self.page.evaluate(LOG)]
        for _, listed in told[self._seen :]:
            if listed:
                self.told.append(plain(self.page.evaluate(ITEM)))
            elif said:
                self.told.append(said.pop(0))
        self.told += said
        self.history += [plain(text) for text, _ in told[self._seen :]]
        self._seen = len(told)
        self.spoken = [plain(line) for line in self.rig.lines(self._mark) if line]

    def judge(self, compare: Callable[[list[str], list[str]], dict[str, int]]) -> None:
        """Compare what was told with what was spoken; a game may go on meanwhile."""
        assert self.told
        nothing = {"lost": 0, "doubled": 0, "disorder": 0}
        for _ in range(5):  # a line may be handed over while this looks
            counts = compare(self.told, self.spoken)
            if not counts["lost"]:
                break
            self.rig.settle(1.2, 60)
            self._note()
        # The same line may be told twice in a walk: then its second place is no disorder.
        if len(set(self.told)) < len(self.told):
            counts["disorder"] = 0
            said = [line for line in self.spoken if line in set(self.told)]
            assert said == self.told
        assert counts == nothing, (self.told, self.spoken)


def handed(page: Any) -> None:
    """Wait until the last line of the history, if the log says it, has been handed to the log."""
    for _ in range(600):
        said = [text for text, listed in page.evaluate(HEARD) if not listed]
        log = page.evaluate("document.querySelector('#log').lastElementChild.textContent")
        if not said or said[-1] == log.rstrip("\xa0"):
            return
        page.wait_for_timeout(200)
    raise AssertionError("Lines wait for ever.")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def listening(module: Any, address: str, echo: bool, first: tuple[str, ...] = ()) -> Iterator[Walk]:
    """Open the page with Orca, and go into the game as a player does: Tab to Play, Enter."""
    from playwright.sync_api import sync_playwright

    port = free_port()
    settings = {"enableKeyEcho": echo}
    with module.OrcaRig(address, port=port, settings=settings) as rig, sync_playwright() as found:
        rig.wait_page("audiogame", 60)
        rig.settle(2, 60)
        browser = found.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        page = browser.contexts[0].pages[0]
        for _ in range(600):
            if page.locator("#history p").count():
                break
            page.wait_for_timeout(200)
        rig.settle(2, 60)
        rig.key("Tab", 1)
        rig.key("Return")
        for key in first:
            rig.settle(2, 60)
            rig.key(key)
        handed(page)
        rig.settle(2, 60)
        yield Walk(rig, page)
        browser.close()


@pytest.mark.parametrize("echo", [False, True])
def test_menus_bursts_and_answers_of_a_written_game(
    rig_class: Any, tmp_path: Path, echo: bool
) -> None:
    with PageSite(tmp_path) as site, listening(rig_class, site.address, echo) as walk:
        walk.press(*["Down"] * 4, "Up", "Up", "Home", "Return")
        walk.press("r", "t", "e", "b", "c", "b", "Down", "Up", "Down", "z", "Down", "Return", "r")
        walk.judge(rig_class.compare)


def test_after_a_burst_of_keys_the_last_answers_are_heard(rig_class: Any, tmp_path: Path) -> None:
    with PageSite(tmp_path) as site, listening(rig_class, site.address, False) as walk:
        walk.press("Return")
        walk.burst(*"rtecrtec")
        answers = [line for line in walk.history if line.startswith(("Answer", "You have"))]
        assert len(answers) == 8
        said = [line for line in walk.last if line in answers]
        assert said, "Orca has said something"
        assert answers[-len(said) :] == said, "the last ones, each once, in order"
        held = walk.page.evaluate(
            "standIn.sent.filter((one) => one.kind === 'held').map((one) => one.id)"
        )
        assert len(held) >= len(answers) - len(said), "what the keys cut is kept for Space"


@pytest.mark.parametrize("echo", [False, True])
def test_a_game_of_the_real_program(rig_class: Any, tmp_path: Path, echo: bool) -> None:
    skip_without(missing_page())
    folder = built(tmp_path / "page")
    with (
        served(folder) as site,
        listening(rig_class, site.address, echo, first=("1",)) as walk,
    ):
        walk.press("Down", "Up", "Return", "Return", "Return", "r", "t", "1")
        walk.judge(rig_class.compare)


if __name__ == "__main__":
    sys.exit(pytest.main([__file__, "-n", "0", "-m", "real"]))
