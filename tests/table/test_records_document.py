"""RECORDS.md is correct: its examples replay, its vectors are computed independently."""

from __future__ import annotations

import hashlib
import hmac
import re
from pathlib import Path
from zlib import crc32

import pytest
from document_reader import GAMES, POKER, SICHERMAN, Follower, Poker, follows
from forgeries import sealed, whole_game

from audiogame.archive.shared_luck import share_hash
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.games.sichermans_war.deck import deck
from audiogame.games.sichermans_war.sicherman_dice import FACES
from audiogame.narration.spoken_words import spoken
from audiogame.rules.chance import Draw, Roll
from audiogame.rules.dice import dice
from audiogame.rules.notation import word
from audiogame.rules.state import CHANCE
from audiogame.table.library import find_game, own_games
from audiogame.table.luck import Luck
from audiogame.table.notes import KINDS, read_notes
from audiogame.table.record import Record, read_record
from audiogame.table.replay import Private, Replay

TEXT = (Path(__file__).parents[2] / "audiogame/table/RECORDS.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)


def private(record: Record) -> Private:
    notes = read_notes(record.notes)
    return Private(record.header.luck.removeprefix("seed "), notes.key, dict(notes.opened))


@pytest.mark.parametrize("text", EXAMPLES)
def test_each_example_replays(text: str) -> None:
    """Every line is legal where it stands, and luck follows from its seed."""
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


def test_the_documented_check_of_the_first_line_is_right() -> None:
    assert f"{crc32(b'audiogame record 2' + bytes([10])):08x}" in TEXT


def test_the_documented_hash_of_a_secret_choice_is_right() -> None:
    digest = hmac.new(b"k1", b"1 0 play queen", hashlib.sha256).hexdigest()
    assert TEXT.count(f"0 secret {digest[:32]}") == 2


def test_the_hidden_luck_is_the_one_that_is_told() -> None:
    digest = hmac.new(b"k1", b"3 * 6 6 2", hashlib.sha256).hexdigest()
    assert TEXT.count(f"* secret {digest[:32]}") == 1


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
    for name in KINDS:
        assert re.search(rf"^- .*`# {name}\b.*`", TEXT, re.MULTILINE)


def test_a_sentence_stands_on_a_line() -> None:
    """So that it is read aloud as one."""
    outside = re.sub(r"```.*?```", "", TEXT, flags=re.DOTALL)
    for line in outside.splitlines():
        assert not re.search(r"[.?!] [A-Z]", re.sub(r"`.*?`", "", line)), line
        assert "|" not in line


@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_a_reader_made_from_the_document_alone_verifies_whole_games(name: str, number: int) -> None:
    """It checks luck and secrets of each game, and notices each changed answer."""
    lines = whole_game(name, number)
    assert follows(sealed([*lines]).decode())
    answers = [at for at, line in enumerate(lines) if line[:2] == "* " or " secret " in line]
    for at in answers[:: max(1, len(answers) // 5)]:
        other = lines[at][:-1] + ("x" if lines[at][-1] != "x" else "y")
        assert not follows(sealed([*lines[:at], other, *lines[at + 1 :]]).decode())
    told = "# key " if name == "scientific-war" else "# seed "
    assert not follows(sealed([line.replace(told, f"{told}0") for line in lines]).decode())


def test_the_reader_sees_which_poker_hands_are_tied_for_low() -> None:
    """As the program does, where luck is asked which of them is to choose."""
    rolls = [
        ["6", "6", "6", "6", "6", "6", "6", "6", "6", "6"],
        ["1", "2", "1", "2", "3", "4", "5", "6", "6", "1"],
        ["1", "2", "1", "2", "3", "4", "5", "6", "6", "1"],
        ["2", "1", "2", "1", "4", "3", "6", "5", "1", "6"],
    ]
    state, poker = find_game("ten-die-poker").new(4), Poker(4, "fails")
    for words in rolls:
        assert poker.asked() == (POKER, 10, False)
        poker.land(words)
        state, _ = state.apply(CHANCE, tuple(map(int, words)))
    assert state.chance == Draw((1, 2, 3))
    assert poker.asked() == (["1", "2", "3"], 1, True)


def test_the_faces_and_cards_are_those_of_the_rules() -> None:
    """The document's faces and cards are those that the program draws by luck."""
    assert {die.value: [str(face) for face in faces] for die, faces in FACES.items()} == SICHERMAN
    for seats, jokers in ((2, False), (2, True), (4, True)):
        option = {"jokers": "on" if jokers else "off"}
        cards = [word(rank) for rank in deck(seats, jokers)]
        assert Follower("sichermans-war", option, seats).unseen == cards


def test_the_share_and_the_words_are_those_of_the_program() -> None:
    assert f"the commitment is {share_hash('00', '0,2', '11')}." in TEXT
    (example,) = [text for text in EXAMPLES if "sealed: yes" in text]
    assert f"`{' '.join(spoken(read_record(example.encode()).hash))}`" in TEXT


def test_each_exit_status_is_described() -> None:
    for status in ("0, proved", "1, not proved", "2, wrong or unreadable"):
        assert f"\n- {status}" in TEXT
