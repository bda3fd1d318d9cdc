"""The messages of a game as they are written: where each stands, and what it uses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from audiogame.narration.texts import COMMON
from audiogame.rules.game_files import text_file
from audiogame.testing.flaw import Place

FILE = "en.ftl"


class Uses(Visitor):
    """Collects what a message uses.

    Attributes:
        variables: the names after the dollar sign, with where each is written first.
        selected: the variables that it selects by.
        messages: other messages in it.
    """

    def __init__(self) -> None:
        self.variables: dict[str, int] = {}
        self.selected: set[str] = set()
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's name
        """Take note of a variable that is selected by."""
        if isinstance(node.selector, ast.VariableReference):
            self.selected.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        """Take note of a variable."""
        self.variables.setdefault(node.id.name, node.span.start if node.span else 0)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # Fluent's name
        """Take note of a message within the message."""
        self.messages.add(node.id.name)


class MessageFile:
    """One file of messages.

    Args:
        path: where it lies; it may be missing.
        text: what it holds.
    """

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self._text = text
        self.uses: dict[str, Uses] = {}
        """By message."""
        self._lines: dict[tuple[str, str], int] = {}
        self.twice: list[tuple[str, int]] = []
        """Messages that are written a second time, with their lines."""
        self.junk: list[tuple[str, int]] = []
        """What is no message, its first line, with the line's number."""
        for entry in FluentParser(with_spans=True).parse(text).body:
            line = self.line_at(entry.span.start if entry.span else 0)
            match entry:
                case ast.Junk(content=content):
                    at, shown = line, (content or "").strip().partition("\n")[0]
                    if entry.annotations and (span := entry.annotations[0].span):
                        at = min(self.line_at(span.start), line + (content or "").count("\n"))
                    self.junk.append((shown, at if shown else line))
                case ast.Message():
                    self._take(entry, line)

    def _take(self, entry: ast.Message, line: int) -> None:
        name = entry.id.name
        if name in self.uses:
            self.twice.append((name, line))
        uses = self.uses[name] = Uses()
        uses.visit(entry)
        self._lines[name, ""] = line
        for attribute in entry.attributes:
            start = attribute.span.start if attribute.span else 0
            self._lines[name, attribute.id.name] = self.line_at(start)

    def line_at(self, position: int) -> int:
        """Return the line of a character."""
        return self._text.count("\n", 0, position) + 1

    def place(self, message: str, attributes: tuple[str, ...] = ()) -> Place:
        """Find a message, at the first of these attributes that it has."""
        found = (self._lines.get((message, one)) for one in (*attributes, ""))
        return Place(self.path, next((line for line in found if line), 1))

    def variables(self, message: str) -> Iterator[tuple[str, Place]]:
        """Yield each variable of a message, with where it is written first."""
        for name, position in self.uses[message].variables.items():
            yield name, Place(self.path, self.line_at(position))


def read_messages(path: Path) -> MessageFile:
    """Read a file of messages; a missing one has none."""
    return MessageFile(path, path.read_text(encoding="utf-8") if path.is_file() else "")


@cache
def common_messages() -> MessageFile:
    """Read the messages of all games."""
    found = text_file(COMMON, FILE)
    return MessageFile(Path(str(found)), found.read_text(encoding="utf-8"))
