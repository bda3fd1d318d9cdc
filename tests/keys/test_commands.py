"""Every command has a handler in each of its modes."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

import pytest
from offenders import none_of
from pressed import play, press

from audiogame.console.app import App
from audiogame.console.menu import MENU_COMMANDS, Item, menu
from audiogame.console.number_entry import NUMBER_COMMANDS
from audiogame.console.rule_reader import BOOK_COMMANDS
from audiogame.keys.commands import CHOICES, COMMANDS, WALKS, Mode, commands_in
from audiogame.keys.keymap import default_keymap
from audiogame.lobby.common_commands import COMMON_COMMANDS, NEEDED, TEN
from audiogame.lobby.lesson_keys import LESSON_COMMANDS
from audiogame.narration.texts import Texts
from audiogame.play.chooser import CHOICE_COMMANDS
from audiogame.play.game_loop import GAME_COMMANDS
from audiogame.play.review import REVIEW_COMMANDS
from audiogame.preferences.speech_menu import VOICE_COMMANDS

TABLES: dict[Mode, tuple[Collection[str], ...]] = {
    Mode.MENU: (MENU_COMMANDS,),
    Mode.NEW: (MENU_COMMANDS,),
    Mode.LOBBY: (MENU_COMMANDS,),
    Mode.BOOK: (BOOK_COMMANDS,),
    Mode.GAME: (GAME_COMMANDS, LESSON_COMMANDS),
    Mode.REVIEW: (REVIEW_COMMANDS,),
}
"""The handlers of each mode, beside the global ones."""


@pytest.mark.parametrize("mode", Mode)
def test_every_command_of_a_mode_has_one_function_there(mode: Mode) -> None:
    names = {name for name, one in COMMANDS.items() if mode in one.modes}
    for table in TABLES[mode]:
        assert names <= {*COMMON_COMMANDS} | {*table}, mode
        assert not {*COMMON_COMMANDS} & {*table}, "two functions for one command"


def test_no_function_is_without_a_command() -> None:
    """Nor is a handler in a mode in which its command has no effect."""
    for name in MENU_COMMANDS:
        assert COMMANDS[name].modes & {Mode.MENU, Mode.NEW, Mode.LOBBY}, name
    for mode in (Mode.BOOK, Mode.GAME, Mode.REVIEW):
        for table in TABLES[mode]:
            assert not [name for name in table if mode not in COMMANDS[name].modes]
    assert {*COMMON_COMMANDS} <= {*COMMANDS}
    assert {*CHOICE_COMMANDS} == {*CHOICES, *WALKS}
    for partial in (NUMBER_COMMANDS, VOICE_COMMANDS):
        assert {*partial} <= {*MENU_COMMANDS}


def test_names_follow_one_pattern() -> None:
    """One word, or a few with hyphens; directions come first, and always in pairs."""
    for name in COMMANDS:
        assert re.fullmatch(r"[a-z]+(-[a-z]+|-\d+)*", name), name
        assert not name.endswith(("-before", "-next", "-previous", "-after")), name
    nouns = {name.removeprefix("previous-") for name in COMMANDS if name.startswith("previous-")}
    assert nouns == {"chapter", "key", "round", "category"}
    assert {f"next-{noun}" for noun in nouns} < {*COMMANDS}


def test_each_command_has_a_message_that_describes_it() -> None:
    """As key help and the list of keys need them."""
    texts = Texts("en")
    for mode in Mode:
        for one in commands_in(mode):
            assert texts.has(f"command-{'pick' if one.pick else one.name}"), one.name


def list_places() -> dict[str, list[str]]:
    """Return the keys that lead to each command in a game's list of keys."""
    names = [one.name for one in commands_in(Mode.GAME) if not one.far]
    ten = list(NEEDED[:TEN])
    others = [name for name in names if name not in ten]
    near = {name: ["down"] * place for place, name in enumerate(ten)}
    far = {name: [*["down"] * TEN, "enter", *["down"] * at] for at, name in enumerate(others)}
    return near | far


@pytest.mark.over_the_line
def test_each_command_of_a_game_answers(tmp_path: Path) -> None:
    """By its key and from the list of keys: a line is spoken, and no exception raised."""
    silent = []
    listed = list_places()
    for one in commands_in(Mode.GAME):
        data = tmp_path / one.name
        key = default_keymap().keys(one.name, Mode.GAME)[0]
        if len(play(data, key, "escape", "escape", "n", "enter")) < 2:
            silent.append(f"{one.name}, by {key}")
        walk = listed.get(one.name)
        if walk is None:
            continue  # for remote players alone
        lines = play(data, "question", *walk, "enter", "escape", "n", "escape")
        if len(lines) < 3 + len(walk):
            silent.append(f"{one.name}, from the list")
    none_of(silent)


def test_each_command_of_a_menu_answers(tmp_path: Path) -> None:
    async def open_menu(app: App) -> None:
        await menu(app, "Title", [Item("a", "One."), Item("b", "Two.")])

    names = [one.name for one in commands_in(Mode.MENU)]
    keys = {name: default_keymap().keys(name, Mode.MENU)[0] for name in names}
    silent = [
        name
        for name, key in keys.items()
        if not press(open_menu, tmp_path / name, key, "n", "down")
    ]
    assert keys
    none_of(silent)
