"""Texts are typed and corrected under the real screen reader TDSR, which says each letter once."""

from __future__ import annotations

from pathlib import Path

import pytest
from screen_reader import program_under
from terminal import been_here

pytestmark = pytest.mark.real
LEFT, HOME, END, DELETE = "\x1b[D", "\x1b[H", "\x1b[F", "\x1b[3~"
WORD_LEFT, WORD_RIGHT, BACKSPACE = "\x1b[1;5D", "\x1b[1;5C", "\x7f"


FIELDS: dict[str, tuple[tuple[str, ...], list[tuple[str, str]]]] = {
    # What is typed after `audiogame`, and what is heard before each key that leads to the field.
    "link": (("join",), [("1 of 3", "\r"), ("Type", "")]),
    "search": (("play", "sika"), [("Call a colour", "R"), ("Sika", "/"), ("Find", "")]),
}


@pytest.mark.parametrize("field", [*FIELDS])
def test_tdsr_says_what_a_key_comes_to_once(field: str, tmp_path: Path) -> None:
    """Left and Backspace are said by TDSR itself, the others because they are written again."""
    been_here(tmp_path / "data")
    arguments, ways = FIELDS[field]
    with program_under("tdsr", tmp_path, *arguments, "--speech", "lines", columns=80) as (
        reader,
        _,
    ):

        def said(key: str) -> list[str]:
            before = len(reader.spoken())
            reader.press(key)
            assert reader.wait_until_quiet(0.6)
            return [one.text for one in reader.spoken()[before:]]

        for words, key in ways:
            assert reader.wait_for(words), [one.text for one in reader.spoken()]
            assert reader.wait_until_quiet(0.6)
            if key:
                reader.press(key)
        for char in "two one":
            assert said(char) == ["space" if char == " " else char]
        assert said(LEFT) == ["e"]
        assert said(BACKSPACE) == ["n"]
        assert said("x") == ["x"]
        assert said(HOME) == ["t"]
        assert said(DELETE) == ["t", "w"], "what is gone, and what comes after it"
        assert said(END) == ["oxe"]
        assert said(WORD_LEFT) == ["oxe"]
        assert said(WORD_LEFT) == ["wo"]
        assert said(WORD_RIGHT) == ["oxe"]
        assert said("\x1b[200~lost and \x1b[201~") == ["lost and"]
