"""Sanitize foreign text: remove what a terminal, log or voice would take as a command.

Names, words and file names from records, archives, packs and other programs pass it on their way
out, wherever they came in. The program's own text passes unchanged.
"""

from __future__ import annotations

import re

LONGEST_RUN = 3
"""Repetitions of one sign that a voice is given at most; letters and digits are not counted."""
_RUN = rf"([^\w\s])\1{{{LONGEST_RUN},}}"
_MARKUP = (
    (r"[<>]", " "),  # SSML, SAPI 5
    (r"&(?=#?\w+;)", " "),  # entities, which a parser of either decodes to the same
    (r"\[(?=[\[:])|\](?=\])", ""),  # eSpeak NG and macOS "[[", DECtalk "[:"
    (r"`", "'"),  # Eloquence
    (r"\\(?=\w+=)", " "),  # Vocalizer, Acapela, SAPI 4
)


def printable(text: str) -> str:
    """Remove from a line what a terminal or an editor would take as a command.

    Control characters, direction marks and lone surrogates become spaces.
    """
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else " " for char in text)


def printable_lines(text: str) -> str:
    """Sanitize a text of several lines as `printable` does, keeping its line feeds."""
    return "\n".join(map(printable, text.split("\n")))


def speakable(text: str) -> str:
    """Remove from a line what a voice would take as a command, or repeat endlessly.

    The markup of speech engines is broken up, and a repeated sign is kept at most three times.
    """
    text = printable(text)
    for markup, instead in _MARKUP:
        text = re.sub(markup, instead, text)
    return re.sub(_RUN, r"\1" * LONGEST_RUN, text)
