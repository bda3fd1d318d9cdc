"""Check that a game prints nothing: it tells everything with events."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from types import FrameType
from typing import TextIO

from audiogame.table.game_calls import game_call, game_package
from audiogame.testing.flaw import FileLine, Flaws, flaw


class _Watched(io.TextIOBase):
    """Stream that takes what a game prints as a flaw, and passes on the rest."""

    def __init__(self, flaws: Flaws, stream: TextIO) -> None:
        self._flaws = flaws
        self._stream = stream

    def write(self, text: str) -> int:
        frame: FrameType | None = sys._getframe(1)
        if game_call(frame) is None:
            return self._stream.write(text)
        while frame is not None and not game_package(str(frame.f_globals.get("__name__", ""))):
            frame = frame.f_back
        assert frame is not None, "a frame of the game was found"
        place = FileLine(Path(frame.f_code.co_filename), frame.f_lineno)
        self._flaws.add(place, flaw("prints"))
        return len(text)

    def flush(self) -> None:
        self._stream.flush()


@contextmanager
def printed_text(flaws: Flaws) -> Iterator[None]:
    """Context in which each line of the game that prints is added as a flaw."""
    with redirect_stdout(_Watched(flaws, sys.stdout)), redirect_stderr(_Watched(flaws, sys.stderr)):
        yield
