"""One row cut from a longer line: complete in itself, ending with a note that more follows."""

from __future__ import annotations

import re

from audiogame.outputs.braille_rows import ends_in_number
from audiogame.rules.value import Value

SENTENCES = r"[.?!](?= )"
PARTS = r"[;:](?= )"
LISTED = r",(?= )"
ENDINGS = ".,;:?!"
NARROW = 30
"""Characters of a row too narrow for the note that more follows."""
SHORTEST = 3
"""Characters of a row that NVDA reads in a terminal; a shorter one counts as the echo of a key."""


class More(Value):
    """The words that a row needs beside its line's.

    Args:
        follows: the sentence appended after a whole sentence.
        goes_on: the ending after part of a sentence, with the separator before it.
        digits: the sentences that are a digit alone, in words, from 0 to 9.
        letter: the sentence that is a letter alone, with * in its place.
    """

    follows: str = "More: Space."
    goes_on: str = ", more: Space."
    digits: tuple[str, ...] = ()
    letter: str = ""


def spelled_row(text: str, more: More) -> str:
    """Return the text of a row, with a digit or letter that stands alone as words."""
    sign = text.strip().rstrip(ENDINGS)
    if len(text.strip()) >= SHORTEST or len(sign) != 1 or not sign.isalnum():
        return text
    if sign in "0123456789":
        return more.digits[int(sign)] if more.digits else text
    return more.letter.replace("*", sign) or text


def short_row(text: str, room: int, more: More) -> tuple[str, str]:
    """Cut a line into a row and the rest, at the best break of its sense.

    A row ends with a sentence; where the first is too long, with a part of it, else inside a list
    or between words, and then ends with the note that it continues. The number of an entry is no
    sentence.

    Args:
        text: the line.
        room: characters the row holds.
        more: the notes appended after a cut.

    Returns:
        The row and the rest; the line itself and an empty rest, where it fits.  A narrow row that
        a word fills loses the mark after it.
    """
    if len(text) <= room:
        return text, ""
    tail, goes_on = (f" {more.follows}", more.goes_on) if room >= NARROW else ("", ",")
    left = room - max(len(tail), len(goes_on))
    cut = _last(SENTENCES, text, left)
    if cut:
        return text[:cut] + tail, text[cut:].strip()
    part, cut = _last(PARTS, text, left), _last(LISTED, text, left)
    if part and not (text[part - 1] == ":" and cut > part):  # a name alone carries no information
        return f"{text[: part - 1]}.{tail}", text[part:].strip()
    row = text[: cut - 1] if cut else _words(text[: left + 1].rpartition(" ")[0])
    if not row or ends_in_number(row):
        if room < NARROW and text[room] in f" {ENDINGS}":  # a whole word fills it: no comma fits
            return text[:room].rstrip(":"), text[room:].lstrip(f" {ENDINGS}")
        row = text[:left]
    return row.rstrip() + goes_on, text[len(row) :].lstrip(" ,")


def _words(text: str) -> str:
    """Strip short words such as "and" and "with" from the end of a text."""
    row = text
    while re.search(r"\S+ [a-z]{1,4}$", row):
        row = row.rpartition(" ")[0]
    return row if " " in row else text


def _last(ends: str, text: str, room: int) -> int:
    """Return the end of the last part of a text that fits; 0 if none does."""
    found = (match.end() for match in re.finditer(ends, text))
    fits = (end for end in found if end <= room and not ends_in_number(text[:end]))
    return max(fits, default=0)
