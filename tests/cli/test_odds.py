"""`audiogame odds`: exact odds for typed dice, and advice for positions of records."""

from __future__ import annotations

import json
import re
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from pathlib import Path

import pytest
from armies import EXPECTED
from pressed import play
from refusals import refuses

from audiogame.__main__ import main
from audiogame.cli.odds_reports import position
from audiogame.cli.odds_reports import print_odds as say
from audiogame.games.army_men.odds import below, fewest, three_ways
from audiogame.games.sichermans_war.deck import deck, strength
from audiogame.games.sichermans_war.odds import choices
from audiogame.games.sichermans_war.search.dice_sets import SETS, THROWN
from audiogame.games.sichermans_war.search.duel import duel_of_war
from audiogame.games.sika.events import Colour
from audiogame.games.sika.odds import average, reaching
from audiogame.games.sika.rules import CUBES, POINTS
from audiogame.games.ten_die_poker.hands import Hand
from audiogame.games.ten_die_poker.search.chances import chances
from audiogame.narration.faults import told
from audiogame.rules.game import Game
from audiogame.rules.odds import OddsError, percents
from audiogame.table.library import all_games

HEAD = "audiogame record 2\nsealed: no\n"
WAR = (
    f"{HEAD}game: sichermans-war 2\nseat 0: person Ann\nseat 1: casual Bo\nluck: seed 7\n"
    "* two four\n0 roll high\n* 5\n1 pass\n* nine three\n1 pass\n* two three\n"
)
OPEN_WAR = WAR.replace("luck: seed 7\n", "")
SIKA = f"{HEAD}game: sika 1\nseat 0: person Ann\nseat 1: casual Bo\n0 call red\n"


@pytest.fixture
def war(tmp_path: Path) -> Path:
    path = tmp_path / "war.record"
    path.write_text(WAR, encoding="utf-8")
    return path


def odds(*typed: str) -> tuple[int, str]:
    """Run `audiogame odds`; returns the status and the error text."""
    try:
        return say("en", typed[0], typed[1:]), ""
    except ValueError as fault:
        return 2, told(fault, "en")


def test_a_throw_and_a_game_of_sika_bring_what_all_cubes_together_bring() -> None:
    """21/8 a throw and 189/8 a game, compared with every throw of three cubes."""
    throws = [*product(Colour, repeat=CUBES)]
    mean = Fraction(sum(POINTS[throw.count(Colour.RED)] for throw in throws), len(throws))
    assert average(1) == mean == Fraction(21, 8)
    assert average(9) == 9 * mean == Fraction(189, 8)


@pytest.mark.parametrize("points", [-6, -1, 0, 3, 8, 12, 13])
def test_the_chance_to_reach_points_is_that_of_all_throws(points: int) -> None:
    throws = [*product(Colour, repeat=CUBES)]
    totals = [
        POINTS[one.count(Colour.RED)] + POINTS[two.count(Colour.RED)]
        for one, two in product(throws, repeat=2)
    ]
    right = Fraction(sum(total >= points for total in totals), len(totals))
    assert reaching(2, points) == right


Chances = tuple[Fraction, Fraction]
"""Chances to win a skirmish, and that it is a tie."""


def half(chances: Chances) -> Fraction:
    """Return the expected result: a tie counts one half."""
    return chances[0] + chances[1] / 2


def mean(all_chances: list[tuple[int, Chances]]) -> Chances:
    """Return the weighted average of chances."""
    every = sum(ways for ways, _ in all_chances)
    win, tie = (sum(ways * each[part] for ways, each in all_chances) for part in (0, 1))
    return Fraction(win, every), Fraction(tie, every)


@cache
def gaps_of_reinforcements() -> Counter[int]:
    cards = [strength(card) for card in deck(2, jokers=False)]
    return Counter(one - other for one, other in permutations(cards, 2))


