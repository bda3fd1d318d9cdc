"""Every event and every choice has its English sentences, and every sentence is used."""

from __future__ import annotations

import ast as python
import re
import typing
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import audiogame
from audiogame.archive.description import PACKAGE as ARCHIVE
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import COMMON, SENTENCE_ENDS, Texts
from audiogame.opponents.characters import PACKAGE as OPPONENTS
from audiogame.outputs.braille_rows import CELLS, rows_of
from audiogame.rules.game import Game
from audiogame.rules.game_files import text_file
from audiogame.rules.notation import kebab, word
from audiogame.rules.options import option_kinds
from audiogame.rules.value import field_names, is_value
from audiogame.table.library import all_games
from audiogame.testing.samples import classes, parts, samples
from audiogame.testing.samples import told_classes as told

GAMES, _ = all_games()
SHARED = ("audiogame.rules", "audiogame.table")
NAMES = tuple("ABCDEFGHI")
BIDI = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F)}


class Used(Visitor):
    """Collects the variables that a message uses and selects by, and the messages in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selected: set[str] = set()
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selected.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(package: str) -> dict[str, Used]:
    """Read what each message of a package uses."""
    text = text_file(package, "en.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{package}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package}: {entry.id.name} is written twice"
            used = found[entry.id.name] = Used()
            used.visit(entry)
    return found


def message_of(game: str, package: str, kind: type) -> tuple[str, Used] | None:
    """Find the message of a class: the game's own, else the common one."""
    own, common = f"{game}-{kebab(kind.__name__)}", kebab(kind.__name__)
    for name, found in ((own, messages(package)), (common, messages(COMMON))):
        if name in found:
            return name, found[name]
    return None


@cache
def texts(package: str) -> Texts:
    return Texts("en", () if package == COMMON else (package,))


def cases() -> Iterator[Any]:
    for kind in (kind for package in SHARED for kind in told(package)):
        yield pytest.param("", COMMON, kind, id=kind.__name__)
    for game in GAMES:
        for kind in told(game.package):
            if kind.__module__.startswith(game.package):
                yield pytest.param(game.name, game.package, kind, id=f"{game.name} {kind.__name__}")


def inner(package: str) -> set[type]:
    """List the classes that are told inside of others: they may be parts of sentences."""
    return {part for kind in told(package) for part in parts(kind) if is_value(part)}


@pytest.mark.parametrize(("game", "package", "kind"), [*cases()])
def test_each_has_a_message_whose_variables_are_fields(game: str, package: str, kind: type) -> None:
    """A class name is the message, and its fields are all that the message may use."""
    found = message_of(game, package, kind)
    assert found is not None, f"{kind.__name__} has no message"
    known = {kebab(name) for name in field_names(kind)}
    assert found[1].variables <= known, found[0]


LEFT_OUT_IN_BRIEF = {"Committed", "RoundEnded"}
"""Events of others that the brief form leaves out, because T or S answers them."""


@pytest.mark.parametrize(("game", "package", "kind"), [*cases()])
def test_each_person_and_form_is_a_sentence(game: str, package: str, kind: type) -> None:
    """You, to you, by name; full, brief, braille: whole sentences without raw ids or marks."""
    narrator = Narrator(texts(package), game, NAMES)
    part_of_another = kind in inner(package)
    _, used = message_of(game, package, kind) or ("", Used())
    for thing in samples(kind, used.selected):
        for seats in ((), (0,), (1,)):
            for narrator.verbosity in Verbosity:
                text = narrator.tell(thing, seats)
                if not text and kind.__name__ in LEFT_OUT_IN_BRIEF:
                    assert narrator.verbosity is not Verbosity.FULL
                    assert seats != (0,) or getattr(thing, "seat", None) != 0
                    continue
                assert part_of_another or text[-1:] in SENTENCE_ENDS, f"{text!r} for {thing}"
                assert part_of_another or text.strip(), f"silence for {thing}"
                if narrator.verbosity is Verbosity.BRAILLE:
                    check_rows(text, part_of_another)
                assert not set(text) & (BIDI | set("{}$_\n")), f"{text!r} for {thing}"


