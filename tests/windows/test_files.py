"""Files on Windows that another program has open."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from terminal import Terminal
from windows_game import QUICK
from windows_rig import (
    PATIENCE,
    RELEASED,
    Rig,
    answer,
    kill,
    the_rig,
    too_early,
    until,
    windows_path,
)

from audiogame.rules.value import replace
from audiogame.settings import read_settings

pytestmark = pytest.mark.real
HOLD = Path(__file__).parents[1] / "support" / "windows_hold.py"
SILENT = {"AUDIOGAME_SPEECH": "none", "AUDIOGAME_SOUND": "off"}
BROKEN = ("Something went wrong", "Traceback", "Permission denied", "WinError")
"""Words that no player is to read."""


@contextlib.contextmanager
def held(rig: Rig, *files: Path) -> Iterator[None]:
    """Have a program of somebody else keep files to itself."""
    with rig.started(windows_path(HOLD), *map(windows_path, files)) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "held"
        yield


def begun(rig: Rig, data: Path) -> Terminal:
    """Start a game of Sika, whose first choice is asked."""
    return rig.terminal(data, "play", "sika", "--seed", "7", env=SILENT)


def leaves(terminal: Terminal) -> str:
    """Leave a game by its menu; return all that the program has printed."""
    terminal.press("\x1b", 0.0)
    terminal.wait_for("Game menu", PATIENCE)
    for times in range(1, 10):
        if "Leave." in terminal.text:
            break
        terminal.press("l", 0.0)
        terminal.wait_for(" of 10.", PATIENCE, times + 1)
    ended = terminal.process.poll
    while ended() is None:  # the entry may not have been heard to its end
        refused = too_early(terminal)
        terminal.press("\r", RELEASED)
        until(
            lambda refused=refused: ended() is not None or too_early(terminal) > refused,
            "Enter leaves",
            terminal,
        )
    assert terminal.wait_exit(PATIENCE) == 0
    return terminal.text


def test_settings_that_somebody_holds_are_never_written_over(tmp_path: Path) -> None:
    """The game is played without them; the next run has them again."""
    rig, data = the_rig(), tmp_path / "data"
    mine = replace(QUICK, name="Zoe", pace=0.5, sound=False)
    with rig.terminal(data, "play", "sika", env=SILENT, settings=mine) as terminal:
        kill(terminal.process)
    settings = data / "settings.toml"
    before = settings.read_bytes()
    with held(rig, settings), begun(rig, data) as terminal:
        terminal.wait_for("Call a colour", PATIENCE)
        answer(terminal, "1", "You call red")
        told = leaves(terminal)
    assert settings.read_bytes() == before
    assert read_settings(settings)[0] == mine
    assert [word for word in BROKEN if word in told] == []
    assert [path.name for path in data.glob("settings*")] == ["settings.toml"]


def test_a_record_that_somebody_holds_is_refused_in_words_and_kept(tmp_path: Path) -> None:
    """Be it a stranger's program, or another one of this game; a killed one holds nothing."""
    rig, data = the_rig(), tmp_path / "data"
    with begun(rig, data) as first:
        first.wait_for("Call a colour", PATIENCE)
        answer(first, "1", "You call red")
        first.wait_for("Your turn", PATIENCE)
        (record,) = (data / "records").glob("*.record")
        again = ("resume", windows_path(record))
        with rig.terminal(data, *again, env=SILENT) as second:
            assert second.wait_exit(PATIENCE) != 0
            assert "is open in another audiogame" in second.text.replace("\n", " ")
        answer(first, "1", "Second throw")
        kill(first.process)
    before = record.read_bytes()
    with held(rig, record), rig.terminal(data, *again, env=SILENT) as second:
        assert second.wait_exit(PATIENCE) != 0
        assert [word for word in BROKEN if word in second.text] == []
    assert record.read_bytes() == before
    with rig.terminal(data, *again, env=SILENT) as third:
        third.wait_for("Second throw", PATIENCE)
        answer(third, "1", "Last throw")
        leaves(third)
    assert record.read_bytes().startswith(before)
