"""Word search: the texts that contain typed words, in any order, case and accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence


def plain(text: str) -> str:
    """Return a text in small letters without accents, as it can be typed on every keyboard."""
    if text.isascii():
        return text.lower()
    signs = unicodedata.normalize("NFD", text.lower())
    return "".join(sign for sign in signs if not unicodedata.combining(sign))


def containing(typed: str, texts: Sequence[str]) -> list[int]:
    """Return the indices of the texts that contain all words of a typed text.

    Words match at their beginning, or anywhere inside if no text matches so.
    """
    wanted = [re.escape(word) for word in plain(typed).split()]
    for beginning in (r"\b", ""):
        patterns = [re.compile(beginning + word) for word in wanted]
        lowered = [plain(text) for text in texts]
        found = [
            index
            for index, text in enumerate(lowered)
            if all(pattern.search(text) for pattern in patterns)
        ]
        if found:
            return found
    return []
