"""A player by touch, without keys, at the real program from its first question on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from built_page import REACTION
from page_program import ProgramSite

from audiogame.keys.commands import Mode
from audiogame.settings import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

SEEN = "#choices button:visible, [role=option]:visible, #commands button:visible"
SMALLEST = 44


class Finger:
    """A player who touches the page, and has no keys.

    Args:
        site: the program.
        page: in the browser.
    """

    def __init__(self, site: ProgramSite, page: Page) -> None:
        self.site = site
        self.page = page

    def taps(self, name: str, where: str = SEEN) -> None:
        """Touch the element of this name once the page settles, and wait for the answer."""
        found = self.page.locator(where).filter(has_text=re.compile(re.escape(name))).first
        found.wait_for(state="attached")
        self.opens(found)
        found.wait_for()
        self.settles()  # a touch while the list opens chooses nothing
        box = found.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST, name
        said = len(self.site.visits[-1].said)
        found.tap()
        self.waits_for_more(said)

    def opens(self, command: Locator) -> Locator:
        """Touch the name of a command's toolbar, if that is closed; return the command."""
        name = command.locator("xpath=ancestor::div[contains(@class, 'bar')]").locator(".toggle")
        if not command.is_visible() and name.count():
            name.tap()
        return command

    def presses(self, key: str) -> None:
        """Press a key, and wait until the page shows the whole answer."""
        said = len(self.site.visits[-1].said)
        self.page.keyboard.press(key)
        self.waits_for_more(said)
        self.settles()

    def waits_for_more(self, said: int) -> None:
        """Wait until the program has sent more than `said` messages."""
        self.waits(lambda: len(self.site.visits[-1].said) > said, "an answer")

    def waits(self, what: Callable[[], bool], why: str) -> None:
        """Wait for a condition."""
        for _ in range(600):
            if what():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{why}: {self.site.lines[-4:]}")

    def settles(self) -> None:
        """Wait until the page shows all messages of the program, and no more come."""
        before = -1
        while (said := len(self.site.visits[-1].said)) != before:
            before = said
            self.waits(self._shown, "the page")
            self.page.wait_for_timeout(60)

    def steps(self, turn: int = 0) -> None:
        """Touch a choice, and wait for the next question.

        Args:
            turn: index of the choice, modulo their number; where several may be marked, it marks
                one, and confirms.
        """
        self.page.wait_for_timeout(REACTION)  # a sooner touch would be dropped
        self.settles()
        shown, refused = self._choices, self._refused
        choices = self.page.locator("#choices button:not([aria-disabled])")
        if self.page.locator("#choices [aria-pressed=true]").count():
            choices.last.tap()
        else:
            marks = self.page.locator("#choices [aria-pressed]")
            found = marks if marks.count() else choices
            found.nth(turn % found.count()).tap()

        def goes_on() -> bool:
            return self._refused > refused or (self._choices[0] > shown[0] and self._choices[1])

        self.waits(goes_on, "a choice")

    def _shown(self) -> bool:
        shown: int = self.page.evaluate("program.shown")
        return shown == len(self.site.visits[-1].said)

    @property
    def over(self) -> bool:
        """Whether the game is over, and the page shows it."""
        ends = any("play again" in line for line in self.site.lines)
        if ends:
            self.page.locator("#choices button", has_text="Play again").wait_for()
        return ends

    @property
    def _refused(self) -> int:
        """Number of touches that were refused as too early."""
        return sum("Too soon" in line for line in self.site.lines)

    @property
    def _choices(self) -> tuple[int, bool]:
        """Number of times that choices were shown, and whether there are any now."""
        told = [one for one in self.site.visits[-1].said if one["kind"] in ("table", "answers")]
        return len(told), bool(told[-1].get("choices") or told[-1].get("answers"))

    def key(self, name: str) -> Locator:
        """Return the button of a key, by its name in lessons."""
        commands = self.page.locator("#commands button")
        named = {"enter": "Choose", "down": "Down", "up": "Up", "comma": "Older"}
        if name == "escape":
            return commands.last
        if len(name) > 1:
            return self.opens(commands.filter(has_text=named[name]).first)
        hint = self.page.locator("kbd", has_text=re.compile(f"^{name}$"))
        return self.opens(commands.filter(has=hint))

    def keys(self, command: str) -> tuple[str, ...]:
        """Return the keys of a command in a game."""
        return self.site.visits[-1].session.app.profile.keymap.keys(command, Mode.GAME)

    def hears(self, words: str) -> None:
        """Wait until the program has said these words."""
        self.waits(lambda: any(words in line for line in self.site.lines), words)

    def sees(self, name: str, where: str = SEEN) -> bool:
        """Return whether an element with this name can be touched."""
        return self.page.locator(where).filter(has_text=name).count() > 0


@contextmanager
def touched(browser: Browser, site: ProgramSite, **screen: Any) -> Iterator[Page]:
    """Open the page on a touch screen, at its first choices; nothing may be typed or complain.

    Args:
        screen: as for a context of the browser.
    """
    context = browser.new_context(has_touch=True, **screen)
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda fault: complaints.append(str(fault)))
    page.goto(site.address)
    page.wait_for_selector("#choices button")
    yield page
    assert complaints == []
    assert [one for one in page.evaluate("program.sent") if one["kind"] == "typed"] == []
    context.close()


@contextmanager
def telephone(
    browser: Browser, folder: Path, width: int = 360, height: int = 740
) -> Iterator[Finger]:
    """Open the page for the first time, on a touch screen of this size."""
    screen = {"viewport": {"width": width, "height": height}}
    with (
        ProgramSite(folder, Settings(pace=0.0, sound=False, brief_offered=True)) as site,
        touched(browser, site, **screen) as page,
    ):
        yield Finger(site, page)
