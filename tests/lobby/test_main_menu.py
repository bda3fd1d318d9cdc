"""The main menu opens what it lists."""

from __future__ import annotations

from pathlib import Path

import pytest
from pressed import press, typed

from audiogame.lobby.main_menu import ENTRIES, main_menu
from audiogame.lobby.menu_entries import OPENERS


def test_each_entry_is_opened_by_a_function_of_its_own() -> None:
    """The functions are in another module, which is imported when the first entry is chosen."""
    held = [name for names in ENTRIES.values() for name in names]
    assert {*OPENERS} == {*ENTRIES, *held} - {"results", "help"}, "these open what they hold"
    assert len({*OPENERS.values()}) == len(OPENERS)
    assert len(ENTRIES) < 8, "with Leave, eight can be kept in mind"


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ("k", "Keys. In Settings. 6 of 8."),
        ("k enter", "Keys: Change a key. 1 of 5."),
        ("a", "About and credits. In Help. 7 of 8."),
        ("s", "Statistics. In Records and results. 5 of 8."),
        ("s s", "Settings. 6 of 8."),
        ("w", "Words that all games use. In Help. 7 of 8."),
        ("r", "Rules of the games. In Help. 7 of 8."),
        ("r r", "Records. In Records and results. 5 of 8."),
        ("r r r", "Records and results. 5 of 8."),
        ("s s s", "Sounds. In Settings. 6 of 8."),
        ("l", "Learn to play. 4 of 8."),
        ("l l", "Leave. 8 of 8."),
        ("r u", "Rules of the games. In Help. 7 of 8."),
        ("k down", "Help. 7 of 8."),
        ("k enter escape", "Main menu: Settings. 6 of 8."),
        ("5 enter", "You have no records."),
        ("7 3", "Words that all games use: "),
    ],
)
def test_letters_find_what_an_entry_holds(tmp_path: Path, keys: str, told: str) -> None:
    """It says where the entry is, and Enter opens it at once."""
    lines = press(main_menu, tmp_path, *keys.split())
    assert any(line.startswith(told) for line in lines[-4:]), lines


def test_the_handbook_names_the_keys_of_the_player(tmp_path: Path) -> None:
    """Every sentence is filled, and a changed key is named."""
    (tmp_path / "keys.toml").write_text('[all]\nrules = ["f10"]\n', encoding="utf-8")
    lines = press(main_menu, tmp_path, "7", "2", *["down"] * 60, "escape")
    book = " ".join(lines)
    assert "F10 tells which rules matter now" in book
    assert "Handbook. This book says" in book
    assert "The exit status is 0" in book
    assert "{" not in book


def test_a_slash_in_help_searches_the_handbook(tmp_path: Path) -> None:
    """Enter opens it at the paragraph that was found."""
    lines = press(main_menu, tmp_path, "7", "/", *typed("rows braille"), "enter", "escape")
    assert lines[3].startswith("Found: Speech: Settings, Speech turns on braille: short rows")
    assert lines[3].endswith(" 1 of 1.")
    assert lines[4].startswith("Handbook. Speech: Settings, Speech turns on braille: short rows")
    assert lines[-1] == "Help: Rules of the games. 1 of 5."
