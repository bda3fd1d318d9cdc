"""Games are discovered, not listed: in their folder, and by other packages' entry points."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from distribution import write_distribution
from refusals import refuses

from audiogame.games.sika import GAME
from audiogame.narration.faults import told
from audiogame.rules.game import Game, UnknownName, WrongSeats
from audiogame.table.library import (
    BrokenGame,
    all_games,
    all_names,
    find_game,
    own_games,
)

OTHER = """
from audiogame.rules.value import replace
from audiogame.games.sika import GAME as SIKA
GAME = replace(SIKA, name="made-up", package=__name__)
NOT_A_GAME = "a string"
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Return a function that installs a distribution with one module and its entry points."""

    def installed(module: str, entry_points: str, source: str = OTHER) -> None:
        name = f"made_up_{tmp_path.name.replace('-', '_')}_{module}"
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
        write_distribution(tmp_path, name, entry_points.replace("MODULE", name))
        monkeypatch.syspath_prepend(tmp_path)

    return installed


def test_without_third_party_games_importlib_metadata_is_not_imported() -> None:
    code = (
        "import sys; before = {*sys.modules}; from audiogame.table.library import all_names;"
        "print(len(all_names()), 'importlib.metadata' in {*sys.modules} - before)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [str(len(own_games())), "False"]


def test_a_game_may_lie_in_an_archive(
    install: Install, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the folder cannot be listed, the import system is asked."""
    install("zipped", "made-up = MODULE:GAME")
    archive = tmp_path / "packed" / "games.zip"
    archive.parent.mkdir()
    with zipfile.ZipFile(archive, "w") as packed:
        for path in (*tmp_path.glob("*.py"), *tmp_path.glob("*.dist-info/*")):
            packed.write(path, path.relative_to(tmp_path))
            path.unlink()
    assert "made-up" not in all_names()
    monkeypatch.syspath_prepend(archive)
    assert "made-up" in all_names()
    assert find_game("made-up").name == "made-up"


def test_own_games_are_the_folders() -> None:
    """Every folder beside Sika's is a game, named as players type it."""
    folders = Path(GAME.start.__code__.co_filename).parents[1]
    expected = {
        path.name.replace("_", "-")
        for path in folders.iterdir()
        if (path / "__init__.py").is_file()
    }
    assert set(own_games()) == expected
    assert "sika" in own_games()
    assert list(own_games()) == sorted(own_games())


@pytest.mark.parametrize("typed", ["sika", "Sika", "SIKA"])
def test_a_game_is_found_by_its_name(typed: str) -> None:
    """Case is ignored."""
    assert find_game(typed) is GAME


@pytest.mark.parametrize("name", own_games())
def test_own_games_load_under_their_name(name: str) -> None:
    """The folder's name is the game's, also written with underscores or blanks."""
    game = find_game(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert find_game(name.replace("-", "_").upper()) is game
    assert find_game(name.replace("-", " ")) is game


def test_an_unknown_game_is_answered_with_the_nearest_names() -> None:
    """A typing slip is answered with the game most likely meant."""
    with refuses(UnknownName, match="There is no game 'sikka': perhaps you meant sika"):
        find_game("sikka")
    with refuses(UnknownName, match=r"the choices are .*sika"):
        find_game("!")


def test_a_game_of_another_package_is_found(install: Install) -> None:
    """An entry point in the group makes it one of the games."""
    install("good", "made-up = MODULE:GAME")
    assert "made-up" in all_names()
    assert find_game("made-up").name == "made-up"
    games, broken = all_games()
    assert "made-up" in [game.name for game in games]
    assert not broken


def test_a_game_of_another_package_is_typed_like_any_other(install: Install) -> None:
    """Case and underscores are ignored for it too."""
    install("good", "made-up = MODULE:GAME")
    assert find_game("Made_Up").name == "made-up"


def test_own_games_come_first(install: Install) -> None:
    """Another package cannot replace a bundled game."""
    install("thief", "sika = MODULE:GAME")
    assert find_game("sika") is GAME
    assert all_names().count("sika") == 1


@pytest.mark.parametrize(
    ("entry_point", "why"),
    [
        ("broken = MODULE_not_there:GAME", "No module named"),
        ("broken = MODULE:NOT_THERE", "NOT_THERE"),
        ("broken = MODULE:NOT_A_GAME", "'a string', not a Game"),
    ],
)
def test_a_broken_game_is_a_sentence_not_a_traceback(
    install: Install, entry_point: str, why: str
) -> None:
    """The sentence names the game and the reason; all other games are there."""
    install("bad", entry_point)
    with refuses(BrokenGame, match=why) as fault:
        find_game("broken")
    assert told(fault.value, "en").startswith("The game 'broken' is left out: ")
    assert told(fault.value, "en").endswith(".")
    games, broken = all_games()
    assert GAME in games
    assert [told(one, "en") for one in broken] == [told(fault.value, "en")]


def test_a_game_that_raises_while_it_loads_is_broken(install: Install) -> None:
    """Its exception does not affect the program."""
    install("raising", "raising = MODULE:GAME", "1 / 0\n")
    with refuses(BrokenGame, match="division by zero"):
        find_game("raising")


def test_a_game_of_dataclasses_is_refused_with_what_to_write(install: Install) -> None:
    """Authors used to plain dataclasses learn what to leave out, and where."""
    source = """
from dataclasses import dataclass
from audiogame.rules.state import Action

@dataclass(frozen=True)
class Jump(Action):
    height: int
"""
    install("decorated", "decorated = MODULE:GAME", source)
    with pytest.raises(BrokenGame) as fault:
        find_game("decorated")
    why = told(fault.value, "en").partition("is left out: ")[2]
    assert why.startswith("Leave out @dataclass before class Jump of made_up_")
    assert why.endswith(": its base from audiogame.rules makes it a frozen value already.")


def test_numbers_of_seats() -> None:
    """A game states its numbers of seats, and refuses others with that sentence."""
    with refuses(WrongSeats, match="Sika takes 2 to 8 players, not 9"):
        GAME.new(9)
    assert GAME.new(8).seats == 8


def test_strengths_of_bots() -> None:
    """The first is the default; an unknown one is answered with the list."""
    assert type(GAME.bot()) is type(GAME.bot("casual"))
    with refuses(UnknownName, match="There is no bot strength 'brutal'"):
        GAME.bot("brutal")
