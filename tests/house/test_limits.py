"""What is counted stays counted: figures that are the same on every machine, beside their limits.

The limits stand in `tests/limits.toml`.  Others of that file are held where the thing is built.
"""

from __future__ import annotations

import ast
import json
import marshal
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median

import pytest
from limits import limits
from syntax import FILES, ONE_PROCESS, nodes

from audiogame.lobby.main_menu import ENTRIES
from audiogame.online.codec import codec_of
from audiogame.table.library import all_names, find_game
from audiogame.testing import play_random

pytestmark = ONE_PROCESS
TESTS = Path(__file__).parents[1]
COUNTED_HERE = pytest.mark.skipif(
    sys.version_info[:2] != (3, 11) or sys.platform != "linux",
    reason="calls, modules and bytecode are counted under 3.11 on Linux",
)
STEPS = 60
"""States of a random game whose views are measured."""
SLACK = 1.06
"""How far a limit may lie above its figure: one further away holds nothing."""


def held(figures: Mapping[str, float], table: str) -> None:
    """Compare figures with all limits of a table: neither passed, nor far above them."""
    most = limits(table)
    assert {*figures} == {*most}
    passed = {name: (value, most[name]) for name, value in figures.items() if value > most[name]}
    assert not passed, "mend what grew, or raise its limit in a commit that says why"
    loose = {
        name: (value, most[name])
        for name, value in figures.items()
        if most[name] > max(value * SLACK, value + 1)
    }
    assert not loose, "these have become less: lower their limits"


@COUNTED_HERE
def test_a_key_calls_few_functions_in_few_files() -> None:
    """Counted in a process of its own, where nothing else has been warmed up."""
    command = [sys.executable, str(TESTS / "benchmarks"), "ways", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.stderr == ""
    figures = {one["name"]: one["value"] for one in json.loads(done.stdout)}
    held(figures, "ways")


@COUNTED_HERE
@pytest.mark.parametrize(
    ("line", "arguments"),
    [("menu", ()), ("game", ("play", "sika"))],
    ids=["menu", "game"],
)
def test_the_first_line_loads_little(line: str, arguments: Sequence[str], tmp_path: Path) -> None:
    """The modules of a start, and the bytes of bytecode of our own, in thousands."""
    (tmp_path / "keys").write_text("enter\n", encoding="utf-8")
    probe = TESTS / "support" / "start_probe.py"
    more = ("--data", str(tmp_path / "data"), "--keys", str(tmp_path / "keys"))
    env = os.environ | {"AUDIOGAME_SPEECH": "none", "AUDIOGAME_SOUND": "off"}
    command = [sys.executable, str(probe), *arguments, *more]
    done = subprocess.run(command, env=env, capture_output=True, check=True, timeout=300)
    lines = json.loads(done.stdout)
    modules = next(one["modules"] for one in lines if "Main menu" in one["text"] or arguments)
    found = {"modules": len(modules), "kilobytes": round(sum(map(_bytecode, modules)) / 1000)}
    held(found, f"start.{line}")


def _bytecode(module: str) -> int:
    """Return the bytes of a module's bytecode; 0 for one that is not ours."""
    spec = find_spec(module) if module.startswith("audiogame") else None
    loader = spec.loader if spec is not None else None
    if not isinstance(loader, SourceFileLoader):
        return 0
    return len(marshal.dumps(loader.get_code(module)))


def test_few_take_the_whole_program() -> None:
    """Parameters and attributes of the type `App`."""
    hints = [one.annotation for file in FILES for one in nodes(file, ast.arg)]
    hints += [one.annotation for file in FILES for one in nodes(file, ast.AnnAssign)]
    takes = sum(
        any(isinstance(name, ast.Name) and name.id == "App" for name in ast.walk(hint))
        for hint in hints
        if hint is not None
    )
    held({"of the type App": takes}, "source")


def test_the_main_menu_is_short() -> None:
    held({"main": len(ENTRIES)}, "menus")


def test_views_travel_in_few_bytes() -> None:
    """The median of a random game's views, for its first seat."""
    figures = {name: median(_views(name)) for name in all_names()}
    held(figures, "views")


def _views(name: str) -> list[int]:
    game = find_game(name)
    states = play_random(game, Random(7))
    views = (state.seen_by(0) for state, _ in zip(states, range(STEPS), strict=False))
    return [len(codec_of(game).write(view)) for view in views]
