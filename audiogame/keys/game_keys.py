"""A game's own keys that jump to a choice, such as F to fold, and those of a hand of cards."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from audiogame.keys.commands import Mode
from audiogame.keys.keymap import PACKAGE, Keymap
from audiogame.keys.names import key_name
from audiogame.rules.game_files import package_folder, text_file

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

HAND = "hand"
"""The value of `cards` in keys.toml of a game whose cards have suits; else the name of a choice."""
SUIT_BEFORE, SUIT_AFTER = "suit-before", "suit-after"
"""The words of the keys that go to another suit of the hand; those of the others are ranks."""


@cache
def hand_keys() -> Mapping[str, str]:
    """Return the words of the keys of a hand of cards."""
    return _table(_read(package_folder(PACKAGE) / "cards.toml"), HAND)


@cache
def hand_letters(language: str) -> Mapping[str, str]:
    """Return the words of the letters of cards that a language has beside the common keys."""
    return _table(_read(package_folder(PACKAGE) / f"cards.{language}.toml"), HAND)


@cache
def action_letters() -> Mapping[str, tuple[str, ...]]:
    """Return the letters of what is done beside cards: how the names of these choices begin."""
    table = _read(package_folder(PACKAGE) / "cards.toml")["actions"]
    return {key: tuple(names) for key, names in table.items()}


def letter_of(words: str) -> str:
    """Return the letter of a choice beside cards, by its words; empty where none is its own."""
    name = words.partition(" ")[0]
    for key, names in action_letters().items():
        if any(f"{name}-".startswith(f"{one}-") for one in names):
            return key
    return ""


def read_jumps(package: str) -> Mapping[str, str]:
    """Read the keys of a game's keys.toml: the words of an action by its key.

    Beside its table `[choose]` these are the keys of a hand of cards, if it says `cards`.

    Raises:
        ValueError: the file is not TOML, or names a key that does not exist.
    """
    read = _read(text_file(package, "keys.toml"))
    return {**_of_hand(read, hand_keys()), **_table(read, "choose")}


def jumps_in(package: str, language: str, keymap: Keymap) -> Mapping[str, str]:
    """Return a game's keys that jump to a choice, and the letters of a language beside them.

    A language may have letters of its own, such as those of its cards, in `keys.LANGUAGE.toml`;
    each counts while the player's keys leave it free.  A letter of a card goes before that of an
    action, which is an entry of the game menu then.

    Args:
        package: of the game.
        language: a language code.
        keymap: the player's keys in the game.

    Raises:
        ValueError: a file is not TOML, or names a key that does not exist.
    """
    usual = moved(read_jumps(package), keymap.actions)
    cards = _of_hand(_read(text_file(package, "keys.toml")), hand_letters(language))
    own = {**cards, **_table(_read(text_file(package, f"keys.{language}.toml")), "choose")}
    free = {
        key: words
        for key, words in own.items()
        if keymap.command(key, Mode.GAME) is None
        and (key not in usual or (key in cards and letter_of(usual[key])))
    }
    return {**free, **usual, **{key: free[key] for key in free if key in usual}, **keymap.jumps}


def moved(jumps: Mapping[str, str], actions: Mapping[str, str]) -> Mapping[str, str]:
    """Return keys with the letters of actions where a player's keys have them.

    Args:
        jumps: the words of the choice of each key.
        actions: the keys that stand for such letters.
    """
    return {
        actions.get(key, key) if letter_of(words) == key else key: words
        for key, words in jumps.items()
    }


def _of_hand(read: Mapping[str, Any], keys: Mapping[str, str]) -> Mapping[str, str]:
    """Return the keys of a hand of cards, as a game's keys.toml has its cards."""
    cards = read.get("cards", "")
    if not cards:
        return {}
    if cards == HAND:
        return keys
    suits = (SUIT_BEFORE, SUIT_AFTER)
    return {key: f"{cards} {rank}" for key, rank in keys.items() if rank not in suits}


def _table(read: Mapping[str, Any], name: str) -> Mapping[str, str]:
    return {key_name(key): str(words) for key, words in read.get(name, {}).items()}


def _read(path: Traversable) -> Mapping[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
