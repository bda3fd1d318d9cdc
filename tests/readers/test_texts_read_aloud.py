"""Texts are typed and edited under real screen readers, which say each letter at most once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
from far_people import serving_everybody
from reader_walk import play_before
from screen_reader import Kind, ScreenReader, program_under

from audiogame.settings import Settings, save_settings

pytestmark = pytest.mark.real
LEFT, HOME, END, DELETE = "\x1b[D", "\x1b[H", "\x1b[F", "\x1b[3~"
WORD_LEFT, WORD_RIGHT, BACKSPACE = "\x1b[1;5D", "\x1b[1;5C", "\x7f"
PASTED = "\x1b[200~lost\x1b[201~"
KEPT = "hxxw lost one"
"""Each field's text after the edits."""


FIELDS: dict[str, tuple[tuple[str, ...], list[tuple[str, str]], str]] = {
    # Arguments of `audiogame`, the lines heard before each key that leads to the field, and the
    # line heard when the text is saved: invalid values are named.
    "name": ((), [("Main menu", "6"), ("Settings", "1")], f"name: {KEPT}."),
    "link": (("join",), [("1 of 4", "2")], "'hxxw' isn't the address of a server"),
    "chat": (
        ("join", "LINK"),
        [
            ("Open a table", "1"),
            ("Choose a game", "4"),
            ("Open the table. 1 of", "1"),
            ("sit at", "C"),
        ],
        f"You say: {KEPT}",
    ),
    "search": (
        ("play", "sika"),
        [("Call a colour", "R"), ("Sika rules", "/")],
        f"mention {KEPT}.",
    ),
    "file": (
        (),
        [
            ("Main menu", "5"),
            ("Records and results", "1"),
            ("Given up", "1"),
            ("This record", "4"),
            ("Share this", "2"),
        ],
        f"{KEPT}.",
    ),
    "phrase": (
        (),
        [("Main menu", "3"), ("Play with others", "4"), ("This device", "2")],
        "'hxxw' isn't a word on the list",
    ),
}
ASKS = {"name": "Type a new one", "chat": "Write to everybody", "file": "Type a file name"}
"""A field's prompt, where it does not begin with `Type`."""


@contextmanager
def typing(
    kind: Kind, folder: Path, field: str
) -> Iterator[tuple[Callable[[str], list[str]], ScreenReader]]:
    """Open a field; yields a function that presses a key and returns the speech after it."""
    data = folder / "data"
    save_settings(data / "settings.toml", Settings(name="Ann", welcomed=True))
    arguments, ways, _ = FIELDS[field]
    if field == "file":
        play_before(data, "1 enter wait escape g enter y escape")
    served = serving_everybody(folder / "server") if field == "chat" else nullcontext()
    with served as link:
        typed = [str(link) if one == "LINK" else one for one in arguments]
        with program_under(
            kind, folder, *typed, "--speech", "lines", columns=140, timeout=30.0
        ) as (
            reader,
            _,
        ):

            def said(key: str) -> list[str]:
                before = len(reader.spoken())
                reader.press(key)
                assert reader.wait_until_quiet(0.6)
                return [one.text for one in reader.spoken()[before:]]

            for words, key in [*ways, (ASKS.get(field, "Type"), "")]:
                assert reader.wait_for(words), [one.text for one in reader.spoken()]
                assert reader.wait_until_quiet(0.6)
                if key:
                    reader.press(key)
            yield said, reader


def types(said: Callable[[str], list[str]], text: str, heard: list[str]) -> None:
    """Type letters; those in `heard` are spoken, in order, and the others are silent."""
    assert [word for char in text for word in said(char)] == heard


@pytest.mark.parametrize("field", [*FIELDS])
def test_tdsr_says_what_a_key_comes_to_once(
    field: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TDSR says Left and Backspace itself, the others because they are rewritten."""
    monkeypatch.chdir(tmp_path)  # where the file is stored
    with typing("tdsr", tmp_path, field) as (said, reader):
        types(said, "throw", [*"throw"])
        assert said(LEFT) == ["w"]
        assert said(BACKSPACE) == ["o"]
        assert said(BACKSPACE) == ["r"]
        types(said, "xx", ["x", "x"])
        assert said(HOME) == ["t"]
        assert said(DELETE) == ["t", "h"], "what is gone, and what comes after it"
        assert said(END) == ["hxxw"]
        types(said, " one", ["space", *"one"])
        assert said(WORD_LEFT) == ["one"]
        assert said(WORD_LEFT) == ["hxxw"]
        assert said(WORD_RIGHT) == ["one"]
        assert said(PASTED) == ["lost"]
        assert said(" ") == ["space"]
        reader.press("\r")
        assert reader.wait_for(FIELDS[field][2]), [one.text for one in reader.spoken()]
        assert (tmp_path / KEPT).exists() is (field == "file")


def test_yasr_says_what_a_key_comes_to_once(tmp_path: Path) -> None:
    """Debian has its echo of typed letters off; the rest is said as under TDSR."""
    with typing("yasr", tmp_path, "link") as (said, reader):
        types(said, "throw", [])
        assert said(LEFT) == ["w"]
        assert said(BACKSPACE) == ["o"]
        assert said(BACKSPACE) == ["r"]
        types(said, "xx", [])
        assert said(HOME) == ["t"]
        assert said(DELETE) == ["h"]
        assert said(END) == ["hxxw"]
        types(said, " one", [])
        assert said(WORD_LEFT) == ["one"]
        assert said(WORD_LEFT) == ["hxxw"]
        assert said(WORD_RIGHT) == ["one"]
        assert said(PASTED) == ["lost"]
        assert said(" ") == []
        reader.press("\r")
        assert reader.wait_for(FIELDS["link"][2])


def test_fenrir_says_what_a_key_comes_to_once(tmp_path: Path) -> None:
    """After a jump it says the word there; it reserves Control with Left and Right."""
    with typing("fenrir", tmp_path, "link") as (said, reader):
        for char in "throw":
            said(char)
        assert said(LEFT) == ["w"]
        assert said(BACKSPACE) == ["o"]
        assert said(BACKSPACE) == ["r"]
        types(said, "xx", [])
        assert said(HOME) == ["thxxw"]
        assert said(DELETE) == ["hxxw"]
        assert said(END) == ["hxxw"]
        types(said, " one", [])
        before = reader.screen()
        said(WORD_LEFT)
        said(WORD_RIGHT)
        assert reader.screen() == before, "the keys have not arrived"
        assert said(PASTED) == ["lost"]
        reader.press("\r")
        assert reader.wait_for("'hxxw' isn't the address of a server")
