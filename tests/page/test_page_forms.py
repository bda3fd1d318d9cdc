"""Settings of the page as real controls, with the program behind them, in a real browser."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from page_browser import AT, nodes, violations
from page_program import USUAL, ProgramSite

from audiogame.rules.value import replace
from audiogame.settings import Settings, read_settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.real


@pytest.fixture
def program(tmp_path: Path) -> Iterator[ProgramSite]:
    with ProgramSite(tmp_path, USUAL) as site:
        yield site


def in_settings(browser: Browser, program: ProgramSite) -> Page:
    """Open the page, and there the settings menu."""
    page = browser.new_page()
    page.goto(program.address)
    page.wait_for_selector("[role=option]")
    page.click("#play")
    wait(page, "document.activeElement.role === 'listbox'")
    page.locator("[role=option]", has_text="Settings.").click()
    page.get_by_role("option", name="More.").wait_for()
    return page


@pytest.fixture
def form(browser: Browser, program: ProgramSite) -> Iterator[Page]:
    """Return the page, in the settings menu."""
    page = in_settings(browser, program)
    yield page
    page.close()


def wait(page: Page, condition: str | Callable[[], bool]) -> None:
    """Wait for a condition in the page, or in the program."""
    end = time.monotonic() + 60
    while not (page.evaluate(condition) if isinstance(condition, str) else condition()):
        assert time.monotonic() < end, condition
        page.wait_for_timeout(30)


def kept(program: ProgramSite) -> Settings:
    """Return the program's settings."""
    return program.visits[-1].session.app.data.settings


def opened(page: Page, group: str) -> None:
    """Open a group of settings."""
    page.locator("[role=option]", has_text=group).first.click()
    page.wait_for_selector("#form:not([hidden])")


def test_each_setting_is_a_control_with_label_and_value(form: Page) -> None:
    opened(form, "More.")
    roles = ("combobox", "slider", "checkbox", "textbox", "button")
    found = {one["name"]: one["role"] for one in nodes(form) if one["role"] in roles}
    assert found["Colours"] == "combobox"
    assert found["Line length"] == "slider"
    assert found["Done"] == "button"
    assert form.locator("#form :is(select, input)").count() == 16
    assert form.locator("#form label").count() == 16
    wait(form, "document.activeElement.closest('#form') !== null")
    assert violations(form) == []


def test_a_change_counts_at_once_and_is_said_as_in_the_terminal(
    form: Page, program: ProgramSite
) -> None:
    opened(form, "More.")
    wait(form, "document.activeElement.closest('#form') !== null")
    resting = form.locator("#form-theme option:disabled")
    assert resting.count(), "or Orca would read the whole form"
    form.focus("#form-theme")
    assert not resting.count(), "as soon as the player comes there"
    form.select_option("#form-theme", "white-on-black")
    wait(form, lambda: kept(program).theme == "white-on-black")
    wait(form, lambda: "Colours: White on black." in program.lines)
    wait(form, "document.documentElement.dataset.theme === 'white-on-black'")
    form.locator("#form-columns").focus()
    form.keyboard.press("ArrowRight")
    wait(form, lambda: kept(program).columns == 20)
    form.keyboard.press("ArrowRight")
    wait(form, lambda: kept(program).columns == 40)
    wait(form, "document.querySelector('#form-columns').ariaValueText === '40 characters.'")
    assert form.evaluate(AT) == "form-columns", "the focus stays where it is"
    assert [line for line in program.lines if line.startswith("Line length")][-2:] == [
        *("Line length: 20 characters.", "Line length: 40 characters.")
    ]
    form.keyboard.press("Escape")
    form.get_by_role("option", name="More.").wait_for()
    wait(form, "document.activeElement.role === 'listbox'")
    assert form.locator("#form").is_hidden()


