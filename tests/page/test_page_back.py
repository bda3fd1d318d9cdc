"""The browser's Back: it goes back a level, as Escape does, and leaves from the first screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from page_browser import STILL_OPEN, until
from page_program import USUAL, ProgramSite

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real

ESCAPE = "#commands .bar:not([data-group], .drawer) button >> nth=-1"
LINK = "#v1.no-table-at-all"


class Place:
    """A player at the page, which another one led to."""

    def __init__(self, site: ProgramSite, page: Page) -> None:
        self.site = site
        self.page = page

    def opens(self, *entries: str) -> None:
        for entry in entries:
            self.page.locator("[role=option]:visible", has_text=entry).first.click()
            self.page.wait_for_timeout(300)  # a sooner one would be too early for the program

    def sees(self, *words: str) -> None:
        """Wait until what is open begins with one of some words."""
        self.page.wait_for_timeout(100)
        begins = " || ".join(f"open.includes(': {one}')" for one in words)
        until(self.page, f"(() => {{ const open = ({STILL_OPEN})(); return {begins}; }})()")

    def back(self, times: int = 1) -> None:
        """Press the browser's Back several times at once."""
        self.page.evaluate("times => { while (times--) history.back(); }", times)

    @property
    def escapes(self) -> int:
        sent = self.page.evaluate("program.sent.filter((one) => one.name === 'escape').length")
        return int(sent)


@pytest.fixture
def place(browser: Browser, tmp_path: Path) -> Iterator[Place]:
    with ProgramSite(tmp_path, USUAL) as site:
        page = browser.new_page(viewport={"width": 390, "height": 664})
        page.goto(f"{site.address}hear.html")
        page.goto(f"{site.address}{LINK}")
        page.wait_for_selector("[role=option]")
        page.click("#play")
        until(page, "document.activeElement.role === 'listbox'")
        yield Place(site, page)
        page.close()


def test_back_goes_back_a_level_in_menus_forms_entries_and_books(place: Place) -> None:
    page = place.page
    address = page.url
    assert address.endswith(LINK)
    for entries, before in (
        (("Settings.", "More."), "Your name"),
        (("Settings.", "Your name"), "Your name"),
        (("Help.", "Rules", "Sika"), "Army Men"),
    ):
        place.opens(*entries)
        place.back()
        place.sees(before)
        assert page.url == address
        page.go_forward()  # leads to nothing new
        place.sees(before)
        place.back(len(entries) - 1)
        place.sees("New game")
    assert page.inner_text(ESCAPE) == "Leave"


def test_back_closes_what_is_beside_the_game_first(place: Place) -> None:
    place.opens("Settings.")
    place.page.click("#commands .drawer .toggle >> nth=0")
    place.sees("History")
    place.back()
    until(place.page, "document.querySelector('#side > [data-open=yes]') === null")
    assert place.escapes == 0
    place.sees("Your name")


def test_keys_work_where_the_browser_refuses_more_steps(place: Place) -> None:
    refuses = "throw new DOMException('too often', 'SecurityError')"
    place.page.evaluate(f"() => {{ history.pushState = () => {{ {refuses}; }}; }}")
    place.opens("Settings.", "More.")
    place.page.keyboard.press("Escape")
    place.sees("Your name")
    place.page.keyboard.press("Escape")
    place.sees("New game")


def test_back_asks_in_a_game_and_leaves_the_page_from_the_first_screen_alone(
    place: Place,
) -> None:
    page = place.page
    place.opens("New game", "Sika", "Start.")
    page.locator("#choices button").first.wait_for()
    assert page.inner_text(ESCAPE) == "Menu"
    place.back()
    place.sees("Continue", "Back to", "Leave", "Resume", "Keep")
    assert page.inner_text(ESCAPE) == "Back"
    address = page.url
    page.reload()
    page.wait_for_selector("#choices button")
    assert page.url == address
    page.wait_for_timeout(300)
    place.back()  # from the offer to go on with the game
    place.sees("New game")
    until(page, "history.state?.step === undefined")
    place.back()
    page.wait_for_url("**/hear.html")
