"""Fixtures for the page's shell in a real browser, and queries of its content."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from packages import skip_without
from page_site import AXE, HEADLESS, PageSite, missing_axe, missing_browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Error, Page

THEMES = (
    *("own", "light", "dark"),
    *("white-on-black", "yellow-on-black", "black-on-white", "black-on-yellow"),
)
RULES = (
    *("wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa"),
    "best-practice",
)
WINDOWS = {
    "desk": (1920, 1080, 16),
    "a low desk": (1700, 830, 16),
    "wide": (1280, 800, 16),
    "low": (844, 390, 16),
    "tall": (390, 664, 16),
    "a narrow telephone": (320, 568, 16),
    "a tall tablet": (768, 1024, 16),
    "the usual size": (1280, 800, 24),
    "a phone with large text": (390, 664, 24),
    "a turned phone with large text": (844, 390, 24),
    "400 percent": (320, 256, 16),
    "the largest text": (1280, 800, 72),
}
"""Width and height of a window, and the size of its text, in pixels."""
LAYOUT = "getComputedStyle(document.getElementById('app')).getPropertyValue('--layout').trim()"
"""Script: the name of the layout that the style sheet has chosen."""
SCORE = {"what": "text", "text": "9"}
TABLE = {
    "kind": "table",
    "title": "Sika",
    "status": "Your turn.",
    "question": "Red or blue?",
    "choices": [{"key": "1", "text": "Red"}, {"key": "2", "text": "Blue"}],
    "names": ["Ann", "Bella"],
    "seat": 0,
    "picture": [
        {"owner": seat, "area": "score", "label": "Score", "things": [SCORE]} for seat in range(2)
    ],
}
"""The message of a table of Sika at which the player is asked."""
AT = "document.activeElement.id || document.activeElement.tagName"
STILL_OPEN = """() => {
  const open = "#game > :is([role=listbox], #form, #entry, #field-box), #book, " +
    "#side > [data-open=yes], .toggle[aria-expanded=true] + .keys";
  const seen = (one) =>
    one.checkVisibility() && !one.matches(".passed") && one.clientHeight > 1;
  const name = (one) => (one.id || one.className).replace(/-[ab]$/, "");
  return [...document.querySelectorAll(open)].filter(seen)
    .map((one) => `${name(one)}: ${one.textContent.trim().slice(0, 30)}`).join("; ");
}"""
"""Script: all that is open over the game, beside it or in its place, and seen."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageSite]:
    with PageSite(tmp_path_factory.mktemp("site")) as made:
        yield made


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    skip_without(missing_browser())
    from playwright.sync_api import sync_playwright

    with sync_playwright() as found:
        made = found.chromium.launch(executable_path=HEADLESS, args=["--no-sandbox"])
        yield made
        made.close()


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    """Return a window for all tests of a file: opening one costs more than loading the page."""
    made = browser.new_page()
    yield made
    made.close()


@pytest.fixture
def page(window: Page, site: PageSite) -> Iterator[Page]:
    """Return a fresh page with the menu open; its console messages and errors fail the test."""
    complaints: list[str] = []

    def told(message: ConsoleMessage) -> None:
        complaints.append(message.text)

    def failed(fault: Error) -> None:
        complaints.append(str(fault))

    window.set_viewport_size({"width": 1000, "height": 800})
    window.on("console", told)
    window.on("pageerror", failed)
    window.goto(site.address)
    window.wait_for_selector("[role=listbox]:not([hidden])")
    yield window
    window.remove_listener("console", told)
    window.remove_listener("pageerror", failed)
    window.unroute_all()
    window.emulate_media(color_scheme="null", forced_colors="null", reduced_motion="null")
    window.evaluate("localStorage.clear()")
    assert complaints == [], complaints


def until(page: Page, condition: str, seconds: float = 60) -> None:
    """Wait for a condition; the page's policy forbids Playwright's own `wait_for_function`."""
    end = time.monotonic() + seconds
    while not page.evaluate(condition):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(30)


def play(page: Page) -> None:
    page.keyboard.press("Tab")
    assert page.evaluate(AT) == "play"
    page.keyboard.press("Enter")
    until(page, "document.activeElement.role === 'listbox'")


def begin(page: Page) -> None:
    """Press Play, and begin a game."""
    play(page)
    page.keyboard.press("Enter")
    until(page, "document.activeElement.id === 'game'")
    page.wait_for_selector("#choices button")


def tell(page: Page, *messages: dict[str, Any]) -> None:
    page.evaluate("messages => standIn.tell(...messages)", list(messages))


def sent(page: Page, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "kind => standIn.sent.filter((one) => one.kind === kind)", kind
    )
    return found


def logged(page: Page, log: str = "#announced") -> list[str]:
    """Return the lines of a log that is read aloud."""
    return [line.rstrip("\xa0") for line in page.locator(f"{log} p").all_text_contents()]


def nodes(page: Page) -> list[dict[str, Any]]:
    """Return the accessibility tree, without ignored nodes."""
    session = page.context.new_cdp_session(page)
    found = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [
        {
            "role": node["role"]["value"],
            "name": node.get("name", {}).get("value", ""),
            **{one["name"]: one["value"].get("value") for one in node.get("properties", [])},
        }
        for node in found
        if not node["ignored"]
    ]


def contrasts(page: Page) -> list[tuple[str, float]]:
    """Return each visible text with the contrast of its colour and its background."""
    found: list[list[Any]] = page.evaluate(
        """() => {
          const numbers = (text) => text.match(/[\\d.]+/g).map(Number);
          const light = (text) => {
            const parts = numbers(text).slice(0, 3).map((one) => {
              const part = one / 255;
              return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
          };
          const ground = (element) => {
            for (let one = element; one; one = one.parentElement) {
              const colour = getComputedStyle(one).backgroundColor;
              if (numbers(colour)[3] !== 0) return colour;
            }
            return "rgb(255, 255, 255)";
          };
          const found = [];
          for (const one of document.querySelectorAll("body *")) {
            const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            const pip = one.matches(".pip");
            const drawn = one instanceof SVGElement && one.closest("svg");
            const field = one.matches("input, select, textarea");
            if (!one.checkVisibility() || !(own || field || pip)) continue;
            const style = getComputedStyle(one);
            const text = light(drawn ? style.fill : style.color);
            // What is drawn stands on a die, or on the sign of a colour.
            const on = drawn && drawn.querySelector(one.matches(".on-pip") ? ".pip" : ".body");
            const back = light(on ? getComputedStyle(on).fill : ground(one));
            const [high, low] = text > back ? [text, back] : [back, text];
            found.push([one.textContent.slice(0, 40) || one.id, (high + 0.05) / (low + 0.05)]);
          }
          const ring = getComputedStyle(document.documentElement);
          const probe = document.createElement("span");
          document.body.append(probe);
          for (const name of ["--ring", "--line"]) {
            probe.style.color = ring.getPropertyValue(name);
            const [a, b] = [light(getComputedStyle(probe).color), light(ground(document.body))];
            found.push([name, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)]);
          }
          probe.remove();
          return found;
        }"""
    )
    return [(text, ratio) for text, ratio in found]


@pytest.fixture
def axe(page: Page) -> Page:
    skip_without(missing_axe())
    return page


def violations(page: Page, *rules: str) -> list[str]:
    """Return the violations that axe-core finds, by all its rules or by some."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("(rules) => axe.run(document, { runOnly: rules })", list(rules or RULES))
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
