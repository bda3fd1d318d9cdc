"""Generate `audiogame/narration/cldr.json` from the Unicode CLDR data of Babel.

    python tests/support/cldr.py

A language is written only where it differs from what its code without the last part has:
"pt_AO" beside "pt_PT", but not "pt_BR" beside "pt".
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import babel
from babel.core import get_cldr_version
from babel.lists import _resolve_list_style
from babel.localedata import locale_identifiers

import audiogame

PATH = Path(next(iter(audiogame.__path__))) / "narration" / "cldr.json"
STYLES = {"and": "standard", "or": "or", "unit": "unit"}
"""Kinds of lists: their names in messages, and in CLDR."""
PARTS = ("start", "middle", "end", "2")
ROOT: tuple[Any, ...] = (
    {},
    [".", ","],
    dict.fromkeys(STYLES, ["{0}, {1}"] * 4),
)
"""Facts of an unknown language, as in the root locale of CLDR, which Babel hides."""


def facts(code: str) -> tuple[dict[str, str], list[str], dict[str, list[str]]]:
    """Return the plural rules, number symbols, and list patterns of a language."""
    locale = babel.Locale.parse(code)
    signs = locale.number_symbols["latn"]
    numbers = [signs.get("decimal", "."), signs.get("group", ",")]
    lists = {}
    for name, style in STYLES.items():
        pattern = _resolve_list_style(locale, style)
        usual = locale.list_patterns["standard"]
        lists[name] = [pattern.get(part, usual.get(part, "{0}, {1}")) for part in PARTS]
    return dict(locale.plural_form.rules), numbers, lists


def data() -> dict[str, Any]:
    """Collect the data of the file, each distinct fact once."""
    tables: tuple[list[Any], list[Any], list[Any]] = ([], [], [])

    def places(found: tuple[Any, ...]) -> list[int]:
        for table, fact in zip(tables, found, strict=True):
            if fact not in table:
                table.append(fact)
        return [table.index(fact) for table, fact in zip(tables, found, strict=True)]

    languages = {"root": places(ROOT)}
    for code in sorted(locale_identifiers()):
        if code == "root":
            continue
        own, shorter = places(facts(code)), code
        while shorter and (shorter == code or shorter not in languages):
            shorter = shorter.rpartition("_")[0]
        if own != languages[shorter or "root"]:
            languages[code] = own
    plurals, numbers, lists = tables
    return {
        "version": get_cldr_version(),
        "plurals": plurals,
        "numbers": numbers,
        "lists": lists,
        "languages": languages,
    }


def written() -> str:
    """Return the text of the file: a fact a line, so that diffs can be read."""
    parts = []
    for name, value in data().items():
        match value:
            case str():
                text = json.dumps(value)
            case list():
                text = "[\n" + ",\n".join(_short(one) for one in value) + "\n]"
            case _:
                lines = [f"{json.dumps(key)}:{_short(one)}" for key, one in value.items()]
                text = "{\n" + ",\n".join(lines) + "\n}"
        parts.append(f"{json.dumps(name)}: {text}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _short(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    PATH.write_text(written(), encoding="utf-8")
