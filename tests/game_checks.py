"""What the tests of all games have to know of one: the folder `checks` in the game's own.

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

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Newcomer:
    """How somebody new plays it.

    Args:
        arguments: what follows `audiogame play NAME`.
        questions: what is in the questions that are answered with other keys than Enter.
        enter: what is in those that Enter alone answers.
    """

    arguments: tuple[str, ...]
    questions: tuple[str, ...]
    enter: tuple[str, ...] = ()


@dataclass(frozen=True)
class Checks:
    """What is known of one game.

    Args:
        folder: where all of it lies.
        rulings: how many rulings settle what its sources leave open.
        lesson: the kinds of actions that its lesson teaches.
        silent: events that make no sound: questions, and what only explains another one.
        parts: events that are parts of others.
        lines: lines as they are heard, and the words of each that the glossary explains.
        terms: how many words the glossary explains at least.
        newcomer: None if nobody new is known to have played it.
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
        """What is heard of some moves."""
        return self.folder / "playthrough.txt"

    @property
    def review(self) -> Path:
        """What was heard when that was read aloud, and decided."""
        return self.folder / "review.md"

    @property
    def transcript(self) -> Path:
        """What is heard of its lesson."""
        return self.folder / "transcript.txt"

    @property
    def positions(self) -> tuple[dict[str, Any], ...]:
        """Positions from which the ways to go on are counted."""
        return tuple(_toml(self.folder / "tree-counts.toml")["position"])


@cache
def checks(name: str) -> Checks:
    """Return what is known of the game of this name; of our own it lies in the checkout alone."""
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
