"""Messages of a language compared with those in English."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from audiogame.narration.texts import SENTENCE_ENDS
from audiogame.outputs.braille_rows import CELLS, parts_of
from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.notation import kebab, nearest, word
from audiogame.rules.value import field_types, is_value
from audiogame.testing.flaw import flaw
from audiogame.testing.samples import parts_of_type, told_classes
from audiogame.testing.translation import Terms, TextFlaw

BRIEF = 1.6
"""Length of a brief form at most, as a multiple of the English one."""
SHORT = 10
"""Characters of an English brief form up to which the translation may have any length."""
MOST = 400
"""Readings of one text at most that are compared."""
VALUE = "···"
"""Stands for the value of a variable, as long as most are."""
PERSONS = ("you", "to-you", "other")
MANNERS = ("brief", "braille")
PERSONAL = frozenset(
    [*PERSONS, *MANNERS, *(f"{person}-{manner}" for person in PERSONS for manner in MANNERS)]
)
"""Attributes that are told to somebody; all others are forms of a word."""
SHARED = ("audiogame.rules", "audiogame.table")


class AskedForm(NamedTuple):
    """A form that a text asks for.

    Args:
        variable: whose form; empty if it is no variable.
        form: the name of the form.
    """

    variable: str
    form: str


class _Used(Visitor):
    """Visitor that collects the variables of a text and the forms that it asks for."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: set[AskedForm] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        """Add a variable."""
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # Fluent's name
        """Add a form."""
        match node.id.name, node.arguments.positional:
            case "FORM", [thing, ast.StringLiteral() as form]:
                named = thing.id.name if isinstance(thing, ast.VariableReference) else ""
                self.forms.add(AskedForm(named, form.value))
        self.generic_visit(node)


class Text:
    """The value of a message, or one of its attributes.

    Args:
        pattern: as parsed.
        line: in its file, from 1.
    """

    def __init__(self, pattern: ast.Pattern, line: int) -> None:
        self.line = line
        used = _Used()
        used.visit(pattern)
        self.variables = used.variables
        self.forms = used.forms
        self.readings = tuple(dict.fromkeys(_readings(pattern)))
        """Every way to read it, with `VALUE` in place of each value."""

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
    english: MessageTexts, theirs: MessageTexts, terms: Terms, asked: set[str]
) -> Iterator[TextFlaw]:
    """Yield the flaws of a file of messages against the English one.

    Args:
        english: the messages in English.
        theirs: their translations.
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
        known = {variable for text in ours[name].values() for variable in text.variables}
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
            for variable in sorted(text.variables - known):
                yield at(text.line, flaw("variable-unknown", message=name, variable=variable))
            for reading in text.readings:
                for why in terms.wrong_words(reading):
                    yield TextFlaw(translated, text.line, why)
            if attribute in ours[name]:
                for why in _against(name, attribute, ours[name][attribute], text, terms):
                    yield TextFlaw(translated, text.line, why)


def _against(name: str, attribute: str, ours: Text, text: Text, terms: Terms) -> Iterator[Reason]:
    shown = f"{name}.{attribute}" if attribute else name
    for variable in sorted(ours.variables - text.variables):
        yield flaw("variable-missing", message=shown, variable=variable)
    if text.readings == ours.readings and any(map(terms.unlike, text.readings)):
        yield flaw("translation-equal", message=shown)
    if "brief" in attribute and ours.longest > SHORT and text.longest > BRIEF * ours.longest:
        yield flaw("brief-long", message=shown, count=text.longest, english=ours.longest)
    if "braille" in attribute and text.cells > CELLS >= ours.cells:
        yield flaw("braille-long", message=shown, count=text.cells, cells=CELLS)
    if ours.ends and not text.ends:
        yield flaw("translation-without-stop", message=shown)
    if text.ends and not ours.ends and any(one.strip() for one in ours.readings):
        yield flaw("translation-with-stop", message=shown)


def forms_asked(files: Iterable[MessageTexts]) -> set[str]:
    """List the names of the forms that the messages of some files ask for."""
    entries = (texts for file in files for texts in file.entries.values())
    return {asked.form for texts in entries for text in texts.values() for asked in text.forms}


def forms_missing(
    own: MessageTexts, common: MessageTexts | None, game: Game | None
) -> Iterator[TextFlaw]:
    """Yield the words without a form that a message of a file asks for.

    Args:
        own: the file.
        common: the language's common messages, if it has them.
        game: whose messages they are; None for those of the program.
    """
    files = [own, *([common] if common is not None and common is not own else [])]
    prefix = game.name.replace("_", "-") if game is not None else ""
    kinds = _kinds(game.package if game is not None else "", prefix)
    for name, texts in own.entries.items():
        asked = {(one, text.line) for text in texts.values() for one in text.forms}
        for (variable, form), line in sorted(asked):
            hint = field_hint(kinds[name], variable) if name in kinds else None
            if hint is None:
                anywhere = any(form in found for file in files for found in file.entries.values())
                if not anywhere:
                    why = flaw("form-nowhere", message=name, form=form)
                    yield TextFlaw(own.path, line, why)
                continue
            for words in _words(hint, prefix):
                yield from _without(words, form, name, files)


def _without(
    words: tuple[str, ...], form: str, asking: str, files: list[MessageTexts]
) -> Iterator[TextFlaw]:
    """Yield the first word of several that is written, if it lacks a form."""
    for file in files:
        for message in words:
            if message in file.entries:
                if form not in file.entries[message]:
                    why = flaw("form-missing", message=message, form=form, asking=asking)
                    yield TextFlaw(file.path, file.lines[message], why)
                return


def _kinds(package: str, prefix: str) -> Mapping[str, type]:
    """Return the classes by the ids of their messages."""
    found: dict[str, type] = {}
    for shared in SHARED:
        for kind in told_classes(shared):
            found[kebab(kind.__name__)] = kind
            found[f"{prefix}-{kebab(kind.__name__)}"] = kind
    for kind in told_classes(package) if package else ():
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