def test_a_check_box_and_a_text_are_saved_and_an_invalid_text_is_not(
    form: Page, program: ProgramSite
) -> None:
    opened(form, "More.")
    form.locator("#form-confirm_leaving").uncheck()
    wait(form, lambda: not kept(program).confirm_leaving)
    wait(form, lambda: "Ask before leaving: No." in program.lines)
    form.fill("#form-bot_names", "Zoë")
    form.keyboard.press("Enter")
    wait(form, lambda: kept(program).bot_names == "Zoë")
    form.fill("#form-bot_names", "a,b=c")
    form.keyboard.press("Enter")
    wait(form, "document.querySelector('#form-bot_names')?.value === 'Zoë'")
    assert kept(program).bot_names == "Zoë"
    form.get_by_role("button", name="Done").click()
    form.get_by_role("option", name="More.").wait_for()
    wait(form, lambda: read_settings(program.data / "settings.toml")[0].bot_names == "Zoë")


@pytest.fixture
def late(program: ProgramSite, browser: Browser) -> Iterator[Page]:
    """Return the form of settings, on a page to which each comes half a second late."""
    script = program.folder / "boot.js"
    text = script.read_text(encoding="utf-8")
    tells = "for (const message of messages) this.onmessage(message);"
    assert tells in text
    late = (
        'if (message.kind === "form") { await new Promise((on) => setTimeout(on, 500));'
        " globalThis.lateForms = (globalThis.lateForms ?? 0) + 1; }"
    )
    slow = f"for (const message of messages) {{ {late} this.onmessage(message); }}"
    script.write_text(text.replace(tells, slow), encoding="utf-8")
    page = in_settings(browser, program)
    opened(page, "More.")
    wait(page, "document.activeElement.id === 'form-pace'")
    page.locator("#form-confirm_leaving").uncheck()
    yield page
    page.close()


def test_a_form_that_comes_back_late_stays_the_same_form(late: Page, program: ProgramSite) -> None:
    """On a busy machine the changed form comes half a second after the end of the one before."""
    late.fill("#form-bot_names", "Zoë")
    late.keyboard.press("Enter")
    wait(late, lambda: kept(program).bot_names == "Zoë")
    assert late.evaluate(AT) == "form-bot_names", "the focus stays where it is"
    late.get_by_role("button", name="Done").click()
    late.get_by_role("option", name="More.").wait_for()


def test_a_form_that_comes_back_late_leaves_what_is_being_typed(
    late: Page, program: ProgramSite
) -> None:
    late.fill("#form-bot_names", "Zo")
    wait(late, "globalThis.lateForms > 1")
    late.keyboard.type("ë")
    late.keyboard.press("Enter")
    wait(late, lambda: kept(program).bot_names == "Zoë")


def test_the_usual_values_come_back_by_a_button(form: Page, program: ProgramSite) -> None:
    opened(form, "More.")
    form.focus("#form-orientation")
    form.locator("#form-orientation").select_option("no")
    wait(form, lambda: not kept(program).orientation)
    form.locator("#form-usual").click()
    form.get_by_role("button", name="Yes").click()
    wait(form, lambda: kept(program).orientation)
    wait(form, "document.querySelector('#form-orientation')?.value === 'yes'")


def test_a_voice_and_how_it_sounds_are_chosen_in_the_form_of_speech(
    tmp_path: Path, browser: Browser
) -> None:
    """While the program's own voice speaks, which is the browser's."""
    with ProgramSite(tmp_path, replace(USUAL, speech="voice")) as program:
        choose_a_voice(in_settings(browser, program), program)


def choose_a_voice(form: Page, program: ProgramSite) -> None:
    opened(form, "Speech")
    wanted = {"voice_rate": 300, "voice_pitch": 60, "voice_volume": 80}
    for name, value in wanted.items():
        form.locator(f"#form-{name}").fill(str(value))
    wait(form, lambda: {name: getattr(kept(program), name) for name in wanted} == wanted)
    wait(form, lambda: manner(program) == (300, 60, 80))


def manner(program: ProgramSite) -> tuple[int, int, int]:
    """Return the newest parameters of the browser's voice."""
    told = [one for one in program.visits[-1].said if one["kind"] == "manner"][-1]
    return told["words"], told["pitch"], told["volume"]