def check_rows(text: str, part_of_another: bool) -> None:
    """Check that a braille form is cut into rows of 40 cells where parts of sentences end."""
    for row in rows_of(text, CELLS):
        assert len(row) <= CELLS
        assert part_of_another or row[-1:] in ".:;!?", f"{row!r} of {text!r}"


def test_the_parts_of_sentences_in_sika_are_known() -> None:
    """Only these may lack a full stop, because they are told inside of others."""
    sika = next(game for game in GAMES if game.name == "sika")
    assert {kind.__name__ for kind in inner(sika.package)} == {"Score", "Called", "Rolled", "Purse"}


def enum_messages(game: Game | None) -> Iterator[str]:
    packages = SHARED if game is None else (game.package, *SHARED)
    prefix = "" if game is None else f"{game.name}-"
    for package in packages:
        for kind in classes(package, (Enum,)):
            for member in typing.cast(Iterable[Enum], kind):
                yield f"{prefix}{kebab(kind.__name__)}-{word(member)}"


def with_references(used: set[str], package: str) -> set[str]:
    for name in [*used]:
        if name in messages(package):
            used |= messages(package)[name].messages
    return used


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_message_of_a_game_is_used(game: Game) -> None:
    """A sentence that nothing tells is a mistake in its name, or left over."""
    used = {f"{game.name}-{part}" for part in ("title", "about", "credits", "length")}
    used |= {f"{game.name}-{kebab(kind.__name__)}" for kind in told(game.package)}
    used |= {f"{game.name}-{kebab(kind.__name__)}" for kind in told("audiogame.rules")}
    used |= set(enum_messages(game))
    for kind in option_kinds(game.options):
        option = f"{game.name}-option-{kebab(kind.name)}"
        used |= {option, f"{option}-about"}
        used |= {*(f"{option}-{value}".replace(" ", "-") for value in kind.values)}
    assert sorted(set(messages(game.package)) - with_references(used, game.package)) == []


@cache
def spoken() -> tuple[set[str], set[str]]:
    """Find in the source every text, and what is handed to `tell`, `say` and `confirm`.

    Returns:
        Patterns of all texts, and of those that have to be messages.
    """
    texts, said = set(), set()
    for path in sorted(Path(next(iter(audiogame.__path__))).rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (python.Constant, python.JoinedStr)):
                texts.add(pattern(node))
            match node:
                case python.Call(func=python.Attribute(attr="tell" | "say" | "confirm")):
                    said |= {pattern(first) for first in node.args[:1]}
    return texts - {""}, said - {""}


def pattern(node: python.AST) -> str:
    """Write a text as a regular expression; empty if it is none."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, python.JoinedStr):
        known = [part for part in node.values if isinstance(part, python.Constant)]
        return "".join(
            pattern(part) if isinstance(part, python.Constant) else "[a-z0-9-]+"
            for part in node.values
        ) * bool(known)
    return ""


def test_every_common_message_is_used() -> None:
    """The program says it, or it is what an event or a value is called."""
    everything = "|".join(sorted(spoken()[0]))
    used = {name for name in messages(COMMON) if re.fullmatch(everything, name)}
    used |= {kebab(kind.__name__) for package in SHARED for kind in told(package)}
    used |= set(enum_messages(None)) | {"card"}
    assert sorted(set(messages(COMMON)) - with_references(used, COMMON)) == []


def test_every_message_about_records_is_used() -> None:
    """The archive says it."""
    everything = "|".join(sorted(spoken()[0]))
    lost = [name for name in messages(ARCHIVE) if not re.fullmatch(everything, name)]
    assert lost == []


def test_every_message_about_opponents_is_used() -> None:
    """The menus and the characters say it."""
    everything = "|".join(sorted(spoken()[0]))
    assert [name for name in messages(OPPONENTS) if not re.fullmatch(everything, name)] == []


def test_everything_the_program_says_is_a_message() -> None:
    """A slip in an id would be heard as a fault."""
    known = {*messages(COMMON), *messages(ARCHIVE)}
    known |= {*messages(OPPONENTS)}
    known |= {name for game in GAMES for name in messages(game.package)}
    lost = [said for said in spoken()[1] if not any(re.fullmatch(said, name) for name in known)]
    assert not lost
