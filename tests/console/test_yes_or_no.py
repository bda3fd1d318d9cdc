"""Yes-no questions: Y and N in every language, and the letters of the language beside them."""

from __future__ import annotations

import asyncio
import io
import re
import sys
from pathlib import Path

import pytest
from offenders import none_of
from shared_keyboard import SharedKeyboard
from twins import front_end
from twins import new_app as app_with

import audiogame
from audiogame.cli.record_commands import ask_aloud
from audiogame.console.key_script import Script
from audiogame.console.missed_lines import FIND_OUT
from audiogame.console.yes_or_no import agrees, answer_of
from audiogame.keys.names import key_name
from audiogame.narration.texts import Texts
from audiogame.settings import Settings

LETTERS = {"en": "Y", "es": "S", "de": "J"}


@pytest.mark.parametrize(("language", "letter"), LETTERS.items())
def test_a_key_answers_in_english_and_in_the_language(language: str, letter: str) -> None:
    """Letters of another language are no answers."""
    texts = Texts(language)
    for key in ("y", "Y", letter, letter.lower()):
        assert answer_of(key, texts) is True
    assert answer_of("n", texts) is answer_of("N", texts) is False
    for other in {*"abcdjosz1"} - {letter.lower()}:
        assert answer_of(other, texts) is None
    assert letter.lower() != FIND_OUT


def test_a_letter_that_means_something_else_is_no_answer() -> None:
    """Y always answers."""
    texts = Texts("de")
    assert answer_of("j", texts, "jqk") is None
    assert answer_of("y", texts, "yn") is True


@pytest.mark.parametrize(
    ("language", "typed", "yes"),
    [
        ("en", "YES\n", True),
        ("es", " Sí\n", True),
        ("es", "si", True),
        ("es", "s", True),
        ("es", "yes", True),
        ("es", "ja", False),
        ("de", "Ja", True),
        ("de", "j", True),
        ("de", "nein", False),
        ("de", "", False),
    ],
)
def test_an_answer_is_typed_in_the_language(
    language: str, typed: str, yes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert ask_aloud("?", Texts(language)) is yes
    assert agrees(typed, Texts(language)) is yes


@pytest.mark.parametrize("language", [language for language in LETTERS if language != "en"])
def test_hints_name_the_letter_of_the_language(language: str) -> None:
    """In every file: none names Y, which is taken everywhere beside it."""
    texts = Texts(language)
    assert re.findall(r"\b[A-Z]\b", texts.format("yes-or-no", {})) == [LETTERS[language], "N"]
    (home,) = audiogame.__path__
    hint = re.compile(r"\bY (?:o|oder) N\b")
    none_of(
        [
            f"{path.name}: {line}"
            for path in Path(home).rglob(f"*{language}.ftl")
            for line in path.read_text(encoding="utf-8").splitlines()
            if hint.search(line)
        ]
    )


@pytest.mark.parametrize(
    ("key", "yes"), [("s", True), ("y", True), ("S", True), ("n", False), ("escape", False)]
)
def test_a_question_in_spanish_is_answered(key: str, yes: bool, tmp_path: Path) -> None:
    """Another key asks again."""
    front = front_end(Script(key_name(one) for one in ("j", key)))
    app = app_with(front, tmp_path, Settings(language="es"))
    assert asyncio.run(app.keyboard.confirm("leave-program")) is yes


@pytest.mark.parametrize(
    ("language", "question", "key", "answered"),
    [
        ("es", "¿Con auriculares? S o N.", "y", "Tu mano: las 14 cartas iniciales."),
        ("es", "¿Con auriculares? S o N.", "s", "Tu mano: las 14 cartas iniciales."),
        ("de", "Kopfhörer auf? J oder N.", "y", "Deine Hand: alle 14 Karten."),
        ("de", "Kopfhörer auf? J oder N.", "j", "Deine Hand: alle 14 Karten."),
    ],
)
def test_the_letter_of_the_language_puts_headphones_on(
    language: str, question: str, key: str, answered: str, tmp_path: Path
) -> None:
    """Though Spanish S asks for the standing and German J is the jack; and Y, as everywhere."""
    room = SharedKeyboard(tmp_path, ("enter", "h", key, "escape"), language=language).play()
    assert room.said(2) == question
    assert room.said(3).startswith(answered)
