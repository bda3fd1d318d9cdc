"""Whole games under real terminal screen readers: every line spoken once, in order.

Each reader hears one game and the parts hard for it; the other games are in the tier soak.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from patience import until
from reader_walk import (
    COLUMNS,
    DOWN,
    ENTER,
    LEFT,
    RIGHT,
    Walk,
    hear_whole_game,
    printed_lines,
    said_by_own_voice,
    without_blank,
)
from screen_reader import (
    Kind,
    ScreenReader,
    in_whole_rows,
    plain,
    program_under,
    rows,
    skip_without_reader,
)

from audiogame.settings import Settings, save_settings
from audiogame.table.library import find_game, own_games
from audiogame.terminal.screen import REPORTS_FOCUS, REPORTS_NO_FOCUS

real = pytest.mark.real
MODES = ("lines", "voice", "direct", "none")
HARDEST = "scientific-war"
"""The game each reader hears at a landing: it has secret choices, and the most lines."""
WIDE = 240
"""Columns in which an answer to an arrow key is one row; yasr cuts rows of 256 characters."""
OWN_VOICE = "with its own voice"
"""The plain words said where the program's own voice begins to speak."""


def games_at_a_landing(*without: str) -> list[ParameterSet]:
    """Return all games but those in `without`: `HARDEST` marked real, the others soak."""
    return [
        pytest.param(game, marks=real if game == HARDEST else pytest.mark.soak)
        for game in own_games()
        if game not in without
    ]


def _leave(reader: ScreenReader) -> None:
    """Leave the program from any place in it."""
    reader.press("\x03")
    assert reader.wait_until_quiet(0.5)
    for _ in range(2):  # an unheard line is read first, and leaving asked again
        reader.press("y")
        status = reader.wait_exit()
        if status is not None:
            break
    assert status == 0


@pytest.mark.parametrize(
    ("kind", "mode"),
    [
        *(pytest.param("yasr", mode, marks=real) for mode in MODES),
        pytest.param("fenrir", "lines", marks=real),
        *(pytest.param("fenrir", mode, marks=pytest.mark.soak) for mode in MODES[1:]),
    ],
)
def test_a_whole_game_is_spoken_line_by_line(tmp_path: Path, kind: Kind, mode: str) -> None:
    """The reader's speech equals the transcript: every line once, in order, none missing.

    The program's own voice, where a player wants it beside the reader, says each line once, too.
    """
    hear_whole_game(tmp_path, kind, mode)


@pytest.mark.parametrize("game", games_at_a_landing("sika"))
@pytest.mark.parametrize("kind", ["yasr", "fenrir"])
def test_each_game_is_spoken_word_by_word(tmp_path: Path, kind: Kind, game: str) -> None:
    """Choices, questions, and the moves of others, until the player leaves."""
    seats = ",".join(["you", *["casual"] * (1 if game == "army-men" else 3)])
    typed = ("play", game, "--seed", "7", "--seats", seats, "--pace", "0.1", "--speech", "lines")
    with program_under(kind, tmp_path, *typed, columns=WIDE) as (reader, transcript):
        assert reader.wait_for("New game. P")
        for key in ("r", "t", "e", "c", "h", *("\x1b[B", " ", "\r") * 5, "R", "z", "s"):
            assert reader.wait_until_quiet(0.5)
            reader.press(key)
        assert reader.wait_until_quiet(1.0)
        _leave(reader)
        spoken = [plain(said.text) for said in reader.spoken()]
    assert " ".join(without_blank(spoken)).split() == " ".join(printed_lines(transcript)).split()
    assert len(printed_lines(transcript)) > 25


