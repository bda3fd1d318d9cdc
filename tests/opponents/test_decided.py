"""A seed gives the same bot decisions under every version of Python."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from opponents.decided import STRENGTHS, TABLES, decided

KEPT = Path(decided.__code__.co_filename).with_name("decided.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("table", "strength", "line"),
    [
        (table, strength, line)
        for (table, strength), line in zip(
            product(TABLES, STRENGTHS), KEPT.splitlines(), strict=True
        )
    ],
    ids=lambda value: value if value in STRENGTHS else "",
)
@pytest.mark.parametrize("part", [3, pytest.param(1, marks=pytest.mark.soak)])
def test_bots_decide_as_they_did(
    table: tuple[str, int, int], strength: str, line: str, part: int
) -> None:
    """Sums of floats are rounded once, by `fsum`, because `sum` rounds otherwise since 3.12."""
    name, seats, most = table
    told = decided(name, seats, most // part, strength)
    assert line.startswith(told)
    assert told.count(" ") >= line.count(" ") // part
