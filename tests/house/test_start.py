"""What is parsed and imported before the first line: counted, in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from pressed import play

from audiogame import __version__
from audiogame.cli.arguments import make_parser
from audiogame.console.key_script import WAIT
from audiogame.lobby.main_menu import ENTRIES
from audiogame.table.library import all_names, find_game

# Games of all kinds are played once in a process.
pytestmark = pytest.mark.xdist_group("start")
PROBE = Path(__file__).parents[1] / "support" / "start_probe.py"
UNWANTED = (
    "babel",
    "fluent.runtime",
    "attr",
    "pytz",
    "numpy",
    "pygame",
    "prompt_toolkit",
    "wcwidth",
)
"""Modules that no line needs."""
SLOW = {"dataclasses", "shutil", "difflib", "platformdirs", "pyttsx3", "accessible_output2"}
"""Modules slow to import that no first line needs: decorators that generate code for classes,
the width of a terminal, suggestions for typos, other voices."""
ONLY_THERE = {"_colorize", "copy", "dataclasses", "sysconfig"}
"""What Python 3.14's own argparse (for colours that are off) and ctypes import, alone of all."""
OF_PYTHON = ONLY_THERE if sys.version_info[:2] == (3, 14) else set()
PATTERNS = {
    "audiogame.narration.texts": 3,
    "audiogame.keys.layer_file": 2,
    "audiogame.rules.notation": 1,
}
"""Number of regular expressions each module compiles before the first line of menu and game."""
Lines = list[dict[str, Any]]
Start = Callable[..., Lines]


@pytest.fixture
def start(tmp_path: Path) -> Start:
    """Return a function that starts the program with keys; it reports the work before each line."""

    def started(*arguments: str, keys: str | None = "") -> Lines:
        more: tuple[str, ...] = ()
        if keys is not None:
            (tmp_path / "keys").write_text(keys, encoding="utf-8")
            more = ("--data", str(tmp_path / "data"), "--keys", str(tmp_path / "keys"))
        command = [sys.executable, str(PROBE), *arguments, *more]
        env = os.environ | {"AUDIOGAME_SPEECH": "none", "AUDIOGAME_SOUND": "off"}
        done = subprocess.run(command, env=env, capture_output=True, check=True, timeout=300)
        lines: Lines = json.loads(done.stdout)
        return lines

    return started


def test_the_version_needs_next_to_nothing(start: Start) -> None:
    """No argument parser, no settings, no values, and none of the libraries."""
    (line,) = start("--version", keys=None)
    assert line["text"] == f"audiogame {__version__}"
    ours = {name for name in line["modules"] if name.startswith("audiogame.")}
    assert ours == {"audiogame.__main__"}
    heavy = {"argparse", "asyncio", "dataclasses", "inspect", "msgspec", "tomllib", "fluent"}
    assert not heavy & {*line["modules"]}


def test_the_first_line_parses_few_entries(start: Start) -> None:
    """The welcome and its references; then the menu with its items; and no entry of any game."""
    first, menu, *_ = start()
    assert first["entries"] <= 4
    assert first["characters"] <= 500
    assert menu["text"].startswith("Main menu: ")
    assert menu["entries"] <= 20
    for line in (first, menu):
        games = [name for name in line["modules"] if name.startswith("audiogame.games.")]
        assert games == []


def test_the_first_line_imports_nothing_that_it_does_not_need(start: Start) -> None:
    """The loop, the menus' contents, and speech and sound are imported later."""
    rooms = {"play", "preferences", "opponents", "archive", "sound_server"}
    later = {"asyncio", "subprocess", "socket", "ssl", "pickle", "tomlkit", "importlib.metadata"}
    first = start(keys="enter\n")[1]  # after the welcome, the menu
    assert first["text"].startswith("Main menu: ")
    modules = {*first["modules"]} - OF_PYTHON
    assert not {name for name in modules if name.startswith("audiogame.") and _room(name) in rooms}
    assert not modules & (later - {"tomlkit"})
    assert not modules & {*SLOW, "hashlib", "random", "fractions", "base64"}
    assert len(modules) <= 267
    game, *_ = start("play", "sika")
    of_game = {*game["modules"]} - OF_PYTHON
    assert not of_game & {*later, *SLOW}
    assert len(of_game) <= 375
    for line in (first, game):
        assert Counter(one.partition(":")[0] for one in line["patterns"]) <= Counter(PATTERNS)
    ours = {_room(name) for name in game["modules"] if name.startswith("audiogame.")}
    assert not ours & {"preferences", "sound_server"}


