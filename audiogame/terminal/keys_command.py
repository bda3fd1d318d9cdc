"""What `audiogame keys` prints: the keys in force, and what is wrong with a file of keys."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from audiogame.keys.commands import COMMANDS, Mode
from audiogame.keys.game_keys import read_jumps
from audiogame.keys.layer import KeymapError
from audiogame.keys.own import FILE, OwnKeys, load_own_keys, read_own_keys
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.table.library import all_games
from audiogame.terminal.key_help import commands_in, keys_in_words, speakable


class UnreadableKeys(ValueError):
    """A file of keys that cannot be read."""


def list_keys(data: Path) -> int:
    """Print the keys in force; returns the exit status."""
    own = load_own_keys(data / FILE)
    for line in listed(own):
        sys.stdout.write(line + "\n")
    return 1 if own.faults else 0


def listed(own: OwnKeys) -> Iterator[str]:
    """Yield the lines of the keys in force: those of everywhere, of each mode, and of games."""
    narrator = Narrator(Texts())
    say, keymap = narrator.say, own.keymap()
    yield from own.faults
    if own.faults:
        yield say("keys-broken", count=len(own.faults))
    elif len(own.layers) > 1:
        yield say("keys-own", preset=say(f"preset-{own.preset or 'default'}"))
    everywhere = set()
    for command in COMMANDS.values():
        found = {keymap.keys(command.name, mode) for mode in Mode}
        if command.modes == frozenset(Mode) and len(found) == 1:
            everywhere.add(command.name)
    for mode in (None, *Mode):
        lines = []
        for command in commands_in(mode or Mode.MENU):
            if (command.name in everywhere) is (mode is None):
                keys = keys_in_words(narrator, keymap, command.name, mode or Mode.MENU)
                what = say(f"command-{command.name}")
                lines.append(
                    say("key", keys=keys, what=what) if keys else say("key-none", what=what)
                )
        if lines:
            yield say(f"mode-{mode.value if mode else 'all'}")
            yield from lines
    yield from _of_games(narrator)


def _of_games(narrator: Narrator) -> Iterator[str]:
    games, _ = all_games()
    for game in games:
        jumps = read_jumps(game.package)
        if jumps:
            title = Narrator(Texts(packages=(game.package,))).say(f"{game.name}-title")
            yield narrator.say("mode-choosing", game=title)
            for key, words in jumps.items():
                yield narrator.say("key", keys=speakable(narrator, key), what=words)


def check_keys(file: str) -> int:
    """Print everything that is wrong with a file of keys; returns the exit status.

    Raises:
        UnreadableKeys: it cannot be read.
    """
    path = Path(file)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as fault:
        why = fault.strerror if isinstance(fault, OSError) else "it is no UTF-8 text"
        raise UnreadableKeys(f"The keys cannot be read from {file!r}: {why}.") from fault
    lines, status = checked(text, path.name)
    for line in lines:
        sys.stdout.write(line + "\n")
    return status


def checked(text: str, source: str) -> tuple[tuple[str, ...], int]:
    """Return what there is to say about a file of keys, and 1 if it cannot be used."""
    say = Narrator(Texts()).say
    try:
        own = read_own_keys(text, source)
    except KeymapError as refused:
        end = say("keys-wrong", file=source, count=len(refused.faults))
        return (*refused.faults, end), 1
    doubts = (str(doubt) for doubt in own.layers[-1].doubts)
    lost = (f"{source}: {one}" for one in own.lost)
    return (*doubts, *lost, say("keys-right", file=source)), 0
