"""A new version of the page: fetched as far as it differs, whole or not at all, when asked for."""

from __future__ import annotations

import contextlib
import gzip
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from built_page import Serving, Visit, built_once, device, missing_page, served, until_offline
from packages import skip_without

from audiogame.page.site import SHELL, WORKER, finish

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.real
PATH = "games/"
LOOK_FOR_UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const one = registration.installing;
  if (!one) return registration.waiting?.state ?? "none";
  await new Promise((done) => one.addEventListener("statechange", done));
  return one.state;
}"""
"""Script: look for a new version, as browsers do now and then; returns what has become of it."""
POLICIES = """async () => {
  const worker = await fetch("./worker.js");
  const page = document.querySelector("[http-equiv]").content;
  return [worker.headers.get("Content-Security-Policy"), page];
}"""
"""Script: the policies of the worker and of the page."""
STYLE = """async () => {
  const style = await (await fetch('./style.css')).text();
  return style.match(/newer \\d/g)?.at(-1) ?? 'old';
}"""
"""Script: which version of the style sheet this page gets."""


class Publisher:
    """A copy of the built page of which newer versions are made.

    Args:
        folder: for the copy.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._made = 0
        self._draft = folder.parent.with_name("draft")
        """Where a version is made: browsers look for a new service worker at any time."""
        for place in (self._draft, folder):
            shutil.copytree(built_once(), place)

    def publish(self, *more: str) -> int:
        """Publish a version with another style sheet, and other files that grow by a byte.

        Returns:
            The bytes of all files that differ.
        """
        self._made += 1
        self._write("style.css", (self._draft / "style.css").read_bytes() + self._mark)
        for name in more:
            self._write(name, (self._draft / name).read_bytes() + b"\n")
        for name in ("boot.js", WORKER):
            shutil.copy(SHELL / name, self._draft)
        finish(self._draft)
        changed = ("style.css", "boot.js", *more)
        for name in (*changed, *(f"{one}.gz" for one in changed), WORKER):
            if (self._draft / name).exists():
                copy = Path(shutil.copy(self._draft / name, self._draft.parent / "one file"))
                copy.replace(self.folder / name)
        return sum(self.size(name) for name in changed) + self.worker

    @property
    def _mark(self) -> bytes:
        return f"/* newer {self._made} */".encode()

    def _write(self, name: str, data: bytes) -> None:
        (self._draft / name).write_bytes(data)
        packed = self._draft / f"{name}.gz"
        if packed.exists():
            packed.write_bytes(gzip.compress(data))

    @property
    def worker(self) -> int:
        """Bytes of the service worker."""
        return self.size(WORKER)

    def size(self, name: str) -> int:
        """Return the bytes of a file as it is transferred."""
        packed = self.folder / f"{name}.gz"
        return (packed if packed.exists() else self.folder / name).stat().st_size


@pytest.fixture
def publisher(tmp_path: Path) -> Publisher:
    skip_without(missing_page())
    return Publisher(tmp_path / "host" / PATH)


@pytest.fixture
def site(publisher: Publisher) -> Iterator[Serving]:
    """Return a static host that sends no headers of its own, with the page below a path."""
    with served(publisher.folder.parent) as made:
        made.strict = False
        yield made


def kept_on_the_device(browser: BrowserContext, site: Serving) -> Visit:
    """Return a player's first visit, once the whole page is on the device."""
    visit = Visit(browser.new_page(), site.address + PATH)
    visit.begin()
    until_offline(visit, "/style.css", "/hear.js")
    return visit


def update(visit: Visit) -> Visit:
    """Update the page from the main menu; return the player at the reloaded page."""
    visit.press("u", "Update this page. In Help")
    visit.press("Enter", "Update to version")
    with visit.page.expect_event("load"):  # no mere step in the history
        visit.page.keyboard.press("y")
    again = Visit(visit.page)
    again.play()
    return again


def test_an_update_in_mid_game_fetches_what_differs_and_loses_nothing(
    publisher: Publisher, site: Serving, tmp_path: Path
) -> None:
    with device(tmp_path / "device") as browser:
        visit = kept_on_the_device(browser, site)
        for policy in visit.page.evaluate(POLICIES):
            assert policy.startswith("default-src 'none'; script-src 'self'")
        visit.sika()
        visit.press("1", "Throw")
        before, differs = site.sent, publisher.publish()
        assert visit.page.evaluate(LOOK_FOR_UPDATE) == "installed"
        visit.hear("A new version of this page is ready")
        assert site.sent - before == differs < 100_000  # of 6.7 million bytes
        assert visit.page.evaluate(STYLE) == "old"
        visit.press("Escape", "Game menu")
        visit.press("End", "Leave.")
        visit.press("Enter", "Main menu")
        again = update(visit)
        again.hear("Main menu")
        assert again.page.evaluate(STYLE) == "newer 1"
        again.choose("Continue")
        again.hear("Sika")
        again.press("Enter", "This saved game: Continue")
        again.press("Enter", "Throw")
        again.press("Enter", "now ")
        assert visit.faults == again.faults == []


