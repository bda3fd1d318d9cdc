"""Words are generated from the fields; parsing is the inverse of formatting."""

from __future__ import annotations

from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refusals import refuses

from audiogame.narration.faults import told
from audiogame.rules.cards import Card, Rank, Suit
from audiogame.rules.notation import UnreadableWords, kebab, nearest, read, word, words
from audiogame.rules.value import Value


class Hue(Enum):
    RED = "red"
    SKY_BLUE = "sky blue"


class SetAside(Value):
    dice: tuple[int, ...]


class Name(Value):
    hue: Hue
    amount: int | None = None


class Pass(Value):
    pass


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("SetAside", "set-aside"),
        ("Call", "call"),
        ("seat_name", "seat-name"),
        ("Take2Dice", "take2-dice"),
        ("sky_blue", "sky-blue"),
    ],
)
def test_names_are_written_small_with_hyphens(name: str, written: str) -> None:
    """A class or field name becomes one word that can be typed."""
    assert kebab(name) == written


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (Hue.SKY_BLUE, "sky-blue"),
        ((1, 3), "1 3"),
        ((Hue.RED, Hue.SKY_BLUE), "red sky-blue"),
        ((), "none"),
        (None, "none"),
        (True, "yes"),
        (False, "no"),
        (-3, "-3"),
        ("text", "text"),
        (Card(Rank.TWO, Suit.HEARTS), "two-hearts"),
        (Card(Rank.JOKER), "joker-none"),
    ],
)
def test_values_are_words(value: object, written: str) -> None:
    """Enums, numbers, tuples, None and values each have their words."""
    assert word(value) == written


def test_what_has_no_words_is_refused() -> None:
    """A value that could not be parsed back is an error of the game, raised at once."""
    with pytest.raises(TypeError, match="no words"):
        word(1.5)


def test_actions_are_a_name_and_their_fields() -> None:
    """As in the record: the class name, then every field in order."""
    assert words(SetAside((1, 3))) == "set-aside 1 3"
    assert words(SetAside(())) == "set-aside none"
    assert words(Name(Hue.SKY_BLUE, 5)) == "name sky-blue 5"
    assert words(Pass()) == "pass"


LEGAL = (
    *(SetAside(dice) for dice in [(1,), (2,), (1, 2)]),
    *(Name(hue, amount) for hue in Hue for amount in (None, 1, 2)),
    Pass(),
)


@given(st.sampled_from(LEGAL), st.sampled_from(["", " ", "\t", "  "]))
def test_reading_is_the_inverse_of_writing(action: object, blank: str) -> None:
    """Each legal action is parsed from its words, whatever blanks surround them."""
    typed = blank + words(action).replace(" ", " " + blank) + blank
    assert read(typed, LEGAL) is action


@given(st.text(max_size=20))
def test_other_words_are_refused(text: str) -> None:
    """Words that match no legal action are never taken for one."""
    if " ".join(text.split()) in {words(action) for action in LEGAL}:
        return
    with pytest.raises(UnreadableWords) as refused:
        read(text, LEGAL)
    assert refused.value.words == " ".join(text.split())


def test_the_nearest_action_is_named() -> None:
    """A typo is answered with the most likely action."""
    with refuses(UnreadableWords, match="perhaps you meant set-aside 1 2"):
        read("set-asid 1 2", LEGAL)


def test_many_choices_are_counted_not_listed() -> None:
    """Hundreds of choices are too many to list by ear."""
    with refuses(UnreadableWords, match="13 other choices are"):
        read("fold", [SetAside((number,)) for number in range(13)])


@pytest.mark.parametrize(
    ("name", "known", "said"),
    [
        ("sikka", ["sika", "poker"], "perhaps you meant sika"),
        ("xyz", ["sika", "poker"], "the choices are poker, sika"),
        ("xyz", [], "nothing is allowed"),
        ("red1", ["red2", "red3", "blue"], "perhaps you meant red2 or red3"),
    ],
)
def test_nearest(name: str, known: list[str], said: str) -> None:
    """At most two near names, else all of them, else that there are none."""
    clause = told(nearest(name, known), "en")
    assert clause == said or set(clause.split()) == set(said.split())
