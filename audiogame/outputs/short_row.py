"""One row of a line that is longer: complete in itself, with a word that there is more."""

from __future__ import annotations

import re

from audiogame.outputs.braille_rows import ends_in_number
from audiogame.rules.value import Value

SENTENCES = r"[.?!](?= )"
PARTS = r"[;:](?= )"
LISTED = r",(?= )"
NARROW = 30
"""Characters of a row that has no room for the words that there is more."""


class More(Value):
    """What says that there is more to be read.

    Args:
        follows: after a whole sentence, a sentence of its own.
        goes_on: after a part of one, the end of it, with what stands before.
    """

    follows: str = "More: Space."
    goes_on: str = ", more: Space."


def short_row(text: str, room: int, more: More) -> tuple[str, str]:
    """Cut a line into a row and the rest, where its sense allows it.

    A row ends with a sentence; where the first is too long, with a part of it, else inside a list
    or between words, and then it says that it goes on.  The number of an entry is no sentence.

    Args:
        text: the line.
        room: the characters of the row.
        more: what is said after a cut.

    Returns:
        The row, and what is left; the line itself and nothing, where it fits.
    """
    if len(text) <= room:
        return text, ""
    tail, goes_on = (f" {more.follows}", more.goes_on) if room >= NARROW else ("", ",")
    left = room - max(len(tail), len(goes_on))
    cut = _last(SENTENCES, text, left)
    if cut:
        return text[:cut] + tail, text[cut:].strip()
    part, cut = _last(PARTS, text, left), _last(LISTED, text, left)
    if part and not (text[part - 1] == ":" and cut > part):  # a name alone says nothing
        return f"{text[: part - 1]}.{tail}", text[part:].strip()
    row = text[: cut - 1] if cut else _words(text[: left + 1].rpartition(" ")[0])
    if not row or ends_in_number(row):
        row = text[:left]
    return row.rstrip() + goes_on, text[len(row) :].lstrip(" ,")


def _words(text: str) -> str:
    """Return words without the short ones at their end, such as "and" and "with"."""
    row = text
    while re.search(r"\S+ [a-z]{1,4}$", row):
        row = row.rpartition(" ")[0]
    return row if " " in row else text


def _last(ends: str, text: str, room: int) -> int:
    """Return where the last part of a text ends that has room; 0 if there is none."""
    found = (match.end() for match in re.finditer(ends, text))
    fits = (end for end in found if end <= room and not ends_in_number(text[:end]))
    return max(fits, default=0)
