"""Keys that never arrive as themselves, and keys that terminals and screen readers keep."""

from __future__ import annotations

import re

from audiogame.keys.names import PLAIN, UnknownKey, key_name

TWINS = {
    "ctrl-i": "tab",
    "ctrl-m": "enter",
    "ctrl-j": "enter",
    "ctrl-h": "backspace",
    "ctrl-[": "escape",
}
"""Chords that send the same byte as another key."""
KEPT = {
    "insert": "screen readers keep Insert for themselves",
    "f11": "terminals keep F11 for the whole screen",
    "ctrl-s": "terminals stop their output at Ctrl+S",
    "ctrl-q": "terminals keep Ctrl+Q to go on with their output",
    "ctrl-\\": "terminals end programs at Ctrl+backslash",
}
"""Keys that do not reach the program everywhere, and why."""
OURS = {"ctrl-c": "leave", "ctrl-z": "suspend"}
"""Keys that mean one command in every terminal, whatever a keymap says."""
DOUBTFUL = {
    **{f"ctrl-{key}": "the screen reader yasr keeps it" for key in "alnx"},
    **{f"ctrl-{key}": "macOS keeps it" for key in ("left", "right", "up", "down")},
}
"""Keys that some players cannot press, and why."""


def modified(name: str) -> str:
    """Return the key that arrives in place of one with Shift or Control; the same if itself does.

    A terminal sends no other byte for Shift+Enter than for Enter.
    """
    if name in TWINS:
        return TWINS[name]
    for chord in ("ctrl-shift-", "shift-", "ctrl-"):
        rest = name.removeprefix(chord)
        if rest != name and rest in ("enter", "escape", "backspace", "space"):
            return name if name == "ctrl-space" else rest
    return "tab" if name in ("ctrl-tab", "ctrl-shift-tab") else name


def whats_wrong(text: str, command: str) -> str:
    """Return why a key that somebody wrote cannot stand for a command, as a sentence."""
    try:
        name = key_name(text)
    except UnknownKey as fault:
        return _unknown(text, fault)
    instead = modified(name)
    if instead != name:
        return f"Key {text!r} arrives as {instead!r}, for both send the same: write {instead!r}."
    if name in KEPT:
        return f"Key {text!r} is not free: {KEPT[name]}. Take another key."
    if OURS.get(name, command) != command:
        return f"Key {text!r} always means {OURS[name]!r}. Take another key."
    return ""


def _unknown(text: str, fault: UnknownKey) -> str:
    if re.match(r"(alt|meta|option|win|super|cmd|capslock)\b", text.strip(), re.IGNORECASE):
        return (
            f"Key {text!r} is not free: Alt and the keys beside it belong to screen readers "
            "and windows. Take another key."
        )
    first, *more = text.split()[:2] or [""]
    if more and _is_key(first) and _is_key(more[0]):
        return (
            f"{text!r} is two keys, and {first!r} alone begins it: a command is one key. "
            f"Write {first!r} or another key."
        )
    return str(fault)


def _is_key(text: str) -> bool:
    try:
        return bool(key_name(text))
    except UnknownKey:
        return False


def doubt(name: str) -> str:
    """Return why some players cannot press a key, as a clause; empty if everybody can."""
    if name in DOUBTFUL:
        return DOUBTFUL[name]
    if name in PLAIN and name[0] == "f" and name[1:].isdigit() and int(name[1:]) > 12:
        return "few keyboards have it"
    return ""
