"""At one table no two people can be called so that nobody can tell who is meant."""

from __future__ import annotations

import pytest

from audiogame.opponents.seat_list import NAMES
from audiogame.server.names import NameRefused, check_new_names, free_names


def refusal(name: str, *taken: str) -> str:
    """Return why somebody cannot be called so; empty if nothing is against it."""
    try:
        check_new_names((name,), taken)
    except NameRefused as fault:
        (reason,) = fault.reasons
        return reason.message
    return ""


@pytest.mark.parametrize(
    ("taken", "name"),
    [
        ("Ann", "ann"),
        ("Ann", "\N{FULLWIDTH LATIN CAPITAL LETTER A}nn"),
        ("Ann", "An\N{COMBINING GRAPHEME JOINER}n"),
        ("Ann", "A\N{COMBINING LOW LINE}nn"),
        ("Ann", "Ann\N{VARIATION SELECTOR-16}"),
        ("Ann", "Ann\N{HANGUL FILLER}"),
        ("Ida", "\N{LATIN SMALL LETTER DOTLESS I}d\N{LATIN SMALL LETTER ALPHA}"),
        ("Cop", "Сор"),  # Cyrillic, as it is seen
        ("Hox", "Нох"),  # as its capitals are seen
        ("Анна", "Anna"),  # as it is said
        ("Anna", "Αννα"),  # Greek
        ("Ольга", "olga"),
        ("Леша", "Лёша"),
    ],
)
def test_who_looks_or_sounds_like_another_needs_another_name(taken: str, name: str) -> None:
    """Whoever of the two comes first."""
    assert refusal(name) == ""
    assert refusal(name, taken) == "name-taken"
    assert refusal(taken, name) == "name-taken"


@pytest.mark.parametrize("name", ["Аnn", "Bο", "Вella", "Ann Ивaнова"])
def test_a_word_of_several_alphabets_is_refused(name: str) -> None:
    """One letter of each of these is Cyrillic or Greek."""
    assert refusal(name) == "name-mixed"


@pytest.mark.parametrize(
    "name", ["Ann Иванова", "山田Ken", "さくら子", "René", "Jürgen2", "O'Hara", "🐱"]
)
def test_names_of_the_world_are_taken(name: str) -> None:
    assert refusal(name, "Ann", "Rene", "Jurgen", "Ken") == ""


@pytest.mark.parametrize("name", ["...", "\N{HANGUL FILLER}", "-", "\N{VARIATION SELECTOR-16}"])
def test_a_name_that_nobody_hears_is_none(name: str) -> None:
    assert refusal(name) == "name-needed"


def test_bots_and_words_of_the_program_are_nobody_else_either() -> None:
    assert refusal("Дора") == "name-of-bot"
    assert refusal("уоu") == "name-mixed"
    assert refusal("Бот") == "name-of-nobody"
    assert refusal("Плаyер") == "name-mixed"


def test_two_who_come_together_differ_from_one_another() -> None:
    with pytest.raises(NameRefused) as refused:
        check_new_names(("Anna", "Анна"), ())
    assert [one.message for one in refused.value.reasons] == ["name-taken"]


def test_a_bot_is_called_like_nobody() -> None:
    assert next(free_names(("Белла",))) == NAMES[1]
