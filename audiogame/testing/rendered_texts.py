"""Every text of a language as it is heard, for somebody who reads the language.

A message is told with each of its variants and forms: with none, one, two and five, for you and
for others, with a name that ends in s, with a word of each gender. Values that are neither counted
nor chosen from stand as their names in angle brackets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from audiogame.narration.message_patterns import Pattern, Scope
from audiogame.narration.message_values import CannotTell, Listing, Number, Word
from audiogame.narration.texts import COMMON, TOGETHER, MessageBundle
from audiogame.rules.value import Value
from audiogame.testing.placeables import Placeables
from audiogame.testing.translation import TextFile, english_texts

NAMES = ("Bella", "Lukas", "Ann")
"""Names of people; one of them ends in s."""
COUNTS = (2, 1, 0, 5)
"""How many of a thing there are, the most usual first."""
PEOPLE = frozenset(
    ("name", "names", "seat", "seats", "other", "others", "people", "leaders", "winners", "players")
)
"""Variables that hold people wherever they stand."""


class Rendering(Value):
    """A text as it is heard.

    Args:
        file: of the language.
        message: its name, with the form of it; empty for a sentence of a book.
        lines: as heard, each once.
    """

    file: Path
    message: str
    lines: tuple[str, ...]


def renderings(language: str) -> Iterator[Rendering]:
    """Yield every text of a language that has a file of it, in the order of the English files.

    Args:
        language: its code.
    """
    for text in english_texts():
        path = text.path if language == "en" else text.translated(language)
        if not path.is_file():
            continue
        if text.messages:
            yield from _messages(text, path, language)
        else:
            lines = path.read_text(encoding="utf-8").splitlines()
            yield Rendering(path, "", tuple(line.strip() for line in lines if line.strip()))


def _messages(text: TextFile, path: Path, language: str) -> Iterator[Rendering]:
    package = text.game.package if text.game is not None else COMMON
    sources = ((COMMON, one) for one in TOGETHER)
    bundle = MessageBundle(
        language, (*sources, (package, path.name.removesuffix(f"{language}.ftl"))), False
    )
    content = path.read_text(encoding="utf-8")
    words = _words_with_forms(bundle, language)
    for entry in FluentParser(with_spans=False).parse(content).body:
        if not isinstance(entry, ast.Message):
            continue
        patterns = {"": entry.value, **{one.id.name: one.value for one in entry.attributes}}
        for attribute, pattern in patterns.items():
            if pattern is not None:
                name = f"{entry.id.name}.{attribute}" if attribute else entry.id.name
                told = dict.fromkeys(_told(pattern, bundle, words))
                yield Rendering(path, name, tuple(told))


def _words_with_forms(bundle: MessageBundle, language: str) -> Mapping[str, tuple[Word, ...]]:
    """Return up to four words that have each form, which are told as things are."""
    found: dict[str, dict[str, Word]] = {}
    for name in bundle.names:
        message = bundle.find(name)
        if message is None or message.value is None or message.value.text is None:
            continue
        spoken, forms = message.value.text, message.attributes

        def form_of(form: str, spoken: str = spoken, forms: Mapping[str, Pattern] = forms) -> str:
            return (forms[form].text or spoken) if form in forms else spoken

        for form in forms:
            unlike = found.setdefault(form, {})
            kind = form_of(form).partition(" ")[0]
            if len(unlike) < len(NAMES) + 1:
                unlike.setdefault(kind, Word(name, spoken, form_of))
    return {form: tuple(words.values()) for form, words in found.items()}


def _told(
    pattern: ast.Pattern, bundle: MessageBundle, words: Mapping[str, tuple[Word, ...]]
) -> Iterator[str]:
    """Yield a message with each of its variants, and with each word where it asks for a form."""
    found, compiled = Placeables(), Pattern(pattern)
    found.visit(pattern)
    possible = {
        name: _values(name, place, found, words)
        for place, name in enumerate(sorted(found.variables))
    }
    usual = {name: some[0] for name, some in possible.items()}
    ways = [usual]
    singles = {
        name: next(one for one in some if int(one) == 1)
        for name, some in possible.items()
        if isinstance(some[0], Listing)
    }
    for chosen in _ways(pattern):
        way = {name: _chosen(name, key, possible) for name, key in chosen}
        alone = singles if any(key in ("one", "1") for _, key in chosen) else {}
        ways.append({**usual, **alone, **way})
    for name, some in possible.items():
        ways += [{**way, name: value} for way in (usual, *ways[1:2]) for value in some[1:]]
    for way in ways:
        try:
            yield " ".join(compiled.resolve(Scope(bundle, way)).split())
        except CannotTell:  # a value of another kind is wanted, as words by their numbers
            yield " ".join(
                one.value for one in pattern.elements if isinstance(one, ast.TextElement)
            )


def _ways(pattern: ast.Pattern) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield the choices that lead to each variant of a message, however deep it stands."""
    for element in pattern.elements:
        expression: Any = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            variable = _variable(expression.selector)
            for one in expression.variants:
                key = one.key.value if isinstance(one.key, ast.NumberLiteral) else one.key.name
                choice = ((variable, str(key)),) if variable else ()
                yield choice
                yield from ((*choice, *inner) for inner in _ways(one.value))


def _variable(selector: Any) -> str:
    return str(selector.id.name) if isinstance(selector, ast.VariableReference) else ""


def _chosen(name: str, key: str, possible: Mapping[str, list[Any]]) -> Any:
    """Return the value of a variable that selects a variant."""
    counted = {"zero": 0, "one": 1, "two": 2, "few": 2, "many": 5, "other": 2}.get(key)
    number = int(key) if key.lstrip("-").isdigit() else counted
    for value in possible[name]:
        if number is not None and isinstance(value, int) and int(value) == number:
            return value
        if isinstance(value, Word) and value.key == key:
            return value
    return Number(number) if number is not None else Word(key, f"<{name}>")


def _values(
    name: str, place: int, found: Placeables, words: Mapping[str, tuple[Word, ...]]
) -> list[Any]:
    """Return the values of a variable, by what the message does with it, the most usual first.

    Args:
        place: of the variable among those of the message, so that two of a kind differ.
    """
    keys = [one.key for one in sorted(found.variants) if one.variable == name and not one.form]
    forms = [one.form for one in sorted(found.forms) if one.variable == name and one.form in words]
    things = [word for form in forms for word in words[form]]
    if name in found.lists:
        items: list[Any] = things[:3] or [*NAMES]
        texts = [one if isinstance(one, str) else one.text for one in items]
        counts = (2, 1, 3, 0) if {"0", "zero"} & {*keys} else (2, 1, 3)
        return [Listing.of(texts[:count], items[:count]) for count in counts]
    if things:
        turned = place % len(things)
        return [*things[turned:], *things[:turned]]
    if any(map(_is_count, keys)):
        return [Number(count) for count in COUNTS]
    if keys:
        return [Word(key, f"<{name}>") for key in dict.fromkeys(keys)]
    if name in PEOPLE:
        return [*NAMES[place % 2 :], *NAMES[: place % 2]][:2]
    return [f"<{name}>"]


def _is_count(key: str) -> bool:
    return key.lstrip("-").isdigit() or key in ("zero", "one", "two", "few", "many")
