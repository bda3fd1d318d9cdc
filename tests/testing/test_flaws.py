"""The contract finds every flaw of a game in one run, each with file, line and remedy."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest
from amounts import amount
from flawed import PIG, Change, Slip, loaded_copy, loaded_pig, slips
from tiers import every_second

from audiogame.rules.state import State
from audiogame.testing import ContractBroken, check_game, find_flaws
from audiogame.testing import flaw as flaw_module
from audiogame.testing.contract import OFTEN, TextTables
from audiogame.testing.flaw import Flaws
from audiogame.testing.states import States

SLIPS = slips(r"""
texts/en.ftl: pig-title = Pig\n ==>
    [-] The message pig-title is missing
texts/en.ftl: pig-cannot-hold = You can't hold yet: nothing is at stake.\n ==>
texts/en.ftl:     .brief = Nothing is at stake.\n ==>
    [guide.py: class CannotHold] CannotHold has no message.
    It has no variables. Write pig-cannot-hold in texts/en.ftl.
texts/en.ftl: , and { $at-stake } at stake. You ==> , and { $at_stake } at stake. You
    $at_stake is not a field of Own. Write $at-stake.
texts/en.ftl: .other = { $seat } wins with { $score }. ==> .other = { $seat } wins with { $scor }.
    $scor is not a field of Won. Write $score.
texts/en.ftl: pig-hold = Hold.\n ==> pig-hold = Hold\n
    pig-hold is not a whole sentence
texts/en.ftl: ## Answers <== pig-bonus = A bonus.
    [pig-bonus] Nothing uses pig-b
texts/en.ftl: ## Advice <== pig-score = { $seat }, { $points }\n
    [pig-score = { $seat }, { $points }] pig-score is written twice
texts/en.ftl: ## What happens <== pig-oh = {\n
    [-] Each variant, such as [one], begins a line.
texts/en.ftl: pig-option-ones-everything = A 1 takes all your points.\n ==>
    [rules.py: class PigOptions] Value everything of ones has no sentence.
    Write pig-option-ones-everything
texts/en.ftl: pig-option-target-about = Whoever holds with so many points wins.\n ==>
    [rules.py: class PigOptions] Option target has no description. Write pig-option-target-about
texts/en.ftl:     .other = { $seat }'s turn, { $at-stake } at stake. Then { $after }.\n ==>
    [pig-turn =] Write the form .other.
texts/rules.en.md: A {bad} ends your turn. ==> A {bat} ends your turn.
    bat
texts/rules.en.md: begins, and turns go round. ==> begins. Turns go round.
    not one sentence
texts/rules.en.md:  #option-target ==>
    [Usually it takes only] option-target
guide.py: return "winning" ==> return "wining"
    no anchor wining
texts/glossary.en.md: One die, thrown as often as you like. ==> One die, thrown as often as you like
    One die
texts/glossary.en.md: ## at stake {#rolling} ==> ## at stake {#roling}
    roling
texts/lesson.en.txt: ? standing ==> ? stnding
    no command stnding
texts/lesson.en.txt: 1 hold ==> 1 throw
    throw
texts/topics.toml: dice = [ ==> dise = [
    no topic dise
texts/topics.toml: "Held" ==> "Heald"
    no event Heald
texts/keys.toml: o = "roll-die" ==> t = "roll-die"
    hides the question turn
texts/keys.toml: k = "hold" ==> k = "stop"
    no action 'stop'
cues.py: "score.up" ==> "coin.up"
    No pack of sounds has the cue coin.up
bots/casual.py: return random.choice(view.legal_actions(seat)) ==> return Action()
    [def choose] The bot casual chooses something that is not legal
bots/skilled.py: return best(view, seat) ==> return best(view, seat) if seat else 1 / 0
    The bot skilled raises ZeroDivisionError
bots/advice.py: (RollAdvised(at_stake),), others) ==> (), others)
    [def advise] The adviser says nothing
