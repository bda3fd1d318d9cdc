"""The audit of rule texts: sentences of a source, and what `audit.toml` says of each."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

TABLE = Path(__file__).parent / "audit.toml"
SOURCES = {
    "sika": "sika.txt",
    "army-men": "army-men-dice-war.txt",
    "ten-die-poker": "ten-die-poker.txt",
    "sichermans-war": "sichermans-war.txt",
    "scientific-war": "scientific-war.txt",
}
"""By game: the file name of the text of its rules, in the folder of sources."""
_PARAGRAPH = re.compile(r"\n\s*\n|\n(?=[A-Z0-9-])")
_SENTENCE = re.compile(r"(?<=[.!?:])\s+(?=[A-Z0-9“\"(])")


@dataclass(frozen=True)
class Answer:
    """The place that covers a sentence of a source.

    Args:
        kind: "rule", "message", "test", "credits" or "not".
        what: an anchor, an id, a test, a key, or the reason why nothing covers it.
    """

    kind: str
    what: str


def sentences(text: str) -> list[str]:
    """List the sentences of a source: paragraphs first, then where a sentence ends.

    A colon ends one too, so that headings are counted for themselves.
    """
    parts = [" ".join(part.split()) for part in _PARAGRAPH.split(text)]
    return [one for part in parts if part for one in _SENTENCE.split(part) if one]


def audit(game: str) -> tuple[int, dict[int, tuple[Answer, ...]]]:
    """Return the number of sentences of a game's source, and the answers by sentence number."""
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))[game]
    count: int = table.pop("sentences")
    found: dict[int, tuple[Answer, ...]] = {}
    for numbers, answers in table.items():
        first, _, last = numbers.partition("-")
        for number in range(int(first), int(last or first) + 1):
            assert number not in found, f"{game} {number} is there twice"
            found[number] = tuple(Answer(*answer.split(" ", 1)) for answer in answers)
    return count, found
