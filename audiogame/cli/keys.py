"""The output of `audiogame keys`: the keys in force, and the faults of a file of keys."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from audiogame.cli.run_settings import data_folder
from audiogame.cli.standard_output import print_lines
from audiogame.console.keys_template import keys_template
from audiogame.console.offered_games import offered_games
from audiogame.console.spelling import keys_in_words, speakable
from audiogame.keys.commands import COMMANDS, Mode, commands_in
from audiogame.keys.game_keys import jumps_in
from audiogame.keys.keymap import default_layer
from audiogame.keys.layer import KeymapError
from audiogame.keys.own_keys import (
    FILE,
    OwnKeys,
    load_own_keys,
    read_own_keys,
    save_own_keys,
)
from audiogame.keys.presets import preset_names
from audiogame.narration.faults import each_told, told
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.play.card_chooser import HAND_WORDS
from audiogame.play.choosing import named, told_of_hand
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.table.own_file import read_text

FORMAT = (
    "The file is TOML text.",
    "A line in brackets begins a table; each line after it has a command and its keys.",
    'Under `[game]`, the line `turn = ["t", "d"]` gives two keys to the command `turn`.',
    "With `[]` in place of the keys a command has none.",
    "A command that the file does not name keeps its keys.",
    'To build on a preset, write a line such as `preset = "azerty"` before all tables.',
    "The tables are `all`, `menu`, `game`, `book`, `new`, `lobby` and `review`.",
    "They are in the order of the sections above, from everywhere to a replay.",
    "A table `[games.sika]` is for Sika only; `audiogame list` prints the names of all games.",
    'Keys in `[games.scientific-war.choose]` go to a choice, such as `q = "play queen"`.',
    "In `[same]`, a key stands for one that your keyboard lacks, or has only with Shift.",
    'There, `"&" = "1"` lets the key `&` do what 1 does.',
    "In `[actions]`, a key has what a letter does beside cards: B, D, F, O or U.",
    'There, `d = "T"` lets Shift+T draw, so that D is free for a command.',
    "Write a key as you type it, a capital for Shift, or by its name, such as comma or f1.",
    "",
    "These are all commands, and what each does:",
    "",
)
"""The format of a file of keys."""


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame keys`."""
    if typed.about_keys:
        return check_keys(language, typed.file)
    if typed.markdown:
        sys.stdout.write(document(language))
        return 0
    if typed.template is not None:
        return write_template(language, data_folder(typed), typed.template)
    return list_keys(language, data_folder(typed))


def list_keys(language: str, data: Path) -> int:
    """Print the keys in force; return the exit status."""
    own = load_own_keys(data / FILE)
    print_lines((*listed(language, own), *of_games(language, own)))
    return 1 if own.faults else 0


def listed(language: str, own: OwnKeys) -> Iterator[str]:
    """Yield the lines of the keys in force: the common ones, and those of each mode."""
    narrator = Narrator(Texts(language))
    say, keymap = narrator.say, own.keymap()
    yield from each_told(own.faults, language)
    if own.faults:
        yield say("keys-broken", count=len(own.faults))
    elif len(own.layers) > 1:
        yield say("keys-own", preset=say(f"preset-{own.preset or 'default'}"))
    everywhere = set()
    for command in COMMANDS.values():
        found = {keymap.keys(command.name, mode) for mode in Mode}
        if command.modes == frozenset(Mode) and len(found) == 1:
            everywhere.add(command.name)
    of_menus: list[str] = []
    for mode in (None, *Mode):
        lines = []
        for command in commands_in(mode or Mode.MENU):
            if (command.name in everywhere) is (mode is None):
                keys = keys_in_words(narrator, keymap, command.name, mode or Mode.MENU)
                what = say(f"command-{command.name}")
                lines.append(
                    say("key", keys=keys, what=what) if keys else say("key-none", what=what)
                )
        if mode is Mode.MENU:
            of_menus = lines
        elif mode in (Mode.NEW, Mode.LOBBY):  # "as well as the menu keys"
            lines = [line for line in lines if line not in of_menus]
        if lines:
            yield say(f"mode-{mode.value if mode else 'all'}")
            yield from lines


def of_games(language: str, own: OwnKeys) -> Iterator[str]:
    """Yield the differences in each game: its own keys, and the player's keys there."""
    narrator, usual = Narrator(Texts(language)), own.keymap()
    say = narrator.say
    games, _ = offered_games()
    for game in games:
        keymap = own.keymap(game.name)
        of_game = Narrator(Texts(language, game.packages), game.name)
        title = of_game.say(f"{game.name}-title")
        changed = [
            command.name
            for command in commands_in(Mode.GAME)
            if keymap.keys(command.name, Mode.GAME) != usual.keys(command.name, Mode.GAME)
        ]
        if changed:
            yield say("mode-one-game", game=title)
        for name in changed:
            keys, what = keys_in_words(narrator, keymap, name, Mode.GAME), say(f"command-{name}")
            yield say("key", keys=keys, what=what) if keys else say("key-none", what=what)
        jumps = jumps_in(game.package, language, keymap)
        if any(jumps.values()):
            yield say("mode-choosing", game=title)
            for key, words in jumps.items():
                if words:
                    yield _choice(of_game, key, words, game.package)


