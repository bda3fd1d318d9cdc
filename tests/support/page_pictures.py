"""Screenshots of every screen of the page, in every theme at nine sizes, for review by eye.

Run it with a folder, and the screens that are wanted unless all are: `python
tests/support/page_pictures.py FOLDER [SCREEN ...] [--language CODE]`.  Each screen and size becomes
one sheet with all themes.  Faults that can be measured are printed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from built_page import REACTION
from page_browser import THEMES, contrasts
from page_program import ProgramSite
from page_site import CHROMIUM, missing_browser

from audiogame.narration.texts import Texts
from audiogame.page.site import write_texts
from audiogame.settings import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAMES = ("Army Men Dice War", "10-Die Poker", "Scientific War", "Sicherman's War", "Sika")
STEPS = 6
"""Answers in each game between two screenshots."""
ELSEWHERE = {
    "start": "header",
    "picture": "#picture",
    "history": "#history",
    "page": "#book",
    "display": "#display",
}
"""Selectors of the element to photograph, by the end of a screen's name; else the block."""


@dataclass(frozen=True)
class Size:
    """The size of a window in pixels, and of its text."""

    name: str
    width: int
    height: int
    text: int


SIZES = (
    Size("desk", 1920, 1080, 16),
    Size("usual", 1280, 800, 16),
    Size("phone", 390, 664, 16),
    Size("phone-24", 390, 664, 24),
    Size("phone-40", 390, 664, 40),
    Size("phone-72", 390, 664, 72),
    Size("turned", 844, 390, 16),
    Size("400", 320, 256, 16),
    Size("largest", 1280, 800, 72),
)
FAULTS = """() => {
  const found = [];
  const own = (element) => element.getBoundingClientRect();
  const block = own(document.getElementById("block"));
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push("the page scrolls sideways");
  for (const id of ["status", "log", "asked", "history", "picture", "book"]) {
    const one = document.getElementById(id);
    // Else it is closed, or there for readers alone.
    const seen = one.checkVisibility() && own(one.parentElement).height > 1 && one.clientWidth > 1;
    const wide = seen && one.scrollWidth > one.clientWidth + 1;
    if (wide) found.push(`${id} is too wide`);
  }
  for (const id of ["status", "question", "choices"]) {
    const inner = own(document.getElementById(id));
    if (inner.height && (inner.bottom > block.bottom + 1 || inner.top < block.top - 1)) {
      found.push(`${id} is outside of the block`);
    }
  }
  const status = document.getElementById("status");
  const toSee = status.clientWidth > 1;
  if (toSee && status.scrollHeight > status.clientHeight + 1) found.push("status is cut");
  const asked = document.getElementById("asked");
  if (!asked.querySelector("#form:not([hidden])") && asked.scrollHeight > asked.clientHeight + 1) {
    found.push("asked scrolls");
  }
  const log = document.getElementById("log");
  const newest = [...log.children].findLast((one) => one.checkVisibility());
  if (newest && newest.offsetHeight > log.clientHeight + 1) {
    found.push(`the newest line scrolls: ${newest.textContent}`);
  } else if (newest) {
    const [one, around] = [own(newest), own(log)];
    const seen = one.top >= around.top - 1 && one.bottom <= around.bottom + 1;
    if (!seen) found.push("the newest line is hidden");
  }
  for (const one of document.querySelectorAll("button, select, input, [role=option]")) {
    if (!one.checkVisibility() || one.type === "checkbox") continue;
    const { width, height } = own(one);
    if (width <= 1) continue;  // seen only with the focus
    if (Math.min(width, height) < 44) found.push(`${one.id || one.textContent} is small`);
    if (one.scrollWidth > one.clientWidth + 1) found.push(`${one.id || one.textContent} is cut`);
  }
  return found;
}"""
"""Script: layout faults of a screen."""
INTO_VIEW = """(one) => {
  const whole = innerHeight / parseFloat(getComputedStyle(one).fontSize) >= 25;
  if (one.id === "block" && whole) scrollTo(0, 0);
  else one.scrollIntoView();
}"""
"""Script: show an element as a player sees it; the block with the table, but in a small window."""