@cache
def skirmish(gap: int, mine: int, theirs: int, reserves: int, own: bool, passed: bool) -> Chances:
    """Return the chances of best play, one question after another; of equals the first is taken.

    Args:
        gap: own total less the other's.
        mine, theirs: the dice left.
        own: whether the own seat is asked.
        passed: whether the other seat has passed in this tie.
    """
    found = [passing(gap, mine, theirs, reserves, own, passed)]
    for _, left, faces in THROWN[mine if own else theirs]:
        dice = (left, theirs) if own else (mine, left)
        step = 1 if own else -1
        found.append(mean([(1, after(gap + step * face, *dice, reserves, own)) for face in faces]))
    return max(found, key=half) if own else min(found, key=half)


def passing(gap: int, mine: int, theirs: int, reserves: int, own: bool, passed: bool) -> Chances:
    if gap:
        return Fraction(gap > 0), Fraction(0)
    return (
        standing(mine, theirs, reserves)
        if passed
        else skirmish(0, mine, theirs, reserves, not own, True)
    )


def after(gap: int, mine: int, theirs: int, reserves: int, own: bool) -> Chances:
    """Return the chances after a roll: the seat behind is asked, in a tie the other."""
    asked = gap < 0 or (gap == 0 and not own)
    return skirmish(gap, mine, theirs, reserves, asked, False)


def standing(mine: int, theirs: int, reserves: int) -> Chances:
    """Return the chances in a tie that both leave unbroken."""
    if not reserves:
        return Fraction(0), Fraction(1)
    left = reserves - 1
    return mean(
        [
            (ways, after(gap, mine, theirs, left, own=True))
            if gap or not left
            else (ways, standing(mine, theirs, left))
            for gap, ways in gaps_of_reinforcements().items()
        ]
    )


GAPS = (0, 1, 2, 3, 5, 8, 12, 17, 18, 40)


@pytest.mark.parametrize("reserves", [0, 1, 3])
@pytest.mark.parametrize("mine", SETS)
@pytest.mark.parametrize("theirs", SETS)
def test_the_chances_of_a_skirmish_are_those_of_all_faces(
    mine: int, theirs: int, reserves: int
) -> None:
    """Exact, whatever is chosen; a pass comes first among equals."""
    for behind in GAPS:
        passed, *rolled = choices(behind, mine, theirs, reserves)
        right = [passing(-behind, mine, theirs, reserves, True, False)]
        for die, (name, left, faces) in zip(rolled, THROWN[mine], strict=True):
            assert die.die is name
            rolls = [(1, after(face - behind, left, theirs, reserves, True)) for face in faces]
            right.append(mean(rolls))
        found = [(one.value.win, one.value.tie) for one in (passed, *rolled)]
        assert passed.die is None
        assert found == right


@pytest.mark.parametrize("mine", SETS)
@pytest.mark.parametrize("theirs", SETS)
def test_floats_decide_as_fractions_do(mine: int, theirs: int) -> None:
    """In the last skirmish of an even war only winning it counts."""
    cards = deck(2, False)
    for reserves in (0, 1):
        duel = duel_of_war(False, 4, 5, 0, cards, reserves)
        for behind in GAPS:
            floats = duel.choices(mine, theirs, -behind, 10, True)
            exact = choices(behind, mine, theirs, reserves)
            assert [float(one.value.worth) for one in exact] == pytest.approx(
                [one.value for one in floats], abs=1e-12
            )
            best = max(exact, key=lambda one: one.value)
            found = max(floats, key=lambda one: round(one.value, 12))
            assert found.die is best.die


@pytest.mark.parametrize(
    ("dice", "points"),
    [*EXPECTED.items()],
)
def test_a_turn_of_army_men_aims_at_the_fewest_points(dice: int, points: Fraction) -> None:
    """The exact expected points of each number of dice, played for as few as possible."""
    assert fewest(dice) == points


