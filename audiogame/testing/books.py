"""Checks of the rule book, glossary, lesson and credits of a game, parsed as the program does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from audiogame.keys.commands import COMMANDS
from audiogame.narration.credits import FILE, NEEDED, CreditsError, read_credits
from audiogame.narration.faults import told
from audiogame.narration.glossary import GlossaryError, Term, read_glossary
from audiogame.narration.lesson import Ask, Decide, Lesson, Say, every_step
from audiogame.narration.lesson_file import LessonError, read_lesson
from audiogame.narration.rulebook import KEY
from audiogame.narration.rulebook_file import RuleBookError, read_rule_book
from audiogame.narration.texts import DEFAULT_LANGUAGE
from audiogame.rules.fault import Faults, Reason
from audiogame.rules.notation import nearest
from audiogame.rules.state import Query
from audiogame.testing.flaw import FileLine, Flaws, line_of

DECISIONS = 12
"""Minimum number of decisions in a lesson."""
_ANCHOR = re.compile(r"#([a-z0-9-]+)")


class Books:
    """The documents of one game.

    Args:
        flaws: collects the flaws.
    """

    def __init__(self, flaws: Flaws) -> None:
        self._flaws = flaws
        self._game = flaws.game
        self._book = flaws.text("rules.en.md")
        self.anchors = frozenset(_ANCHOR.findall(self._text(self._book))) | {"title"}
        """Anchors of the rule book."""

    def find(self) -> None:
        """Add the flaws of the rule book, the glossary, the lesson and the credits."""
        self._find_facts()
        self._find_credits(self._flaws.text(FILE.format(language=DEFAULT_LANGUAGE)))
        if self._book.is_file():
            try:
                read_rule_book(self._text(self._book), self._game, self._book.name)
            except RuleBookError as fault:
                self._take(self._book, fault)
        else:
            end = "Write one, with the anchors author, source and one for each option"
            self._flaws.add(FileLine(self._book, 1), f"The game has no rule book. {end}.")
        path = self._flaws.text("glossary.en.md")
        if path.is_file():
            self._find_glossary(path)
        path = self._flaws.text("lesson.en.txt")
        if path.is_file():
            self._find_lesson(path)

    def _text(self, path: Path) -> str:
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def _take(self, path: Path, faults: Faults) -> None:
        for line, what in _each(faults.reasons):
            self._flaws.add(FileLine(path, line), what)

    def _find_facts(self) -> None:
        for name, fact in self._game.guide.facts.items():
            place = self._flaws.quoted(name, self._flaws.of_game("guide"))
            what = f"The fact {name} is {fact!r}. Write a whole number or a text."
            right = isinstance(fact, (int, str)) and not isinstance(fact, bool)
            self._flaws.promise(right, place, what)

    def _find_credits(self, path: Path) -> None:
        if not path.is_file():
            what = f"The game has no credits. Write this file with the keys {', '.join(NEEDED)}."
            self._flaws.add(FileLine(path, 1), what)
            return
        text = self._text(path)
        try:
            read_credits(text, self._game.name, path.name)
        except CreditsError as fault:
            for reason in fault.reasons:
                why = reason.values["why"]
                assert isinstance(why, Reason), "each fault of credits has its reason"
                name = str(why.values.get("name", "address"))
                self._flaws.add(FileLine(path, line_of(path, f"{name} =")), _sentence(why))

    def _find_glossary(self, path: Path) -> None:
        text = self._text(path)
        terms: tuple[Term, ...] = ()
        try:
            terms = read_glossary(text, self._game.guide.facts, path.name)
        except GlossaryError as fault:
            self._take(path, fault)
        lines = enumerate(text.splitlines(), start=1)
        found = {one: line for line, text in lines for one in _ANCHOR.findall(text)}
        for anchor, line in found.items():
            if anchor not in self.anchors:
                near = told(nearest(anchor, self.anchors))
                what = f"The rule book has no anchor {anchor}: {near}."
                self._flaws.add(FileLine(path, line), what)
        if not terms and not found:
            self._flaws.add(FileLine(path, 1), "The glossary explains no word. Write some.")

    def _find_lesson(self, path: Path) -> None:
        text = self._text(path)
        for number, line in enumerate(text.splitlines(), start=1):
            self._find_commands(FileLine(path, number), line)
        try:
            lesson = read_lesson(text, self._game.name, path.name, self._game)
        except LessonError as fault:
            self._take(path, fault)
            return
        self._find_contents(path, lesson)

    def _find_commands(self, place: FileLine, line: str) -> None:
        asked = line.strip().removeprefix("? ") if line.strip().startswith("? ") else ""
        keys = re.findall(rf"{{{KEY}([a-z0-9-]+)}}", line)
        for name in (*keys, *([asked] if asked else [])):
            if name not in COMMANDS:
                near = told(nearest(name, COMMANDS, Reason("commands-listed")))
                self._flaws.add(place, f"There is no command {name}: {near}.")

    def _find_contents(self, path: Path, lesson: Lesson) -> None:
        steps = lesson.steps
        end = FileLine(path, len(self._text(path).splitlines()))
        decisions = sum(isinstance(step, Decide) for step in steps)
        what = f"The lesson has {decisions} decisions. Write at least {DECISIONS}."
        self._flaws.promise(decisions >= DECISIONS, end, what)
        asked = {step.command for step in every_step(steps) if isinstance(step, Ask)}
        for query in Query:
            what = f"The lesson never asks for {query.value}. Write the line: ? {query.value}"
            self._flaws.promise(query.value in asked, end, f"{what}.")
        mistakes = [one for step in steps if isinstance(step, Decide) for one in step.mistakes]
        what = "The lesson lets no mistake happen. Write one below a decision, after !."
        self._flaws.promise(mistakes, end, what)
        for mistake in mistakes:
            place = FileLine(path, line_of(path, "! " + " | ".join(mistake.choices)))
            said = any(isinstance(step, Say) for step in mistake.steps)
            self._flaws.promise(said, place, "Nobody says what this mistake does. Write a line.")


def _each(reasons: tuple[Reason, ...]) -> Iterator[tuple[int, str]]:
    """Yield the line and the sentence of each reason, without the name of the file."""
    for reason in reasons:
        why, line = reason.values.get("why"), reason.values.get("line")
        match why:
            case (Reason(), *_) if line is None:  # a reason within a move says its line
                yield from _each(tuple(one for one in why if isinstance(one, Reason)))
                continue
            case Reason():
                text = told(why)
            case _:
                text = told(reason)
        yield (line if isinstance(line, int) else 1), _sentence_of(text)


def _sentence(reason: Reason) -> str:
    return _sentence_of(told(reason))


def _sentence_of(text: str) -> str:
    return text[:1].upper() + text[1:].rstrip(".") + "."
