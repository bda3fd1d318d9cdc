"""Every reason and fault constructed in the source: place, id, values and game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from syntax import FILES, nodes

from audiogame.narration.texts import COMMON
from audiogame.table.library import find_game, own_games
from audiogame.testing.flaw import PACKAGE


def called(node: ast.AST) -> str:
    """Return the name of the function of a call; empty for other nodes."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def bases(file: str) -> Iterator[tuple[ast.ClassDef, set[str]]]:
    """Yield the classes of a file, each with the names of its bases."""
    for node in nodes(file, ast.ClassDef):
        yield node, {base.id for base in node.bases if isinstance(base, ast.Name)}


@cache
def kinds_of_faults() -> frozenset[str]:
    """Return the names of all classes of faults and reasons."""
    found, before = {"Fault", "Reason"}, 0
    while len(found) > before:
        before = len(found)
        found |= {node.name for file in FILES for node, of in bases(file) if of & found}
    return frozenset(found)


@dataclass(frozen=True)
class Use:
    """A use of a message: its place, its id, its values, the package of its text."""

    where: str
    message: str
    values: frozenset[str]
    game: str


@cache
def uses() -> tuple[Use, ...]:
    """List every place where a fault or a reason is constructed with its id."""
    return tuple(_uses())


def _uses() -> Iterator[Use]:
    kinds, shaped = {*kinds_of_faults(), "__init__"}, classes_with_own_shape()
    for name in FILES:
        game = name.split("/")[1] if name.startswith("games/") else ""
        for node in nodes(name, ast.Call):
            kind = called(node)
            if kind not in {*kinds, "flaw"}:
                continue
            first = node.args[0] if node.args else None
            names = {keyword.arg for keyword in node.keywords if keyword.arg}
            if isinstance(first, ast.Constant) and isinstance(first.value, str) and first.value:
                if kind in shaped:
                    continue
                own = "testing" if kind == "flaw" else game if "package" in names else ""
                values = frozenset(name.replace("_", "-") for name in names - {"package"})
                yield Use(f"{name}:{node.lineno}", first.value, values, own)
            elif isinstance(first, ast.IfExp):
                for one in (first.body, first.orelse):
                    assert isinstance(one, ast.Constant)
                    yield Use(f"{name}:{node.lineno}", str(one.value), frozenset(), "")


def classes_with_own_shape() -> frozenset[str]:
    """Return the faults whose constructor takes other arguments than an id and values."""
    return frozenset(
        node.name
        for file in FILES
        for node, _ in bases(file)
        if node.name in kinds_of_faults() - {"Fault", "Reason"}
        and any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
    )


GAMES = {
    "": COMMON,
    "testing": PACKAGE,
    **{name.replace("-", "_"): find_game(name).package for name in own_games()},
}