@pytest.mark.parametrize("score", [0, 1, 5, 8, 12])
def test_the_chance_to_end_below_is_that_of_all_rolls_of_two_dice(score: int) -> None:
    """Both at once, or one and then the other is rolled again, whichever is better."""

    def worth(end: int) -> Fraction:
        return Fraction(end < score) + Fraction(end == score, 2)

    def pips(face: int) -> int:
        return 0 if face == 1 else face

    faces = range(1, 7)
    total = Fraction(0)
    for one, two in product(map(pips, faces), repeat=2):
        again = [
            sum((worth(kept + pips(face)) for face in faces), Fraction(0)) / 6
            for kept in (one, two)
        ]
        total += max(worth(one + two), *again)
    assert below(2, 0, score) == total / 36
    assert below(2, 3, score + 3) == total / 36


def test_odds_of_army_men_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """In sentences: expected points, chances to beat a score, and with `--exact` the fraction."""
    assert odds("army-men", "--dice", "5", "--below", "10")[0] == 0
    assert capsys.readouterr().out.splitlines() == [
        "With 5 dice, you end on 8.589 points on average, if you play for the fewest.",
        "If you play to win: 63 percent to end below 10, 9 percent to equal it, 28 percent to end "
        "above it.",
    ]
    assert odds("army-men", "--dice", "5", "--exact")[0] == 0
    assert (
        capsys.readouterr().out.splitlines()[1] == "Exactly 4674201305 points in 544195584 turns."
    )


@pytest.mark.parametrize("score", [0, 3, 7, 12])
def test_chances_above_equal_and_below_a_score_add_up_to_1(score: int) -> None:
    under, equal, above = three_ways(2, 0, score)
    assert under + equal + above == 1
    assert under + equal / 2 == below(2, 0, score)
    assert min(under, equal, above) >= 0


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ((0.336, 0.332, 0.332), (34, 33, 33)),
        ((0.999, 0.001, 0.0), (99, 1, 0)),
        ((0.005, 0.99, 0.005), (1, 98, 1)),
        ((1.0, 0.0, 0.0), (100, 0, 0)),
        ((0.335, 0.335, 0.33), (33, 34, 33)),
    ],
)
def test_whole_percents_add_up(parts: tuple[float, ...], told: tuple[int, ...]) -> None:
    assert sum(percents(parts)) == 100
    assert sorted(percents(parts)) == sorted(told)
    assert all(bool(some) == bool(part) for some, part in zip(percents(parts), parts, strict=True))


def test_the_chance_to_beat_a_leader_is_that_of_all_throws_of_two_pairs() -> None:
    """Every choice of two pairs to roll again, against a leader, compared with all throws."""
    hand, leader = (
        Hand(((3, 1), (6, 4), (6, 5), (4, 2), (2, 2))),
        Hand(((5, 1), (5, 2), *[(4, 4)] * 3)),
    )
    found = dict(chances(hand, leader.value))
    assert len(found) == 31
    for picked in combinations(range(1, 6), 2):
        beats = sum(
            hand.rerolled(picked, dice).value > leader.value
            for dice in product(range(1, 7), repeat=4)
        )
        assert found[picked] == pytest.approx(beats / 6**4)


def test_ten_die_poker_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """The best set first; a challenge for 3 of 5 dollars pays from 3 in 8 on."""
    hands = ("--hand", "61-61-51-62-33", "--leader", "55-55-55-55-12")
    assert odds("ten-die-poker", *hands, "--pot", "5")[0] == 0
    *told, price = capsys.readouterr().out.splitlines()
    assert len(told) == 5
    assert told[0].startswith("Reroll dice pair")
    for line in told:
        assert sum(int(number) for number in re.findall(r"(\d+) (?:percent|to)", line)) == 100
    assert price == (
        "With 5 dollars in the pot, a challenge costs 3. "
        "It pays if it works more than 38 percent of the time."
    )


def test_sika_is_told_in_sentences_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert odds("sika")[0] == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-2:] == [
        "A throw brings 2.625 points on average.",
        "9 throws bring 23.625 points on average.",
    ]
    assert odds("sika", "--exact")[0] == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Exactly 189 over 8."
    assert odds("sika", "--at-least", "-3", "--throws", "1", "--json")[0] == 0
    told = json.loads(capsys.readouterr().out)
    assert told["given"] == {"at-least": -3, "throws": 1}
    reached = told["odds"][-1]
    assert (reached["above"], reached["equal"], reached["below"]) == (88, 12, 0)


