"""Names of the keys that prompt_toolkit has read.

Sequences that no key is known for arrive in pieces: Escape, "[", "1" and so on, which in a game
would be leaving and choosing.  They are dropped here, and so is Alt with a letter.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from prompt_toolkit.keys import Keys

from audiogame.keys.names import NAMED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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


def known_keys(pressed: Iterable[Keys | str]) -> Iterator[str]:
    """Name the keys that arrived in one read, without the pieces of unknown sequences."""
    waiting = deque(pressed)
    while waiting:
        key = waiting.popleft()
        if key is Keys.Escape and waiting:
            follower = waiting.popleft()
            if follower == "[":
                while waiting and not _final(waiting.popleft()):
                    pass
            elif follower == "O" and waiting:
                waiting.popleft()
            elif follower is Keys.Escape:
                waiting.appendleft(follower)
                yield "escape"
            continue
        name = _name(key)
        if name is not None:
            yield name


def _final(key: Keys | str) -> bool:
    return not isinstance(key, Keys) and len(key) == 1 and "@" <= key <= "~" and key != "["
