"""What the Unicode CLDR says of each language: plural rules, and how numbers and lists are written.

The data lie in `cldr.json`, which `tests/cldr.py` makes of those in Babel.
They are read when a message first asks for one of them.
"""

from __future__ import annotations

from functools import cache

import msgspec

from audiogame.rules.game_files import package_folder

ROOT = "root"
"""What holds for a language that is not known."""


class NumberSigns(msgspec.Struct, frozen=True, array_like=True):
    """How a language writes numbers: patterns of CLDR, and its signs."""

    decimal: str
    """The pattern of a plain number, such as "#,##0.###"."""
    percent: str
    point: str
    """What stands before the fraction."""
    group: str
    """What stands between groups of digits."""


class ListPattern(msgspec.Struct, frozen=True, array_like=True):
    """How items are listed: each text holds {0} and {1}."""

    start: str
    middle: str
    end: str
    two: str


class Language(msgspec.Struct, frozen=True):
    """What is known of one language."""

    plurals: dict[str, str]
    """A condition for each plural form but "other"."""
    numbers: NumberSigns
    lists: dict[str, ListPattern]
    """How items are listed: "and", "or", "unit"."""


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
    """Find a language, such as "pt-BR"; what it shares with "pt" is written there alone.

    Args:
        code: a language code with "-" or "_"; one that is not known is as the root of CLDR.
    """
    data = _data()
    name = code.replace("-", "_")
    while name not in data.languages:
        name = name.rpartition("_")[0] or ROOT
    plurals, numbers, lists = data.languages[name]
    return Language(data.plurals[plurals], data.numbers[numbers], data.lists[lists])


def version() -> str:
    """Return the version of CLDR that the data are of."""
    return _data().version


def languages() -> tuple[str, ...]:
    """List the codes of all languages that the data tell apart."""
    return tuple(_data().languages)
