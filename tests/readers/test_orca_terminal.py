"""What the real Orca reads of the program in a terminal with accessibility."""

from __future__ import annotations

from pathlib import Path

import pytest
from patience import until
from reader_walk import printed_lines
from screen_reader import plain, program_under

from audiogame.settings import Settings, save_settings

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("screen")]
COLUMNS = 140
DOWN, ENTER = "\x1b[B", "\r"
LEFT, HOME, END, DELETE = "\x1b[D", "\x1b[H", "\x1b[F", "\x1b[3~"
WORD_LEFT, WORD_RIGHT, BACKSPACE = "\x1b[1;5D", "\x1b[1;5C", "\x7f"
GAME = ("play", "scientific-war", "--seed", "7", "--seats", "you,casual,casual,casual")


def in_order(lines: list[str], spoken: str) -> list[str]:
    """Return the lines that were not spoken in order."""
    at, lost = 0, []
    for line in lines:
        found = spoken.find(line, at)
        if found < 0:
            lost.append(line)
        else:
            at = found + len(line)
    return lost


def test_no_line_is_lost(tmp_path: Path) -> None:
    """After arrows and letters, in bursts of news, and in a full window: all, in order.

    Orca is detected without a question.
    """
    typed = (*GAME, "--pace", "0.1")
    with program_under("orca", tmp_path, *typed, columns=COLUMNS) as (reader, transcript):
        assert reader.wait_for("Play a card", timeout=30.0)
        assert reader.wait_until_quiet(0.5)

        def lost() -> list[str]:
            spoken = " ".join(plain(one.text) for one in reader.spoken())
            return in_order(printed_lines(transcript), spoken)

        for key in ("r", "t", "e", "c", "h", DOWN, DOWN, ENTER, "w", DOWN, DOWN, ENTER, "e", "R"):
            reader.press(key)
            assert reader.wait_until_quiet(0.5)
            assert until(lambda: not lost()), (key, lost(), reader.spoken())
        assert len(printed_lines(transcript)) > 20


def test_a_name_is_typed_and_corrected(tmp_path: Path) -> None:
    """Deleted and inserted letters are spoken, of a word at times only the first.

    The rig has the echo of typed letters off; the typed name is saved.
    """
    save_settings(tmp_path / "data" / "settings.toml", Settings(name="Ann", welcomed=True))
    with program_under("orca", tmp_path, columns=COLUMNS) as (reader, transcript):

        def said(key: str) -> list[str]:
            before = len(reader.spoken())
            reader.press(key)
            assert reader.wait_until_quiet(0.6)
            return [one.text for one in reader.spoken()[before:]]

        def hears(key: str, *words: str) -> None:
            """Press a key, and wait for one of these, which may take a busy machine a while."""
            before = len(reader.spoken())
            reader.press(key)
            heard: list[str] = []

            def answered() -> bool:
                heard[:] = [one.text for one in reader.spoken()[before:]]
                return any(one in words for one in heard) and reader.wait_until_quiet(0.6)

            assert until(answered), f"{key!r} is answered by {heard}, not by one of {words}"

        ways = [("Main menu", "6"), ("Settings", "1"), ("Type a new one", "")]
        for words, key in ways:
            assert reader.wait_for(words, timeout=30.0)
            assert reader.wait_until_quiet(0.5)
            if key:
                reader.press(key)
        for char in "throw":
            assert said(char) == []
        hears(LEFT, "w")
        hears(BACKSPACE, "o")
        hears(BACKSPACE, "r")
        for char in "xx":
            assert said(char) == []
        hears(HOME, "t")
        hears(DELETE, "h")
        hears(END, "blank")  # there is no letter
        for char in " one":
            assert said(char) == []
        hears(WORD_LEFT, "one", "o")
        hears(WORD_LEFT, "hxxw", "h")
        hears(WORD_RIGHT, "one", "o", "hxxw")  # the word reached, or the one passed
        for char in "an ":
            said(char)
        reader.press(ENTER)
        assert reader.wait_for("Your name: hxxw an one."), printed_lines(transcript)[-2:]
