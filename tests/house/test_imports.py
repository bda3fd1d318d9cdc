"""Imports go down only and never in a circle, and rooms stay pure: checked in the source."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib.util import resolve_name
from pathlib import Path

from limits import limits
from offenders import none_of
from syntax import FILES, LOOKED_AT, ONE_PROCESS, PACKAGE, nodes, tree

pytestmark = ONE_PROCESS
FLOORS = (
    *(
        "__version__ own_process own_task",
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
        "preferences",
        "play",
    ),
    *("lobby", "testing", "terminal page", "cli", "__main__"),
)
"""The rooms from the lowest to the highest; those of one floor do not import one another."""
FLOOR = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms.split()}
MODULES = {
    ".".join(("audiogame", *Path(file).with_suffix("").parts)).removesuffix(".__init__"): file
    for file in FILES
}
LOOKED_INTO = [name for name, file in MODULES.items() if file in LOOKED_AT]
DOWNWARDS = {("audiogame.table.library", "audiogame.games")}
"""Finding games, without importing any of them by name."""
PURE = [name for name in MODULES if name.split(".")[1:2] in (["rules"], ["games"], ["table"])]
IMPURE = (
    *("time", "datetime", "logging", "locale", "gettext", "fluent", "secrets", "signal"),
    *("os", "io", "sys", "pathlib", "shutil", "tempfile", "glob"),
    *("socket", "subprocess", "threading", "asyncio"),
)
WORLDLY = {"print", "open", "input", "breakpoint", "exec", "eval", "__import__"}
UNTHREADED = (
    *("narration", "keys", "settings", "archive", "console", "preferences", "play"),
    *("lobby", "testing"),
)
"""Rooms in which no code starts a thread or a process: a front end supplies those."""
THREADS = {"threading", "subprocess", "multiprocessing", "concurrent", "_thread"}
ASIDE = {"to_thread", "run_in_executor", "create_subprocess_exec", "create_subprocess_shell"}
OF_A_TERMINAL = {"prompt_toolkit", "termios", "tty", "pty", "curses"}


def imports_in(
    found: Iterable[ast.Import | ast.ImportFrom], module: str, package: str = ""
) -> Iterator[str]:
    """Yield the full name of every import, anywhere in a module.

    A game may import its own modules relatively, so that it can be a package of its own too.
    """
    for node in found:
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=source, names=names, level=level):
                if level:
                    assert package.startswith("audiogame.games."), (
                        f"{module} imports {source} relatively"
                    )
                    source = resolve_name("." * level + (source or ""), package)
                yield from (f"{source}.{alias.name}" for alias in names)


@cache
def imported(module: str) -> tuple[str, ...]:
    """Return the full names of all imports of a module."""
    file = MODULES[module]
    package = module if Path(file).name == "__init__.py" else module.rpartition(".")[0]
    return tuple(imports_in(nodes(file, ast.Import, ast.ImportFrom), module, package))


@cache
def needs(module: str) -> frozenset[str]:
    """Return the modules of the package that a module imports."""
    names = (
        name if name in MODULES else name.rpartition(".")[0]
        for name in imported(module)
        if name.split(".")[0] == "audiogame"
    )
    return frozenset(name for name in names if name in MODULES and name != module)


def room(module: str) -> str:
    """Return the room of a module; the package itself is the room of its version."""
    return module.split(".")[1] if "." in module else "__version__"


def circles(graph: Mapping[str, frozenset[str]]) -> Iterator[tuple[str, ...]]:
    """Yield import cycles until none is left; each is cut at one of its modules."""
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


def upwards(module: str) -> Iterator[str]:
    """Yield the imports of a module that do not come from a lower room."""
    own = room(module)
    for other in sorted(needs(module)):
        if (module, other) in DOWNWARDS or other == "audiogame":
            continue
        if room(other) != own:
            if FLOOR[room(other)] >= FLOOR[own]:
                yield f"{module} imports {other}, which is in no room below"
        elif own == "games" and module.split(".")[2] != other.split(".")[2]:
            yield f"{module} imports {other}, which is another game's"


def test_imports_go_down_only() -> None:
    """Each room imports from itself and the rooms below; one game never imports another."""
    none_of(one for module in LOOKED_INTO for one in upwards(module))


def test_no_circle_of_modules() -> None:
    """Neither between rooms nor inside one; a late import counts too."""
    graph = {name: needs(name) for name in LOOKED_INTO}
    found = [*circles(graph)]
    assert not found, "\n".join(" imports ".join(reversed(circle)) for circle in found)


def test_circular_imports_are_found() -> None:
    """A circle of three, and one through an import inside a function."""
    graph = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("a"), "d": frozenset("a")}
    (circle,) = circles(graph)
    assert {*circle} == {"a", "b", "c"}
    late = "def work():\n    import a.b\n\nif TYPE_CHECKING:\n    from c import d\n"
    found = [
        node for node in ast.walk(ast.parse(late)) if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    assert {*imports_in(found, "late")} == {"a.b", "c.d"}


def is_ours(node: ast.Import | ast.ImportFrom) -> bool:
    """Whether one of our modules is imported; games import their own relatively."""
    if isinstance(node, ast.ImportFrom):
        return node.level > 0 or (node.module or "").split(".")[0] == "audiogame"
    return any(alias.name.split(".")[0] == "audiogame" for alias in node.names)


def late_imports(found: Iterable[ast.AST]) -> set[int]:
    """Return the lines inside functions at which modules of ours are imported."""
    functions, lines = [], set()
    for node in found:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            functions.append(range(node.lineno, (node.end_lineno or 0) + 1))
        elif isinstance(node, (ast.Import, ast.ImportFrom)) and is_ours(node):
            lines.add(node.lineno)
    return {line for line in lines if any(line in function for function in functions)}


def late_imports_of(file: str) -> set[int]:
    return late_imports(
        nodes(file, ast.FunctionDef, ast.AsyncFunctionDef, ast.Import, ast.ImportFrom)
    )


def without_reason(late: set[int], source: str) -> Iterator[int]:
    """Yield the lines of late imports without a reason beside or above them."""
    lines = source.splitlines()
    for number in sorted(late):
        if "# late: " in lines[number - 1]:
            continue
        above = number - 1
        while above in late:
            above -= 1
        if not lines[above - 1].strip().startswith("# late: "):
            yield number


def test_late_imports_have_reasons() -> None:
    """An import that the start does not have to avoid stands at the top."""
    none_of(
        f"{file}:{number} imports late without a reason: write `# late: ...`"
        for file in LOOKED_AT
        if (late := late_imports_of(file))
        for number in without_reason(late, (PACKAGE / file).read_text(encoding="utf-8"))
    )


def test_late_imports_are_few() -> None:
    late = sum(len(late_imports_of(file)) for file in FILES)
    assert late <= limits("imports")["late"], "each hides a dependency of its module"


def test_late_imports_without_a_reason_are_found() -> None:
    """Beside the import, above the first in a row, and not above what follows another line."""
    source = (
        "from audiogame import a\n"
        "def beside():\n    from audiogame.a import b  # late: slow\n"
        "def above():\n    # late: slow\n    from audiogame.a import b\n    import audiogame.c\n"
        "def bare():\n    # late: slow\n    import asyncio\n    from audiogame.a import b\n"
    )
    late = late_imports(ast.walk(ast.parse(source)))
    assert late == {3, 6, 7, 11}
    assert [*without_reason(late, source)] == [11]


OF_THE_WORLD = {
    "rules.game_files": {"pathlib"},
    "table.record_file": {"os", "pathlib"},
    # The time and the thread in which a file is waited for that another program has open.
    "table.own_file": {"asyncio", "os", "pathlib", "shutil", "sys", "time"},
    "table.seen_table": {"pathlib"},
    "table.lock": {"sys"},
    "table.entry_points": {"pathlib", "sys"},  # what is installed
}
"""Exceptions: impure imports that some pure modules may have."""


def impurities(module: str) -> Iterator[str]:
    """Yield the impure imports and calls of a module."""
    allowed = OF_THE_WORLD.get(module.removeprefix("audiogame."), set())
    modules = imported(module)
    for name in sorted({name.split(".")[0] for name in modules} & (set(IMPURE) - allowed)):
        yield f"{module} imports {name}"
    for name in sorted(name for name in modules if name.split(".")[0] == "random"):
        if name != "random.Random":
            yield f"{module} imports {name}"
    for node in nodes(MODULES[module], ast.Name):
        if node.id in WORLDLY:
            yield f"{module} uses {node.id} in line {node.lineno}"


def test_rules_games_and_table_are_pure() -> None:
    """No clock, file, print, logging or language; luck is handed in as a `Random`."""
    none_of(one for module in LOOKED_INTO if module in PURE for one in impurities(module))


def test_no_luck_is_made_when_a_module_is_imported() -> None:
    """A module-level `Random` would be shared by all games."""
    made = []
    for name in (one for one in LOOKED_INTO if one in PURE):
        for top in tree(MODULES[name]).body:
            if not isinstance(top, (ast.FunctionDef, ast.ClassDef)):
                calls = [node.func for node in ast.walk(top) if isinstance(node, ast.Call)]
                lucky = [call for call in calls if isinstance(call, ast.Name)]
                made += [f"{name}:{call.lineno}" for call in lucky if call.id == "Random"]
    none_of(made)


def test_only_the_terminal_knows_a_terminal() -> None:
    """All other modules work behind any front end."""
    found = {
        module: {name.split(".")[0] for name in imported(module)} & OF_A_TERMINAL
        for module in LOOKED_INTO
        if room(module) != "terminal"
    }
    none_of(f"{module} imports {names}" for module, names in found.items() if names)


def threads_of(module: str) -> Iterator[str]:
    """Yield the uses of threads and processes in a module."""
    for name in imported(module):
        if name.split(".")[0] in THREADS:
            yield f"{module} imports {name}"
    for other in sorted(needs(module)):
        busy = {name.split(".")[0] for name in imported(other)} & THREADS
        if busy:
            yield f"{module} imports {other}, which has {busy}"
    for node in nodes(MODULES[module], ast.Attribute):
        if node.attr in ASIDE:
            yield f"{module} uses {node.attr} in line {node.lineno}"


def test_nothing_above_starts_a_thread_or_a_process() -> None:
    """Neither directly nor through a class that does: front ends make those and pass them in."""
    above = [module for module in LOOKED_INTO if room(module) in UNTHREADED]
    none_of(one for module in above for one in threads_of(module))


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
"""Parts of local tables only, so that no front end may use them."""
OF_RECORDS = {f"audiogame.play.{name}" for name in ("branch", "review", "expert_review", "judge")}
"""Modules that step through a record, and branch play from there."""


def test_play_uses_only_the_face_of_a_table() -> None:
    """It plays at a local or remote table, without telling them apart."""
    playing = [module for module in LOOKED_INTO if room(module) == "play"]
    used = {module: needs(module) & AT_HOME for module in playing if module not in OF_RECORDS}
    none_of(f"{module} imports {names}" for module, names in used.items() if names)


def test_the_rooms_are_those_that_are_known() -> None:
    """A new room has to be given its floor."""
    rooms = {room(name) for name in MODULES}
    assert rooms == set(FLOOR), rooms ^ set(FLOOR)
    assert {"audiogame.rules.state", "audiogame.table.library"} <= set(PURE)


def test_a_class_has_a_name_of_its_own() -> None:
    """Outside games, whose classes are named by what happens in each."""
    homes = defaultdict[str, list[str]](list)
    for module, file in MODULES.items():
        if room(module) != "games":
            for node in tree(file).body:
                if isinstance(node, ast.ClassDef):
                    homes[node.name].append(module)
    none_of(
        f"{name} is a class of {' and of '.join(modules)}"
        for name, modules in homes.items()
        if len(modules) > 1
    )
    assert homes["Narrator"] == ["audiogame.narration.narrator"], "classes are found"


def test_contributing_names_each_package_of_the_program() -> None:
    """CONTRIBUTING.md lists the packages in the order of their floors, one line each."""
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (listed,) = re.findall(r"^## Where things are\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    named = re.findall(r"^- `(\w+)(?:/|\.py|)`: ", listed, re.MULTILINE)
    assert sorted(named) == sorted({*FLOOR} - {"__version__"})
    assert named == sorted(named, key=FLOOR.__getitem__)


def test_a_readme_names_the_imports_and_the_importers_of_its_package() -> None:
    """Exactly those of the source, but for `__main__.py` and the version, which are no packages."""
    between: defaultdict[str, set[str]] = defaultdict(set)
    for module in MODULES:
        between[room(module)] |= {room(other) for other in needs(module)} - {room(module)}
    for path in sorted(PACKAGE.glob("*/README.md")):
        text, own = path.read_text(encoding="utf-8"), path.parent.name
        for said, needed in (
            ("May import", between[own] - {"__version__"}),
            ("Imported by", {one for one in between if own in between[one]} - {"__main__"}),
        ):
            if f"- {said}: " in text:
                (listed,) = re.findall(rf"^- {said}: ([\w, ]+)[.;]", text, re.MULTILINE)
                assert {*listed.split(", ")} == needed, (own, said)


def test_nothing_told_crosses_the_line() -> None:
    """Reasons and events do, and each end tells them in its own language."""
    narrating = {"narrator", "texts", "faults", "titles"}
    none_of(
        f"{file}: {node.module}"
        for file in FILES
        if file.startswith(("online/", "server/"))
        for node in nodes(file, ast.ImportFrom)
        if (node.module or "").startswith("audiogame.narration.")
        and (node.module or "").rpartition(".")[2] in narrating
    )


def test_no_function_has_a_language_of_its_own() -> None:
    """Every caller says in which language somebody listens."""
    none_of(
        f"{file}: {node.name}"
        for file in FILES
        for node in functions(file)
        for argument in _with_default(node.args)
        if argument.arg == "language"
    )


def functions(file: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [*nodes(file, ast.FunctionDef), *nodes(file, ast.AsyncFunctionDef)]


def _with_default(args: ast.arguments) -> list[ast.arg]:
    plain = [*args.posonlyargs, *args.args]
    named = [one for one, default in zip(args.kwonlyargs, args.kw_defaults, strict=True) if default]
    return [*plain[len(plain) - len(args.defaults) :], *named]
