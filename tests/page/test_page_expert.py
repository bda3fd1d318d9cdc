"""An expert of the page thinks in a second worker of a real browser, and keys are answered."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from benchmarks.page import tabs_memory
from built_page import (
    BLOCKED_THINKER,
    Visit,
    built_once,
    device,
    missing_page,
    put_before,
    served,
    until_offline,
)
from packages import skip_without

pytestmark = pytest.mark.real
MOST = 450
"""Megabytes the page may use while an expert thinks: 360 to 375 were measured."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    skip_without(missing_page())
    site = tmp_path_factory.mktemp("expert") / "site"
    shutil.copytree(built_once(), site)
    put_before(site, "thinker.js", BLOCKED_THINKER)
    return site


def begin_with_an_expert(visit: Visit) -> None:
    """Begin a game of Scientific War against an expert on a new device."""
    visit.begin()
    visit.choose("New game")
    visit.hear("Choose a game")
    visit.choose("Scientific War")
    visit.hear("Scientific War: ")
    visit.choose("Players")
    visit.hear("Seat 1")
    visit.choose("Seat 2")
    visit.hear("Change the name")
    visit.choose("An expert bot")
    visit.hear("Seat 2")
    visit.press("Escape", "Scientific War: ")
    visit.press("Home", "Start")
    visit.choose("Start")
    visit.hear("half as much")
    visit.hear("Trick 1. Play a card")


def thinks_beside(visit: Visit) -> bool:
    """Return whether the page itself has a second worker; a nested one would not be listed."""
    return any(worker.url.endswith("/thinker.js") for worker in visit.page.workers)


def test_keys_are_answered_while_an_expert_thinks_and_it_thinks_offline(
    folder: Path, tmp_path: Path
) -> None:
    kept = tmp_path / "device"
    with device(kept) as browser:
        with served(folder) as site:
            site.free.clear()
            visit = Visit(browser.new_page(), site.address)
            begin_with_an_expert(visit)
            visit.press("1", "You play")
            visit.press("t", "Waiting for")
            visit.press("e", "You have")
            visit.press("r", "High wins")
            visit.press("c", "secret")
            visit.press("Shift+U", "Taken back")
            visit.hear("Trick 1. Play a card")
            visit.press("1", "You play")
            assert not any("Trick 2" in line for line in visit.lines)
            site.free.set()
            visit.hear("Trick 2. Play a card")
            assert tabs_memory(kept) < MOST
            assert thinks_beside(visit)
            visit.press("1", "You play")
            visit.hear("Trick 3. Play a card")
            until_offline(visit, "thinker.js")
            visit.page.reload()
        # With the server gone, the second worker still starts: it is stored on the device.
        again = Visit(visit.page)
        again.play()
        again.hear("Your game of Scientific War is waiting")
        again.press("Enter", "Play a card")
        again.press("1", "You play")
        again.hear("Play a card")
        assert thinks_beside(again)
        assert again.faults == []
