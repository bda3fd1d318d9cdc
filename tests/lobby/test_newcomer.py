"""A new player gets from the first start to the end of each game by ear alone."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from limits import limits
from newcomer.rewrite import FIRST_GAME, HEARD, PLAYED, first_games, heard

from audiogame.narration.lesson import PROGRAM
from audiogame.outputs.speech.detection import Surroundings, detect


def test_the_newcomer_takes_each_lesson_and_ends_each_game() -> None:
    """The stored transcript has all lessons and games, and every key is answered."""
    text = HEARD.read_text(encoding="utf-8")
    for name in (PROGRAM, *PLAYED):
        assert text.count(f"(the lesson, as in transcripts/{name}.txt)") == 1
    games = text.split("$ audiogame play ")[1:]
    assert [game.split()[0] for game in games] == PLAYED
    for game in games:
        end = "Enter: play again. N: again, with the next player in the first seat. "
        assert game.count(f"{end}Shift H: review with the expert. Escape: leave.") == 1
        lines = [line for line in game.splitlines() if line]
        leaving = len(lines) - 1
        for number, line in enumerate(lines[:leaving]):
            assert not (line.startswith("> ") and lines[number + 1].startswith("> ")), line
    assert "does nothing here" not in text
    assert "Nothing is selected" not in text


WAYS = ("digits", "arrows")
RATE = 15.0
"""Characters a second of an unhurried listener."""
MOST_SECONDS = 30
"""Seconds of listening until then, at 15 characters a second with nothing interrupted."""


@pytest.mark.parametrize("way", WAYS)
def test_a_first_game_is_a_few_keys_and_half_a_minute_away(way: str) -> None:
    """As the stored transcript counts it; the lesson is offered after the first question."""
    told = FIRST_GAME.read_text(encoding="utf-8")
    counts = re.search(rf"By {way}: (\d+) keys, (\d+) characters", told)
    assert counts is not None
    assert int(counts[1]) <= limits("keys")[way]
    assert int(counts[2]) <= MOST_SECONDS * RATE
    offered = "Call a colour: red or blue?\nNew to Sika? Escape has a lesson.\n"
    assert told.count(offered) == len(WAYS)


@pytest.mark.real
def test_the_first_game_is_heard_as_it_is_stored(tmp_path: Path) -> None:
    """`python tests/newcomer/rewrite.py` rewrites it, from an environment of its own."""
    command = (sys.executable, "-m", "audiogame")
    if detect(Surroundings(environ={})).sure:
        pytest.skip("A screen reader or a braille display runs here, and so nobody asks for it.")
    known = FIRST_GAME.read_text(encoding="utf-8")
    assert first_games(command, tmp_path, known) == known


@pytest.mark.soak
def test_the_newcomer_hears_the_reviewed_transcript(tmp_path: Path) -> None:
    """`python tests/newcomer/rewrite.py` rewrites it, from an environment of its own."""
    command = (sys.executable, "-m", "audiogame")
    assert heard(command, tmp_path) == HEARD.read_text(encoding="utf-8")
