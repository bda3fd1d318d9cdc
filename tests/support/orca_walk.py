"""Walks on the page with the real Orca: keys pressed, lines told and lines spoken.

The rig that runs Orca and Chromium unattended is no part of this repository: AUDIOGAME_ORCA_RIG
names its folder.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import unified_diff
from functools import partial
from typing import Any

from page_game import CHOICES, DONE, OVER
from page_site import missing_browser
from patience import until

VARIABLE = "AUDIOGAME_ORCA_RIG"
NEEDED = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon")
BEFORE = "data:text/html,<title>audiogame</title><p>The page comes."
"""The page in the browser before the first walk."""
HEARD = """() => {
  if (!window.heard) {
    const history = document.querySelector("#history");
    const lines = (nodes) => [...nodes].map((one) => [
      one.textContent.trimEnd(), one.dataset.listed === "yes"]);
    window.heard = lines(history.children);
    new MutationObserver((changes) => {
      for (const one of changes) window.heard.push(...lines(one.addedNodes));
    }).observe(history, { childList: true });
  }
  return window.heard;
}"""
"""Script: all lines of the history, also removed ones, and whether a list says them."""
LOG = """() => {
  window.judged ??= new WeakSet();
  const fresh = [...document.querySelector("#announced").children].filter(
    (one) => !window.judged.has(one));
  fresh.forEach((one) => window.judged.add(one));
  return fresh.map((one) => one.textContent);
}"""
ALL_LOGGED = """() => {
  const told = [...document.querySelectorAll("#history p:not([data-listed])")].at(-1);
  const logged = document.querySelector("#announced").lastElementChild;
  return told.textContent.trimEnd() === logged.textContent.trimEnd();
}"""
"""Script: whether the log has the newest line that no list or field says by itself."""
ITEM = """() => {
  const box = document.activeElement;
  const option = document.getElementById(box?.getAttribute("aria-activedescendant") ?? "");
  const name = option?.cloneNode(true) ?? box?.labels?.[0];
  for (const drawing of option ? name.querySelectorAll("[aria-hidden=true]") : []) drawing.remove();
  return name?.textContent ?? "";
}"""
LISTED = "document.activeElement.role === 'listbox'"
"""Script: whether a list has the focus."""
OPTIONS = """() => {
  const options = [...document.activeElement.querySelectorAll("[role=option]")];
  const chosen = options.findIndex((one) => one.getAttribute("aria-selected") === "true");
  return [chosen, options.map((one) => one.textContent.trim())];
}"""
X_NAMES = {
    "enter": "Return",
    "pageup": "Prior",
    "pagedown": "Next",
    **{name: name.title() for name in ("up", "down", "left", "right", "home", "end", "escape")},
}
"""X keysyms of keys, where keymaps have other names."""
PATIENCE = 120.0
"""Timeout in seconds, on a busy machine too."""
TITLE = "audiogame heading level 1"
"""Orca's words at the top of the page."""
VOICE = 80.0
"""Characters a second of the rig's voice, as fast as the quickest listeners want."""
QUIET = 0.35
"""Seconds without a word from Orca after which it has spoken everything."""
LOOKS = 0.03
"""Seconds between two polls of Orca's speech."""
STARTS = 3
"""Attempts to start Orca until it speaks."""
LOST = 15.0
"""Timeout in seconds of a line handed to Orca, on a busy machine too."""
LAST = 2.0
"""The same timeout in seconds before the final comparison."""


def missing_rig() -> str | None:
    """Return what is missing for a walk with Orca; None if nothing is."""
    if VARIABLE not in os.environ:
        return f"{VARIABLE} names no folder with the rig of Orca and Chromium."
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        return f"For Orca are missing: {', '.join(missing)}."
    return missing_browser()


def plain(text: str) -> str:
    """Return the words of a line, as Orca ends items of a list with a full stop."""
    return re.sub(r"[\s\u00a0]+", " ", text).strip().rstrip(".")


def x_name(key: str) -> str:
    """Return the X keysym of a key of a keymap."""
    return X_NAMES.get(key, key)


