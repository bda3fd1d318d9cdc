"""What the page keeps in a real browser: of whom, of whom not, and where it may keep nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from built_page import Serving, Visit, built_once, device, missing_page, served
from kept_in_browser import READ, kept_files
from packages import skip_without
from playwright.sync_api import BrowserContext
from test_built_page import begin_sika

pytestmark = pytest.mark.real
DENIED = """navigator.storage.getDirectory = () =>
  Promise.reject(new DOMException("no", "SecurityError"));
"""
NAME = "page.test"
"""A name of this machine that browsers do not trust."""


@pytest.fixture
def folder() -> Path:
    skip_without(missing_page())
    return built_once()


def kept(browser: BrowserContext, visit: Visit, site: Serving) -> dict[str, bytes]:
    """Close the page, and return what is kept of it."""
    other = browser.new_page()
    visit.page.close()
    other.goto(f"{site.address}hear.html")
    files = kept_files(other.evaluate(READ))
    other.close()
    return files


def test_a_guest_leaves_nothing_behind_on_a_device_of_two(folder: Path, tmp_path: Path) -> None:
    with device(tmp_path / "device") as browser, served(folder) as site:
        first = Visit(browser.new_page(), site.address)
        first.begin()
        first.choose("This page")
        first.hear("Play with others")
        first.choose("Add somebody")
        for prompt, name in (("Your own name", "Anna"), ("the other person", "Tim")):
            first.hear(prompt)
            first.page.keyboard.type(name)
            first.page.keyboard.press("Enter")
        first.hear("Tim has a place")
        before = kept(browser, first, site)
        assert {"settings.toml", "profiles/1/settings.toml"} <= {*before}

        guest = Visit(browser.new_page(), site.address)
        guest.play()
        guest.hear("Who are you")
        guest.choose("A guest")
        guest.hear("Main menu")
        guest.choose("New game")
        guest.hear("Choose a game")
        guest.choose("Sika")
        guest.hear("Sika: ")
        guest.choose("Start")
        guest.hear("Call a colour")
        guest.press("1", "Throw")
        assert kept(browser, guest, site) == before

        tim = Visit(browser.new_page(), site.address)
        tim.play()
        tim.hear("Who are you")
        tim.choose("Tim")
        tim.hear("Main menu")
        tim.choose("This page")
        tim.hear("Play with others")
        tim.choose("Forget me here")
        tim.hear("Y or N")
        tim.press("y", "Nothing of yours")
        assert not any("profiles" in name for name in kept(browser, tim, site))

        anna = Visit(browser.new_page(), site.address)
        anna.play()
        anna.hear("Main menu")  # she is alone again
        assert not any("Who are you" in line for line in anna.lines)


def test_where_storage_is_denied_the_page_says_so_and_plays(folder: Path, tmp_path: Path) -> None:
    denied = tmp_path / "site"
    shutil.copytree(folder, denied)
    script = denied / "worker.js"
    script.write_text(DENIED + script.read_text(encoding="utf-8"), encoding="utf-8")
    with device(tmp_path / "device") as browser, served(denied) as site:
        visit = Visit(browser.new_page(), site.address)
        begin_sika(visit)
        visit.press("1", "Throw")
        told = [line for line in visit.lines if "SecurityError" in line]
        assert told == [f"This browser keeps nothing here: SecurityError. {GONE}"]
        assert visit.faults == []


GONE = "Games and settings are gone when the page is closed."


def test_over_plain_http_the_page_says_once_what_is_missing(folder: Path, tmp_path: Path) -> None:
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    with device(tmp_path / "device", rules) as browser, served(folder) as site:
        visit = Visit(browser.new_page(), site.address.replace("127.0.0.1", NAME))
        assert visit.page.evaluate("isSecureContext") is False
        begin_sika(visit)
        visit.press("1", "Throw")
        assert sum("browsers don't trust" in line for line in visit.lines) == 1
        assert visit.faults == []
