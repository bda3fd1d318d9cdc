"""What is open on the page, closed by each of its ways: nothing stays over what follows."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from page_browser import STILL_OPEN, until
from page_program import USUAL, ProgramSite

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

pytestmark = pytest.mark.real

PLACES = {
    "a menu": ("Settings.",),
    "an entry": ("Settings.", "Your name"),
    "a form": ("Settings.", "More."),
    "a list": ("Help.", "Rules"),
    "a book": ("Help.", "Rules", "Sika"),
}
"""By name of what is open: the entries that lead to it from the main menu."""
BACK = "the button of Escape"
WAYS = {
    "an entry": ("OK", "Cancel"),
    "a form": ("Done",),
    "a book": ("a link of it",),
}
"""The ways of closing that only some of them have; all have Escape and its button."""
HANDS = {"mouse": (1280, 800), "touch": (390, 664), "key": (1280, 800)}
IN_LIST = "() => document.activeElement.matches('[role=listbox]:not(.passed)')"
"""Script: whether the focus is on the list that is open."""


class Hand:
    """A player who opens and closes things by mouse, touch or keys alone."""

    def __init__(self, kind: str, page: Page) -> None:
        self.kind = kind
        self.page = page

    def on(self, found: Locator) -> None:
        """Do what this hand does with a button, a link or an entry."""
        if self.kind == "touch":
            found.tap()
        elif self.kind == "mouse" or found.get_attribute("role") == "option":
            found.click()
        else:
            found.focus()
            self.page.keyboard.press("Enter")

    def opens(self, entries: tuple[str, ...]) -> str:
        """Open what entries lead to, from the main menu; return what was open before the last."""
        before = ""
        for entry in entries:
            before = self.open
            self.on(self.page.locator("[role=option]:visible", has_text=entry).first)
            self.waits(lambda before=before: self.open not in ("", before))  # type: ignore[misc]
        return before

    @property
    def open(self) -> str:
        """What is open and seen, by the words of its beginning."""
        found: str = self.page.evaluate(STILL_OPEN)
        return found

    def waits(self, what: Callable[[], bool], why: str = "") -> None:
        """Wait for a condition."""
        end = time.monotonic() + 60
        while not what():
            assert time.monotonic() < end, (why, self.open)
            self.page.wait_for_timeout(30)

    def closes(self, way: str) -> None:
        """Close what is open, in one of its ways."""
        page = self.page
        if way == "a link of it":
            self.on(page.locator("#book nav a").last)
            way = BACK
        if way == "Escape":
            page.keyboard.press("Escape")
        elif way == BACK:
            self.on(page.locator("#commands .bar:not([data-group], .drawer) button").last)
        else:
            self.on(page.locator("#game button:visible", has_text=way).first)


@pytest.fixture(params=[*HANDS])
def hand(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Hand]:
    width, height = HANDS[request.param]
    size = {"width": width, "height": height}
    with ProgramSite(tmp_path, USUAL) as site:
        context = browser.new_context(viewport=size, has_touch=request.param == "touch")  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(site.address)
        page.wait_for_selector("[role=option]")
        made = Hand(request.param, page)
        made.on(page.locator("#play"))
        until(page, "document.activeElement.role === 'listbox'")
        yield made
        context.close()


def test_nothing_stays_open_over_what_follows_it(hand: Hand) -> None:
    first, page = hand.open, hand.page
    for name, entries in PLACES.items():
        for way in ("Escape", BACK, *WAYS.get(name, ())):
            if way == "Escape" and hand.kind != "key":
                continue
            before = hand.opens(entries)
            hand.closes(way)
            hand.waits(lambda before=before: hand.open == before, f"{name}, {way}")  # type: ignore[misc]
            if hand.kind == "key" and way in (BACK, "a link of it"):
                page.keyboard.press("Escape")  # from the button
            page.keyboard.press("Home")
            hand.waits(lambda: bool(page.evaluate(IN_LIST)), f"{name}, {way}")
            while hand.open != first:
                page.keyboard.press("Escape")
                hand.waits(lambda before=before: hand.open not in ("", before), "Escape")  # type: ignore[misc]
                before = hand.open


def test_what_is_open_beside_the_game_closes_for_what_needs_its_room(hand: Hand) -> None:
    page = hand.page
    toggles = page.locator("#commands .toggle:visible")
    first = hand.open
    for place in range(toggles.count()):
        toggles.nth(place).click()
        hand.waits(lambda: hand.open != first)
        toggles.nth(place).click()
        hand.waits(lambda: hand.open == first)
        toggles.nth(place).click()
        hand.opens(("Settings.",))
        hand.waits(lambda: ";" not in hand.open)
        page.keyboard.press("Escape")
        hand.waits(lambda: hand.open == first)
    page.click("#open-field")
    hand.waits(lambda: "field-box" in hand.open)
    page.locator("#commands .bar:not([data-group], .drawer) button").last.click()
    hand.waits(lambda: "field-box" not in hand.open)
