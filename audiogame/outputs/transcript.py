"""Write each line with the seats that heard it into a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from audiogame.outputs.plain_text import printable

if TYPE_CHECKING:
    from pathlib import Path

    from audiogame.narration.narrator import Line


class Transcript:
    """A text file with one line for each that was said: `0,2: Bo calls blue.`

    A line that belongs to no game has no seat before its colon.

    Args:
        path: the file, which is replaced.

    Raises:
        OSError: it cannot be written.
    """

    name = "transcript"

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", errors="replace", newline="\n")

    def take(self, line: Line) -> None:
        if line.text and not line.aside:
            seats = ",".join(str(seat) for seat in line.seats)
            self._file.write(f"{seats}: {printable(line.text)}\n")
            self._file.flush()

    def pressed(self) -> None:
        pass

    def silence(self) -> None:
        pass

    def close(self) -> None:
        self._file.close()
