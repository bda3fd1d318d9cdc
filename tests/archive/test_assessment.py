"""The choices of a record are judged by what their seat could know; luck is told apart."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace as changed
from itertools import permutations
from pathlib import Path
from random import Random

import pytest
from recorded import Played, play
from sichermans_luck import luck_of_outcome
from tiers import real_of
from valued_games import no_luck, random_against_expert

from audiogame.archive.assessment import (
    Assessment,
    Assessor,
    CannotAssess,
    Habit,
    assess,
    dearest_habit,
)
from audiogame.archive.assessment_words import summary_words
from audiogame.archive.description import archive_narrator, game_narrator
from audiogame.games.sichermans_war.rules import SichermansWar
from audiogame.games.sichermans_war.sicherman_dice import FACES
from audiogame.rules.chance import Draw, Outcome
from audiogame.rules.state import CHANCE, Seat
from audiogame.rules.valuation import Unit, percent
from audiogame.rules.value import replace
from audiogame.table.library import find_game, own_games
from audiogame.table.luck import Luck
from audiogame.table.record import Header, Record, read_record
from audiogame.table.table import Player, Table

Run = Callable[..., tuple[int, str, str]]
SKILLED = [name for name in own_games() if find_game(name).skill]
SHARED = real_of("sichermans-war", SKILLED)


def played(name: str, number: int, moves: int = 3000, bots: bool = True) -> Played:
    return play(find_game(name), Random(number), moves, undo=0.05, bots=bots)


def over(one: Played) -> Record:
    """Return the record of a game that is over, if need be because seat 0 gave it up."""
    result = one.table.state.result
    note = "# gave-up 0" if result is None else f"# result {' '.join(map(str, result.places))}"
    return read_record(changed(one, lines=[*one.lines, note]).text().encode())


def judged(one: Played, seat: Seat = 0) -> Assessment:
    return assess(over(one), one.private, seat)


@pytest.mark.parametrize("name", SHARED)
def test_costs_are_never_negative_and_the_best_costs_nothing(name: str) -> None:
    """Every legal choice has a value; what was taken back is judged, and does not count."""
    found = judged(played(name, 8))
    assert found.judged
    for one in found.judged:
        legal = one.view.legal_actions(0)
        assert {each.action for each in one.valuation.choices} == {*legal}
        assert one.cost >= 0
        assert one.valuation.cost(one.valuation.best.action) == 0
    assert found.cost == sum(one.cost for one in found.judged if not one.back)
    assert [one.line for one in found.judged] == sorted(one.line for one in found.judged)


@pytest.mark.parametrize("name", SKILLED)
def test_a_choice_is_judged_by_what_its_seat_knew_then(name: str) -> None:
    """The view is the seat's own, its adviser has heard what the seat had, and no more."""
    one = played(name, 12, moves=120)
    assessor = Assessor(over(one), one.private, 0)
    seen = 0
    for decision in assessor.decisions():
        seat, table = decision.seat, assessor.table
        assert decision.view == decision.view.seen_by(seat) == table.state.seen_by(seat)
        told = [event.seen_by(seat) for event in table.told_so_far()]
        heard = [event for event in decision.mind.heard if type(event).__name__ != "GameStarted"]
        if heard:
            known = [event for event in told if event is not None]
            assert heard == [one for one in known if type(one).__name__ != "GameStarted"]
        seen += 1
    assert seen > 2


