"""The keys that work now: as a list to walk through and choose from, and one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from audiogame.keys.commands import COMMANDS, Command, Mode
from audiogame.keys.keymap import Keymap
from audiogame.narration.narrator import Line, Narrator, Urgency
from audiogame.terminal.keyboard import SIGNALS

if TYPE_CHECKING:
    from audiogame.console.app import App

Here = Callable[[], Mapping[str, str]]
"""Tells what keys mean at this very place, beside the keymap: in words, by key."""
TEXTS = (Mode.BOOK, Mode.REVIEW)
"""Modes in which Space itself is for reading on: to the next paragraph or moment."""


def no_keys() -> Mapping[str, str]:
    """Tell that this place has no keys of its own."""
    return {}


def only_reads(app: App, key: str, mode: Mode) -> bool:
    """Tell whether a key that would choose is for reading alone: Space on a braille display."""
    if key != "space" or not app.screen.reads_on or mode in TEXTS:
        return False
    command = app.keymap.command(key, mode)
    return command is None or command.chooses


def own_keys(app: App, mode: Mode, here: Here) -> dict[str, str]:
    """Tell what keys mean at this place in spite of the keymap: in words, by key."""
    reads = only_reads(app, "space", mode)
    return {**({"space": app.narrator.say("key-reads-on")} if reads else {}), **here()}


def speakable(narrator: Narrator, key: str) -> str:
    """Return how a key is spoken, such as "Shift R" or "question mark"."""
    if len(key) == 1:
        shift = key.isalpha() and key.isupper()
        return f"{narrator.say('key-shift')} {key}" if shift else key.upper()
    parts = []
    for part in key.split("-"):
        known = narrator.texts.has(f"key-{part}")
        parts.append(narrator.say(f"key-{part}") if known else part.upper())
    return " ".join(parts)


def keys_in_words(narrator: Narrator, keymap: Keymap, name: str, mode: Mode) -> str:
    """Return the keys of a command as they are spoken; empty if it has none."""
    return _spoken(narrator, keymap.keys(name, mode))


def _spoken(narrator: Narrator, keys: Iterable[str]) -> str:
    return ", ".join(speakable(narrator, key) for key in keys)


def commands_in(mode: Mode) -> list[Command]:
    """List the commands that do something in a mode, in the order of the table.

    The picks of the second choice and so on are told with the first.
    """
    return [one for one in COMMANDS.values() if mode in one.modes and one.pick < 2]


async def choose_command(app: App, mode: Mode, here: Here) -> Command | None:
    """Let the player walk through the keys that work now, and do one of them.

    Returns:
        The command that was chosen, None if none was.
    """
    from audiogame.console.menu import Item, menu  # it needs the app, which needs this

    say = app.narrator.say
    items, own = [], own_keys(app, mode, here)
    for command in commands_in(mode):
        keys = _spoken(app.narrator, _free(app.keymap, command.name, mode, own))
        what = say(f"command-{command.name}")
        text = say("key", keys=keys, what=what) if keys else say("key-none", what=what)
        items.append(Item(command.name, text))
    for key, what in own.items():
        items.append(Item("", say("key", keys=speakable(app.narrator, key), what=what)))
    chosen = await menu(app, say("title-keys"), items)
    if not chosen:
        app.remind_here()
        return None
    return COMMANDS[chosen]


def _free(keymap: Keymap, name: str, mode: Mode, own: Mapping[str, str]) -> Iterator[str]:
    """Yield the keys that reach a command where some keys mean something of their own.

    Shift with a letter still reaches what the letter alone would, where it means nothing else.
    """
    for key in keymap.keys(name, mode):
        capital = key.upper()
        if key not in own:
            yield key
        elif len(key) == 1 and capital != key and keymap.command(capital, mode) is COMMANDS[name]:
            yield capital


async def help_with_keys(app: App, mode: Mode, here: Here) -> None:
    """Say what each key would do, until the key for that is pressed again; nothing happens."""
    say = app.narrator.say
    off = keys_in_words(app.narrator, app.keymap, "key-help", mode)
    app.tell("key-help-on", key=off)
    while True:
        key = await app.any_key()
        if key.name in SIGNALS:
            continue
        meant = app.keymap.meant(key.name, mode)
        command = app.keymap.command(key.name, mode)
        if command is not None and command.name == "key-help":
            break
        own = own_keys(app, mode, here)
        what = own.get(key.name) or own.get(meant, "")
        if not what and command is not None:
            name = "pick" if command.pick else command.name
            what = say(f"command-{name}", number=command.pick)
            if mode not in command.modes:
                what = say("key-elsewhere", what=what)
        spoken = speakable(app.narrator, key.name)
        text = say("key", keys=spoken, what=what) if what else say("key-unused", key=spoken)
        if command is not None and command.name in ("back", "leave"):
            text = say("key-help-still-on", told=text, key=off)
        app.say(Line(text, urgency=Urgency.ANSWER))
    app.tell("key-help-off")
    app.remind_here()
