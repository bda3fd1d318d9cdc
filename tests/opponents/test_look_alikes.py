"""At one table no two players have names that can be confused."""

from __future__ import annotations

import pytest

from audiogame.opponents.seat_list import NAMES, check_name, name_players, read_seats
from audiogame.rules.fault import Faults, Reason
from audiogame.server.names import NameRefused, check_new_names, free_names
from audiogame.table.library import find_game


def refusal(name: str, *taken: str) -> str:
    """Return why a player cannot have this name; empty if allowed."""
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
        ("Cop", "Сор"),  # Cyrillic, as it looks
        ("Hox", "Нох"),  # as its capitals look
        ("Анна", "Anna"),  # as it sounds
        ("Anna", "Αννα"),  # Greek
        ("Ольга", "olga"),
        ("Леша", "Лёша"),
    ],
)
def test_who_looks_or_sounds_like_another_needs_another_name(taken: str, name: str) -> None:
    """In either order of arrival."""
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


def test_names_that_imitate_a_bot_or_a_reserved_word_are_refused() -> None:
    assert refusal("Дора") == "name-of-bot"
    assert refusal("уоu") == "name-mixed"
    assert refusal("Бот") == "name-of-nobody"
    assert refusal("Плаyер") == "name-mixed"


NOBODY = {
    **dict.fromkeys(
        ("You", "you!", "Player", "BOT", "\N{FULLWIDTH LATIN SMALL LETTER Y}ou"), "name-of-nobody"
    ),
    **dict.fromkeys(
        ("seat 0", "Seat 12", "seat-3", "person", "y\N{BRAILLE PATTERN BLANK}ou"), "name-of-nobody"
    ),
    **dict.fromkeys(
        ("12", "1 2", "-3.5", "#1", "\N{ARABIC-INDIC DIGIT THREE}", "\N{VULGAR FRACTION ONE HALF}"),
        "name-number",
    ),
    **dict.fromkeys(
        (
            "\N{BRAILLE PATTERN BLANK}",
            "\N{ARABIC TATWEEL}",
            "\N{BRAILLE PATTERN BLANK} \N{ARABIC TATWEEL}",
        ),
        "name-needed",
    ),
    **dict.fromkeys(
        (
            "...",
            "\N{HANGUL FILLER}",
            "\N{OBJECT REPLACEMENT CHARACTER}",
            "\N{COMBINING ACUTE ACCENT}",
        ),
        "name-needed",
    ),
    **dict.fromkeys(
        ("\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 40, "x" * 41), "name-too-long"
    ),
    **dict.fromkeys(("a,b", "a=b", "a\tb"), "name-unusable"),
}
"""Names that neither a player nor a bot can have, and why."""


@pytest.mark.parametrize(("name", "why"), NOBODY.items(), ids=ascii)
def test_bots_pass_the_gate_of_people(name: str, why: str) -> None:
    """At a server, in a seat list, and where names are saved for good."""
    assert refusal(name) == why
    with pytest.raises(NameRefused) as refused:
        check_new_names((), (), (name,))
    assert [one.message for one in refused.value.reasons] == [why]
    fault = check_name(name)
    assert fault is not None
    assert fault.message == why
    if "," not in name and "=" not in name:
        for kind in ("bot", "casual", "marta", "you"):
            with pytest.raises(Faults) as wrong:
                read_seats(f"you,{kind}={name}", find_game("sika"))
            assert [one.message for one in wrong.value.reasons] == [why]
        (player,) = name_players([("bot", "")], bot_names=f"{name},Max")
        assert player.name == "Max"


@pytest.mark.parametrize(
    "name", ["Player 2", "Youssef", "Botho", "Lisa Person", "R2D2", "\N{BRAILLE PATTERN DOTS-1}"]
)
def test_names_only_somewhat_like_reserved_ones_are_accepted(name: str) -> None:
    check_new_names((name,), ())
    check_new_names((), (), (name,))


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        (("Rex", "rex"), ["bots-called-alike"]),
        (("Ann",), ["name-taken"]),
        (("Bella", "\u0411\u0435\u043b\u043b\u0430"), ["bots-called-alike"]),
        (("Bella",), []),
    ],
)
def test_bots_may_have_names_of_bots_but_no_name_like_another(
    bots: tuple[str, ...], why: list[str]
) -> None:
    faults: tuple[Reason, ...] = ()
    try:
        check_new_names(("Ann",), (), bots)
    except NameRefused as refused:
        faults = refused.reasons
    assert [one.message for one in faults] == why


def test_two_names_of_one_device_may_not_be_alike() -> None:
    with pytest.raises(NameRefused) as refused:
        check_new_names(("Anna", "Анна"), ())
    assert [one.message for one in refused.value.reasons] == ["name-taken"]


def test_a_new_bot_gets_a_name_unlike_any_at_the_table() -> None:
    assert next(free_names(("Белла",))) == NAMES[1]