class Session:
    """One Orca and one Chromium, for many walks.

    Args:
        rig: runs both.
        page: the page in Chromium, by its DevTools.
        module: of the rig; compares lines told with lines spoken.
    """

    def __init__(self, rig: Any, page: Any, module: Any) -> None:
        self.rig = rig
        self.page = page
        self.compare: Callable[[list[str], list[str]], dict[str, int]] = module.compare

    def main_menu(self, address: str) -> Walk:
        """Open the page of the program, answer its first question, and go to the menu.

        The menu comes after a line, and so it is focused at the next key.
        """
        self.answered(address, "Main menu")
        self.rig.key("Home")
        self.until(lambda: bool(self.page.evaluate(LISTED)), "the menu has the focus")
        self.rig.settle(LAST, PATIENCE)
        return Walk(self)

    def answered(self, address: str, then: str) -> Walk:
        """Open the page of the program, answer its first question, and wait for a text."""
        self.walk(address)

        def told(words: str) -> bool:
            return any(words in line for line, _ in self.page.evaluate(HEARD))

        self.until(lambda: told("Press 1"), "the first question")
        self.rig.key("1")
        self.until(lambda: told(then), then)
        self.until(lambda: bool(self.page.evaluate(ALL_LOGGED)), "the log has all lines")
        self.rig.settle(LAST, PATIENCE)
        return Walk(self)

    def walk(self, address: str) -> Walk:
        """Open the page as a player does, who begins in browse mode: heading, button, Enter.

        Each address is a new device with empty storage.
        """
        self.page.goto(address)
        self.until(lambda: bool(self.page.locator("#history p").count()), "the page begins")
        self.rig.settle(1, PATIENCE)
        self.seek("h", TITLE)
        self.seek("b", "Play push button")
        self.rig.key("Return")
        # The game has the focus, and Orca, in focus mode, has said the name of the element.
        self.until(
            lambda: self.page.evaluate("document.activeElement?.dataset.part") == "game", "the game"
        )
        self.rig.settle(LAST, PATIENCE)
        return Walk(self)

    def seek(self, key: str, said: str) -> None:
        """Press a key of browse mode until Orca has said a text, as players do."""
        for _ in range(12):
            mark = self.rig.mark()
            self.rig.key(key)
            until(partial(self._speaks, mark), LOST)  # late on a busy machine
            self.rig.settle(1, PATIENCE)
            if said in self.words(mark):
                return
        raise AssertionError(f"{key} does not lead to {said}: {self.words(0)[-12:]}")

    def hear(self, key: str, words: str) -> list[str]:
        """Press a key, and return Orca's speech once it has said these words."""
        mark = self.rig.mark()
        self.rig.key(key)
        self.until(lambda: words in " ".join(self.words(mark)), words)
        self.rig.settle(1, PATIENCE)
        return self.words(mark)

    def _speaks(self, mark: int) -> bool:
        return bool(self.words(mark))

    def words(self, mark: int) -> list[str]:
        """Return Orca's speech since a mark."""
        return [plain(line) for line in self.rig.lines(mark) if line]

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until a condition is true."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"not yet: {what}; heard: {self.words(0)[-12:]}"
            time.sleep(0.05)


@contextmanager
def listening(echo: bool) -> Iterator[Session]:
    """Start Orca and Chromium.

    Args:
        echo: whether Orca says the letter of each key.
    """
    from playwright.sync_api import sync_playwright

    if (folder := os.environ[VARIABLE]) not in sys.path:
        sys.path.insert(0, folder)
    module = importlib.import_module("orca_rig")
    with begun(module, echo) as (rig, port), sync_playwright() as found:
        rig.wait_page("audiogame", PATIENCE)
        rig.settle(1, PATIENCE)
        browser = found.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        yield Session(rig, browser.contexts[0].pages[0], module)
        browser.close()


