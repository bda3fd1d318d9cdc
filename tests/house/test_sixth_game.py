"""A sixth game is one folder, or one package, and nothing else: the suite is run over Pig in both.

Nothing but Pig's folder is added, and no other file is edited.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from completed import completed
from distribution import write_distribution
from flawed import PIG, installed_pig
from machine import needs_machine

from audiogame.__main__ import main

REPOSITORY = Path(__file__).parents[2]
IGNORED = ignore_patterns("__pycache__", "pig")
BY_FOLDER = (
    "testing/test_contract.py",
    "house/test_documented.py",
    "house/test_imports.py",
    "table/test_library.py",
    "narration/test_messages.py",
    "lobby/test_lessons.py",
    "narration/test_rule_books.py",
    "narration/test_wording.py",
)
"""Tests that discover a game by its files' location."""


def passed(root: Path, place: Path, *files: str, game: str = "pig") -> int:
    """Run the tests of a game in a checkout; returns how many passed, where none may fail.

    Args:
        root: the checkout.
        place: where Python looks for packages first.
        files: the test files; without any, all that test every installed game.
        game: Pig, or another of the examples.
    """
    path = os.pathsep.join((str(place), str(root / "tests" / "support")))
    command = (sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider")
    done = completed(
        [*command, "-p", "one_game", "--game", game, *(files or ("tests",))],
        cwd=root,
        env={**os.environ, "PYTHONPATH": path},
        timeout=1700,
    )
    found = re.search(r"(\d+) passed", done.stdout)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert found is not None, done.stdout
    return int(found[1])


@needs_machine("a process")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("files", "least"),
    [
        pytest.param([f"tests/{file}" for file in BY_FOLDER], 24, marks=pytest.mark.real),
        pytest.param([], 60, marks=pytest.mark.soak),
    ],
    ids=("by folder", "all"),
)
def test_a_folder_of_the_package_is_a_game(tmp_path: Path, files: list[str], least: int) -> None:
    """In a copy of the checkout it passes the tests that each game has to pass."""
    for name in ("audiogame", "sounds", "tests"):
        # With its compiled files: the copies have the timestamps of their sources.
        copytree(REPOSITORY / name, tmp_path / name, ignore=ignore_patterns("pig"))
    for path in REPOSITORY.glob("*.*"):
        if path.suffix in (".toml", ".md"):
            (tmp_path / path.name).write_bytes(path.read_bytes())
    copytree(PIG, tmp_path / "audiogame" / "games" / "pig", ignore=IGNORED)
    copytree(PIG, tmp_path / "tests" / "example_games" / "pig", ignore=IGNORED)
    assert passed(tmp_path, tmp_path, *files) > least


@needs_machine("a process")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("pig", marks=pytest.mark.real),
        pytest.param("liars-dice", marks=pytest.mark.soak),
        pytest.param("crazy-eights", marks=pytest.mark.soak),
    ],
)
def test_an_installed_package_is_a_game(game: str, tmp_path: Path) -> None:
    """Through its entry point it passes the tests of each game, sounds included."""
    install(tmp_path, game)
    assert passed(REPOSITORY, tmp_path, game=game) > 60


def install(folder: Path, game: str = "pig") -> None:
    """Install an example game into a folder of packages as an installer would."""
    package = game.replace("-", "_")
    copytree(PIG.parent / package, folder / package, ignore=ignore_patterns("__pycache__"))
    write_distribution(folder, package, f"{game} = {package}:GAME")


@needs_machine("a process")
def test_an_installed_package_is_in_the_list_of_games(tmp_path: Path) -> None:
    """As every other game is."""
    install(tmp_path)
    done = completed(
        [sys.executable, "-m", "audiogame", "list"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=REPOSITORY,
    )
    assert done.returncode == 0, done.stderr
    assert "Pig: audiogame play pig. 2 to 6 players." in done.stdout


@pytest.mark.parametrize(
    ("arguments", "heard"),
    [
        (("rules", "pig"), "Whoever holds with 50 points or more wins at once."),
        (
            ("arena", "pig", "--games", "4", "--seats", "skilled,casual", "--processes", "1"),
            "Pig, skilled, casual: 4 games",
        ),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_an_installed_package_is_in_the_commands(
    tmp_path: Path,
    arguments: tuple[str, ...],
    heard: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """As every other game is."""
    with installed_pig(tmp_path):
        assert main([*arguments]) == 0
    assert heard in capsys.readouterr().out
