"""The rule book of each game: complete, in our own words, easy to read, and true to the rules."""

from __future__ import annotations

import re
from itertools import product
from random import Random

import pytest
from game_checks import checks
from reading import grade

from audiogame.narration.conditions import Condition, read_conditions
from audiogame.narration.faults import each_told
from audiogame.narration.languages import language_of_file
from audiogame.narration.rulebook import ToldBook, filled
from audiogame.narration.rulebook_file import (
    CREDITS,
    FILE,
    RuleBookError,
    read_rule_book,
    rule_book,
)
from audiogame.rules.game import Game
from audiogame.rules.notation import kebab
from audiogame.rules.options import Options, option_kinds
from audiogame.table.library import all_games, find_game
from audiogame.testing import play_random, random_options

GAMES, _ = all_games()
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


HARDEST = 6.0
"""The highest school grade of a book: readable at twelve years."""

NUMBERS = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
]
NUMBER_NAMES = ("two pair", "three of a kind", "four of a kind", "five of a kind", "three times")
"""Names with a number in them that no constant of the rules changes."""

TINY = """# Sika

{#author}
Michael made it.

{#source #option-call #option-overtime #option-ante}
[ante>0] Pay {ante credit|credits}.
[ante=0, seats=2] You two pay nothing.

## Throwing {#throwing}

{#points}
Throw {cubes} cubes.
[call=turn, seats>2] Call again.
"""


def tables(game: Game) -> list[tuple[Options, int | None]]:
    """List tables with every value of every option, and each number of seats."""
    kinds = option_kinds(game.options)
    values = [[*kind.values, *kind.numbers[1:6:4]] for kind in kinds]
    names = [kind.name for kind in kinds]
    options = [game.options(**dict(zip(names, some, strict=True))) for some in product(*values)]
    return [(one, seats) for one in options for seats in (None, *game.seats)]


def sika_book(text: str = TINY, call: str = "game", ante: int = 0, seats: int = 2) -> ToldBook:
    game = find_game("sika")
    return read_rule_book(text, game, "en").told(game.options(call=call, ante=ante), seats)  # type: ignore[call-arg]  # Sika's options


@by_game
def test_each_ruling_has_its_numbered_anchor(game: Game) -> None:
    anchors = {
        anchor
        for one in rule_book(game, "en").chapters
        for p in one.paragraphs
        for anchor in p.anchors
    }
    numbered = sorted(int(a.removeprefix("ruling-")) for a in anchors if a.startswith("ruling-"))
    assert numbered == [*range(1, checks(game.name).rulings + 1)]
    assert {f"option-{kebab(kind.name)}" for kind in option_kinds(game.options)} <= anchors


@by_game
def test_the_rules_of_this_table_are_told_and_no_others(game: Game) -> None:
    """Each value of an option changes the text, and no paragraph is empty."""
    book = rule_book(game, "en")
    for kind in option_kinds(game.options):
        told = set()
        values = (*kind.values, *kind.numbers[3:4])
        for value in values:
            at_table = book.told(game.options(**{kind.name: value}), game.seats[0])
            anchor = f"option-{kebab(kind.name)}"
            passage = at_table.passages[at_table.place(anchor)]
            assert anchor in passage.anchors
            told.add(passage.text)
        assert len(told) == len(values), kind.name


@by_game
def test_every_table_has_whole_sentences(game: Game) -> None:
    """For all options and seats: no chapter is empty, no brace or bracket is left."""
    book = rule_book(game, "en")
    titles = {chapter.title for chapter in book.chapters}
    for options, seats in tables(game):
        told = book.told(options, seats)
        assert set(told.titles) == titles
        for passage in told.passages:
            for sentence in passage.sentences:
                assert re.fullmatch(r"[A-Z0-9][^{}\[\]]*[.?!]", sentence), sentence
                assert len(sentence.split()) <= 25, sentence


@by_game
def test_what_matters_now_is_found_in_the_book(game: Game) -> None:
    """Every state of random games names an anchor that the book of its table has."""
    book = rule_book(game, "en")
    met = set()
    anchors_at: dict[tuple[Options, int], set[str]] = {}
    for seed in range(12):
        random = Random(seed)
        for state in play_random(game, random):
            table = state.options, state.seats
            if table not in anchors_at:
                passages = book.told(*table).passages
                anchors_at[table] = {anchor for passage in passages for anchor in passage.anchors}
            anchors = anchors_at[table]
            for seat in range(state.seats):
                anchor = game.guide.rule(state.seen_by(seat), seat)
                assert anchor in anchors, anchor
                met.add(anchor)
    assert len(met) > 2


@by_game
def test_a_child_of_twelve_can_read_each_rule_book(game: Game) -> None:
    for options, seats in tables(game)[:: len(game.seats) + 1]:
        told = rule_book(game, "en").told(options, seats)
        sentences = [one for passage in told.passages for one in passage.sentences]
        assert grade(sentences) < HARDEST


def test_harder_texts_have_a_higher_grade() -> None:
    assert grade(["The dice roll.", "You win."]) < 2
    assert (
        grade(["Participants alternately determine individual preferences regarding colours."]) > 15
    )


