"""Measure how long the page takes to start, what goes over the line, and its memory.

    python tests/benchmarks/page_start.py [FOLDER]

FOLDER is a page that `audiogame page build` has made; without it one is built.  Chromium opens it
headless over this machine's own network; the load of the machine is told, for it counts.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from built_page import Serving, Visit, built, device, missing_page, served
from playwright.sync_api import BrowserContext

WARM = 3
"""Starts on a device that knows the page."""
LOG = "document.querySelector('#log').textContent"


def memory(profile: Path) -> float:
    """Return the megabytes of a browser's tabs, the empty one included (Pss of Linux).

    What draws Chromium's own buttons is a renderer, too, of 66 MB, and neither page nor tab.
    """
    held = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
            if b"--type=renderer" not in command or b"--top-chrome-webui" in command:
                continue
            if not _belongs(process, profile):
                continue
            for line in (process / "smaps_rollup").read_text().splitlines():
                if line.startswith("Pss:"):
                    held += int(line.split()[1])
        except (OSError, ValueError):
            continue
    return held / 1024


def _belongs(process: Path, profile: Path) -> bool:
    """Tell whether a process comes from the browser with this profile."""
    while process.name not in ("0", "1"):
        if str(profile).encode() in (process / "cmdline").read_bytes():
            return True
        fields = (process / "stat").read_text().rpartition(")")[2].split()
        process = Path("/proc") / fields[1]
    return False


def open_page(browser: BrowserContext, site: Serving, new: bool) -> tuple[Visit, float, float]:
    """Open the page; returns the seconds until something is said, and until the main menu is."""
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


def main(folder: Path) -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as kept, served(folder) as site:
        profile = Path(kept) / "profile"
        print(f"Load at the beginning: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores.")
        with device(profile) as browser:
            visit, first, menu = open_page(browser, site, new=True)
            print(f"Cold: the first words after {first:.2f} s, the main menu after {menu:.2f} s.")
            visit.choose("New game")
            visit.hear("Choose a game")
            visit.choose("Sika")
            visit.hear("Sika: ")
            visit.choose("Start")
            visit.hear("Call a colour")
            print(f"Over the line up to the first question of a game: {site.sent / 1e6:.2f} MB.")
            print(f"Memory of the page in that game: {memory(profile):.0f} MB.")
            visit.page.close()
            for _ in range(WARM):
                visit, first, menu = open_page(browser, site, new=False)
                print(f"Warm: the first words after {first:.2f} s, the menu after {menu:.2f} s.")
                visit.page.close()
        print(f"Load at the end: {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    why = missing_page()
    if why:
        sys.exit(why)
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as made:
            main(built(Path(made) / "page"))