def _room(module: str) -> str:
    return module.split(".")[1]


def test_only_the_command_that_is_typed_is_described(monkeypatch: pytest.MonkeyPatch) -> None:
    """All commands have some 200 arguments, which take longer to add than to read the settings."""
    added: list[str] = []
    add = ArgumentParser.add_argument

    def counted(self: ArgumentParser, *names: str, **more: Any) -> Any:
        if names[:1] != ("-h",):
            added.append(self.prog)
        return add(self, *names, **more)

    monkeypatch.setattr(ArgumentParser, "add_argument", counted)
    make_parser("en").parse_args([])
    assert {*added} == {"audiogame"}
    make_parser("en").parse_args(["play", "sika"])
    assert {*added} == {"audiogame", "audiogame play"}


def test_a_new_game_parses_few_entries(start: Start) -> None:
    """The choice of games parses their titles, and beginning one its first lines."""
    lines = start(keys="enter\nenter\nenter\n")
    choice = next(line for line in lines if line["text"].startswith("Choose a game: "))
    assert choice["entries"] <= 40
    assert choice["characters"] <= 8000
    begun = next(line for line in lines if line["text"].startswith("New game."))
    assert begun["entries"] <= 80
    assert begun["characters"] <= 16_000


@pytest.fixture(scope="module")
def games_of_all_kinds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the program's folder with an unfinished game of each kind, and a finished one."""
    data = tmp_path_factory.mktemp("kept") / "data"
    for name in all_names():
        seats = ",".join(["you"] + ["bot"] * (find_game(name).seats[0] - 1))
        play(data, WAIT, "1", WAIT, game=name, seats=seats)
    play(data, WAIT, *["1", WAIT] * 12)
    return data


@pytest.fixture
def kept(games_of_all_kinds: Path, tmp_path: Path) -> Path:
    """Return a copy of that folder for one test."""
    copytree(games_of_all_kinds, tmp_path / "data")
    return tmp_path / "data"


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("entry", ENTRIES)
def test_no_entry_of_the_main_menu_parses_whole_files(start: Start, entry: str) -> None:
    """Only the entries it says, also with unfinished games of all kinds to mention."""
    before, after = opening(start, entry)
    assert after["entries"] - before["entries"] <= 40
    assert after["characters"] - before["characters"] <= 8000


def opening(start: Start, entry: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Open an entry of the main menu; returns its row, and the first line behind it."""
    way = LETTERS.get(entry) or ["down"] * [*ENTRIES].index(entry)
    lines = start(keys="\n".join(["home", *way, "enter", "escape", ""]))
    menu = next(at for at, line in enumerate(lines) if line["text"].startswith("Main menu: "))
    return lines[menu + 1 + len(way)], lines[menu + 2 + len(way)]


LETTERS = {"records": ["r", "r"], "statistics": ["s"]}
"""Letters that lead to entries which another entry holds."""


@pytest.mark.real
@pytest.mark.usefixtures("kept")
def test_a_list_of_games_takes_no_longer_than_a_new_one(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In CPU time, with everything compiled."""
    monkeypatch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path / "compiled"))
    opening(start, "new")  # this compiles
    fastest = min(spent_on(start, "new") for _ in range(2))
    for entry in ("continue", "records", "statistics"):
        measured = (spent_on(start, entry) < 2.5 * fastest for _ in range(3))
        assert any(measured), entry  # a disturbed measurement is repeated


def spent_on(start: Start, entry: str) -> float:
    """Return the CPU seconds that opening an entry of the main menu took."""
    before, after = opening(start, entry)
    return float(after["spent"] - before["spent"])


def test_a_game_asked_for_is_the_only_one_loaded(start: Start) -> None:
    """Its first line needs only a few messages."""
    first, *_ = start("play", "sika")
    assert first["entries"] <= 6
    games = {
        name.split(".")[2]
        for name in first["modules"]
        if name.count(".") > 1 and name.startswith("audiogame.games.")
    }
    assert games == {"sika"}


@pytest.mark.parametrize("arguments", [(), ("play", "scientific-war")])
def test_no_line_imports_large_packages(start: Start, arguments: tuple[str, ...]) -> None:
    """Neither Babel and its dependencies, nor those of other parts of the program."""
    for line in start(*arguments, keys="enter\nenter\nwait\n"):
        assert not {*UNWANTED} & {*line["modules"]}, line["text"]
