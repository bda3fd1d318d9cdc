"""No key waits for disk, import or process before its row is printed, except game rows."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

# One process runs all walks.
pytestmark = pytest.mark.xdist_group("said_first")

PROBE = Path(__file__).parents[1] / "support" / "say_first_probe.py"
WALKS = {
    "a number by arrows": "6 9 5 up up up enter escape escape",
    "settings": "6 1 a n n enter 9 1 down enter 6 down enter escape / t o n e enter escape",
    "wording and people": "6 2 1 down enter 2 down enter escape 8 1 enter enter escape escape 6 "
    "down escape",
    "volumes": "6 4 2 3 down down enter 1 2 escape escape end enter down enter escape",
    "keys": "k enter 1 7 1 f10 escape 2 2 escape",
    "lessons": "4 2 r enter escape y escape",
    "books and words": "7 1 1 down right escape g a escape F1 F1 escape escape 2 down down escape",
    "records": "5 1 2 escape 3 escape 7 4 down escape",
    "history": "down down Z l V , . < >",
    "a new game": "1 4 down right left down down enter down right escape 1 r t e c h i H z F "
    "escape down escape 1",
    "the other games": "1 1 1 r t e c h i H escape end enter 1 3 1 r t e c h i H escape end enter "
    "1 5 1 r t e c h i H escape end enter",
    "a game that goes on": "1 4 1 escape end enter 2 enter 1 r t escape end enter escape",
    "others, speech and sounds": "3 2 x escape end enter 3 down escape escape 6 3 down escape 7 "
    "escape escape 6 end enter down enter down escape escape escape 7 4 down escape",
    "a game with secrets": "1 2 1 1 r t e c h i H escape escape 2 r",
}
"""Keys from the main menu on, by the part of the program they visit."""
FILES = {"a number by arrows": "settings.toml", "keys": "keys.toml", "lessons": "lessons.toml"}
"""Files that exist at the end of a walk."""


CHANGE, GAME = "6 9 5 up up up", "1 4 1"
"""Keys whose last one is the end of input, and keys that begin a game."""


class Walk(NamedTuple):
    """Result of a walk: its lines, what keys waited for, and its files."""

    told: dict[str, Any]
    data: Path


@pytest.fixture(scope="module")
def walks(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Walk]:
    """Run all walks, one after the other in one process; returns them by their keys."""
    folder, keys = tmp_path_factory.mktemp("walks"), [*WALKS.values(), CHANGE, GAME]
    command = [sys.executable, str(PROBE), str(folder), *keys]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    told = json.loads(done.stdout)
    places = (folder / str(at) for at in range(len(keys)))
    return dict(zip(keys, map(Walk, told, places), strict=True))


@pytest.mark.parametrize("walk", WALKS)
def test_no_key_waits_before_its_row_is_out(walk: str, walks: dict[str, Walk]) -> None:
    """The row that begins a game waits for its record; no other row waits."""
    told, data = walks[WALKS[walk]]
    begins = {number for number, _, _, on in told["waited"] if "records" in Path(on).parts}
    waited = [one for one in told["waited"] if one[0] not in begins or one[2] not in RECORD]
    assert not waited
    assert len(told["rows"]) > len(WALKS[walk].split()) / 2
    assert walk not in FILES or (data / FILES[walk]).is_file()


RECORD = ("open for writing", "fsync")
"""What the row that begins a game waits for."""


def test_the_last_change_is_saved_at_the_end(walks: dict[str, Walk]) -> None:
    """Also when the input ends right after the change."""
    told, data = walks[CHANGE]
    assert told["rows"][-1] == "Line length: 60 characters."
    saved = tomllib.loads((data / "settings.toml").read_text(encoding="utf-8"))
    assert saved["columns"] == 60


def test_a_key_that_waits_for_a_file_is_noticed(walks: dict[str, Walk]) -> None:
    """The probe detects files and processes: a game that begins opens its record."""
    told, _ = walks[GAME]
    assert {what for _, key, what, _ in told["waited"] if key == "1"} == {*RECORD}
