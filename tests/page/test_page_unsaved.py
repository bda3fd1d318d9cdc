"""The built page on failing storage, in a real browser: its messages, and what is stored."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Collection
from pathlib import Path

import pytest
from built_page import Serving, Visit, built_once, device, missing_page, served
from failing_store import fail, failing_site
from kept_in_browser import READ, kept_files, stored_files
from packages import skip_without
from playwright.sync_api import BrowserContext, Dialog

from audiogame.table.record_file import load

real = pytest.mark.real
ANSWERS = ("Throw", "throw", "Call", "Too soon")
NOT_KEPT = "This game isn't being saved: "
GONE_ON = "You can keep playing."
KEY = "Shift P saves everything to a file."
AGAIN = "Saving works again. Everything is saved."


@pytest.fixture(autouse=True)
def page_is_there() -> None:
    skip_without(missing_page())


def answers(visit: Visit, count: int) -> list[str]:
    """Answer so many questions; returns what was said meanwhile."""
    before = len(visit.lines)
    for _ in range(count):
        visit.press("1", *ANSWERS)
    return visit.lines[before:]


def leave(visit: Visit) -> str:
    """Leave the game by its menu; returns what is said of it."""
    visit.press("Escape", "Game menu")
    visit.press("End", "Leave.")
    return visit.press("Enter", "saved")


def record_in(files: dict[str, bytes], folder: Path, known: Collection[str] = ()) -> Path | None:
    """Write the record of a device's one new game to a folder; `known` names the others.

    Returns its path; None without a record.
    """
    names = [name for name in files if name.endswith(".record") and Path(name).name not in known]
    if not names:
        return None
    (name,) = names
    path = folder / Path(name).name
    path.write_bytes(files[name])
    return path


def of_another_page(browser: BrowserContext, address: str) -> dict[str, bytes]:
    """Return the stored files, read by another page while the program runs on."""
    other = browser.new_page()
    other.goto(f"{address}hear.html")
    files = kept_files(other.evaluate(READ))
    other.close()
    return files


@real
def test_the_store_passes_its_own_tests_on_failing_files() -> None:
    """Node runs `store.test.mjs`, where each call of files and database may fail."""
    node = shutil.which("node")
    assert node is not None
    test = Path(__file__).parent / "page_shell" / "store.test.mjs"
    done = subprocess.run([node, "--test", test], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    (passed,) = re.findall(r"^# pass (\d+)$", done.stdout, re.MULTILINE)
    assert int(passed) >= 26


@real
def test_five_answers_that_the_browser_does_not_take_come_back_from_the_file(
    tmp_path: Path,
) -> None:
    """The message, the key, leaving, a reload, and the file that restores everything."""
    file = tmp_path / "all.zip"
    asked: list[str] = []

    def stays(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    with device(tmp_path / "device") as browser, served(failing_site(tmp_path)) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        visit.sika()
        visit.press("1", "Throw")
        fail(visit.page, write={"how": "zero", "after": 4})
        before = len(visit.lines)
        answers(visit, 5)
        visit.heard = before
        visit.hear(KEY)
        said = visit.lines[before:]
        told = f"{NOT_KEPT}No space left on device. {GONE_ON}"
        assert said.count(told) == 1
        assert said[said.index(told) + 1] == KEY
        visit.page.on("dialog", stays)
        visit.page.close(run_before_unload=True)  # the player closes the tab
        while not asked:
            visit.page.wait_for_timeout(20)
        assert asked == ["beforeunload"]
        visit.page.remove_listener("dialog", stays)
        with visit.page.expect_download() as download:
            visit.press("P", "The browser saves your data")
        download.value.save_as(file)
        assert leave(visit) == "The game couldn't be saved."
        assert visit.faults == []
        fail(visit.page)
        visit.hear(AGAIN)
        assert visit.lines.count(told) == 1, "each try that fails is no news"
        files = stored_files(browser, visit, site)
        whole = record_in(files, tmp_path)
        assert whole is not None
        moves = len(load(whole).moves)
        assert moves > 5
    with device(tmp_path / "other") as browser, served(built_once()) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        with visit.page.expect_file_chooser() as chooser:
            visit.press("t", "This page")
            visit.press("Enter", "Save all your data")
            visit.choose("Load data from a file")
        chooser.value.set_files(file)
        visit.hear("New files: ")
        visit.press("Escape", "Main menu")
        visit.choose("Continue")
        visit.hear("Sika")
        visit.press("Enter", "This saved game: Continue")
        visit.press("Enter", "The game continues")
        visit.hear("turn", "Call", "Throw", "throw")
        again = record_in(stored_files(browser, visit, site), tmp_path)
        assert again is not None
        assert len(load(again).moves) >= moves


WAYS: dict[str, dict[str, dict[str, object]]] = {
    "no-room": {"write": {"how": "QuotaExceededError"}},
    "cut-off": {"write": {"how": "cut"}},
    "closed": {"write": {"how": "closed", "after": 1}},
    "flush": {"flush": {"how": "InvalidStateError"}},
    "cleared": {
        "write": {"how": "NotFoundError"},
        "getDirectory": {"how": "SecurityError"},
    },
    "nothing-works": {
        name: {"how": "NotFoundError"}
        for name in ("write", "flush", "truncate", "getSize", "createSyncAccessHandle")
    },
}

AT_A_LANDING = ("no-room", "closed", "nothing-works")
"""A failing call, files that are reopened, and neither; `store.test.mjs` has each call."""
ELSE = [way for way in WAYS if way not in AT_A_LANDING]


@pytest.mark.parametrize(
    "ways",
    [
        pytest.param(AT_A_LANDING, marks=pytest.mark.real, id="at a landing"),
        *(pytest.param((way,), marks=pytest.mark.soak, id=way) for way in ELSE),
    ],
)
def test_after_any_storage_failure_whole_lines_are_stored_and_saving_resumes(
    ways: tuple[str, ...], tmp_path: Path
) -> None:
    with device(tmp_path / "device") as browser, served(failing_site(tmp_path)) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        known: set[str] = set()
        for way in ways:
            known.add(fails_and_heals(visit, browser, site.address, way, tmp_path, known))


def fails_and_heals(
    visit: Visit, browser: BrowserContext, address: str, way: str, folder: Path, known: set[str]
) -> str:
    """Play a game that is unsaved for a while, from menu to menu; returns its record's name."""
    visit.sika()
    visit.press("1", "Throw")
    first = record_in(of_another_page(browser, address), folder, known)
    assert first is not None
    moves = len(load(first).moves)
    begun = first.read_bytes()
    before = len(visit.lines)
    fail(visit.page, **WAYS[way])
    answers(visit, 2)
    lost = way != "closed"  # reopened, it accepts all writes
    visit.heard = before
    if lost:
        visit.hear(NOT_KEPT)
        there = record_in(of_another_page(browser, address), folder, known)
        assert there is not None
        assert there.read_bytes() == begun, "a whole line, and nothing behind it"
    fail(visit.page)
    visit.heard = before
    visit.hear(AGAIN)
    assert leave(visit).startswith("Game saved."), way
    assert sum(AGAIN in line for line in visit.lines[before:]) == 1
    assert visit.faults == []
    whole = record_in(of_another_page(browser, address), folder, known)
    assert whole is not None
    assert len(load(whole).moves) > moves
    visit.hear("Main menu")
    return whole.name


