"""Every event and every choice has its English sentences, and every sentence is used."""

from __future__ import annotations

import ast as python
import re
import typing
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from offenders import none_of
from syntax import FILES, ONE_PROCESS, nodes

from audiogame.archive.description import PACKAGE as ARCHIVE
from audiogame.narration.narrator import Narrator, Verbosity
from audiogame.narration.texts import COMMON, SENTENCE_ENDS, TextError, Texts
from audiogame.opponents.characters import PACKAGE as OPPONENTS
from audiogame.outputs.braille_rows import CELLS, parts_of, rows_of
from audiogame.rules.game import Game
from audiogame.rules.game_files import text_file
from audiogame.rules.notation import kebab, word
from audiogame.rules.options import option_kinds
from audiogame.rules.value import field_names, is_value
from audiogame.table.library import all_games
from audiogame.testing.samples import classes, parts, samples
from audiogame.testing.samples import told_classes as told

pytestmark = ONE_PROCESS
GAMES, _ = all_games()
SHARED = ("audiogame.rules", "audiogame.table")
NAMES = tuple("ABCDEFGHI")
BIDI = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F)}
PROGRAM = "program"
"""Stands for the common messages of games and program together."""


class Used(Visitor):
    """Visitor that collects a message's variables, selectors and referenced messages."""

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
    """Return what each message of a package uses, by id."""
    files = ("en.ftl", "program.en.ftl") if package == PROGRAM else ("en.ftl",)
    home = COMMON if package == PROGRAM else package
    text = "\n".join(text_file(home, one).read_text(encoding="utf-8") for one in files)
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{package}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package}: {entry.id.name} is written twice"
            used = found[entry.id.name] = Used()
            used.visit(entry)
    return found


def message_of(game: str, package: str, kind: type) -> tuple[str, Used] | None:
    """Return the message of a class: the game's own, else the common one."""
    own, common = f"{game}-{kebab(kind.__name__)}", kebab(kind.__name__)
    for name, found in ((own, messages(package)), (common, messages(COMMON))):
        if name in found:
            return name, found[name]
    return None


@cache
def texts(package: str) -> Texts:
    return Texts("en", () if package == COMMON else (package,))


TELLERS = [pytest.param(game, id=game.name if game else "shared") for game in (None, *GAMES)]
"""Owners of events and choices: the shared ones, and each game."""


def told_by(game: Game | None) -> tuple[str, str, tuple[type, ...]]:
    """Return the name of a game, the package of its texts, and the classes that are narrated."""
    if game is None:
        return "", COMMON, told(SHARED)
    own = (kind for kind in told((game.package,)) if kind.__module__.startswith(game.package))
    return game.name, game.package, tuple(own)


@cache
def inner(package: str) -> set[type]:
    """List the classes narrated inside others: their messages may be parts of sentences."""
    return {part for kind in told((package,)) for part in parts(kind) if is_value(part)}


@pytest.mark.parametrize("game", TELLERS)
def test_each_event_and_action_has_a_message_whose_variables_are_its_fields(
    game: Game | None,
) -> None:
    """The class name is the message id, and its fields are the only variables."""
    wrong = []
    name, package, kinds = told_by(game)
    for kind in kinds:
        found = message_of(name, package, kind)
        unknown = found and found[1].variables - {kebab(field) for field in field_names(kind)}
        if found is None:
            wrong.append(f"{kind.__name__} has no message")
        elif unknown:
            wrong.append(f"{found[0]} uses {sorted(unknown)}")
    none_of(wrong)


LEFT_OUT_IN_BRIEF = {"Committed", "RoundEnded"}
"""Events of other players that the brief form omits, because T or S answers them."""


@pytest.mark.parametrize("game", TELLERS)
def test_each_person_and_form_is_a_sentence(game: Game | None) -> None:
    """You, to you, by name; full, brief, braille: whole sentences without raw ids or marks."""
    name, package, kinds = told_by(game)
    assert kinds
    none_of(one for kind in kinds for one in flaws(name, package, kind))


def flaws(game: str, package: str, kind: type) -> Iterator[str]:
    """Yield the errors in a sentence of a class, in any of its forms."""
    narrator = Narrator(texts(package), game, NAMES)
    part_of_another = kind in inner(package)
    _, used = message_of(game, package, kind) or ("", Used())
    for thing in samples(kind, used.selected):
        for seats in ((), (0,), (1,)):
            for narrator.verbosity in Verbosity:
                try:
                    text = narrator.tell(thing, seats)
                except TextError as fault:
                    yield f"{game} {thing}, {narrator.verbosity.value}, to {seats}: {fault}"
                    continue
                of = f"{game} {thing}, {narrator.verbosity.value}, to {seats}: {text!r}"
                if not text and kind.__name__ in LEFT_OUT_IN_BRIEF:
                    own = seats == (0,) and getattr(thing, "seat", None) == 0
                    if own or narrator.verbosity is Verbosity.FULL:
                        yield f"{of} is left out"
                    continue
                if not part_of_another and text[-1:] not in SENTENCE_ENDS:
                    yield f"{of} is no sentence"
                if not part_of_another and not text.strip():
                    yield f"{of} is silence"
                if set(text) & (BIDI | set("{}$_\n")):
                    yield f"{of} has signs that nobody says"
                if narrator.verbosity is Verbosity.BRAILLE:
                    yield from (f"{of} {flaw}" for flaw in flaws_of_rows(text, part_of_another))


