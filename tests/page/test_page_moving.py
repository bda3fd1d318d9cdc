"""The page's data goes to the terminal and back, and a sound pack into it, by real files."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from built_page import Visit, built_once, device, missing_page, served
from kept_in_browser import stored_files
from packages import skip_without
from page_game import finish_sika
from wav_files import SELECT, packed, short_sound

pytestmark = pytest.mark.soak


def command(data: Path, *words: str) -> str:
    """Run the program in a terminal, with a data folder; returns its output."""
    line = [sys.executable, "-m", "audiogame", "--data", str(data), *words]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def open_menu(visit: Visit, entry: str) -> None:
    """Choose an entry of the page's own menu."""
    visit.press("t", "This page")
    visit.press("Enter", "Save all your data")
    visit.choose(entry)


def bring_in(visit: Visit, entry: str, file: Path) -> None:
    """Choose a file in the browser's file dialog."""
    with visit.page.expect_file_chooser() as chooser:
        open_menu(visit, entry)
    chooser.value.set_files(file)


def moved(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the player's files: settings and records."""
    return {
        name: data for name, data in files.items() if name.endswith((".record", "settings.toml"))
    }


def in_folder(data: Path) -> dict[str, bytes]:
    paths = [path for path in data.rglob("*") if path.is_file()]
    return {path.relative_to(data).as_posix(): path.read_bytes() for path in paths}


def statistics(data: Path) -> str:
    return command(data, "statistics")


def test_data_goes_from_the_page_to_the_terminal_and_back(tmp_path: Path) -> None:
    skip_without(missing_page())
    first, second = tmp_path / "first.zip", tmp_path / "second.zip"
    here, sounds = tmp_path / "here", tmp_path / "sounds.zip"
    sounds.write_bytes(packed(**{SELECT: short_sound()}))
    with device(tmp_path / "one") as browser, served(built_once()) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        visit.sika()
        finish_sika(visit)
        visit.press("Escape", "Main menu")
        with visit.page.expect_download() as download:
            open_menu(visit, "Save all your data")
        download.value.save_as(first)
        visit.press("Escape", "Main menu")
        bring_in(visit, "Load a sound pack", sounds)
        visit.hear("One of the program's sounds is now yours")
        files = stored_files(browser, visit, site)
    assert files[f"sounds/{SELECT}"] == short_sound(), "a pack stays on the device"
    command(here, "data", "import", str(first))
    assert moved(in_folder(here)) == moved(files)
    assert len([name for name in files if name.endswith(".record")]) == 1
    figures = statistics(here)
    assert "Sika" in figures
    command(here, "data", "export", str(second))
    with device(tmp_path / "two") as browser, served(built_once()) as site:
        visit = Visit(browser.new_page(), site.address)
        visit.begin()
        bring_in(visit, "Load data from a file", second)
        visit.hear("New files: ")
        again = stored_files(browser, visit, site)
    records = {name: data for name, data in moved(files).items() if "records" in name}
    assert {name: again[name] for name in records} == records
    third = tmp_path / "third"
    for name, data in again.items():
        (third / name).parent.mkdir(parents=True, exist_ok=True)
        (third / name).write_bytes(data)
    assert statistics(third) == figures