bots/advice.py: Valuation(weighed(view, seat), ==> Valuation(weighed(view, seat)[:1],
    [def weigh] weigh doesn't value each of view.legal_actions(seat) once
figures.py: return state.scores ==> return state.scores[1:]
    [def _points] points of the figures doesn't have one value for each seat
rules.py: from audiogame.rules.value import put <== from dataclasses import field
    [from dataclasses] without dataclasses
rules.py: from typing import Self <== import time
    [import time] leave the clock to the program
rules.py: return (self.turn + 1) % self.seats <== print(end="")
    [print(end="")] A game doesn't call print
rules.py: (seat, self.at_stake, self.scores[seat]) ==> (seat, self.at_stake, self.scores[seat + 1])
    The decision raises IndexError
rules.py: return (RollDie(), Hold()) if ==> return (RollDie(), Hold(), Hold()) if
    [def _legal] A legal action is listed twice
__init__.py: quick=("casual", "skilled") ==> quick=("casual", "skiled")
    no bot 'skiled'
__init__.py: start=start, ==> start=start,\nlength="goal",
    [length=] The length is 'goal', which is not an option
""")


def test_every_flaw_is_found_in_one_run(tmp_path: Path) -> None:
    """Over thirty slips in one copy: each is reported with file and line."""
    assert len(SLIPS) >= 30
    with loaded_pig(tmp_path, [one for slip in SLIPS for one in slip.changes]) as game:
        with pytest.raises(ContractBroken) as broken:
            check_game(game, games=6, states=amount(300, 2000))
        folder = tmp_path / game.package
    flaws = broken.value.flaws
    for slip in SLIPS:
        path = folder / slip.file
        lines = path.read_text(encoding="utf-8").splitlines()
        found = [
            flaw.place.line for flaw in flaws if flaw.place.path == path and slip.told in flaw.what
        ]
        assert found, f"{slip.told!r} is not found"
        if slip.at != "-":
            at = slip.at or slip.changes[0].new.strip()
            assert any(at in lines[line - 1] for line in found), (slip.told, found)
    for flaw in flaws:
        assert str(flaw) in str(broken.value)
        assert flaw.what[-1] in ".?", flaw


@pytest.mark.parametrize("some", [SLIPS[::6], pytest.param(SLIPS, marks=pytest.mark.soak)])
def test_what_one_flaw_brings_about_is_not_told_as_others(tmp_path: Path, some: list[Slip]) -> None:
    """A slip that is alone is one flaw, or few; every sixth is tried."""
    for slip in some:
        with loaded_pig(tmp_path, slip.changes) as game:
            found = find_flaws(game, games=1, states=20).flaws
        assert 1 <= len(found) <= 3, (slip.told, [str(flaw) for flaw in found])


def test_a_whole_game_has_no_flaw_and_is_checked_with_little_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The default number of states takes a second or two."""
    looked: list[None] = []
    check = States.check

    def every_tenth(states: States, state: State) -> None:
        looked.append(None if len(looked) % amount(10, 1) else check(states, state))

    monkeypatch.setattr(States, "check", every_tenth)
    with loaded_pig(tmp_path) as game:
        assert check_game(game) == len(looked)
    assert 500 < len(looked) <= 2020


def test_files_of_a_game_are_not_read_at_every_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only for what is first met in one: the places of its fields, such as its guide, are kept."""
    read: list[Path] = []
    numbered = flaw_module._numbered

    def counted(path: Path) -> list[tuple[int, str]]:
        read.append(path)
        return numbered(path)

    monkeypatch.setattr(flaw_module, "_numbered", counted)
    times = []
    with loaded_pig(tmp_path) as game:
        for states in (5, 45):
            read.clear()
            assert not find_flaws(game, games=1, states=states).flaws
            times.append(len(read))
    assert times[0] > 0
    assert times[1] - times[0] < 40 / 2


LARGE = slips(r"""
rules.py: turn: Seat = 0 ==> turn: Seat = 0\nlog: tuple[int, ...] = (7,) * 1_100
    A seat's view has more than 1000 values, and players at a server refuse it.
events.py: points: int\nscore: int ==> points: int\nscore: int\nlog: tuple[int, ...] = (7,) * 1_100
    An event has more than 1000 values, and players at a server refuse it.
""")


@pytest.mark.parametrize("slip", LARGE, ids=str)
def test_what_players_at_a_server_refuse_is_found(slip: Slip, tmp_path: Path) -> None:
    """Its first place is enough: a view or an event is refused at each of them."""
    with loaded_pig(tmp_path, slip.changes) as game:
        found = find_flaws(game, games=1, states=20).flaws
    assert any(slip.told in str(flaw) for flaw in found), [str(flaw) for flaw in found]


LIARS_DICE = PIG.with_name("liars_dice")
HIDDEN = slips(
    r"""
rules.py: , only=(seat,)) ==> )
    Luck that everybody sees is hidden by seen_by, but not in the record.
