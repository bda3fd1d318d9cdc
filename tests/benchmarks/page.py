"""Measure the start of the page, the bytes over the network, and its memory.

    python tests/benchmarks page [FOLDER]

FOLDER is a page that `audiogame page build` has made; without it one is built.  Chromium opens it
headless over the loopback interface; the load of the machine is printed, for it counts.
"""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import time
from pathlib import Path

from built_page import Serving, Visit, built, device, missing_page, served
from playwright.sync_api import BrowserContext

from benchmarks.measurement import family, memory

WARM = 3
"""Starts on a device that has the page in its cache."""
LOG = "document.querySelector('#log').textContent"


def tabs_memory(profile: Path) -> float:
    """Return the megabytes of a browser's tabs, the empty one included (PSS of Linux).

    The renderer of Chromium's own buttons, of 66 MB, is neither page nor tab.
    """
    tabs: set[int] = set()
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if str(profile).encode() in (process / "cmdline").read_bytes():
                tabs |= {one for one in family(int(process.name)) if _is_tab(one)}
    return memory(tabs) or 0.0


def _is_tab(process: int) -> bool:
    try:
        command = Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False
    return b"--type=renderer" in command and b"--top-chrome-webui" not in command


def open_page(browser: BrowserContext, site: Serving, new: bool) -> tuple[Visit, float, float]:
    """Open the page; returns the seconds until its first line, and until the main menu."""
    page = browser.new_page()
    began = time.monotonic()
    page.goto(site.address, wait_until="commit")
    while "Starting" not in str(page.evaluate(f"document.querySelector('#log') && {LOG}")):
        page.wait_for_timeout(10)
    first = time.monotonic() - began
    visit = Visit(page)
    page.focus("#play")
    page.keyboard.press("Enter")
    if new:
        visit.hear("Press 1")
        page.keyboard.press("1")
    visit.hear("Main menu")
    return visit, first, time.monotonic() - began


def measure(folder: Path) -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as kept, served(folder) as site:
        profile = Path(kept) / "profile"
        print(f"Load at the beginning: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
        with device(profile, optimizing=True) as browser:
            visit, first, menu = open_page(browser, site, new=True)
            print(f"Cold: the first words after {first:.2f} s, the main menu after {menu:.2f} s.")
            visit.choose("New game")
            visit.hear("Choose a game")
            visit.choose("Sika")
            visit.hear("Sika: ")
            visit.choose("Start")
            visit.hear("Call a colour")
            print(f"Over the line up to the first question of a game: {site.sent / 1e6:.2f} MB.")
            print(f"Memory of the page in that game: {tabs_memory(profile):.0f} MB.")
            visit.page.close()
            for _ in range(WARM):
                visit, first, menu = open_page(browser, site, new=False)
                print(f"Warm: the first words after {first:.2f} s, the menu after {menu:.2f} s.")
                visit.page.close()
        print(f"Load at the end: {os.getloadavg()[0]:.1f}.")


def main(typed: list[str]) -> int:
    """Measure the page in the folder that is given, or build one; returns the exit status."""
    if why := missing_page():
        sys.exit(why)
    if typed:
        measure(Path(typed[0]))
    else:
        with tempfile.TemporaryDirectory() as made:
            measure(built(Path(made) / "page"))
    return 0
