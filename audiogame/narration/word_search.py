"""Word search: the texts that contain typed words, in any order and case."""

from __future__ import annotations

import re
from collections.abc import Sequence


def containing(typed: str, texts: Sequence[str]) -> list[int]:
    """Return the indices of the texts that contain all words of a typed text.

    Words match at their beginning, or anywhere inside if no text matches so.
    """
    wanted = [re.escape(word) for word in typed.lower().split()]
    for beginning in (r"\b", ""):
        patterns = [re.compile(beginning + word) for word in wanted]
        lowered = [text.lower() for text in texts]
        found = [
            index
            for index, text in enumerate(lowered)
            if all(pattern.search(text) for pattern in patterns)
        ]
        if found:
            return found
    return []
