"""Languages have names where a player hears of one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from audiogame import narration
from audiogame.narration.faults import told
from audiogame.narration.titles import language_name
from audiogame.rules.fault import Reason


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("es", "Spanish"),
        ("en-us", "American English"),
        ("en_GB", "British English"),
        ("de_DE", "German, DE"),
        ("en-gb-x-rp", "British English, X-RP"),
        ("tlh", "tlh"),
        ("none", "none"),
    ],
)
def test_a_code_has_a_name(code: str, name: str) -> None:
    """A region is added where only its language has one; an unknown code is told as it is."""
    assert language_name(code, "en") == name


def test_doctor_names_the_language_of_the_system() -> None:
    found = Reason("locale-found", language="es_ES", encoding="UTF-8")
    assert told(found, "en") == "Language Spanish, ES, encoding UTF-8."


def test_each_code_is_listed_once() -> None:
    text = Path(narration.__file__).with_name("languages.en.ftl").read_text(encoding="utf-8")
    codes = re.findall(r"^([a-z0-9-]+) = ", text, re.MULTILINE)
    assert len(codes) == len({*codes}) > 100