@pytest.mark.parametrize("name", SHARED)
def test_what_comes_later_changes_no_judgement(name: str) -> None:
    """The record cut off anywhere has the same values for what came before."""
    one = played(name, 20, moves=80)
    whole = judged(one).judged
    half = one.lines[: len(one.lines) // 2]
    record = read_record(changed(one, lines=[*half, "# gave-up 0"]).text().encode())
    first = assess(record, one.private, 0).judged
    assert first
    for early, late in zip(first, whole, strict=False):
        assert (early.line, early.valuation) == (late.line, late.valuation)


def test_what_was_taken_back_is_judged_and_does_not_count() -> None:
    one = played("army-men", 8)
    found = judged(one)
    assert any(line.startswith("# undo") for line in one.lines)
    assert any(each.back for each in found.judged)
    final = {each.line for each in found.own}
    assert len(final) == len(found.own) < len(found.judged)
    assert found.cost == sum(each.cost for each in found.judged if not each.back)


def test_each_person_at_a_keyboard_has_an_own_assessment() -> None:
    one = played("army-men", 30, bots=False)
    first, second = judged(one, 0), judged(one, 1)
    assert {each.seat for each in first.judged} == {0}
    assert {each.seat for each in second.judged} == {1}
    assert first.luck is not None
    assert second.luck is not None
    assert first.luck == pytest.approx(-second.luck)


@pytest.mark.parametrize(
    ("name", "number"), [*[("army-men", 40 + more) for more in range(3)], ("sichermans-war", 55)]
)
def test_the_result_is_luck_less_own_costs_and_those_of_the_other(name: str, number: int) -> None:
    """In a game of two whose values are exact, or nearly."""
    one = played(name, number, bots=False)
    assert one.table.state.seats == 2
    first, second = judged(one, 0), judged(one, 1)
    result = one.table.state.result
    assert result is not None
    assert first.luck is not None
    score = (0 in result.winners) / len(result.winners)
    assert 0.5 + first.luck - first.cost + second.cost == pytest.approx(score)
    assert not first.with_others


def test_a_choice_that_a_bot_made_is_named_and_is_not_the_persons() -> None:
    game = find_game("army-men")
    lines: list[str] = []
    players = (Player("Ann"), Player("Bo", "skilled"))
    table = Table(game, players, game.options(), Luck("3"), lines.append)
    table.open()
    for chosen in range(400):
        if table.state.result is not None:
            break
        if chosen == 40:
            table.seat_player(0, Player("Ann's bot", "casual"))
        if 0 in table.awaited:
            table.submit(0, table.state.legal_actions(0)[-1])
        else:
            table.step()
    one = Played(table, lines, [], [], played("army-men", 1).header)
    one = changed(
        one,
        header=type(one.header)(
            game.name, game.version, (), (("person", "Ann"), ("skilled", "Bo")), "seed 3"
        ),
    )
    found = judged(one)
    by_bot = [each for each in found.judged if each.player.bot]
    assert by_bot
    assert not {*by_bot} & {*found.own}
    assert len(found.own) + len(by_bot) == len(found.judged)
    told = summary_words(archive_narrator("en"), found, skill=True)
    assert f"A bot made {len(by_bot)} more choices for you." in told


def test_the_dearest_choice_is_told_by_its_number_if_it_is_one() -> None:
    """N goes to costly choices in this order; of choices whose costs are told alike none is."""
    found = judged(played("army-men", 80))
    costs = [one.cost for one in found.costly]
    assert len(costs) > 2
    dearest = found.costly[costs.index(max(costs))]
    number, cost = costs.index(max(costs)) + 1, percent(dearest.cost)
    narrator = archive_narrator("en")
    told = summary_words(narrator, found, skill=True)
    assert (
        f" Of these {len(found.costly)}, number {number} cost most: {cost} percent to win." in told
    )
    first, *others = [one for one in found.costly if percent(one.cost) < cost]
    assert others
    for alike in ((dearest,), (first, dearest, dearest)):
        told = summary_words(narrator, replace(found, judged=alike), skill=True)
        assert "cost most" not in told
    estimate = replace(dearest, valuation=replace(dearest.valuation, error=0.001))
    two = replace(found, judged=(first, estimate))
    told = summary_words(narrator, two, skill=True)
    assert "Of these 2, number 2 cost most: about " in told
    told = summary_words(narrator, replace(two, luck=-0.06), skill=True)
    assert "Luck cost you about 6 percent to win." in told


def of_a_beginner(name: str, seed: str, place: int) -> Assessment:
    """Return the assessment of a game in which seat 0 makes the same choice of a list each time."""
    game = find_game(name)
    players = (Player("Ann"), *[Player(f"B{at}", "casual") for at in range(1, game.seats[0])])
    lines: list[str] = []
    whispers: list[str] = []
    table = Table(
        game, players, game.options(), Luck(seed), lines.append, (), whispers.append, "k1"
    )
    table.open()
    while table.state.result is None:
        if 0 in table.awaited:
            table.submit(0, table.state.legal_actions(0)[place])
        else:
            table.step()
    header = Header(
        game.name,
        game.version,
        (),
        tuple([(player.bot or "person", player.name) for player in players]),
        f"seed {seed}",
    )
    return judged(Played(table, lines, whispers, [], header))


@pytest.mark.parametrize(
    ("name", "place", "mistake", "told"),
    [
        ("army-men", 0, "one", "Next time, keep two dice more often."),
        ("army-men", -1, "two", "Next time, keep just one die more often."),
        *[
            pytest.param(*given, marks=pytest.mark.real)
            for given in (
                ("sichermans-war", 0, "rolled", "Next time, pass more often and save your dice."),
                ("sichermans-war", -1, "passed", "Next time, roll more often instead of passing."),
                (
                    "ten-die-poker",
                    0,
                    "folded",
                    "Next time, challenge more often instead of folding.",
                ),
                (
                    "ten-die-poker",
                    -1,
                    "challenged",
                    "Next time, fold more often instead of challenging.",
                ),
                ("scientific-war", -1, "weak", "Next time, play a stronger card more often."),
            )
        ],
    ],
)
def test_a_beginner_hears_last_what_would_have_helped_most(
    name: str, place: int, mistake: str, told: str
) -> None:
    found = of_a_beginner(name, "3", place)
    habit = found.habit
    assert habit is not None
    assert habit.mistake == f"mistake-{mistake}"
    summary = summary_words(game_narrator("en", find_game(name)), found, skill=True)
    *_, advised, saved = summary.rstrip(".").split(". ")
    assert f"{advised}." == told
    assert saved.startswith("That would have saved you: ")
    assert saved.endswith(f", in {habit.choices} choices")


def test_a_habit_is_a_mistake_made_twice() -> None:
    """One mistake alone is none, however dear; a kind that the game does not name is none."""
    assert dearest_habit([("one", 0.5), ("two", 0.1), ("", 0.9), ("", 0.9)]) is None
    mistakes = [("one", 0.5), ("two", 0.1), ("two", 0.2), ("low", 0.1), ("low", 0.1)]
    assert dearest_habit(mistakes) == Habit("two", 2, 0.1 + 0.2)


def test_eight_seats_are_judged() -> None:
    game = find_game("scientific-war")
    players = (Player("Ann"), *(Player(f"B{at}", "casual") for at in range(7)))
    lines: list[str] = []
    whispers: list[str] = []
    table = Table(game, players, game.options(), Luck("5"), lines.append, (), whispers.append, "k1")
    table.open()
    while table.decisions[0] < 3:
        if 0 in table.awaited:
            table.submit(0, table.state.legal_actions(0)[0])
        else:
            table.step()
    header = type(played("sika", 1).header)(
        game.name,
        game.version,
        (),
        tuple((player.bot or "person", player.name) for player in players),
        "seed 5",
    )
    found = judged(Played(table, lines, whispers, [], header))
    assert len(found.judged) == 3
    assert found.about or not found.costly


def test_in_a_game_of_luck_alone_luck_is_told() -> None:
    found = judged(played("sika", 50))
    assert not found.judged
    throws, points, expected = found.throws
    assert throws >= 9
    assert expected == pytest.approx(throws * 2.625)
    told = summary_words(archive_narrator("en"), found, skill=False)
    assert told.startswith("No choice can be better than another in this game.")
    assert f"brought {points} points" in told


def test_poker_is_told_in_dollars_with_the_play_of_the_others() -> None:
    games = (played("ten-die-poker", number) for number in range(60, 80))
    one = next(game for game in games if judged(game).judged)
    found = judged(one)
    assert found.unit is Unit.DOLLARS
    assert found.with_others
    money = find_game("ten-die-poker").figures.money(one.table.state)[0] / 100
    assert found.luck == pytest.approx(money + found.cost)


def test_before_the_end_only_one_who_plays_alone_has_choices_judged() -> None:
    """Not those of a bot, whose cards are secret, nor those of several people."""
    alone = played("scientific-war", 70, moves=30)
    record = read_record(alone.text().encode())
    assert assess(record, alone.private, 0).luck is None
    with pytest.raises(CannotAssess):
        assess(record, alone.private, 1)
    several = played("army-men", 71, moves=30, bots=False)
    with pytest.raises(CannotAssess):
        assess(read_record(several.text().encode()), several.private, 0)


LUCK = {"sichermans-war": luck_of_outcome}
"""Luck that is taken out of scores, in a game whose games are long to judge."""


def within(name: str, games: int) -> None:
    lost = random_against_expert(find_game(name), games, "costs", LUCK.get(name, no_luck))
    assert lost.cost > 0.2
    assert abs(lost.beyond) <= lost.interval, lost


def test_luck_that_is_taken_out_is_even() -> None:
    """It adds up to 0 over all outcomes of dice, cards and reinforcements."""
    game, random = find_game("sichermans-war"), Random("luck")
    state, met = game.new(2), set[tuple[type, bool]]()
    while state.result is None:
        (seat, *_) = state.actors
        if seat != CHANCE:
            state, _ = state.apply(seat, random.choice(state.legal_actions(seat)))
            continue
        assert isinstance(state, SichermansWar)
        assert state.chance is not None
        kind = type(state.chance), any(state.skirmish.cards)
        if kind not in met:
            met.add(kind)
            if isinstance(state.chance, Draw):
                few = replace(state, unseen=state.unseen[::8])
                outcomes: list[Outcome] = [*permutations(few.unseen, 2)]
            else:
                assert state.rolling is not None
                few, outcomes = state, [(face,) for face in FACES[state.rolling]]
            lucks = [luck_of_outcome(few, outcome, 0) for outcome in outcomes]
            assert max(lucks) > 0.001
            assert sum(lucks) == pytest.approx(0, abs=1e-9)
        tie = state.unseen[:2] if met == {(Draw, False)} else ()  # for reinforcements
        state, _ = state.apply(seat, tie or state.chance.sample(random.randrange))
    assert len(met) == 3


@pytest.mark.real
@pytest.mark.parametrize(("name", "games"), [("army-men", 80), ("sichermans-war", 8)])
def test_the_costs_of_random_choices_add_up_to_what_they_lose(name: str, games: int) -> None:
    """Against an expert, within the interval; more games are a soak test."""
    within(name, games)


@pytest.mark.soak
@pytest.mark.parametrize("name", ["army-men", "sichermans-war"])
def test_the_costs_of_random_choices_add_up_in_a_thousand_games(name: str) -> None:
    within(name, 1000)


def written(one: Played, folder: Path) -> str:
    """Write a record of a game that is over; returns its path."""
    path = folder / "one.record"
    result = one.table.state.result
    assert result is not None
    lines = [*one.lines, f"# result {' '.join(map(str, result.places))}"]
    path.write_text(changed(one, lines=lines).text())
    return str(path)


def test_a_record_is_reviewed_at_the_command_line(run: Run, tmp_path: Path) -> None:
    """First a summary, then each costly choice with its cost and the expert's advice."""
    one = played("army-men", 80)
    path = written(one, tmp_path)
    status, told, _ = run("review", path)
    assert status == 0
    first, *choices = told.splitlines()
    found = judged(one)
    assert first.startswith(f"P0: {len(found.own)} choices; {len(found.costly)} cost you something")
    assert "Luck " in first
    shown = [each for each in found.judged if each.costly]
    assert len(choices) == len(shown)
    for each, line in zip(shown, choices, strict=True):
        assert ("You took this back:" if each.back else "You chose:") in line
        assert "percent to win" in line


def test_a_review_for_programs_has_every_value(run: Run, tmp_path: Path) -> None:
    one = played("army-men", 80)
    status, told, _ = run("review", written(one, tmp_path), "--json", "--seat", "0")
    assert status == 0
    total, *choices = map(json.loads, told.splitlines())
    found = judged(one)
    assert (total["seat"], total["unit"], total["choices"]) == (0, "win", len(found.own))
    assert total["cost"] == pytest.approx(found.cost)
    assert len(choices) == len(found.judged)
    for each, line in zip(found.judged, choices, strict=True):
        assert line["cost"] == pytest.approx(each.cost)
        assert line["taken_back"] == each.back
        assert max(line["values"].values()) - line["values"][line["action"]] >= line["cost"] - 1e-9


def test_a_review_needs_a_record_and_a_seat(run: Run, tmp_path: Path) -> None:
    assert run("review", "absent.record")[0] == 2
    path = written(played("army-men", 80), tmp_path)
    assert run("review", path, "--seat", "7")[0] == 2
