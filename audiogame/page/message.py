"""Messages between the program and the page's JavaScript, the shell: JSON objects with a kind.

The program sends what is to be shown and spoken (`to_shell`); the shell sends what the player does
(`from_shell`). Both sides ignore unknown kinds and fields, so that one may be newer than the other
for a while.
"""

from __future__ import annotations

from audiogame.rules.notation import kebab
from audiogame.rules.value import Value

Bytes = bytes
NAMES = {
    "Said": "line",
    "PlaySounds": "sound",
    "StartProgress": "progress",
    "TextEntry": "entry",
    "Presentation": "manner",
    "TableShown": "table",
    "TableOnBoard": "table",
    "ReaderFound": "reader",
    "LineHanded": "handed",
    "Pressed": "key",
}
"""The kinds of messages that are not their class name, in lower case with hyphens."""


def kind(name: str) -> str:
    """Return the kind of a message for the name of its class."""
    return NAMES.get(name) or kebab(name)


class ToShell(Value, tag_field="kind", tag=kind):
    """A message from the program to the shell."""


class FromShell(Value, tag_field="kind", tag=kind):
    """A message from the shell to the program."""
