"""The built page in Firefox, by real key presses."""

from __future__ import annotations

from pathlib import Path

import page_game
import pytest
from built_page import Visit, built_once, missing_page, served
from firefox import firefox, missing_firefox
from packages import skip_without

pytestmark = pytest.mark.soak
FOCUS = "document.activeElement.dataset.part"


def test_menus_a_rule_book_a_game_and_a_reload_work_in_firefox(tmp_path: Path) -> None:
    skip_without(missing_page() or missing_firefox())
    with served(built_once()) as site, firefox(tmp_path) as page:
        visit = Visit(page, site.address)  # type: ignore[arg-type]  # it has the same interface
        visit.begin()
        visit.choose("Rules")
        visit.hear("Rules: ")
        visit.choose("Sika")
        visit.hear("Sika rules.")
        assert page.evaluate("document.querySelectorAll('#book h3').length") > 2
        visit.press("Escape", "Book closed.")
        visit.press("Escape", "Main menu")
        before = len(visit.lines)
        page_game.begin(visit, "Sika")
        for _ in range(4):
            assert page_game.answer(visit, before)
        assert page.evaluate(FOCUS) == "game"
        page.reload()  # in the middle of a choice
        again = Visit(page)  # type: ignore[arg-type]
        again.play()
        again.hear("Your game of Sika is waiting")
        again.press("Enter", "hrow")
        assert page.evaluate(FOCUS) == "game"
        assert page.faults == []
