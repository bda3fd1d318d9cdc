"""Spoken forms of characters and keys: letters, capitals, and signs by their names."""

from __future__ import annotations

from collections.abc import Iterable

from audiogame.keys.commands import Mode
from audiogame.keys.keymap import Keymap
from audiogame.keys.names import NAMED
from audiogame.narration.narrator import Narrator


def spelled(narrator: Narrator, text: str) -> str:
    """Return the spoken characters of a text, with commas between them."""
    parts = []
    for char in text:
        if char in NAMED:
            name = narrator.say(f"key-{NAMED[char]}")
            parts.append(name[:1].lower() + name[1:])
        elif char.isupper():
            parts.append(narrator.say("spell-capital", letter=char))
        else:
            parts.append(char)
    return ", ".join(parts)


def speakable(narrator: Narrator, key: str) -> str:
    """Return the spoken form of a key, such as "Shift R" or "question mark"."""
    if len(key) == 1:
        shift = key.isalpha() and key.isupper()
        return f"{narrator.say('key-shift')} {key}" if shift else key.upper()
    parts = []
    for part in key.split("-"):
        known = narrator.texts.has(f"key-{part}")
        parts.append(narrator.say(f"key-{part}") if known else part.upper())
    return " ".join(parts)


def keys_in_words(narrator: Narrator, keymap: Keymap, name: str, mode: Mode) -> str:
    """Return the spoken keys of a command; empty if it has none."""
    return spoken_keys(narrator, keymap.keys(name, mode))


def spoken_keys(narrator: Narrator, keys: Iterable[str]) -> str:
    """Return spoken keys, with commas between them."""
    return ", ".join(speakable(narrator, key) for key in keys)
