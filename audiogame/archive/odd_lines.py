"""The lines that a player has marked as odd, in a file, and the report that can be sent.

No names of players and no typed text are in it: `audiogame.narration.text_sources` leaves them out.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from audiogame.archive.toml_file import write_entries
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value, as_dict
from audiogame.table.own_file import read_text, remove_own

FILE = "odd-lines.toml"
REPORT = "audiogame-odd-lines.txt"
"""The default file name of a report."""
MOST = 300
"""Lines kept; older ones are dropped."""


class OddLinesError(Fault):
    """Fault: the file of marked lines cannot be read."""


class OddLine(Value):
    """A line marked as odd.

    Args:
        text: its words without names.
        messages: file and id of each message in it.
        language: the code of its language.
        version: of the program that told it.
    """

    text: str
    messages: tuple[str, ...]
    language: str
    version: str


class _OddLines(Value):
    lines: tuple[OddLine, ...]


def read_odd_lines(data: Path) -> tuple[OddLine, ...]:
    """Return the marked lines, the oldest first; none if there is no file.

    Raises:
        OddLinesError: the file is damaged.
        OSError: it cannot be read.
    """
    path = data / FILE
    try:
        entries = tomllib.loads(read_text(path))
        return msgspec.convert(entries, _OddLines).lines[-MOST:]
    except FileNotFoundError:
        return ()
    except (ValueError, RecursionError) as error:
        raise OddLinesError(
            "odd-lines-unreadable", file=str(path), why=system_reason(error)
        ) from error


def save_odd_lines(path: Path, lines: tuple[OddLine, ...]) -> None:
    """Save the marked lines, atomically; without any there is no file.

    Raises:
        OSError: the file cannot be written.
    """
    if not lines:
        remove_own(path)
        return
    write_entries(path, {"lines": [{**as_dict(line)} for line in lines]})


def toggled(lines: tuple[OddLine, ...], line: OddLine) -> tuple[OddLine, ...]:
    """Return the lines with one more, or without it if it is marked; the oldest may be dropped."""
    if line in lines:
        return tuple(one for one in lines if one != line)
    return (*lines, line)[-MOST:]


def report(lines: tuple[OddLine, ...]) -> str:
    """Return the marked lines as a text for those who can correct them.

    It has no words of its own, only the lines, with their languages, versions and messages.
    """
    return "\n".join(
        "\n".join(
            (f"{number}. {line.text}", f"{line.language}, {line.version}", *line.messages, "")
        )
        for number, line in enumerate(lines, 1)
    )
