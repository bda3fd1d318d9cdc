"""Rows of a narrow screen or braille display, cut so that each can be read alone.

No row ends in a colon, as the part that it announces would be missing; nor is the number of an
entry, such as "1.", separated from the entry.
"""

from __future__ import annotations

import re

CELLS = 40
"""Cells of a row; most displays have no more."""
ENDS = ".:;!?]"
"""Characters at which a part of a sentence ends."""
_PART = rf"(?<=[{re.escape(ENDS)}]) "


def ends_in_number(text: str) -> bool:
    """Return whether a text ends in the number of an entry: "1.", but not "You have 1."."""
    before, _, last = text.rpartition(" ")
    return last[:-1].isdecimal() and last.endswith(".") and before[-1:] in ("", *".!?")


def parts_of(text: str) -> list[str]:
    """Cut a text into parts of sentences, each of which should fit into a row."""
    return re.split(_PART, text)  # compiled at the first use: the first line starts without it


def rows_of(text: str, cells: int = CELLS) -> list[str]:
    """Cut a text into rows, after a part of a sentence where possible, else between words."""
    rows = [""]
    for part in _rejoined(parts_of(text)):
        if rows[-1] and len(rows[-1]) + 1 + len(part) <= cells:
            rows[-1] += f" {part}"
        else:
            rows += filled(part, cells)
    return [row for row in rows if row] or [""]


def filled(text: str, room: int) -> list[str]:
    """Fill rows with the words of a text, as many in each as fit.

    Args:
        text: one line.
        room: characters a row holds.

    Returns:
        The rows, one at least; a word that is longer than a row is cut.
    """
    rows, row = [], ""
    for words in _together(text, room):
        if row and len(row) + 1 + len(words) <= room:
            row += f" {words}"
            continue
        rows.append(row)
        row = words
        while len(row) > room:
            cut = len(row[:room].rstrip(": ")) or room
            rows.append(row[:cut])
            row = row[cut:].lstrip(" ")
    rows = [row.rstrip(" ") for row in (*rows, row)]
    return [row for row in rows if row] or [""]


def _rejoined(parts: list[str]) -> list[str]:
    """Join each announcement that ends in a colon to the part it announces."""
    joined: list[str] = []
    before = ""
    for part in parts:
        if joined and (joined[-1].endswith(":") or ends_in_number(before)):
            joined[-1] += f" {part}"
        else:
            joined.append(part)
        before = f"{before} {part}" if before else part
    return joined


def _together(text: str, room: int) -> list[str]:
    """Return the words of a text, joining those between which no row may end."""
    joined: list[str] = []
    before = ""
    for word in text.split(" "):
        last = joined[-1] if joined else ""
        if last.endswith(":") and len(last) + 1 + len(word) > room and last.strip(":"):
            announced = last.rstrip(":")  # no room for it: the colon goes with the word
            joined[-1:] = [announced, f"{last[len(announced) :]} {word}"]
        elif last.endswith(":") or ends_in_number(before):
            joined[-1] += f" {word}"
        else:
            joined.append(word)
        before = f"{before} {word}" if before else word
    return joined
