"""A new player gets from the first start to the end of each game by ear alone."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from newcomer.rewrite import HEARD, PLAYED, heard

from audiogame.narration.lesson import PROGRAM


def test_the_newcomer_takes_each_lesson_and_ends_each_game() -> None:
    """The stored transcript has all lessons and games, and every key is answered."""
    text = HEARD.read_text(encoding="utf-8")
    for name in (PROGRAM, *PLAYED):
        assert text.count(f"(the lesson, as in transcripts/{name}.txt)") == 1
    games = text.split("$ audiogame play ")[1:]
    assert [game.split()[0] for game in games] == PLAYED
    for game in games:
        assert (
            game.count("Enter: play again. N: play again, one seat further round. Escape: leave.")
            == 1
        )
        lines = [line for line in game.splitlines() if line]
        leaving = len(lines) - 1
        for number, line in enumerate(lines[:leaving]):
            assert not (line.startswith("> ") and lines[number + 1].startswith("> ")), line
    assert "does nothing here" not in text
    assert "Nothing is selected" not in text


@pytest.mark.soak
def test_the_newcomer_hears_the_reviewed_transcript(tmp_path: Path) -> None:
    """`python tests/newcomer/rewrite.py` rewrites it, from an environment of its own."""
    command = (sys.executable, "-m", "audiogame")
    assert heard(command, tmp_path) == HEARD.read_text(encoding="utf-8")