@by_game
def test_numbers_come_from_the_rules(game: Game) -> None:
    """A number is written as a variable, so that it changes with its constant."""
    for chapter in rule_book(game, "en").chapters:
        for paragraph in chapter.paragraphs:
            if {"source", CREDITS} & {*paragraph.anchors}:
                continue  # years
            for sentence in paragraph.sentences:
                text = re.sub(r"\{[^}]*\}", "", sentence.text).lower()
                for name in NUMBER_NAMES:
                    text = text.replace(name, "")
                found = [word for word in re.findall(r"[a-z0-9]+", text) if word in NUMBERS]
                assert not found, sentence.text
                assert not re.search(r"\d", text), sentence.text


def test_conditions_choose_sentences_and_facts_fill_them() -> None:
    assert sika_book().passages[1].text == "You two pay nothing."
    assert sika_book(ante=1, seats=3).passages[1].text == "Pay 1 credit."
    assert sika_book(ante=4, seats=3).passages[1].text == "Pay 4 credits."
    assert sika_book().passages[-1].text == "Throw 3 cubes."
    assert sika_book(call="turn", seats=3).passages[-1].text == "Throw 3 cubes. Call again."
    assert sika_book(call="turn", seats=2).passages[-1].text == "Throw 3 cubes."
    assert filled("Lose {none}.", {"none": -3}, "minus") == "Lose minus 3."


def test_a_paragraph_without_a_sentence_for_this_table_is_left_out() -> None:
    text = TINY.replace("{#points}\nThrow {cubes} cubes.\n", "{#points}\n")
    assert sika_book(text).titles == ("Sika",)
    assert sika_book(text, call="turn", seats=3).titles == ("Sika", "Throwing")
    assert sika_book(text).place("points") == 0


def test_words_and_anchors_are_found_in_a_book() -> None:
    book = rule_book(find_game("sika"), "en").told(find_game("sika").options())
    overtime = book.place("extra-rounds")
    assert book.find("EXTRA leaders", 0) == overtime
    assert book.find("extra", overtime) == book.find("extra", overtime)
    assert book.find("no such words", 0) is None
    assert book.chapter(0) == 0
    assert book.titles[book.passages[book.chapter(1)].chapter] == "The aim"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("# Sika\n", "Sika\n", "line 1: A rule book begins with # and its title."),
        ("## Throwing {#throwing}", "## Throwing", "line 10: '## Throwing' isn't a chapter"),
        ("{#points}", "{#author}", "line 12: The anchor #author appears twice."),
        ("{#points}", "{#points", "line 12: '{#points' isn't a line of anchors"),
        ("{cubes}", "{cube}", "line 13: There is no fact 'cube': perhaps you meant cubes."),
        ("{cubes}", "{cubes", "line 13: This brace doesn't belong to a fact."),
        ("ante>0", "antes>0", "line 7: There is no option 'antes': perhaps you meant ante."),
        ("call=turn", "call=never", "line 14: 'never' won't do for option call: use game or turn."),
        ("call=turn", "call turn", "line 14: 'call turn' isn't a condition, such as name=value."),
        ("seats>2", "seats>few", "line 14: 'few' can't be compared: it isn't a number."),
        ("Call again.", "Call again. And again.", "line 14: 'Call again. And again.' is not one"),
        ("Call again.", "Call again", "line 14: 'Call again' is not one sentence."),
        ("Call again.", "Call *again*.", "line 14: 'Call *again*.' has marks"),
        ("Call again.", "Call " + "again " * 25 + "now.", "is longer than 25 words."),
        (" #option-ante", "", "line 14: No paragraph has the anchor #option-ante."),
        ("{#source", "{#sources", "line 14: No paragraph has the anchor #source."),
        (
            "Throw {cubes} cubes.\n[call=turn, seats>2] Call again.\n",
            "",
            "Nothing is said at #points.",
        ),
    ],
)
def test_faults_name_file_and_line(old: str, new: str, fault: str) -> None:
    with pytest.raises(RuleBookError) as caught:
        sika_book(TINY.replace(old, new))
    assert any(fault in one for one in each_told(caught.value.reasons, "en")), each_told(
        caught.value.reasons, "en"
    )
    assert all(
        one.startswith("rules.en.md of Sika, line ")
        for one in each_told(caught.value.reasons, "en")
    )


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(RuleBookError) as caught:
        sika_book(TINY.replace("{cubes}", "{cube}").replace("call=turn", "call=never"))
    assert len(caught.value.reasons) == 2


def test_a_condition_of_seats_holds_where_they_are_not_known() -> None:
    conditions, faults = read_conditions("seats=2, call!=turn", find_game("sika"))
    assert faults == ()
    assert conditions == (Condition("seats", "=", "2"), Condition("call", "!=", "turn"))
    options = find_game("sika").options()
    assert all(condition.holds(options, None) for condition in conditions)
    assert not conditions[0].holds(options, 3)


def test_random_options_make_books_too() -> None:
    """Numbers of any size in options are spoken."""
    for game in GAMES:
        for seed in range(20):
            options = random_options(game, Random(seed))
            assert rule_book(game, "en").told(options, game.seats[-1]).passages


@pytest.mark.parametrize("language", ["en", "es", "de"])
@by_game
def test_the_sign_of_a_number_is_a_word_of_the_language_of_the_book(
    language: str, game: Game
) -> None:
    """A book that is not translated has the English one."""
    book = rule_book(game, language)
    translated = language_of_file(game.package, FILE, language) == language
    assert book.minus == {"es": "menos"}.get(language if translated else "en", "minus")
    assert filled("{points}", {"points": -3}, book.minus) == f"{book.minus} 3"
