"""Write each line with the seats that heard it to a file."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

from audiogame.outputs import Output
from audiogame.outputs.plain_text import printable
from audiogame.table.own_file import FILE_MODE, open_own

if TYPE_CHECKING:
    from pathlib import Path

    from audiogame.narration.narrator import Line


class Transcript(Output):
    """A text file with one row for each line said: `0,2: Bo calls blue.`

    A line that belongs to no game has no seat before its colon.

    Args:
        path: the file, which is replaced.

    Raises:
        OSError: it cannot be written.
    """

    name = "transcript"

    def __init__(self, path: Path) -> None:
        # It contains private lines: it is readable by its owner alone, even if the file existed
        # before.
        number = open_own(path, os.O_WRONLY | os.O_TRUNC)
        self._file = os.fdopen(number, "w", encoding="utf-8", errors="replace", newline="\n")
        if path.is_file() and not path.is_symlink():
            with suppress(OSError):
                path.chmod(FILE_MODE)

    def take(self, line: Line) -> None:
        if line.text and not line.local:
            seats = ",".join(str(seat) for seat in line.seats)
            self._file.write(f"{seats}: {printable(line.text)}\n")
            self._file.flush()

    def close(self) -> None:
        self._file.close()
