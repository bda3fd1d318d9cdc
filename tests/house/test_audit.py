"""Each sentence of each source is answered: by a rule, a message, a test, the credits, or a reason.

Sentences are counted by number: no word of a source is here.  Where the sources are at
hand (AUDIOGAME_SOURCES), their sentences are counted again.
"""

from __future__ import annotations

import ast
import os
from functools import cache
from pathlib import Path

import pytest
from audit import SOURCES, Answer, audit, sentences
from sichermans import play

from audiogame.games.sichermans_war.events import Place, Rolled
from audiogame.games.sichermans_war.rules import WarOptions
from audiogame.games.sichermans_war.rules import start as start_war
from audiogame.games.sika.events import Colour
from audiogame.games.sika.rules import Call, SikaOptions, Throw, start
from audiogame.narration.credits import UNSAID, credits_of
from audiogame.narration.rulebook_file import rule_book
from audiogame.narration.texts import Texts
from audiogame.rules.state import CHANCE
from audiogame.table.library import find_game

TESTS = Path(__file__).parents[1]
VARIABLE = "AUDIOGAME_SOURCES"
by_source = pytest.mark.parametrize("game", SOURCES)


@cache
def anchors(game: str) -> frozenset[str]:
    found = find_game(game)
    book = rule_book(found, "en")
    return frozenset(
        anchor
        for seats in found.seats
        for passage in book.told(found.options(), seats).passages
        for anchor in passage.anchors
    )


@cache
def functions_in(file: str) -> frozenset[str]:
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def is_there(game: str, answer: Answer) -> bool:
    """Whether the thing that answers a sentence exists."""
    match answer.kind:
        case "rule":
            return answer.what in anchors(game)
        case "message":
            return Texts("en", packages=(find_game(game).package,)).has(answer.what)
        case "test":
            file, _, name = answer.what.partition("::")
            return (TESTS / file).is_file() and name in functions_in(file)
        case "credits":
            made = credits_of(find_game(game), "en")
            told = getattr(made, answer.what, ())
            return bool(told) and told not in UNSAID
        case "not":
            return len(answer.what.split()) > 2
    return False


@by_source
def test_every_answer_to_a_sentence_of_a_source_exists(game: str) -> None:
    """Each rule, message, test or credit that the audit names; and no sentence lacks an answer."""
    count, answered = audit(game)
    assert sorted(answered) == [*range(1, count + 1)]
    assert all(answered.values())
    gone = [
        f"{game} {number}: {answer.kind} {answer.what}"
        for number, answers in answered.items()
        for answer in answers
        if not is_there(game, answer)
    ]
    assert gone == []


@by_source
def test_the_audit_counts_the_sentences_that_the_source_has(game: str) -> None:
    folder = os.environ.get(VARIABLE, "")
    if not folder:
        pytest.skip(f"{VARIABLE} names no folder with the games' sources.")
    text = (Path(folder) / SOURCES[game]).read_text(encoding="utf-8")
    count, _ = audit(game)
    assert len(sentences(text)) == count


def test_sentences_are_counted() -> None:
    """Headings and sentences count one each; wrapped lines do not."""
    text = "The end: You win.\nso it\nis. \n\nScores\nA 1 loses! Then go on."
    assert sentences(text) == [
        "The end:",
        "You win. so it is.",
        "Scores",
        "A 1 loses!",
        "Then go on.",
    ]


def test_an_answer_of_the_audit_that_does_not_exist_is_found() -> None:
    for answer in (
        Answer("rule", "no-such-anchor"),
        Answer("message", "sika-no-such-message"),
        Answer("test", "games/test_sika.py::test_no_such_test"),
        Answer("test", "games/test_no_such_file.py::test_it"),
        Answer("credits", "year"),
        Answer("not", "so"),
        Answer("perhaps", "some day or other"),
    ):
        assert not is_there("sika", answer)


def test_the_example_of_sika_agrees() -> None:
    """Red is called: three red bring 6, one red 2, no red minus 3; the turn brings 5."""
    state = start(2, SikaOptions())
    state, _ = state.apply(0, Call(Colour.RED))
    state, _ = state.apply(1, Call(Colour.BLUE))
    red, blue = Colour.RED, Colour.BLUE
    for cubes, score in (((red,) * 3, 6), ((blue, red, blue), 8), ((blue,) * 3, 5)):
        state, _ = state.apply(0, Throw())
        state, _ = state.apply(CHANCE, cubes)
        assert state.scores[0] == score
    assert state.actors == (1,)
    assert state.round == 1


def test_the_example_of_a_forced_tie_agrees() -> None:
    """A ten against an eight, and a die that shows 2."""
    _, told = play(start_war(2, WarOptions()), "* ten eight", "1 roll low", "* 2")
    (rolled,) = [event for event in told if isinstance(event, Rolled)]
    assert (rolled.total, rolled.best, rolled.place) == (10, 10, Place.TIES)
