"""What RECORDS.md says is so: its examples replay, its vectors are computed in another way."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path
from zlib import crc32

import pytest

from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.rules.chance import Draw, Roll
from audiogame.rules.dice import dice
from audiogame.table.library import own_games
from audiogame.table.luck import Luck
from audiogame.table.notes import read_notes
from audiogame.table.record import Record, read_record
from audiogame.table.replay import Private, Replay

TEXT = (Path(__file__).parent.parent / "RECORDS.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
SENTENCES = [line for line in TEXT.splitlines() if line and not line.startswith("#")]


def private(record: Record) -> Private:
    notes = read_notes(record.notes)
    return Private(record.header.luck.removeprefix("seed "), notes.key, dict(notes.opened))


@pytest.mark.parametrize("text", EXAMPLES)
def test_each_example_replays(text: str) -> None:
    """Every line is possible where it stands, and luck is what its seed gives."""
    record = read_record(text.encode())
    table = Replay(record, private(record)).to_end()
    assert len(table.moves) >= 3
    found = [*verify(record, private(record))]
    assert overall(found) is not Verdict.WRONG, found
    assert overall(found) is Verdict.OPEN
    if record.header.luck:
        assert "luck-follows" in [one.message for one in found]


def test_each_game_has_an_example() -> None:
    names = {read_record(text.encode()).header.game for text in EXAMPLES}
    assert names == set(own_games())


def test_the_first_check_is_the_one_that_is_told() -> None:
    assert f"{crc32(b'audiogame record 2' + bytes([10])):08x}" in TEXT


def test_the_secret_choice_is_the_one_that_is_told() -> None:
    digest = hmac.new(b"k1", b"1 0 play queen", hashlib.sha256).hexdigest()
    assert TEXT.count(f"0 secret {digest[:32]}") == 2


def told(luck: str) -> str:
    (found,) = re.findall(rf"^- {re.escape(luck)}: ([^.;]*)", TEXT, re.MULTILINE)
    return str(found)


def test_the_vectors_are_those_of_the_program() -> None:
    """Dice, cards, words, several blocks and large numbers."""
    seven, words = Luck("7"), Luck("7", "blue moon")
    five, ten = dice(5), dice(10)
    assert told("Seed `7`, no words, k 0, five dice of six faces") == spaced(seven.outcome(0, five))
    assert told("Seed `7`, no words, k 1, five dice of six faces") == spaced(seven.outcome(1, five))
    assert told("Seed `7`, no words, k 0, ten dice of six faces") == spaced(seven.outcome(0, ten))
    assert told("Seed `7`, words `blue moon`, k 0, five dice of six faces") == spaced(
        words.outcome(0, five)
    )
    cards = seven.outcome(0, Draw(tuple("ABCDEF"), 3))
    assert told("Seed `7`, no words, k 0, three cards of A B C D E F") == spaced(cards)
    large = Roll((range(3_000_000_000),) * 2)  # type: ignore[arg-type]  # a range is as good
    both = " and ".join(str(number) for number in seven.outcome(0, large))
    assert told("Seed `7`, no words, k 0, two of 3000000000 possibilities") == both


def spaced(outcome: tuple[object, ...]) -> str:
    return " ".join(str(part) for part in outcome)


def test_the_hashes_are_right() -> None:
    """And the numbers are those in the first of them."""
    hashes = re.findall(r"SHA-256 of (?:the seed )?`(.*?)` is ([0-9a-f]{64})", TEXT)
    assert len(hashes) == 3
    for text, digest in hashes:
        assert hashlib.sha256(text.encode()).hexdigest() == digest
    first = hashlib.sha256(b"7::0:0").hexdigest()
    numbers = [str(int(first[at : at + 8], 16)) for at in range(0, 64, 8)]
    assert f"{', '.join(numbers[:-1])} and {numbers[-1]}" in TEXT


def test_each_note_of_the_program_is_described() -> None:
    for name in (
        "words",
        "undo",
        "chair",
        "open",
        "copied",
        "key-lost",
        "gave-up",
        "left",
        "key",
        "seed",
        "result",
    ):
        assert re.search(rf"^- `# {name}\b.*`", TEXT, re.MULTILINE)


def test_a_sentence_stands_on_a_line() -> None:
    """So that it is read aloud as one."""
    outside = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
    for line in outside.splitlines():
        assert not re.search(r"[.?!] [A-Z]", re.sub(r"`.*?`", "", line)), line
        assert "|" not in line
