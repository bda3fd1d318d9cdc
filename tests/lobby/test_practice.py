"""Reviewed games: kept for statistics, and their costly choices practised until right twice."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from keyed import keyed_app
from one_language import in_two_languages
from untranslated import untranslated

from audiogame.archive.assessment import assess
from audiogame.archive.assessment_words import play_sentences
from audiogame.archive.description import archive_narrator
from audiogame.archive.kept_assessments import (
    FILE,
    KeptAssessment,
    KeptChoice,
    practised,
    read_assessments,
    save_assessments,
    to_practise,
)
from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.lobby.practice import Exercise
from audiogame.rules.valuation import Unit
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.move_list import Player
from audiogame.table.record_file import load
from audiogame.table.replay import Private, Replay

Run = Callable[..., tuple[int, str, str]]


def played(data: Path, seed: str = "") -> Path:
    """Play a game of Ann, who keeps the highest dice, to its end; returns its record."""
    game = find_game("army-men")
    opened = new_table(game, (Player("Ann"), Player("Bo", "casual")), game.options(), data, seed)
    table, random = opened.table, Random(3)
    table.open()
    while table.state.result is None:
        if table.awaited:
            table.submit(0, random.choice(table.state.legal_actions(0)))
        else:
            table.step()
    opened.journal.finish(table.state.result.places, opened.seed, opened.secret)
    opened.journal.close()
    assert opened.journal.path is not None
    return opened.journal.path


def kept(record: str, cost: float, *costly: KeptChoice, luck: float | None = 0.1) -> KeptAssessment:
    return KeptAssessment(
        record, 0, "Ann", "army-men", record, Unit.WIN, False, 20, cost, luck, False, costly
    )


def test_a_review_is_kept_and_nothing_is_added_to_the_record(run: Run, tmp_path: Path) -> None:
    path = played(tmp_path / "data")
    before = path.read_bytes()
    run(keys="5 1 1 down enter n escape")
    (one,) = read_assessments(tmp_path / "data")
    found = assess(load(path), Private(), 0)
    assert (one.record, one.player, one.choices) == (path.name, "Ann", len(found.own))
    assert one.cost == pytest.approx(found.cost)
    assert [each.taken for each in one.costly] == [each.taken for each in found.costly]
    assert path.read_bytes() == before


def test_statistics_tell_what_choices_cost_and_luck_gave(run: Run, tmp_path: Path) -> None:
    """Games that are not reviewed yet are, when they are chosen."""
    played(tmp_path / "data")
    played(tmp_path / "data")
    assert "Not reviewed yet: 2 games." in run("statistics")[1]
    assert "2 games reviewed." in run(keys="5 2 1 end enter home")[1]
    _, told, _ = run("statistics")
    assert "Reviewed with the expert: 2 games. Your choices cost " in told
    assert "Luck " in told
    assert "Not reviewed yet" not in told


def told(games: list[KeptAssessment], unreviewed: int = 0) -> list[str]:
    """Return the sentences on the play of some games."""
    return [line.text for line in play_sentences(archive_narrator("en"), games, unreviewed)]


def test_the_last_ten_games_are_compared_with_those_before() -> None:
    games = [kept(f"{number:02}", 0.4 if number < 5 else 0.1) for number in range(15)]
    costs, compared, luck = told(games)
    assert costs.endswith("Your choices cost 20 percent to win a game.")
    lately = "In the last 10 they cost 10 percent to win a game, before that 40 percent to win."
    assert compared == lately
    assert luck == "Luck gave you 10 percent to win a game."
    assert len(told(games[:10], 3)) == 3


def test_the_dearest_habit_of_the_last_games_is_told() -> None:
    """Of ten games, not of those before; what the games have no words for is not told."""
    early = kept("00", 0.4, *[KeptChoice(at, 0.2, mistake="mistake-high") for at in range(2)])
    late = [
        kept(f"{number:02}", 0.1, KeptChoice(3, 0.02, mistake="mistake-two"))
        for number in range(1, 11)
    ]
    *_, advised, saved = told([early, *late])
    assert advised == "Next time, keep just one die more often."
    assert saved == "That would have saved you lately: 20 percent to win, in 10 choices."
    *_, first = told([early])
    assert first == "That would have saved you lately: 40 percent to win, in 2 choices."
    unknown = kept("1", 0.4, *[KeptChoice(at, 0.2, mistake="mistake-x") for at in range(2)])
    assert len(told([unknown])) == 2


def test_what_quotes_a_game_is_told_and_marked_in_its_language() -> None:
    """In German, where a game is not translated, the habit of a player and its cost."""
    habit = kept("1", 0.4, *[KeptChoice(at, 0.2, mistake="mistake-high") for at in range(2)])
    with untranslated("army-men"):
        lines = [*play_sentences(archive_narrator("de"), [habit], 1)]
    told_in = [line.language for line in lines]
    assert told_in == [*["de"] * (len(lines) - 3), "en", "en", "de"]
    assert [line.text for line in lines[-3:-1]] == told([habit])[-2:]


EXERCISE = ("h", "t", "n", "enter", "down", "down", "enter")
"""Questions, what is refused, and a choice."""


def test_a_choice_of_a_game_that_is_not_translated_is_practised_in_english(tmp_path: Path) -> None:
    record = load(played(tmp_path))
    table = Replay(record, Private()).to_end()
    found = assess(record, Private(), 0).costly[0]

    async def exercise(app: App) -> None:
        await Exercise(app, table, kept("1", 0.1), KeptChoice(found.taken, found.cost)).run()

    english, wrong = in_two_languages(tmp_path, exercise, EXERCISE, "army-men")
    assert wrong == []
    assert len(english) == 6, "all but that one stays, and has to select"


def test_options_are_told_in_the_language_chosen_meanwhile(tmp_path: Path) -> None:
    record = load(played(tmp_path, "7"))
    found = assess(record, Private(), 0).costly[0]

    def keys() -> Iterator[str]:
        for language in ("en", "es"):
            app.dialogue.narrator.use_language(language)
            yield "home"
        yield "escape"

    app, heard = keyed_app(keys(), tmp_path / "app")
    table, choice = Replay(record, Private()).to_end(), KeptChoice(found.taken, found.cost)
    asyncio.run(Exercise(app, table, kept("1", 0.1), choice).run())
    app.data.unsaved.finish()
    asked, english, spanish = [line.text for line in heard.said]
    assert asked.startswith("A soldier, ")
    assert re.fullmatch(r"A .+: on \d, \d dice left\. 1 of 11\.", english)
    assert re.fullmatch(r"Un .+: .+, quedan \d dados\. 1 de 11\.", spanish), spanish


def test_no_sum_is_over_100_percent_to_win() -> None:
    """Games whose choices cost more than there is to win are told by the average choice."""
    dear = kept("1", 1.6, KeptChoice(3, 0.3), KeptChoice(9, 0.1), luck=1.2)
    costs, luck = told([dear])
    assert costs.endswith("Your costly choices cost 20 percent to win each, on average.")
    assert luck == "Luck gave you much more than it took."
    games = [dear] * 10 + [kept("2", 0.1, KeptChoice(3, 0.1))] * 10
    _, lately, _ = told(games)
    assert lately == (
        "In the last 10 they cost 10 percent to win each, before that 20 percent to win."
    )


def test_what_is_right_but_not_the_best_is_named(run: Run, tmp_path: Path) -> None:
    """ "Right" with what was chosen, then the best; of the best itself only the advice is said."""
    path = played(tmp_path / "data", "7")
    run(keys="5 1 1 down enter escape")
    (before,) = read_assessments(tmp_path / "data")
    other = None
    for one in assess(load(path), Private("7"), 0).judged:
        found, faces = one.valuation, one.view.chosen  # type: ignore[attr-defined]  # Army Men
        shown = {faces(each.action): each for each in found.choices[::-1]}
        nearly = [each for each in shown.values() if found.cost(each.action) < found.unit.least]
        if len(nearly) > 1:
            place = [faces(each.action) for each in found.choices]
            other = one.taken, list(dict.fromkeys(place)), [faces(each.action) for each in nearly]
            break
    assert other is not None
    taken, options, right = other
    cost = replace(before, costly=(KeptChoice(taken, 0.1),))
    told = []
    for faces in right:
        save_assessments(tmp_path / "data", (cost,))
        down = " down" * (options.index(faces) + 1)
        told.append(run(keys=f"4 end enter{down} enter escape escape escape")[1])
    named = [text for text in told if "Right, this costs nothing: " in text]
    assert len(named) == len(told) - 1
    assert all(". Best: Keep " in text for text in named)
    assert sum("Right. Keep " in text for text in told) == 1


def test_costly_choices_are_practised_oldest_first_until_right_twice(tmp_path: Path) -> None:
    old, new = kept("1", 0.2, KeptChoice(3, 0.1), KeptChoice(9, 0.1)), kept("2", 0.1)
    new = kept("2", 0.1, KeptChoice(5, 0.1, 1))
    save_assessments(tmp_path, (new, old))
    assert [each.taken for _, each in to_practise(read_assessments(tmp_path))] == [3, 9, 5]
    save_assessments(tmp_path, (practised(new, 5), practised(practised(old, 3), 3)))
    assert [each.taken for _, each in to_practise(read_assessments(tmp_path))] == [9]


def test_a_damaged_file_counts_as_none(tmp_path: Path) -> None:
    assert read_assessments(tmp_path) == ()
    (tmp_path / FILE).write_text("{")
    assert read_assessments(tmp_path) == ()
    (tmp_path / FILE).write_text(json.dumps({"version": 99, "assessments": []}))
    assert read_assessments(tmp_path) == ()


def test_without_reviewed_games_practice_says_what_to_do(run: Run) -> None:
    _, told, _ = run(keys="4 end enter escape")
    assert "Nothing to practise yet. In Records, review a game with the expert first." in told


def test_a_choice_is_practised_with_its_questions_and_the_advice(run: Run, tmp_path: Path) -> None:
    """Right is counted once more, wrong is told what it costs; what was right twice is gone."""
    path = played(tmp_path / "data")
    run(keys="5 1 1 down enter escape")
    (before,) = read_assessments(tmp_path / "data")
    first = before.costly[0].taken
    judged = next(one for one in assess(load(path), Private(), 0).judged if one.taken == first)
    words: list[int] = []
    shown: set[tuple[int, ...]] = set()
    for action in judged.view.legal_actions(0):
        faces = judged.view.chosen(action)  # type: ignore[attr-defined]  # Army Men
        if faces not in shown:
            shown.add(faces)
            words.append(judged.valuation.cost(action) < 0.005)
    right, wrong = words.index(True) + 1, words.index(False) + 1
    down = " down" * right
    _, told, _ = run(keys=f"4 end enter h t enter{down} enter escape escape escape")
    assert "Select a choice first, with Up and Down." in told
    assert ("Right. Keep " in told) or ("Right, this costs nothing: " in told)
    (after,) = read_assessments(tmp_path / "data")
    assert after.costly[0].right == 1
    down = " down" * wrong
    _, told, _ = run(keys=f"4 end enter{down} enter escape escape escape")
    assert "That costs " in told
    (after,) = read_assessments(tmp_path / "data")
    assert after.costly[0].right == 1