class Eyes:
    """Takes screenshots of the page.

    Args:
        site: the program.
        browser: shows it.
        folder: for the screenshots.
        language: the code of the language of the page.
    """

    def __init__(
        self, site: ProgramSite, browser: Browser, folder: Path, language: str = "en"
    ) -> None:
        self._texts = Texts(language)
        self._language = language
        self._site = site
        self._folder = folder
        self._sheets = browser.new_page(viewport={"width": 1600, "height": 1000})
        self.faults: list[str] = []
        self.page = browser.new_page(viewport={"width": 1280, "height": 800}, locale=language)
        self.page.goto(site.address)
        self.page.wait_for_selector("#choices button")

    def settle(self) -> None:
        """Wait until the page shows all messages of the program, and no more come."""
        before = -1
        while before != (said := len(self._site.visits[-1].said)):
            before = said
            for _ in range(400):
                if self.page.evaluate("program.shown") == len(self._site.visits[-1].said):
                    break
                self.page.wait_for_timeout(30)
            self.page.wait_for_timeout(120)

    def press(self, *keys: str) -> None:
        """Press keys, each once the page has settled after the one before."""
        for key in keys:
            self.page.wait_for_timeout(REACTION)
            self.page.keyboard.press(key)
            self.settle()

    def say(self, message: str) -> str:
        """Return the words of a message without variables."""
        return self._texts.format(message, {})

    def choose(self, *names: str) -> None:
        """Choose entries of successive lists, by their messages, or the title of a game."""
        for name in names:
            text = name if name in GAMES else self.say(name)
            begins = re.compile(rf"^\W*{re.escape(text)}")
            entry = self.page.locator("[role=option]:visible").filter(has_text=begins).first
            entry.wait_for()
            entry.click()
            self.settle()

    def look(self, screen: str, at: str = "#block") -> None:
        """Take screenshots of the current screen, in all themes and sizes.

        Args:
            screen: its name.
            at: selector of the element; the block by default.
        """
        for size in SIZES:
            self.page.set_viewport_size({"width": size.width, "height": size.height})
            for theme in (*THEMES, "forced"):
                self._dress(theme, size)
                found = [*self.page.evaluate(FAULTS)]
                found += [
                    f"{text}: {ratio:.1f}" for text, ratio in contrasts(self.page) if ratio < 7
                ]
                self.faults += [f"{screen}, {size.name}, {theme}: {one}" for one in found]
                if at != "header":
                    self.page.locator(at).evaluate(INTO_VIEW)
                self.page.screenshot(path=self._folder / f"{screen}.{size.name}.{theme}.png")
            self._sheet(
                f"{screen}.{size.name}", [f"{screen}.{size.name}.{t}" for t in (*THEMES, "forced")]
            )
        self._dress("own", SIZES[0])
        self.page.set_viewport_size({"width": 1280, "height": 800})

    def _dress(self, theme: str, size: Size) -> None:
        forced = theme == "forced"
        self.page.emulate_media(
            forced_colors="active" if forced else "none", reduced_motion="reduce"
        )
        told = {"kind": "manner", "theme": "own" if forced else theme, "size": size.text}
        told["language"] = self._language
        self.page.evaluate("told => program.onmessage({ speech: 'reader', ...told })", told)
        kept = "theme => { document.documentElement.dataset.theme = theme; }"
        self.page.evaluate(kept, "own" if forced else theme)  # light and dark are the page's own
        self.page.wait_for_timeout(60)

    def _sheet(self, name: str, pictures: list[str]) -> None:
        """Combine screenshots into one sheet."""
        shown = "".join(
            f"<figure><img src='{one}.png' width=380><figcaption>{one}</figcaption></figure>"
            for one in pictures
        )
        style = (
            "body { display: flex; flex-wrap: wrap; margin: 4px; background: #888 }"
            "figure { margin: 4px; font: 12px sans-serif }"
        )
        sheet = self._folder / "sheet.html"
        sheet.write_text(f"<style>{style}</style>{shown}", encoding="utf-8")
        self._sheets.goto(sheet.as_uri())
        self._sheets.screenshot(path=self._folder / f"sheet.{name}.png", full_page=True)

    def overview(self) -> None:
        """Combine all screens into an overview by size, in one theme each."""
        for size in SIZES:
            for theme in ("own", "dark", "yellow-on-black", "forced"):
                found = sorted(self._folder.glob(f"*.{size.name}.{theme}.png"))
                names = [one.stem for one in found if not one.stem.startswith(("sheet", "all"))]
                for part in range(0, len(names), 12):
                    self._sheet(f"all-{theme}-{part // 12}.{size.name}", names[part : part + 12])


