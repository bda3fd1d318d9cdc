"""Rows after an arrow: complete at any width, and never cut off within a word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from offenders import every_offender
from pressed import new_app

from audiogame.keys.commands import COMMANDS
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import Texts
from audiogame.outputs.short_row import ENDINGS, NARROW, SHORTEST, More, short_row, spelled_row
from audiogame.play.chooser import Chooser, Response
from audiogame.rules.state import CHANCE, Query, State
from audiogame.settings import Settings
from audiogame.table.library import find_game, own_games
from audiogame.table.luck import Luck
from audiogame.testing import random_move

NAMES = ("Ann", "Bella", "Carlos", "Florian", "Isabel", "Gustav", "Hanna", "Elmo")
WIDTHS = range(40, 201)
NARROWEST = 20
"""Columns of the narrowest terminal."""
PART = 7
"""Each answer is shown at one of so many widths."""
MARGIN = 4
"""The most columns of a row that a reader may use."""
FORMS = (Verbosity.FULL, Verbosity.BRIEF, Verbosity.BRAILLE)
MOVES = 60
ADVISED = 4
"""Number of decisions of a game that get advice."""
MORE = More()
ROOT = Path(__file__).parents[2]
by_game = pytest.mark.parametrize("name", own_games())


@cache
def met(name: str) -> tuple[State, ...]:
    """Play a random game; returns the states in which the first seat chooses."""
    game, random, luck = find_game(name), Random(name), Luck(name)
    found = []
    for seats in (game.seats[0], game.seats[-1]):
        state: State = game.new(seats, game.options())
        for move in range(MOVES):
            if state.result is not None:
                break
            if state.chance is not None:
                state, _ = state.apply(CHANCE, luck.outcome(move, state.chance))
                continue
            if 0 in state.actors:
                found.append(state)
            state, _ = state.apply(*random_move(state, random))
    return tuple(found)


def narrators(name: str) -> list[Narrator]:
    game = find_game(name)
    return [Narrator(Texts("en", packages=(game.package,)), name, NAMES, how) for how in FORMS]


def common(how: Verbosity) -> Narrator:
    return Narrator(Texts("en"), verbosity=how)


def walked(state: State) -> Iterator[Response]:
    """Walk through all choices of the first seat, and mark some on the way."""
    chooser = Chooser(state.seen_by(0), 0)
    for number in range(chooser.count):
        told = chooser.press(COMMANDS["down"])
        assert isinstance(told, Response)
        yield told
        if number < chooser.positions and number % 2:
            marked = chooser.press(COMMANDS["mark"])
            assert isinstance(marked, Response)
            yield marked


@by_game
def test_a_choice_is_whole_at_any_width(name: str) -> None:
    """One of its forms fits into a row of 40 columns: no part has to wait for Space."""
    told = list(zip(narrators(name), map(common, FORMS), strict=True))
    wrong = set()
    for state in met(name):
        for answer in walked(state):
            forms = []
            for narrator, say in told:
                text = narrator.tell(answer.thing, (0,))
                if answer.message:
                    said = {"told": text, "number": answer.number, "marked": answer.marked}
                    text = say.say(answer.message, **said)
                forms.append(text)
            if answer.row and min(map(len, forms)) > min(WIDTHS) - MARGIN:
                wrong.add(forms[-1])
    assert not wrong, "\n".join(sorted(wrong))


def answers(name: str) -> Iterator[str]:
    """Answer all questions, twice each, with advice now and then; in full."""
    game, narrator = find_game(name), narrators(name)[0]
    for number, state in enumerate(met(name)):
        view = state.seen_by(0)
        for query in Query:
            for again in range(2):
                events = view.answer(query, 0, again)
                yield " ".join(narrator.tell(event, (0,)) for event in events)
        yield narrator.tell(view.decision(0), (0,))
        legal = view.legal_actions(0)
        if game.adviser is not None and number < ADVISED and len(legal) > 1:
            advice = game.adviser().advise(view, 0, Random(1))
            yield from (narrator.tell(event, (0,)) for event in (*advice.best, *advice.others))
        for action in legal[:20]:
            explained = game.guide.explain(view, 0, action)
            yield " ".join(narrator.tell(event, (0,)) for event in explained)


def check_row(text: str, room: int) -> None:
    """Check that a text is split into rows, the first at least as it should be."""
    row, rest = short_row(text, room, MORE)
    assert len(row) <= room, row
    assert not re.search(r"\.\.|[,;:] ?\.", row), row
    assert not (rest and re.match(r"\d+\.,?( More| more|$)", row)), "a number, and nothing of it"
    assert not (rest and row.endswith(":")), row
    if not rest:
        assert row == text or (room < NARROW and row == text[:-1] and text[-1] in ENDINGS)
        return
    if room >= NARROW:
        said = row.removesuffix(f" {MORE.follows}").removesuffix(MORE.goes_on)
        assert said != row, f"{row!r} does not say that there is more"
    else:
        said = row.removesuffix(",")
    assert said.strip(), text
    assert text.endswith(rest)
    words = re.findall(r"\w+", said) + re.findall(r"\w+", rest)
    assert words == re.findall(r"\w+", text)


@by_game
def test_answers_and_advice_end_where_sense_does(name: str) -> None:
    """At every width a row fits, announces a continuation, and the rest begins where it ended.

    Each answer is shown at some of the widths, at others than the one before it.
    """
    with every_offender() as offenders:
        for number, text in enumerate(dict.fromkeys(answers(name))):
            for width in WIDTHS[number % PART :: PART]:
                with offenders.at("width", width):
                    check_row(text, width - MARGIN)


@pytest.mark.soak
@by_game
def test_every_answer_ends_where_sense_does_at_every_width(name: str) -> None:
    with every_offender() as offenders:
        for text, width in product(set(answers(name)), WIDTHS):
            with offenders.at("width", width):
                check_row(text, width - MARGIN)


WORDS = st.lists(st.text("abc", min_size=1, max_size=12), min_size=1, max_size=30)
ENDS = st.sampled_from(["", ",", ".", ";", ":", "?"])


@given(
    WORDS,
    st.lists(ENDS, min_size=30, max_size=30),
    st.sampled_from(["", "1. ", "12. "]),
    st.integers(NARROWEST, 80) | st.sampled_from(WIDTHS),
)
def test_any_text_is_cut_without_losing_a_word(
    words: list[str], ends: list[str], number: str, w: int
) -> None:
    """Wherever its sentences and lists end, and whether it is an entry with a number."""
    check_row(number + " ".join(map(str.__add__, words, ends)), w - MARGIN)


def test_a_word_that_fills_a_narrow_row_is_not_cut() -> None:
    """There is no room for the comma that says that the row goes on, or for the word's own."""
    assert short_row("12. aaaaaaaaaaaa a", 16, MORE) == ("12. aaaaaaaaaaaa", "a")
    assert short_row("12. aaaaaaaaaaaa, a", 16, MORE) == ("12. aaaaaaaaaaaa", "a")
    assert short_row("12. aaaaaaaaaaaa,", 16, MORE) == ("12. aaaaaaaaaaaa", "")
    check_row("12. aaaaaaaaaaaa a", 16)


