"""Placeables of messages compared with the values, words and messages that there are."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from enum import Enum
from typing import Any

from audiogame.narration.cldr import language_of
from audiogame.narration.message_patterns import OTHER
from audiogame.narration.texts import sound_changes
from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.notation import kebab, nearest, word
from audiogame.rules.value import field_types, is_value
from audiogame.testing.flaw import flaw
from audiogame.testing.message_file import MessageFile, Text
from audiogame.testing.placeables import Placeables
from audiogame.testing.samples import parts_of_type, told_classes
from audiogame.testing.translation import TextFlaw

SHARED = ("audiogame.rules", "audiogame.table")
ALWAYS = frozenset({OTHER, "you", "none", "some", "yes", "no"})
"""Keys by which a value may be selected in every message."""
NUMBERS = tuple(map(str, range(1000)))
"""Numbers whose sound may change the word before them."""
ANY = ("i", "o", "e")
"""Beginnings of words that may be any, of those whose sound may change the word before them."""


class PlaceablesCheck:
    """Check of what a file of messages does with its values.

    Args:
        own: the file.
        common: the language's common messages, if it has them.
        game: whose messages they are; None for those of the program.
    """

    def __init__(self, own: MessageFile, common: MessageFile | None, game: Game | None) -> None:
        self._own = own
        self._files = [own, *([common] if common is not None and common is not own else [])]
        self._prefix = game.name.replace("_", "-") if game is not None else ""
        self._kinds = _kinds(game.packages if game is not None else (), self._prefix)

    def forms_missing(self) -> Iterator[TextFlaw]:
        """Yield the words without a form that a message of the file asks for."""
        for name, texts in self._own.entries.items():
            asked = {(one, text.line) for text in texts.values() for one in text.placeables.forms}
            for (variable, form), line in sorted(asked):
                hint = self._hint(name, variable)
                if hint is None:
                    if not self._readings(form):
                        why = flaw("form-nowhere", message=name, form=form)
                        yield TextFlaw(self._own.path, line, why)
                    continue
                for words in _words(hint, self._prefix):
                    yield from self._without(words, form, name)

    def _without(self, words: tuple[str, ...], form: str, asking: str) -> Iterator[TextFlaw]:
        """Yield the first word of several that is written, if it lacks a form."""
        for file in self._files:
            for message in words:
                if message in file.entries:
                    if form not in file.entries[message]:
                        why = flaw("form-missing", message=message, form=form, asking=asking)
                        yield TextFlaw(file.path, file.lines[message], why)
                    return

    def unfit(self, english: MessageFile, language: str) -> Iterator[TextFlaw]:
        """Yield the references, variants and joining words that cannot be meant.

        Args:
            english: the messages in English.
            language: the code of the file's language.
        """
        known = {one for file in (english, *self._files) for one in _referable(file)}
        keys = {one for uses in _all(english.entries) for one in uses.variants}
        for name, texts in self._own.entries.items():
            ours = english.entries.get(name, {})
            in_english = [*_all({name: ours})]
            selected = {
                one.variable for uses in in_english for one in uses.variants if not one.default
            }
            possible = {
                variable: {one.key for one in keys if one.variable == variable}
                for variable in selected
            }
            for text in texts.values():
                uses = text.placeables
                found = [
                    *(
                        flaw("reference-unknown", message=name, named=one)
                        for one in sorted(uses.references - known)
                    ),
                    *self._variants(name, uses, possible, language),
                    *self._joined(name, uses, _counted([*in_english, uses]), language),
                ]
                yield from (TextFlaw(self._own.path, text.line, why) for why in found)

    def _variants(
        self, name: str, uses: Placeables, keys: Mapping[str, set[str]], language: str
    ) -> Iterator[Reason]:
        """Yield the variants that no value selects, if English selects by the same value."""
        for variable, form, key, default in sorted(uses.variants):
            enums = [
                one for one in parts_of_type(self._hint(name, variable)) if issubclass(one, Enum)
            ]
            if default or key.isdecimal() or not (form or enums or variable in keys):
                continue
            possible = self._readings(form)
            if not form:
                possible = {word(member) for kind in enums for member in kind}
                possible |= keys.get(variable, set())
            if key not in {*possible, *ALWAYS, *language_of(language).plurals}:
                near = nearest(key, possible)
                yield flaw("variant-unknown", message=name, key=key, near=near)

    def _joined(
        self, name: str, uses: Placeables, counted: set[str], language: str
    ) -> Iterator[Reason]:
        """Yield the words before a value that may have to be said otherwise before it."""
        for before, variable in sorted(uses.joined):
            for joining, changed, sound in sound_changes(language):
                if before.lower() == joining.strip():
                    hint = self._hint(name, variable)
                    spoken = NUMBERS if variable in counted else self._spoken(hint) or ANY
                    if any(re.match(sound, one, re.IGNORECASE) for one in spoken):
                        yield flaw(
                            "sound-unsure",
                            message=name,
                            word=before,
                            changed=changed.strip(),
                            variable=variable or "none",
                        )

    def _spoken(self, hint: Any) -> tuple[str, ...]:
        """Return how values of a type are told; empty if they may be told in any words."""
        if hint is not None and _numeric(hint):
            return NUMBERS
        names = [*_words(hint, self._prefix)] if hint is not None else []
        found = [
            text.readings
            for words in names
            for file in self._files
            for message in words
            for text in file.entries.get(message, {}).values()
        ]
        return tuple(one for readings in found for one in readings)

    def _hint(self, name: str, variable: str) -> Any:
        return field_hint(self._kinds[name], variable) if name in self._kinds else None

    def _readings(self, form: str) -> set[str]:
        """Return how a form is written in all words that have it."""
        texts = (one for file in self._files for one in file.entries.values() if form in one)
        return {reading for one in texts for reading in one[form].readings}


def _all(entries: Mapping[str, Mapping[str, Text]]) -> Iterator[Placeables]:
    """Yield the placeables of each text of some messages."""
    return (text.placeables for texts in entries.values() for text in texts.values())


def _counted(placeables: Iterable[Placeables]) -> set[str]:
    """List the variables that are numbers: they are counted, and no lists."""
    found, lists = set[str](), set[str]()
    for uses in placeables:
        found |= {one.variable for one in uses.variants if one.key.isdecimal() or one.key == "one"}
        lists |= uses.lists
    return found - lists


def _numeric(hint: Any) -> bool:
    """Return whether all values of a type are numbers."""
    parts = [*parts_of_type(hint)]
    return bool(parts) and all(
        issubclass(one, (int, Decimal)) and not issubclass(one, (bool, Enum)) for one in parts
    )


def _referable(file: MessageFile) -> Iterator[str]:
    """Yield what other messages may refer to."""
    for name, texts in file.entries.items():
        for attribute in texts:
            yield f"{name}.{attribute}" if attribute else name


def _kinds(packages: tuple[str, ...], prefix: str) -> Mapping[str, type]:
    """Return the classes by the ids of their messages."""
    found: dict[str, type] = {}
    for kind in told_classes(SHARED):
        found[kebab(kind.__name__)] = kind
        found[f"{prefix}-{kebab(kind.__name__)}"] = kind
    for kind in told_classes(packages):
        found[f"{prefix}-{kebab(kind.__name__)}"] = kind
    return found


def field_hint(kind: type, variable: str) -> Any:
    """Return the type of a class's field by its name in messages; None if it has none."""
    return next((hint for name, hint in field_types(kind).items() if kebab(name) == variable), None)


def _words(hint: Any, prefix: str) -> Iterator[tuple[str, ...]]:
    """Yield the possible ids of the message of each word of a type."""
    for part in parts_of_type(hint):
        if issubclass(part, Enum):
            names = [f"{kebab(part.__name__)}-{word(one)}" for one in part]
        else:
            names = [kebab(part.__name__)] if is_value(part) else []
        for name in names:
            yield (f"{prefix}-{name}", name) if prefix else (name,)
