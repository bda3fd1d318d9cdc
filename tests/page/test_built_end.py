"""Quitting and reopening the program on the built page, without a reload."""

from __future__ import annotations

import pytest
from built_page import Visit

pytestmark = pytest.mark.real
ENDED = "The game is closed. Enter or Play opens it again."


def leave(visit: Visit) -> None:
    """Quit the program from the main menu."""
    visit.press("Escape", "Leave audiogame?")
    visit.press("y", "Goodbye.")
    visit.hear(ENDED)


def test_a_program_that_was_left_is_opened_again_by_enter_and_by_play(visit: Visit) -> None:
    visit.begin()
    leave(visit)
    assert visit.page.title() == "audiogame"
    visit.press("Enter", "Main menu")
    assert not [line for line in visit.lines[-3:] if "Press 1" in line], "speech was chosen"
    leave(visit)
    visit.play()
    visit.hear("Main menu")
    visit.choose("New game")
    visit.hear("Choose a game")
    visit.choose("Sika")
    visit.hear("Sika")
