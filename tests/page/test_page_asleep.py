"""A telephone that sleeps, is silent, or opens the page inside another app, by stand-ins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from page_browser import AT, begin, logged, play, sent, tell, until
from page_site import PageSite

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real

STAND_INS = """(() => {
  const give = (place, name, value) =>
    Object.defineProperty(place, name, { value, writable: true });
  window.locks = [];
  window.timers = [];
  const refuses = () => window.refuses && Promise.reject(new DOMException("no", "NotAllowedError"));
  give(navigator, "wakeLock", {
    request: async (kind) => {
      await refuses();
      const lock = Object.assign(new EventTarget(), { kind, held: true });
      lock.release = async () => {
        lock.held = false;
        lock.dispatchEvent(new Event("release"));
      };
      locks.push(lock);
      return lock;
    },
  });
  window.show = (visible) => {
    Object.defineProperty(document, "visibilityState", {
      value: visible ? "visible" : "hidden", configurable: true });
    if (!visible) for (const lock of locks) if (lock.held) lock.release();
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const after = window.setTimeout;
  window.setTimeout = (what, ms, ...more) =>
    ms === 600000 ? timers.push(what) : after(what, ms, ...more);
})()"""
"""Script: a wake lock that is released out of sight, and a timer that a test ends."""
HELD = "locks.map((lock) => lock.held)"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15"
SAFARI = f"{IPHONE} Version/17.0 Mobile/15E148 Safari/604.1"
ANDROID = "Mozilla/5.0 (Linux; Android 14; Pixel 8%s) AppleWebKit/537.36 Chrome/126.0 Mobile Safari"

Opens = Callable[..., "Page"]


@pytest.fixture
def opens(browser: Browser, site: PageSite) -> Iterator[Opens]:
    """Return a function that opens the page, as a browser of a name with a script before it."""
    made = []

    def opened(script: str = STAND_INS, link: str = "", **browser_is: Any) -> Page:
        context = browser.new_context(**browser_is)
        made.append(context)
        page = context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.faults = faults  # type: ignore[attr-defined]  # looked at by the fixture
        page.add_init_script(script)
        page.goto(site.address + link)
        page.wait_for_selector("[role=listbox]:not([hidden])")
        return page

    yield opened
    for context in made:
        assert [page.faults for page in context.pages] == [[]]  # type: ignore[attr-defined]
        context.close()


def test_the_screen_stays_awake_in_a_game_alone(opens: Opens) -> None:
    page = opens()
    play(page)
    assert page.evaluate(HELD) == [], "a menu lets it sleep"
    page.keyboard.press("Enter")
    until(page, "locks.length === 1")
    assert page.evaluate(HELD) == [True]
    page.keyboard.press("t")
    tell(page, {"kind": "line", "id": 900, "text": "Bo rolls.", "urgency": "news"})
    assert page.evaluate(HELD) == [True], "once"
    tell(page, {"kind": "table-ends"})
    until(page, "!locks[0].held")
    page.keyboard.press("t")
    assert page.evaluate(HELD) == [False]


def test_the_screen_is_kept_awake_again_after_a_look_elsewhere(opens: Opens) -> None:
    page = opens()
    begin(page)
    until(page, "locks.length === 1")
    page.evaluate("show(false)")
    tell(page, {"kind": "line", "id": 900, "text": "Bo rolls.", "urgency": "news"})
    assert page.evaluate(HELD) == [False]
    page.evaluate("show(true)")
    until(page, "locks.length === 2")
    assert page.evaluate(HELD) == [False, True]


def test_a_game_or_a_review_that_nobody_reads_lets_the_screen_sleep(opens: Opens) -> None:
    page = opens()
    begin(page)
    until(page, "locks.length === 1")
    page.evaluate("timers.at(-1)()")
    until(page, "!locks[0].held")
    page.keyboard.press("t")
    until(page, "locks.length === 2")


@pytest.mark.parametrize(
    "script",
    [
        f"{STAND_INS}; window.refuses = true",
        f"{STAND_INS}; navigator.wakeLock = undefined",
    ],
    ids=["refused", "missing"],
)
def test_a_browser_without_a_wake_lock_plays_as_always(script: str, opens: Opens) -> None:
    page = opens(script)
    begin(page)
    page.keyboard.press("t")
    until(page, "standIn.sent.some((one) => one.name === 't')")
    assert page.evaluate(HELD) == []


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("Object.defineProperty(navigator, 'platform', { value: 'iPhone' })", 1),
        (
            "Object.defineProperty(navigator, 'platform', { value: 'iPhone' });"
            "Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } })",
            0,
        ),
        ("", 0),
    ],
    ids=["an iPhone", "an iPhone with an audio session", "another"],
)
def test_a_switch_that_silences_sounds_is_told_once(script: str, told: int, opens: Opens) -> None:
    """On an iPhone that gives pages no say in it, once on each device."""
    page = opens(script)
    for _ in range(2):
        page.locator("#play").click()
        page.keyboard.press("t")
        until(page, "standIn.sent.some((one) => one.name === 't')")
        if told:
            until(page, "document.querySelector('#announced').textContent.includes('silent')")
        assert sum("turn silent mode off" in line for line in logged(page)) == told
        page.reload()
        page.wait_for_selector("[role=listbox]:not([hidden])")
        told = 0


INSIDE = {
    "Messenger": f"{IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/450.0]",
    "Instagram": f"{SAFARI} Instagram 300.0",
    "Line": f"{SAFARI} Line/13.1.0",
    "WhatsApp": f"{ANDROID % ''}/537.36 WhatsApp/2.24",
    "any app of Android": f"{ANDROID % '; wv'}/537.36",
    "any app of an iPhone": f"{IPHONE} Mobile/15E148",
    "Telegram": f"{ANDROID % ''}/537.36 Telegram-Android/10.1",
}


@pytest.mark.parametrize("app", INSIDE)
def test_an_invitation_inside_another_app_leads_out_first(app: str, opens: Opens) -> None:
    link = "#audiogame://play.example:8765/senior-panda/a-b-c-d-e-f"
    page = opens("", link, user_agent=INSIDE[app])
    shown = page.locator(
        "header :is(#outside > p, #copy-link, #come-back, #play):visible"
    ).evaluate_all("all => all.map((one) => one.id || one.parentElement.id)")
    assert [one for one in shown if one] == ["outside", "copy-link", "play", "come-back"]
    page.keyboard.press("Tab")
    assert page.evaluate(AT) == "copy-link"
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until(page, "document.activeElement.role === 'listbox'")
    assert page.locator("#outside, #copy-link").evaluate_all(
        "all => all.map((one) => one.checkVisibility())"
    ) == [False, False]


@pytest.mark.parametrize("copies", [True, False])
def test_the_link_of_an_invitation_is_copied_or_shown(copies: bool, opens: Opens) -> None:
    write = "async (text) => { window.copied = text }" if copies else "() => Promise.reject()"
    script = (
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: %s } })" % write  # noqa: UP031
    )
    page = opens(script, "#audiogame://play.example:8765/a-b", user_agent=INSIDE["Line"])
    page.locator("#copy-link").click()
    told = "Copied." if copies else "This browser doesn't copy."
    until(page, f"document.querySelector('#announced').textContent.includes({told!r})")
    assert sum(told in line for line in logged(page)) == 1
    where = "window.copied" if copies else "document.querySelector('#outside-link').textContent"
    assert page.evaluate(where) == page.url


@pytest.mark.parametrize(
    ("browser_is", "link"),
    [(SAFARI, "#a-b"), (f"{ANDROID % ''}/537.36", "#a-b"), (INSIDE["Line"], "")],
    ids=["Safari", "Chrome", "no invitation"],
)
def test_a_browser_of_its_own_leads_nowhere(browser_is: str, link: str, opens: Opens) -> None:
    page = opens("", link, user_agent=browser_is)
    page.keyboard.press("Tab")
    assert page.evaluate(AT) == "play"
    assert not page.locator("#outside").is_visible()


def test_the_program_is_told_at_once_when_the_page_goes_out_of_sight(opens: Opens) -> None:
    page = opens()
    begin(page)
    before = len(sent(page, "seen"))
    page.evaluate("show(false)")
    page.evaluate("show(true)")
    assert [one["visible"] for one in sent(page, "seen")[before:]] == [False, True]