@real
def test_partial_writes_and_one_failing_copy_lose_nothing(tmp_path: Path) -> None:
    plan: dict[str, dict[str, object]] = {
        "write": {"how": "part"},
        "flush": {"how": "NotFoundError", "only": "kept-a"},
    }
    with device(tmp_path / "device") as browser, served(failing_site(tmp_path, **plan)) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        visit.sika()
        answers(visit, 2)
        assert leave(visit).startswith("Game saved.")
        assert not any("isn't being saved" in line for line in visit.lines)
        record = record_in(stored_files(browser, visit, site), tmp_path)
        assert record is not None
        assert load(record).cut == 0


@real
def test_what_another_tab_had_at_the_beginning_comes_late(tmp_path: Path) -> None:
    """Earlier games and settings stay, and games begun meanwhile are merged with them."""
    with device(tmp_path / "device") as browser:
        with served(built_once()) as site:
            port = site.server_address[1]
            visit = Visit(browser.new_page(), site.address)
            visit.begin()
            visit.sika()
            visit.press("v", "Brief", "Normal")
            answers(visit, 1)
            before = stored_files(browser, visit, site)
        for call, name in (
            ("getDirectory", "SecurityError"),
            ("createSyncAccessHandle", "NoModificationAllowedError"),
        ):
            failing = failing_site(
                tmp_path / call, **{call: {"how": name}, "openBase": {"how": name}}
            )
            with served(failing, port) as site:
                after = begun_late(browser, site)
            records = {name for name in after if name.endswith(".record")}
            old = {name for name in before if name.endswith(".record")}
            assert old < records
            assert len(records) == len(old) + 1
            assert b'verbosity = "full"' not in after["settings.toml"]
            for name in before:
                assert name in after
            before = after


def begun_late(browser: BrowserContext, site: Serving) -> dict[str, bytes]:
    """Begin a game before the store opens; returns the stored files once it has opened."""
    page = browser.new_page()
    page.goto(f"{site.address}hear.html")
    page.evaluate(  # the earlier site no longer answers here
        "(async () => { for (const one of await navigator.serviceWorker.getRegistrations())"
        " await one.unregister();"
        " for (const one of await caches.keys()) await caches.delete(one); })()"
    )
    visit = Visit(page, site.address)
    visit.begin()
    assert any("This browser keeps nothing here" in line for line in visit.lines)
    visit.sika()
    answers(visit, 1)
    assert leave(visit) == "The game couldn't be saved."
    fail(page)
    visit.hear("what this browser had before is back")
    return stored_files(browser, visit, site)


@real
def test_nothing_is_saved_in_a_store_that_was_cleared_under_the_game(tmp_path: Path) -> None:
    """The open files still accept writes, but the data could never be found again."""
    with device(tmp_path / "device") as browser, served(built_once()) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        visit.sika()
        answers(visit, 1)
        origin = site.address.rstrip("/")
        line = browser.new_cdp_session(visit.page)
        line.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "file_systems"})
        visit.hear(NOT_KEPT)
        with visit.page.expect_download():
            visit.press("P", "The browser saves your data")
        answers(visit, 1)
        assert leave(visit) == "The game couldn't be saved."
        assert visit.faults == []
