"""Say characters one by one: letters, capitals, and signs by their names."""

from __future__ import annotations

from audiogame.keys.names import NAMED
from audiogame.narration.narrator import Narrator


def spelled(narrator: Narrator, text: str) -> str:
    """Return the characters of a text as they are said, with commas between them."""
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
