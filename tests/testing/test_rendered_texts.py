"""Texts as they are heard: every variant and form, and no line of another language."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest
from offenders import every_offender

from audiogame.__main__ import main
from audiogame.testing.rendered_texts import Rendering, renderings

SMALL = {
    "en": "the and your you're is are of with it can't isn't has was then",
    "es": "el las que y tu con una por tienes más así hay puedes",
    "de": "der die das und du ist mit nicht ein eine den dein auf wird",
}
"""Small words that only one of the languages has."""


@cache
def rendered(language: str) -> tuple[Rendering, ...]:
    return tuple(renderings(language))


def lines_of(language: str, message: str) -> tuple[str, ...]:
    return next(one.lines for one in rendered(language) if one.message == message)


@pytest.mark.parametrize(
    ("language", "message", "lines"),
    [
        (
            "es",
            "online-host",
            [
                "Ahora llevas tú la mesa.",
                "Ahora llevan la mesa Bella y Lukas.",
                "Ahora lleva la mesa Bella.",
            ],
        ),
        ("de", "change-voice.brief", ["2 Stimmen.", "Eine Stimme.", "0 Stimmen.", "5 Stimmen."]),
        ("en", "game-saved.brief", ["Game saved."]),
    ],
)
def test_a_message_is_told_with_each_variant(language: str, message: str, lines: list[str]) -> None:
    assert {*lines} <= {*lines_of(language, message)}


def test_words_are_told_in_the_forms_that_a_message_asks_for() -> None:
    """The article, the case and the gender of a card, and two cards that differ."""
    told = lines_of("es", "scientific-war-lesson")
    assert any(re.search(r"superan al (\w+), pero ninguna supera al (\w+)", one) for one in told)
    assert any("a la " in one for one in told)


@pytest.mark.parametrize(("language", "other"), [*permutations(SMALL, 2)])
def test_no_language_has_a_line_of_another(language: str, other: str) -> None:
    own, theirs = ({*SMALL[one].split()} for one in (language, other))
    with every_offender(3_000) as offenders:
        for one in rendered(language):
            if one.file.name.startswith("credits."):
                continue  # names of people and firms
            for line in one.lines:
                words = re.findall(r"[\w']+", re.sub(r"<[^>]*>|«[^»]*»|'[^']*'", "", line.lower()))
                with offenders.at(one.file.name, one.message, line):
                    found = theirs.intersection(words)
                    assert len(found) < 2 or any(word in own for word in words)


def test_the_command_writes_a_file_to_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "es.txt"
    assert main(["texts", "lines", "es", str(path)]) == 0
    assert str(path) in capsys.readouterr().out
    text = path.read_text(encoding="utf-8")
    assert "\nchange-voice.brief\n2 voces.\nUna voz.\n" in text
    assert "\n# sika/texts/es.ftl\n" in text
    assert main(["texts", "lines", "xx", str(path)]) == 2
    assert "'xx'" in capsys.readouterr().err
