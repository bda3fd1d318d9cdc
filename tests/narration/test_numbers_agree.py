"""Nouns behind a number: singular with one, plural with none, two or many, in each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from offenders import every_offender

import audiogame

PROGRAM = Path(audiogame.__file__).parent
PLURALS = {
    "en": (
        "arguments bots cards cents chapters choices credits cubes dice dollars draws entries "
        "errors files flaws games hours jokers keys lines minutes moves options piles players "
        "points ranks records reinforcements rounds seats seconds secrets tables texts things "
        "throws times tricks turns words"
    ),
    "es": (
        "archivos bazas bots capítulos cartas centavos comodines cosas créditos cubos dados "
        "decisiones desafíos dólares elecciones entradas fallos horas jugadas líneas mensajes "
        "mesas minutos montones opciones palabras partidas personas puestos puntos refuerzos "
        "registros rondas secretos segundos teclas textos tiradas turnos valores veces voces"
    ),
    "de": (
        "Aufzeichnungen Credits Dateien Einträge Entscheidungen Geheimnisse Karten Klänge Minuten "
        "Möglichkeiten Partien Plätze Plätzen Punkte Regeln Runden Seiten Sekunden Stiche Stichen "
        "Stunden Tasten Texte Tische Werte Wörter Würfe Würfen Zeilen Zustände Züge"
    ),
}
"""Plurals, by language, whose singular is another word."""
NO_NUMBERS = ("kind", "name", "seat", "seats", "possible")
"""Variables that hold no number, or a list of several."""
NEVER_ONE = {
    "assess-costs-briefly": "two of them at least cost something",
    "event-too-large": "a limit",
    "choices-here": "a square with several",
    "cue-late": "a limit",
    "cue-too-long": "a limit",
    "commitment-length": "how many words a recovery phrase or commitment has",
    "company-grace": "15 at least",
    "device-type-now": "how many words a recovery phrase has",
    "entry-files-count": "a limit",
    "folder-too-full": "a limit",
    "game-listed": "players from two on",
    "game-never-over": "a limit",
    "grace-out": "a limit",
    "keys": "the keys of the trial",
    "keys-too-many": "a limit",
    "link-lasts-out": "a limit",
    "link-length": "how many words a link has",
    "list-too-long": "a limit",
    "longer-than": "a limit",
    "never-over": "a limit",
    "no-answer": "the timeout of a server",
    "no-more-seats": "all seats of a game of several",
    "now-full": "a limit",
    "pack-too-large": "a limit",
    "phrase-length": "how many words a recovery phrase has",
    "quiz-begins": "the sounds of the quiz",
    "scientific-war-answer-advised": "a trick has two cards at least",
    "scientific-war-dealt": "a whole suit",
    "scientific-war-forced-war": "a trick has two cards at least",
    "scientific-war-limit-reached": "the values of the option",
    "scientific-war-mixture": "of a hundred times",
    "scientific-war-trick-won": "a trick has two cards at least",
    "scientific-war-war": "a trick has two cards at least",
    "scientific-war-war-cancelled": "a trick has two cards at least",
    "server-few-tables": "the open files of a process",
    "server-files": "the open files of a process",
    "setting-voice-rate": "80 at least",
    "sichermans-war-pass-explained": "a card scores 5 at least",
    "sichermans-war-rules": "a skirmish has two cards, of 5 points at least",
    "sichermans-war-unresolved": "a skirmish has two cards, of 5 points at least",
    "sichermans-war-won": "a card scores 5 at least",
    "start": "the keys of the trial",
    "stat-play-lately": "the last ten games",
    "table-guests-full": "a limit",
    "ten-die-poker-exactly": "of all throws",
    "too-long": "a limit",
    "tunnel-silent": "a limit",
    "view-too-large": "a limit",
    "voice-no-answer": "a limit",
    "voice-slow-start": "some, before it is told",
    "wave-too-long": "a limit",
    "words-for-luck": "a limit",
}
"""Messages with a number that is never one, and why."""


def variable(thing: object) -> str:
    """Return the name of the variable that a placeable or selector shows; empty for none."""
    if isinstance(thing, ast.FunctionReference) and thing.arguments.positional:
        thing = thing.arguments.positional[0]
    return thing.id.name if isinstance(thing, ast.VariableReference) else ""


def unagreed(
    pattern: ast.Pattern, plurals: frozenset[str], counted: frozenset[str] = frozenset()
) -> Iterator[str]:
    """Yield each plural of a pattern that follows a number for which there is no singular.

    Args:
        plurals: the plurals looked for.
        counted: the variables for which a variant is chosen by number around the pattern.
    """
    for one, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(one, ast.Placeable):
            continue
        shown = one.expression
        if isinstance(shown, ast.SelectExpression):
            keys = [variant.key for variant in shown.variants]
            by_number = any(isinstance(key, ast.NumberLiteral) or key.name == "one" for key in keys)
            name = variable(shown.selector)
            for variant in shown.variants:
                yield from unagreed(
                    variant.value, plurals, counted | {name} if by_number else counted
                )
        elif isinstance(following, ast.TextElement) and variable(shown) not in counted:
            word = re.match(r" ([^\W\d]+)", following.value)
            if variable(shown) not in ("", *NO_NUMBERS) and word and word[1] in plurals:
                yield f"{{ ${variable(shown)} }}{word[0]}"


def patterns(language: str) -> Iterator[tuple[str, str, ast.Pattern]]:
    """Yield each pattern of the program's messages in a language, with its file and message."""
    for file in sorted(PROGRAM.rglob("*.ftl")):
        if language in file.name.split("."):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message | ast.Term):
                    for one in (entry, *entry.attributes):
                        if one.value is not None:
                            yield file.name, entry.id.name, one.value


@pytest.mark.parametrize("language", sorted(PLURALS))
def test_a_number_of_one_has_a_singular(language: str) -> None:
    """No message of the program says "1 files", "1 partidas" or "1 Tische"."""
    plurals = frozenset(PLURALS[language].split())

    with every_offender(1000) as offenders:
        for file, message, pattern in patterns(language):
            with offenders.at(file, message):
                assert message in NEVER_ONE or not list(unagreed(pattern, plurals))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{ $count } files", ["{ $count } files"]),
        ("{ $way ->\n    [in] { $count } files in\n   *[out] out\n}", ["{ $count } files"]),
        ("{ $count ->\n    [one] a file\n   *[other] { $count } files\n}", []),
        ("{ $count ->\n    [0] none\n   *[1] { $count } files\n}", []),
        ("{ $count } filed", []),
    ],
)
def test_what_counts_as_a_number_without_a_singular(text: str, told: list[str]) -> None:
    """The number is looked for in all variants, and one that has a variant by number is well."""
    (message,) = FluentParser().parse(f"some = {text}\n").body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert list(unagreed(message.value, frozenset({"files"}))) == told
