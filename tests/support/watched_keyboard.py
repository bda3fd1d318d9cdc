"""A shared keyboard that collects all that others can know of an unfinished game."""

from __future__ import annotations

import gc
import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from shared_keyboard import SharedKeyboard
from twins import exchange

from audiogame.console.display import Display, GameShown
from audiogame.console.key_source import Key
from audiogame.narration.narrator import Line
from audiogame.rules.game import Game
from audiogame.rules.value import replace
from audiogame.table.luck import Luck


class Seeing(Display):
    """A fake screen that records what is visible of a game."""

    def __init__(self) -> None:
        self.seen: list[GameShown] = []

    def show_game(self, game: Callable[[], GameShown] | None, asks: bool = True) -> None:
        """Record the game's standing; functions are called, as no two compare equal."""
        if game is not None:
            self.seen.append(replace(game(), word=repr))


@dataclass(frozen=True)
class Known:
    """All that others can know of an unfinished game."""

    said: list[list[Line]]
    written: str
    above: list[str]
    looked_at: list[GameShown]
    history: str
    kept: list[Line]
    record: str
    answered: list[int]
    """Function calls made by each key."""


class Watched(SharedKeyboard):
    """A shared keyboard whose function calls are counted."""

    counting = True
    since = 0
    """The first key that is counted."""

    def look(self) -> None:
        """Begin to count the calls for the next key."""
        sys.setprofile(None)
        super().look()
        self.counts = [*getattr(self, "counts", []), 0]
        if self.counting and len(self.counts) > self.since:
            sys.setprofile(self._count)

    def _count(self, frame: FrameType, event: str, what: object) -> None:
        self.counts[-1] += event in ("call", "c_call")

    def pressed(self, key: Key) -> Key:
        """Count calls from here on for this key."""
        self.counts[-1] = 0
        return key


def known(
    keys: Sequence[str],
    braille: bool = False,
    game: Game | None = None,
    counting: bool = True,
    since: int = 0,
    luck: Luck | None = None,
    **how: Any,
) -> Known:
    """Press keys, and return what others can then know; counting calls is slow."""
    with tempfile.TemporaryDirectory() as folder:
        room = Watched(Path(folder), keys, braille=braille, captions=True, game=game, **how)
        room.counting, room.since = counting, since
        room.opened.table.luck = room.opened.table.luck if luck is None else luck
        display = Seeing()
        exchange(room.app.front, display=display)
        before = sys.getprofile()
        gc.disable()  # garbage collected while keys are pressed would count as their work
        try:
            room.play()
        finally:
            gc.enable()
            sys.setprofile(before)
        (path,) = Path(folder).glob("records/*.record")
        record = re.sub(r"[0-9a-f]{8,}", lambda found: "x" * len(found[0]), path.read_text("utf-8"))
        return Known(
            said=[moment.lines for moment in room.ear.moments],
            written=room.terminal.getvalue(),
            above=room.seen,
            looked_at=display.seen,
            history=room.app.recall.history.text(),
            kept=[line for line in room.app.recall.history.lines if not line.secret],
            record=re.sub(r"started: \S+", "", record),
            answered=room.counts[:-1],
        )
