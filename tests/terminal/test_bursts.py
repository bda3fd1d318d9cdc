"""500 keys in a second: the game stays legal, and questions are answered in their order."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random

import pytest
from terminal import Terminal

from audiogame.table.library import find_game, own_games
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay

pytestmark = pytest.mark.real
KEYS = 500
PATIENCE = 60.0
"""Seconds within which every key is answered."""
BURST = 5
"""Keys that arrive together; a hundred such bursts make a second."""
QUESTIONS = "rtehw"
ANYTHING = [
    *"rtecshwlLivV,.<>[]xyU1234567890qka \t\x7f",
    *["\r"] * 8,
    "\x1b[A",
    "\x1b[B",
    "\x1b[5~",
]


def burst(terminal: Terminal, keys: list[str]) -> None:
    """Send keys in small bursts within a second, reading no output before the last."""
    begun = time.monotonic()
    for start in range(0, len(keys), BURST):
        due = begun + start / len(keys)
        time.sleep(max(due - time.monotonic(), 0.0))
        terminal.press("".join(keys[start : start + BURST]), then_wait=0.0)


def heard(transcript: Path) -> list[str]:
    rows = transcript.read_text(encoding="utf-8").splitlines() if transcript.exists() else []
    return [row.partition(":")[2].strip() for row in rows]


def wait_for_lines(terminal: Terminal, transcript: Path, count: int) -> None:
    """Wait until the transcript has at least that many lines, also on a busy machine."""
    end = time.monotonic() + PATIENCE
    while len(heard(transcript)) < count:
        assert time.monotonic() < end, f"{count} lines expected: {heard(transcript)[-5:]}"
        terminal.read(0.02)


def game(tmp_path: Path, name: str) -> Terminal:
    seats = ",".join(["you", *["bot"] * (find_game(name).seats[0] - 1)])
    return Terminal(
        *("play", name, "--seats", seats, "--seed", "7", "--pace", "0"),
        *("--data", str(tmp_path), "--transcript", str(tmp_path / "heard.txt")),
    )


def test_questions_are_answered_each_in_its_order(tmp_path: Path) -> None:
    """The game stands still meanwhile, so each question has one answer, recorded before."""
    transcript = tmp_path / "heard.txt"
    random = Random(500)
    with game(tmp_path, "sika") as terminal:
        wait_for_lines(terminal, transcript, 2)
        terminal.read(1.0)  # an interrupted line would be repeated
        answers = {}
        for key in QUESTIONS:
            before = len(heard(transcript))
            terminal.press(key)
            wait_for_lines(terminal, transcript, before + 1)
            (answers[key],) = heard(transcript)[before:]
        assert len({*answers.values()}) == len(QUESTIONS)
        before = len(heard(transcript))
        keys = random.choices(QUESTIONS, k=KEYS)
        # The same question twice in a row has more to say, seat by seat.
        keys = [key for at, key in enumerate(keys) if key != keys[at - 1]]
        burst(terminal, keys)
        wait_for_lines(terminal, transcript, before + len(keys))
        assert heard(transcript)[before:] == [answers[key] for key in keys]


@pytest.mark.parametrize("name", own_games())
def test_any_keys_at_once_leave_a_legal_game(tmp_path: Path, name: str) -> None:
    """The record replays to its last line, and the program still answers."""
    transcript = tmp_path / "heard.txt"
    with game(tmp_path, name) as terminal:
        wait_for_lines(terminal, transcript, 2)
        terminal.read(0.2)  # sooner than that, a key cannot have been an answer
        burst(terminal, Random(name).choices(ANYTHING, k=KEYS))
        wait_for_lines(terminal, transcript, KEYS // 4 + 1)
        before = -1
        while before != len(heard(transcript)):  # until the output is silent
            before = len(heard(transcript))
            terminal.read(0.7)
        terminal.press("K", then_wait=0.3)
        terminal.wait_for("Key help")
        (path,) = (tmp_path / "records").glob("*.record")
        record = load(path)
        table = Replay(record, kept_private(path, record)).to_end()
        assert table.written
