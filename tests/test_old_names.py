"""Names that stand in files of players, or are imported by games from outside, stay.

They are those of commit 4a1657b; tests/data/4a1657b says how they were written down.
"""

from __future__ import annotations

import argparse
import json
from enum import Enum
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, TypeVar

import pytest

from audiogame.cli.arguments import make_parser
from audiogame.former_names import MOVED
from audiogame.keys.names import NAMED
from audiogame.keys.own_keys import read_own_keys
from audiogame.keys.presets import preset_names
from audiogame.opponents.characters import Occasion, characters, remarks
from audiogame.rules.notation import kebab, word
from audiogame.rules.options import option_kinds
from audiogame.rules.state import Action
from audiogame.settings import SETTINGS, check_setting
from audiogame.sound_server.pack import default_pack
from audiogame.table.library import find_game
from audiogame.table.notes import Notes, read_notes

FOLDER = Path(__file__).parent / "data" / "4a1657b"
T = TypeVar("T")
NAMES: dict[str, Any] = json.loads((FOLDER / "names.json").read_text(encoding="utf-8"))
GAMES: dict[str, dict[str, Any]] = NAMES["games"]


@cache
def loaded(game: str) -> None:
    """Import all of a game, so that its classes are known."""
    package = import_module(find_game(game).package)
    for one in walk_packages(package.__path__, package.__name__ + "."):
        if ".training" not in one.name:  # needs numpy
            import_module(one.name)


def subclasses(kind: type[T]) -> set[type[T]]:
    """List the classes below one."""
    own = set(kind.__subclasses__())
    return own.union(*(subclasses(one) for one in own))


@pytest.mark.parametrize("name", GAMES)
def test_words_of_actions_and_outcomes(name: str) -> None:
    """Each word of a record is still that of an action of this game, or of one of its values."""
    loaded(name)
    package = find_game(name).package
    own = [kind for kind in subclasses(Action) if kind.__module__.startswith(package + ".")]
    assert set(GAMES[name]["actions"]) <= {kebab(kind.__name__) for kind in own}
    rooms = (package + ".", "audiogame.rules.")
    enums = [kind for kind in subclasses(Enum) if kind.__module__.startswith(rooms)]
    assert set(GAMES[name]["values"]) <= {word(member) for kind in enums for member in kind}


@pytest.mark.parametrize("name", GAMES)
def test_options_strengths_seats_and_version(name: str) -> None:
    """What stands in the header of a record, in last tables, and behind --option and --seats."""
    game = find_game(name)
    old = GAMES[name]
    assert game.of_version(old["version"]).version == old["version"]
    assert list(game.seats) == old["seats"]
    assert set(old["strengths"]) <= set(game.bots)
    assert next(iter(game.bots)) == old["strengths"][0], "the usual bot is another one"
    kinds = {kind.name: kind for kind in option_kinds(game.options)}
    for option, was in old["options"].items():
        kind = kinds[option]
        assert getattr(game.options(), option) == was["values"][0], "as records without it mean"
        assert all(kind.read(str(value)) == value for value in was["values"])
        low, end = was["numbers"]
        assert all(kind.read(str(value)) == value for value in {low, end - 1} if low < end)


@pytest.mark.parametrize("name", NAMES["settings"])
def test_settings_and_their_values(name: str) -> None:
    """A setting that was chosen can still be chosen, and the usual value is the same."""
    old = NAMES["settings"][name]
    assert SETTINGS[name].default == old["default"]
    values = [
        old["default"],
        *old.get("values", []),
        *(old[k] for k in ("low", "high") if k in old),
    ]
    assert [check_setting(name, value) for value in values] == [None] * len(values)


def test_commands_of_files_of_keys() -> None:
    """Each may have keys in each mode in which it had some, by its own name or an alias."""
    text = (FOLDER / "every-command.toml").read_text(encoding="utf-8")
    assert all(f"\n{name} = [" in text for name in NAMES["commands"])
    keys = read_own_keys(text)
    assert keys.faults == ()
    assert keys.lost == ()


def test_keys_presets_characters_and_occasions() -> None:
    assert set(NAMES["keys"]) <= set(NAMED)
    assert set(NAMES["presets"]) <= set(preset_names())
    for name, (strength, manner) in NAMES["characters"].items():
        assert (characters()[name].strength, characters()[name].manner) == (strength, manner)
        assert all(remarks(manner, Occasion(occasion)) for occasion in NAMES["occasions"])


def test_cues_of_packs() -> None:
    """A file of that name in a player's pack takes the place of a sound that is heard."""
    assert set(NAMES["cues"]) <= set(default_pack()[0].cues)


def test_notes_of_records() -> None:
    """What happened at the table itself, as it has been written."""
    notes = ["words blue moon", "open 12 1 play queen", "undo 2", "chair 5 casual Max", "advice 0"]
    notes += ["copied 40", "key-lost", "gave-up 0", "left", "key 3f0c", "seed 9a1b", "result 1 2"]
    assert read_notes(tuple(notes)) == Notes(
        result="1 2",
        seed="9a1b",
        key="3f0c",
        words="blue moon",
        opened=((12, "1 play queen"),),
        undone=1,
        copied=40,
        key_lost=True,
        left=True,
        advised=(0,),
        gave_up=(0,),
    )


def parsers(parser: argparse.ArgumentParser, path: str = "") -> dict[str, set[str]]:
    """List the options of a command line, by command."""
    found = {path: {text for one in parser._actions for text in one.option_strings}}
    for one in parser._actions:
        if isinstance(one.choices, dict):
            for name, below in one.choices.items():
                found |= parsers(below, f"{path} {name}".strip())
    return found


def test_arguments_of_the_command_line() -> None:
    """Scripts of players name them."""
    now = parsers(make_parser())
    missing = {
        path: set(options) - now.get(path, set()) for path, options in NAMES["arguments"].items()
    }
    assert set(NAMES["arguments"]) <= set(now)
    assert not any(missing.values()), missing


@pytest.mark.parametrize("name", NAMES["modules"])
def test_modules_that_games_from_outside_import(name: str) -> None:
    """Under the name of then, with all that they had for others."""
    module = import_module(name)
    assert [one for one in NAMES["modules"][name] if not hasattr(module, one)] == []


@pytest.mark.parametrize("name", MOVED)
def test_a_module_is_the_same_under_both_names(name: str) -> None:
    """Nothing of it is there twice, and it knows itself by its present name."""
    module = import_module(name)
    assert module is import_module(MOVED[name])
    assert module.__name__ == MOVED[name]
    assert module.__spec__ is not None
    assert module.__spec__.name == MOVED[name]
