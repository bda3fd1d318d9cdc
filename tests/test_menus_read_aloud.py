"""Every menu and every setting under real terminal screen readers: each line spoken once."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest
from screen_reader import Kind, ScreenReader, available, plain, sentences
from terminal import been_here

from audiogame.settings import GROUPS
from audiogame.terminal.settings_menu import in_group

pytestmark = [
    pytest.mark.real,
    # A reader stops at each key, and on a busy machine it may not have begun with the line before.
    pytest.mark.skipif(
        not os.environ.get("AUDIOGAME_WALK"),
        reason="needs a machine with nothing else to do: set AUDIOGAME_WALK=1",
    ),
]
COLUMNS = 240
DOWN, UP, HOME, END, ENTER, BACK = "\x1b[B", "\x1b[A", "\x1b[H", "\x1b[F", "\r", "z"


def groups() -> list[str]:
    """Walk through each group of settings, and describe the first of each."""
    keys = []
    for number, group in enumerate(GROUPS, start=1):
        keys += [str(number), *[DOWN] * len(in_group(group)), HOME, " ", BACK]
    return keys


WALK = [
    *[DOWN, DOWN, UP],
    *["set", ENTER, *groups(), BACK],
    *["keys", ENTER, DOWN, DOWN, HOME, ENTER, DOWN, ENTER, DOWN, BACK, BACK, BACK],
    *["ab", ENTER, DOWN, DOWN, BACK],
    *["?", DOWN, DOWN, BACK],
    *["K", "r", "5", "K"],
    *[",", ",", ".", "<", ">", "]", ",", "[", "l", "l"],
    *["n", ENTER, "sik", ENTER, "b", "B", DOWN, END, UP, " ", BACK, BACK],
    *[END, ENTER, "n"],
]


def heard_out(reader: ScreenReader, transcript: Path) -> None:
    """Wait until the reader has said as many lines as were printed: a key would cut it off."""
    end = time.monotonic() + 1.5
    while time.monotonic() < end:
        printed = transcript.read_text(encoding="utf-8").splitlines()
        spoken = [plain(line) for line in sentences(reader.spoken(), COLUMNS)]
        if len(spoken) >= len(printed) and spoken[-1:] == [plain(printed[-1].partition(":")[2])]:
            return
        time.sleep(0.05)


@pytest.mark.parametrize("kind", ["yasr", "fenrir"])
def test_every_menu_is_spoken_line_by_line(tmp_path: Path, kind: Kind) -> None:
    """What the reader spoke is the transcript: every line once, in order, none missing."""
    missing = available(kind)
    if missing:
        assert "AUDIOGAME_FORBID_SKIPS" not in os.environ, missing
        pytest.skip(missing)
    transcript, data = tmp_path / "transcript.txt", tmp_path / "data"
    (tmp_path / "reader").mkdir()
    been_here(data)
    command = [sys.executable, "-m", "audiogame", "--speech", "lines"]
    command += ["--data", str(data), "--transcript", str(transcript)]
    with ScreenReader(kind, tmp_path / "reader", columns=COLUMNS) as reader:
        reader.start(command)
        assert reader.wait_for("New game")
        for keys in WALK:
            for key in [keys] if keys.startswith("\x1b") else keys:
                reader.press(key, then_wait=0.1)
                assert reader.wait_until_quiet(0.3)
                heard_out(reader, transcript)
        for key in (END, ENTER, "y"):
            heard_out(reader, transcript)
            reader.press(key)
        assert reader.wait_exit() == 0
        spoken = [plain(line) for line in sentences(reader.spoken(), COLUMNS)]
    if spoken[-1] == "blank":  # yasr's word for the empty row after the end of the program
        spoken.pop()
    lines = transcript.read_text(encoding="utf-8").splitlines()
    assert spoken == [plain(line.partition(":")[2]) for line in lines]
    assert len(lines) > 80
