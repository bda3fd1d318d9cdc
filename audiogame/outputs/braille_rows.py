"""Rows of a braille display: where a text is cut, so that each row can be read by itself."""

from __future__ import annotations

import re
from textwrap import wrap

CELLS = 40
"""Cells of a row; most displays have no more."""
ENDS = ".:;!?]"
"""Signs at which a part of a sentence ends."""
_PART = re.compile(rf"(?<=[{re.escape(ENDS)}]) ")


def rows_of(text: str, cells: int = CELLS) -> list[str]:
    """Cut a text into rows, where a part of a sentence ends if that can be, else at words."""
    rows = [""]
    for part in _PART.split(text):
        if rows[-1] and len(rows[-1]) + 1 + len(part) <= cells:
            rows[-1] += f" {part}"
        else:
            rows += wrap(part, cells)
    return [row for row in rows if row] or [""]