@contextmanager
def begun(module: Any, echo: bool) -> Iterator[tuple[Any, int]]:
    """Start Orca, with retries: on a busy machine it may miss the rig's timeout."""
    for left in reversed(range(STARTS)):
        port = free_port()
        rig = module.OrcaRig(BEFORE, VOICE, port=port, settings={"enableKeyEcho": echo})
        try:
            rig.__enter__()
            break
        except RuntimeError:
            if not left:
                raise
    try:
        yield rig, port
    finally:
        rig.__exit__()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Walk:
    """Keys pressed with Orca running, lines told and lines spoken.

    Args:
        session: Orca and Chromium, with the focus in the game.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.page = session.page
        self.told: list[str] = []
        """What Orca has to speak: the lines in the order of the log, and items of lists."""
        self.spoken: list[str] = []
        self.history: list[str] = []
        """All lines told, also those held back by a key that followed at once."""
        self.last: list[str] = []
        """Speech after the last key of a burst."""
        self._told = 0
        """Number of lines that the log has to hold."""
        self._logged = 0
        self._changed = time.monotonic()
        """Time of the last change in lines told, handed over or spoken."""
        self._seen = len(self.page.evaluate(HEARD))
        self.page.evaluate(LOG)
        self._mark = session.rig.mark()

    def press(self, *keys: str) -> None:
        """Press keys, each after the answer to the one before was spoken."""
        for key in keys:
            before = len(self.history)
            self.session.rig.key(x_name(key))
            self.session.until(lambda at=before: self._more(at), f"an answer to {key}")  # type: ignore[misc]
            self.settle()

    def hear(self, *words: str) -> str:
        """Wait for a line with one of these words since the walk began."""
        found: list[str] = []

        def told() -> bool:
            self.note()
            found[:] = [line for line in self.history if any(word in line for word in words)]
            return bool(found)

        self.session.until(told, " or ".join(words))
        self.settle()
        return found[-1]

    def choose(self, name: str) -> None:
        """Go to the item of the open list whose text begins with a name, and choose it."""
        if not self.page.evaluate(LISTED):
            self.press("home")  # a list that opened after a line is focused at the next key
        at, names = self.page.evaluate(OPTIONS)
        (to,) = [place for place, one in enumerate(names) if one.startswith(name)]
        self.press(*["down" if to > at else "up"] * abs(to - at), "enter")

    def burst(self, keys: str) -> None:
        """Type letters as fast as hands can; only speech after the last counts."""
        self.session.rig.type(keys[:-1])  # at once: a busy machine would put pauses between keys
        mark = self.session.rig.mark()
        self.press(keys[-1])
        self.session.rig.settle(LAST, PATIENCE)
        self.settle()
        lines = self.session.rig.lines(mark)
        after = len(lines) - lines[::-1].index(None) if None in lines else 0
        self.last = [plain(line) for line in lines[after:]]  # the key has cut the others

    def settle(self, quiet: float = QUIET) -> None:
        """Wait until all lines told are in the log, the last was spoken, and Orca is quiet.

        A line that Orca has not spoken after some seconds is lost: `judge` reports it.
        """
        end = time.monotonic() + PATIENCE
        while (now := time.monotonic()) < end:
            self.note()
            records = self.session.rig.voice.records
            silent = now - max(self._changed, records[-1]["t"] if records else 0.0)
            all_said = self._heard() or now - self._changed > LOST
            if silent >= quiet and self._logged >= self._told and all_said:
                return
            time.sleep(LOOKS)
        raise AssertionError("Lines wait for ever.")

    def _heard(self) -> bool:
        """Return whether the last line was spoken as often as it was told."""
        return not self.told or self.told.count(self.told[-1]) <= self.spoken.count(self.told[-1])

    def _more(self, before: int) -> bool:
        self.note()
        return len(self.history) > before

    def note(self) -> None:
        """Record the lines told: those of the log in its order, in which an answer precedes waiting
        news, and those that a list or a field says by itself."""
        before = self._told, len(self.history), self._logged, len(self.spoken)
        told = self.page.evaluate(HEARD)[self._seen :]
        said = [plain(line) for line in self.page.evaluate(LOG)]
        self._told += sum(not listed for _, listed in told)
        self._logged += len(said)
        for _, listed in told:
            if listed:
                self.told.append(plain(self.page.evaluate(ITEM)))
            elif said:
                self.told.append(said.pop(0))
        self.told += said
        self.history += [plain(text) for text, _ in told]
        self._seen += len(told)
        self.spoken = self.session.words(self._mark)
        if before != (self._told, len(self.history), self._logged, len(self.spoken)):
            self._changed = time.monotonic()

    def measure_voice(self) -> None:
        """Run the program's measurement of the voice's speed, from the main menu and back to it."""
        self.choose("Settings")
        self.choose("Measure")
        self.press("enter")
        time.sleep(len(self.history[-1]) / VOICE)
        self.press("enter", "escape")
        self.hear("Your voice reads")

    def play(self, most: int) -> None:
        """Play by keys until the game is over; no other questions may come."""
        for _ in range(most):
            shown: list[str] = []

            def due(shown: list[str] = shown) -> bool:
                self.note()
                shown[:] = self.page.evaluate(CHOICES)
                return bool(shown) or self.over

            self.session.until(due, "a question")
            if self.over:
                return
            self.settle()
            self.press(*(("down", "space", "enter") if DONE in shown else ("down", "enter")))
        raise AssertionError(f"the game does not end: {self.history[-10:]}")

    def whole_game(self, name: str) -> None:
        """Play a game from the main menu to its end, and compare lines told and spoken."""
        self.choose("New game")
        self.choose(name)
        self.choose("Start")
        self.play(800)
        assert len(self.told) > 40
        self.judge()

    @property
    def over(self) -> bool:
        """Whether a game has ended in this walk."""
        return any(OVER in line for line in self.history)

    def judge(self) -> None:
        """Compare lines told with lines spoken; the game may continue meanwhile."""
        nothing = {"lost": 0, "doubled": 0, "disorder": 0}
        for _ in range(5):  # a line may be handed over meanwhile
            self.settle(LAST)
            counts = self.session.compare(self.told, self.spoken)
            if not counts["lost"]:
                break
        assert self.told
        # A line may be told twice in a walk: then its second place is not out of order.
        if len(set(self.told)) < len(self.told):
            counts["disorder"] = 0
            expected = {*self.told}
            said = [line for line in self.spoken if line in expected]
            assert said == self.told, "\n".join(unified_diff(self.told, self.spoken, lineterm=""))
        assert counts == nothing, (counts, self.told, self.spoken)
