"""Unicode CLDR data of each language: plural rules, and formats of numbers and lists.

The data are in `cldr.json`, which `tests/support/cldr.py` generates from Babel's. They are
loaded when a message first needs them.
"""

from __future__ import annotations

from functools import cache

import msgspec

from audiogame.rules.game_files import package_folder

ROOT = "root"
"""The language whose data apply to an unknown language."""


class NumberSigns(msgspec.Struct, frozen=True, array_like=True):
    """The signs in numbers of a language."""

    point: str
    """The decimal separator."""
    group: str
    """The separator of digit groups."""


class ListPattern(msgspec.Struct, frozen=True, array_like=True):
    """The format of a list of items: each text contains {0} and {1}."""

    start: str
    middle: str
    end: str
    two: str


class Language(msgspec.Struct, frozen=True):
    """The data of one language."""

    plurals: dict[str, str]
    """A condition for each plural form but "other"."""
    numbers: NumberSigns
    lists: dict[str, ListPattern]
    """The list formats: "and", "or", "unit"."""


class _Data(msgspec.Struct, frozen=True):
    version: str
    plurals: list[dict[str, str]]
    numbers: list[NumberSigns]
    lists: list[dict[str, ListPattern]]
    languages: dict[str, tuple[int, int, int]]


@cache
def _data() -> _Data:
    text = (package_folder("audiogame.narration") / "cldr.json").read_bytes()
    return msgspec.json.decode(text, type=_Data)


@cache
def language_of(code: str) -> Language:
    """Return the data of a language, such as "pt-BR"; "pt" holds what the two share.

    Args:
        code: a language code with "-" or "_"; an unknown one gets the root of CLDR.
    """
    data = _data()
    name = code.replace("-", "_")
    while name not in data.languages:
        name = name.rpartition("_")[0] or ROOT
    plurals, numbers, lists = data.languages[name]
    return Language(data.plurals[plurals], data.numbers[numbers], data.lists[lists])


def with_point(digits: str, language: str) -> str:
    """Return a decimal number with the decimal separator of a language.

    Args:
        digits: as in code, such as "0.5".
        language: a language code.
    """
    return digits.replace(".", language_of(language).numbers.point)


def version() -> str:
    """Return the CLDR version of the data."""
    return _data().version


def languages() -> tuple[str, ...]:
    """List the codes of all languages that the data distinguish."""
    return tuple(_data().languages)
