"""The words that identify a record: distinct, and specific to its header."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from recorded import sika
from refusals import refuses

from audiogame.archive.spoken_words import UnknownWords, fits, spoken, word_list
from audiogame.table.record_file import load

Run = Callable[..., tuple[int, str, str]]


def test_the_words_of_the_list_are_told_apart() -> None:
    """1024, differing by more than a letter, each unique in its first four letters."""
    words = word_list()
    assert len(words) == 1024 == len(set(words))
    assert [*words] == sorted(words)
    assert len({word[:4] for word in words}) == 1024
    for word in words:
        assert word.isalpha()
        assert word.islower()
        assert 3 < len(word) < 9
    lacking = {word[:at] + "?" + word[at + 1 :] for word in words for at in range(len(word))}
    assert len(lacking) == sum(map(len, words))


def test_words_stand_for_the_first_bits_of_a_hash() -> None:
    words = word_list()
    assert spoken("0" * 64) == (words[0],) * 12
    assert spoken("f" * 64) == (words[1023],) * 12
    digits = sha256(b"x").hexdigest()
    bits = bin(int(digits, 16))[2:].zfill(256)
    assert spoken(digits) == tuple(words[int(bits[at : at + 10], 2)] for at in range(0, 120, 10))
    assert fits(" ".join(spoken(digits)), digits)
    assert fits(", ".join(spoken(digits)).upper(), digits)
    assert fits(digits.upper(), digits)
    assert not fits(sha256(b"y").hexdigest(), digits)
    assert not fits(" ".join(spoken(digits)[::-1]), digits)
    with refuses(UnknownWords, match="'abilty' isn't a word of the list: did you mean ability"):
        fits("abilty " * 12, digits)
    with refuses(
        UnknownWords, match="Give 12 words of a record, or all 64 digits of its fingerprint, not 1"
    ):
        fits("ability", digits)


def test_each_header_has_words_of_its_own(run: Run, tmp_path: Path) -> None:
    """Given away before the game, they are compared; a script can tell three cases apart."""
    path = sika(tmp_path)
    words = " ".join(spoken(load(path).hash))
    status, told, _ = run("verify", str(path))
    assert status == 0
    assert "Nothing in the file shows when it was written." in told
    assert words.replace(" ", ", ") in told
    status, told, _ = run("verify", str(path), "--commitment", words)
    assert status == 0
    assert "These are the words of this record" in told
    status, told, _ = run("verify", str(path), "--commitment", " ".join(words.split()[::-1]))
    assert status == 2
    assert "These are not the words of this record" in told
    assert told.endswith("Wrong.\n")
    status, _, fault = run("verify", str(path), "--commitment", "nonsense")
    assert status == 2
    assert fault.count("\n") == 1
    running = tmp_path / "running.record"
    lines = path.read_bytes().splitlines(keepends=True)
    running.write_bytes(b"".join(lines[:-3]))
    assert run("verify", str(running))[0] == 1
