"""Rule books, lessons, glossaries, credits and lists of words compared with those in English."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from audiogame.console.sound_words import read_words, read_words_of
from audiogame.keys.reserved_keys import whats_wrong
from audiogame.narration.conditions import split_prefix
from audiogame.narration.credits import SENTENCES, UNSAID, read_credits
from audiogame.narration.glossary import read_glossary
from audiogame.narration.lesson import PROGRAM
from audiogame.narration.lesson_file import read_lesson
from audiogame.narration.rulebook_file import read_rule_book
from audiogame.narration.texts import SENTENCE_ENDS
from audiogame.rules.fault import Faults
from audiogame.rules.notation import nearest
from audiogame.sound_server.paths import MANIFEST
from audiogame.testing.books import reasons_by_line
from audiogame.testing.contract import CHOOSE
from audiogame.testing.flaw import flaw, line_of
from audiogame.testing.translation import Terms, TextFile, TextFlaw, slips_in, wrong_signs

SAID = ("title: ", "players: ", "- ", "~ ")
"""Beginnings of the lines of a lesson that are translated."""
_FACT = re.compile(r"\{([a-z0-9-]+)")
_ANCHORS = re.compile(r"\{(#[^}]*)\}")


def book_flaws(text: TextFile, path: Path, language: str, terms: Terms) -> Iterator[TextFlaw]:
    """Yield the flaws of a text that is no message.

    Args:
        text: the English file.
        path: of the translation.
        language: its code.
        terms: of the language.
    """
    ours, theirs = (one.read_text(encoding="utf-8") for one in (text.path, path))
    yield from _read(text, path, language, theirs)
    match text.kind:
        case "lesson":
            yield from _lesson(ours, theirs, path)
        case "credits":
            yield from _credits(ours, theirs, path)
        case "sounds":
            yield from _sounds(ours, theirs, path, terms)
            return
        case _ if path.suffix == ".md":
            yield from _paragraphs(ours, theirs, path)
        case _:
            yield from _words(ours, theirs, path)
            return
    known = set(map(str.strip, ours.splitlines()))
    for number, line in enumerate(theirs.splitlines(), start=1):
        sentence = line.strip()
        told = split_prefix(sentence)[1]
        found = *terms.wrong_words(line), *slips_in(told, told), *wrong_signs(told, told, language)
        yield from (TextFlaw(path, number, why) for why in found)
        if sentence in known and _translated(sentence) and terms.unlike(sentence):
            yield TextFlaw(path, number, flaw("sentence-equal", text=sentence))


def key_flaws(path: Path, usual: Path) -> Iterator[TextFlaw]:
    """Yield the keys of a language that go to no choice of the game, or that are none.

    Args:
        path: of the language's file of keys.
        usual: of that of the game.
    """
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        yield TextFlaw(path, 1, flaw("no-toml", error=str(fault)))
        return
    chosen = tomllib.loads(usual.read_text(encoding="utf-8"))[CHOOSE]
    for name in table.keys() - {CHOOSE}:
        why = flaw("no-such-table", name=name, table=CHOOSE)
        yield TextFlaw(path, line_of(path, f"[{name}]"), why)
    for key, words in table.get(CHOOSE, {}).items():
        line = line_of(path, f"{key} = ")
        if (wrong := whats_wrong(key, "")) is not None:
            yield TextFlaw(path, line, wrong)
        if words not in chosen.values():
            near = nearest(str(words), [*chosen.values()])
            yield TextFlaw(path, line, flaw("key-without-value", key=key, wanted=words, near=near))


def sentences(path: Path) -> int:
    """Count the sentences, words, credits or sounds of a text that is no message."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.name == MANIFEST or path.name.startswith("sounds."):
        return sum(line.startswith("description = ") for line in lines)
    if path.suffix == ".toml":
        return sum(" = " in line for line in lines)
    if path.suffix == ".txt" and not any(line.startswith(SAID) for line in lines):
        return len(list(filter(None, lines)))
    return sum(_translated(line.strip()) for line in lines)


def _translated(line: str) -> bool:
    """Return whether a line has a sentence."""
    return line[-1:] in tuple(SENTENCE_ENDS) and bool(re.search(r"[^\W\d_]{2}", line))


def _read(text: TextFile, path: Path, language: str, content: str) -> Iterator[TextFlaw]:
    """Yield what the program itself finds wrong in a file."""
    game = text.game
    facts = game.guide.facts if game is not None else {}
    try:
        match text.kind:
            case "rules" if game is not None:
                read_rule_book(content, game, language, path.name)
            case "lesson":
                read_lesson(content, game.name if game else PROGRAM, language, path.name, game)
            case "glossary":
                read_glossary(content, language, facts, path.name)
            case "credits":
                read_credits(content, game.name if game else "", path.name)
    except Faults as fault:
        yield from (TextFlaw(path, *found) for found in reasons_by_line(fault.reasons))


