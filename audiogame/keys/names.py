"""Names of keys: one canonical name each, as in key files and keymaps."""

from __future__ import annotations

from audiogame.rules.fault import Fault, Reason
from audiogame.rules.notation import nearest

NAMED = {
    " ": "space",
    "!": "exclam",
    '"': "quote",
    "#": "hash",
    "$": "dollar",
    "%": "percent",
    "&": "ampersand",
    "'": "apostrophe",
    "(": "parenleft",
    ")": "parenright",
    "*": "asterisk",
    "+": "plus",
    ",": "comma",
    "-": "minus",
    ".": "period",
    "/": "slash",
    ":": "colon",
    ";": "semicolon",
    "<": "less",
    "=": "equals",
    ">": "greater",
    "?": "question",
    "@": "at",
    "[": "bracketleft",
    "\\": "backslash",
    "]": "bracketright",
    "^": "caret",
    "_": "underscore",
    "`": "backtick",
    "{": "braceleft",
    "|": "bar",
    "}": "braceright",
    "~": "tilde",
}
"""Printable characters with a name: files could not hold them, and voices skip them."""
CHARACTERS = {name: char for char, name in NAMED.items()}
"""The character of each named key."""

PLAIN = (
    *("enter", "tab", "escape", "backspace", "space", "up", "down", "left", "right"),
    *("home", "end", "pageup", "pagedown", "delete", "insert"),
    *(f"f{number}" for number in range(1, 25)),
)


class UnknownKey(Fault):
    """Fault: an unknown key name."""

    def __init__(self, name: str) -> None:
        near = nearest(name.lower(), [*PLAIN, *NAMED.values()], Reason("keys-written"))
        super().__init__("key-unknown", name=name, near=near)
        self.name = name


def _parted(modifier: str, text: str) -> tuple[str, str]:
    """Split a modifier from the key that follows it, if one does."""
    rest = text.removeprefix(modifier)
    return (modifier, rest) if rest and rest != text else ("", text)


def key_name(text: str) -> str:
    """Return the canonical name of a key from any notation.

    `Shift-R` and `R` are the same key, so are `,` and `comma`.

    Raises:
        UnknownKey: no key has this name.
    """
    if len(text) == 1:
        if not text.isprintable():
            raise UnknownKey(text)
        return NAMED.get(text, text)
    rest = text.strip().lower().replace("_", "-").replace(" ", "-")
    alt, letter = _parted("alt-", rest)
    if alt and len(letter) == 1 and letter.isalnum():
        return f"{alt}{letter}"
    ctrl, rest = _parted("ctrl-", rest)
    shift, rest = _parted("shift-", rest)
    rest = {"return": "enter", "esc": "escape", "page-up": "pageup", "page-down": "pagedown"}.get(
        rest, rest
    )
    if len(rest) == 1 and rest.isprintable():
        if ctrl:
            return f"{ctrl}{rest}"
        capital = rest.upper() if shift and len(rest.upper()) == 1 else rest
        return NAMED.get(capital, capital)
    if rest not in PLAIN and (rest not in NAMED.values() or ctrl or shift):
        raise UnknownKey(text)
    return f"{ctrl}{shift}{rest}"
