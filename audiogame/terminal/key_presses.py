"""Names of the keys that prompt_toolkit has read.

Sequences that no key is known for arrive in pieces: Escape, "[", "1" and so on, which in a game
would be leaving and choosing.  They are dropped here.

A terminal sends Alt with a letter as Escape and the letter, in one piece, and so they are read
together.  Escape and a letter that a player types one after the other, however fast, are two
pieces: they are two keys, also where the program was busy and reads them together.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from prompt_toolkit.keys import Keys

from audiogame.console.key_source import PASTE
from audiogame.keys.names import NAMED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from prompt_toolkit.key_binding import KeyPress

SPECIAL = {
    Keys.ControlM: "enter",
    Keys.ControlJ: "enter",
    Keys.ControlI: "tab",
    Keys.ControlH: "backspace",
    Keys.Escape: "escape",
    Keys.BackTab: "shift-tab",
    Keys.ControlAt: "ctrl-space",
    Keys.ShiftEscape: "escape",
    Keys.SIGINT: "ctrl-c",
}


def _name(key: Keys | str) -> str | None:
    """Return the name of a key of prompt_toolkit; None for what is no key press."""
    if not isinstance(key, Keys):
        return NAMED.get(key, key) if key.isprintable() else "unknown"
    if key in SPECIAL:
        return SPECIAL[key]
    if key.value.startswith("<"):  # mouse, paste, cursor reports and the like
        return None
    name = key.value
    for short, long in (("c-", "ctrl-"), ("s-", "shift-")):
        name = name.replace(short, long, 1) if name.startswith(("c-", "s-")) else name
    return name.replace("ctrl-s-", "ctrl-shift-")


def known_keys(
    pressed: Iterable[KeyPress], parted: bool = False, ahead: bool = False
) -> Iterator[tuple[str, str | None]]:
    """Name the keys that arrived in one read, without the pieces of unknown sequences.

    Args:
        pressed: what was read.
        parted: whether an Escape at its beginning had arrived in the read before.
        ahead: whether it arrived while nobody read: then Escape and a letter are two keys.

    Returns:
        The name of each key, and the text that was pasted, if it is that.
    """
    waiting = deque(pressed)
    if parted and waiting and waiting[0].key is Keys.Escape:
        waiting.popleft()
        yield "escape", None
    while waiting:
        press = waiting.popleft()
        key = press.key
        if key is Keys.BracketedPaste:
            yield PASTE, press.data
            continue
        if key is Keys.Escape and waiting:
            following = waiting.popleft()
            follower = following.key
            if follower == "[":
                while waiting and not _final(waiting.popleft().key):
                    pass
            elif follower == "O" and waiting:
                waiting.popleft()
            elif follower is Keys.Escape or (ahead and press.data and _letter(follower)):
                waiting.appendleft(following)
                yield "escape", None
            elif _letter(follower):
                yield f"alt-{follower.lower()}", None
            continue
        name = _name(key)
        if name is not None:
            yield name, None


def _letter(key: Keys | str) -> bool:
    return not isinstance(key, Keys) and len(key) == 1 and key.isalnum()


def _final(key: Keys | str) -> bool:
    return not isinstance(key, Keys) and len(key) == 1 and "@" <= key <= "~" and key != "["