def test_a_skirmish_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Behind by 3 with the high die alone: 4 in 6 lead, and 1 in 6 ties, which neither wins."""
    assert odds("sichermans-war", "--dice", "high", "--behind", "3")[0] == 0
    assert capsys.readouterr().out.splitlines() == [
        "Roll the high die: 66 percent to win the skirmish, 17 percent to leave it unresolved, 17 "
        "percent to lose it.",
        "High die: 4 in 6 to lead, 1 in 6 to tie, 1 in 6 to stay behind. 66 percent to win the "
        "skirmish, 17 percent to leave it unresolved, 17 percent to lose it.",
    ]
    typed = ("sichermans-war", "--dice", "high", "--behind", "3", "--reinforcements", "5")
    assert odds(*typed, "--exact")[0] == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Roll the high die: 74 percent to win the skirmish, 1 percent ")
    assert told[1].startswith("Exactly ")
    assert odds("sichermans-war", "--dice", "low", "--behind", "9", "--theirs", "high")[0] == 0
    assert capsys.readouterr().out.startswith("Pass: 0 percent")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("sika", "--throws", "0"), "must be a whole number from 1 to 100, not '0'"),
        (("sika", "--throws", "x", "--at-least", "y"), "from -9999 to 9999, not 'y'"),
        (("sika", "--dice", "3"), "nrecognized arguments: --dice 3"),
        (("sichermans-war",), "--dice is missing"),
        (("sichermans-war", "--dice", "low,low", "--behind", "x"), "names a die twice"),
        (("sichermans-war", "--dice", "hihg", "--behind", "1"), "perhaps you meant high"),
        (("sichermans-war", "--dice", ",", "--behind", "1"), "Name your dice"),
        (("army-men", "--dice", "2", "--so-far", "19"), "you can be on 18 at most"),
        (("ten-die-poker", "--hand", "31", "--leader", "x"), "'x' isn't the leader's hand"),
        (("ten-die-poker", "--hand", "31-64-15-42-27", "--leader", "x"), "isn't your hand"),
        (
            ("ten-die-poker", "--hand", "66-66-66-66-66", "--leader", "66-66-66-66-65"),
            "already beats the leader's",
        ),
        (("scientific-war",), "gives odds for saved games only"),
        (("skia",), "isn't a record or a game: perhaps you meant sika"),
        (("nowhere.record",), "Couldn't read"),
    ],
)
def test_wrong_arguments_are_told_in_sentences(typed: tuple[str, ...], told: str) -> None:
    """Exit status 2, and a sentence that says what is wrong with the typed value."""
    status, fault = odds(*typed)
    assert status == 2
    assert told in fault
    assert fault.endswith(".")


def test_all_faults_of_typed_values_are_said_at_once() -> None:
    _, fault = odds("sichermans-war", "--dice", "lo", "--theirs", "hi")
    assert fault.count("There is no die") == 2
    assert "--behind is missing" in fault


def test_a_position_is_that_before_a_move(war: Path) -> None:
    """Luck's moves are counted, and the seat is the one that decides there."""
    for move, seat in ((2, 0), (4, 1), (6, 1)):
        found = position(war, move)
        assert (found.seat, found.move) == (seat, move)
        advice = found.advice()
        assert advice.action in found.table.state.legal_actions(seat)
    assert position(war).move == 8
    with refuses(OddsError, match=r"throw or a draw.*nearest decision is before move 2"):
        position(war, 3)
    with refuses(OddsError, match=r"seat 1 has nothing to decide.*before move 4"):
        position(war, 2, 1)
    with refuses(OddsError, match="No move 9: this record has 7 moves"):
        position(war, 9)
    with refuses(ValueError, match="no seat 2"):
        position(war, 2, 2)


