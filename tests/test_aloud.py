"""Each game has a playthrough that is kept as a text, reviewed aloud, and still true.

After a change of wording, `AUDIOGAME_RETELL=1 pytest tests/test_aloud.py` writes the texts
anew; read them aloud against tests/aloud/REVIEW.md before they are kept.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playthrough import retold

from audiogame.table.library import own_games

FOLDER = Path(__file__).parent / "aloud"
LONGEST = 150
"""Lines of a playthrough: more is not read aloud in one go."""


@pytest.mark.parametrize("name", own_games())
def test_a_playthrough_tells_what_is_heard(name: str) -> None:
    """Moves are written by hand; what each seat hears is what the program says today."""
    path = FOLDER / f"{name}.txt"
    text = path.read_text(encoding="utf-8")
    if os.environ.get("AUDIOGAME_RETELL"):
        path.write_text(retold(text), encoding="utf-8")
        text = path.read_text(encoding="utf-8")
    assert retold(text) == text
    assert 20 < len(text.splitlines()) < LONGEST


@pytest.mark.parametrize("name", own_games())
def test_the_review_speaks_of_each_game(name: str) -> None:
    """What was reviewed and decided stands beside the texts."""
    assert f"## {name}\n" in (FOLDER / "REVIEW.md").read_text(encoding="utf-8")


def test_brief_is_shorter_than_full() -> None:
    """Over each playthrough the brief forms are well below the full ones."""
    for path in FOLDER.glob("*.txt"):
        lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line[:2] == "  "]
        brief = sum(len(line) for line in lines if ", brief: " in line)
        full = sum(len(line) for line in lines if ", brief: " not in line)
        assert brief < full * 0.8, path.name
