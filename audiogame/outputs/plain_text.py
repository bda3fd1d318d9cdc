"""The gate of text that comes from elsewhere: what no terminal, log or voice takes as a command.

Names, words and file names of records, archives, packs and other programs pass it on their way
out, wherever they came in.  What is told by nobody but the program passes unchanged.
"""

from __future__ import annotations

import re

LONGEST_RUN = 3
"""So many times a voice is given one sign after another; letters and digits are not counted."""
_RUN = rf"([^\w\s])\1{{{LONGEST_RUN},}}"
_MARKUP = (
    (r"[<>]", " "),  # SSML, SAPI 5
    (r"&(?=#?\w+;)", " "),  # entities, which a parser of either makes into the same
    (r"\[(?=[\[:])|\](?=\])", ""),  # eSpeak NG and macOS "[[", DECtalk "[:"
    (r"`", "'"),  # Eloquence
    (r"\\(?=\w+=)", " "),  # Vocalizer, Acapela, SAPI 4
)


def printable(text: str) -> str:
    """Leave out of one line what a terminal or an editor would take as a command.

    Control characters, marks of direction and halves of characters become spaces.
    """
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else " " for char in text)


def printable_lines(text: str) -> str:
    """Do the same to a text of several lines, whose line feeds stay."""
    return "\n".join(map(printable, text.split("\n")))


def speakable(text: str) -> str:
    """Leave out of one line what a voice would take as a command, or say on and on.

    The markup of speech engines is taken apart, and a sign that follows itself again and again is
    said three times.
    """
    text = printable(text)
    for markup, instead in _MARKUP:
        text = re.sub(markup, instead, text)
    return re.sub(_RUN, r"\1" * LONGEST_RUN, text)
