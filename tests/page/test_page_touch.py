"""The page without a keyboard: the real program, from its first question on, by touch alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from page_finger import Finger, telephone

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.real


@pytest.fixture
def finger(browser: Browser, tmp_path: Path) -> Iterator[Finger]:
    """Return a touch user who opens the page for the first time on a phone."""
    with telephone(browser, tmp_path) as found:
        yield found


def test_a_first_visit_with_a_whole_game_and_settings_needs_no_key(finger: Finger) -> None:
    finger.page.locator("#play").tap()
    assert [one.inner_text() for one in finger.page.locator("#choices button span").all()] == [
        *("I hear or read this", "A voice", "Braille", "Colours")
    ]
    finger.taps("I hear or read this")
    finger.hears("Your screen reader reads the lines.")
    finger.taps("New game.", "[role=option]")
    finger.taps("Sika", "[role=option]")
    finger.taps("Start.", "[role=option]")
    game = finger.page.locator("#choices button")
    order = ["Rules", "Turn", "Standing", "Table", "Yours"]
    order += ["Explain", "Advice", "Rule book", "Words", "Keys", "Choose", "Up", "Down"]
    order += ["Who", "Undo", "Brief or full", "Space", "Repeat", "Older", "Newer", "Silence"]
    order += ["Menu"]
    game.first.wait_for()
    commands = finger.page.locator("#commands button span")
    assert commands.all_inner_texts() == order
    for name in ("Rules", "Turn", "Standing", "Table", "Yours", "Repeat"):
        finger.taps(name, "#commands button")
    finger.taps("Keys", "#commands button")
    finger.page.locator("[role=option]").first.wait_for()
    assert game.count() == 0, "choices of the game mean nothing while a list is over it"
    finger.taps("Back", "#commands button")
    while not finger.over:
        finger.steps()
    assert any(re.match("(You|Bella) wins? with", line) for line in finger.site.lines)
    assert commands.all_inner_texts() == [*order[:-1], "Leave"], "as at the beginning"
    ends = ["Play again", "Next player first", "Review with the expert", "Leave"]
    assert finger.page.locator("#choices button span").all_inner_texts() == ends
    finger.taps("Leave", "#choices button")
    finger.page.locator("[role=option]").first.wait_for()


def test_a_lesson_needs_no_key(finger: Finger) -> None:
    finger.taps("I hear or read this")
    finger.taps("Learn to play.", "[role=option]")
    finger.taps("Sika", "[role=option]")
    finger.hears("Welcome to Sika.")
    choices, commands = (
        finger.page.locator(f"{row} button:not([aria-disabled])")
        for row in ("#choices", "#commands")
    )
    for turn in range(300):
        if any(line.startswith("End of the lesson") for line in finger.site.lines):
            break
        said = len(finger.site.visits[-1].said)
        wanted = re.search(r"^(Shift )?(\w+), please", finger.site.lines[-1])
        if wanted is not None:
            finger.key(wanted[2] if wanted[1] else wanted[2].lower()).tap()
        elif choices.count():
            choices.nth(turn % choices.count()).tap()
        else:  # a book has no choices, and is closed
            closes = commands.filter(has_text=re.compile("Choose|Close the book|Leave"))
            finger.opens(closes.first).tap()
        finger.waits_for_more(said)
        finger.settles()
    finger.hears("End of the lesson: ")


def test_leaving_asks_with_buttons_and_nothing_else_is_open(finger: Finger) -> None:
    finger.taps("I hear or read this")
    finger.page.locator("[role=option]").first.wait_for()
    finger.taps("Leave.", "[role=option]")
    finger.taps("No", "#choices button")
    finger.page.locator("[role=option]").first.wait_for()
    finger.taps("Leave.", "[role=option]")
    finger.page.locator("#choices button").first.wait_for()
    assert finger.page.locator("#choices button span").all_inner_texts() == ["Yes", "No"]
    finger.taps("Yes", "#choices button")
    finger.waits(lambda: finger.site.visits[-1].said[-1]["kind"] == "ended", "the end")


def test_keys_are_given_taken_and_reset_without_any_key(finger: Finger) -> None:
    finger.taps("I hear or read this")
    for name in ("Settings.", "Keys.", "Change a key."):
        finger.taps(name, "[role=option]")

    def changes(*names: str) -> tuple[str, ...]:
        """Change the keys of the player whose turn it is, and return them."""
        said = finger.site.lines.count("Saved.")
        for name in ("Whose turn it is", *names):
            finger.taps(name, "[role=option]")
        finger.waits(lambda: finger.site.lines.count("Saved.") > said, "Saved.")
        return finger.keys("turn")

    assert changes("Choose one of the free keys.", "U.") == ("t", "u")
    assert changes("Remove T.") == ("u",)
    assert changes("Remove U.") == ()
    assert changes("Undo your changes here.") == ("t",)
    assert changes("Choose one of the free keys.", "Shift D.") == ("t", "D")
    finger.taps("Whose turn it is", "[role=option]")
    finger.taps("Change the key.", "[role=option]")
    finger.taps("Back", "#choices button")
    assert finger.keys("turn") == ("t", "D"), "who has no key to press goes back"
    finger.taps("Back", "#commands button")
    finger.taps("Reset to the default keys.", "[role=option]")
    finger.taps("Yes", "#choices button")
    finger.waits(lambda: finger.keys("turn") == ("t",), "the default keys")


def test_fingers_are_told_of_buttons_and_keyboards_of_keys(finger: Finger) -> None:
    """From the first key on, keys are named."""
    page = finger.page
    assert page.locator("#come-back").inner_text().startswith("Play begins.")
    finger.hears("Choose a button: I hear or read this, a voice, braille, or colours.")
    page.locator("#play").tap()
    finger.taps("I hear or read this")
    finger.hears("Speech, in Settings, changes it.")
    finger.hears("Touch an entry to open it")
    named = re.compile(r"\b(Press|Enter|Escape|Up and Down|Shift|question mark)\b")
    assert [line for line in finger.site.lines if named.search(line)] == []
    assert [one["kind"] for one in page.evaluate("program.sent")].count("keyed") == 0
    for name in ("New game.", "Sika"):
        finger.taps(name, "[role=option]")
    finger.presses("Home")
    finger.presses("Home")
    assert [one["kind"] for one in page.evaluate("program.sent")].count("keyed") == 1
    page.keyboard.press("Enter")
    finger.hears("New to Sika? Escape has a lesson.")
    hint = page.locator("#come-back").text_content()
    assert hint is not None
    assert hint.startswith("Enter on Play begins.")
