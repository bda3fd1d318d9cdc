"""Test data of each game, for the tests of all games: the folder `checks` in the game's own.

audiogame/games/README.md says what each file and each word of `checks.toml` means.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from audiogame.table.library import find_game

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Newcomer:
    """How a new player plays the game.

    Args:
        arguments: of `audiogame play NAME`.
        questions: texts in the questions that are answered with other keys than Enter.
        enter: texts in the questions that Enter alone answers.
    """

    arguments: tuple[str, ...]
    questions: tuple[str, ...]
    enter: tuple[str, ...] = ()


@dataclass(frozen=True)
class Checks:
    """The test data of one game.

    Args:
        folder: of the data.
        rulings: number of rulings on points that its sources leave open.
        lesson: the kinds of actions that its lesson teaches.
        silent: events without a sound: questions, and explanations of other events.
        parts: events that are parts of others.
        lines: lines as players hear them, and the words of each that the glossary explains.
        terms: least number of words that the glossary explains.
        newcomer: None where no new player's game is recorded.
    """

    folder: Path
    rulings: int
    lesson: frozenset[str]
    silent: frozenset[str]
    parts: frozenset[str]
    lines: tuple[tuple[str, str], ...]
    terms: int
    newcomer: Newcomer | None

    @property
    def playthrough(self) -> Path:
        """File with the lines heard at some moves."""
        return self.folder / "playthrough.txt"

    @property
    def review(self) -> Path:
        """File with the remarks on the playthrough read aloud, and the decisions."""
        return self.folder / "review.md"

    @property
    def transcript(self) -> Path:
        """File with the lines heard in its lesson."""
        return self.folder / "transcript.txt"

    @property
    def positions(self) -> tuple[dict[str, Any], ...]:
        """Positions from which the possible continuations are counted."""
        return tuple(_toml(self.folder / "tree-counts.toml")["position"])


@cache
def checks(name: str) -> Checks:
    """Return the test data of a game; that of this repository's games is in the checkout only."""
    package = find_game(name).package
    folder = Path(next(iter(import_module(package).__path__))) / "checks"
    if not folder.is_dir():
        folder = ROOT.joinpath(*package.split("."), "checks")
    found = _toml(folder / "checks.toml")
    newcomer = found.get("newcomer")
    return Checks(
        folder,
        rulings=found["rulings"],
        lesson=frozenset(found["lesson"]),
        silent=frozenset(found["silent"]),
        parts=frozenset(found["parts"]),
        lines=tuple((line["heard"], line["words"]) for line in found["line"]),
        terms=found["terms"],
        newcomer=newcomer
        and Newcomer(
            tuple(newcomer["arguments"]),
            tuple(newcomer.get("questions", ())),
            tuple(newcomer.get("enter", ())),
        ),
    )


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
