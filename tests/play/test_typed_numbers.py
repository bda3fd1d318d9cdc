"""Choices of two or three numbers are typed: ninety bids, each heard before Enter takes it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from flawed import Change, installed_pig
from hypothesis import given
from hypothesis import strategies as st
from pressed import EVERY_KEY, play

from audiogame.console.key_script import WAIT
from audiogame.play.typed_numbers import TypedNumbers, numbers_in, typed_numbers
from audiogame.rules.seat import Label, Seat
from audiogame.rules.state import Action
from audiogame.table.library import own_games
from audiogame.testing.samples import classes

MOST, FACES = 15, 6
ROLLS = "class RollDie(Action):"
LEGAL = "return (RollDie(), Hold()) if self.at_stake else (RollDie(),)"
BIDS = (
    Change("rules.py", ROLLS, f"class Bid(Action):\n    count: int\n    face: int\n\n\n{ROLLS}"),
    Change(
        "rules.py",
        LEGAL,
        f"bids = (Bid(c, f) for c in range(1, {MOST + 1}) for f in range(1, {FACES + 1}))\n"
        "        return (*bids, RollDie())",
    ),
    Change(
        "texts/en.ftl",
        "pig-hold = Hold.\n",
        "pig-hold = Hold.\npig-bid = You bid { $count } times { $face }.\n",
    ),
)
"""Pig with a bid of two numbers, which ends a turn as Hold does."""


class Bid(Action):
    count: int
    face: int


class Trade(Action):
    give: int
    take: int
    price: int


class Fold(Action):
    pass


@pytest.fixture
def bids(tmp_path: Path) -> Iterator[Path]:
    with installed_pig(tmp_path, BIDS):
        yield tmp_path / "data"


def heard(data: Path, *keys: str) -> list[str]:
    """Press keys at the first question; return the replies."""
    lines = play(data, WAIT, *keys, game="pig")
    question = next(place for place, line in enumerate(lines) if line.startswith("Your turn"))
    return lines[question + 1 :]


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ("1", ["You bid 1 times 1."]),
        ("12", ["You bid 1 times 1.", "You bid 12 times 1."]),
        ("125", ["You bid 1 times 1.", "You bid 12 times 1.", "You bid 12 times 5."]),
        ("16", ["You bid 1 times 1.", "You bid 1 times 6."]),
        ("95", ["You bid 9 times 1.", "You bid 9 times 5."]),
        ("953", ["You bid 9 times 1.", "You bid 9 times 5.", "You bid 3 times 1."]),
        ("99", ["You bid 9 times 1.", "No choice has the numbers 9, 9. Type them again."]),
        ("0", ["No choice has the numbers 0. Type them again."]),
    ],
)
def test_digits_go_to_a_choice_and_say_it(keys: str, told: list[str], bids: Path) -> None:
    """A digit goes on with a number where it can, and begins the next one where it cannot."""
    assert heard(bids, *keys)[: len(told)] == told


def test_space_ends_a_number_that_could_go_on(bids: Path) -> None:
    told = heard(bids, "1", "space", "2", "enter")
    assert told[:3] == ["You bid 1 times 1.", "1 so far.", "You bid 1 times 2."]
    assert told[3].startswith("You hold 0 "), told


def test_backspace_takes_a_digit_back(bids: Path) -> None:
    """One after the other, also behind Space; without a digit it stops speech, as ever."""
    told = heard(bids, "1", "2", "backspace", "space", "backspace", "backspace", "enter")
    assert told[2:5] == ["You bid 1 times 1.", "1 so far.", "You bid 1 times 1."]
    assert told[5:7] == ["Nothing typed.", TYPE_FIRST]


TYPE_FIRST = "Type the numbers of a choice first, with Space between them, or use Up and Down."


@pytest.mark.parametrize("keys", [(), ("9", "9"), ("1", "space")])
def test_enter_takes_nothing_that_was_not_said(keys: tuple[str, ...], bids: Path) -> None:
    assert TYPE_FIRST in heard(bids, *keys, "enter")


def test_arrows_begin_anew(bids: Path) -> None:
    told = heard(bids, "9", "down", "5")
    assert told[:3] == ["You bid 9 times 1.", "You bid 9 times 2.", "You bid 5 times 1."]


def test_help_says_that_digits_type(bids: Path) -> None:
    """Of each digit, and once in the list of keys, which names no choice by its place."""
    what = "type the numbers of a choice, with Space between them."
    assert f"7: {what[0].upper()}{what[1:]}" in heard(bids, "K", "7")
    told = heard(bids, *EVERY_KEY)
    assert sum(what[1:] in line for line in told) == 1
    assert not any("pick the others" in line for line in told)


def test_two_at_a_keyboard_type_in_secret(tmp_path: Path) -> None:
    """Each key is answered alike, and Enter takes what the digits and Space have made."""
    hidden = Change(
        "rules.py",
        "    def _answer(",
        "    def hidden_from(self, seat):\n"
        "        return frozenset({0, 1} - {seat})\n\n    def _answer(",
    )
    with installed_pig(tmp_path, [*BIDS, hidden]):
        keys = ("enter", "1", "space", "2", "enter")
        told = play(tmp_path / "data", WAIT, *keys, game="pig", seats="you,person=Bo")
        (record,) = (tmp_path / "data" / "records").glob("*.record")
        assert "0 bid 1 2" in record.read_text(encoding="utf-8")
    assert told.count("Marked.") == 3


@given(
    st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), min_size=1, unique=True), st.data()
)
def test_each_choice_can_be_typed(numbers: list[tuple[int, int]], data: st.DataObject) -> None:
    """Whatever the choices are, with Space after each number but the last."""
    actions = tuple(Bid(*one) for one in numbers)
    wanted = data.draw(st.sampled_from(actions))
    typed = TypedNumbers(actions)
    for digit in str(wanted.count):
        assert typed.add(digit)
    assert typed.end_number()
    for digit in str(wanted.face):
        assert typed.add(digit)
    assert typed.found() == wanted
    assert not typed.end_number()


def test_three_numbers_are_typed() -> None:
    typed = TypedNumbers(tuple(Trade(*one) for one in product((1, 2), (10, 11), (5, 7))))
    assert all(map(typed.add, "2117"))
    assert typed.found() == Trade(2, 11, 7)
    assert typed.text == "2, 11, 7"


def test_only_two_or_three_plain_numbers_are_typed() -> None:
    """Labels, seats and a single number keep their digits, and so does every game here."""

    class Take(Action):
        pile: Label
        count: int

    class Ask(Action):
        seat: Seat
        rank: int

    class Pay(Action):
        amount: int

    assert [numbers_in(kind) for kind in (Bid, Trade, Fold, Take, Ask, Pay)] == [2, 3, 0, 0, 0, 0]
    assert typed_numbers((Fold(), Pay(3))) is None
    for name in own_games():
        found = classes((f"audiogame.games.{name.replace('-', '_')}",), (Action,))
        assert not any(map(numbers_in, found))
