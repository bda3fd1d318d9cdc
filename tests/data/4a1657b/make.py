"""Write what players have kept, with the program as it was at commit 4a1657b.

    git worktree add /tmp/old 4a1657b
    python3 -m venv /tmp/old/.venv && /tmp/old/.venv/bin/pip install -e /tmp/old
    /tmp/old/.venv/bin/python tests/data/4a1657b/make.py

It presses keys as a player would, and writes into `kept`, `export.zip` and `names.json` beside
this file.  Luck is new each time; nothing here is ever made again unless the old program is asked.
"""

# The modules that it asks are those of the old program, by their names of then.
# mypy: disable-error-code="import-not-found, import-untyped"
# ruff: noqa: I001

from __future__ import annotations

import ast
import json
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import Any

HERE = Path(__file__).parent
KEPT = HERE / "kept"


def run(*typed: str, keys: str = "") -> str:
    """Run the program; returns what it printed.

    Args:
        typed: what is typed after its name.
        keys: names of keys, parted by blanks, with `WORD*3` for three of a kind.
    """
    pressed: list[str] = []
    for one in keys.split():
        name, _, times = one.partition("*")
        pressed += [name] * int(times or 1)
    more = ["--keys", "-"] if keys else []
    done = subprocess.run(
        [sys.executable, "-m", "audiogame", *typed, "--data", str(KEPT), *more],
        input="\n".join(pressed) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def play(game: str, seats: str, keys: str, *more: str) -> None:
    """Play a game; it stays as it is when the keys end."""
    options = [part for option in more if "=" in option for part in ("--option", option)]
    flags = [option for option in more if "=" not in option]
    run("play", game, "--seats", seats, *options, *flags, keys=keys)


def play_games() -> None:
    """Play two or three games of each kind: to the end, and left in the middle."""
    first, last, card = "1 wait ", "end enter wait ", "down enter wait "
    # Sika: with words; one with a choice taken back; one with a seat that a bot took over.
    play("sika", "you=Ann,casual=Bo", "b l u e space m o o n enter " + first * 10, "--words")
    # From the fourth moment of the first game another one goes on, in a record of its own.
    run(keys="5 1 enter end home down down down enter n enter y 1 wait")
    play("sika", "you=Ann,you=Bea,loyal=Cy", first * 4 + "U y 1 wait", "call=turn", "ante=5")
    play("sika", "you=Ann,you=Bea", "1 2 1 1 1 escape 2 1 wait", "overtime=everyone")
    # Army Men: to the end with advice, and in the middle of a roll with something taken back.
    play("army-men", "you=Ann,expert=Bo", "wait H " + "1 enter wait " * 30)
    play(
        "army-men", "you=Ann,casual=Bo", "1 enter wait " * 5 + "U 1 enter", "campaign=3", "first=0"
    )
    # 10-Die Poker: an endless table with a chair taken, one that was left, one of two rounds.
    seats = "you=Ann,casual=Bo,skilled=Cy,expert=Dee"
    play("ten-die-poker", seats, "wait escape 3 wait " + last * 3, "credit=on", "equal=joins")
    play("ten-die-poker", seats, "wait escape 3 escape 2 " + last + "wait")
    play("ten-die-poker", seats, "wait 1 enter wait H " + last * 6, "rounds=2", "bank=20", "ante=2")
    # Sicherman's War.
    play("sichermans-war", "you=Ann,expert=Bo", "wait H " + first * 60)
    play("sichermans-war", "you=Ann,casual=Bo", first * 6 + "U " + first * 2, "jokers=on")
    fours = "you=Ann,you=Bea,casual=Cy,skilled=Dee"
    play("sichermans-war", fours, first * 3, "dealing=by-hand")
    # Scientific War: one secret choice lies face down; one is taken back; one ends; one is left.
    play("scientific-war", "you=Ann,you=Bea,casual=Cy", "enter q enter 4 enter 7 enter enter k")
    play("scientific-war", "you=Ann,casual=Bo", "k enter wait 3 enter wait U q enter H", "jokers=2")
    play("scientific-war", "you=Ann,skilled=Bo", card * 12, "limit=10", "--no-advice")
    play("scientific-war", "you=Ann,marta", card * 2 + "escape g enter y escape")
    play("scientific-war", "you=Ann,you=Bea,you=Cid", "enter k enter 4 U y", "revolution=next")


def keep_the_rest() -> None:
    """Keep a lesson half taken, settings, keys, people, results, sounds, and an archive of all."""
    from audiogame.keys.keymap import default_keymap
    from audiogame.keys.commands import COMMANDS, Mode
    from audiogame.keys.own import save_own_keys
    from audiogame.keys.writing import with_keys, with_preset
    from audiogame.settings import Settings, save_settings
    from audiogame.table.library import find_game, own_games
    from audiogame.table.table import Player
    from audiogame.terminal.last_tables import Table, save_table
    from audiogame.terminal.people import Habits, keys_file_of, save_people

    run("learn", "sika", keys="enter*20 1 enter*6 escape")
    run("learn", "army-men", keys="enter*4 escape")
    save_settings(KEPT / "settings.toml", Settings(**changed_settings()))
    text = with_preset(with_keys("# My keys.\n", "game", "standing", ("s", "f9")), "playroom")
    text = with_keys(text, "games.scientific-war", "own", ("h", "f10"))
    save_own_keys(KEPT / "keys.toml", text)
    save_own_keys(keys_file_of(KEPT, "Bea"), with_keys("", "all", "repeat", ("l", "f9")))
    people = {"Ann": Habits("brief"), "Bea": Habits("normal", True), "Cid": Habits()}
    save_people(KEPT, people)
    for name in own_games():
        game = find_game(name)
        kinds = [None, *game.bots, *game.bots][: game.seats[-1]]
        seats = tuple(map(Player, ("Ann", "Bo", "Cy", "Marta", "Eli", "Flo", "Gus"), kinds))
        seats = seats[: max(number for number in game.seats if number <= len(seats))]
        save_table(KEPT, game, Table(seats, game.options(), advice=name != "sika"))
    every = ""
    keymap = default_keymap()
    for mode in Mode:
        for name, command in COMMANDS.items():
            if mode in command.modes:
                every = with_keys(every, mode.value, name, keymap.keys(name, mode))
    save_own_keys(HERE / "every-command.toml", every)
    run("statistics")
    common = Path(__file__).parents[3] / "sounds" / "common"
    (KEPT / "sounds").mkdir()
    shutil.copy(common / "ui.move-1.wav", KEPT / "sounds" / "ui.move-1.wav")
    shutil.copy(common / "ui.move-2.wav", KEPT / "sounds" / "ui.move-2.wav")
    shutil.copy(common / "ui.move-2.wav", KEPT / "sounds" / "sika.dice.roll.3.wav")
    pack = HERE / "pack"
    shutil.rmtree(pack, ignore_errors=True)
    pack.mkdir()
    shutil.copy(common / "ui.move-1.wav", pack / "tick.wav")
    (pack / "pack.toml").write_text(PACK, encoding="utf-8")
    (HERE / "export.zip").unlink(missing_ok=True)
    run("data", "export", str(HERE / "export.zip"))
    (KEPT / "copied.txt").unlink(missing_ok=True)


PACK = """name = "Ticks"
licence = "CC0"
source = "rendered for this test"
credit = "nobody"

[cues."ui.move"]
files = ["tick.wav"]
kind = "interface"
bus = "interface"
gain = -3.5
timing = "overlap"
text = "tick"
description = "A tick: you have moved."

[cues."sika.call.red"]
files = ["tick.wav"]
kind = "foley"
bus = "game"
timing = "lead"
"""


def changed_settings() -> dict[str, Any]:
    """Return a value for each setting that is not the usual one, but for a folder of sounds."""
    from audiogame.settings import SETTINGS

    texts = {"name": "Ann", "voice": "espeak", "voice_name": "Max", "voice_language": "de"}
    chosen: dict[str, Any] = {**texts, "bot_names": "Uli, Vera", "speech": "none"}
    for name, part in SETTINGS.items():
        limits = part.metadata
        if name in chosen or name == "sound_pack":
            continue
        if isinstance(part.default, bool):
            chosen[name] = not part.default
        elif "values" in limits:
            chosen[name] = limits["values"][-1]
        else:
            usual = limits["high"] == part.default
            chosen[name] = limits["low"] if usual else limits["high"]
    return chosen


def frozen_names() -> dict[str, Any]:
    """Return every name that stands in a file of a player, or in a game from outside."""
    from audiogame.keys.commands import COMMANDS
    from audiogame.keys.names import NAMED
    from audiogame.keys.presets import preset_names
    from audiogame.opponents.characters import Occasion, characters
    from audiogame.outputs.sounds.pack import default_pack
    from audiogame.settings import SETTINGS
    from audiogame.table.library import find_game, own_games
    from audiogame.terminal.arguments import make_parser

    return {
        "games": {name: _game_names(find_game(name)) for name in own_games()},
        "settings": {
            name: {
                "default": part.default,
                **{k: v for k, v in part.metadata.items() if k != "group"},
            }
            for name, part in SETTINGS.items()
        },
        "commands": {
            name: sorted(mode.value for mode in command.modes) for name, command in COMMANDS.items()
        },
        "keys": sorted(NAMED),
        "presets": sorted(preset_names()),
        "cues": sorted(default_pack()[0].cues),
        "characters": {one.name: [one.strength, one.manner] for one in characters().values()},
        "occasions": [one.value for one in Occasion],
        "arguments": _arguments(make_parser()),
        "modules": _modules(),
    }


def _game_names(game: Any) -> dict[str, Any]:
    from audiogame.rules.notation import word, words
    from audiogame.rules.options import option_kinds
    from audiogame.rules.state import CHANCE
    from audiogame.testing import play_random

    actions: set[str] = set()
    values: set[str] = set()
    for seed in range(200):
        for state in play_random(game, Random(seed)):
            for seat in range(state.seats):
                for action in (*state.legal_actions(seat), *state.requests(seat)):
                    first, *rest = words(action).split()
                    actions.add(first)
                    values.update(rest)
            if CHANCE in state.actors and state.chance is not None:
                values.update(word(state.chance.sample(Random(seed).randrange)).split())
            if state.result is None and len(actions) > 30:
                break
    return {
        "version": game.version,
        "seats": list(game.seats),
        "actions": sorted(actions),
        "values": sorted(value for value in values if not value.isdecimal()),
        "strengths": list(game.bots),
        "options": {
            kind.name: {
                "values": list(kind.values),
                "numbers": [kind.numbers.start, kind.numbers.stop],
            }
            for kind in option_kinds(game.options)
        },
    }


def _arguments(parser: Any) -> dict[str, list[str]]:
    found = {"": sorted({text for one in parser._actions for text in one.option_strings})}
    for one in parser._actions:
        if isinstance(one.choices, dict):
            for name, sub in one.choices.items():
                for path, options in _arguments(sub).items():
                    found[f"{name} {path}".strip()] = options
    return found


INTERNAL = ("A", "O", "MANY", "BIG_ENDIAN")
"""Names without an underscore that are nothing to other modules."""


def _modules() -> dict[str, list[str]]:
    """List what a game from outside, or its tests, may import: all of the rules, and these."""
    found = {
        "audiogame.games.sika": ["GAME"],
        "audiogame.games.sika.bot": ["Caller", "ContraryCaller", "LoyalCaller"],
        "audiogame.narration.narrator": ["Line", "Narrator", "Urgency", "Verbosity"],
        "audiogame.narration.texts": ["Texts"],
        "audiogame.table.events": ["GameStarted", "TakenBack"],
        "audiogame.table.library": ["all_games", "all_names", "find_game", "own_games"],
        "audiogame.table.listening": ["Listener", "heard"],
        "audiogame.table.luck": ["Luck"],
        "audiogame.table.table": ["GameStarted", "Player", "Step", "Table"],
        "audiogame.testing": _public("audiogame.testing"),
    }
    package = import_module("audiogame.rules")
    for one in iter_modules(package.__path__):
        found[f"audiogame.rules.{one.name}"] = _public(f"audiogame.rules.{one.name}")
    found["audiogame.rules.state"].append("replace")
    return dict(sorted(found.items()))


def _public(name: str) -> list[str]:
    """List what a module defines for others."""
    source = Path(str(import_module(name).__file__)).read_text(encoding="utf-8")
    found: list[str] = []
    for node in ast.parse(source).body:
        match node:
            case ast.FunctionDef(name=defined) | ast.ClassDef(name=defined):
                found.append(defined)
            case ast.Assign(targets=[ast.Name(defined)]) | ast.AnnAssign(target=ast.Name(defined)):
                found.append(defined)
    return sorted(one for one in found if not one.startswith("_") and one not in INTERNAL)


if __name__ == "__main__":
    if sys.argv[1:] != ["names"]:
        shutil.rmtree(KEPT, ignore_errors=True)
        play_games()
        keep_the_rest()
    text = json.dumps(frozen_names(), indent=1, ensure_ascii=False)
    (HERE / "names.json").write_text(text + "\n", encoding="utf-8")
