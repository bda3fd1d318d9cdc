"""The lines of a record and their checks: a chain of CRC-32, from line to line."""

from __future__ import annotations

from collections.abc import Iterator
from zlib import crc32

from audiogame.rules.fault import Detail, Fault, Reason

LONGEST_LINE = 2000
"""Characters; a longer line is no line of a record."""


class RecordError(Fault):
    """A record that cannot be read; says the line and why.

    Args:
        line: its number, from 1.
        text: what stands there.
        why: what is wrong with it, as part of a sentence.
    """

    def __init__(self, line: int, text: str, why: Detail) -> None:
        shown = text if len(text) <= 60 else text[:60] + "..."
        super().__init__("record-line", line=line, text=shown, why=why)
        self.line = line
        self.why = why


class Seal:
    """The chain of checks along a record, and where it stands."""

    def __init__(self) -> None:
        self.check = 0

    def line(self, text: str) -> str:
        """Return the line with its check, and go on along the chain."""
        self.check = crc32(text.encode() + b"\n", self.check)
        return f"{text} ~{self.check:08x}"


def _open_lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n")[:-1], start=1):
        if len(line) > LONGEST_LINE:
            raise RecordError(number, line, Reason("line-too-long", longest=LONGEST_LINE))
        yield number, line


def checked_lines(text: str, seal: Seal, title: str) -> Iterator[tuple[int, str]]:
    """Take the lines of a record apart from their checks.

    Args:
        text: whole lines.
        seal: the chain, which goes on to the end of the text.
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
            by_hand = True  # the next line has to say so
            yield number, line.strip()
        elif number == 2 and mark and by_hand:
            raise RecordError(1, text.partition("\n")[0], Reason("line-check-missing"))
        elif not mark or seal.line(body) != line:
            raise RecordError(number, line, Reason("line-check-wrong"))
        else:
            yield number, body
