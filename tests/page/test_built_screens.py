"""Screens of the built page by real keys, with the whole program."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest
from built_page import Visit, focus, press_focused

pytestmark = pytest.mark.real


def to(visit: Visit, letter: str, name: str) -> None:
    """Move to an entry of the main menu by its first letter, and open it."""
    while not press_focused(visit, letter, " of 8").startswith(name):
        pass
    visit.page.keyboard.press("Enter")


def give_up(visit: Visit) -> None:
    """Begin a game of Sika, choose, undo, choose again, and give up."""
    visit.sika()
    press_focused(visit, "1", "You call red.")
    visit.hear("Throw")
    press_focused(visit, "Shift+U", "Taken back: You call red.")
    visit.hear("Call a colour")
    press_focused(visit, "2", "You call blue.")
    visit.hear("Throw")
    press_focused(visit, "Escape", "Game menu")
    press_focused(visit, "g", "Give up.")
    press_focused(visit, "Enter", "Give up? That ends the game for good. Y or N.")
    press_focused(visit, "y", "You give up.")
    visit.hear("Escape: leave.")
    press_focused(visit, "Escape", "Main menu")


def look_at_the_record(visit: Visit) -> None:
    """Review the game, verify it, and read its statistics."""
    to(visit, "r", "Records. In")
    visit.hear("Records: Sika")
    # A list that came late gets the focus with the next key.
    press_focused(visit, "Home", "1 of 1.")
    assert focus(visit)[1] == "option"
    press_focused(visit, "Enter", "This record: Replay it step by step. 1 of 5.")
    press_focused(visit, "Enter", "Replay, ")
    visit.hear("Playing order: you and Bella.")
    press_focused(visit, "End", "gives up. The game ends.")
    press_focused(visit, "Escape", "This record: Replay it")
    press_focused(visit, "c", "Check the moves and the luck.")
    press_focused(visit, "Enter", "moves")
    press_focused(visit, "Escape", "This record", "Records: Sika")
    while "Main menu" not in press_focused(
        visit, "Escape", "This record", "Records: ", "Main menu"
    ):
        pass
    to(visit, "s", "Statistics")
    visit.hear("Statistics: ")
    press_focused(visit, "Escape", "Main menu")


def change_a_setting(visit: Visit) -> None:
    """Change a number in a form, by the form's own keys."""
    to(visit, "s", "Settings")
    visit.hear("Settings: Your name: Not set.")
    press_focused(visit, "m", "Measure")
    press_focused(visit, "m", "More.")
    press_focused(visit, "Enter", "More settings: Pace: normal. 1 of 17.")
    assert focus(visit) == ["form-pace", "INPUT", "Pace"]
    press_focused(visit, "ArrowUp", "waits 1.1 times as long.")
    press_focused(visit, "Escape", "Settings: More")
    press_focused(visit, "Escape", "Main menu")


def read_a_book(visit: Visit) -> None:
    """Open a rule book: a region with headings, read by book keys and screen reader keys."""
    to(visit, "r", "Rules")
    visit.hear("Rules: choose a game")
    press_focused(visit, "a", "Army Men")
    press_focused(visit, "Enter", "Army Men Dice War")
    headings = visit.page.evaluate(
        "[...document.querySelectorAll('#book h2, #book h3')].map((one) => one.textContent)"
    )
    assert len(headings) > 3
    before = visit.lines[-1]
    assert press_focused(visit, "PageDown", "") != before
    press_focused(visit, "Escape", "Rules: choose a game")
    press_focused(visit, "Escape", "Main menu")


def try_what_is_heard(visit: Visit, report: Path) -> None:
    """Answer the first question of the listening trial by its button; the browser saves a file."""
    to(visit, "h", "Help")
    press_focused(visit, "4", "How often did you hear the test line?")
    visit.page.get_by_role("button", name="2", exact=True).click()
    visit.hear("What did the braille display show?")
    with visit.page.expect_download() as saved:
        press_focused(visit, "Escape", "The report is saved as audiogame-report.zip.")
    saved.value.save_as(report)
    with zipfile.ZipFile(report) as file:
        findings = {one["topic"]: one["found"] for one in json.loads(file.read("findings.json"))}
    assert findings["trial speak"] == "Heard twice."
    assert "Chrome" in findings["program"]
    press_focused(visit, "Escape", "Main menu")


def test_every_screen_opens_by_keys_and_a_setting_is_saved(visit: Visit, tmp_path: Path) -> None:
    visit.begin()
    give_up(visit)
    look_at_the_record(visit)
    change_a_setting(visit)
    read_a_book(visit)
    try_what_is_heard(visit, tmp_path / "report.zip")
    history = visit.page.evaluate("document.querySelector('#history').innerText").splitlines()
    told = [line for line in history if line.strip()]
    assert [line for line in told if "Taken back: You call red." in line]
    assert visit.faults == []
    visit.page.reload()
    again = Visit(visit.page)
    again.play()
    again.hear("Main menu")
    to(again, "s", "Settings")
    again.hear("Settings: ")
    press_focused(again, "9", "More settings: ")
    assert focus(again)[0] == "form-pace"
    assert again.page.evaluate("document.activeElement.value") == "1.1"
    assert again.faults == []
