"""Alt with a letter is one key, and Escape with a letter typed after it are two, however fast."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest
from offenders import none_of
from pressed import play, press

from audiogame.keys.commands import Mode
from audiogame.keys.keymap import KeymapError, default_keymap
from audiogame.keys.own_keys import read_own_keys
from audiogame.lobby.main_menu import main_menu
from audiogame.page.display import PageDisplay

if sys.platform == "win32":
    pytest.skip("a pipe in the place of a terminal is needed", allow_module_level=True)

from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from audiogame.terminal.keyboard import TerminalKeys, known_keys


def read(*pieces: str) -> list[tuple[str, str | None]]:
    """Return the keys read from chunks of terminal input, each chunk read by itself."""
    found: list[tuple[str, str | None]] = []

    async def run() -> None:
        with create_pipe_input() as source, TerminalKeys(source).open() as keyboard:
            for piece in pieces:
                source.send_text(piece)
                keyboard._read()
            while (key := await keyboard.key(0.2)) is not None:
                found.append((key.name, key.text))

    asyncio.run(run())
    return found


def names(*pieces: str) -> list[str]:
    return [name for name, _ in read(*pieces)]


def test_alt_with_a_letter_is_one_key_if_it_arrives_in_one_piece() -> None:
    assert names("\x1bc") == ["alt-c"]
    assert names("\x1bC", "x") == ["alt-c", "x"], "Caps Lock changes nothing"
    assert names("\x1bh\x1bo") == ["alt-h", "alt-o"]


def test_escape_and_a_letter_in_two_pieces_are_two_keys() -> None:
    """Also within the timeout in which Escape may begin a sequence."""
    assert names("\x1b", "c") == ["escape", "c"]
    assert names("a\x1b", "c", "\x1bc") == ["a", "escape", "c", "alt-c"]
    assert names("\x1b", "\x1bc") == ["escape", "alt-c"]
    assert names("\x1b[", "A") == ["up"], "a sequence in two pieces is one key"
    assert names("\x1b[", "1;9Q") == [], "and so is one that no key is known for"


def test_escape_and_a_letter_that_were_buffered_are_two_keys() -> None:
    """Buffered input cannot be told apart, and Escape is what most players press."""
    typed = [KeyPress(Keys.Escape, "\x1b"), KeyPress("c", "c")]
    assert [name for name, _ in known_keys(typed, ahead=True)] == ["escape", "c"]
    windows = [KeyPress(Keys.Escape, ""), KeyPress("c", "c")]
    assert [name for name, _ in known_keys(windows, ahead=True)] == ["alt-c"]


def test_what_is_pasted_is_one_key() -> None:
    """Line breaks in pasted text press nothing."""
    assert read("\x1b[200~one\rtwo\x1b[201~x") == [("paste", "one\rtwo"), ("x", None)]


def test_the_habits_of_other_tables_do_their_deed(tmp_path: Path) -> None:
    """Alt keys for chat, history, options and menu, in every mode that has them."""
    faults = []
    for key, words in (
        ("alt-c", "nobody"),
        ("alt-h", "Call a colour"),
        ("alt-o", "Settings"),
        ("alt-m", "menu"),
    ):
        told = " ".join(play(tmp_path / key, key)[1:])
        if words.lower() not in told.lower():
            faults.append(f"{key}: {told}")
    none_of(faults)
    assert any("Settings" in line for line in press(main_menu, tmp_path, "alt-o"))


def test_alt_keys_are_in_key_help_and_can_be_changed(tmp_path: Path) -> None:
    told = press(main_menu, tmp_path, "K", "alt-o", "alt-h", "alt-x")
    assert "Alt O: The settings." in told
    assert any(line.startswith("Alt H: Newest line") for line in told)
    own = read_own_keys('[all]\nsettings = ["Alt-X"]\n')
    assert own.keymap().keys("settings", Mode.MENU) == ("alt-x",)
    with pytest.raises(KeymapError) as refused:
        read_own_keys('[all]\nsettings = ["alt-f1"]\n')
    assert "key-of-windows" in str(refused.value)


def test_the_page_leaves_alt_keys_to_the_browser() -> None:
    kept = default_keymap().without(PageDisplay.kept)
    found = {key for keys in kept.commands.values() for key in keys}
    assert not [key for key in found if key.startswith("alt-")]
    assert found > {"escape", "m", "greater"}


async def test_reports_of_the_focus_are_no_keys() -> None:
    """They tell whether the player is at another window; until one comes, that is not known."""
    seen: list[bool | None] = []
    with create_pipe_input() as source, TerminalKeys(source).open() as keyboard:
        seen.append(keyboard.away)
        for piece in ("\x1b[O", "\x1b[I", "a\x1b[O", "\x1b[", "I"):
            source.send_text(piece)
            keyboard._read()
            seen.append(keyboard.away)
        assert (key := await keyboard.key(0.2)) is not None
        assert key.name == "a"
        assert await keyboard.key(0.2) is None
    assert seen == [None, True, False, True, True, False]


def test_other_codes_are_no_reports_of_the_focus() -> None:
    assert names("\x1b[1;5I", "\x1b[99O", "x") == ["x"]