def test_a_position_is_told_as_the_key_tells_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Equal to Shift+H at the same moment of the game, with its alternatives."""
    keys = ("1", "wait", "H", "H", "H", "H")
    heard = play(tmp_path, *keys, game="scientific-war", seats="you,casual")
    (path,) = tmp_path.rglob("*.record")
    assert odds(str(path))[0] == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Before move 3, for seat 0, Player 1."
    best, *others = heard[-5:-1]
    assert told[1] == best
    assert " ".join(told[2:]) == " ".join(others)


def test_a_position_is_without_moves_taken_back(tmp_path: Path) -> None:
    """Moves keep their numbers, including those taken back."""
    path = tmp_path / "a.record"
    path.write_text(WAR.replace("1 pass\n* nine", "# undo 2\n0 pass\n* nine", 1), encoding="utf-8")
    found = position(path, 4)
    assert found.seat == 0
    assert len(found.table.moves) == 1


def test_a_record_is_told_as_json(war: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert odds(str(war), "--move", "2", "--json")[0] == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["move"], told["seat"], told["name"]) == (
        *("sichermans-war", 2, 0),
        "Ann",
    )
    assert told["action"] == "pass" or told["action"].startswith("roll ")
    assert len(told["others"]) == 3
    assert all(one["told"].endswith(".") for one in (*told["best"], *told["others"]))


def test_a_game_that_goes_on_tells_no_more_than_its_player_may_know(tmp_path: Path) -> None:
    """Nothing for other seats, nor of the open choice before Shift+H; after the end everything."""
    play(tmp_path, "1", "wait", "H", "1", "wait", game="scientific-war", seats="you,casual")
    (path,) = tmp_path.rglob("*.record")
    assert position(path, 3, 0).seat == 0
    for asked, why in (((None, 0), "is still open"), ((3, 1), "only a person playing alone")):
        with refuses(OddsError, match=why):
            position(path, *asked)
    again = tmp_path / "again"
    play(again, "1", "wait", game="scientific-war", seats="you=Ann,you=Bea")
    (path,) = again.rglob("*.record")
    with refuses(OddsError, match="only a person playing alone"):
        position(path, 1, 0)
    ended = tmp_path / "ended"
    keys = ["1", "wait", "escape", "g", "enter", "y"]
    play(ended, *keys, game="scientific-war", seats="you,casual")
    (path,) = ended.rglob("*.record")
    assert position(path, 1, 1).seat == 1


def test_a_game_without_skill_has_nothing_to_advise(tmp_path: Path) -> None:
    path = tmp_path / "sika.record"
    path.write_text(SIKA, encoding="utf-8")
    with refuses(OddsError, match="all luck"):
        position(path)


def test_a_table_without_advice_gives_none_before_its_end(tmp_path: Path) -> None:
    """A record with `advice: off` is refused until its game is over."""
    path = tmp_path / "off.record"
    text = OPEN_WAR.replace("seat 1: casual Bo\n", "seat 1: casual Bo\nadvice: off\n")
    path.write_text(text, encoding="utf-8")
    with refuses(OddsError, match="Advice is off"):
        position(path, 2)
    path.write_text(f"{text}# result 1 2\n", encoding="utf-8")
    assert position(path, 2).seat == 0


def test_audiogame_odds_is_a_command_of_the_program() -> None:
    """Typed values are accepted by `audiogame odds`, and a wrong one is an exit status of 2."""
    assert main(["odds", "sika", "--throws", "2"]) == 0
    assert main(["odds", "sika", "--throws", "zwei"]) == 2


@pytest.mark.parametrize(
    "game", [game for game in all_games()[0] if game.odds], ids=lambda game: game.name
)
def test_the_help_names_every_value(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert game.odds is not None
    with pytest.raises(SystemExit):
        odds(game.name, "-h")
    help_text = " ".join(capsys.readouterr().out.split())
    assert f"{told(game.odds.about, 'en')}." in help_text
    for one in game.odds.given:
        assert f"--{one.name} VALUE {told(one.about, 'en')}" in help_text
