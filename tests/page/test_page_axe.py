"""Accessibility of the page by axe-core, screen by screen, and names and roles of controls."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from page_browser import THEMES, begin, nodes, play, tell, until, violations
from page_program import ProgramSite
from page_site import PageSite

from audiogame.lobby.waiting_room import SHOWN
from audiogame.page.display import PageDisplay
from audiogame.page.keys import PageKeys
from audiogame.page.line import ShellLine
from audiogame.settings import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real
PARTS = [{"level": 2, "id": "aim", "heading": "Aim", "text": ["Win."]}]
CONTROLS = [
    {"id": "a", "what": "yes", "label": "Sound", "value": "yes", "words": "on."},
    {"id": "b", "what": "number", "label": "Pace", "value": "1", "high": 9, "words": "normal."},
    {"id": "c", "what": "text", "label": "Name", "value": "Zoë"},
    {
        "id": "d",
        "what": "choice",
        "label": "Theme",
        "value": "x",
        "options": [{"id": "x", "text": "X"}],
    },
    {"id": "e", "what": "button", "label": "Usual values"},
]


def waiting_room() -> list[dict[str, Any]]:
    """Return what the program shows in an online table's waiting room."""
    said: list[dict[str, Any]] = []
    line = ShellLine(lambda text: said.append(json.loads(text)))
    with PageDisplay(line, PageKeys(line, lambda: 0.0)).answers("", *SHOWN):
        return said[:1]


SCREENS: dict[str, list[dict[str, Any]]] = {
    "a game": [],
    "a book": [{"kind": "book", "id": 50, "title": "Rules", "parts": PARTS, "at": "aim"}],
    "settings": [{"kind": "form", "id": 52, "title": "Sound", "controls": CONTROLS, "index": 0}],
    "a room over the line": [{"kind": "table-ends"}, *waiting_room()],
    "chat": [{"kind": "entry", "id": 54, "prompt": "Say something:"}],
    "a code": [{"kind": "entry", "id": 56, "prompt": "Code?", "hidden": True}],
    "a fault": [{"kind": "ended", "text": "Something went wrong. The details are in faults.log."}],
}
"""Messages that lead to each screen, which stays open until the next."""


def test_axe_finds_nothing_on_any_screen(axe: Page) -> None:
    page = axe
    assert violations(page) == [], "before Play"
    play(page)
    assert violations(page) == [], "a menu"
    page.keyboard.press("Enter")
    page.wait_for_selector("#choices button")
    page.evaluate("standIn.silent = true")
    for name, told in SCREENS.items():
        page.keyboard.press("r")
        tell(page, *told)
        assert violations(page) == [], name
        for one in told:
            if one["kind"] in ("book", "form", "entry"):
                tell(page, {"kind": f"{one['kind']}-ends", "id": one["id"]})
    page.locator("#game").focus()
    page.keyboard.press("Shift+O")
    assert violations(page) == [], "the text field"


def test_axe_finds_the_contrast_of_each_theme_right(axe: Page) -> None:
    begin(axe)
    tell(axe, SCREENS["settings"][0])
    for theme in THEMES[1:]:
        tell(axe, {"kind": "manner", "theme": theme, "size": 20, "speech": "reader"})
        assert violations(axe, "color-contrast", "color-contrast-enhanced") == [], theme


def test_axe_finds_nothing_at_the_first_start(browser: Browser, tmp_path: Path, axe: Page) -> None:
    with ProgramSite(tmp_path, Settings()) as site:
        page = browser.new_page()
        page.goto(site.address)
        page.wait_for_selector("#choices button")
        assert violations(page) == []
        page.close()


def test_axe_finds_nothing_in_the_trial_of_a_reader(axe: Page, site: PageSite) -> None:
    axe.goto(f"{site.address}hear.html")
    axe.wait_for_selector("[data-ready]")
    assert violations(axe) == []
    axe.get_by_role("button", name="Ten lines, faster").click()
    axe.fill("#heard", "1")
    axe.press("#heard", "Enter")
    assert violations(axe) == [], "with a result"


ROLES = ("button", "textbox", "combobox", "spinbutton", "slider", "checkbox", "listbox", "option")
ALL = (*ROLES, "link", "application", "image", "group", "log", "heading")


def found(page: Page) -> list[dict[str, Any]]:
    """Return the role, name and state of the controls, as a screen reader gets them."""
    return [one for one in nodes(page) if one["role"] in ALL]


def test_every_control_has_a_role_and_a_name(page: Page) -> None:
    begin(page)
    controls = found(page)
    assert {one["role"] for one in controls} >= {"button", "combobox", "spinbutton", "log"}
    assert [one for one in controls if not one["name"]] == []
    buttons = [one["name"] for one in controls if one["role"] == "button"]
    assert "Back to the game" in buttons, "Play, once the player has begun"
    assert {"Red", "Blue", "Throw"} <= set(buttons)
    for name in ("Rules", "Turn", "Score", "Shown", "Own", "Repeat", "History", "Leave"):
        assert name in buttons
    assert [one["name"] for one in controls if one["role"] == "application"] == ["Game"]


def test_controls_of_a_form_tell_their_value(page: Page) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    page.keyboard.press("r")
    tell(page, SCREENS["settings"][0])
    until(page, "document.activeElement.id === 'form-a'")
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    values = {
        one["name"]["value"]: (one["role"]["value"], one.get("value", {}).get("value"))
        for one in tree
        if not one["ignored"] and one["role"]["value"] in ROLES and one["name"]["value"]
    }
    assert values["Pace"][0] == "slider"
    assert values["Name"] == ("textbox", "Zoë")
    assert values["Theme"] == ("combobox", "X")
    assert values["Sound"][0] == "checkbox"
    assert values["Usual values"][0] == values["Done"][0] == "button"
    boxes = [one for one in nodes(page) if one["role"] == "checkbox"]
    checked = [one["checked"] for one in boxes if one["name"] == "Sound"]
    assert checked == ["true"]
    assert page.get_attribute("#form-b", "aria-valuetext") == "normal."


def test_the_waiting_room_of_a_remote_table_is_a_row_of_buttons_in_a_fixed_order(
    page: Page,
) -> None:
    begin(page)
    page.evaluate("standIn.silent = true")
    tell(page, *SCREENS["a room over the line"])
    names = page.locator("#choices button span").all_inner_texts()
    assert names == [
        *("Begin the game", "Link", "New link", "Change the game", "Who is here"),
        *("People", "Chat", "Chat on or off", "Leave"),
    ]
