"""The model of TDSR speaks as the real one does, where that is installed."""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from patience import until
from screen_reader import ScreenReader, skip_without_reader
from tdsr_model import Tdsr

from audiogame.terminal.screen import NO_ECHO, NO_ECHO_OF_SPACE

pytestmark = pytest.mark.real
UP, DOWN, LEFT, RIGHT = "\x1b[A", "\x1b[B", "\x1b[D", "\x1b[C"
CASES: dict[str, tuple[str, list[tuple[float, str]]]] = {
    # Pressed keys, and texts printed so many seconds later.
    "an answer": ("x", [(0.0, "\nOne.")]),
    "the first letter": ("R", [(0.0, "\nRules.")]),
    "the first letter after a blank": ("R", [(0.0, "\n Rules.")]),
    "the first letter after what it is written over": ("R", [(0.0, f"\n{NO_ECHO}Rules.")]),
    "what is written over after it": ("R", [(0.0, f"\n{NO_ECHO_OF_SPACE}Rules.")]),
    "two rows, each written over something": ("1", [(0.0, f"\n{NO_ECHO}1 of 2.\n{NO_ECHO}1.")]),
    "a row after space": (" ", [(0.0, f"\n{NO_ECHO_OF_SPACE}Rules.")]),
    "a blank after space": (" ", [(0.0, f"\n{NO_ECHO}Rules.")]),
    "down, and what is written over": (DOWN, [(0.0, f"\n{NO_ECHO}Rules.")]),
    "another first letter": ("r", [(0.0, "\nRules.")]),
    "two lines": ("x", [(0.0, "\nOne.\nTwo.")]),
    "a line much later": ("x", [(0.0, "\nOne."), (0.3, "\nTwo.")]),
    "down": (DOWN, [(0.0, "\nOne.")]),
    "up": (UP, [(0.0, "\nOne.")]),
    "down, and two rows": (DOWN, [(0.0, "\nOne.\nTwo.")]),
    "down, and a line later": (DOWN, [(0.0, "\nOne."), (0.3, "\nTwo.")]),
    "down, and an answer too late": (DOWN, [(0.3, "\nOne.")]),
    "down, and the cursor at the left": (DOWN, [(0.0, "\n One.\r")]),
    "right": (RIGHT, [(0.0, "\nOne.")]),
    "left, and the cursor at the left": (LEFT, [(0.0, "\n One.\r")]),
    "home": ("\x1b[H", [(0.0, "\nOne.\nTwo.")]),
    "page down": ("\x1b[6~", [(0.0, "\nOne.\nTwo.")]),
    "two arrows in one piece": (DOWN + DOWN, [(0.0, "\nOne.\nTwo.")]),
    "backspace": ("\x7f", []),
    "after an arrow": (DOWN, [(0.0, "\nOne."), (0.3, "\nTwo."), (0.3, "\nThree.")]),
}
PROGRAM = """\
import json, os, sys, time, tty
tty.setraw(0)
cases = json.load(open(sys.argv[1]))
os.write(1, b"\\r\\nReady a")
for pieces in cases:
    os.read(0, 100)
    for wait, text in pieces:
        time.sleep(wait)
        os.write(1, text.replace("\\n", "\\r\\n").encode())
time.sleep(5)
"""
NAMES = {"dot": ".", "space": "space"}


def predicted(pressed: str, pieces: list[tuple[float, str]], row: str) -> tuple[list[str], str]:
    """Return the model's speech, and the cursor's row afterwards."""
    model, now = Tdsr(), 0.0
    model.write(row, now)
    model.wait(now := now + 1.0)
    said = len(model.spoken)
    model.key(pressed, now)
    for wait, text in pieces:
        now += wait + 0.001
        model.write(text, now)
        row = (row + text) if "\n" not in text else "\n" + text.rpartition("\n")[2]
    model.wait(now + 1.0)
    return model.spoken[said:], row


def spoke(reader: ScreenReader, count: int) -> bool:
    return len(reader.spoken()) >= count


def test_the_model_says_what_tdsr_says(tmp_path: Path) -> None:
    """Each rule in a case of its own; the names of punctuation are the reader's."""
    skip_without_reader("tdsr")
    (tmp_path / "reader").mkdir()
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    told = [pieces for _, pieces in CASES.values()]
    (tmp_path / "cases.json").write_text(json.dumps(told), encoding="utf-8")
    command = [sys.executable, str(tmp_path / "program.py"), str(tmp_path / "cases.json")]
    row = "\nReady a"
    with ScreenReader("tdsr", tmp_path / "reader") as reader:
        reader.start(command)
        assert reader.wait_for("Ready a")
        assert reader.wait_until_quiet(0.5)
        for name, (pressed, pieces) in CASES.items():
            before = len(reader.spoken())
            reader.press(pressed, then_wait=0.0)
            time.sleep(sum(wait for wait, _ in pieces))
            model, row = predicted(pressed, pieces, row)
            assert until(partial(spoke, reader, before + len(model))), name
            assert reader.wait_until_quiet(0.5)
            spoken = [NAMES.get(said.text, said.text) for said in reader.spoken()[before:]]
            assert spoken == model, name