def _paragraphs(ours: str, theirs: str, path: Path) -> Iterator[TextFlaw]:
    """Yield where the chapters and paragraphs of a book differ from the English ones."""
    english = [marks for _, marks in _marks(ours)]
    for place, (line, (anchors, conditions, facts)) in enumerate(_marks(theirs)):
        if place >= len(english) or english[place][0] != anchors:
            wanted = " ".join(english[place][0]) if place < len(english) else ""
            yield TextFlaw(path, line, flaw("paragraph-unlike", wanted=wanted or "none"))
            return
        if english[place][1] != conditions:
            listed = tuple(f"[{one}]" for one in sorted(english[place][1].elements()))
            yield TextFlaw(path, line, flaw("conditions-unlike", wanted=listed or ("none",)))
        if english[place][2] != facts:
            unlike = tuple(f"{{{one}}}" for one in sorted(english[place][2] ^ facts))
            yield TextFlaw(path, line, flaw("facts-unlike", names=unlike))
    missing = english[sum(1 for _ in _marks(theirs)) :]
    if missing:
        end = len(theirs.splitlines())
        wanted = " ".join(missing[0][0])
        yield TextFlaw(path, end, flaw("paragraph-unlike", wanted=wanted or "none"))


Marks = tuple[tuple[str, ...], Counter[str], set[str]]


def _marks(text: str) -> Iterator[tuple[int, Marks]]:
    """Yield the line of each paragraph, with its anchors, conditions and facts."""
    anchors: tuple[str, ...] = ()
    conditions, facts, begun = Counter[str](), set[str](), 0
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        if line.startswith("#"):
            yield number, (tuple(_ANCHORS.findall(line)), Counter(), set())
        elif line.startswith("{#"):
            anchors, begun = tuple(_ANCHORS.findall(line)), begun or number
        elif line:
            prefix, sentence = split_prefix(line)
            conditions.update([prefix] if prefix else [])
            facts.update(_FACT.findall(sentence))
            begun = begun or number
        elif begun:
            yield begun, (anchors, conditions, facts)
            anchors, conditions, facts, begun = (), Counter(), set(), 0


def _lesson(ours: str, theirs: str, path: Path) -> Iterator[TextFlaw]:
    """Yield the first step of a lesson that is unlike the English one, and unlike facts."""
    english = [line for _, line in _steps(ours)]
    for place, (number, line) in enumerate(_steps(theirs)):
        if place >= len(english) or english[place] != line:
            wanted = english[place] if place < len(english) else "none"
            yield TextFlaw(
                path, number, flaw("step-unlike", text=line.strip(), wanted=wanted.strip())
            )
            return
    count = sum(1 for _ in _steps(theirs))
    end = len(theirs.splitlines())
    if count < len(english):
        yield TextFlaw(path, end, flaw("step-missing", wanted=english[count].strip()))
    unlike = set(_FACT.findall(ours)) ^ set(_FACT.findall(theirs))
    if unlike:
        names = tuple(f"{{{one}}}" for one in sorted(unlike))
        yield TextFlaw(path, end, flaw("facts-unlike", names=names))


def _steps(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a lesson that are the same in every language, with their numbers."""
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.lstrip().startswith(SAID):
            yield number, line


def _credits(ours: str, theirs: str, path: Path) -> Iterator[TextFlaw]:
    """Yield the credits that are unlike the English ones."""
    english = tomllib.loads(ours)
    try:
        table = tomllib.loads(theirs)
    except tomllib.TOMLDecodeError:
        return  # reading it has found that already
    for name, value in english.items():
        if name not in table:
            yield TextFlaw(path, 1, flaw("credit-left-out", name=name))
        elif (name == "address" or value in UNSAID) and table[name] != value:
            yield TextFlaw(path, 1, flaw("credit-unlike", name=name, value=str(value)))
        elif isinstance(value, list) and len(table[name]) != len(value):
            yield TextFlaw(path, 1, flaw("credit-count", name=name, count=len(value)))
        elif name in SENTENCES:
            equal = [sentence for sentence in value if sentence in table[name]]
            yield from (TextFlaw(path, 1, flaw("sentence-equal", text=one)) for one in equal)


def _sounds(ours: str, theirs: str, path: Path, terms: Terms) -> Iterator[TextFlaw]:
    """Yield the sounds without words, words without a sound, and words that are English."""
    english = read_words_of(tomllib.loads(ours)["cues"])
    try:
        words = read_words(theirs)
    except ValueError as fault:
        yield TextFlaw(path, 1, flaw("terms-unfit", file=str(path), error=str(fault)))
        return
    for name in english.keys() - words.keys():
        yield TextFlaw(path, 1, flaw("sound-missing", name=name))
    for name, found in words.items():
        line = line_of(path, f'["{name}"]')
        if name not in english:
            near = nearest(name, english.keys() - words.keys())
            yield TextFlaw(path, line, flaw("sound-unknown", name=name, near=near))
            continue
        pairs = (english[name].text, found.text), (english[name].description, found.description)
        for one, other in pairs:
            if one == other and terms.unlike(other):
                yield TextFlaw(path, line, flaw("sentence-equal", text=other))
            yield from (TextFlaw(path, line, why) for why in terms.wrong_words(other))
        if found.description[-1:] not in tuple(SENTENCE_ENDS):
            yield TextFlaw(path, line, flaw("translation-without-stop", message=name))


def _words(ours: str, theirs: str, path: Path) -> Iterator[TextFlaw]:
    """Yield what is wrong with a list of words: how many, and words that occur twice."""
    english, words = ours.split(), theirs.split()
    if len(english) != len(words):
        why = flaw("word-count", count=len(words), wanted=len(english))
        yield TextFlaw(path, len(words), why)
    known: set[str] = set()
    for number, word in enumerate(words, start=1):
        if word in known:
            yield TextFlaw(path, number, flaw("word-again", word=word))
        known.add(word)
