"""Luck is reproducible, and verifiable with nothing but SHA-256."""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import factorial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from offenders import every_offender

from audiogame.archive.opened_table import new_table, resume_table
from audiogame.rules.chance import Draw, Roll
from audiogame.rules.dice import dice
from audiogame.table.library import find_game
from audiogame.table.luck import Luck, streams_of
from audiogame.table.record import hashed
from audiogame.table.table import Player

WIDE = pytest.mark.skipif(
    sys.maxsize < 2**32, reason="such a range has no length where Python counts with 32 bits"
)
WIDEST = (2**31 + 1, 2**32 - 1, 2**32)
"""Numbers of sides tried where a range that wide has a length."""


def numbers(seed: str, words: str, k: int) -> Iterator[int]:
    """Compute the numbers of outcome k from the published description, independently."""
    block = 0
    while True:
        hexadecimal = hashlib.sha256(f"{seed}:{words}:{k}:{block}".encode()).hexdigest()
        for start in range(0, 64, 8):
            yield int(hexadecimal[start : start + 8], 16)
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    """Take numbers until one is below the largest multiple of n that fits in 32 bits."""
    largest = (2**32 // n) * n
    return next(number for number in stream if number < largest) % n


def test_a_vector_written_out() -> None:
    """Outcome 0 of seed 7: the first words of SHA-256("7::0:0"), modulo 6."""
    digest = hashlib.sha256(b"7::0:0").digest()
    first = [int.from_bytes(digest[4 * i : 4 * i + 4], "big") for i in range(5)]
    assert Luck("7").outcome(0, dice(5)) == tuple(number % 6 + 1 for number in first)


def test_outcomes_follow_the_description() -> None:
    """Forty numbers from each of three outcomes, over several blocks and with rejection."""
    hands = (("7", ""), ("7", "hello"), ("Grüße", "ñ"), ("", ""), ("f" * 64, ""))
    sides = [2, 3, 6, 52, 1000, *(() if sys.maxsize < 2**32 else WIDEST)]
    with every_offender() as offenders:
        for (seed, words), most, k in product(hands, sides, (0, 1, 4711)):
            with offenders.at(seed, words, most, k):
                stream = numbers(seed, words, k)
                expected = [below(stream, most) for _ in range(40)]
                wide = Roll((range(most),) * 40)  # type: ignore[arg-type]  # a range is a short tuple of many
                assert list(Luck(seed, words).outcome(k, wide)) == expected


def test_a_draw_shrinks_with_each_card() -> None:
    """Cards are taken from those left, so the numbers are below 52, 51, 50 and so on."""
    unseen = tuple(range(52))
    stream = numbers("x", "", 3)
    left = list(unseen)
    expected = [left.pop(below(stream, len(left))) for _ in range(52)]
    assert Luck("x").outcome(3, Draw(unseen, 52)) == tuple(expected)


class Written:
    """A fake hash: its digests are these numbers and then zeros."""

    supply: tuple[int, ...] = ()

    def __init__(self, start: bytes) -> None:
        self.start = start

    def copy(self) -> Written:
        return self

    def update(self, more: bytes) -> None:
        pass

    def digest(self) -> bytes:
        padded = (*self.supply, *[0] * 8)[:8]
        return b"".join(number.to_bytes(4, "big") for number in padded)


@pytest.mark.parametrize("n", [3, 6, 7, 52, pytest.param(2**31 + 1, marks=WIDE)])
def test_exactly_the_numbers_that_would_favour_some_are_rejected(
    n: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The largest accepted number gives n - 1, and all above it are skipped.

    So a whole multiple of n is accepted, and every result is exactly equally likely.
    """
    largest = 2**32 // n * n
    monkeypatch.setattr("audiogame.table.luck.sha256", Written)
    die = Roll((range(n),))  # type: ignore[arg-type]  # a range is a short tuple of many
    monkeypatch.setattr(Written, "supply", (largest - 1,))
    assert Luck("").outcome(0, die) == (n - 1,)
    monkeypatch.setattr(Written, "supply", (largest, 2**32 - 1, 1))
    assert Luck("").outcome(0, die) == (1,)


@pytest.mark.parametrize("n", [1, 2, 256, pytest.param(2**32, marks=WIDE)])
def test_no_number_is_rejected_where_all_fit(n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power of two accepts every number, the highest too."""
    monkeypatch.setattr("audiogame.table.luck.sha256", Written)
    monkeypatch.setattr(Written, "supply", (2**32 - 1,))
    die = Roll((range(n),))  # type: ignore[arg-type]  # a range is a short tuple of many
    assert Luck("").outcome(0, die) == (n - 1,)


def test_dice_are_even() -> None:
    """Of 12000 dice each face comes within six standard deviations of 2000."""
    luck = Luck("even")
    faces = Counter(face for k in range(1200) for face in luck.outcome(k, dice(10)))
    assert all(abs(faces[face] - 2000) < 6 * 41 for face in range(1, 7))


def test_shuffles_are_even() -> None:
    """Of 6000 orders of three cards each comes within six standard deviations of 1000."""
    luck = Luck("even")
    orders = Counter(luck.outcome(k, Draw(("a", "b", "c"), 3)) for k in range(6000))
    assert len(orders) == factorial(3)
    assert all(abs(count - 1000) < 6 * 29 for count in orders.values())


@given(st.text(), st.text(), st.integers(0, 10_000))
def test_the_same_seed_is_the_same_luck(seed: str, words: str, k: int) -> None:
    """Outcome k is a function of seed, words and k; the order of calls does not matter."""
    one, other = Luck(seed, words), Luck(seed, words)
    other.outcome(k + 1, dice(9))
    assert one.outcome(k, dice(20)) == other.outcome(k, dice(20))


def test_other_seeds_words_and_outcomes_are_other_luck() -> None:
    """Each of the three changes the outcome."""
    usual = Luck("7").outcome(0, dice(40))
    assert Luck("8").outcome(0, dice(40)) != usual
    assert Luck("7", "more").outcome(0, dice(40)) != usual
    assert Luck("7").outcome(1, dice(40)) != usual


def test_streams_of_bots_take_nothing_of_luck() -> None:
    """However much a bot draws from its stream, luck's outcomes are unchanged."""
    untouched, used = Luck("7"), Luck("7")
    for decision in range(20):
        used.stream(0, decision).random()
        assert used.outcome(decision, dice(5)) == untouched.outcome(decision, dice(5))


def test_streams_differ_by_seat_and_decision_and_repeat() -> None:
    """A repeated decision gets the same stream; any other gets another one."""
    luck = Luck("7")
    drawn = {(s, d): luck.stream(s, d).random() for s in range(4) for d in range(4)}
    assert len(set(drawn.values())) == 16
    assert drawn == {(s, d): Luck("7").stream(s, d).random() for s, d in drawn}


def test_streams_come_from_what_everybody_may_know() -> None:
    """From the hash of a secret seed, so that they can be published."""
    seed = "a seed that nobody may know"
    public = streams_of(hashed(seed))
    assert seed not in public.text
    assert public.stream(0, 3).random() != Luck(seed).stream(0, 3).random()
    assert public.stream(0, 3).random() == public.stream(0, 3).random()
    assert streams_of("seed 7").stream(0, 3).random() == Luck("7").stream(0, 3).random()


def test_a_new_table_and_its_record_have_the_same_streams(tmp_path: Path) -> None:
    """The seed is secret, and bots' streams do not depend on it."""
    game = find_game("sika")
    players = (Player("Ann"), Player("Bo", "casual"))
    opened = new_table(game, players, game.options(), tmp_path)
    opened.journal.close()
    path = opened.journal.path
    assert path is not None
    assert opened.table.streams.text == hashlib.sha256(opened.seed.encode()).hexdigest()
    assert resume_table(path).table.streams == opened.table.streams
