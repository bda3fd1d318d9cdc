"""A pytest plugin that runs the tests parametrized by game for one game only.

    python -m pytest -p one_game --game pig -n 0 tests

The others are not even collected, which takes longer than to run the tests of a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import syntax

OF_ALL_GAMES = re.compile(r"\b(all_names|all_games|own_games|NAMES|GAMES|MODULES|PACK\.cues)\b")
"""Names in test files that are parametrized by game."""
SIBLINGS = ("test_sixth_game.py", "test_flaws.py")
"""Tests that copy Pig themselves."""
LOOPS = (
    "test_documented.py",
    "test_imports_go_down_only",
    "test_no_circle_of_modules",
    "test_late_imports_have_reasons",
    "test_rules_games_and_table_are_pure",
    "test_no_luck_is_made_when_a_module_is_imported",
    "test_only_the_terminal_knows_a_terminal",
)
"""Tests, or files of them, that go through the source of all games, and list all that is wrong."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the name of the game."""
    parser.addoption("--game", help="run only the tests of each game there is, and only of this")


def pytest_configure(config: pytest.Config) -> None:
    """Check the source of that game alone, if it is in a folder of the program."""
    folder = f"games/{config.getoption('--game').replace('-', '_')}/"
    syntax.LOOKED_AT[:] = [file for file in syntax.FILES if file.startswith(folder)]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Ignore the files whose tests are not parametrized by game."""
    if collection_path.is_dir():
        return None
    if collection_path.name in SIBLINGS:
        return True
    if collection_path.suffix != ".py":
        return True  # sounds and texts of the example games
    return None if OF_ALL_GAMES.search(collection_path.read_text(encoding="utf-8")) else True


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Iterator[None]:
    """Parametrize no tests by other games."""
    yield
    game = metafunc.config.getoption("--game")
    if game not in metafunc.function.__name__:
        metafunc._calls[:] = [call for call in metafunc._calls if game in call.id]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests whose names are without the game, but for loops through its source."""
    game = config.getoption("--game")
    kept = [item for item in items if game in item.name or _loops(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept


def _loops(item: pytest.Item) -> bool:
    named = item.path.name in LOOPS or item.name in LOOPS
    return named and not hasattr(item, "callspec") and bool(syntax.LOOKED_AT)
