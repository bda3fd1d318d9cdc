"""Addresses as they are heard: with words for their signs, in each language."""

from __future__ import annotations

import re

from audiogame.narration.faults import told
from audiogame.rules.fault import Reason

_HEARD = (
    (Reason("link-port"), r"[\s,]+{}[\s,]+(?=\d)", ":"),
    (Reason("link-colon"), r"\s*\b{}\s+(?=\d)", ":"),
    (Reason("link-dot"), r"\s+{}\s+", "."),
)
"""Signs of a heard address, the pattern of their word, and how they are written; none of these
words is one of a link."""
_NUMBER = r"^(\S*[^\s,])[\s,]+(?=\d{1,5}([\s,]|$))"
"""Pattern of an address before its port: screen readers leave a colon out."""


def written_address(heard: str, language: str) -> str:
    """Return a text that begins with an address, as it is written: "den.example:99".

    Args:
        heard: the text as it was heard, in small letters: "den dot example, port 99".
        language: in which it was heard, as a code.
    """
    scheme, mark, rest = heard.rpartition("://")
    for sign, pattern, written in _HEARD:
        word = re.escape(told(sign, language))
        rest = re.sub(pattern.replace("{}", word), written, rest)
    return scheme + mark + re.sub(_NUMBER, r"\1:", rest)
