"""Keys of the page in a real browser: their names on any layout, and keys it leaves alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from page_browser import AT, begin, play, sent, tell, until

from audiogame.keys.names import NAMED, PLAIN

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.real


def test_names_of_keys_are_those_of_keymaps_and_characters_are_themselves(page: Page) -> None:
    names: dict[str, str] = page.evaluate(
        """async (chars) => {
          const { keyName } = await import("./keys.js");
          return Object.fromEntries(chars.map((key) => [key, keyName({ key })]));
        }""",
        list(NAMED) + list("aZ9éж"),
    )
    assert names == {char: char for char in [*NAMED, *"aZ9éж"]} | {" ": "space"}
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
        *({"key": f"F{number}"} for number in (5, 6, 7, 11)),
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
    assert found == "["


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


LAYOUTS: list[tuple[dict[str, Any], str | None, str]] = [
    ({"key": "к", "code": "KeyR"}, "к", "r"),  # Russian
    ({"key": "К", "code": "KeyR", "shiftKey": True}, "К", "R"),  # noqa: RUF001
    ({"key": "ρ", "code": "KeyR"}, "ρ", "r"),  # noqa: RUF001  # Greek
    ({"key": "ר", "code": "KeyR"}, "ר", "r"),  # Hebrew
    ({"key": "z", "code": "KeyW"}, "z", ""),  # French: the character counts, not its position
    ({"key": "y", "code": "KeyZ"}, "y", ""),  # German
    ({"key": "&", "code": "Digit1"}, "&", "1"),  # French digits need Shift
    ({"key": "1", "code": "Digit1", "shiftKey": True}, "1", ""),
    ({"key": "!", "code": "Digit1", "shiftKey": True}, "!", ""),
    ({"key": "5", "code": "Numpad5"}, "5", ""),
    ({"key": "Enter", "code": "NumpadEnter"}, "enter", ""),
    ({"key": "Home", "code": "Numpad7"}, "home", ""),
    ({"key": "Clear", "code": "Numpad5"}, None, ""),
    ({"key": "R", "code": "KeyR", "caps": True}, "r", ""),
    ({"key": "r", "code": "KeyR", "caps": True, "shiftKey": True}, "R", ""),
    ({"key": "Dead", "code": "Quote"}, None, ""),
    ({"key": "Process", "code": "KeyR", "isComposing": True}, None, ""),
    ({"key": "あ", "code": "KeyA", "isComposing": True}, None, "a"),
    ({"key": "@", "code": "KeyQ", "ctrlKey": True, "altKey": True, "graph": True}, "@", ""),
    ({"key": "q", "code": "KeyQ", "ctrlKey": True, "altKey": True}, None, ""),
]


def test_keys_are_named_by_their_character_on_any_layout(page: Page) -> None:
    found: list[list[str | None]] = page.evaluate(
        """async (events) => {
          const { keyName, latinName } = await import("./keys.js");
          const state = ({ caps, graph }) => (name) =>
            (name === "CapsLock" && !!caps) || (name === "AltGraph" && !!graph);
          return events.map((event) => {
            const one = { ...event, getModifierState: state(event) };
            return [keyName(one), latinName(one)];
          });
        }""",
        [event for event, _, _ in LAYOUTS],
    )
    assert found == [[name, latin] for _, name, latin in LAYOUTS]


BROWSERS = (
    *("Control+l", "Control+r", "Control+f", "Control+1", "Alt+ArrowLeft", "Alt+d", "Meta+k"),
    *("F5", "F6", "F7", "Shift+F6", "F11", "F12", "Tab", "Shift+Tab"),
)


def prevented(page: Page) -> list[list[Any]]:
    """Return the newest key presses, and whether the browser's default was prevented."""
    found: list[list[Any]] = page.evaluate("window.presses.splice(0)")
    return found


def test_keys_of_the_browser_reach_it_and_no_others(page: Page) -> None:
    begin(page)
    page.evaluate(
        """() => { window.presses = []; addEventListener("keydown", (event) => {
          window.presses.push([event.key, event.defaultPrevented]);
          event.preventDefault();  // a test needs no other window
        }); }"""
    )
    before = len(sent(page, "key"))
    for key in BROWSERS:
        page.keyboard.press(key)
    mine = [one for one in prevented(page) if one[0] not in ("Control", "Alt", "Meta", "Shift")]
    assert len(mine) == len(BROWSERS)
    assert [one for one in mine if one[1]] == [], "nothing is a trap"
    assert len(sent(page, "key")) == before
    for key in ("/", "'", "Backspace", "F1", "F3", "F8", "Escape", " ", "PageDown"):
        page.keyboard.press(key)
        assert [one[1] for one in prevented(page)] == [True], key
    names = ["/", "'", "backspace", "f1", "f3", "f8", "escape", "space"]
    assert [one["name"] for one in sent(page, "key")][before:] == [*names, "pagedown"]


def test_keys_beside_the_game_are_never_taken(page: Page) -> None:
    begin(page)
    until(page, "!document.querySelector('#theme').disabled")  # as long as a reader takes to begin
    before = len(sent(page, "key"))
    for place in ("#theme", "#history", "#log", "#to-game", "#size"):
        page.locator(place).focus()
        for key in ("r", "1", "ArrowDown", "/"):
            page.keyboard.press(key)
    assert len(sent(page, "key")) == before


def test_a_composed_character_is_typed_text_and_no_key(page: Page) -> None:
    play(page)
    page.evaluate("standIn.silent = true")
    page.keyboard.press("n")
    tell(page, {"kind": "entry", "id": 4, "prompt": "Your name?", "text": ""})
    before = len(sent(page, "key"))
    session = page.context.new_cdp_session(page)
    session.send(
        "Input.imeSetComposition", {"text": "あん", "selectionStart": 2, "selectionEnd": 2}
    )
    session.send("Input.insertText", {"text": "安"})
    page.keyboard.press("Enter")
    assert sent(page, "typed") == [{"kind": "typed", "entry": 4, "text": "安"}]
    assert len(sent(page, "key")) == before
