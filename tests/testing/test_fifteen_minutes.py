"""The game at the beginning of games/README.md is written as it says there, step by step."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.state import CHANCE, Query, State
from audiogame.table.library import find_game
from audiogame.testing import check_messages, find_flaws, play_random

DOCUMENT = Path(__file__).parents[2] / "audiogame/games/README.md"
STEP = re.compile(r"^### Step (\d+): .*?$(.*?)(?=^### )", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_LINES = 270
"""Most lines of a game that can be typed in a quarter of an hour."""
Load = Callable[[str], ModuleType]


def steps() -> dict[int, dict[str, str]]:
    """Return the files of each step with their contents, by the step's number."""
    text = DOCUMENT.read_text(encoding="utf-8")
    return {
        int(step[1]): {block[1]: block[2] for block in BLOCK.finditer(step[2])}
        for step in STEP.finditer(text)
    }


def write(folder: Path, last: int) -> None:
    """Write the files of all steps up to one; an empty `__init__.py` until a step has one."""
    pig = folder / "pig"
    (pig / "bots").mkdir(parents=True)
    (pig / "__init__.py").touch()
    for number, files in steps().items():
        for name, text in files.items() if number <= last else ():
            path = folder / "installed" / name if number == 6 else pig / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Load]:
    """Return a function that imports a module of Pig from the written steps."""
    monkeypatch.syspath_prepend(tmp_path)

    def load(name: str) -> ModuleType:
        invalidate_caches()
        return import_module(name)

    yield load
    for name in [name for name in sys.modules if name.partition(".")[0] == "pig"]:
        del sys.modules[name]


def test_the_game_comes_first_and_is_short() -> None:
    """Six steps, at the beginning, with no more lines than can be typed in that time."""
    text = DOCUMENT.read_text(encoding="utf-8")
    assert re.match(r"# Games\n\n.+\n\n## A game in fifteen minutes\n", text)
    assert list(steps()) == [1, 2, 3, 4, 5, 6]
    written = [len(code.splitlines()) for files in steps().values() for code in files.values()]
    assert all(steps().values())
    assert min(written) > 0
    assert sum(written) <= MOST_LINES


def test_step_1_the_events_are_told_of(tmp_path: Path, load: Load) -> None:
    write(tmp_path, 1)
    events = load("pig.events")
    assert events.Rolled(0, 4, 4) == events.Rolled(0, 4, 4)


def test_step_2_the_rules_can_be_played(tmp_path: Path, load: Load) -> None:
    write(tmp_path, 2)
    rules, events = load("pig.rules"), load("pig.events")
    state: State = rules.start(2, rules.PigOptions(target=20))
    for moves, happened in (
        (((0, rules.RollDie()), (CHANCE, (6,))), events.Rolled(0, 6, 6)),
        (((0, rules.Hold()),), events.Held(0, 6)),
        (((1, rules.RollDie()), (CHANCE, (1,))), events.Lost(1)),
    ):
        told: tuple[object, ...] = ()
        for seat, action in moves:
            state, told = state.apply(seat, action)
        assert told == (happened,)
    assert state.actors == (0,)
    assert all(state.answer(query, 0) for query in Query)


def test_step_3_bots_play_it_to_its_end(tmp_path: Path, load: Load) -> None:
    write(tmp_path, 3)
    game = load("pig").GAME
    random, bot = Random(1), game.bots["casual"]()
    states = [*play_random(game, random)]
    assert states[-1].result is not None
    assert bot.choose(states[0], 0, random) in states[0].legal_actions(0)


def test_step_4_everything_is_said(tmp_path: Path, load: Load) -> None:
    write(tmp_path, 4)
    game = load("pig").GAME
    check_messages(game)
    narrator = Narrator(Texts("en", ("pig",)), "pig", ("Ann", "Bo"))
    state = game.new(2)
    state, _ = state.apply(0, state.legal_actions(0)[0])
    state, (rolled,) = state.apply(CHANCE, (4,))
    assert narrator.tell(rolled, (0,)) == "4. You have 4 at stake."
    assert narrator.tell(rolled, (1,)) == "Ann rolls 4: 4 at stake."
    (standing,) = state.answer(Query.STANDING, 1)
    assert narrator.tell(standing, (1,)) == "You 0. Ann 0."


def test_step_5_nothing_is_wrong_with_it_and_the_rest_is_named(tmp_path: Path, load: Load) -> None:
    write(tmp_path, 5)
    found = find_flaws(load("pig").GAME, games=5, states=100)
    assert found.flaws == ()
    assert [one.message for one in found.lacks] == [
        *("lacks-lesson", "lacks-glossary", "lacks-explain", "lacks-rule", "lacks-length"),
        *("lacks-adviser", "lacks-picture", "lacks-cues", "lacks-topics"),
        *("lacks-language", "lacks-language"),
    ]


def test_step_6_an_entry_point_makes_it_a_game(tmp_path: Path, load: Load) -> None:
    write(tmp_path, 6)
    project = (tmp_path / "installed" / "pyproject.toml").read_text(encoding="utf-8")
    built = tomllib.loads(project)
    assert built["build-system"]["build-backend"] == "hatchling.build"  # which packs texts as well
    assert built["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"] == ["pig"]
    about = tmp_path / "audiogame_pig-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: audiogame-pig\nVersion: 1.0\n")
    point = project.partition('[project.entry-points."audiogame.games"]\n')[2]
    point = point.partition("\n")[0].replace('"', "")
    (about / "entry_points.txt").write_text(f"[audiogame.games]\n{point}")
    assert find_game("pig") == load("pig").GAME
