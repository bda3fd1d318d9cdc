"""Copies of Pig with injected flaws, under names of their own."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from importlib import import_module, invalidate_caches
from itertools import count
from pathlib import Path
from shutil import copytree, ignore_patterns

from distribution import write_distribution

from audiogame.rules.game import Game

PIG = Path(__file__).parents[1] / "example_games" / "pig"
_numbers = count(1)


@dataclass(frozen=True)
class Change:
    """A flaw in one file of Pig, as a replacement of text.

    Args:
        file: to change.
        old: the text to replace, which occurs exactly once.
        new: its replacement.
    """

    file: str
    old: str
    new: str


def inserted(file: str, before: str, code: str) -> Change:
    """Return a change that inserts code before a line, indented as that line is."""
    indent = before[: len(before) - len(before.lstrip())]
    lines = "\n".join(f"{indent}{line}" for line in code.splitlines())
    return Change(file, before, f"{lines}\n{before}")


@dataclass(frozen=True)
class Slip:
    """A flaw of a game, and the sentence about it.

    Args:
        changes: in its files.
        told: part of the sentence.
        file: the reported one.
        at: text of the reported line, or whatever else a table notes; empty for the changed text.
    """

    changes: tuple[Change, ...]
    told: str
    file: str
    at: str

    def __str__(self) -> str:
        return self.told


BLOCK = re.compile(r"((?:\S.*\n)+)((?: {4}.*\n)+)")
CHANGED = re.compile(r"(\S+): (.*) (==>|<==) ?(.*)")
TOLD = re.compile(r"(?:\[(?:(\S+): )?([^]]*)\](?: |$))?(.*)")


def slips(table: str, game: Path = PIG) -> list[Slip]:
    r"""Read a table of slips in a game: what is changed, and indented below, what is told.

    `FILE: OLD ==> NEW` replaces a text, `FILE: OLD <== NEW` inserts one before it, and `+ NEW` is
    another hook of the state.  `\n` begins a line with the indentation of that of the old text.
    `[FILE: TEXT]`, or `[TEXT]`, before what is told is where, if not at the changed text.
    """
    found = []
    for changed, told in BLOCK.findall(table):
        changes = tuple(_change(line, game) for line in changed.splitlines())
        match = TOLD.fullmatch(" ".join(told.split("\n    ")).strip())
        assert match is not None
        file, at, said = match.groups("")
        found.append(Slip(changes, said, file or changes[0].file, at))
    return found


def _change(line: str, game: Path) -> Change:
    """Read a line of a table of slips."""
    match = CHANGED.fullmatch(re.sub(r"^\+ ", "rules.py: def _answer( <== ", line))
    assert match is not None, line
    file, old, arrow, new = match.groups()
    new += rf"\n{old}" if arrow == "<==" else ""
    again = r"\n\1".join(re.escape(one) for one in old.split(r"\n"))
    stands = re.search(rf"(?m)^( *).*?{again}", (game / file).read_text(encoding="utf-8"))
    assert stands is not None, f"{line!r}: the old text does not stand there"
    lines = f"\n{stands[1]}"
    return Change(file, old.replace(r"\n", lines), new.replace(r"\n", lines))


def copied_pig(folder: Path, changes: Iterable[Change] = (), name: str = "") -> Path:
    """Copy Pig into a folder with changes; returns the copy, which has a unique name."""
    return _copied(PIG, folder, changes, name or f"pig_{next(_numbers)}")


def _copied(game: Path, folder: Path, changes: Iterable[Change], name: str) -> Path:
    copy = folder / name
    copytree(game, copy, ignore=ignore_patterns("__pycache__"))
    for change in changes:
        path = copy / change.file
        text = path.read_text(encoding="utf-8")
        assert text.count(change.old) == 1, f"{change} does not stand there once"
        path.write_text(text.replace(change.old, change.new), encoding="utf-8")
    return copy


def loaded_pig(folder: Path, changes: Iterable[Change] = ()) -> AbstractContextManager[Game]:
    """Load a copy of Pig with changes until the context ends."""
    return loaded_copy(PIG, folder, changes)


@contextmanager
def loaded_copy(game: Path, folder: Path, changes: Iterable[Change] = ()) -> Iterator[Game]:
    """Load a copy of an example game with changes until the context ends."""
    copy = _copied(game, folder, changes, f"{game.name}_{next(_numbers)}")
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        yield import_module(copy.name).GAME
    finally:
        _forget(folder, copy.name)


@contextmanager
def installed_pig(
    folder: Path, changes: Iterable[Change] = (), name: str = "pig"
) -> Iterator[Path]:
    """Install a copy of Pig with changes, as a package of its own; yields its folder.

    Args:
        name: of the entry point, by which commands name the game.
    """
    copy = copied_pig(folder, changes)
    write_distribution(folder, copy.name, f"{name} = {copy.name}:GAME")
    sys.path.insert(0, str(folder))
    invalidate_caches()
    try:
        yield copy
    finally:
        _forget(folder, copy.name)


def _forget(folder: Path, package: str) -> None:
    sys.path.remove(str(folder))
    for module in [one for one in sys.modules if f"{one}.".startswith(f"{package}.")]:
        del sys.modules[module]
