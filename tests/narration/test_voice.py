"""Consistent terms, and spoken English: words that no heard text may have."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from offenders import every_offender

from audiogame.cli.command_parser import SENTENCES
from audiogame.keys.commands import COMMANDS
from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.table.library import find_game
from audiogame.table.record import options_as_typed

ROOT = Path(__file__).parents[2]
HELD = ROOT / "audiogame"
MESSAGES = sorted(HELD.rglob("*en.ftl"))
BOOKS = sorted(HELD.rglob("*.en.md"))
LESSONS = sorted(HELD.rglob("lesson.en.txt"))
DOCUMENTS = (ROOT / "README.md", HELD / "keys" / "README.md")
PROGRAMS = tuple(path for path in sorted((HELD / "cli").glob("*.py")) if path.name != "keys.py")
"""The command line, but for the command that writes a document, `keys/README.md`."""
SENTENCE = r"[A-Za-z']+,? [a-z']+,? [a-z']+"
"""Three words in a row, which no id, format or name of a command has."""
REMARKS = "remark-"
"""Prefix of the messages that characters say in their own style."""

WRONG = {
    r"\bchair \d|\ba chair\b|\b(takes|their|each) chairs?\b": "seat",
    r"\b(awaited|is awaited)\b": "waiting for",
    r"\bby (luck|lot)\b|luck (draws|says|rolls|is asked)\b": "chosen at random",
    r"\b(puts?|sets?) .{0,20}\baside\b(?! and not rolled| with the face)": "keep",
    r"\bsums?\b": "total",
    r"\bowns\b|\bowned\b|\bwho owns\b": "have",
    r"\brolls? ((the|these|all|some|your|other|others|dice|pairs) )*again\b": "reroll",
    r"(?<!dice )\bpairs? \d": "dice pair",
    r"\b(strongest|weakest) card\b": "best, worst",
    r"\b(reversed|usual) order\b": "low wins, high wins",
    r"\b(cards|\$waiting \}) wait\b|\bwait on the table\b": "at stake",
    r"\btakes? up\b": "pick up",
    r"\bkey moments?\b": "turning point",
    r"\bwalk(s|ed)? through\b": "replay, or go through",
    r"\breview\b(?!( it| a game| these)? with the expert)": "replay",
    r"\b(SHA-256|hash(es)?)\b": "fingerprint",
    r"\bgone on with\b|\bgo(es)? on with (a|the|this) (saved )?game\b": "continue",
    r"\bthe usual (one|ones|order|number|names)\b|\bas it came\b|\busually\b": "default",
    r"\brules in force\b": "the rules right now",
    r"\blies? (open|aside|face down|in the (pile|pairs?))\b": "face up, kept, is in",
    r"\bnot possible\b|\bNot now\b|\bno such\b": "what to do instead",
    r"\banew\b": "again",
    r"\bcannot be '|\bcannot be \{": "what is allowed",
    r"(?<!there )\b(is|are) no (whole|text|record|zip|key|seat|number|word)\b": "isn't a",
    r"\bit is there\b|\bis there already\b": "already exists",
    r"(^|\. )Who (folds|knows|cannot|leads|led|pays|loses|wins|holds|was|is out)\b": "whoever",
    r"\b[Ff]or who\b": "for players who",
    r"\bwhere it is missing\b|\bis used else\b": "if it is missing; the default is",
    r"\bmended?\b": "fix, correct",
    r"\bfaults?\b(?!\.log)": "error",
    r"\bvoice program\b": "speech engine",
    r"\btimes 1\b": "normal",
}
"""Forbidden wordings as patterns, each with its replacement."""
STIFF = (
    r"\bcannot\b|\b(do|does|did|could|would|has|have) not\b|\b(It|That) is\b|\bYou (are|will)\b"
    r"|\b[Yy]ou have (blocked|decided|kept|played|won)\b"
)
"""Forms that are contracted in spoken text, but never in a rule book."""
CONTRACTED = r"n't\b|\b(I|you|we|they)'re\b|\b(it|that|there|let|what|who)'s\b"


def wrong(text: str) -> Iterator[str]:
    """Yield the forbidden wordings in a text."""
    for pattern, instead in WRONG.items():
        found = re.search(pattern, text, re.IGNORECASE)
        if found is not None:
            yield f"{found[0]!r} (say: {instead}) in {text!r}"


def spoken(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the id and the words of each message of a file, a placeable as braces and its name."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message | fluent.Term):
            for pattern in (entry.value, *(one.value for one in entry.attributes)):
                if pattern is not None:
                    yield from ((entry.id.name, text) for text in _texts(pattern))


def _texts(pattern: fluent.Pattern) -> Iterator[str]:
    """Yield a pattern in one piece, and each variant within it by itself."""
    words = []
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            words.append(element.value)
        elif isinstance(element.expression, fluent.SelectExpression):
            words.append("{ }")
            for variant in element.expression.variants:
                yield from _texts(variant.value)
        else:
            words.append("{ }")
    yield " ".join("".join(words).split())


def sentences(path: Path) -> Iterator[str]:
    """Yield the lines of a book, a lesson or a document, without anchors, names and code."""
    fenced = False
    for line in path.read_text(encoding="utf-8").splitlines():
        fenced = fenced != line.startswith("```")
        if not fenced and not line.startswith(
            ("    ", "?", "0 ", "1 ", "2 ", "3 ", "* ", "## on 0")
        ):
            yield re.sub(r"\{[^}]*\}|`[^`]*`", "{ }", line).strip()


def literals(path: Path) -> Iterator[str]:
    """Yield the strings of a program that are no docstrings, and none that argparse looks up."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    quiet = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in quiet:
            yield from {node.value} - SENTENCES.keys()


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_messages_speak_as_people_do() -> None:
    with every_offender() as offenders:
        for path in MESSAGES:
            with offenders.at(named(path)):
                told = [*spoken(path)]
                assert told
                assert [one for _, text in told for one in wrong(text)] == []
                stiff = [
                    text
                    for name, text in told
                    if not name.startswith(REMARKS) and re.search(STIFF, text)
                ]
                assert [text for text in stiff if "{ } has not" not in text] == []


