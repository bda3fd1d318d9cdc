"""What choices are worth in words: whole points, and tenths where these would hide something."""

from __future__ import annotations

import pytest

from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import program_texts
from audiogame.narration.valuation_words import advice_parts, amount_words
from audiogame.rules.game import Advice
from audiogame.rules.state import Action
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation


class Take(Action):
    """Take so many."""

    count: int


@pytest.fixture
def narrator() -> Narrator:
    return Narrator(program_texts("en"))


@pytest.mark.parametrize(
    ("amount", "whole", "fine"),
    [
        (0.0, "0 points", "0 points"),
        (0.04, "0 points", "0 points"),
        (0.06, "0.1 points", "0.1 points"),
        (-0.3, "0.3 points", "0.3 points"),
        (0.96, "1 point", "1 point"),
        (3.4, "3 points", "3.4 points"),
        (3.96, "4 points", "4 points"),
        (12.51, "13 points", "12.5 points"),
    ],
)
def test_points_are_whole_unless_that_hides_something(
    narrator: Narrator, amount: float, whole: str, fine: str
) -> None:
    assert amount_words(narrator, Unit.POINTS, amount) == whole
    assert amount_words(narrator, Unit.POINTS, amount, fine=True) == fine
    assert amount_words(narrator, Unit.POINTS, amount, about=True) == f"about {whole}"


def test_a_comma_stands_in_a_tenth_where_the_language_has_one() -> None:
    found = [amount_words(Narrator(program_texts(code)), Unit.POINTS, 0.3) for code in ("es", "de")]
    assert found == ["0,3 puntos", "0,3 Punkte"]


@pytest.mark.parametrize(
    ("values", "heard"), [((3.2, 3.4), ["3.4", "3.2"]), ((3.2, 5.4), ["5", "3"])]
)
def test_advice_tells_in_tenths_what_would_be_heard_alike(
    narrator: Narrator, values: tuple[float, ...], heard: list[str]
) -> None:
    choices = tuple(ChoiceValue(Take(count), value) for count, value in enumerate(values))
    advice = Advice(Take(1), (), (), Valuation(choices, Unit.POINTS))
    parts = advice_parts(narrator, lambda one: f"Take {getattr(one, 'count', '')}", advice)
    assert [part.split(" point")[0].split(" ")[-1] for part in parts] == heard
