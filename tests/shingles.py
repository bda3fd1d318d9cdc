"""Hashes of every seven consecutive words of the games' sources, to find copied sentences.

    python tests/shingles.py FOLDER

writes them anew from the source texts in a folder, which are not part of this repository.  From a
hash the words cannot be had back.
"""

from __future__ import annotations

import re
import sys
import zlib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

LENGTH = 7
"""Words in a row that may not stand in a source too."""
BYTES = 5
FILE = Path(__file__).parent / "data" / "source-shingles.bin"

EXCEPTED = (
    "high die pair two pair three of a kind straight full house four of a kind five of a kind",
    "M. Austin Rice and Samuel J. Rice designed this game",
    "The low die shows 1, 2, 2, 3, 3, 4. The high die shows 1, 3, 4, 5, 6, 8.",
)
"""Names and numbers that cannot be said otherwise: the sets of poker in their order, who
designed a game, the faces of Sicherman's dice."""


def words_of(text: str) -> list[str]:
    """List the words of a text in lower case, without marks."""
    return re.findall(r"[a-z0-9]+", text.lower().replace("'", "").replace("\u2019", ""))


def shingles(text: str) -> Iterator[tuple[str, ...]]:
    """Yield every seven consecutive words of a text."""
    words = words_of(text)
    for start in range(len(words) - LENGTH + 1):
        yield tuple(words[start : start + LENGTH])


def hashed(shingle: tuple[str, ...]) -> bytes:
    """Return the hash of seven words."""
    return sha256(" ".join(shingle).encode()).digest()[:BYTES]


def read_hashes() -> frozenset[bytes]:
    """Read the hashes of all sources."""
    raw = zlib.decompress(FILE.read_bytes())
    return frozenset(raw[place : place + BYTES] for place in range(0, len(raw), BYTES))


def copied(text: str, hashes: frozenset[bytes]) -> tuple[str, ...]:
    """List every seven words of a text that stand in a source and are not excepted."""
    allowed = {shingle for term in EXCEPTED for shingle in shingles(term)}
    return tuple(
        " ".join(found)
        for found in shingles(text)
        if hashed(found) in hashes and found not in allowed
    )


def main(folder: Path) -> None:
    """Write the hashes of all texts in a folder."""
    found = {
        hashed(shingle)
        for path in sorted(folder.glob("*.txt"))
        for shingle in shingles(path.read_text(encoding="utf-8"))
    }
    FILE.write_bytes(zlib.compress(b"".join(sorted(found)), 9))
    print(f"{len(found)} hashes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
