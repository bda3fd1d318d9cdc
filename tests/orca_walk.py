"""Walks on the page with the real Orca: keys pressed, and what was told and what was spoken.

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
"""What the browser shows before the first walk."""
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
"""All lines of the history, also those that it has let go, and whether a list says them."""
LOG = """() => {
  window.judged ??= new WeakSet();
  const fresh = [...document.querySelector("#log").children].filter(
    (one) => !window.judged.has(one));
  fresh.forEach((one) => window.judged.add(one));
  return fresh.map((one) => one.textContent);
}"""
ALL_LOGGED = """() => {
  const told = [...document.querySelectorAll("#history p:not([data-listed])")].at(-1);
  const logged = document.querySelector("#log").lastElementChild;
  return told.textContent.trimEnd() === logged.textContent.trimEnd();
}"""
"""Whether the log has the newest line that no list or field says by itself."""
ITEM = """() => {
  const box = document.activeElement;
  const option = document.getElementById(box?.getAttribute("aria-activedescendant") ?? "");
  return option ? option.textContent : box?.labels?.[0]?.textContent ?? "";
}"""
LISTED = "document.activeElement.role === 'listbox'"
"""Whether a list has the focus."""
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
"""Names of keys as the X server has them, where keymaps have others."""
PATIENCE = 120.0
"""Seconds for anything on a busy machine."""
TITLE = "audiogame heading level 1"
"""What Orca says of the top of the page."""
VOICE = 80.0
"""Characters a second that the voice of the rig reads, as fast as the quickest listeners want."""
QUIET = 0.35
"""Seconds without a word from Orca after which everything has been said."""
LOOKS = 0.03
"""Seconds between two looks at what has been said."""
STARTS = 3
"""How often Orca may be begun until it speaks."""
LOST = 15.0
"""Seconds after which a line that Orca has been given on a busy machine is lost."""
LAST = 2.0
"""The same before what was heard is judged."""


def missing_rig() -> str | None:
    """Return what is missing for a walk with Orca."""
    if VARIABLE not in os.environ:
        return f"{VARIABLE} names no folder with the rig of Orca and Chromium."
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if missing:
        return f"For Orca are missing: {', '.join(missing)}."
    return missing_browser()


def plain(text: str) -> str:
    """Return the words of a line alone: Orca ends items of a list with a full stop."""
    return re.sub(r"[\s\u00a0]+", " ", text).strip().rstrip(".")


def x_name(key: str) -> str:
    """Return what the X server calls a key of a keymap."""
    return X_NAMES.get(key, key)


class Session:
    """One Orca and one Chromium, for many walks.

    Args:
        rig: runs both.
        page: the page in Chromium, by its DevTools.
        module: of the rig; compares what was told with what was spoken.
    """

    def __init__(self, rig: Any, page: Any, module: Any) -> None:
        self.rig = rig
        self.page = page
        self.compare: Callable[[list[str], list[str]], dict[str, int]] = module.compare

    def main_menu(self, address: str) -> Walk:
        """Open the page of the program, answer its first question, and go to the menu.

        The menu comes after a line, and so it gets the focus with the next key.
        """
        self.answered(address, "Main menu")
        self.rig.key("Home")
        self.until(lambda: bool(self.page.evaluate(LISTED)), "the menu has the focus")
        self.rig.settle(LAST, PATIENCE)
        return Walk(self)

    def answered(self, address: str, then: str) -> Walk:
        """Open the page of the program, and answer what it asks again and again."""
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

        Each address is a device of its own, on which nothing is kept.
        """
        self.page.goto(address)
        self.until(lambda: bool(self.page.locator("#history p").count()), "the page begins")
        self.rig.settle(1, PATIENCE)
        self.seek("h", TITLE)
        self.seek("b", "Play push button")
        self.rig.key("Return")
        # The game has the focus, and Orca is in focus mode: it has said the name of what is there.
        self.until(
            lambda: self.page.evaluate("document.activeElement?.dataset.part") == "game", "the game"
        )
        self.rig.settle(LAST, PATIENCE)
        return Walk(self)

    def seek(self, key: str, said: str) -> None:
        """Press a key of browse mode until the reader has come to something, as players do."""
        for _ in range(12):
            mark = self.rig.mark()
            self.rig.key(key)
            until(partial(self._speaks, mark), LOST)  # on a busy machine long after the key
            self.rig.settle(1, PATIENCE)
            if said in self.words(mark):
                return
        raise AssertionError(f"{key} does not lead to {said}: {self.words(0)[-12:]}")

    def hear(self, key: str, words: str) -> list[str]:
        """Press a key, and return what Orca says to it when it has said these words."""
        mark = self.rig.mark()
        self.rig.key(key)
        self.until(lambda: words in " ".join(self.words(mark)), words)
        self.rig.settle(1, PATIENCE)
        return self.words(mark)

    def _speaks(self, mark: int) -> bool:
        return bool(self.words(mark))

    def words(self, mark: int) -> list[str]:
        """Return what Orca has said since a mark."""
        return [plain(line) for line in self.rig.lines(mark) if line]

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait until something is true."""
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"not yet: {what}; heard: {self.words(0)[-12:]}"
            time.sleep(0.05)


@contextmanager
def listening(echo: bool) -> Iterator[Session]:
    """Begin Orca and Chromium.

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
    """Begin Orca, which a busy machine does not always do in the time that the rig grants it."""
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
    """Keys pressed with Orca listening, and what was told and what was spoken.

    Args:
        session: Orca and Chromium, with the focus in the game.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.page = session.page
        self.told: list[str] = []
        """What Orca has to say: the lines in the order of the log, and items of lists."""
        self.spoken: list[str] = []
        self.history: list[str] = []
        """All that was told, also what keys that followed at once have held back."""
        self.last: list[str] = []
        """What was spoken after the last key of a burst."""
        self._told = 0
        """How many lines the log has to hold."""
        self._logged = 0
        self._changed = time.monotonic()
        """When something was told, handed over or spoken that was not known before."""
        self._seen = len(self.page.evaluate(HEARD))
        self.page.evaluate(LOG)
        self._mark = session.rig.mark()

    def press(self, *keys: str) -> None:
        """Press keys one after the other, each after the answer to the last was spoken."""
        for key in keys:
            before = len(self.history)
            self.session.rig.key(x_name(key))
            self.session.until(lambda at=before: self._more(at), f"an answer to {key}")  # type: ignore[misc]
            self.settle()

    def hear(self, *words: str) -> str:
        """Wait for a line with one of these words that was told since the walk began or later."""
        found: list[str] = []

        def told() -> bool:
            self.note()
            found[:] = [line for line in self.history if any(word in line for word in words)]
            return bool(found)

        self.session.until(told, " or ".join(words))
        self.settle()
        return found[-1]

    def choose(self, name: str) -> None:
        """Go to the item of the open list whose text begins so, and choose it."""
        if not self.page.evaluate(LISTED):
            self.press("home")  # a list that came after a line has the focus from the next key on
        at, names = self.page.evaluate(OPTIONS)
        (to,) = [place for place, one in enumerate(names) if one.startswith(name)]
        self.press(*["down" if to > at else "up"] * abs(to - at), "enter")

    def burst(self, keys: str) -> None:
        """Type letters as fast as hands can; only what comes after the last is judged."""
        self.session.rig.type(keys[:-1])  # at once: a busy machine would put pauses between keys
        mark = self.session.rig.mark()
        self.press(keys[-1])
        self.session.rig.settle(LAST, PATIENCE)
        self.settle()
        lines = self.session.rig.lines(mark)
        after = len(lines) - lines[::-1].index(None) if None in lines else 0
        self.last = [plain(line) for line in lines[after:]]  # the key itself has cut the others

    def settle(self, quiet: float = QUIET) -> None:
        """Wait until all that was told is in the log, the last of it was spoken, and Orca is quiet.

        What Orca has not spoken after some seconds is lost: that is for the judge.
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
        """Tell whether the last line was spoken as often as it was told."""
        return not self.told or self.told.count(self.told[-1]) <= self.spoken.count(self.told[-1])

    def _more(self, before: int) -> bool:
        self.note()
        return len(self.history) > before

    def note(self) -> None:
        """Note what was told: lines in the order of the log, which lets an answer go before news
        that wait, and what a list or a field says by itself."""
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
        """Let the program measure how fast the voice is, from the main menu and back to it."""
        self.choose("Settings")
        self.choose("Measure")
        self.press("enter")
        time.sleep(len(self.history[-1]) / VOICE)
        self.press("enter", "escape")
        self.hear("Your voice reads")

    def play(self, most: int) -> None:
        """Play by keys until the game is over, in whose course nothing else is asked."""
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
        """Play a game from the main menu to its end, and judge what was heard."""
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
        """Compare what was told with what was spoken; a game may go on meanwhile."""
        nothing = {"lost": 0, "doubled": 0, "disorder": 0}
        for _ in range(5):  # a line may be handed over while this looks
            self.settle(LAST)
            counts = self.session.compare(self.told, self.spoken)
            if not counts["lost"]:
                break
        assert self.told
        # The same line may be told twice in a walk: then its second place is no disorder.
        if len(set(self.told)) < len(self.told):
            counts["disorder"] = 0
            expected = {*self.told}
            said = [line for line in self.spoken if line in expected]
            assert said == self.told, "\n".join(unified_diff(self.told, self.spoken, lineterm=""))
        assert counts == nothing, (counts, self.told, self.spoken)
