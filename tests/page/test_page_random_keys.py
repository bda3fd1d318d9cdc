"""Random keys on the built page: the focus is never lost, nothing fails, the game continues."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from built_page import PATIENCE, Visit, built_once, device, missing_page, served
from packages import skip_without

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.soak

BLOCKS, EACH = 80, 20
"""Number of blocks of keys, and keys in each."""
PAUSE = 60
"""Milliseconds between two keys: faster than a player listens."""
SEEDS = (1, 2)
MOVING = ("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Home", "End", "PageDown", "PageUp")
DECIDING = ("Enter", "Enter", "Enter", "Space", "Escape", "Backspace", "Delete", "Tab", "Shift+Tab")
ASKING = (*"rtechizwqpgumnylvf?123456789", "Shift+O", "Shift+U", "Shift+R", "Shift+C")
WRONG = "went wrong"
ENDED = "The game is closed. Enter or Play opens it again."
MOST_TABS = 80
INSIDE = """() => {
  const at = document.activeElement;
  return Boolean(at.closest("#game, #field-box"));
}"""
SAYS = """(words) => [...document.querySelectorAll("#announced p")].some(
  (line) => line.textContent.trim() === words)"""
READING = """() => Boolean(document.activeElement.closest("#book"))"""
FORM = "form-"
"""Prefix of the names of a form's controls."""
WATCH = """() => {
  const game = document.getElementById("game");
  window.lost = [];
  let last = document.activeElement;
  // As early as can be: the page removes what has just lost the focus after the same event.
  window.addEventListener("focusin", () => { last = document.activeElement; }, true);
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes) {
      for (const one of removedNodes) if (one.contains(last)) window.lost.push(one.outerHTML);
    }
  }).observe(document.body, { childList: true, subtree: true });
  return game.getAttribute("aria-label");
}"""
STANDS = """() => {
  const one = document.activeElement;
  const at = one.getAttribute("aria-activedescendant");
  return {
    id: one.id || one.tagName,
    at: [
      document.getElementById("history").textContent, at, one.value, one.id, document.title,
      document.getElementById("status").textContent, one.checked,
    ],
    lost: window.lost,
    name: document.getElementById("game").getAttribute("aria-label"),
    log: [...document.querySelectorAll("#announced p")].map((line) => line.textContent.trim()),
  };
}"""


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_pressed_the_page_goes_on(seed: int, tmp_path: Path) -> None:
    skip_without(missing_page())
    chance = Random(seed)
    with device(tmp_path / "device") as browser, served(built_once()) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        page = visit.page
        name = page.evaluate(WATCH)
        quiet = 0
        for _ in range(BLOCKS):
            pressed = []
            _come_back(page)
            before = page.evaluate(STANDS)["at"]
            moved = False
            for _ in range(EACH):
                kinds = (MOVING, DECIDING, DECIDING, ASKING, ASKING)
                key = chance.choice(chance.choice(kinds))
                pressed.append(key)
                for _ in range(chance.choice((1, 1, 1, 1, 5)) if key in MOVING else 1):
                    page.keyboard.press(key)
                page.wait_for_timeout(PAUSE)
                stands = page.evaluate(STANDS)
                assert not stands["lost"], (pressed, stands)
                assert stands["name"] == name, (pressed, stands)
                assert not visit.faults, (pressed, visit.faults)
                moved |= stands["at"] != before
                if stands["id"] in ("BODY", "HTML"):  # only where Tab has left the page
                    assert key in ("Tab", "Shift+Tab"), (pressed, stands)
                    _come_back(page)
                assert not [line for line in stands["log"] if WRONG in line], (pressed, stands)
            quiet = 0 if moved else quiet + 1
            if quiet and stands["id"].startswith(FORM):  # its keys are the browser's and reader's
                quiet = 0
                page.keyboard.press("Escape")
            if quiet:  # its own key has left the program
                assert quiet == 1, (pressed, stands)
                end = time.monotonic() + PATIENCE
                while not page.evaluate(SAYS, ENDED):
                    assert time.monotonic() < end, (pressed, stands)
                    page.wait_for_timeout(PAUSE)
                visit.play()
                visit.hear("Main menu")


def _come_back(page: Page) -> None:
    """Close an open rule book, and press Tab until keys are handled again."""
    passed = []
    for _ in range(MOST_TABS):
        if page.evaluate(INSIDE):
            return
        passed.append(page.evaluate(STANDS)["id"])
        if passed[-1] == "to-game":  # else the contents of a rule book come first
            page.keyboard.press("Enter")
            page.wait_for_timeout(PAUSE)
            continue
        page.keyboard.press("Escape" if page.evaluate(READING) else "Tab")
    raise AssertionError(f"{MOST_TABS} times Tab do not lead back to the game: {passed}")