def _choice(narrator: Narrator, key: str, words: str, package: str) -> str:
    """Return the line of a key that goes to a choice, in the language of the game's texts.

    Args:
        words: of the choice, as a file of keys has them.
    """
    keys, action = speakable(narrator, key), named(words, package)
    if words in HAND_WORDS:
        what = told_of_hand(narrator, words)
        return narrator.say("key-choice", keys=keys, what=what, words=words)
    if action is None:
        return narrator.say("key-typed", keys=keys, words=words)
    what = narrator.tell(action).rstrip(".")
    return narrator.say("key-choice", keys=keys, what=what, words=words)


def document(language: str) -> str:
    """Return `audiogame/keys/README.md`: the default keys, and the presets."""
    say = Narrator(Texts(language)).say
    lines = [
        "# Keys",
        "",
        "These are the keys of audiogame, and how you change them.",
        "The program writes this file; after a change to a key or its words, write it again:",
        "`audiogame keys --markdown > audiogame/keys/README.md`.",
        "",
        "In the program the question mark says the ten keys that you need most, then all.",
        "Your own keys are in a file, keys.toml, in the folder of the program's data.",
        "`audiogame keys --template` writes one there, every line explained.",
        "`audiogame keys check FILE` says what is wrong with one, line by line.",
        "`audiogame keys` lists your keys, and those of single games, such as those for cards.",
        "",
        "With braille on, Space only reads on; use plus to mark and describe.",
        "While you type a text, Left, Right, Home, End and Delete correct it.",
        "With Control, Left and Right move by whole words there.",
        "In a menu, Left and Right change the value in its row, and so does Enter.",
        "On the board of a game, arrows go from square to square, Home and End along the row.",
        "",
        "Most terminals send Alt with a letter in one piece, which counts as one key.",
        "Escape and then a letter are two keys, however fast you type them.",
        "While the program is busy, Alt with a letter counts as these two as well.",
        "A browser and some screen readers keep the keys with Alt for themselves.",
        "On a Russian, Ukrainian, Greek, Hebrew, Arabic or Persian keyboard, a letter counts as the"
        " Latin key at its place, but where you type a text.",
        "No command needs Alt, Option or AltGr; the game menu also opens with Escape.",
    ]
    for line in listed(language, OwnKeys((default_layer(),))):
        if line.endswith(":"):
            lines += ["", f"## {line.removesuffix(':')}", ""]
        else:
            lines.append(f"- {line}")
    lines += ["", "## The file of your own keys", "", *FORMAT]
    for name, one in COMMANDS.items():
        if one.pick < 2:
            lines.append(f"- `{name}`: {say(f'command-{name}')}.")
    lines.append("- `pick-2` to `pick-10`: The other choices.")
    lines += ["", "## Presets", ""]
    lines += [f"- `{name}`: {say(f'preset-{name}')}" for name in preset_names()]
    return "\n".join(lines) + "\n"


def write_template(language: str, data: Path, file: str = "") -> int:
    """Write a template of a file of keys, and print its path; return the exit status.

    Args:
        data: the program's data folder, where it reads such a file.
        file: another path to write to; empty for the data folder.

    Raises:
        Fault: a file is there already, or none can be written.
    """
    own = data / FILE
    path = Path(file) if file else own
    if path.exists():
        raise Fault("keys-template-there", path=str(path))
    try:
        save_own_keys(path, keys_template(OwnKeys((default_layer(),)).keymap(), str(own), language))
    except OSError as fault:
        why = system_reason(fault)
        raise Fault("keys-template-unwritten", path=str(path), why=why) from fault
    sys.stdout.write(Narrator(Texts(language)).say("written", file=str(path)) + "\n")
    return 0


def check_keys(language: str, file: str) -> int:
    """Print every fault of a file of keys; return the exit status.

    Raises:
        Fault: it cannot be read.
    """
    path = Path(file)
    try:
        text = read_text(path)
    except (OSError, UnicodeDecodeError) as fault:
        why = system_reason(fault) if isinstance(fault, OSError) else Reason("no-utf-8")
        raise Fault("keys-file-unreadable", path=file, why=why) from fault
    lines, status = checked(language, text, path.name)
    print_lines(lines)
    return status


def checked(language: str, text: str, source: str) -> tuple[tuple[str, ...], int]:
    """Return the report on a file of keys, and 1 if it cannot be used."""
    say = Narrator(Texts(language)).say
    try:
        own = read_own_keys(text, source)
    except KeymapError as refused:
        end = say("keys-wrong", file=source, count=len(refused.reasons))
        doubtful = refused.layer.doubts if refused.layer is not None else ()
        wrong = (*refused.reasons, *(doubt.reason for doubt in doubtful))
        return (*each_told(wrong, language), end), 1
    doubts = each_told((doubt.reason for doubt in own.layers[-1].doubts), language)
    lost = (told(Reason("in-file", file=source, why=one.reason), language) for one in own.lost)
    return (*doubts, *lost, say("keys-right", file=source)), 0
