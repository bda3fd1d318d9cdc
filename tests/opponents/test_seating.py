"""Seat lists: parsing what was typed, and names for all players."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from refusals import refuses

from audiogame.games.sika import GAME
from audiogame.narration.faults import each_told, told
from audiogame.opponents.seat_list import NAMES, check_name, name_players, read_seats
from audiogame.rules.fault import Faults
from audiogame.rules.game import WrongSeats
from audiogame.rules.lengths import LONGEST_NAME
from audiogame.table.table import Player


@pytest.mark.parametrize(
    ("typed", "players"),
    [
        ("you,bot", (Player("Player 1"), Player("Bella", "bot"))),
        ("you=Ann,bot=Max", (Player("Ann"), Player("Max", "bot"))),
        (" You = Ann , CASUAL = Max ", (Player("Ann"), Player("Max", "casual"))),
        ("bot,you", (Player("Bella", "bot"), Player("Player 1"))),
        ("bot,bot", (Player("Bella", "bot"), Player("Carlos", "bot"))),
        ("you,person", (Player("Player 1"), Player("Player 2"))),
        ("bot=Bella,bot", (Player("Bella", "bot"), Player("Carlos", "bot"))),
        ("bot,bot=Bella", (Player("Carlos", "bot"), Player("Bella", "bot"))),
        (
            "you=Müller-Lüdenscheidt III.,bot",
            (Player("Müller-Lüdenscheidt III."), Player("Bella", "bot")),
        ),
    ],
)
def test_seats_in_playing_order(typed: str, players: tuple[Player, ...]) -> None:
    """Kinds and names are read in order; a seat without a name gets one."""
    assert read_seats(typed, GAME) == players


def test_the_own_name_goes_to_the_first_person() -> None:
    """No other seat gets it, and a typed name takes precedence."""
    assert read_seats("bot,you,you", GAME, "Ann") == (
        Player("Bella", "bot"),
        Player("Ann"),
        Player("Player 2"),
    )
    assert read_seats("you=Eve,bot", GAME, "Ann")[0] == Player("Eve")
    assert read_seats("you,bot=Ann", GAME, "Ann")[0] == Player("Player 1")


@pytest.mark.parametrize(
    ("typed", "own_name"),
    [("you,bot", "Bella"), ("you=Player 2,you", ""), ("bot=Bot 9,you" + ",bot" * 6, "Bella")],
)
def test_nobody_gets_a_name_that_is_taken(typed: str, own_name: str) -> None:
    """Two players of one name could not be told apart by ear."""
    names = [player.name for player in read_seats(typed, GAME, own_name)]
    assert len(set(names)) == len(names)


given_names = st.sampled_from(["", *NAMES[:3], "Ann", "Player 1", "Player 2", "Bot 2", "Bot 3"])


@given(
    st.lists(st.tuples(st.sampled_from(["you", "bot"]), given_names), min_size=2, max_size=8),
    given_names,
)
def test_all_names_differ(seats: list[tuple[str, str]], own_name: str) -> None:
    """If the typed or stored names differ, so do all, and each is kept."""
    typed = [name for _, name in seats]
    seats = [
        (kind, "" if name in typed[:place] else name) for place, (kind, name) in enumerate(seats)
    ]
    players = name_players(seats, own_name)
    assert len({player.name for player in players}) == len(seats)
    assert all(
        player.name == name for player, (_, name) in zip(players, seats, strict=True) if name
    )
    assert all(
        (player.bot is None) == (kind == "you")
        for player, (kind, _) in zip(players, seats, strict=True)
    )


def test_every_fault_is_told_at_once() -> None:
    """Unknown kinds and invalid names, each as a sentence."""
    with pytest.raises(Faults) as refused:
        read_seats("yu,brutal,bot=,you=a\tb,you=Ann,bot=Ann", GAME)
    assert each_told(refused.value.reasons, "en") == (
        "'yu' isn't a seat: perhaps you meant you.",
        "'brutal' isn't a seat: the choices are bot, casual, contrary, finn, ibo, loyal, marta, "
        "nell, odile, person, rufus, you.",
        "Type a name.",
        "The name 'a\\tb' won't do: leave out commas, equals signs and control characters.",
        "Two seats are called 'Ann'.",
    )


@pytest.mark.parametrize("typed", ["you", "you" + ",bot" * 8])
def test_numbers_of_seats(typed: str) -> None:
    """A game refuses a number of seats that it does not allow."""
    with refuses(WrongSeats, match="Sika takes 2 to 8 players"):
        read_seats(typed, GAME)


@pytest.mark.parametrize("typed", ["", ",", "you,,bot", "=Ann,bot"])
def test_an_empty_seat_is_no_seat(typed: str) -> None:
    """An extra comma is reported, and no seat is invented."""
    with refuses(Faults, match=r"'(=Ann)?' isn't a seat"):
        read_seats(typed, GAME)


@given(st.text(max_size=60))
def test_any_text_is_a_seat_list_or_told_as_a_fault(typed: str) -> None:
    """Any text raises nothing but these errors."""
    try:
        players = read_seats(typed, GAME)
    except (Faults, WrongSeats):
        return
    assert len(players) in GAME.seats


@pytest.mark.parametrize("name", ["Ann", "Zoë", "O'Neill 2.", "李", "x" * LONGEST_NAME])
def test_names_that_can_be_used(name: str) -> None:
    """Letters of any language, blanks and diacritics."""
    assert check_name(name) is None


@pytest.mark.parametrize(
    "name", ["", "  ", "a,b", "a=b", "a\nb", "\x07", "\ud800", "x" * (LONGEST_NAME + 1)]
)
def test_names_that_cannot_be_used(name: str) -> None:
    """Empty, too long, or with characters reserved by lists, records and terminals."""
    wrong = check_name(name)
    assert wrong is not None
    assert told(wrong, "en").endswith(".")
