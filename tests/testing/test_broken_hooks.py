"""Games whose hooks are written in a wrong way: `check-game` names hook, file and remedy."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from flawed import Change, Slip, installed_pig, slips
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

AT_ONCE = CallSeconds(work=0.1, wait=0.3, tick=0.02, rest=0.02, told=5)
"""Limit of a call in these tests: less than the 5 seconds that are told."""
CANNOT_BEGIN = slips(r"""
+ @property\ndef out(self): return False
    out is a property here. Write it as a method, def out(self, seat: Seat) -> bool.
+ def seated(self): return (0, 1)
    seated is a method here. Write @property above it.
rules.py: @property\ndef seats( ==> def seats(
    seats is a method here. Write @property above it.
rules.py: @property\ndef result( ==> def result(
    result is a method here. Write @property above it.
rules.py: @property\ndef chance( ==> def chance(
    chance is a method here. Write @property above it.
+ @property\ndef opening(self): return ()
    opening is a property here.
rules.py: def _apply( ==> def apply(
    apply belongs to State, and a game doesn't write it. Write _apply instead.
rules.py: _legal(self, seat: Seat) ==> _legal(self)
    _legal takes different arguments here. Write def _legal(self, seat: Seat)
rules.py: decision(self, seat: Seat) ==> decision(self)
    decision takes different arguments here.
rules.py: def start(seats: int, options: PigOptions) ==> def start(seats: int)
    start takes different arguments. It's called as (seats, options).
""")
"""Hooks with the shape of others: such games cannot begin."""
OTHER_SHAPE = slips(r"""
rules.py: def _actors( <== @property
    _actors is a property here. Write it as a method, def _actors(self)
+ @property\ndef hidden_from(self): return frozenset()
    hidden_from is a property here.
rules.py: def _answer(self, query: Query, seat ==> def _answer(self, *, query, seat
    _answer takes different arguments here.
+ def _answer_again(self, query, seat): return ()
    _answer_again takes different arguments here.
+ def preview(self, seat): return None
    preview takes different arguments here.
+ position: int = 0
    position is a field here, but it's a hook of the contract: def position(self, seat: Seat)
+ def may_act(self, seat): return seat == self.turn
    may_act belongs to State, and a game doesn't write it. Take another name.
events.py: class Lost(Event): ==> class Lost(Event):\n    def seen_by(self): return self\n
    seen_by takes different arguments here. Write def seen_by(self, seat: Seat)
cues.py: def cues(event: Event, seats: tuple[Seat, ...]) ==> def cues(event)
    cues takes different arguments. It's called as (event, seats).
guide.py: def rule(state: Pig, seat: Seat) ==> def rule(state: Pig)
    rule takes different arguments. It's called as (view, seat).
figures.py: def _points(state: Pig) ==> def _points(state: Pig, seat: int)
    points takes different arguments. It's called as (state).
bots/casual.py: view: Pig, seat: Seat, random: Random ==> view: Pig, seat: Seat
    choose takes different arguments here. Write def choose(self, view: S, seat: Seat, random
bots/advice.py: seat: Seat, random: Random) -> Advice ==> seat: Seat) -> Advice
    advise takes different arguments here.
__init__.py: "casual": Fickle, ==> "casual": Fickle(),
    [bots/casual.py: -] The bot casual is
""")
"""Those that end at the first key, or before."""
NEVER_CALLED_BY_BOTS = slips(r"""
+ @property\ndef seated(self): return [0, 1]
    seated is not a tuple of rising seats of this table.
+ def out(self, seat): return None
    out is neither True nor False.
+ def opening(self): return ('begin',)
    opening is not a tuple of events.
+ def hidden_from(self, seat): return ()
    hidden_from is not a frozenset of seats of this table.
+ def _requests(self, seat): return []
    _requests is not a tuple of actions.
+ def faces_shown(self, seat): return (1, 2)
    faces_shown is not a tuple with a tuple of numbers for each position.
+ def still_secret(self, seat, action): return self.scores[9]
    still_secret raises IndexError
+ def chosen_for(self, seat, event): return self.scores[9]
events.py: class Held(Event): ==> class Held(Event):\n    routine = True\n
    chosen_for raises IndexError
+ def _answer_again(self, query, seat, again): return self.scores[9]
    raises IndexError
+ def since(self, seat, events): return self.scores[9]
rules.py: def since(self, seat: Seat ==> def own_since(self, seat: Seat
    since raises IndexError
+ def since(self, seat, events): return None
rules.py: def since(self, seat: Seat ==> def own_since(self, seat: Seat
    since is not a tuple of events.
rules.py: match query: <== assert not (self.result is not None)
    raises AssertionError
rules.py: Self:\n    return self ==> Self:\n    return self if self.result is None else self.seen
    raises AttributeError
rules.py: over, last = <== assert not (self.result is not None)
    raises AssertionError
guide.py: return "winning" ==> return state.winner
    The rule of the guide raises AttributeError
figures.py: return state.scores <== assert state.result is None
    points of the figures raises AssertionError
bots/advice.py: action, at_stake = best <== assert not (len(view.legal_actions(seat)) == 1)
    The adviser raises AssertionError
guide.py: return (RollExplained(state.at_stake),) ==> return (RollExplained(1 // state.at_stake),)
    The explanation raises ZeroDivisionError
rules.py: return Result(places(self.scores)) if ==> return None if True else Result(()) if
    A game is not over after 3000 moves.
rules.py: from typing import Self <== import os
    A game doesn't import os: leave the system to the program.
bots/casual.py: return random.choice(view.legal_actions(seat)) ==> return None
    The bot casual chooses nothing. Choose one of view.legal_actions(seat).
figures.py: return isinstance(event, Lost) and ==> return 7 or
    key of the figures is neither True nor False.
figures.py: Figures(key=_key ==> Figures(earned=lambda money: money.euros, key=_key
    earned of the figures raises AttributeError
figures.py: Figures(key=_key ==> Figures(mistake=lambda *given: 'held', key=_key
    mistake of the figures returns no Enum with a message.
__init__.py: guide=GUIDE, ==> guide=GUIDE,\nendless=lambda options: 1 // (options.ones == 'turn'),
    endless raises ZeroDivisionError
""")
"""Hooks that a game of bots never calls, or not at forced choices and after the end."""
OTHER_KIND = slips(r"""
rules.py: return Pig(options <== return None
    start returns None. Return the first
rules.py: return len(self.scores) ==> return None
    seats returns None. Return the number of seats
rules.py: return A_DIE if <== return 6
    chance returns 6. Return a Roll, a Draw or None.
rules.py: return Result(places(self.scores)) if <== return self.scores
    result returns (0, 0). Return a Result or None.
rules.py: return (self.turn,) <== return [self.turn]
    _actors returns [0]. Return a tuple of seats of this table.
rules.py: return (RollDie(), Hold()) if <== return ()
    _legal returns (). Return a tuple of at least one action.
rules.py: if action == RollDie(): <== return replace(self, in_the_air=True)
    _apply returns Pig(
rules.py: seat, (die,) = self.turn, outcome <== return None
    _land returns None. Return the next state and a tuple
rules.py: match query: <== return []
    _answer returns []. Return a tuple of events.
rules.py: return ChoiceDue( <== return 'roll or hold'
    decision returns 'roll or hold'. Return an event.
+ def preview(self, seat, action): return str(action)
    preview returns 'RollDie()'. Return an event or None.
rules.py: Self:\n    return self ==> Self:\n    return None
    seen_by returns None. Return the state as a seat sees it.
""")
"""Hooks that return another kind of value, and the only sentence about each."""


@pytest.mark.parametrize("slip", OTHER_KIND, ids=str)
def test_what_a_hook_returns_is_told_before_all_that_follows_from_it(
    slip: Slip, tmp_path: Path
) -> None:
    with installed_pig(tmp_path, slip.changes) as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sentences, "find", lambda self: None)
        patch.setattr(Books, "find", lambda self: None)  # a lesson follows from the rules
        lines, status = checked("en", "pig", games=1)
    assert (len(lines), status) == (2, 1), lines
    assert lines[0].startswith(f"{folder / slip.file}, line ")
    assert slip.told in lines[0]


TOO_LONG = slips(r"""
rules.py: return ChoiceDue( <== while True: pass
    Pig.decision takes longer than 5 seconds.
rules.py: if action == RollDie(): <== while True: pass
    Pig._apply takes longer than 5 seconds.
+ def out(self, seat):\n    import time\n    while True: time.sleep(0.01)
    Pig.out takes longer than 5 seconds.
bots/casual.py: return <== while 1:\n    try:\n        while 1: pass\n    except Exception: pass
    Fickle.choose takes longer than 5 seconds.
bots/advice.py: score = view <== while True: pass
    Advisor.advise takes longer than 5 seconds.
cues.py: match event: <== while True: pass
    cues takes longer than 5 seconds.
guide.py: if action is None: <== while True: pass
    explain takes longer than 5 seconds.
figures.py: return state.scores <== while True: pass
    _points takes longer than 5 seconds.
rules.py: return Pig(options <== while True: pass
    start takes longer than 5 seconds.
""")
"""Calls that never end, in the rules, a bot, the adviser and the other hooks."""
PRINTED = slips(r"""
rules.py: if die != BAD: <== __import__("sys").stdout.write("\x1b[2J")
    A game prints nothing: an event and its message tell what happens.
rules.py: return ChoiceDue( <== print("here", file=__import__("sys").stderr)
    A game prints nothing
""")
BROKEN = [*CANNOT_BEGIN, *OTHER_SHAPE, *NEVER_CALLED_BY_BOTS, *TOO_LONG, *PRINTED]


@pytest.mark.parametrize("slip", every_second(BROKEN), ids=str)
def test_what_is_wrong_with_a_hook_is_told_with_its_file_and_line(
    slip: Slip, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence of the check says it, and what the game prints goes nowhere."""
    for costly in (Sentences, Books):  # which find other flaws
        monkeypatch.setattr(costly, "find", lambda self: None)
    monkeypatch.setattr(contract, "IN_A_CHECK", AT_ONCE)
    monkeypatch.setattr(contract, "QUICK", 5)
    monkeypatch.setattr(contract, "LONGEST", 3000)
    monkeypatch.setattr(game_check, "find_flaws", partial(find_flaws, states=40))
    with installed_pig(tmp_path, slip.changes) as folder:
        lines, status = checked("en", "pig", games=1)
    found = [line for line in lines if line.startswith(f"{folder / slip.file}, line ")]
    assert status == 1
    assert any(slip.told in line for line in found), lines
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("name", ["answer", "read", "allows", "go_on"])
def test_a_field_with_the_name_of_a_final_method_is_refused_first(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence says it, before the field stands in the way of anything else."""
    for costly in (Sentences, Books):
        monkeypatch.setattr(costly, "find", lambda self: None)
    field = Change("rules.py", "    turn: Seat = 0\n", f"    turn: Seat = 0\n    {name}: int = 0\n")
    with installed_pig(tmp_path, [field]) as folder:
        (told, count), status = checked("en", "pig", games=1)
    assert told.startswith(f"{folder / 'rules.py'}, line ")
    assert told.endswith(
        f": {name} belongs to State, and a game doesn't write it. Take another name."
    )
    assert (count, status) == ("One thing is wrong with Pig.", 1)


@pytest.mark.parametrize("slip", CANNOT_BEGIN, ids=str)
def test_a_game_that_cannot_begin_is_told_in_one_sentence(slip: Slip, tmp_path: Path) -> None:
    """It is left out, or ends at its first question, and the program goes on."""
    with installed_pig(tmp_path, slip.changes):
        heard = press(main_menu, tmp_path / "data", "1", "end", "enter", "enter", WAIT)
    told = ("Something went wrong in Pig, and it can't continue.", "The game 'pig' is left out: ")
    assert sum(line.startswith(told) for line in heard) == 1, heard
