"""Checks of a game's source: its imports and calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from audiogame.rules.game import Game
from audiogame.testing.flaw import ContractBroken, FileLine, Flaws

VALUES = ("dataclasses", "msgspec", "attr", "attrs", "pydantic")
"""Modules for classes of values that a game does not import: `audiogame.rules` has its own."""
WORLD = {
    "time": "leave the clock to the program",
    "datetime": "leave the clock to the program",
    "secrets": "ask luck with `chance`, or take the `random` that is handed in",
    "logging": "tell what happens with an event",
    "locale": "write what is said in texts/en.ftl",
    "gettext": "write what is said in texts/en.ftl",
    **dict.fromkeys(
        ("os", "sys", "io", "socket", "subprocess", "signal", "ctypes"),
        "leave the system to the program",
    ),
    **dict.fromkeys(
        ("threading", "asyncio", "multiprocessing"),
        "think in a bot, which has a process of its own",
    ),
}
"""Imports forbidden in a game, and what to do instead."""
CALLS = {
    "print": "tell what happens with an event and its message",
    "input": "list what can be chosen in `_legal`",
    "open": "read a table with `audiogame.rules.lookup_table`",
    "breakpoint": "take it out",
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
        raise ContractBroken("", found)


def find_syntax(flaws: Flaws) -> None:
    """Add modules with syntax errors; those that `GAME` needs were not even loaded."""
    for path in flaws.sources():
        try:
            ast.parse(path.read_text(encoding="utf-8"))
        except SyntaxError as fault:
            flaws.add(FileLine(path, fault.lineno or 1), f"This is no Python: {fault.msg}.")


def find_values(flaws: Flaws) -> None:
    """Add imports of modules such as `dataclasses`, by which a game would define its classes."""
    for path in flaws.sources():
        for line, name in imported(path):
            if name.partition(".")[0] in VALUES:
                what = "Write classes with Value, once and replace of audiogame.rules.value"
                flaws.add(FileLine(path, line), f"{what}, without {name}.")


def find_world(flaws: Flaws) -> None:
    """Add lines that use a clock, the screen, or luck of their own."""
    for path in flaws.sources():
        for line, name in imported(path):
            first = name.partition(".")[0]
            if first in WORLD:
                flaws.add(FileLine(path, line), f"A game does not import {first}: {WORLD[first]}.")
            elif first == "random" and name != "random.Random":
                what = "import nothing but Random, for what is handed in"
                flaws.add(FileLine(path, line), f"A game has no luck of its own, {name}: {what}.")
        for node in ast.walk(_tree(path)):
            match node:
                case ast.Call(func=ast.Name(id=called)) if called in CALLS:
                    what = f"A game does not call {called}: {CALLS[called]}."
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
