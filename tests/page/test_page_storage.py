"""The page in browsers without their own file system: the database keeps what they have.

`test_built_people.py` has who stores what, and `store.test.mjs` all failures of both.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import page_game
import pytest
from built_page import Visit, built_once, device, missing_page, put_before, served
from firefox import firefox, missing_firefox
from packages import skip_without

WITHOUT_FILES = "delete StorageManager.prototype.getDirectory;\n"
DENIED = """
StorageManager.prototype.getDirectory = IDBFactory.prototype.open = () => {
  throw new DOMException("no", "SecurityError");
};
"""
NAME = "page.test"
"""A hostname of this machine that is no secure context for browsers."""
UNKEPT = (
    "This browser keeps nothing here: the browser's settings forbid it. "
    "Before you close the page, Shift P saves your games and settings to a file."
)
WRONG = ("keeps nothing", "saved", "No space")
"""Words of sentences about what is not kept."""


def changed_site(folder: Path, script: str) -> Path:
    """Return the built page whose worker runs a script first."""
    skip_without(missing_page())
    shutil.copytree(built_once(), folder / "site")
    put_before(folder / "site", "worker.js", script)
    return folder / "site"


def play_and_come_back(visit: Visit) -> None:
    """Play a while, reload the page amid the game, and go on."""
    visit.begin()
    before = len(visit.lines)
    page_game.begin(visit, "Sika")
    for _ in range(4):
        assert page_game.answer(visit, before)
    assert not [line for line in visit.lines if any(word in line for word in WRONG)]
    visit.page.reload()
    again = Visit(visit.page)
    again.play()
    again.hear("Your game of Sika is waiting")
    again.press("Enter", "The game continues")
    assert again.faults == []


@pytest.mark.real
def test_a_browser_without_files_has_the_game_after_a_reload(tmp_path: Path) -> None:
    site = changed_site(tmp_path, WITHOUT_FILES)
    with device(tmp_path / "device") as browser, served(site) as serving:
        play_and_come_back(Visit(browser.new_page(), serving.address))


@pytest.mark.soak
def test_firefox_without_files_has_the_game_after_a_reload(tmp_path: Path) -> None:
    skip_without(missing_firefox())
    site = changed_site(tmp_path, WITHOUT_FILES)
    with served(site) as serving, firefox(tmp_path) as page:
        play_and_come_back(Visit(page, serving.address))  # type: ignore[arg-type]  # it has the same interface


@pytest.mark.real
def test_where_both_are_denied_that_is_said_once_before_the_first_question(tmp_path: Path) -> None:
    site = changed_site(tmp_path, DENIED)
    with device(tmp_path / "device") as browser, served(site) as serving:
        visit = Visit(browser.new_page(), serving.address)
        visit.begin()
        visit.sika()
        visit.press("1", "Throw")
        assert [line for line in visit.lines if "keeps nothing" in line] == [UNKEPT]
        assert visit.lines.index(UNKEPT) == 0
        assert not [line for line in visit.lines[1:] if any(word in line for word in WRONG)]
        assert visit.faults == []


@pytest.mark.real
def test_over_plain_http_the_database_keeps_the_game(tmp_path: Path) -> None:
    skip_without(missing_page())
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    with device(tmp_path / "device", rules) as browser, served(built_once()) as site:
        visit = Visit(browser.new_page(), site.address.replace("127.0.0.1", NAME))
        assert visit.page.evaluate("isSecureContext") is False
        play_and_come_back(visit)
