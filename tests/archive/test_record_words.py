"""The words that identify a record: distinct, and specific to its header."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from recorded import sika
from refusals import refuses

from audiogame import narration
from audiogame.narration.spoken_words import SpokenWords, fits, in_language, spoken, word_list
from audiogame.rules.fault import Fault
from audiogame.table.record_file import load

Run = Callable[..., tuple[int, str, str]]
WORDS = Path(narration.__file__).parent


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_words_of_the_list_are_told_apart(language: str) -> None:
    """1024, differing by more than a letter, each unique in its first four letters."""
    words = read_list(language)
    assert len(words) == 1024 == len(set(words))
    assert words == sorted(words)
    assert len({word[:4] for word in words}) == 1024
    for word in words:
        assert word.isascii()
        assert word.isalpha()
        assert word.islower()
        assert 3 < len(word) < 9
    lacking = {word[:at] + "?" + word[at + 1 :] for word in words for at in range(len(word))}
    assert len(lacking) == sum(map(len, words))


def test_spanish_words_are_written_as_they_sound() -> None:
    """No letter that is silent or sounds like another, and more than a sound between two words.

    Before e and i, c sounds as s does, and rr is one sound; no word is in the English list too.
    """
    words = read_list("es")
    assert not set(words) & set(read_list("en"))
    doubtful = re.compile(r"v|z|y|ll|x|k|w|(?<!c)h|g[ei]|j[ei]")
    assert [word for word in words if doubtful.search(word)] == []
    sounds = [sound(word) for word in words]
    lacking = {one[:at] + one[at + 1 :] for one in sounds for at in range(len(one))}
    assert not set(sounds) & lacking
    changed = {one[:at] + "?" + one[at + 1 :] for one in sounds for at in range(len(one))}
    assert len(changed) == sum(map(len, sounds))


def read_list(language: str) -> list[str]:
    """Return the words of a language for links and phrases."""
    return (WORDS / f"spoken_words.{language}.txt").read_text(encoding="utf-8").split()


def sound(word: str) -> str:
    """Return one sign for each sound of a Spanish word."""
    for written, sign in (("ch", "C"), ("rr", "R"), ("qu", "k"), ("gu(?=[ei])", "G")):
        word = re.sub(written, sign, word)
    return re.sub("c(?=[ei])", "s", re.sub("^r", "R", word)).replace("c", "k")


def test_words_stand_for_the_first_bits_of_a_hash() -> None:
    words = word_list("en")
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
    with refuses(Fault, match="'abilty' isn't a word on the list: perhaps you meant ability"):
        fits("abilty " * 12, digits)
    with refuses(
        Fault, match="Give 12 words of a record, or all 64 digits of its fingerprint, not 1"
    ):
        fits("ability", digits)


def test_words_are_said_and_typed_in_a_language() -> None:
    """The words tell the language; without a list of its own, a language has the English words."""
    digits = sha256(b"x").hexdigest()
    english, spanish = spoken(digits), SpokenWords(", ".join(spoken(digits))).format("es")
    assert spanish == ", ".join(word_list("es")[word_list("en").index(word)] for word in english)
    assert fits(spanish, digits)
    assert fits(spanish.upper(), digits)
    assert in_language(spanish, "en") == in_language(spanish, "de") == ", ".join(english)
    assert not fits(SpokenWords(" ".join(english[::-1])).format("es"), digits)
    words = spanish.split(", ")
    with refuses(Fault, match="perhaps you meant abandono"):
        fits(" ".join(("abadono", *words[1:])), digits)


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