@real
@pytest.mark.parametrize("kind", ["yasr", "fenrir"])
def test_beside_a_reader_no_other_voice_speaks(tmp_path: Path, kind: Kind) -> None:
    """Detected without a question, the reader says every line once, and no other voice speaks."""
    voice = tmp_path / "voice.txt"
    with program_under(kind, tmp_path, columns=COLUMNS) as (reader, transcript):
        assert reader.wait_for("Main menu")
        for key in ("\x1b[B", "\x1b[B", "V", "\x1b[B", "V"):
            assert reader.wait_until_quiet(0.3)
            reader.press(key)
            if key == "V":  # on a busy machine that voice may begin later than the reader
                assert until(lambda: any(OWN_VOICE in line for line in said_by_own_voice(voice)))
        assert reader.wait_until_quiet(0.5)
        _leave(reader)
        read = without_blank(rows(reader.spoken()))
    assert in_whole_rows(printed_lines(transcript), read), (printed_lines(transcript), read)
    # Shift+V went on to the program's own voice and then to none: it spoke only that
    assert not any("main menu" in line for line in said_by_own_voice(voice))


PLAYED = 45
"""Keys after which an unfinished game under TDSR is left."""


@pytest.mark.parametrize("game", games_at_a_landing())
def test_what_tdsr_does_not_speak_at_once_is_read_on_space(tmp_path: Path, game: str) -> None:
    """TDSR is deaf after arrows: each line is spoken when it comes, or by the next Space.

    The reader is detected without a question.
    """
    seats = ",".join(["you", *["casual"] * (find_game(game).seats[0] - 1)])
    typed = ("play", game, "--seed", "7", "--seats", seats, "--pace", "0")
    keys = ["r", "t", "e", "c", "h", "R", DOWN, RIGHT, LEFT, "z", "w", "K", "K", "2"]
    save_settings(tmp_path / "data" / "settings.toml", Settings(welcomed=True))
    with program_under("tdsr", tmp_path, *typed, columns=400) as (reader, transcript):
        assert reader.wait_for("New game. P", timeout=60.0)
        walk = Walk(reader, transcript, "tdsr")
        walk.hear_out(2)
        walk.press(*keys)
        assert len(walk.read_later) >= 2, "Left and Right say nothing of what they do"
        while walk.keys < PLAYED and not any("Enter: play again" in line for line in walk.lines):
            walk.press(DOWN, ENTER, "e")
        _leave(reader)
        walk.hear_end()


CALLS = """\
import os, sys, time, tty
tty.setcbreak(0)
for name, code in (("begin", ""), ("focus", {on!r}), ("bell", "\\a"), ("off", {off!r})):
    sys.stdout.write(code + "\\n Row after " + name)
    sys.stdout.flush()
    time.sleep(1.0)
got = b""
while not got.endswith(b"q"):
    got += os.read(0, 100)
sys.stdout.write("\\n Got " + " ".join(map(str, got)) + " at the end")
sys.stdout.flush()
time.sleep(60)
"""
"""A program that asks for the focus, rings, and prints rows between, and what it is sent."""


@real
@pytest.mark.parametrize("kind", ["yasr", "fenrir", "tdsr"])
def test_readers_bear_the_bell_and_hand_reports_of_the_focus_on(tmp_path: Path, kind: Kind) -> None:
    """They read none of it, and every row; this is why a measured reader is not asked about."""
    skip_without_reader(kind)
    program, folder = tmp_path / "calls.py", tmp_path / "reader"
    program.write_text(CALLS.format(on=REPORTS_FOCUS, off=REPORTS_NO_FOCUS), encoding="utf-8")
    folder.mkdir()
    with ScreenReader(kind, folder) as reader:
        reader.start([sys.executable, str(program)])
        assert reader.wait_for("Row after off")
        for keys in ("\x1b[O", "\x1b[I", "q"):
            reader.press(keys)
        assert reader.wait_for("at the end")
        read = without_blank(rows(reader.spoken()))
        reports = " ".join(map(str, b"\x1b[O\x1b[Iq"))
        told = [f"row after {name}" for name in ("begin", "focus", "bell", "off")]
        assert in_whole_rows([*told, f"got {reports} at the end"], read), read
        assert b"\a" in reader.screen()
