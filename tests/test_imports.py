"""Imports go down only, and rules, games and table stay pure: found in the source itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import audiogame

HOME = Path(next(iter(audiogame.__path__)))
FLOORS = (
    {"rules"},
    {"games", "table"},
    {"narration", "keys", "settings"},
    {"outputs", "archive", "opponents"},
)
FLOOR = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms} | {
    "terminal": 4,
    "__version__": -1,
}
FILES = {path.relative_to(HOME).as_posix(): path for path in sorted(HOME.rglob("*.py"))}
PURE = [name for name in FILES if name.startswith(("rules/", "games/", "table/"))]
IMPURE = (
    *("time", "datetime", "logging", "locale", "gettext", "fluent", "secrets", "signal"),
    *("os", "io", "sys", "pathlib", "shutil", "tempfile", "glob"),
    *("socket", "subprocess", "threading", "asyncio"),
)
WORLDLY = {"print", "open", "input", "breakpoint", "exec", "eval", "__import__"}


def imported(path: Path) -> Iterator[str]:
    """Yield the full name of everything that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                assert level == 0, f"{path} imports relatively"
                yield from (f"{module}.{alias.name}" for alias in names)


def room(module: str) -> str:
    return module.removesuffix(".py").replace("/", ".").split(".")[0]


@pytest.mark.parametrize("name", [name for name in FILES if room(name) in FLOOR])
def test_imports_go_down_only(name: str) -> None:
    """Each room imports from itself and the rooms below; one game never imports another."""
    own = room(name)
    for module in imported(FILES[name]):
        if not module.startswith("audiogame."):
            continue
        other = room(module.removeprefix("audiogame."))
        finds_games = name == "table/library.py" and module == "audiogame.games"
        assert other == own or finds_games or FLOOR.get(other, 9) < FLOOR[own], module
        if own == other == "games":
            assert module.split(".")[2] == name.split("/")[1], module


@pytest.mark.parametrize("name", PURE)
def test_rules_games_and_table_are_pure(name: str) -> None:
    """No clock, file, print, logging or language; luck is handed in as a `Random`."""
    allowed = {"table/record_file.py": {"os", "pathlib"}, "table/lock.py": {"sys"}}.get(name, set())
    modules = [*imported(FILES[name])]
    assert not {module.split(".")[0] for module in modules} & (set(IMPURE) - allowed)
    assert {m for m in modules if m.split(".")[0] == "random"} <= {"random.Random"}
    tree = ast.parse(FILES[name].read_text(encoding="utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & WORLDLY


def test_no_luck_is_made_when_a_module_is_imported() -> None:
    """A `Random` at the top of a module would be shared by all games."""
    for name in PURE:
        for top in ast.parse(FILES[name].read_text(encoding="utf-8")).body:
            if not isinstance(top, (ast.FunctionDef, ast.ClassDef)):
                calls = [node.func for node in ast.walk(top) if isinstance(node, ast.Call)]
                assert not any(isinstance(call, ast.Name) and call.id == "Random" for call in calls)


def test_the_rooms_are_those_that_are_known() -> None:
    """A new room has to be given its floor."""
    folders = {name.split("/")[0] for name in FILES if "/" in name}
    assert folders <= set(FLOOR)
    assert {"rules/state.py", "table/library.py", "table/record_file.py"} <= set(FILES)
