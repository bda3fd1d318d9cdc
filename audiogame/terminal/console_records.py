"""What a Windows console delivers: records of its input, and the text that each stands for.

A key press becomes the text that a terminal elsewhere sends for it, so that one parser names the
keys of all systems.  The console is asked for keys, not for such text: then Escape, Alt and AltGr
are known for certain, and every version of Windows does the same.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable

KEY_EVENT, SIZE_EVENT, FOCUS_EVENT = 0x01, 0x04, 0x10
RIGHT_ALT, LEFT_ALT, RIGHT_CONTROL, LEFT_CONTROL, SHIFT = 0x01, 0x02, 0x04, 0x08, 0x10
ENHANCED = 0x100
"""The flag of the keys that stand beside the number pad."""
MENU, ESCAPE, SPACE = 0x12, 0x1B, 0x20
"""Virtual key codes; Menu is the Alt key."""
NUMBER_PAD = (*range(0x21, 0x29), 0x0C, 0x2D, *range(0x60, 0x6A))
"""Virtual key codes of its digits, with and without NumLock."""
LETTERED = {0x23: "F", 0x24: "H", 0x25: "D", 0x26: "A", 0x27: "C", 0x28: "B"}
"""End, Home and the arrows: the letters of their sequences, by virtual key code."""
NUMBERED = {
    code: number
    for codes, numbers in (
        ((0x21, 0x22, 0x2D, 0x2E), (5, 6, 2, 3)),
        (range(0x74, 0x7C), (15, 17, 18, 19, 20, 21, 23, 24)),
    )
    for code, number in zip(codes, numbers, strict=True)
}
"""Page Up and Down, Insert, Delete, F5 to F12: the numbers of their sequences."""
FIRST_FUNCTIONS = {0x70: "P", 0x71: "Q", 0x72: "R", 0x73: "S"}
"""F1 to F4: the letters of their sequences."""


class KeyEvent(ctypes.Structure):
    """KEY_EVENT_RECORD of the Windows API; its character is half of one beyond the first 65,536."""

    _fields_ = (
        ("down", ctypes.c_int32),
        ("times", ctypes.c_uint16),
        ("key", ctypes.c_uint16),
        ("scan", ctypes.c_uint16),
        ("unit", ctypes.c_uint16),
        ("state", ctypes.c_uint32),
    )


class _Event(ctypes.Union):
    _fields_ = (("key", KeyEvent), ("focused", ctypes.c_int32))


class InputRecord(ctypes.Structure):
    """INPUT_RECORD of the Windows API."""

    _fields_ = (("kind", ctypes.c_uint16), ("event", _Event))


def texts_of(records: Iterable[InputRecord]) -> list[str]:
    """Return the text of each key press that has any; a character in two halves is two surrogates.

    Args:
        records: in their order; one that repeats its key yields it several times.
    """
    found = []
    for record in records:
        if text := _text(record):
            times = record.event.key.times if record.kind == KEY_EVENT else 1
            found += [text] * max(times, 1)
    return found


def joined(texts: Iterable[str], half: str = "") -> tuple[list[str], str]:
    """Join the halves of characters.

    Args:
        texts: of records, in their order.
        half: the first half of a character, which came before.

    Returns:
        The texts without halves, and the first half of a character that is still to be completed.
        A half without its other one is left out: nothing can be done with it.
    """
    whole = []
    for text in texts:
        first, half = half, ""
        if "\ud800" <= text <= "\udbff":
            half = text
        elif not "\udc00" <= text <= "\udfff":
            whole.append(text)
        elif first:
            both = (first + text).encode("utf-16-le", "surrogatepass")
            whole.append(both.decode("utf-16-le"))
    return whole, half


def _text(record: InputRecord) -> str:
    if record.kind == KEY_EVENT:
        return _typed(record.event.key)
    if record.kind == FOCUS_EVENT:
        return "\x1b[I" if record.event.focused else "\x1b[O"
    return ""


def _typed(event: KeyEvent) -> str:
    """Return the text of a key event; empty where nothing was typed."""
    unit = chr(event.unit) if event.unit else ""
    if not event.down:
        # A character that was composed with Alt and the number pad, or comes from a panel.
        return unit if event.key == MENU else ""
    if event.key in NUMBER_PAD and _composes(event.state):
        return ""
    return _modified(unit, event.state) if unit else _named(event)


def _composes(state: int) -> bool:
    """Return whether a key of the number pad is part of a character that Alt composes."""
    return bool(state & LEFT_ALT) and not state & (ENHANCED | LEFT_CONTROL | RIGHT_CONTROL | SHIFT)


def _modified(unit: str, state: int) -> str:
    control = state & (LEFT_CONTROL | RIGHT_CONTROL)
    if unit == "\t" and state & SHIFT:
        unit = "\x1b[Z"
    elif unit == " " and control:
        unit = "\0"
    # AltGr comes as Alt with Control, and is part of the character; half of one has no Alt.
    plain = "\ud800" <= unit <= "\udfff" or (control and unit >= " ")
    return f"\x1b{unit}" if state & (LEFT_ALT | RIGHT_ALT) and not plain else unit


def _named(event: KeyEvent) -> str:
    """Return the text of a key without a character."""
    key, state = event.key, event.state
    control = bool(state & (LEFT_CONTROL | RIGHT_CONTROL))
    alt = bool(state & (LEFT_ALT | RIGHT_ALT))
    more = bool(state & SHIFT) + 2 * alt + 4 * control
    if letter := LETTERED.get(key) or FIRST_FUNCTIONS.get(key):
        if more:
            return f"\x1b[1;{more + 1}{letter}"
        return f"\x1b{'O' if key in FIRST_FUNCTIONS else '['}{letter}"
    if number := NUMBERED.get(key):
        return f"\x1b[{number};{more + 1}~" if more else f"\x1b[{number}~"
    if key == ESCAPE:
        return "\x1b"
    return "\0" if key == SPACE and control else ""