rules.py: , only=(seat,)) ==> , only=(9,))
    The `only` of a chance names a seat
rules.py: cup if at == seat or cup == () else None for ==> cup for
    Others can see a difference in luck that only some seats may see.
events.py: return self if seat == self.seat else None ==> return self
    Others can hear a difference in luck that only some seats may see.
rules.py: self.bid.claim if self.bid is not None ==> self.bid.claim if self.bid and self.cups[seat]
    Others hear what a seat is asked, and it depends on luck that they don't see.
rules.py: return any(cup != () for cup in self.cups) ==> return False
    Luck that only some seats see is opened as soon as it has come.
rules.py: def still_face_down( ==> def lies_face_down(
    needs the hook still_face_down
""",
    LIARS_DICE,
)
"""Slips in Liar's Dice that give dice away, and the sentences that say so."""


@pytest.mark.parametrize("slip", every_second(HIDDEN), ids=str)
def test_luck_that_is_given_away_is_found(slip: Slip, tmp_path: Path) -> None:
    with loaded_copy(LIARS_DICE, tmp_path, slip.changes) as game:
        found = find_flaws(game, games=1, states=20).flaws
    assert any(slip.told in str(flaw) for flaw in found), [*map(str, found)]


KEYS = (
    ("crazy_eights", "N", "play five", True),
    ("crazy_eights", "N", "play five hearts", False),
    ("crazy_eights", "N", "name-suit", True),
    ("liars_dice", "j", "bid", True),
    ("auction", "j", "bid 5 6", True),
    ("auction", "j", "bid 99", False),
)
"""Keys of example games, and whether they are wrong; a bid of Auction has one number, typed."""


@pytest.mark.parametrize(("name", "key", "words", "wrong"), KEYS)
def test_a_key_whose_words_no_choice_has_is_found(
    name: str, key: str, words: str, wrong: bool, tmp_path: Path
) -> None:
    """A choice that is merely rare has no flaw, nor has the name that begins a typed number."""
    written = (PIG.parent / name / "texts/keys.toml").read_text(encoding="utf-8")
    line = written.splitlines().index("[choose]") + 2
    change = Change("texts/keys.toml", "[choose]\n", f'[choose]\n{key} = "{words}"\n')
    with loaded_copy(PIG.parent / name, tmp_path, [change]) as game:
        found = [str(one) for one in find_flaws(game, games=1, states=40).flaws]
    assert len(found) == wrong, found
    told = f"Key {key} goes to '{words}', and no choice has these words."
    for one in found:
        assert f"keys.toml, line {line}: " in one
        assert f"{told} Write all of them, as in " in one


def test_words_that_cannot_be_read_are_compared_with_choices(tmp_path: Path) -> None:
    """Keys are wrong if none of them went to any of many choices; one that did proves the rest."""
    changes = (
        Change("rules.py", "    chips: int\n\n\nclass Pass", "    chips: str\n\n\nclass Pass"),
        Change("texts/keys.toml", 'k = "bid"', 'k = "bid five"\nj = "bid six"'),
    )
    with loaded_copy(PIG.parent / "auction", tmp_path, changes) as game:
        bid = sys.modules[f"{game.package}.rules"].Bid
        for choices, keys in (
            ({"bid six": 1, "bid ten": 40}, []),
            ({"bid ten": OFTEN - 1}, []),
            ({"bid ten": OFTEN}, ["k", "j"]),
        ):
            flaws = Flaws(game)
            tables = TextTables(flaws)
            tables.find()
            tables.find_unmatched({bid: Counter(choices)})
            assert [str(one).partition("Key ")[2][:1] for one in flaws] == keys, [*map(str, flaws)]
