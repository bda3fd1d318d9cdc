"""Checks of the rule book, glossary, lesson and credits of a game, parsed as the program does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from audiogame.keys.commands import COMMANDS
from audiogame.narration.credits import FILE, NEEDED, CreditsError, read_credits
from audiogame.narration.glossary import GlossaryError, Term, read_glossary
from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.narration.lesson import Ask, Decide, Lesson, Say, every_step
from audiogame.narration.lesson_file import LessonError, read_lesson
from audiogame.narration.rulebook import KEY
from audiogame.narration.rulebook_file import RuleBookError, read_rule_book
from audiogame.rules.fault import Faults, Reason
from audiogame.rules.notation import nearest
from audiogame.rules.state import Query
from audiogame.testing.flaw import FileLine, Flaws, flaw, line_of

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
        self._find_credits(self._flaws.text(FILE.format(DEFAULT_LANGUAGE)))
        if self._book.is_file():
            try:
                read_rule_book(
                    self._text(self._book), self._game, DEFAULT_LANGUAGE, self._book.name
                )
            except RuleBookError as fault:
                self._take(self._book, fault)
        else:
            self._flaws.add(FileLine(self._book, 1), flaw("no-rule-book"))
        path = self._flaws.text("glossary.en.md")
        if path.is_file():
            self._find_glossary(path)
        path = self._flaws.text("lesson.en.txt")
        if path.is_file():
            self._find_lesson(path)

    def _text(self, path: Path) -> str:
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def _take(self, path: Path, faults: Faults) -> None:
        for line, what in reasons_by_line(faults.reasons):
            self._flaws.add(FileLine(path, line), what)

    def _find_facts(self) -> None:
        for name, fact in self._game.guide.facts.items():
            place = self._flaws.quoted(name, self._flaws.of_game("guide"))
            right = isinstance(fact, (int, str)) and not isinstance(fact, bool)
            self._flaws.promise(right, place, flaw("fact-unfit", name=name, fact=repr(fact)))

    def _find_credits(self, path: Path) -> None:
        if not path.is_file():
            self._flaws.add(FileLine(path, 1), flaw("no-credits", names=tuple(NEEDED)))
            return
        text = self._text(path)
        try:
            read_credits(text, self._game.name, path.name)
        except CreditsError as fault:
            for reason in fault.reasons:
                why = reason.values["why"]
                assert isinstance(why, Reason), "each fault of credits has its reason"
                name = str(why.values.get("name", "address"))
                self._flaws.add(FileLine(path, line_of(path, f"{name} =")), why)

    def _find_glossary(self, path: Path) -> None:
        text = self._text(path)
        terms: tuple[Term, ...] = ()
        try:
            terms = read_glossary(text, DEFAULT_LANGUAGE, self._game.guide.facts, path.name)
        except GlossaryError as fault:
            self._take(path, fault)
        lines = enumerate(text.splitlines(), start=1)
        found = {one: line for line, text in lines for one in _ANCHOR.findall(text)}
        for anchor, line in found.items():
            if anchor not in self.anchors:
                what = flaw("no-anchor", anchor=anchor, near=nearest(anchor, self.anchors))
                self._flaws.add(FileLine(path, line), what)
        if not terms and not found:
            self._flaws.add(FileLine(path, 1), flaw("no-term"))

    def _find_lesson(self, path: Path) -> None:
        text = self._text(path)
        for number, line in enumerate(text.splitlines(), start=1):
            self._find_commands(FileLine(path, number), line)
        try:
            lesson = read_lesson(text, self._game.name, DEFAULT_LANGUAGE, path.name, self._game)
        except LessonError as fault:
            self._take(path, fault)
            return
        self._find_contents(path, lesson)

    def _find_commands(self, place: FileLine, line: str) -> None:
        asked = line.strip().removeprefix("? ") if line.strip().startswith("? ") else ""
        keys = re.findall(rf"{{{KEY}([a-z0-9-]+)}}", line)
        for name in (*keys, *([asked] if asked else [])):
            if name not in COMMANDS:
                near = nearest(name, COMMANDS, Reason("commands-listed"))
                self._flaws.add(place, flaw("no-command", name=name, near=near))

    def _find_contents(self, path: Path, lesson: Lesson) -> None:
        steps = lesson.steps
        end = FileLine(path, len(self._text(path).splitlines()))
        decisions = sum(isinstance(step, Decide) for step in steps)
        what = flaw("few-decisions", count=decisions, least=DECISIONS)
        self._flaws.promise(decisions >= DECISIONS, end, what)
        asked = {step.command for step in every_step(steps) if isinstance(step, Ask)}
        for query in Query:
            what = flaw("never-asked", query=query.value)
            self._flaws.promise(query.value in asked, end, what)
        mistakes = [one for step in steps if isinstance(step, Decide) for one in step.mistakes]
        self._flaws.promise(mistakes, end, flaw("no-mistake"))
        for mistake in mistakes:
            place = FileLine(path, line_of(path, "! " + " | ".join(mistake.choices)))
            said = any(isinstance(step, Say) for step in mistake.steps)
            self._flaws.promise(said, place, flaw("mistake-untold"))


def reasons_by_line(reasons: tuple[Reason, ...]) -> Iterator[tuple[int, Reason]]:
    """Yield the line and the cause of each reason, without the name of the file."""
    for reason in reasons:
        why, line = reason.values.get("why"), reason.values.get("line")
        match why:
            case (Reason(), *_) if line is None:  # a reason within a move says its line
                yield from reasons_by_line(tuple(one for one in why if isinstance(one, Reason)))
                continue
            case Reason():
                reason = why
        yield (line if isinstance(line, int) else 1), reason
