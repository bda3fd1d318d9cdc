"""Messages of a language compared with those in English."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from audiogame.narration.texts import SENTENCE_ENDS
from audiogame.outputs.braille_rows import CELLS, parts_of
from audiogame.rules.fault import Reason
from audiogame.rules.notation import nearest
from audiogame.testing.flaw import flaw
from audiogame.testing.placeables import Placeables
from audiogame.testing.translation import Terms, TextFlaw, slips_in, wrong_signs

BRIEF = 1.6
"""Length of a brief form at most, as a multiple of the English one."""
SHORT = 10
"""Characters of an English brief form up to which the translation may have any length."""
MOST = 400
"""Readings of one text at most that are compared."""
VALUE = "···"
"""Stands for the value of a variable, as long as most are."""
PERSONS = ("you", "to-you", "other")
MANNERS = ("brief", "braille", "touch")
PERSONAL = frozenset(
    [*PERSONS, *MANNERS, *(f"{person}-{manner}" for person in PERSONS for manner in MANNERS)]
)
"""Attributes that are told to somebody; all others are forms of a word."""
_TYPED = re.compile(r"(?<![\w-])--[a-z-]+|\d[\d,.\u202f]*\d")
"""Pattern of options of commands, and of numbers of several digits."""


class Text:
    """The value of a message, or one of its attributes.

    Args:
        pattern: as parsed.
        line: in its file, from 1.
    """

    def __init__(self, pattern: ast.Pattern, line: int) -> None:
        self.line = line
        self.placeables = Placeables()
        self.placeables.visit(pattern)
        self.readings = tuple(dict.fromkeys(_readings(pattern)))
        """Every way to read it, with `VALUE` in place of each value."""

    @property
    def typed(self) -> set[str]:
        """The options of commands in it, and its numbers of several digits without separators."""
        return {
            re.sub(r"[,.\s]", "", one)
            for reading in self.readings
            for one in _TYPED.findall(reading)
        }

    def slips(self, shown: str) -> dict[Reason, None]:
        """Return the flaws in its blanks and stops, which name it as shown."""
        return dict.fromkeys(why for one in self.readings for why in slips_in(shown, one))

    @property
    def longest(self) -> int:
        """Characters of its longest reading."""
        return max(map(len, self.readings))

    @property
    def cells(self) -> int:
        """Cells of the longest part of a sentence in it."""
        return max(len(part) for one in self.readings for part in (*parts_of(one), ""))

    @property
    def ends(self) -> bool:
        """Whether a reading ends as a sentence."""
        return any(
            one.rstrip()[-1:] in tuple(SENTENCE_ENDS) for one in self.readings if one.strip()
        )


def _readings(pattern: ast.Pattern) -> list[str]:
    found = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways = [element.value]
        else:
            ways = _placed(element.expression)
        found = [before + way for before in found for way in ways][:MOST]
    return found


def _placed(expression: Any) -> list[str]:
    match expression:
        case ast.SelectExpression():
            return [one for variant in expression.variants for one in _readings(variant.value)]
        case ast.StringLiteral():
            return [str(expression.parse()["value"])]
        case ast.Placeable():
            return _placed(expression.expression)
    return [VALUE]


class MessageTexts:
    """The messages of one file.

    Args:
        path: of the file.
        text: its contents.
    """

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        ends = [found.start() for found in re.finditer("\n", text)]
        self.entries: dict[str, dict[str, Text]] = {}
        """The texts of each message by attribute; its value has an empty name."""
        self.lines: dict[str, int] = {}
        """The line at which each message begins."""
        self.flaws: list[TextFlaw] = []
        """What is no message, or written twice."""
        for entry in FluentParser(with_spans=True).parse(text).body:
            line = _line(entry, ends)
            match entry:
                case ast.Junk():
                    shown = (entry.content or "").strip().partition("\n")[0]
                    self.flaws.append(TextFlaw(path, line, flaw("no-fluent", text=shown)))
                case ast.Message() | ast.Term():
                    name = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
                    if name in self.entries:
                        why = flaw("written-twice", name=name)
                        self.flaws.append(TextFlaw(path, line, why))
                    self.entries[name] = _texts(entry, ends)
                    self.lines[name] = line


def _line(node: ast.SyntaxNode, ends: list[int]) -> int:
    """Return the line of a part of a text whose lines end at these places."""
    return bisect_left(ends, node.span.start if node.span else 0) + 1


def _texts(entry: ast.Message | ast.Term, ends: list[int]) -> dict[str, Text]:
    found = {"": Text(entry.value, _line(entry, ends))} if entry.value else {}
    for one in entry.attributes:
        found[one.id.name] = Text(one.value, _line(one, ends))
    return found


def read_messages(path: Path) -> MessageTexts:
    """Read a file of messages; one that has not changed since is not parsed again."""
    return _parsed(path, path.read_text(encoding="utf-8"))


@cache
def _parsed(path: Path, text: str) -> MessageTexts:
    return MessageTexts(path, text)


def compared(
    english: MessageTexts, theirs: MessageTexts, language: str, terms: Terms, asked: set[str]
) -> Iterator[TextFlaw]:
    """Yield the flaws of a file of messages against the English one.

    Args:
        english: the messages in English.
        theirs: their translations.
        language: its code.
        terms: of the language.
        asked: the names of all forms that the language's messages ask for.
    """
    ours, translated = english.entries, theirs.path
    yield from theirs.flaws

    def at(line: int, why: Reason) -> TextFlaw:
        return TextFlaw(translated, line, why)

    for name in sorted(ours.keys() - theirs.entries.keys()):
        yield at(1, flaw("translation-missing", message=name))
    for name, texts in theirs.entries.items():
        if name not in ours:
            near = nearest(name, ours.keys() - theirs.entries.keys())
            why = flaw("translation-unknown", message=name, near=near)
            yield TextFlaw(translated, theirs.lines[name], why)
            continue
        known = {variable for text in ours[name].values() for variable in text.placeables.variables}
        for attribute in sorted(ours[name].keys() - texts.keys()):
            if attribute in PERSONAL:
                yield at(
                    theirs.lines[name], flaw("attribute-missing", message=name, attribute=attribute)
                )
            elif not attribute:
                yield at(theirs.lines[name], flaw("value-missing", message=name))
        for attribute, text in texts.items():
            if attribute not in ours[name] and (attribute in PERSONAL or attribute not in asked):
                yield at(text.line, flaw("attribute-unknown", message=name, attribute=attribute))
            for variable in sorted(text.placeables.variables - known):
                yield at(text.line, flaw("variable-unknown", message=name, variable=variable))
            for reading in text.readings:
                for why in terms.wrong_words(reading):
                    yield TextFlaw(translated, text.line, why)
            for why in _unfit(f"{name}.{attribute}" if attribute else name, text, language):
                yield TextFlaw(translated, text.line, why)
            if attribute in ours[name]:
                for why in _against(name, attribute, ours[name][attribute], text, terms):
                    yield TextFlaw(translated, text.line, why)


def _against(name: str, attribute: str, ours: Text, text: Text, terms: Terms) -> Iterator[Reason]:
    shown = f"{name}.{attribute}" if attribute else name
    for variable in sorted(ours.placeables.variables - text.placeables.variables):
        yield flaw("variable-missing", message=shown, variable=variable)
    equal = set(text.readings) & set(ours.readings)
    if any(map(terms.unlike, equal)):
        yield flaw("translation-equal", message=shown)
    slips = ours.slips(shown)
    yield from (why for why in text.slips(shown) if why not in slips)
    if "" in text.readings and "" not in ours.readings:
        yield flaw("translation-silent", message=shown)
    for typed in sorted(ours.typed - text.typed):
        yield flaw("typed-missing", message=shown, typed=typed)
    if "brief" in attribute and ours.longest > SHORT and text.longest > BRIEF * ours.longest:
        yield flaw("brief-long", message=shown, count=text.longest, english=ours.longest)
    if "braille" in attribute and text.cells > CELLS >= ours.cells:
        yield flaw("braille-long", message=shown, count=text.cells, cells=CELLS)
    if ours.ends and not text.ends:
        yield flaw("translation-without-stop", message=shown)
    if text.ends and not ours.ends and any(one.strip() for one in ours.readings):
        yield flaw("translation-with-stop", message=shown)


def _unfit(shown: str, text: Text, language: str) -> Iterator[Reason]:
    """Yield what is wrong with the words of a text, whatever English has."""
    for name in sorted(text.placeables.unknown):
        yield flaw("function-unknown", message=shown, function=name)
    for name in sorted(text.placeables.unfit):
        yield flaw("function-unfit", message=shown, function=name)
    yield from dict.fromkeys(
        why for one in text.readings for why in wrong_signs(shown, one, language)
    )


def forms_asked(files: Iterable[MessageTexts]) -> set[str]:
    """List the names of the forms that the messages of some files ask for."""
    entries = (texts for file in files for texts in file.entries.values())
    return {
        asked.form
        for texts in entries
        for text in texts.values()
        for asked in text.placeables.forms
    }