@pytest.mark.parametrize(
    ("text", "row", "rest"),
    [
        ("Fold.", "Fold.", ""),
        (
            "Red keeps three fours. White keeps nothing at all of it.",
            "Red keeps three fours. More: Space.",
            "White keeps nothing at all of it.",
        ),
        (
            "Red keeps three fours; white keeps nothing at all of it.",
            "Red keeps three fours. More: Space.",
            "white keeps nothing at all of it.",
        ),
        (
            "Dora pays 2 dollars and rerolls one dice pair.",
            "Dora pays 2 dollars, more: Space.",
            "and rerolls one dice pair.",
        ),
        (
            "You hold ace, king, queen, jack, ten, nine, eight.",
            "You hold ace, king, more: Space.",
            "queen, jack, ten, nine, eight.",
        ),
    ],
)
def test_where_a_row_ends(text: str, row: str, rest: str) -> None:
    """At a sentence's end, else a clause's, else in a list, with a word that it continues."""
    assert short_row(text, 36, MORE) == (row, rest)


def test_a_very_narrow_row_has_no_room_to_say_that_there_is_more() -> None:
    """It still ends at a sentence or clause."""
    menu, book = "About and credits. 11 of 12.", "In your turn you throw."
    assert short_row(menu, 25, MORE) == ("About and credits.", "11 of 12.")
    assert short_row(book, 12, MORE) == ("In your,", "turn you throw.")


def test_these_tests_cut_rows_with_the_words_of_the_program(tmp_path: Path) -> None:
    """The program's screen ends a cut row with the same words."""
    app, _ = new_app(tmp_path)
    more = app.dialogue.outputs.screen.more("")
    assert (more.follows, more.goes_on) == (MORE.follows, MORE.goes_on)


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_no_row_is_too_short_to_be_read_in_a_terminal(tmp_path: Path, language: str) -> None:
    """NVDA drops a row of two characters there; a digit or letter alone is told in words."""
    app, _ = new_app(tmp_path, settings=Settings(language=language))
    more = app.dialogue.outputs.screen.more("")
    for end in ("", ".", ":"):
        rows = [spelled_row(f"{sign}{end}", more) for sign in (*map(str, range(10)), "K", "ñ")]
        assert len(set(rows)) == len(rows)
        assert all(len(row) >= SHORTEST and row.endswith(".") for row in rows)
    assert [spelled_row(text, more) for text in ("10.", "Bo", "?", "")] == ["10.", "Bo", "?", ""]


def test_rows_heard_in_games_are_long_enough() -> None:
    """Of all lines of the kept transcripts only a digit alone is short, and that is spelled."""
    more = More(digits=tuple(f"digit {number}." for number in range(10)))
    kept = [*ROOT.glob("tests/transcripts/**/*.txt")]
    kept += ROOT.glob("audiogame/games/*/checks/transcript.txt")
    assert len(kept) > 10
    rows = {row for file in kept for row in file.read_text(encoding="utf-8").splitlines() if row}
    short = {row for row in rows if len(row) < SHORTEST}
    assert short
    assert all(len(spelled_row(row, more)) >= SHORTEST for row in short)


def test_a_list_is_cut_inside_it_and_not_after_its_name() -> None:
    """The row after an arrow has some of the list that it names."""
    hand = "Your hand: ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2, joker."
    row, rest = short_row(hand, 40, MORE)
    assert row == "Your hand: ace, king, more: Space."
    assert hand == f"Your hand: ace, king, {rest}"
    told = "Waiting for one of them: nobody knows yet who that will be."
    assert short_row(told, 40, MORE)[0] == "Waiting for one of them. More: Space."
