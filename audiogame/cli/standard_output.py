"""Standard output of the commands that print: lines, and reasons in words."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from audiogame.narration.faults import told
from audiogame.rules.fault import Reason


def print_lines(lines: Iterable[str]) -> None:
    """Write each line as it comes."""
    for line in lines:
        sys.stdout.write(f"{line}\n")


def print_told(why: Reason, language: str) -> None:
    """Write a reason in words, at once."""
    print_lines((told(why, language),))
    sys.stdout.flush()
