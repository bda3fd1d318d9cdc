"""The rule book of a game: chapters, paragraphs and sentences, filtered by a table's options."""

from __future__ import annotations

import re
from collections.abc import Mapping

from audiogame.narration.conditions import Condition
from audiogame.narration.word_search import containing
from audiogame.rules.fault import Reason
from audiogame.rules.game import Game
from audiogame.rules.guide import Fact
from audiogame.rules.notation import kebab, nearest
from audiogame.rules.options import Options, option_kinds
from audiogame.rules.value import Value

KEY = "key-"
"""Prefix of the fact that is the key of a command."""
_FACT = r"\{([a-z0-9-]+)(?: ([^{}|]+)\|([^{}|]+))?\}"


class Sentence(Value):
    """A sentence as written, included where all its conditions hold."""

    text: str
    conditions: tuple[Condition, ...] = ()


class Paragraph(Value):
    """Sentences that belong together, and their anchors."""

    anchors: tuple[str, ...]
    sentences: tuple[Sentence, ...]


class Chapter(Value):
    """A title and its paragraphs; the first chapter of a book has the book's title."""

    title: str
    anchor: str
    paragraphs: tuple[Paragraph, ...]


class Passage(Value):
    """A paragraph as it applies to a table.

    Args:
        chapter: the number of its chapter, from 0.
        anchors: link targets; the first paragraph of a chapter has the chapter's too.
        sentences: whole sentences.
    """

    chapter: int
    anchors: tuple[str, ...]
    sentences: tuple[str, ...]

    @property
    def text(self) -> str:
        """Its sentences as one text."""
        return " ".join(self.sentences)


class ToldBook(Value):
    """A rule book as it applies to a table.

    Args:
        titles: of its chapters; the first is the book's.
        passages: all paragraphs, in order.
    """

    titles: tuple[str, ...]
    passages: tuple[Passage, ...]

    def place(self, anchor: str) -> int:
        """Return the index of an anchor's paragraph; 0 if there is none."""
        for place, passage in enumerate(self.passages):
            if anchor in passage.anchors:
                return place
        return 0

    def chapter(self, number: int) -> int:
        """Return the index of a chapter's first paragraph."""
        return next(
            place for place, passage in enumerate(self.passages) if passage.chapter == number
        )

    def find(self, text: str, after: int) -> int | None:
        """Return the next paragraph after `after` that contains all these words, or the first."""
        found = containing(
            text, [f"{self.titles[one.chapter]} {one.text}" for one in self.passages]
        )
        return next((place for place in found if place > after), next(iter(found), None))


class AtTable(Value):
    """The game, and its options, whose rules and words the player may want to read.

    Args:
        seats: number of players, None where that is open.
    """

    game: Game
    options: Options
    seats: int | None


class RuleBook(Value):
    """A rule book as written.

    Args:
        chapters: in order.
        facts: by their names in braces.
        minus: the word for the sign of a number in its language.
    """

    chapters: tuple[Chapter, ...]
    facts: Mapping[str, Fact]
    minus: str

    def told(self, options: Options, seats: int | None = None) -> ToldBook:
        """Return the book for a table; without a number of seats, for any."""
        kinds = option_kinds(type(options))
        facts = {**self.facts, **{kebab(kind.name): getattr(options, kind.name) for kind in kinds}}
        titles: list[str] = []
        passages: list[Passage] = []
        for chapter in self.chapters:
            anchor: tuple[str, ...] = (chapter.anchor,)
            for paragraph in chapter.paragraphs:
                sentences = tuple(
                    filled(sentence.text, facts, self.minus)
                    for sentence in paragraph.sentences
                    if all(part.holds(options, seats) for part in sentence.conditions)
                )
                if sentences:
                    anchors = (*anchor, *paragraph.anchors)
                    passages.append(Passage(len(titles), anchors, sentences))
                    anchor = ()
            if not anchor:
                titles.append(chapter.title)
        return ToldBook(tuple(titles), tuple(passages))


def filled(text: str, facts: Mapping[str, Fact], minus: str) -> str:
    """Fill facts into a text: `{cubes}`, or `{ante dollar|dollars}` for a number with a noun.

    Args:
        text: as written.
        facts: by their names.
        minus: the word for the sign of a number.
    """

    def fact(found: re.Match[str]) -> str:
        value = facts[found[1]]
        said = f"{minus} {-value}" if isinstance(value, int) and value < 0 else str(value)
        return said if found[2] is None else f"{said} {found[2] if value == 1 else found[3]}"

    return re.sub(_FACT, fact, text)


def unknown_facts(
    text: str, known: Mapping[str, object], others: tuple[str, ...] = ()
) -> tuple[Reason, ...]:
    """Return the faults of the braces in a text.

    Args:
        others: prefixes of names that are not facts, but are filled in from elsewhere.
    """
    names = [found[1] for found in re.finditer(_FACT, text)]
    faults = [
        Reason("no-fact", name=name, near=nearest(name, known))
        for name in names
        if name not in known and not name.startswith(others)
    ]
    if set("{}") & set(re.sub(_FACT, "", text)):
        faults.append(Reason("brace-of-no-fact"))
    return tuple(faults)


def without_facts(text: str) -> str:
    """Return a text with a number in place of each fact."""
    return re.sub(_FACT, "1", text)