def walk(eyes: Eyes) -> Iterator[str]:
    """Visit the screens; yields the name of each."""
    page = eyes.page
    eyes.settle()
    yield "start"
    page.focus("#play")
    eyes.press("Enter")
    yield "first-question"
    eyes.press("1")
    yield "main-menu"
    for game in GAMES:
        name = game.split()[0].lower().replace("'s", "")
        eyes.choose("menu-new", game)
        if game == GAMES[0]:
            yield "options"
        eyes.choose("lobby-start")
        page.wait_for_selector("#choices button")
        yield f"{name}-question"
        for _ in range(STEPS):
            if page.locator("#choices [aria-pressed=true]").count():
                page.locator("#choices button").last.click()
            else:
                page.locator("#choices button").first.click()
            page.wait_for_timeout(REACTION)
            eyes.settle()
        yield f"{name}-later"
        yield f"{name}-picture"
        page.focus("#game")
        if game == GAMES[0]:
            eyes.press("Shift+O")
            yield "text-field"
            eyes.press("Shift+O")
        eyes.press("Escape")
        if game == GAMES[0]:
            yield "game-menu"
        eyes.choose("game-menu-give-up")
        if game == GAMES[0]:
            yield "confirmation"
        eyes.press("y")
        yield f"{name}-end"
        eyes.press("Escape")
        while eyes.say("menu-main") not in page.locator("#game .title:visible").first.inner_text():
            eyes.press("Escape")
    page.locator("[aria-controls=history-part]").evaluate("one => one.click()")
    yield "history"
    page.locator("[aria-controls=history-part]").evaluate("one => one.click()")
    yield "display"
    eyes.choose("menu-results", "menu-records")
    yield "records"
    page.keyboard.press("Enter")
    eyes.settle()
    yield "record"
    page.keyboard.press("Enter")
    eyes.settle()
    eyes.press("ArrowRight", "ArrowRight")
    yield "review"
    eyes.press("Escape", "Escape", "Escape")
    eyes.choose("menu-statistics")
    yield "statistics"
    eyes.press("Escape", "Escape")
    eyes.choose("menu-settings")
    yield "settings"
    for screen in ("settings-speech", "settings-more", "settings-keys", "settings-sounds"):
        eyes.choose(screen)
        yield screen
        if screen == "settings-speech":
            eyes.press("Tab", "Tab")
            yield "settings-control"
        eyes.press("Escape")
    eyes.press("Escape")
    for message, screen in (("menu-online", "play-with-others"), ("menu-learn", "learn")):
        eyes.choose(message)
        yield screen
        eyes.press("Escape")
    eyes.choose("menu-help")
    yield "help"
    eyes.choose("menu-rules", GAMES[3])
    yield "book"
    yield "book-page"
    eyes.press("PageDown", "Escape", "Escape", "Escape")
    eyes.press("Escape")
    yield "leaving"


def main(folder: Path, *only: str, language: str = "en") -> int:
    """Take screenshots; returns 1 if a fault was measured.

    Args:
        folder: for them.
        only: the screens to take; all by default.
        language: the code of the language of the page.
    """
    from playwright.sync_api import sync_playwright

    missing = missing_browser()
    if missing is not None:
        print(missing)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(pace=0.0, sound=False, brief_offered=True, language=language)
    with TemporaryDirectory() as kept, sync_playwright() as found:
        browser = found.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        with ProgramSite(Path(kept), settings) as site:
            write_texts(site.folder)
            eyes = Eyes(site, browser, folder, language)
            try:
                for screen in walk(eyes):
                    if only and screen not in only:
                        continue
                    print(screen, flush=True)
                    eyes.look(screen, ELSEWHERE.get(screen.split("-")[-1], "#block"))
            finally:
                eyes.page.screenshot(path=folder / "last.png")
                eyes.overview()
                for fault in eyes.faults:
                    print(fault)
                browser.close()
    return 1 if eyes.faults else 0


if __name__ == "__main__":
    given = argparse.ArgumentParser()
    given.add_argument("folder", type=Path)
    given.add_argument("screens", nargs="*")
    given.add_argument("--language", default="en")
    chosen = given.parse_args()
    sys.exit(main(chosen.folder, *chosen.screens, language=chosen.language))