def flaws_of_rows(text: str, part_of_another: bool) -> Iterator[str]:
    """Check that a braille form splits into rows of 40 cells between clauses."""
    for row in rows_of(text, CELLS):
        if len(row) > CELLS:
            yield f"has a row of {len(row)} cells, {row!r}"
        if row.endswith(":"):
            yield f"ends a row where it announces something, at {row!r}"
    for part in () if part_of_another else parts_of(text):
        if len(part) > CELLS:
            yield f"is cut in a part of a sentence, {part!r}"


def test_the_parts_of_sentences_in_sika_are_known() -> None:
    """Only these may lack a full stop, because they are narrated inside others."""
    sika = next(game for game in GAMES if game.name == "sika")
    assert {kind.__name__ for kind in inner(sika.package)} == {"Score", "Called", "Rolled", "Purse"}


def enum_messages(game: Game | None) -> Iterator[str]:
    packages = SHARED if game is None else (game.package, *SHARED)
    prefix = "" if game is None else f"{game.name}-"
    for kind in classes(packages, (Enum,)):
        for member in typing.cast(Iterable[Enum], kind):
            yield f"{prefix}{kebab(kind.__name__)}-{word(member)}"


def with_references(used: set[str], package: str) -> set[str]:
    for name in [*used]:
        if name in messages(package):
            used |= messages(package)[name].messages
    return used


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_message_of_a_game_is_used(game: Game) -> None:
    """An unused message has a wrong name, or is left over."""
    used = {f"{game.name}-{part}" for part in ("title", "about", "credits", "length", "keys")}
    used |= {f"{game.name}-{kebab(kind.__name__)}" for kind in told(game.packages)}
    asked, beside = [one for one in used if one.endswith("-due")], ("keys", "button", "marks")
    used |= {f"{one}-{part}" for one in asked for part in beside}
    used |= {f"{game.name}-{kebab(kind.__name__)}" for kind in told(("audiogame.rules",))}
    used |= set(enum_messages(game))
    used |= {f"{game.name}-strength-{strength}-about" for strength in game.bots}
    for kind in option_kinds(game.options):
        option = f"{game.name}-option-{kebab(kind.name)}"
        used |= {option, f"{option}-about"}
        used |= {*(f"{option}-{value}".replace(" ", "-") for value in kind.values)}
    assert sorted(set(messages(game.package)) - with_references(used, game.package)) == []


ANYTHING = "[a-z0-9-]+"
"""Stands in a pattern for a part known only at run time."""


@cache
def spoken() -> tuple[set[str], set[str]]:
    """Collect from the source every text, and the arguments of `tell`, `say` and `confirm`.

    Returns:
        Patterns of all texts, and of those that have to be message ids.
    """
    texts, said = set(), set()
    for file in FILES:
        texts |= {pattern(node) for node in nodes(file, python.Constant)}
        texts |= {pattern(node) for node in nodes(file, python.JoinedStr)}
        for call in nodes(file, python.Call):
            match call.func:
                case python.Attribute(attr="tell" | "say" | "confirm"):
                    said |= {pattern(first) for first in call.args[:1]}
    return texts - {""}, said - {""}


def pattern(node: python.AST) -> str:
    """Convert a text to a regular expression; empty if the node is no text."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, python.JoinedStr):
        known = [part for part in node.values if isinstance(part, python.Constant)]
        return "".join(
            pattern(part) if isinstance(part, python.Constant) else ANYTHING for part in node.values
        ) * bool(known)
    return ""


def matched(patterns: set[str], names: Iterable[str]) -> set[str]:
    """Return the names that match a text of the source."""
    shaped = re.compile("|".join(sorted(one for one in patterns if ANYTHING in one)))
    return {name for name in names if re.escape(name) in patterns or shaped.fullmatch(name)}


def test_every_common_message_is_used() -> None:
    """By the program's source, or as the name of an event or a value."""
    used = matched(spoken()[0], messages(PROGRAM))
    used |= {kebab(kind.__name__) for kind in told(SHARED)}
    used |= set(enum_messages(None)) | {"card"}
    none_of(sorted(set(messages(PROGRAM)) - with_references(used, PROGRAM)))


def test_every_message_about_records_is_used() -> None:
    """By the archive."""
    assert set(messages(ARCHIVE)) - matched(spoken()[0], messages(ARCHIVE)) == set()


def test_every_message_about_opponents_is_used() -> None:
    """By the menus or the characters."""
    assert set(messages(OPPONENTS)) - matched(spoken()[0], messages(OPPONENTS)) == set()


def test_everything_the_program_says_is_a_message() -> None:
    """A mistyped id would be spoken as an error."""
    known = {*messages(PROGRAM), *messages(ARCHIVE)}
    known |= {*messages(OPPONENTS)}
    known |= {name for game in GAMES for name in messages(game.package)}
    assert spoken()[1]
    none_of(said for said in sorted(spoken()[1]) if not matched({said}, known))
