"""What the real Orca reads of the program in a terminal with accessibility."""

from __future__ import annotations

from pathlib import Path

import pytest
from screen_reader import plain, program_under

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("screen")]
COLUMNS = 140
DOWN, ENTER = "\x1b[B", "\r"
GAME = ("play", "scientific-war", "--seed", "7", "--seats", "you,casual,casual,casual")


def told(transcript: Path) -> list[str]:
    lines = transcript.read_text(encoding="utf-8").splitlines()
    return [plain(line.partition(":")[2]) for line in lines]


def in_order(lines: list[str], spoken: str) -> list[str]:
    """Return the lines that were not spoken after those before them."""
    at, lost = 0, []
    for line in lines:
        found = spoken.find(line, at)
        if found < 0:
            lost.append(line)
        else:
            at = found + len(line)
    return lost


def test_no_line_is_lost(tmp_path: Path) -> None:
    """After arrows and letters, in bursts of news, and once the window is full: all, in order.

    Orca is found by itself, and nothing is asked.
    """
    typed = (*GAME, "--pace", "0.1")
    with program_under("orca", tmp_path, *typed, columns=COLUMNS) as (reader, transcript):
        assert reader.wait_for("Play a card", timeout=30.0)
        assert reader.wait_until_quiet(0.5)
        for key in ("r", "t", "e", "c", "h", DOWN, DOWN, ENTER, "w", DOWN, DOWN, ENTER, "e", "R"):
            reader.press(key)
            assert reader.wait_until_quiet(0.5)
        spoken = " ".join(plain(one.text) for one in reader.spoken())
        lines = told(transcript)
    assert len(lines) > 20
    assert in_order(lines, spoken) == [], spoken
