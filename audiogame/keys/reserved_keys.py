"""Keys that arrive as other keys, and keys that terminals and screen readers intercept."""

from __future__ import annotations

import re

from audiogame.keys.names import PLAIN, UnknownKey, key_name
from audiogame.rules.fault import Reason

TWINS = {
    "ctrl-i": "tab",
    "ctrl-m": "enter",
    "ctrl-j": "enter",
    "ctrl-h": "backspace",
    "ctrl-[": "escape",
}
"""Chords that send the same byte as another key."""
KEPT = {
    "insert": "reader",
    "f11": "screen",
    "ctrl-s": "stop",
    "ctrl-q": "go-on",
    "ctrl-\\": "end",
}
"""Keys that do not reach the program everywhere, and the program that intercepts them."""
OURS = {"ctrl-c": "leave", "ctrl-z": "suspend"}
"""Keys with a fixed command in every terminal, independent of keymaps."""
DOUBTFUL = {
    **{f"alt-{key}": "tdsr" for key in "cijklmoqruvx"},
    **{f"ctrl-{key}": "yasr" for key in "alnx"},
    **{f"ctrl-{key}": "macos" for key in ("left", "right", "up", "down")},
}
"""Keys that some players cannot press, and the program in the way."""


def modified(name: str) -> str:
    """Return the key that arrives when a key is pressed with Shift or Control: often another one.

    A terminal sends the same byte for Shift+Enter as for Enter.
    """
    if name in TWINS:
        return TWINS[name]
    for chord in ("ctrl-shift-", "shift-", "ctrl-"):
        rest = name.removeprefix(chord)
        if rest != name and rest in ("enter", "escape", "backspace", "space"):
            return name if name == "ctrl-space" else rest
    return "tab" if name in ("ctrl-tab", "ctrl-shift-tab") else name


def whats_wrong(text: str, command: str) -> Reason | None:
    """Return why a key written in a file cannot be bound to a command; None if it can."""
    try:
        name = key_name(text)
    except UnknownKey as fault:
        return _unknown(text, fault)
    instead = modified(name)
    if instead != name:
        return Reason("key-arrives-as", key=text, instead=instead)
    if name in KEPT:
        return Reason("key-kept", key=text, kept=KEPT[name])
    if OURS.get(name, command) != command:
        return Reason("key-always", key=text, command=OURS[name])
    return None


def _unknown(text: str, fault: UnknownKey) -> Reason:
    if re.match(r"(alt|meta|option|win|super|cmd|capslock)\b", text.strip(), re.IGNORECASE):
        return Reason("key-of-windows", key=text)
    first, *more = text.split()[:2] or [""]
    if more and _is_key(first) and _is_key(more[0]):
        return Reason("key-is-two", keys=text, first=first)
    return fault.reasons[0]


def _is_key(text: str) -> bool:
    try:
        return bool(key_name(text))
    except UnknownKey:
        return False


def doubt(name: str) -> str:
    """Return what keeps some players from pressing a key; empty if every player can."""
    if name in DOUBTFUL:
        return DOUBTFUL[name]
    if name in PLAIN and name[0] == "f" and name[1:].isdigit() and int(name[1:]) > 12:
        return "keyboards"
    return ""
