"""Every optional hook stands in games/README.md, with its signature and an example that runs."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from textwrap import indent
from typing import Any

import pytest
from flawed import Change, installed_pig

from audiogame.cli.game_check import checked
from audiogame.rules.cards import DECK
from audiogame.rules.figures import Figures
from audiogame.rules.game import Bot, Game, Rememberer, listens
from audiogame.rules.guide import Guide
from audiogame.rules.state import FORCED, Event, Query, State
from audiogame.rules.value import field_names, replace
from audiogame.table.library import find_game

DOCUMENT = Path(__file__).parents[2] / "audiogame/games/README.md"
SECTION = re.compile(r"^### The optional hooks$(.*?)^### ", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```python (\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STEPS = re.compile(r"^```python (events|rules)\.py\n(.*?)^```$", re.MULTILINE | re.DOTALL)
IMPORTS = """
from enum import Enum
from random import Random
from typing import Any, Self
from audiogame.rules import picture
from audiogame.rules.cards import DECK, Card
from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.figures import Figures, Fortune
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.guide import Guide
from audiogame.rules.picture import Area, Board, Group, Man, Picture, Square, drawn
from audiogame.rules.sounded import Sounded
from audiogame.rules.state import *
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation
from audiogame.rules.value import Value
"""


@pytest.fixture(scope="module")
def written() -> Mapping[str, Any]:
    """The names of all examples, beside the Pig of the first steps."""
    text = DOCUMENT.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": "examples"}
    for _, code in STEPS.findall(text):
        exec(code.replace("from .events import", "#"), names)
    (section,) = SECTION.findall(text)
    exec(IMPORTS, names)
    blocks = BLOCK.findall(section)
    hooks = "\n".join(code for kind, code in blocks if kind == "state")
    exec(f"class More(Pig):\n{indent(hooks, '    ')}", names)
    for kind, code in blocks:
        if kind != "state":
            exec(code, names)
    return names


def hooks_of(contract: type) -> Iterator[str]:
    """Yield the names of the hooks that a game may write in a class of a contract."""
    for name, member in vars(contract).items():
        work = getattr(member, "fget", None) or getattr(member, "work_out", None) or member
        final = hasattr(member, "__final__") or hasattr(work, "__final__")
        own = not name.startswith("__") and name not in field_names(contract)
        if own and inspect.isfunction(work) and not final:
            yield name


def same_arguments(one: Callable[..., object], other: Callable[..., object]) -> bool:
    return [*inspect.signature(one).parameters] == [*inspect.signature(other).parameters]


def test_each_optional_hook_of_a_state_is_written_as_it_is_called(
    written: Mapping[str, Any],
) -> None:
    """A property as a property, and the same arguments by the same names."""
    optional = {*hooks_of(State)} - State.__abstractmethods__
    more = vars(written["More"])
    assert optional <= {*more}
    for name in optional:
        declared = vars(State)[name]
        assert type(more[name]) is type(declared), name
        if inspect.isfunction(declared):
            assert same_arguments(more[name], declared), name
    assert {*hooks_of(Event)} <= {*vars(written["Drew"])}


def test_the_examples_of_a_state_answer(written: Mapping[str, Any]) -> None:
    state = written["More"](options=written["PigOptions"](), scores=(3, 0))
    roll, hold = written["RollDie"](), written["Hold"]()
    assert state.opening() == (written["Rules"](50),)
    assert state.seated == (0, 1)
    assert not state.out(0)
    assert [state.side(seat) for seat in (0, 1)] == [0, 1]
    assert state.result is None
    won = replace(state, scores=(50, 0)).result
    assert (won.places, won.sides) == ((1, 2), (0, 1))
    assert state.risk(0, hold) is None
    assert state.bounds(0, type(hold)) == (1, 50)
    assert state.parts(0) is None
    assert state.hand_of(0) is None
    assert state.why_not(0, DECK[0]) is None
    staked = replace(state, at_stake=5)
    assert staked.parts(0).next == (roll, hold)
    assert staked.parts(0, (roll,)).whole == hold
    due = replace(state, at_stake=50)
    assert due.actors == (FORCED,)
    assert due.legal_actions(FORCED) == (hold,)
    assert state.deal_again(1, Random(1)) == state
    assert state.requests(1) == ()
    assert state.preview(0, hold) == written["Score"](0, 3)
    assert state.faces_shown(0) == ((6,), (1,))
    assert state.answer(Query.STANDING, 0, again=1) == (written["Rules"](50),)
    assert state.picture(0) is not None
    assert [one.told for one in state.board(0).rows[0]] == [
        written["Score"](0, 3),
        written["Score"](1, 0),
    ]
    assert state.answer(Query.SHOWN, 0, again=1) == tuple(
        one.told for one in state.board(0).rows[0]
    )
    assert state.hidden_from(0) == {1}
    assert not state.keeps_secrets
    assert not state.hides_luck
    assert state.still_secret(0, roll)
    assert state.chosen_for(1, state.decision(1)) is None
    assert state.position(0) == (written["Score"](0, 3), state.decision(0))
    assert state.since(0, state.opening()) == (written["Score"](0, 3),)
    drew = written["Drew"](0, 7)
    assert (drew.seen_by(0), drew.seen_by(1)) == (drew, written["Drew"](0, None))
    assert drew.routine
    assert drew.step


def test_the_examples_of_bots_answer(written: Mapping[str, Any]) -> None:
    state = written["More"](options=written["PigOptions"](), scores=(3, 0))
    bot: Any = written["Counter"]()
    assert listens(bot)
    for name in ("choose", "hear"):
        assert same_arguments(vars(type(bot))[name], getattr(Bot, name))
    bot.hear(written["Lost"](0))
    other = written["Counter"]()
    other.recall(bot.memory(state))
    assert isinstance(other, Rememberer)
    assert other.memory(state) == bot.memory(state) == written["Counted"](1)
    assert bot.choose(state, 0, Random(1)) in state.legal_actions(0)
    assert written["Advisor"]().advise(state, 0, Random(1)).action == written["RollDie"]()
    staked = replace(state, at_stake=30)
    told = written["Advisor"]().advise(staked, 0, Random(1))
    assert (told.action, told.best) == (written["Hold"](), ())
    assert told.valuation.cost(written["RollDie"]()) == pytest.approx(5 - 20 / 6)
    worded, turn = written["Worded"](), written["Turn"](0, 30)
    assert worded.advise(staked, 0, Random(1)).best == (turn,)
    compared = worded.compare(staked, 0, written["RollDie"](), Random(1))
    assert compared.best == (turn, written["Score"](0, 3))


def test_each_optional_function_of_a_game_is_written(written: Mapping[str, Any]) -> None:
    """All fields of Game that have a default and are called, and those inside them."""
    more = written["MORE"]
    plain = {"quick", "lucky", "skill", "version", "emblem", "packages"}
    required = {"name", "package", "seats", "options", "start", "bots"}
    assert {*field_names(Game)} == {*more} | plain | required
    assert {*field_names(Guide)} <= {"facts", "rule", "explain"}
    functions = {name for name in field_names(Figures) if name not in FIGURES_OF_DATA}
    assert functions <= {*written}
    state = written["More"](options=written["PigOptions"](), scores=(3, 0))
    rolled = written["Rolled"](0, 4, 4)
    figures, guide = more["figures"], more["guide"]
    assert not figures.key(rolled, state)
    assert figures.points(state) == figures.ranking(state) == figures.money(state) == (3, 0)
    assert figures.pace(state) == (0.3, 0.0)
    assert figures.fortune(rolled).points == 4
    roll, hold = written["RollDie"](), written["Hold"]()
    assert figures.mistake(state, 0, hold, roll) is written["Mistake"].HELD
    assert figures.mistake(state, 0, roll, hold) is None
    assert figures.earned(7) == written["Rules"](7)
    assert guide.rule(state, 0) == "rolling"
    assert guide.explain(state, 0, written["Hold"]()) == (written["Score"](0, 3),)
    assert not more["endless"](state.options)
    assert [one.cue for one in more["cues"](rolled, ())] == ["dice.roll.1"]


FIGURES_OF_DATA = {"rounds", "low_wins", "coins", "pace_unit"}


NOT_IN_PIG = {
    *("keeps_secrets", "chosen_for", "hides_luck", "still_face_down", "_forced"),
    *("_allows", "_sample", "bounds", "_parts", "why_not"),
}
"""Hooks of games that hide something, do not list all choices, or hold cards."""
PROPERTIES = {"seated", "forced_due"}


def test_the_check_calls_each_optional_hook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of a state, in one game of Pig that has all of them."""
    called = {*hooks_of(State)} - State.__abstractmethods__ - NOT_IN_PIG
    hooks = "".join(
        f"    {'@property' if name in PROPERTIES else '# a method'}\n"
        f"    def {name}(self, *given):\n"
        f"        CALLED.add('{name}')\n"
        f"        return State.{name}.fget(self) if {name in PROPERTIES} else "
        f"State.{name}(self, *given)\n\n"
        for name in sorted(called - {"_picture"})
    )
    change = Change("rules.py", "    def _answer(", f"{hooks}    def _answer(")
    found = Change("rules.py", "SIDES = 6", "CALLED: set[str] = set()\nSIDES = 6")
    own = Change("rules.py", "    def since(self, seat", "    def own_since(self, seat")
    with installed_pig(tmp_path, [change, found, own]):
        checked("en", "pig", games=1)
        rules = inspect.getmodule(find_game("pig").start)
        assert rules is not None
        assert called - {"_picture"} == rules.CALLED
