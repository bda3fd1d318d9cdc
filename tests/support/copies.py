"""Find sentences that were copied: runs of words that stand in a source of a game too."""

from __future__ import annotations

import re
from collections.abc import Iterator

LENGTH = 7
"""Words in a row that may not stand in a source too."""
EXCEPTED = (
    "high die pair two pair three of a kind straight full house four of a kind five of a kind",
    "M. Austin Rice and Samuel J. Rice designed this game",
    "The low die shows 1, 2, 2, 3, 3, 4. The high die shows 1, 3, 4, 5, 6, 8.",
)
"""Names and numbers that cannot be said otherwise: the sets of poker in their order, designers of
games, the faces of Sicherman's dice."""


def words_of(text: str) -> list[str]:
    """List the words of a text in lower case, without marks."""
    return re.findall(r"[a-z0-9]+", text.lower().replace("'", "").replace("\u2019", ""))


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Yield every seven consecutive words of a text."""
    words = words_of(text)
    for start in range(len(words) - LENGTH + 1):
        run = tuple(words[start : start + LENGTH])
        if not all(word.isdigit() for word in run):  # numbers in order are no copied text
            yield run


def copied(text: str, sources: frozenset[tuple[str, ...]]) -> tuple[str, ...]:
    """List every seven words of a text that stand in a source and are not excepted."""
    allowed = {run for term in EXCEPTED for run in runs(term)}
    return tuple(" ".join(run) for run in runs(text) if run in sources and run not in allowed)
