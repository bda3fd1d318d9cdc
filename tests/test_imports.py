"""Imports go down only and never in a circle, and rooms stay pure: found in the source itself."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib.util import resolve_name
from pathlib import Path

import pytest

import audiogame

HOME = Path(next(iter(audiogame.__path__)))
FLOORS = (
    *(
        "former_names",
        "__version__",
        "rules",
        "games table",
        "narration keys settings",
        "sound_server",
    ),
    *(
        "outputs opponents",
        "archive",
        "online",
        "server",
        "console",
        "preferences reading",
        "play",
        "lessons",
    ),
    *("lobby", "testing", "terminal page", "cli", "__main__"),
)
"""The rooms from the lowest to the highest; those of one floor know nothing of one another."""
FLOOR = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms.split()}
MODULES = {
    ".".join(("audiogame", *path.relative_to(HOME).with_suffix("").parts)).removesuffix(
        ".__init__"
    ): path
    for path in sorted(HOME.rglob("*.py"))
}
DOWNWARDS = {
    (module, "audiogame.games")
    for module in ("audiogame.table.library", "audiogame.table.game_folders")
}
"""Finding games, without importing any of them by name."""
PURE = [name for name in MODULES if name.split(".")[1:2] in (["rules"], ["games"], ["table"])]
IMPURE = (
    *("time", "datetime", "logging", "locale", "gettext", "fluent", "secrets", "signal"),
    *("os", "io", "sys", "pathlib", "shutil", "tempfile", "glob"),
    *("socket", "subprocess", "threading", "asyncio"),
)
WORLDLY = {"print", "open", "input", "breakpoint", "exec", "eval", "__import__"}
UNTHREADED = (
    *("narration", "keys", "settings", "archive", "console", "preferences", "reading", "play"),
    *("lessons", "lobby", "testing"),
)
"""Rooms in which nothing starts a thread or a process: a front end hands that to them."""
THREADS = {"threading", "subprocess", "multiprocessing", "concurrent", "_thread"}
ASIDE = {"to_thread", "run_in_executor", "create_subprocess_exec", "create_subprocess_shell"}
OF_A_TERMINAL = {"prompt_toolkit", "termios", "tty", "pty", "curses"}


def imports_in(text: str, package: str = "") -> Iterator[str]:
    """Yield the full name of everything that a source text imports, wherever in it.

    A game may name its own modules from where it is, so that it can be a package of its own too.
    """
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=source, names=names, level=level):
                if level:
                    assert package.startswith("audiogame.games."), (
                        f"{source} is imported relatively"
                    )
                    source = resolve_name("." * level + (source or ""), package)
                yield from (f"{source}.{alias.name}" for alias in names)


@cache
def imported(module: str) -> tuple[str, ...]:
    """List the full name of everything that a module imports."""
    path = MODULES[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    return tuple(imports_in(path.read_text(encoding="utf-8"), package))


@cache
def needs(module: str) -> frozenset[str]:
    """List the modules of the package that a module imports."""
    names = (
        name if name in MODULES else name.rpartition(".")[0]
        for name in imported(module)
        if name.split(".")[0] == "audiogame"
    )
    return frozenset(name for name in names if name in MODULES and name != module)


def room(module: str) -> str:
    """Return the room of a module; that of the package itself holds its version."""
    return module.split(".")[1] if "." in module else "__version__"


def circles(graph: Mapping[str, frozenset[str]]) -> Iterator[tuple[str, ...]]:
    """Yield circles until none is left; each is taken out at one of its modules."""
    left = dict(graph)
    while True:
        try:
            TopologicalSorter({name: left[name] & left.keys() for name in left}).prepare()
        except CycleError as fault:
            circle = tuple(fault.args[1])
            yield circle
            del left[circle[0]]
        else:
            return


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_down_only(module: str) -> None:
    """Each room imports from itself and the rooms below; one game never imports another."""
    own = room(module)
    for other in sorted(needs(module)):
        if (module, other) in DOWNWARDS or other == "audiogame":
            continue
        below = FLOOR[room(other)] < FLOOR[own]
        assert below or room(other) == own, f"{module} imports {other}, which is no room below"
        if own == room(other) == "games":
            assert module.split(".")[2] == other.split(".")[2], f"{module} imports {other}"


def test_no_circle_of_modules() -> None:
    """Neither between rooms nor inside one; a late import is an import too."""
    graph = {name: needs(name) for name in MODULES}
    found = [*circles(graph)]
    assert not found, "\n".join(" imports ".join(reversed(circle)) for circle in found)


def test_circles_are_found() -> None:
    """A circle of three, and one that a module makes by a function inside of it."""
    graph = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("a"), "d": frozenset("a")}
    (circle,) = circles(graph)
    assert {*circle} == {"a", "b", "c"}
    late = "def work():\n    import a.b\n\nif TYPE_CHECKING:\n    from c import d\n"
    assert {*imports_in(late)} == {"a.b", "c.d"}


@pytest.mark.parametrize("module", PURE)
def test_rules_games_and_table_are_pure(module: str) -> None:
    """No clock, file, print, logging or language; luck is handed in as a `Random`."""
    short = module.removeprefix("audiogame.")
    allowed = {
        "rules.game_files": {"pathlib"},
        "table.record_file": {"os", "pathlib"},
        "table.own_file": {"os", "pathlib"},
        "table.face": {"pathlib"},
        "table.lock": {"sys"},
        "table.entry_points": {"pathlib", "sys"},  # what is installed
    }.get(short, set())
    modules = imported(module)
    assert not {name.split(".")[0] for name in modules} & (set(IMPURE) - allowed), module
    assert {name for name in modules if name.split(".")[0] == "random"} <= {"random.Random"}, module
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & WORLDLY, module


def test_no_luck_is_made_when_a_module_is_imported() -> None:
    """A `Random` at the top of a module would be shared by all games."""
    for name in PURE:
        for top in ast.parse(MODULES[name].read_text(encoding="utf-8")).body:
            if not isinstance(top, (ast.FunctionDef, ast.ClassDef)):
                calls = [node.func for node in ast.walk(top) if isinstance(node, ast.Call)]
                lucky = [call for call in calls if isinstance(call, ast.Name)]
                assert "Random" not in {call.id for call in lucky}, name


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) != "terminal"])
def test_only_the_terminal_knows_a_terminal(module: str) -> None:
    """Everything else works behind any front end."""
    found = {name.split(".")[0] for name in imported(module)} & OF_A_TERMINAL
    assert not found, f"{module} imports {found}"


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) in UNTHREADED])
def test_nothing_above_starts_a_thread_or_a_process(module: str) -> None:
    """Neither itself nor by a class that does: front ends make those, and hand them over."""
    for name in imported(module):
        assert name.split(".")[0] not in THREADS, f"{module} imports {name}"
    for other in needs(module):
        busy = {name.split(".")[0] for name in imported(other)} & THREADS
        assert not busy, f"{module} imports {other}, which has {busy}"
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    used = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    assert not used & ASIDE, f"{module} uses {used & ASIDE}"


AT_HOME = {
    *(
        "audiogame.archive.home_table",
        "audiogame.archive.journal",
        "audiogame.archive.opened_table",
    ),
    *("audiogame.opponents.bot_thoughts", "audiogame.table.commitments", "audiogame.table.luck"),
    *("audiogame.table.open_choices", "audiogame.table.record_file", "audiogame.table.replay"),
    *("audiogame.table.seated_bots", "audiogame.table.table"),
}
"""What only a table on this machine has, so that no front end may use it."""
OF_RECORDS = {"audiogame.play.branch", "audiogame.play.review"}
"""They walk through a record, and play on from there."""


@pytest.mark.parametrize("module", [name for name in MODULES if room(name) == "play"])
def test_play_uses_only_the_face_of_a_table(module: str) -> None:
    """It plays at a table on this machine or far away, without telling them apart."""
    used = needs(module) & AT_HOME
    assert not used or module in OF_RECORDS, f"{module} imports {used}"


def test_the_rooms_are_those_that_are_known() -> None:
    """A new room has to be given its floor."""
    rooms = {room(name) for name in MODULES}
    assert rooms == set(FLOOR), rooms ^ set(FLOOR)
    assert {"audiogame.rules.state", "audiogame.table.library"} <= set(PURE)


def test_contributors_are_told_of_each_room() -> None:
    """In the order of the floors, one line each."""
    text = (Path(__file__).parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^## Where things are\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    named = re.findall(r"^- `(\w+)(?:/|\.py|)`: ", listed, re.MULTILINE)
    assert sorted(named) == sorted({*FLOOR} - {"__version__"})
    rooms = [room for room in named if room != "former_names"]
    assert rooms == sorted(rooms, key=FLOOR.__getitem__)
