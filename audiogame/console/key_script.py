"""Key scripts: one key name a line, `wait` and `step`; `#` begins a comment.

`wait` continues the game until a player here has to decide, or until it is over.
`step` continues by one action of luck or of a bot.
Keys for choices wait by themselves; questions are asked at the present moment of the game, and
after a `step` the keys of a hand of cards read it then, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from audiogame.console.key_source import END, Key, KeySource
from audiogame.keys.names import UnknownKey, key_name
from audiogame.rules.fault import Faults, Reason

WAIT = "wait"
STEP = "step"


def read_script(text: str) -> tuple[str, ...]:
    """Read key names, one a line.

    Raises:
        Faults: with every line that names no key.
    """
    names: list[str] = []
    faults: list[Reason] = []
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        name = line.strip()
        if not name or (name.startswith("#") and len(name) > 1):
            continue
        try:
            names.append(name if name in (WAIT, STEP) else key_name(name))
        except UnknownKey as fault:
            faults.append(Reason("script-line", line=number, why=fault.reasons))
    if faults:
        raise Faults(faults)
    return tuple(names)


class Script(KeySource):
    """Key source that replays a script."""

    scripted = True

    def __init__(self, names: Iterable[str]) -> None:
        self._names: Iterator[str] = iter(names)

    async def key(self, timeout: float | None = None) -> Key | None:
        """Return the next key at once; the end of input after the last."""
        return Key(next(self._names, END), float("inf"))
