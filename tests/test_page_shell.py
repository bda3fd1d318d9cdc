"""The shell of the page in a real browser: keys, focus, lists, logs, colours and sizes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from packages import skip_without
from page_site import AXE, CHROMIUM, SHELL, PageSite, missing_axe, missing_browser

from audiogame.keys.names import NAMED, PLAIN
from audiogame.page.shell_texts import shell_texts

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real
THEMES = (
    *("own", "light", "dark"),
    *("white-on-black", "yellow-on-black", "black-on-white", "black-on-yellow"),
)
AT = "document.activeElement.id || document.activeElement.tagName"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageSite]:
    with PageSite(tmp_path_factory.mktemp("site")) as made:
        yield made


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    skip_without(missing_browser())
    from playwright.sync_api import sync_playwright

    with sync_playwright() as found:
        made = found.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield made
        made.close()


@pytest.fixture
def page(browser: Browser, site: PageSite) -> Iterator[Page]:
    """Return the page with the menu open; whatever it complains of fails the test."""
    made = browser.new_page(viewport={"width": 1000, "height": 800})
    complaints: list[str] = []
    made.on("console", lambda message: complaints.append(message.text))
    made.on("pageerror", lambda fault: complaints.append(str(fault)))
    made.goto(site.address)
    made.wait_for_selector("[role=listbox]:not([hidden])")
    yield made
    assert complaints == []
    made.close()


def until(page: Page, condition: str, seconds: float = 20) -> None:
    """Wait until something is true; the page's policy forbids Playwright's own way."""
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
    """Play, and begin a game."""
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


def logged(page: Page) -> list[str]:
    return [line.rstrip("\xa0") for line in page.locator("#log p").all_text_contents()]


def nodes(page: Page) -> list[dict[str, Any]]:
    """Return what a reader is given, of all that is not ignored."""
    session = page.context.new_cdp_session(page)
    found = session.send("Accessibility.getFullAXTree")["nodes"]
    return [
        {
            "role": node["role"]["value"],
            "name": node.get("name", {}).get("value", ""),
            **{one["name"]: one["value"].get("value") for one in node.get("properties", [])},
        }
        for node in found
        if not node["ignored"]
    ]


def test_the_page_begins_with_a_heading_a_button_and_the_way_back(page: Page) -> None:
    first = page.evaluate("[...document.querySelector('main header').children].map(e => e.tagName)")
    assert first == ["H1", "BUTTON", "P"]
    assert page.evaluate("document.querySelector('main').firstElementChild.tagName") == "HEADER"
    for words in ("NVDA+Space", "JAWS", "QuickNav"):
        assert words in page.inner_text("#come-back")
    assert page.evaluate("document.querySelectorAll('h1').length") == 1


@pytest.mark.parametrize("name", ["index.html", "hear.html"])
def test_the_words_of_the_page_are_those_of_its_messages(name: str) -> None:
    texts = shell_texts()
    html = (SHELL / name).read_text(encoding="utf-8")
    found = re.findall(r'data-text="([a-z-]+)"[^>]*>([^<]*)<', html)
    assert len(found) > 10
    assert [(key, words) for key, words in found if texts[key] != words] == []
    named = re.findall(r'aria-label="([^"]*)" data-name="([a-z-]+)"', html)
    assert [(words, key) for words, key in named if texts[key] != words] == []
    assert re.findall(r"<style|style=|<script>| on[a-z]+=|https?:", html) == []


def test_every_own_text_is_used() -> None:
    written = "".join(one.read_text(encoding="utf-8") for one in sorted(SHELL.glob("*.[hj]*")))
    assert [
        name for name in shell_texts() if f'"{name}"' not in written and f".{name}" not in written
    ] == []


def test_the_log_is_there_visible_and_not_empty_before_the_first_line(
    browser: Browser, site: PageSite
) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 700})
    page.goto(site.address, wait_until="domcontentloaded")
    box = page.locator("#log").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 700
    assert page.locator("#log p").first.inner_text() == shell_texts()["ready"]
    page.close()


def test_names_of_keys_are_those_of_keymaps(page: Page) -> None:
    names: dict[str, str] = page.evaluate(
        """async (chars) => {
          const { keyName } = await import("./keys.js");
          return Object.fromEntries(chars.map((key) => [key, keyName({ key })]));
        }""",
        list(NAMED) + list("aZ9éж"),
    )
    assert names == {**NAMED, **{char: char for char in "aZ9éж"}}
    events: list[dict[str, Any]] = [
        {"key": key, "shiftKey": shift}
        for key in ("Enter", "Escape", "ArrowUp", "PageDown", "F1", "F10", "Delete", "Home")
        for shift in (False, True)
    ]
    code = "async (events) => { const m = await import('./keys.js'); return events.map(m.keyName) }"
    found: list[str] = page.evaluate(code, events)
    assert found[:4] == ["enter", "enter", "escape", "escape"]
    assert all(name.removeprefix("shift-") in PLAIN for name in found)
    others = [
        {"key": "c", "ctrlKey": True},
        {"key": "r", "metaKey": True},
        {"key": "x", "altKey": True},
        {"key": "Tab"},
        {"key": "F11"},
        {"key": "Shift", "shiftKey": True},
        {"key": "Dead"},
        {"key": "a", "isComposing": True},
    ]
    assert page.evaluate(code, others) == [None] * len(others)


def test_a_character_of_alt_gr_counts(page: Page) -> None:
    found = page.evaluate(
        """async () => (await import("./keys.js")).keyName({
          key: "[", ctrlKey: true, altKey: true, getModifierState: () => true })"""
    )
    assert found == "bracketleft"


def test_keys_go_to_the_program_and_tab_does_not(page: Page) -> None:
    begin(page)
    for key in ("r", "Shift+U", "1", "ArrowDown", "F1", "Control+l"):
        page.keyboard.press(key)
    names = [one["name"] for one in sent(page, "key")]
    assert names == ["enter", "r", "U", "1", "down", "f1"]
    assert page.evaluate(AT) == "game"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#choices') !== null")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(AT) == "game"
    page.keyboard.press("t")
    assert [one["name"] for one in sent(page, "key")][-1] == "t"


def test_tab_goes_through_the_page_and_out_of_it(page: Page) -> None:
    begin(page)
    met = []
    for _ in range(40):
        page.keyboard.press("Tab")
        met.append(page.evaluate(AT))
    assert "play" in met, "it comes round to the beginning"
    assert "game" in met, "and back to the game"


def test_a_menu_is_a_list_box_with_position_and_count(page: Page) -> None:
    play(page)
    page.keyboard.press("ArrowDown")
    until(page, "document.activeElement.getAttribute('aria-activedescendant').endsWith('-1')")
    found = nodes(page)
    box = [one for one in found if one["role"] == "listbox"]
    assert [one["name"] for one in box] == ["Main menu"]
    options = [one for one in found if one["role"] == "option"][:7]
    assert [one["name"] for one in options] == [
        *("New game", "Continue", "Learn to play", "Settings", "Records", "Statistics", "Quit")
    ]
    assert [one["name"] for one in options if one.get("selected")] == ["Continue"]
    places = page.locator("[role=option]").evaluate_all(
        "all => all.map(e => [e.ariaPosInSet, e.ariaSetSize])"
    )
    assert places == [[str(place), "7"] for place in range(1, 8)]
    assert logged(page)[-1] != "Continue. 2 of 7.", "the list box says it, not the log"
    assert page.locator("#history p").last.inner_text().strip() == "Continue. 2 of 7."


def test_every_control_has_a_role_and_a_name(page: Page) -> None:
    begin(page)
    controls = ("button", "textbox", "combobox", "spinbutton", "link", "application", "image")
    found = [one for one in nodes(page) if one["role"] in controls]
    assert {one["role"] for one in found} >= {"button", "combobox", "spinbutton", "image"}
    assert [one for one in found if not one["name"]] == []
    buttons = [one["name"] for one in found if one["role"] == "button"]
    assert buttons[0] == "Play"
    assert {"Red", "Blue", "Throw"} <= set(buttons)
    for name in ("Rules", "Turn", "Score", "Shown", "Own", "Repeat", "History", "Leave"):
        assert name in buttons
    assert [one["name"] for one in found if one["role"] == "application"] == ["Game"]


def test_another_menu_is_another_box_so_that_its_title_is_read(page: Page) -> None:
    play(page)
    first = page.evaluate(AT)
    page.evaluate("standIn.silent = true")
    page.keyboard.press("Enter")
    items = [{"id": "a", "text": "Sound"}, {"id": "b", "text": "Speech"}]
    tell(page, {"kind": "list", "id": 2, "title": "Settings", "items": items, "index": 1})
    assert page.evaluate(AT) not in (first, "game")
    assert page.locator("[role=listbox]:visible").count() == 1
    page.keyboard.press("Escape")
    tell(page, {"kind": "list-ends", "id": 2})
    assert page.evaluate("document.activeElement.firstElementChild.textContent") == "New game"


def test_no_event_moves_the_focus(page: Page) -> None:
    begin(page)
    page.wait_for_timeout(1100)
    items = [{"id": "a", "text": "Again"}]
    tell(page, {"kind": "list", "id": 9, "title": "Game over", "items": items, "index": 0})
    tell(page, {"kind": "line", "id": 90, "text": "Game over. Again. 1 of 1.", "listed": True})
    assert page.evaluate(AT) == "game"
    until(page, "document.querySelector('#log').textContent.includes('Again. 1 of 1.')")
    page.evaluate("standIn.silent = true")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.role") == "listbox", "the player's own key does"
    page.wait_for_timeout(1100)
    tell(page, {"kind": "list-ends", "id": 9})
    assert page.evaluate("document.activeElement.role") == "listbox"
    assert page.locator("[role=listbox]:visible").count() == 1, "what has the focus stays"
    page.keyboard.press("r")
    assert page.evaluate(AT) == "game"
    assert page.locator("[role=listbox]:visible").count() == 0


def test_the_focus_never_falls_to_the_body(page: Page) -> None:
    begin(page)
    page.evaluate(
        """() => { window.fallen = 0; new MutationObserver(() => {
          if (document.activeElement === document.body) window.fallen += 1;
        }).observe(document.body, { subtree: true, childList: true, attributes: true }); }"""
    )
    table = {"kind": "table", "title": "x", "status": "Bella's turn.", "choices": []}
    page.locator("#choices button").first.focus()
    tell(page, table, {"kind": "buttons", "buttons": []}, {"kind": "table-ends"})
    assert page.evaluate("document.activeElement.textContent") == "1Red"
    assert page.evaluate("document.activeElement.ariaDisabled") == "true"
    page.keyboard.press("Enter")
    assert [one["name"] for one in sent(page, "key")] == ["enter"], "it has no effect any more"
    choices = [{"key": "1", "text": "Red"}, {"key": "2", "text": "Blue"}]
    tell(page, {**table, "choices": choices})
    assert page.evaluate("document.activeElement.ariaDisabled") is None, "it is wanted again"
    page.keyboard.press("Enter")
    assert [one["name"] for one in sent(page, "key")] == ["enter", "1"]
    for key in ("Tab", "Tab", "Shift+Tab", "r", "z", "ArrowDown", "Enter", "Tab", "b", "Escape"):
        page.keyboard.press(key)
        assert page.evaluate(AT) != "BODY"
    assert page.evaluate("window.fallen") == 0


def test_the_name_of_the_game_never_changes(page: Page) -> None:
    begin(page)
    for key in ("r", "z", "Enter", "b"):
        page.keyboard.press(key)
        found = [one["name"] for one in nodes(page) if one["role"] == "application"]
        assert found == [shell_texts()["game"]]


def test_an_entry_is_an_input_with_a_label(page: Page) -> None:
    play(page)
    page.evaluate("standIn.silent = true")
    page.keyboard.press("n")
    tell(page, {"kind": "entry", "id": 4, "prompt": "Your name?", "text": "", "longest": 20})
    assert page.evaluate(AT) == "entry-input"
    assert [one["name"] for one in nodes(page) if one["role"] == "textbox"] == ["Your name?"]
    page.keyboard.type("Zoë O.")
    page.keyboard.press("Enter")
    assert sent(page, "typed") == [{"kind": "typed", "entry": 4, "text": "Zoë O."}]
    page.keyboard.press("Escape")
    assert [one["name"] for one in sent(page, "key")][-1] == "escape"
    page.click("#entry-cancel")
    assert len([one for one in sent(page, "key") if one["name"] == "escape"]) == 2
    tell(page, {"kind": "entry-ends", "id": 4})
    assert page.evaluate(AT) != "BODY"


def test_a_book_has_headings_and_contents(page: Page) -> None:
    begin(page)
    parts = [
        {"level": 2, "id": "aim", "heading": "Aim", "text": ["Win.", "Do not lose."]},
        {"level": 3, "id": "luck", "heading": "Luck", "text": ["Throw."]},
    ]
    tell(page, {"kind": "book", "id": 5, "title": "Rules of Sika", "parts": parts, "at": "aim"})
    headings = page.locator("#book :is(h2, h3, h4)").all_inner_texts()
    assert headings == ["Rules of Sika", "Aim", "Luck"]
    assert page.locator("#book nav a").all_inner_texts() == ["Aim", "Luck"]
    assert page.evaluate(AT) == "game", "keys go on as in the game"
    page.locator("#book nav a").last.focus()
    page.keyboard.press("Enter")
    assert page.evaluate(AT) == "part-luck"
    tell(page, {"kind": "book-ends", "id": 5})
    assert page.evaluate(AT) == "part-luck", "what has the focus stays"
    page.click("#to-game")
    assert page.locator("#book").is_hidden()
    assert page.evaluate(AT) == "game"


def test_the_text_field_holds_lines_and_question_and_the_same_key_returns(page: Page) -> None:
    begin(page)
    page.keyboard.press("r")
    until(page, "document.querySelector('#log').textContent.includes('Answer to r.')")
    keys = len(sent(page, "key"))
    page.keyboard.press("Shift+O")
    assert page.evaluate(AT) == "field"
    text = page.input_value("#field").replace("\xa0", "")
    assert text.splitlines()[-2:] == ["Answer to r.", "Which colour do you call?"]
    assert page.get_attribute("#field", "readonly") is not None
    tell(page, {"kind": "line", "id": 70, "text": "Bella folds.", "urgency": "news"})
    page.wait_for_timeout(500)
    assert "Bella folds." not in logged(page), "it waits"
    assert page.input_value("#field").replace("\xa0", "") == text, "and nothing moves"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("r")
    page.keyboard.press("Shift+O")
    assert page.evaluate(AT) == "game"
    until(page, "document.querySelector('#log').textContent.includes('Bella folds.')")
    assert len(sent(page, "key")) == keys
    assert [one["on"] for one in sent(page, "reading")] == [True, False]


def test_nothing_is_handed_over_while_the_page_has_no_focus(page: Page) -> None:
    begin(page)
    page.evaluate("document.hasFocus = () => false; dispatchEvent(new Event('blur'))")
    before = logged(page)
    for one in range(7):
        tell(page, {"kind": "line", "id": 200 + one, "text": f"Line {one}.", "urgency": "news"})
    tell(page, {"kind": "title", "text": "Your turn!"})
    page.wait_for_timeout(1500)
    assert logged(page) == before
    assert page.title() == "Your turn!"
    away = [one["id"] for one in sent(page, "held") if one["why"] == "away"]
    assert away[-7:] == list(range(200, 207))
    page.evaluate("delete document.hasFocus; dispatchEvent(new Event('focus'))")
    assert sent(page, "seen")[-1] == {"kind": "seen", "visible": True, "focused": True}
    tell(page, {"kind": "line", "id": 207, "text": "7 new lines. Space reads them."})
    until(page, "document.querySelector('#log').textContent.includes('7 new lines')")
    assert logged(page)[len(before) :] == ["7 new lines. Space reads them."]


def test_log_and_history_never_hold_the_same_text(page: Page) -> None:
    begin(page)
    for key in "rtb":
        page.keyboard.press(key)
    until(page, "document.querySelector('#log').textContent.includes('number 8.')")
    both = [page.locator(f"{place} p").all_text_contents() for place in ("#log", "#history")]
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


def contrasts(page: Page) -> list[tuple[str, float]]:
    """Return each visible text with the contrast of its colour and its ground."""
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
            const drawn = one instanceof SVGElement && one.closest("svg");
            const field = one.matches("input, select, textarea");
            if (!one.checkVisibility() || !(own || field)) continue;
            const style = getComputedStyle(one);
            const text = light(drawn ? style.fill : style.color);
            const back = light(ground(one));
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


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_has_a_contrast_of_seven_to_one(page: Page, theme: str) -> None:
    begin(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        tell(page, {"kind": "manner", "theme": theme, "size": 24, "speech": "reader"})
        found = contrasts(page)
        assert len(found) > 40
        assert [(text, ratio) for text, ratio in found if ratio < 7] == []
    page.keyboard.press("z")
    page.wait_for_selector("[role=option].current")
    assert [(text, ratio) for text, ratio in contrasts(page) if ratio < 7] == []


def test_the_focus_has_a_ring_of_three_pixels(page: Page) -> None:
    begin(page)
    for _ in range(25):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            continue
        style = page.evaluate(
            "(({outlineStyle, outlineWidth}) => [outlineStyle, parseFloat(outlineWidth)])"
            "(getComputedStyle(document.activeElement))"
        )
        assert style[0] == "solid"
        assert style[1] >= 3


@pytest.mark.parametrize("size", [16, 24, 40, 72])
@pytest.mark.parametrize("width", [320, 640, 1280])
def test_nothing_scrolls_sideways(page: Page, width: int, size: int) -> None:
    page.set_viewport_size({"width": width, "height": 256 if width == 320 else 800})
    begin(page)
    tell(page, {"kind": "manner", "theme": "light", "size": size, "speech": "reader"})
    sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(sideways) <= 0
    assert page.evaluate("getComputedStyle(document.body).fontSize") == f"{size}px"
    page.keyboard.press("z")
    page.wait_for_selector("[role=option].current")
    assert page.evaluate(sideways) <= 0


def test_at_400_percent_the_block_is_the_window_and_never_moves(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 256})
    begin(page)
    place = page.locator("#block").bounding_box()
    assert place is not None
    assert (place["width"], place["height"]) == (320, 256)
    inside = (
        "e => { const b = document.querySelector('#block').getBoundingClientRect();"
        " const r = e.getBoundingClientRect();"
        " return r.top >= b.top && r.bottom <= b.bottom && r.left >= b.left && r.right <= b.right }"
    )
    for part in ("#question", "#choices button", "#log", "#game"):
        for one in page.locator(part).all():
            assert one.evaluate(inside), part
    for key in ("b", "r", "z", "ArrowDown", "Enter", "t"):
        page.keyboard.press(key)
        page.wait_for_timeout(200)
        now = page.locator("#block").bounding_box()
        assert now == place


def test_buttons_are_large_enough(page: Page) -> None:
    begin(page)
    for one in page.locator("button:visible, input:visible, select:visible").all():
        box = one.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44


def test_all_of_it_can_be_played_without_a_key(page: Page) -> None:
    page.locator("[role=option]").nth(2).click()
    assert sent(page, "pick") == [{"kind": "pick", "list": 1, "index": 2}]
    page.keyboard.press("Tab")
    play_button = page.locator("#play")
    play_button.click()
    until(page, "document.activeElement.role === 'listbox'")
    page.keyboard.press("Enter")
    page.wait_for_selector("#choices button")
    page.get_by_role("button", name="Blue").click()
    page.get_by_role("button", name="Leave").click()
    assert [one["name"] for one in sent(page, "key")] == ["enter", "2", "z"]
    order = page.locator("#commands button span").all_inner_texts()
    assert order == [
        *("Rules", "Turn", "Score", "Shown", "Own", "Repeat", "History", "Silence", "Leave")
    ]


def test_settings_of_the_display_are_real_controls(page: Page, site: PageSite) -> None:
    page.select_option("#theme", "dark")
    page.fill("#size", "30")
    page.press("#size", "Tab")
    changed = [(one["name"], one["value"]) for one in sent(page, "set")]
    assert changed == [("theme", "own"), ("size", 30)], "dark is the page's, and no theme else"
    tell(page, {"kind": "manner", "theme": "own", "size": 24, "speech": "reader"})
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.goto(site.address)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).fontSize") == "30px"
    assert page.input_value("#size") == "30"


def test_forced_colours_and_reduced_motion(page: Page) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    begin(page)
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.piece')).animationName") == "none"
    )
    assert [one for one in contrasts(page) if one[1] < 7] == []


def test_sounds_wait_for_the_first_key(page: Page) -> None:
    page.evaluate(
        """() => { window.begun = 0; const Own = AudioContext;
          window.AudioContext = class extends Own {
            constructor() { super(); window.begun += 1; } }; }"""
    )
    tell(page, {"kind": "sound", "files": ["a.wav"]})
    assert page.evaluate("window.begun") == 0
    play(page)
    assert page.evaluate("window.begun") == 1


def test_the_own_voice_says_lines_and_tells_of_it(page: Page) -> None:
    found = page.evaluate(
        """async () => {
          const { Voice } = await import("./voice.js");
          const said = [];
          const told = [];
          window.SpeechSynthesisUtterance = class extends EventTarget {
            constructor(text) { super(); this.text = text; } };
          const speech = { addEventListener() {}, getVoices: () => [{ name: "A", lang: "en" }],
            cancel: () => said.push("hush"),
            speak: (one) => { said.push([one.text, one.rate, one.volume, one.voice?.name]);
              one.dispatchEvent(new Event("end")); } };
          const voice = new Voice((one) => told.push(one), speech);
          voice.manner = { voice: "A", words: 300, pitch: 50, volume: 50 };
          voice.speak({ id: 3, text: "Hello." });
          voice.speak({ id: 4, text: "Now.", interrupt: true });
          voice.tell();
          return { said, told };
        }"""
    )
    assert found["said"] == [["Hello.", 1.5, 0.5, "A"], "hush", ["Now.", 1.5, 0.5, "A"]]
    assert found["told"] == [
        {"kind": "spoken", "id": 3},
        {"kind": "spoken", "id": 4},
        {"kind": "voices", "voices": [{"name": "A", "language": "en"}]},
    ]


def test_which_did_you_hear(browser: Browser, site: PageSite) -> None:
    page = browser.new_page()
    page.goto(f"{site.address}hear.html")
    page.click("#answer button")
    until(page, "document.querySelector('#told').textContent !== ''")
    assert page.inner_text("#told") == shell_texts()["hear-first"]
    page.get_by_role("button", name="Ten lines at the game's pace").click()
    until(page, "document.querySelectorAll('#log p').length === 11")
    assert logged(page)[1:] == [f"Number {number}." for number in range(1, 11)]
    for typed, told in (
        ("12x", "hear-digits"),
        ("1234567890", "hear-all"),
    ):
        page.fill("#heard", typed)
        page.press("#heard", "Enter")
        assert page.inner_text("#told") == shell_texts()[told]
    assert page.locator("#voice").is_hidden()
    page.fill("#heard", "134567890")
    page.press("#heard", "Enter")
    assert page.inner_text("#told") == "You missed 2. You heard 9 of 10."
    assert page.locator("#voice a").is_visible()
    assert "heard 9 of 10, missed 2." in page.input_value("#result")
    page.click("#copy")
    until(
        page,
        "document.querySelector('#told').textContent.includes('Cop') || "
        "document.querySelector('#told').textContent.includes('copy')",
    )
    page.close()


@pytest.fixture
def axe(page: Page) -> Page:
    skip_without(missing_axe())
    return page


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa',"
        " 'wcag22aa', 'best-practice'] })"
    )
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("theme", THEMES[1:])
def test_axe_finds_nothing(axe: Page, theme: str) -> None:
    page = axe
    tell(page, {"kind": "manner", "theme": theme, "size": 20, "speech": "reader"})
    play(page)
    assert violations(page) == []
    page.keyboard.press("Enter")
    page.wait_for_selector("#choices button")
    parts = [{"level": 2, "id": "aim", "heading": "Aim", "text": ["Win."]}]
    assert violations(page) == []
    tell(page, {"kind": "book", "id": 5, "title": "Rules", "parts": parts, "at": "aim"})
    assert violations(page) == []
    tell(page, {"kind": "book-ends", "id": 5})
    tell(page, {"kind": "entry", "id": 4, "prompt": "Your name?"})
    assert violations(page) == []
    tell(page, {"kind": "entry-ends", "id": 4})
    page.keyboard.press("Shift+O")
    assert violations(page) == []


def test_axe_finds_nothing_in_the_trial_of_a_reader(axe: Page, site: PageSite) -> None:
    axe.goto(f"{site.address}hear.html")
    assert violations(axe) == []


def test_the_pace_of_the_announcer() -> None:
    node = shutil.which("node")
    skip_without(None if node else "Node is missing: apt-get install nodejs")
    assert node is not None
    test = Path(__file__).parent / "page_shell" / "announcer.test.mjs"
    done = subprocess.run([node, "--test", test], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout
    assert json.loads(re.findall(r"^# pass (\d+)$", done.stdout, re.MULTILINE)[0]) >= 11