def test_lessons_speak_as_people_do() -> None:
    with every_offender() as offenders:
        for path in LESSONS:
            with offenders.at(named(path)):
                told = [*sentences(path)]
                assert told
                assert [one for text in told for one in wrong(text)] == []
                assert [text for text in told if re.search(STIFF, text)] == []


def test_books_are_written_out() -> None:
    """Common terms as everywhere, and no contractions."""
    with every_offender() as offenders:
        for path in BOOKS:
            with offenders.at(named(path)):
                told = [*sentences(path)]
                assert told
                assert [one for text in told for one in wrong(text)] == []
                assert [text for text in told if re.search(CONTRACTED, text)] == []


def test_documents_use_the_same_words() -> None:
    with every_offender() as offenders:
        for path in DOCUMENTS:
            with offenders.at(named(path)):
                told = [*sentences(path)]
                assert told
                assert [one for text in told for one in wrong(text)] == []


def test_the_command_line_has_no_sentence_of_its_own() -> None:
    """Help, reports and refusals are messages, as everything else that is heard."""
    assert len(PROGRAMS) > 15
    with every_offender() as offenders:
        for path in PROGRAMS:
            with offenders.at(named(path)):
                assert [text for text in literals(path) if re.search(SENTENCE, text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "Bo starts, by luck.",
        "Luck rolls your 5 dice now.",
        "Set one or two dice aside.",
        "Somebody here takes chair 2.",
        "What counts is the sum of all dice.",
        "Bo takes 14 and owns 50.",
        "Roll the other dice again.",
        "Press 4 for pair 4.",
        "The strongest card wins.",
        "3 cards wait on the table.",
        "No later key moment.",
        "Its SHA-256 is in the record.",
        "The pace cannot be '20': it is a number.",
        "This file is no zip archive.",
        "All of this as it came.",
        "Who folds is out of the round.",
        "For who reads with the eyes.",
        "Not possible. Nothing: one or two.",
        "Waits times 1.",
        "Your keys have 2 faults.",
    ],
)
def test_what_was_said_before_is_refused(text: str) -> None:
    """Each pattern matches the line for which it was written."""
    assert [*wrong(text)]


def test_formats_of_files_keep_their_words() -> None:
    """Words of records, names of options and commands are parsed from files: they never change."""
    army, war = find_game("army-men"), find_game("scientific-war")
    assert _options(army) == {"first": "random", "campaign": "1"}
    assert {*_options(war)} == {"jokers", "revolution", "jacks", "limit"}
    words = {text for path in (HELD / "games" / "army_men").glob("texts/lesson*") for text in
             path.read_text(encoding="utf-8").splitlines()}  # fmt: skip
    assert "0 set-aside 1 2" in words
    assert {"own", "shown", "standing", "rules", "rotate", "silence", "suspend"} <= {*COMMANDS}


def _options(game: Game) -> dict[str, str]:
    return {name: str(value) for name, value in options_as_typed(game.options())}


def test_a_number_that_wins_from_below_says_so() -> None:
    """Wherever Army Men says a needed number, it is that number or less."""
    told = [
        text
        for name, text in spoken(HELD / "games" / "army_men" / "texts" / "en.ftl")
        if re.search(r"\bneeds?\b", text)
    ]
    assert told
    assert [text for text in told if "or less" not in text] == []
    say = Narrator(Texts("en", packages=("audiogame.games.army_men",)), "army-men").say
    assert say("army-men-winnable", need=3, tie=4, again=False).startswith("3 or less wins")
