"""Games whose hooks are written in a wrong way: `check-game` names hook, file and remedy."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from flawed import Change, inserted, installed_pig
from pressed import press
from tiers import every_second

from audiogame.cli import game_check
from audiogame.cli.game_check import checked
from audiogame.console.call_limit import CallSeconds
from audiogame.console.key_script import WAIT
from audiogame.lobby.main_menu import main_menu
from audiogame.testing import contract, find_flaws
from audiogame.testing.books import Books
from audiogame.testing.sentences import Sentences

RULES, GUIDE, GAME = "rules.py", "guide.py", "__init__.py"
CASUAL, ADVICE, FIGURES = "bots/casual.py", "bots/advice.py", "figures.py"
BEFORE = "    def _answer("
"""Where another hook of the state is written."""
LANDED = "        seat, (die,) = self.turn, outcome"
OVER = "self.result is not None"
ANOTHER_SINCE = Change(
    RULES, "    def since(self, seat: Seat", "    def own_since(self, seat: Seat"
)
"""Pig has a summary of its own."""
FORCED = "len(view.legal_actions(seat)) == 1"
AT_ONCE = CallSeconds(work=0.1, wait=0.3, tick=0.02, rest=0.02, told=5)
"""Limit of a call in these tests: less than the 5 seconds that are told."""


def hook(text: str) -> Change:
    """Write another hook in the state; its lines are those of a class."""
    lines = "\n".join(f"    {line}" for line in text.splitlines())
    return Change(RULES, BEFORE, f"{lines}\n\n{BEFORE}")


def seats_hook(result: str) -> Change:
    return Change(RULES, "        return len(self.scores)\n", f"        return {result}\n")


@dataclass(frozen=True)
class Broken:
    """A slip in Pig, and the sentence about it.

    Args:
        change: what is written.
        told: part of the sentence.
        file: the file that is named.
        also: what has to be written for it, if anything.
    """

    change: Change
    told: str
    file: str = RULES
    also: Change | None = None


OTHER_SHAPE = {
    "out as a property": Broken(
        hook("@property\ndef out(self):\n    return False"),
        "out is a property here. Write it as a method, def out(self, seat: Seat) -> bool.",
    ),
    "seated as a method": Broken(
        hook("def seated(self):\n    return (0, 1)"),
        "seated is a method here. Write @property above it.",
    ),
    "seats as a method": Broken(
        Change(RULES, "    @property\n    def seats(", "    def seats("),
        "seats is a method here. Write @property above it.",
    ),
    "result as a method": Broken(
        Change(RULES, "    @property\n    def result(", "    def result("),
        "result is a method here. Write @property above it.",
    ),
    "chance as a method": Broken(
        Change(RULES, "    @property\n    def chance(", "    def chance("),
        "chance is a method here. Write @property above it.",
    ),
    "_actors as a property": Broken(
        inserted(RULES, "    def _actors(", "@property"),
        "_actors is a property here. Write it as a method, def _actors(self)",
    ),
    "opening as a property": Broken(
        hook("@property\ndef opening(self):\n    return ()"),
        "opening is a property here.",
    ),
    "hidden_from as a property": Broken(
        hook("@property\ndef hidden_from(self):\n    return frozenset()"),
        "hidden_from is a property here.",
    ),
    "_legal without the seat": Broken(
        Change(RULES, "def _legal(self, seat: Seat)", "def _legal(self)"),
        "_legal takes different arguments here. Write def _legal(self, seat: Seat)",
    ),
    "decision without the seat": Broken(
        Change(RULES, "def decision(self, seat: Seat)", "def decision(self)"),
        "decision takes different arguments here.",
    ),
    "_answer with its arguments the other way": Broken(
        Change(RULES, "def _answer(self, query: Query, seat", "def _answer(self, *, query, seat"),
        "_answer takes different arguments here.",
    ),
    "_answer_again without a count": Broken(
        hook("def _answer_again(self, query, seat):\n    return ()"),
        "_answer_again takes different arguments here.",
    ),
    "preview without the action": Broken(
        hook("def preview(self, seat):\n    return None"), "preview takes different arguments here."
    ),
    "apply instead of its hook": Broken(
        Change(RULES, "def _apply(", "def apply("),
        "apply belongs to State, and a game doesn't write it. Write _apply instead.",
    ),
    "a field with the name of a hook": Broken(
        Change(RULES, BEFORE, "    position: int = 0\n\n" + BEFORE),
        "position is a field here, but it's a hook of the contract: def position(self, seat: Seat)",
    ),
    "a helper with a name of the state": Broken(
        hook("def may_act(self, seat):\n    return seat == self.turn"),
        "may_act belongs to State, and a game doesn't write it. Take another name.",
    ),
    "an event that everybody sees alike": Broken(
        Change(
            "events.py",
            "class Lost(Event):",
            "class Lost(Event):\n    def seen_by(self):\n        return self\n",
        ),
        "seen_by takes different arguments here. Write def seen_by(self, seat: Seat)",
        "events.py",
    ),
    "start without options": Broken(
        Change(RULES, "def start(seats: int, options: PigOptions)", "def start(seats: int)"),
        "start takes different arguments. It's called as (seats, options).",
    ),
    "cues of the event alone": Broken(
        Change("cues.py", "def cues(event: Event, seats: tuple[Seat, ...])", "def cues(event)"),
        "cues takes different arguments. It's called as (event, seats).",
        "cues.py",
    ),
    "a rule of the guide without the seat": Broken(
        Change(GUIDE, "def rule(state: Pig, seat: Seat)", "def rule(state: Pig)"),
        "rule takes different arguments. It's called as (view, seat).",
        GUIDE,
    ),
    "points of each seat": Broken(
        Change(FIGURES, "def _points(state: Pig)", "def _points(state: Pig, seat: int)"),
        "points takes different arguments. It's called as (state).",
        FIGURES,
    ),
    "a bot without luck": Broken(
        Change(CASUAL, "view: Pig, seat: Seat, random: Random", "view: Pig, seat: Seat"),
        "choose takes different arguments here. Write def choose(self, view: S, seat: Seat, random",
        CASUAL,
    ),
    "an adviser without luck": Broken(
        Change(
            ADVICE,
            "def advise(self, view: Pig, seat: Seat, random: Random)",
            "def advise(self, view: Pig, seat: Seat)",
        ),
        "advise takes different arguments here.",
        ADVICE,
    ),
    "a bot, and not its class": Broken(
        Change(GAME, '"casual": Fickle,', '"casual": Fickle(),'),
        "The bot casual is ",
        CASUAL,
    ),
}
"""Hooks with the shape of others: such games cannot begin, or end at the first key."""

NEVER_CALLED_BY_BOTS = {
    "seated as a list": Broken(
        hook("@property\ndef seated(self):\n    return [0, 1]"),
        "seated is not a tuple of rising seats of this table.",
    ),
    "out as nothing": Broken(
        hook("def out(self, seat):\n    return None"), "out is neither True nor False."
    ),
    "an opening of words": Broken(
        hook("def opening(self):\n    return ('begin',)"), "opening is not a tuple of events."
    ),
    "hidden from nobody": Broken(
        hook("def hidden_from(self, seat):\n    return ()"),
        "hidden_from is not a frozenset of seats of this table.",
    ),
    "requests in a list": Broken(
        hook("def _requests(self, seat):\n    return []"), "_requests is not a tuple of actions."
    ),
    "faces without tuples": Broken(
        hook("def faces_shown(self, seat):\n    return (1, 2)"),
        "faces_shown is not a tuple with a tuple of numbers for each position.",
    ),
    "still_secret raises": Broken(
        hook("def still_secret(self, seat, action):\n    return self.scores[9]"),
        "still_secret raises IndexError",
    ),
    "chosen_for raises": Broken(
        hook("def chosen_for(self, seat, event):\n    return self.scores[9]"),
        "chosen_for raises IndexError",
        also=Change("events.py", "class Held(Event):", "class Held(Event):\n    routine = True\n"),
    ),
    "more detail raises": Broken(
        hook("def _answer_again(self, query, seat, again):\n    return self.scores[9]"),
        "raises IndexError",
    ),
    "since raises": Broken(
        hook("def since(self, seat, events):\n    return self.scores[9]"),
        "since raises IndexError",
        also=ANOTHER_SINCE,
    ),
    "since is no tuple": Broken(
        hook("def since(self, seat, events):\n    return None"),
        "since is not a tuple of events.",
        also=ANOTHER_SINCE,
    ),
    "an answer after the end raises": Broken(
        inserted(RULES, "        match query:", f"assert not ({OVER})"),
        "raises AssertionError",
    ),
    "a view after the end raises": Broken(
        Change(
            RULES,
            "    def seen_by(self, seat: Seat) -> Self:\n        return self",
            "    def seen_by(self, seat: Seat) -> Self:\n"
            "        return self if self.result is None else self.seen",
        ),
        "raises AttributeError",
    ),
    "a picture after the end raises": Broken(
        inserted(RULES, "        over, last = ", f"assert not ({OVER})"),
        "raises AssertionError",
    ),
    "a rule of the guide after the end raises": Broken(
        Change(GUIDE, 'return "winning"', "return state.winner"),
        "The rule of the guide raises AttributeError",
        GUIDE,
    ),
    "points after the end raise": Broken(
        Change(
            FIGURES, "return state.scores", "assert state.result is None\n    return state.scores"
        ),
        "points of the figures raises AssertionError",
        FIGURES,
    ),
    "advice at a forced choice raises": Broken(
        inserted(
            ADVICE,
            "        action, at_stake = best(view, seat), view.at_stake",
            f"assert not ({FORCED})",
        ),
        "The adviser raises AssertionError",
        ADVICE,
    ),
    "an explanation of a forced choice raises": Broken(
        Change(
            GUIDE,
            "return (RollExplained(state.at_stake),)",
            "return (RollExplained(1 // state.at_stake),)",
        ),
        "The explanation raises ZeroDivisionError",
        GUIDE,
    ),
    "a game that is never over": Broken(
        Change(
            RULES,
            "        return Result(places(self.scores)) if",
            "        return None if True else Result(places(self.scores)) if",
        ),
        "A game is not over after 3000 moves.",
    ),
    "a way out of the program": Broken(
        inserted(RULES, "from typing import Self", "import os"),
        "A game doesn't import os: leave the system to the program.",
    ),
    "a bot chooses nothing": Broken(
        Change(
            CASUAL, "        return random.choice(view.legal_actions(seat))", "        return None"
        ),
        "The bot casual chooses nothing. Choose one of view.legal_actions(seat).",
        CASUAL,
    ),
    "a turning point that is a number": Broken(
        Change(FIGURES, "    return isinstance(event, Lost) and", "    return 7 or"),
        "key of the figures is neither True nor False.",
        FIGURES,
    ),
    "money of all games raises": Broken(
        Change(FIGURES, "Figures(key=_key", "Figures(earned=lambda money: money.euros, key=_key"),
        "earned of the figures raises AttributeError",
        FIGURES,
    ),
    "a mistake without a message": Broken(
        Change(FIGURES, "Figures(key=_key", "Figures(mistake=lambda *given: 'held', key=_key"),
        "mistake of the figures returns no Enum with a message.",
        FIGURES,
    ),
    "endless with some options raises": Broken(
        Change(
            GAME,
            "guide=GUIDE,",
            "guide=GUIDE,\n    endless=lambda options: 1 // (options.ones == 'turn'),",
        ),
        "endless raises ZeroDivisionError",
        GAME,
    ),
}
"""Hooks that a game of bots never calls, or not at forced choices and after the end."""


LEGAL = "        return (RollDie(), Hold()) if self.at_stake else (RollDie(),)"
OTHER_KIND = {
    "start": (
        inserted(RULES, "    return Pig(options", "return None"),
        "start returns None. Return the first",
    ),
    "seats": (seats_hook("None"), "seats returns None. Return the number of seats"),
    "chance": (
        inserted(RULES, "        return A_DIE if self.in_the_air else None", "return 6"),
        "chance returns 6. Return a Roll, a Draw or None.",
    ),
    "result": (
        inserted(RULES, "        return Result(places(self.scores)) if", "return self.scores"),
        "result returns (0, 0). Return a Result or None.",
    ),
    "_actors": (
        inserted(RULES, "        return (self.turn,)", "return [self.turn]"),
        "_actors returns [0]. Return a tuple of seats of this table.",
    ),
    "_legal": (
        inserted(RULES, LEGAL, "return ()"),
        "_legal returns (). Return a tuple of at least one action.",
    ),
    "_apply": (
        inserted(RULES, "        if action == RollDie():", "return replace(self, in_the_air=True)"),
        "_apply returns Pig(",
    ),
    "_land": (
        inserted(RULES, LANDED, "return None"),
        "_land returns None. Return the next state and a tuple",
    ),
    "_answer": (
        inserted(RULES, "        match query:", "return []"),
        "_answer returns []. Return a tuple of events.",
    ),
    "decision": (
        inserted(RULES, "        return ChoiceDue(", "return 'roll or hold'"),
        "decision returns 'roll or hold'. Return an event.",
    ),
    "preview": (
        hook("def preview(self, seat, action):\n    return str(action)"),
        "preview returns 'RollDie()'. Return an event or None.",
    ),
    "seen_by": (
        Change(
            RULES,
            "    def seen_by(self, seat: Seat) -> Self:\n        return self",
            "    def seen_by(self, seat: Seat) -> Self:\n        return None",
        ),
        "seen_by returns None. Return the state as a seat sees it.",
    ),
}
"""Hooks that return another kind of value, and the only sentence about each."""


@pytest.mark.parametrize("name", OTHER_KIND)
def test_what_a_hook_returns_is_told_before_all_that_follows_from_it(
    name: str, tmp_path: Path
) -> None:
    change, told = OTHER_KIND[name]
    with installed_pig(tmp_path, [change]) as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sentences, "find", lambda self: None)
        patch.setattr(Books, "find", lambda self: None)  # a lesson follows from the rules
        lines, status = checked("en", "pig", games=1)
    assert (len(lines), status) == (2, 1), lines
    assert lines[0].startswith(f"{folder / RULES}, line ")
    assert told in lines[0]


LONG = "while True: pass"
TOO_LONG = {
    "a decision": Broken(
        inserted(RULES, "        return ChoiceDue(", LONG),
        "Pig.decision takes longer than 5 seconds.",
    ),
    "a choice": Broken(
        inserted(RULES, "        if action == RollDie():", LONG),
        "Pig._apply takes longer than 5 seconds.",
    ),
    "an optional hook that waits": Broken(
        hook("def out(self, seat):\n    import time\n    while True: time.sleep(0.01)"),
        "Pig.out takes longer than 5 seconds.",
    ),
    "a bot that catches everything": Broken(
        inserted(
            CASUAL,
            "        return random.choice",
            "while True:\n    try:\n        while True:\n            pass\n"
            "    except Exception:\n        pass",
        ),
        "Fickle.choose takes longer than 5 seconds.",
        CASUAL,
    ),
    "an adviser": Broken(
        inserted(ADVICE, "        score = view", LONG),
        "Advisor.advise takes longer than 5 seconds.",
        ADVICE,
    ),
    "cues": Broken(
        inserted("cues.py", "    match event:", LONG),
        "cues takes longer than 5 seconds.",
        "cues.py",
    ),
    "a guide": Broken(
        inserted(GUIDE, "    if action is None:", LONG),
        "explain takes longer than 5 seconds.",
        GUIDE,
    ),
    "figures": Broken(
        inserted(FIGURES, "    return state.scores", LONG),
        "_points takes longer than 5 seconds.",
        FIGURES,
    ),
    "a start": Broken(
        inserted(RULES, "    return Pig(options", LONG),
        "start takes longer than 5 seconds.",
    ),
}
"""Calls that never end, in the rules, a bot, the adviser and the other hooks."""

PRINTED = {
    "escape codes": Broken(
        inserted(RULES, "        if die != BAD:", '__import__("sys").stdout.write("\\x1b[2J")'),
        "A game prints nothing: an event and its message tell what happens.",
    ),
    "an error": Broken(
        inserted(
            RULES, "        return ChoiceDue(", 'print("here", file=__import__("sys").stderr)'
        ),
        "A game prints nothing",
    ),
}
BROKEN = {**OTHER_SHAPE, **NEVER_CALLED_BY_BOTS, **TOO_LONG, **PRINTED}


@pytest.mark.parametrize("slip", every_second(BROKEN))
def test_what_is_wrong_with_a_hook_is_told_with_its_file_and_line(
    slip: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence of the check says it, and what the game prints goes nowhere."""
    broken = BROKEN[slip]
    for costly in (Sentences, Books):  # which find other flaws
        monkeypatch.setattr(costly, "find", lambda self: None)
    monkeypatch.setattr(contract, "IN_A_CHECK", AT_ONCE)
    monkeypatch.setattr(contract, "QUICK", 5)
    monkeypatch.setattr(contract, "LONGEST", 3000)
    monkeypatch.setattr(game_check, "find_flaws", partial(find_flaws, states=40))
    changes = [broken.change] if broken.also is None else [broken.change, broken.also]
    with installed_pig(tmp_path, changes) as folder:
        lines, status = checked("en", "pig", games=1)
    found = [line for line in lines if line.startswith(f"{folder / broken.file}, line ")]
    assert status == 1
    assert any(broken.told in line for line in found), lines
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("name", ["answer", "read", "allows", "go_on"])
def test_a_field_with_the_name_of_a_final_method_is_refused_first(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence says it, before the field stands in the way of anything else."""
    for costly in (Sentences, Books):
        monkeypatch.setattr(costly, "find", lambda self: None)
    field = Change(RULES, "    turn: Seat = 0\n", f"    turn: Seat = 0\n    {name}: int = 0\n")
    with installed_pig(tmp_path, [field]) as folder:
        (told, count), status = checked("en", "pig", games=1)
    assert told.startswith(f"{folder / RULES}, line ")
    assert told.endswith(
        f": {name} belongs to State, and a game doesn't write it. Take another name."
    )
    assert (count, status) == ("One thing is wrong with Pig.", 1)


CANNOT_BEGIN = (
    *("out as a property", "seated as a method", "seats as a method", "result as a method"),
    *("chance as a method", "opening as a property", "apply instead of its hook"),
    *("_legal without the seat", "decision without the seat", "start without options"),
)


@pytest.mark.parametrize("slip", CANNOT_BEGIN)
def test_a_game_that_cannot_begin_is_told_in_one_sentence(slip: str, tmp_path: Path) -> None:
    """It is left out, or ends at its first question, and the program goes on."""
    with installed_pig(tmp_path, [OTHER_SHAPE[slip].change]):
        heard = press(main_menu, tmp_path / "data", "1", "end", "enter", "enter", WAIT)
    told = ("Something went wrong in Pig, and it can't continue.", "The game 'pig' is left out: ")
    assert sum(line.startswith(told) for line in heard) == 1, heard
