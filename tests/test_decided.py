"""The same seed lets bots decide the same, under every version of Python."""

from __future__ import annotations

from pathlib import Path

from opponents.decided import decided

KEPT = Path(__file__).parent / "opponents" / "decided.txt"


def test_bots_decide_as_they_did() -> None:
    """Sums of floats are rounded once, by `fsum`, because `sum` rounds otherwise since 3.12."""
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    for line, now in zip(kept, decided(), strict=True):
        assert now == line
