"""Checks of a record's lines: a chain of CRC-32, from line to line."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from audiogame.rules.fault import Detail, Fault, Reason

LONGEST_LINE = 2000
"""Maximum characters of a line of a record."""


class RecordError(Fault):
    """A record that cannot be read; has the line and the reason.

    Args:
        line: its number, from 1.
        text: the line.
        why: the reason, as part of a sentence.
    """

    def __init__(self, line: int, text: str, why: Detail) -> None:
        shown = text if len(text) <= 60 else text[:60] + "..."
        super().__init__("record-line", line=line, text=shown, why=why)
        self.line = line
        self.why = why


class Seal:
    """State of the chain of checks along a record."""

    def __init__(self) -> None:
        self.check = 0

    def line(self, text: str) -> str:
        """Return the line with its check, and advance the chain."""
        self.check = crc32(text.encode() + b"\n", self.check)
        return f"{text} ~{self.check:08x}"


def _open_lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n")[:-1], start=1):
        if len(line) > LONGEST_LINE:
            raise RecordError(number, line, Reason("line-too-long", longest=LONGEST_LINE))
        yield number, line


def checked_lines(text: str, seal: Seal, title: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a record after verifying their checks.

    Args:
        text: whole lines.
        seal: the chain, which is advanced to the end of the text.
        title: the first line of a record.

    Yields:
        The number of each line, from 1, and the line without its check.

    Raises:
        RecordError: a check does not fit, or a line is too long.
    """
    sealed, by_hand = True, False
    for number, line in _open_lines(text):
        if number == 2 and line.strip() == "sealed: no":
            sealed = False
        if not sealed:
            if line.strip():
                yield number, line.strip()
            continue
        body, mark, _ = line.rpartition(" ~")
        if number == 1 and not mark and line.strip() == title:
            by_hand = True  # the next line has to report it
            yield number, line.strip()
        elif number == 2 and mark and by_hand:
            raise RecordError(1, text.partition("\n")[0], Reason("line-check-missing"))
        elif not mark or seal.line(body) != line:
            raise RecordError(number, line, Reason("line-check-wrong"))
        else:
            yield number, body
