"""The page as it is built, with the whole program in it, by real keys in a real browser."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from built_page import Serving, Visit, built, device, missing_page, served
from kept_in_browser import READ, kept_files
from packages import skip_without

from audiogame.__main__ import main

pytestmark = pytest.mark.real
OVER = "play again"
"""What is said at the end of a game."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    skip_without(missing_page())
    return built(tmp_path_factory.mktemp("page") / "site")


@pytest.fixture
def site(folder: Path) -> Iterator[Serving]:
    with served(folder) as server:
        yield server


def begin_sika(visit: Visit) -> None:
    """Open the main menu of a new device, and a game of Sika against a bot."""
    visit.begin()
    visit.choose("New game")
    visit.hear("Choose a game")
    visit.choose("Sika")
    visit.hear("Sika: ")
    visit.choose("Start")
    visit.hear("Call a colour")


def finish_sika(visit: Visit) -> None:
    """Choose the first choice until the game is over."""
    while OVER not in (said := visit.press("1", OVER, "Throw", "throw", "Call", "Too soon")):
        assert said


def told_by_terminal(record: Path) -> list[str]:
    """Return what a terminal tells of a record."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        assert main(["replay", str(record), "--seat", "0"]) == 0
    return [line for line in out.getvalue().splitlines() if line]


def test_a_game_by_keys_is_kept_and_goes_on_after_a_reload_and_offline(
    folder: Path, tmp_path: Path
) -> None:
    with device(tmp_path / "device") as browser:
        with served(folder) as site:
            address, port = site.address, site.server_address[1]
            visit = Visit(browser.new_page(), address)
            begin_sika(visit)
            visit.press("1", "Throw")
            visit.page.wait_for_timeout(500)  # what it keeps offline has no end to wait for
            until_offline(visit)
            first = visit.lines
            visit.page.reload()  # in the middle of a choice
            again = Visit(visit.page)
            again.play()
            again.hear("Main menu")
        # The server is gone: everything is on the device.
        again.page.reload()
        offline = Visit(again.page)
        offline.play()
        offline.hear("Main menu")
        offline.choose("Continue")
        offline.hear("Sika")
        offline.press("Enter", "This saved game: Continue")
        offline.press("Enter", "Throw")
        finish_sika(offline)
        assert offline.faults == []
        said = offline.lines
        with served(folder, port):
            other = browser.new_page()
            offline.page.close()
            other.goto(f"{address}hear.html")
            files = kept_files(other.evaluate(READ))
    (name,) = [name for name in files if name.endswith(".record")] or [""]
    record = tmp_path / Path(name).name
    record.write_bytes(files[name])
    told = told_by_terminal(record)
    assert len(told) > 20
    assert in_order(told, [*first, *said]), (told, said)


def in_order(told: list[str], said: list[str]) -> bool:
    """Tell whether everything that a terminal tells was said, in the same order."""
    left = iter(said)
    return all(line in left for line in told)


def until_offline(visit: Visit) -> None:
    """Wait until the program is kept on the device."""
    for _ in range(400):
        names: list[str] = visit.page.evaluate(
            "(async () => { const kept = await caches.open((await caches.keys())[0]);"
            " return (await kept.keys()).map((one) => one.url); })()"
        )
        if (
            any(name.endswith("/worker.js") for name in names)
            and any(name.endswith("/program.bin") for name in names)
            and any(name.endswith("/index.html") for name in names)
        ):
            return
        visit.page.wait_for_timeout(100)
    raise AssertionError("the page is not kept offline")


def test_the_second_tab_says_that_the_game_is_open_and_goes_on_when_it_is_closed(
    site: Serving, tmp_path: Path
) -> None:
    with device(tmp_path / "device") as browser:
        first = Visit(browser.new_page(), site.address)
        first.begin()
        page = browser.new_page()
        page.goto(site.address)
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
