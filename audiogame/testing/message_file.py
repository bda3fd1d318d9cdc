"""Files of messages: the texts of each message, with what they use and where they stand."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from audiogame.narration.texts import SENTENCE_ENDS
from audiogame.outputs.braille_rows import parts_of
from audiogame.rules.fault import Reason
from audiogame.testing.flaw import FileLine, flaw
from audiogame.testing.placeables import Placeables

MOST = 400
"""Readings of one text at most that are compared."""
VALUE = "···"
"""Stands for the value of a variable, as long as most are."""
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
        self._pattern = pattern

    @cached_property
    def readings(self) -> tuple[str, ...]:
        """Every way to read it, with `VALUE` in place of each value."""
        return tuple(dict.fromkeys(_readings(self._pattern)))

    @property
    def typed(self) -> set[str]:
        """The options of commands in it, and its numbers of several digits without separators."""
        return {
            re.sub(r"[,.\s]", "", one)
            for reading in self.readings
            for one in _TYPED.findall(reading)
        }

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


class MessageFile:
    """The messages of one file.

    Args:
        path: of the file.
        text: its contents.
    """

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self._ends = [found.start() for found in re.finditer("\n", text)]
        self.entries: dict[str, dict[str, Text]] = {}
        """The texts of each message by attribute; its value has an empty name."""
        self.lines: dict[str, int] = {}
        """The line at which each message begins."""
        self.wrong: list[tuple[int, Reason]] = []
        """What is no message, or written twice, by its line."""
        for entry in FluentParser(with_spans=True).parse(text).body:
            line = self._line(entry)
            match entry:
                case ast.Junk(content=content):
                    at, shown = line, (content or "").strip().partition("\n")[0]
                    if shown and entry.annotations:
                        last = line + (content or "").count("\n")
                        at = min(self._line(entry.annotations[0]), last)
                    self.wrong.append((at, flaw("no-fluent", text=shown)))
                case ast.Message() | ast.Term():
                    name = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
                    if name in self.entries:
                        self.wrong.append((line, flaw("written-twice", name=name)))
                    texts = {"": Text(entry.value, line)} if entry.value else {}
                    for one in entry.attributes:
                        texts[one.id.name] = Text(one.value, self._line(one))
                    self.entries[name], self.lines[name] = texts, line

    def _line(self, node: ast.SyntaxNode) -> int:
        return self._line_at(node.span.start if node.span else 0)

    def _line_at(self, position: int) -> int:
        """Return the line of a character's position."""
        return bisect_left(self._ends, position) + 1

    def place(self, message: str, attributes: tuple[str, ...] = ()) -> FileLine:
        """Return the place of a message, at the first of these attributes that it has."""
        texts = self.entries[message]
        found = (texts[one].line for one in attributes if one in texts)
        return FileLine(self.path, next(found, self.lines[message]))

    def uses(self, message: str) -> Iterator[Placeables]:
        """Yield what each text of a message uses."""
        return (text.placeables for text in self.entries[message].values())

    def variables(self, message: str) -> Iterator[tuple[str, FileLine]]:
        """Yield each variable of a message, with the position of its first use."""
        found: dict[str, int] = {}
        for uses in self.uses(message):
            found = uses.variables | found
        for name, position in found.items():
            yield name, FileLine(self.path, self._line_at(position))


def read_messages(path: Path) -> MessageFile:
    """Read a file of messages; one that has not changed since is not parsed again.

    A missing file has none.
    """
    return _parsed(path, path.read_text(encoding="utf-8") if path.is_file() else "")


@cache
def _parsed(path: Path, text: str) -> MessageFile:
    return MessageFile(path, text)
