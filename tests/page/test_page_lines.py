"""Lines of the page in a real browser: the log, the history, and the queue of a hidden page."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from packages import skip_without
from page_browser import begin, logged, sent, tell, until
from page_program import ProgramSite
from page_site import PageSite

from audiogame.console.departure import ProgramLeft
from audiogame.narration.narrator import Line, Urgency
from audiogame.page.session import PageSession
from audiogame.page.site import shell_texts

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real


def test_the_log_is_there_visible_and_not_empty_before_the_first_line(
    browser: Browser, site: PageSite
) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 700})
    page.goto(site.address, wait_until="domcontentloaded")
    box = page.locator("#log").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 700
    assert page.locator("#log p").first.inner_text() == shell_texts("en")["ready"]
    page.close()


def test_nothing_is_handed_over_while_the_page_has_no_focus(page: Page) -> None:
    begin(page)
    page.evaluate("document.hasFocus = () => false; dispatchEvent(new Event('blur'))")
    before = logged(page)
    for one in range(7):
        tell(page, {"kind": "line", "id": 200 + one, "text": f"Line {one}.", "urgency": "news"})
    tell(page, {"kind": "table", "title": "Your turn!", "status": "", "choices": []})
    page.wait_for_timeout(1500)
    assert logged(page) == before
    assert page.title() == "Your turn!"
    tell(page, {"kind": "table-ends"})
    away = [one["id"] for one in sent(page, "held") if one["why"] == "away"]
    assert away[-7:] == list(range(200, 207))
    page.evaluate("delete document.hasFocus; dispatchEvent(new Event('focus'))")
    assert sent(page, "seen")[-1] == {"kind": "seen", "visible": True, "focused": True}
    tell(page, {"kind": "line", "id": 207, "text": "7 lines: Space."})
    until(page, "document.querySelector('#announced').textContent.includes('7 lines')")
    assert logged(page)[len(before) :] == ["7 lines: Space."]


CLOSED = "The game is closed. Enter or Play opens it again."


def test_a_program_that_has_ended_is_told_on_return_and_on_each_key(page: Page) -> None:
    """No key is met with silence, and no lines are offered that no longer exist."""
    begin(page)
    page.evaluate("document.hasFocus = () => false; dispatchEvent(new Event('blur'))")
    tell(page, {"kind": "ended", "text": CLOSED})
    page.wait_for_timeout(1000)
    assert CLOSED not in logged(page)
    seen = len(sent(page, "seen"))
    page.evaluate("delete document.hasFocus; dispatchEvent(new Event('focus'))")
    until(
        page,
        f"document.querySelector('#announced').lastElementChild.textContent.startsWith('{CLOSED}')",
    )
    assert len(sent(page, "seen")) == seen, "a program that has ended offers nothing"
    keys = len(sent(page, "key"))
    for number, key in enumerate(("t", "ArrowDown"), 2):
        page.keyboard.press(key)
        until(
            page,
            "[...document.querySelectorAll('#announced p')]"
            f".filter((one) => one.textContent.startsWith('{CLOSED}')).length === {number}",
        )
    assert len(sent(page, "key")) == keys
    page.keyboard.press("Enter")
    until(page, "standIn.sent.some((one) => one.kind === 'again')")
    page.keyboard.press("t")
    until(page, f"standIn.sent.filter((one) => one.kind === 'key').length > {keys}")


def test_a_program_opened_again_knows_whether_there_are_keys(
    browser: Browser, site: PageSite
) -> None:
    """On a telephone, to which a keyboard may have come meanwhile."""
    telephone = browser.new_context(has_touch=True, is_mobile=True)
    page = telephone.new_page()
    page.goto(site.address)
    page.wait_for_selector("[role=option].current")
    for key in (None, "t"):
        if key:
            page.keyboard.press(key)
        tell(page, {"kind": "ended", "text": CLOSED})
        page.locator("#to-game").tap()
    assert [one["touch"] for one in sent(page, "again")] == [True, False]
    telephone.close()


def test_a_key_shows_that_the_page_has_the_keyboard(page: Page) -> None:
    begin(page)
    page.evaluate("document.hasFocus = () => false; dispatchEvent(new Event('blur'))")
    page.keyboard.press("t")
    assert sent(page, "seen")[-1] == {"kind": "seen", "visible": True, "focused": True}
    tell(page, {"kind": "line", "id": 300, "text": "Your turn."})
    until(page, "document.querySelector('#announced').textContent.includes('Your turn.')")


def test_log_and_history_never_hold_the_same_text(page: Page) -> None:
    begin(page)
    for key in "rtb":
        page.keyboard.press(key)
    until(page, "document.querySelector('#announced').textContent.includes('number 8.')")
    both = [page.locator(f"{place} p").all_text_contents() for place in ("#announced", "#history")]
    assert set(both[0]).isdisjoint(both[1]), "Orca would take both for one and drop the second"
    told = [[line.rstrip("\xa0") for line in one] for one in both]
    assert told[0][-10:] == told[1][-10:]
    assert page.get_attribute("#history", "aria-live") == "off"


def test_secrets_are_forgotten(page: Page) -> None:
    begin(page)
    tell(page, {"kind": "line", "id": 60, "text": "Your hand: king.", "secret": True})
    until(page, "document.querySelector('#log').textContent.includes('king')")
    tell(page, {"kind": "erase"})
    assert "king" not in page.inner_text("body")


def test_the_announcer_passes_its_own_tests() -> None:
    """Node runs `announcer.test.mjs`: how fast lines are handed to a screen reader."""
    node = shutil.which("node")
    skip_without(None if node else "Node is missing: apt-get install nodejs")
    assert node is not None
    test = Path(__file__).parent / "page_shell" / "announcer.test.mjs"
    done = subprocess.run([node, "--test", test], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout
    assert json.loads(re.findall(r"^# pass (\d+)$", done.stdout, re.MULTILINE)[0]) >= 11


NOTIFIED = """(() => {
  window.notified = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission() {}
    constructor(text) { window.notified.push(text); }
  };
  window.shaken = [];
  navigator.vibrate = (pulses) => window.shaken.push(pulses);
  window.awake = true;
  Object.defineProperty(document, "visibilityState",
    { get: () => (window.awake ? "visible" : "hidden") });
  document.hasFocus = () => window.awake;
})()"""
"""Fakes of a hidden window and of system notifications; headless browsers have neither."""
TEN_MINUTES = 600_000


def lies_behind(page: Page, behind: bool) -> None:
    """Move the window behind others, or in front of them again."""
    page.evaluate(
        """(behind) => {
          window.awake = !behind;
          document.dispatchEvent(new Event("visibilitychange"));
          dispatchEvent(new Event(behind ? "blur" : "focus"));
        }""",
        behind,
    )


def test_ten_minutes_behind_other_windows_lose_nothing(browser: Browser, tmp_path: Path) -> None:
    """Lines are queued, a turn is notified, and on return Space reads all, in order."""

    async def listen(session: PageSession) -> None:
        session.app.speaker.begin("lines")
        with contextlib.suppress(ProgramLeft):
            while True:
                await session.app.keyboard.key()

    with ProgramSite(tmp_path, what=listen) as site:
        page = browser.new_page()
        page.add_init_script(NOTIFIED)
        page.clock.install()
        page.goto(site.address)
        page.clock.run_for(1000)
        page.click("#play")
        page.clock.run_for(1000)
        before = logged(page)
        lies_behind(page, True)
        said = [f"Bella plays card {number}." for number in range(1, 8)]
        app = site.visits[-1].session.app
        for text in said:
            site.loop.call_soon_threadsafe(app.dialogue.say, Line(text, urgency=Urgency.NEWS))
        until(page, "document.querySelectorAll('#history p').length === 7")
        # Timers of a hidden window fire once a minute, if at all.
        page.clock.fast_forward(TEN_MINUTES)
        page.clock.run_for(1000)
        assert logged(page) == before, "nothing is handed over"
        tell_shell(page, {"kind": "table", **TURN}, {"kind": "sound", "files": ["turn.wav"]})
        assert page.title() == "Sika: Your turn. Throw."
        call = partial(app.calls.call, "call-turn", lambda: "Sika")
        site.loop.call_soon_threadsafe(call)
        until(page, "window.notified.length === 1")
        assert page.evaluate("window.notified") == ["Sika: your turn."]
        assert page.evaluate("window.shaken") == [[200, 100, 200]]
        lies_behind(page, False)
        site.loop.call_soon_threadsafe(call)
        heard(page, "7 lines: Space.")
        assert logged(page)[len(before) :] == ["7 lines: Space."]
        page.locator("#game").focus()
        page.keyboard.press("Space")
        for text in said:
            heard(page, text)
        assert logged(page)[-7:] == said
        tell_shell(page, {"kind": "table", **TURN, "question": "Throw again."})
        assert len(page.evaluate("window.notified")) == 1, "a player who looks is not notified"
        page.close()


TURN = {"title": "Sika: Your turn. Throw.", "status": "Your turn.", "question": "Throw."}


def tell_shell(page: Page, *messages: dict[str, Any]) -> None:
    """Send a message to the shell in place of the program."""
    page.evaluate("messages => messages.forEach((one) => program.onmessage(one))", list(messages))


def heard(page: Page, text: str) -> None:
    """Advance the clock until a line is handed over."""
    for _ in range(200):
        if text in logged(page):
            return
        page.clock.run_for(200)
        time.sleep(0.02)
    raise AssertionError(f"{text}: {logged(page)}")


SPOKEN = """() => {
  const texts = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.data.replaceAll("\\u00a0", "").trim());
    else if (node.getAttribute("aria-hidden") !== "true") node.childNodes.forEach(walk);
  };
  walk(document.querySelector("#app"));
  return texts;
}"""
"""Script: the texts that a reader finds in the page, in order."""


def test_a_reader_that_reads_the_page_meets_each_line_once_and_it_is_seen_at_once(
    page: Page,
) -> None:
    begin(page)
    told = [f"Bella plays card number {one} now." for one in range(1, 46)]
    lines = [
        {"kind": "line", "id": 500 + at, "text": text, "urgency": "news", "seconds": 0.0}
        for at, text in enumerate(told)
    ]
    for line in lines:
        tell(page, line)
    seen = page.locator("#log p").last.inner_text()
    assert seen == told[-1], "what is shown does not wait for what is announced"
    assert page.get_attribute("#log", "aria-live") == "off"
    assert told[-1] not in logged(page)
    until(page, f"document.querySelector('#announced').textContent.includes('{told[-1]}')")
    tell(page, {"kind": "withdrawn", "ids": []})
    texts = page.evaluate(SPOKEN)
    assert [texts.count(text) for text in told] == [1] * len(told)


def test_the_field_for_braille_shows_its_newest_row(page: Page) -> None:
    begin(page)
    page.keyboard.press("b")
    until(page, "document.querySelector('#history').textContent.includes('number 8.')")
    page.keyboard.press("O")
    until(page, "document.activeElement.id === 'field'")
    top, below = page.evaluate(
        "(({ scrollTop, scrollHeight, clientHeight }) =>"
        " [scrollTop, scrollHeight - scrollTop - clientHeight])(document.querySelector('#field'))"
    )
    assert top > 0
    assert below <= 1


def test_lines_of_one_game_are_not_seen_in_the_next_and_errors_have_a_sign(page: Page) -> None:
    begin(page)
    seen = "#log p:visible"
    page.locator(seen, has_text="Which colour").wait_for()
    told = {"kind": "line", "id": 700, "urgency": "answer", "seconds": 0.0}
    tell(page, {"kind": "game-begins"}, {**told, "text": "New game.", "fault": True})
    page.locator("#history [data-begins]").wait_for()
    assert page.locator(seen).all_inner_texts() == ["New game."]
    assert page.locator("#history [data-begins]").text_content() == "New game.\xa0\xa0"
    assert page.locator("#history p", has_text="Main menu").is_hidden()
    assert page.locator("#history p", has_text="Your turn. Which").count() == 1
    sign = "getComputedStyle(document.querySelector('#log .fault'), '::before').content"
    assert page.evaluate(sign) not in ("none", "")


def test_rows_of_one_menu_are_not_the_newest_line_of_the_next(page: Page) -> None:
    begin(page)
    items = [{"id": "a", "text": "Again"}]
    menu = {"kind": "list", "title": "Menu", "items": items, "index": 0}
    row = {"kind": "line", "urgency": "answer", "listed": True, "seconds": 0.0}
    for number in (71, 72):
        tell(page, {**menu, "id": number}, {**row, "id": 700 + number, "text": f"Menu {number}."})
    shown = page.locator("#log p").all_text_contents()
    assert "Menu 71." not in shown
