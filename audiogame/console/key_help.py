"""What keys mean here, in words: one by one, until the player has heard enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from audiogame.console.key_script import STEP, WAIT
from audiogame.console.key_source import SIGNALS, Key
from audiogame.console.needs import Teller
from audiogame.console.screen import Screen
from audiogame.keys.commands import Mode
from audiogame.keys.keymap import Keymap
from audiogame.narration.narrator import Line, Narrator, Urgency

Here = Callable[[], Mapping[str, str]]
"""Tells what keys mean at this very place, beside the keymap: in words, by key."""
TEXTS = (Mode.BOOK, Mode.REVIEW)
"""Modes in which Space itself is for reading on: to the next paragraph or moment."""


class KeyHelpNeeds(Teller, Protocol):
    """Where keys are pressed, and what they mean."""

    @property
    def keymap(self) -> Keymap:
        """What keys mean."""

    @property
    def screen(self) -> Screen:
        """Which may take Space for reading on."""

    def tick(self) -> None:
        """Answer a key without words."""

    async def any_key(self) -> Key:
        """Wait for the next key, whatever it is."""

    def remind_here(self) -> None:
        """Say where the player is."""


def no_keys() -> Mapping[str, str]:
    """Tell that this place has no keys of its own."""
    return {}


def only_reads(console: KeyHelpNeeds, key: str, mode: Mode) -> bool:
    """Tell whether a key that would choose is for reading alone: Space on a braille display."""
    if key != "space" or not console.screen.reads_on or mode in TEXTS:
        return False
    command = console.keymap.command(key, mode)
    return command is None or command.chooses


def own_keys(console: KeyHelpNeeds, mode: Mode, here: Here) -> dict[str, str]:
    """Tell what keys mean at this place in spite of the keymap: in words, by key."""
    reads = only_reads(console, "space", mode)
    return {**({"space": console.narrator.say("key-reads-on")} if reads else {}), **here()}


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
    return spoken_keys(narrator, keymap.keys(name, mode))


def spoken_keys(narrator: Narrator, keys: Iterable[str]) -> str:
    """Return keys as they are spoken, with commas between them."""
    return ", ".join(speakable(narrator, key) for key in keys)


def tell_unknown(console: KeyHelpNeeds, key: str, again: bool) -> None:
    """Name a key that means nothing; held or pressed again, it only ticks."""
    if key in (WAIT, STEP):  # of a file of keys: there is nothing to wait for
        return
    if again:
        console.tick()
    else:
        console.tell("unknown-key", key=speakable(console.narrator, key))


async def help_with_keys(console: KeyHelpNeeds, mode: Mode, here: Here) -> None:
    """Say what each key would do, until the key for that is pressed again; nothing happens."""
    say = console.narrator.say
    off = keys_in_words(console.narrator, console.keymap, "key-help", mode)
    console.tell("key-help-on", key=off)
    while True:
        key = await console.any_key()
        if key.name in SIGNALS:
            continue
        meant = console.keymap.meant(key.name, mode)
        command = console.keymap.command(key.name, mode)
        if command is not None and command.name == "key-help":
            break
        own = own_keys(console, mode, here)
        what = own.get(key.name) or own.get(meant, "")
        if not what and command is not None:
            name = "pick" if command.pick else command.name
            what = say(f"command-{name}", number=command.pick)
            if mode not in command.modes:
                what = say("key-elsewhere", what=what)
        spoken = speakable(console.narrator, key.name)
        text = say("key", keys=spoken, what=what) if what else say("key-unused", key=spoken)
        if command is not None and command.name in ("back", "leave"):
            text = say("key-help-still-on", told=text, key=off)
        console.say(Line(text, urgency=Urgency.ANSWER))
    console.tell("key-help-off")
    console.remind_here()
