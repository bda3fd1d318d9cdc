"""Checks of a game's source: its imports and calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from audiogame.rules.game import Game
from audiogame.testing.flaw import ContractBroken, FileLine, Flaws, flaw

VALUES = ("dataclasses", "msgspec", "attr", "attrs", "pydantic")
"""Modules for classes of values that a game does not import: `audiogame.rules` has its own."""
WORLD = {
    **dict.fromkeys(("time", "datetime"), flaw("leave-clock")),
    "secrets": flaw("ask-luck"),
    "logging": flaw("tell-event"),
    **dict.fromkeys(("locale", "gettext"), flaw("write-texts")),
    **dict.fromkeys(
        ("os", "sys", "io", "socket", "subprocess", "signal", "ctypes"), flaw("leave-system")
    ),
    **dict.fromkeys(("threading", "asyncio", "multiprocessing"), flaw("think-in-bot")),
}
"""Imports forbidden in a game, and what to do instead."""
CALLS = {
    "print": flaw("tell-message"),
    "input": flaw("list-choices"),
    "open": flaw("look-up-table"),
    "breakpoint": flaw("take-out"),
}
"""Calls forbidden in a game, and what to do instead."""


def check_values(game: Game) -> None:
    """Check that a game defines its classes with `audiogame.rules.value` alone.

    Raises:
        ContractBroken: with every file and line that imports other modules for that, and what to
            write.
    """
    flaws = Flaws(game)
    find_values(flaws)
    if found := tuple(flaws):
        raise ContractBroken(flaws=found)


def find_syntax(flaws: Flaws) -> None:
    """Add modules with syntax errors; those that `GAME` needs were not even loaded."""
    for path in flaws.sources():
        try:
            ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as fault:
            flaws.add(FileLine(path, fault.lineno or 1), flaw("no-python", error=fault.msg))


def find_values(flaws: Flaws) -> None:
    """Add imports of modules such as `dataclasses`, by which a game would define its classes."""
    for path in flaws.sources():
        for line, name in imported(path):
            if name.partition(".")[0] in VALUES:
                flaws.add(FileLine(path, line), flaw("other-values", name=name))


def find_world(flaws: Flaws) -> None:
    """Add lines that use a clock, the screen, or luck of their own."""
    for path in flaws.sources():
        for line, name in imported(path):
            first = name.partition(".")[0]
            if first in WORLD:
                what = flaw("imports-world", name=first, instead=WORLD[first])
                flaws.add(FileLine(path, line), what)
            elif first == "random" and name != "random.Random":
                flaws.add(FileLine(path, line), flaw("own-luck", name=name))
        for node in ast.walk(_tree(path)):
            match node:
                case ast.Call(func=ast.Name(id=called)) if called in CALLS:
                    what = flaw("calls-world", name=called, instead=CALLS[called])
                    flaws.add(FileLine(path, node.lineno), what)


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and full name of every import of a module from other packages."""
    for node in ast.walk(_tree(path)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=str(source), names=names, level=0) if source == "random":
                yield from ((node.lineno, f"{source}.{alias.name}") for alias in names)
            case ast.ImportFrom(module=str(source), level=0):
                yield node.lineno, source


def _tree(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError:  # not imported anywhere; else Python reports the line
        return ast.Module(body=[], type_ignores=[])
