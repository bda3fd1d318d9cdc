"""Every command has its function, in each of its modes; and names that it had once still count."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

import pytest
from pressed import play, press

from audiogame.console.app import App
from audiogame.console.menu import MENU_COMMANDS, Item, menu
from audiogame.console.number_entry import NUMBER_COMMANDS
from audiogame.keys.commands import ALIASES, CHOICES, COMMANDS, Mode, command, commands_in
from audiogame.keys.keymap import default_keymap
from audiogame.keys.own_file import with_keys
from audiogame.keys.own_keys import read_own_keys
from audiogame.lessons.lesson_keys import LESSON_COMMANDS
from audiogame.narration.texts import Texts
from audiogame.play.chooser import CHOICE_COMMANDS
from audiogame.play.game_loop import GAME_COMMANDS
from audiogame.play.review import REVIEW_COMMANDS
from audiogame.preferences.speech_menu import VOICE_COMMANDS
from audiogame.reading.common_commands import EVERYWHERE
from audiogame.reading.rule_reader import BOOK_COMMANDS

TABLES: dict[Mode, tuple[Collection[str], ...]] = {
    Mode.MENU: (MENU_COMMANDS,),
    Mode.NEW: (MENU_COMMANDS,),
    Mode.LOBBY: (MENU_COMMANDS,),
    Mode.BOOK: (BOOK_COMMANDS,),
    Mode.GAME: (GAME_COMMANDS, LESSON_COMMANDS),
    Mode.REVIEW: (REVIEW_COMMANDS,),
}
"""Where the functions of each mode stand, beside those of everywhere."""
OLD_KEYS = """
preset = "azerty"

[all]
# tabs are for kinds of lines
category-before = ["f9"]

[book]
find-next = ["ctrl-g"]

[review]
key-before = ["k"]
round-before = ["j"]
"""
"""A file as it was written when commands had other names."""


@pytest.mark.parametrize("mode", Mode)
def test_every_command_of_a_mode_has_one_function_there(mode: Mode) -> None:
    names = {name for name, one in COMMANDS.items() if mode in one.modes}
    for table in TABLES[mode]:
        assert names <= {*EVERYWHERE} | {*table}, mode
        assert not {*EVERYWHERE} & {*table}, "two functions for one command"


def test_no_function_is_without_a_command() -> None:
    """Nor in a mode in which its command does nothing."""
    for name in MENU_COMMANDS:
        assert COMMANDS[name].modes & {Mode.MENU, Mode.NEW, Mode.LOBBY}, name
    for mode in (Mode.BOOK, Mode.GAME, Mode.REVIEW):
        for table in TABLES[mode]:
            assert not [name for name in table if mode not in COMMANDS[name].modes]
    assert {*EVERYWHERE} <= {*COMMANDS}
    assert {*CHOICE_COMMANDS} == {*CHOICES}
    for partial in (NUMBER_COMMANDS, VOICE_COMMANDS):
        assert {*partial} <= {*MENU_COMMANDS}


def test_names_follow_one_pattern() -> None:
    """One word, or a few with hyphens; directions go before, and there are always both."""
    for name in COMMANDS:
        assert re.fullmatch(r"[a-z]+(-[a-z]+|-\d+)*", name), name
        assert not name.endswith(("-before", "-next", "-previous", "-after")), name
    nouns = {name.removeprefix("previous-") for name in COMMANDS if name.startswith("previous-")}
    assert nouns == {"chapter", "key", "round", "category"}
    assert {f"next-{noun}" for noun in nouns} < {*COMMANDS}


def test_each_command_is_in_words() -> None:
    """For key help and the list of keys."""
    texts = Texts()
    for mode in Mode:
        for one in commands_in(mode):
            assert texts.has(f"command-{'pick' if one.pick else one.name}"), one.name


@pytest.mark.parametrize(("old", "new"), ALIASES.items())
def test_old_names_still_count(old: str, new: str) -> None:
    assert old not in COMMANDS
    assert command(old) is command(new)


def test_a_file_with_old_names_is_read_and_changed() -> None:
    """Its keys count; where the program writes one anew, the old name goes and remarks stay."""
    own = read_own_keys(OLD_KEYS)
    assert not own.faults
    keymap = own.keymap()
    assert keymap.keys("previous-category", Mode.GAME) == ("f9",)
    assert keymap.keys("next-match", Mode.BOOK) == ("ctrl-g",)
    assert keymap.keys("previous-key", Mode.REVIEW) == ("k",)
    assert keymap.keys("previous-round", Mode.REVIEW) == ("j",)
    written = with_keys(OLD_KEYS, "all", "previous-category", ["f10"])
    assert "category-before" not in written
    assert "# tabs are for kinds of lines" in written
    assert read_own_keys(written).keymap().keys("previous-category", Mode.MENU) == ("f10",)
    without = with_keys(OLD_KEYS, "review", "previous-key", None)
    usual = default_keymap().keys("previous-key", Mode.REVIEW)
    assert read_own_keys(without).keymap().keys("previous-key", Mode.REVIEW) == usual


def test_an_old_and_a_new_name_in_one_table_are_both_taken() -> None:
    own = read_own_keys('[review]\nkey-before = ["k"]\nprevious-key = ["o"]\n')
    assert own.keymap().keys("previous-key", Mode.REVIEW) == ("k", "o")


@pytest.mark.over_the_line
@pytest.mark.parametrize("name", [one.name for one in commands_in(Mode.GAME)])
def test_each_command_of_a_game_answers(tmp_path: Path, name: str) -> None:
    """Pressed by its key, and from the list of keys: something is said, and nothing breaks."""
    key = default_keymap().keys(name, Mode.GAME)[0]
    assert len(play(tmp_path, key, "escape", "escape", "n", "enter")) > 1
    place = [one.name for one in commands_in(Mode.GAME)].index(name)
    lines = play(tmp_path, "question", *["down"] * place, "enter", "escape", "n", "escape")
    assert len(lines) > 2 + place


@pytest.mark.parametrize("name", [one.name for one in commands_in(Mode.MENU)])
def test_each_command_of_a_menu_answers(tmp_path: Path, name: str) -> None:
    async def open_menu(app: App) -> None:
        await menu(app, "Title", [Item("a", "One."), Item("b", "Two.")])

    key = default_keymap().keys(name, Mode.MENU)[0]
    assert press(open_menu, tmp_path, key, "n", "down")
