"""Keyboards of other countries: no key of the program needs AltGr, Option or a dead key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from keyboards import FRENCH_DIGITS, KEYBOARDS
from offenders import none_of
from pressed import play, press
from shared_keyboard import SharedKeyboard

from audiogame.console.app import App
from audiogame.console.menu import Item, menu
from audiogame.keys.commands import COMMANDS, Mode
from audiogame.keys.game_keys import jumps_in, read_jumps
from audiogame.keys.keymap import Keymap, default_layer, layered
from audiogame.keys.layer_file import read_layer
from audiogame.keys.names import CHARACTERS, key_name
from audiogame.keys.own_keys import all_jumps
from audiogame.keys.presets import preset_layer, preset_names
from audiogame.lobby.lesson_keys import LESSON_COMMANDS
from audiogame.play.game_loop import GAME_COMMANDS
from audiogame.table.library import all_names, find_game

NEVER_TYPED = re.compile(r"alt-")
"""Keys that a Mac has for characters, and a browser for itself."""
LEFT_TO_THE_BROWSER = re.compile(r"(shift-)?tab$|f\d+$")
"""Other keys that do not reach the page, or not everywhere."""
SAME_DEED = {"menu": "back"}
"""Commands that do the same in all their modes as another one."""
SIGNALS = {"leave", "suspend"}
"""Commands of a terminal, which Control with a letter sends on every keyboard."""
PRESETS = ("", *preset_names())


@cache
def keymap_of(preset: str, game: str = "") -> Keymap:
    layers = [default_layer(), *([preset_layer(preset)] if preset else [])]
    return layered(layers, game)


def typed_on(keyboard: str, key: str) -> bool:
    """Return whether a keyboard has a key, without AltGr, Option and dead keys."""
    if NEVER_TYPED.match(key):
        return False
    char = CHARACTERS.get(key, key)
    return len(char) > 1 or char in KEYBOARDS[keyboard]


def unreachable(keyboard: str, keymap: Keymap, game: str) -> Iterator[str]:
    """Yield the commands and choices of a game without such a key."""
    for mode in Mode:
        for name, command in COMMANDS.items():
            if mode not in command.modes:
                continue
            keys = keymap.keys(name, mode)
            if name in SAME_DEED:
                keys = (*keys, *keymap.keys(SAME_DEED[name], mode))
            typed = [key for key in keys if typed_on(keyboard, key)]
            if name not in SIGNALS:
                typed = [key for key in typed if not LEFT_TO_THE_BROWSER.match(key)]
            if not typed:
                yield f"{name} in {mode.value}: {', '.join(keys)}"
    for key, words in {**all_jumps().get(game, {}), **keymap.jumps}.items():
        if words and not typed_on(keyboard, key):
            yield f"{words} in {game}: {key}"


@pytest.mark.parametrize("keyboard", KEYBOARDS)
def test_every_command_and_choice_has_a_key_on_every_keyboard(keyboard: str) -> None:
    """In each game and with each preset, and one that also reaches the page."""
    none_of(
        f"{lost}, preset {preset or 'default'}, game {game or 'none'}"
        for preset in PRESETS
        for game in ("", *all_names())
        for lost in unreachable(keyboard, keymap_of(preset, game), game)
    )


def test_commands_that_need_no_key_of_their_own_have_that_of_another() -> None:
    for name, other in SAME_DEED.items():
        assert COMMANDS[name].modes == {Mode.GAME}
        for table in (GAME_COMMANDS, LESSON_COMMANDS):
            assert table[name] is table[other], name


@pytest.mark.parametrize("keyboard", KEYBOARDS)
def test_a_command_with_brackets_or_alt_alone_is_named(keyboard: str) -> None:
    """As these were before they had one key more."""
    layer = read_layer('[all]\nnext-category = ["bracketright", "tab"]\nsettings = ["alt-o"]')
    found = [*unreachable(keyboard, layered([default_layer(), layer]), "")]
    assert "settings in menu: alt-o" in found
    brackets = "next-category in game: bracketright, tab" in found
    assert brackets is (keyboard not in ("US", "Latin American"))


def french() -> Iterator[tuple[str, int]]:
    """Yield each key of a digit of an AZERTY keyboard, and the digit's choice."""
    for row in FRENCH_DIGITS:
        for number, key in enumerate(row, start=1):
            yield key, number


def test_digits_of_a_french_keyboard_choose_without_shift() -> None:
    """In every game and everywhere else: those of France, of Belgium and of Apple."""
    wrong = []
    for game in ("", *all_names()):
        keymap = keymap_of("azerty", game)
        for mode in Mode:
            for key, number in french():
                found = keymap.command(key_name(key), mode)
                if found is None or found.pick != number:
                    wrong.append(f"{key} in {mode.value} of {game or 'no game'}: {found}")
    none_of(wrong)


def french_menu(data: Path, key: str) -> list[str]:
    """Press a key in a menu of ten entries with the preset for AZERTY; return what is chosen."""
    (data / "keys.toml").write_text('preset = "azerty"\n', encoding="utf-8")
    chosen: list[str] = []

    async def open_menu(app: App) -> None:
        items = [Item(str(at), f"Entry {at}.") for at in range(1, 11)]
        chosen.append(await menu(app, "Title", items) or "")

    press(open_menu, data, key)
    return chosen


def test_digits_of_a_french_keyboard_choose_in_a_menu_and_in_a_game(tmp_path: Path) -> None:
    """Also where the games' own digits go to a card."""
    chosen = {key: french_menu(tmp_path, key) for key, _ in french()}
    assert chosen == {key: [str(at)] for key, at in french()}
    with_shift = play(tmp_path, "wait", "2", game="scientific-war")
    assert play(tmp_path, "wait", "é", game="scientific-war") == with_shift
    assert play(tmp_path, "wait", "ù", game="scientific-war") != with_shift


@pytest.mark.parametrize(
    ("key", "other"), [("colon", "bracketright"), ("semicolon", "bracketleft"), ("*", "alt-o")]
)
def test_a_key_for_every_keyboard_does_what_the_other_does(
    tmp_path: Path, key: str, other: str
) -> None:
    """In a game, and not because both keys mean nothing."""
    told = play(tmp_path, "wait", key)
    assert told == play(tmp_path, "wait", other)
    assert not any("does nothing here" in line for line in told)


LETTERS = {
    ("en", ""): {},
    ("es", ""): {"d": "play queen"},
    ("de", ""): {"d": "play queen", "b": "play jack"},
    ("de", "left-hand"): {},
    ("de", "playpalace"): {"b": "play jack"},
    ("es", "azerty"): {"d": "play queen"},
}
"""The letters of cards that each language has beside the English ones, by preset."""


@pytest.mark.parametrize(("language", "preset"), LETTERS)
def test_cards_have_the_letters_of_the_language_where_these_are_free(
    language: str, preset: str
) -> None:
    """Letters that a preset uses for a command stay that command; the English ones always count."""
    package, keymap = find_game("scientific-war").package, keymap_of(preset, "scientific-war")
    usual = read_jumps(package)
    found = jumps_in(package, language, keymap)
    assert {key: found[key] for key in usual} == usual
    assert {key: found[key] for key in found if key not in usual} == LETTERS[language, preset]


@pytest.mark.parametrize(("language", "key", "card"), [("es", "d", "Dama"), ("de", "b", "Bube")])
def test_a_letter_of_the_language_chooses_its_card(
    language: str, key: str, card: str, tmp_path: Path
) -> None:
    keys = ("enter", "h", "y", key, "?", "escape")
    room = SharedKeyboard(tmp_path, keys, language=language).play()
    assert card in room.said(4)