def test_an_update_that_is_cut_off_changes_nothing_and_goes_on_later(
    publisher: Publisher, site: Serving, tmp_path: Path
) -> None:
    with device(tmp_path / "device") as browser:
        visit = kept_on_the_device(browser, site)
        publisher.publish("hear.js", "python/program.bin")
        site.cut = f"/{PATH}python/program.bin.gz"
        assert visit.page.evaluate(LOOK_FOR_UPDATE) == "redundant"
        visit.page.reload()
        old = Visit(visit.page)
        old.play()
        old.hear("Main menu")
        assert old.page.evaluate(STYLE) == "old"
        site.cut = ""
        site.asked.clear()
        found = old.page.evaluate(LOOK_FOR_UPDATE)
        if found == "redundant":  # the browser's own look, which it began at the reload
            found = old.page.evaluate(LOOK_FOR_UPDATE)
        assert found == "installed"
        assert f"/{PATH}python/program.bin.gz" in site.asked
        assert f"/{PATH}hear.js" not in site.asked  # which had come in whole
        old.hear("A new version of this page is ready")
        assert old.page.evaluate(STYLE) == "old"
        again = update(old)
        again.hear("Main menu")
        assert again.page.evaluate(STYLE) == "newer 1"
        assert old.faults == again.faults == []


def test_two_tabs_are_updated_together_and_all_closed_ones_without_a_question(
    publisher: Publisher, site: Serving, tmp_path: Path
) -> None:
    with device(tmp_path / "device") as browser:
        visit = kept_on_the_device(browser, site)
        other = browser.new_page()
        other.goto(site.address + PATH)
        publisher.publish()
        assert visit.page.evaluate(LOOK_FOR_UPDATE) == "installed"
        visit.hear("A new version of this page is ready")
        again = update(visit)
        again.hear("Main menu")
        other.bring_to_front()
        other.reload()
        assert [one.evaluate(STYLE) for one in (again.page, other)] == ["newer 1", "newer 1"]
        publisher.publish()
        assert again.page.evaluate(LOOK_FOR_UPDATE) == "installed"
        again.page.close()
        assert other.evaluate(STYLE) == "newer 1"  # a page of that version is still open
        other.close()
        last = Visit(browser.new_page())
        for _ in range(20):  # the old version may still be fetching sounds
            last.page.wait_for_timeout(2000)
            last.page.goto(site.address + PATH)
            if style(last.page) == "newer 2":
                break
            last.page.goto("about:blank")
        last.play()
        last.hear("Main menu")
        assert last.page.evaluate(STYLE) == "newer 2"
        assert visit.faults == again.faults == last.faults == []


def test_a_version_that_was_never_whole_makes_room_for_the_next(
    publisher: Publisher, site: Serving, tmp_path: Path
) -> None:
    """The first visit ended before all was on the device, and the server has a newer page."""
    with device(tmp_path / "device") as browser:
        visit = kept_on_the_device(browser, site)
        visit.page.evaluate(
            "async () => { const kept = await caches.open((await caches.keys())[0]);"
            " for (const one of ['style.css', 'index.html'])"
            " await kept.delete(one, { ignoreSearch: true }); }"
        )
        publisher.publish("index.html")
        visit.page.reload()
        # The browser itself may mix old files in, and then the page reloads once.
        while not served_by_a_worker(visit.page):
            visit.page.wait_for_timeout(100)
        again = Visit(visit.page)
        again.play()
        again.hear("Main menu")
        assert again.page.evaluate(STYLE) == "newer 1"
        assert again.faults == []


def style(page: Page) -> str:
    """Return which version of the style sheet a page gets that may just be reloaded."""
    from playwright.sync_api import Error

    with contextlib.suppress(Error):
        found: str = page.evaluate(STYLE)
        return found
    page.wait_for_load_state()
    return style(page)


def served_by_a_worker(page: Page) -> bool:
    """Return whether a service worker serves a page that has loaded."""
    from playwright.sync_api import Error

    with contextlib.suppress(Error):  # the page is just being reloaded
        found: bool = page.evaluate(
            "() => Boolean(navigator.serviceWorker.controller) && (performance"
            ".getEntriesByType('navigation')[0].workerStart > 0)"
        )
        return found
    return False
