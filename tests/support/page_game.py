"""Play any game on the page by keys, to its end."""

from __future__ import annotations

import contextlib
import io
import time
from pathlib import Path
from typing import TYPE_CHECKING

from built_page import PATIENCE, REACTION, Visit
from kept_in_browser import complete_record, stored_once

from audiogame.__main__ import main

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

OVER = "play again"
"""Words of the line at the end of a game."""
CHOICES = "[...document.querySelectorAll('#choices button')].map((one) => one.textContent.trim())"
DONE = "Done"
"""The choice that confirms several marked ones."""


def choices(visit: Visit) -> list[str]:
    """Return the visible choices; none while other seats act."""
    found: list[str] = visit.page.evaluate(CHOICES)
    return found


def begin(visit: Visit, name: str) -> None:
    """Go from the main menu into a game against the fewest bots that it allows."""
    visit.choose("New game")
    visit.hear("Choose a game")
    visit.choose(name)
    visit.hear(": Start.")
    visit.choose("Start")
    visit.hear("New game")


def answer(visit: Visit, before: int) -> bool:
    """Answer the next question by keys, unless the game is over.

    Args:
        visit: at the page.
        before: the lines of before this game.

    Returns:
        Whether the game continues.
    """
    end = time.monotonic() + PATIENCE
    while not (shown := choices(visit)) or OVER in " ".join(visit.lines[before:]):
        if OVER in " ".join(visit.lines[before:]):
            return False
        assert time.monotonic() < end, f"nothing was asked: {visit.lines[-10:]}"
        visit.page.wait_for_timeout(50)
    said = len(visit.lines)
    for key in ("ArrowDown", "Space", "Enter") if DONE in shown else ("ArrowDown", "Enter"):
        visit.page.wait_for_timeout(REACTION)  # a sooner key would be dropped
        visit.page.keyboard.press(key)
    while len(visit.lines) <= said:
        assert time.monotonic() < end, f"nobody answered: {visit.lines[-10:]}"
        visit.page.wait_for_timeout(20)
    return True


def finish(visit: Visit, before: int, most: int) -> int:
    """Answer every question until the game is over.

    Args:
        visit: at the page.
        before: the lines of before this game.
        most: answers that such a game may take.

    Returns:
        The number of answers.
    """
    for count in range(most):
        if not answer(visit, before):
            return count
    raise AssertionError(f"the game does not end: {visit.lines[-10:]}")


def record_of(browser: BrowserContext, page: Page, address: str, folder: Path) -> Path:
    """Save the record of the only game played on this device once it is complete; close the page.

    Args:
        browser: of the device.
        page: in which the program runs.
        address: of the site.
        folder: for the record.
    """
    files = stored_once(browser, page, address, lambda files: complete_record(files) is not None)
    (name,) = [name for name in files if name.endswith(".record")]
    record = folder / Path(name).name
    record.write_bytes(files[name])
    return record


def told_by_terminal(record: Path) -> list[str]:
    """Return the lines of a replay of a record in the terminal."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main(["replay", str(record), "--seat", "0"]) == 0
    return [line for line in out.getvalue().splitlines() if line]


def in_order(told: list[str], said: list[str]) -> bool:
    """Return whether all lines of the terminal were said, in the same order."""
    left = iter(said)
    return all(line in left for line in told)


def finish_sika(visit: Visit) -> None:
    """Take the first choice until the game is over."""
    while OVER not in (said := visit.press("1", OVER, "Throw.", " throw.", "Too soon")):
        assert said
