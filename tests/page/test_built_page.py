"""The built page with the whole program, by real keys in a real browser."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.page import tabs_memory
from built_page import Serving, Visit, built_once, device, missing_page, served, until_offline
from limits import limits
from packages import skip_without
from page_game import finish_sika, in_order, record_of, told_by_terminal

pytestmark = pytest.mark.real
MOST_MEMORY = 300
"""Megabytes of memory of the page in that game, at most; 255 to 275 were measured."""


@pytest.fixture(scope="module")
def folder() -> Path:
    skip_without(missing_page())
    return built_once()


def test_a_game_by_keys_is_kept_and_goes_on_after_a_reload_and_offline(
    folder: Path, tmp_path: Path
) -> None:
    with device(tmp_path / "device") as browser:
        with served(folder) as site:
            address, port = site.address, site.server_address[1]
            visit = Visit(browser.new_page(), address)
            visit.begin()
            visit.sika()
            visit.press("1", "Throw")
            assert tabs_memory(tmp_path / "device") < MOST_MEMORY
            visit.page.wait_for_timeout(500)  # its caching for offline use signals no end
            until_offline(visit)
            most = limits("megabytes")["page"] * 1_000_000
            assert 5_000_000 < site.sent < most  # the rest of the game needs no network
            first = visit.lines
            visit.page.reload()  # in the middle of a choice
            again = Visit(visit.page)
            again.play()
            again.hear("Your game of Sika is waiting")
        # The server is gone: everything is on the device.
        again.page.reload()
        offline = Visit(again.page)
        offline.play()
        offline.hear("Your game of Sika is waiting")
        offline.press("Enter", "Throw")
        finish_sika(offline)
        assert offline.faults == []
        said = offline.lines
        with served(folder, port):
            record = record_of(browser, offline.page, address, tmp_path)
    told = told_by_terminal(record)
    assert len(told) > 20
    assert in_order(told, [*first, *said]), (told, said)


def test_the_second_tab_says_that_the_game_is_open_and_goes_on_when_it_is_closed(
    built_site: Serving, tmp_path: Path
) -> None:
    with device(tmp_path / "device") as browser:
        first = Visit(browser.new_page(), built_site.address)
        first.begin()
        page = browser.new_page()
        page.goto(built_site.address)
        log = "document.querySelector('#log').textContent"
        for _ in range(200):
            if "another tab" in page.evaluate(log):
                break
            page.wait_for_timeout(50)
        assert "another tab" in page.evaluate(log)
        first.page.close()
        second = Visit(page)
        second.play()
        second.hear("Main menu")
