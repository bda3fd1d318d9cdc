"""Keyboards of other scripts: letters and digits count as the keys at their places."""

from __future__ import annotations

from pathlib import Path

import pytest
from pressed import play, press

from audiogame.console.app import App
from audiogame.console.menu import Item, menu
from audiogame.console.text_entry import enter_text
from audiogame.keys.keymap import default_keymap
from audiogame.keys.layouts import LAYOUTS, latin_key

QUESTIONS = {"russian": "кеус", "greek": "ρτεψ", "hebrew": "ראקב", "arabic": "قفثؤ"}
"""The keys at the places of R, T, E and C."""
ENGLISH = "rtec"


def test_each_letter_has_one_place_and_each_layout_its_own() -> None:
    """No letter is in two rows; a capital is the key with Shift, an accent counts for nothing."""
    letters = [letter for row, _ in LAYOUTS for letter in row]
    assert len(letters) == len(set(letters))
    assert not any(letter.isascii() for letter in letters)
    assert [latin_key(key) for key in "йЙжЖюЮёЁ"] == ["q", "Q", ";", ":", ".", ">", "`", "~"]
    assert [latin_key(key) for key in "άΆςώ"] == ["a", "A", "w", "v"]
    assert [latin_key(key) for key in "ییپ"] == ["d", "d", "\\"]


@pytest.mark.parametrize("nought", ["\u0660", "\u06f0", "\uff10"])
def test_digits_of_other_scripts_are_digits(nought: str) -> None:
    """Arabic, Persian and wide ones."""
    assert [latin_key(chr(ord(nought) + digit)) for digit in range(10)] == list("0123456789")


@pytest.mark.parametrize(
    "key", ["a", "Z", "5", "enter", "é", "ñ", "ß", "Ø", "€", "漢", "ก", "😀", ""]
)
def test_other_keys_are_themselves(key: str) -> None:
    """Letters of Latin keyboards, names of keys, and scripts without a table."""
    assert latin_key(key) == key


@pytest.mark.parametrize("script", QUESTIONS)
def test_the_questions_are_asked_in_each_script(tmp_path: Path, script: str) -> None:
    """R, T, E and C answer in the terminal, which sends letters."""
    keys = QUESTIONS[script]
    asked = play(tmp_path / "other", "1", *keys)
    assert asked == play(tmp_path / "english", "1", *ENGLISH)


def test_a_digit_of_another_script_chooses(tmp_path: Path) -> None:
    """The second choice."""
    assert play(tmp_path / "arabic", "٢") == play(tmp_path / "english", "2")


def test_a_key_of_the_players_own_keeps_its_meaning() -> None:
    """A letter that is bound is not looked up by its place."""
    keymap = default_keymap()
    mode = next(iter(keymap.commands))
    own = {**keymap.commands[mode], "к": keymap.commands[mode]["enter"]}
    bound = type(keymap)({**keymap.commands, mode: own})
    assert bound.command("к", mode) == keymap.command("enter", mode)


async def _names(app: App) -> None:
    names = ("Nadia", "Yana", "Яна", "Николай")
    chosen = await menu(app, "Names.", [Item(name, name) for name in names])
    app.dialogue.tell("credits-contributor", value=str(chosen))


@pytest.mark.parametrize(
    ("key", "chosen"), [("я", "Яна"), ("н", "Николай"), ("т", "Nadia"), ("n", "Nadia")]
)
def test_first_letters_find_entries_before_places_do(tmp_path: Path, key: str, chosen: str) -> None:
    """Z would go back, and Y copy; N is a first letter at its place."""
    assert press(_names, tmp_path, key, "enter")[-1] == f"{chosen}."


async def _text(app: App) -> None:
    app.dialogue.tell("credits-contributor", value=str(await enter_text(app, "Your name.")))


def test_typed_text_stays_as_it_is(tmp_path: Path) -> None:
    """A name of another script is typed letter by letter."""
    assert press(_text, tmp_path, *"Зоя٣", "enter")[-1] == "Зоя٣."


@pytest.mark.parametrize(("key", "stays"), [("н", False), ("т", True), ("غ", False), ("ى", True)])
def test_yes_and_no_are_answered_by_place(tmp_path: Path, key: str, stays: bool) -> None:
    """The keys at Y and N."""
    told = play(tmp_path, "ctrl-c", key, "t")
    assert any(line.startswith("Your turn to call") for line in told[3:]) is stays
