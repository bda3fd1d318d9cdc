"""What the real Orca reads of a choice by touch: the next question once, and all news before it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from memory_shell import at_table
from orca_walk import LAST, PATIENCE, listening, missing_rig, plain
from packages import skip_without
from page_program import ProgramSite
from page_swipes import SETTINGS, at_game

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("screen")]
COARSE = """() => {
  const asked = window.matchMedia.bind(window);
  window.matchMedia = (query) => (/coarse/.test(query) ? { matches: true } : asked(query));
}"""
"""Script: the choices are touched, as on a telephone."""
PLAYS = "document.activeElement.dataset.part === 'game'"
TOUCH = "document.querySelector('#choices button:not([aria-disabled])').click()"
HEADING = re.compile(r"\.? heading level 2.*")
"""What Orca says of the question that has the focus, after its words."""
CHOICES = 5
"""Choices of a game of Sika, in which the question is another each time."""


def test_orca_reads_the_question_after_a_choice_by_touch_once(tmp_path: Path) -> None:
    skip_without(missing_rig())
    with (
        ProgramSite(tmp_path, SETTINGS, at_game(at_table("sika"))) as site,
        listening(echo=False) as orca,
    ):
        orca.page.goto(site.address)
        orca.page.evaluate(COARSE)
        orca.until(lambda: bool(orca.page.locator("#choices button").count()), "a question")
        orca.rig.settle(LAST, PATIENCE)
        orca.page.evaluate("document.getElementById('play').click()")
        orca.until(lambda: bool(orca.page.evaluate(PLAYS)), "the game has the focus")
        orca.rig.settle(LAST, PATIENCE)
        for _ in range(CHOICES):
            said, mark = len(site.lines), orca.rig.mark()
            orca.page.evaluate(TOUCH)
            orca.until(lambda said=said: len(site.lines) > said, "an answer")  # type: ignore[misc]
            orca.rig.settle(LAST, PATIENCE)
            told = [plain(line) for line in site.lines[said:]]
            heard = [HEADING.sub("", line) for line in orca.words(mark)]
            assert [line for line in heard if line in told] == told, orca.words(mark)
            assert orca.page.evaluate("document.activeElement.id") == "question"
