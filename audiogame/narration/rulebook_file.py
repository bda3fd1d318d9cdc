"""Read and check the file of a rule book, or of the handbook: Markdown of a fixed structure.

    # Sika

    {#author}
    Michael designed this game.

    ## Scoring {#scoring}

    {#points #ruling-2}
    {cubes} cubes of your colour score {three} points.
    [call=turn] You call a new colour before every turn.

A `##` line begins a chapter and names its anchor. Blank lines separate paragraphs; a paragraph may
begin with a line of anchors. Every other line is one sentence, with a condition before it if it
does not always apply (see conditions.py), and with facts in braces: numbers of the rules'
constants, option values, and `{ante dollar|dollars}` for a number with its noun.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from audiogame.narration.conditions import read_conditions, split_prefix
from audiogame.narration.credits import CreditsError, credit_lines, credits_language, credits_of
from audiogame.narration.languages import language_of_file, longest_sentence
from audiogame.narration.rulebook import (
    KEY,
    Chapter,
    Paragraph,
    RuleBook,
    Sentence,
    ToldBook,
    unknown_facts,
    without_facts,
)
from audiogame.narration.texts import COMMON, SENTENCE_ENDS, Figure, Listing, minus_in, shared_texts
from audiogame.rules.fault import Faults, Reason
from audiogame.rules.game import Game
from audiogame.rules.game_files import text_file
from audiogame.rules.guide import Fact
from audiogame.rules.notation import kebab
from audiogame.rules.options import Options, option_kinds
from audiogame.rules.value import replace

FILE = "rules.{}.md"
HANDBOOK = "handbook.{}.md"
"""The files of rule books and of the handbook, with braces for the language."""
PROGRAM = "audiogame"
CREDITS = "credits"
"""The anchor of the paragraph with a game's credits at the beginning of its book."""
NEEDED = ("author", "source")
"""Anchors required in every rule book, besides one for each option."""
_CHAPTER = re.compile(r"## (.+?) \{#([a-z0-9-]+)\}")
_ANCHORS = re.compile(r"\{(#[a-z0-9-]+(?: #[a-z0-9-]+)*)\}")
_TWO = re.compile(r"(?<!\b[A-Z])[.?!] +[A-ZÀ-ÖØ-Þ¿¡{]")
"""Pattern of a second sentence; a letter with a full stop is part of a name."""
_MARKUP = re.compile(r"[*_`<>|\\\t]|^[-+] |  ")


class RuleBookError(Faults):
    """A rule book with faults, all of them listed with file and line."""


def rule_book(game: Game, language: str) -> RuleBook:
    """Read the rule book of a game, in English where the language has none; credits included.

    Raises:
        RuleBookError: it is missing, or with every fault.
    """
    found = language_of_file(game.package, FILE, language)
    path = text_file(game.package, FILE.format(found))
    if not path.is_file():
        raise RuleBookError((Reason("no-rule-book", game=game.name),))
    text = path.read_text(encoding="utf-8")
    return _with_credits(read_rule_book(text, game, found, path.name), game, found)


def handbook(keys: Mapping[str, str], language: str) -> ToldBook:
    """Read the handbook of the program, in English where the language has none.

    Args:
        keys: the spoken key of each command, which the text names `{key-NAME}`.

    Raises:
        RuleBookError: with every fault, each with file and line.
    """
    found = language_of_file(COMMON, HANDBOOK, language)
    path = text_file(COMMON, HANDBOOK.format(found))
    facts = {KEY + name: key for name, key in keys.items()}
    reader = _RulebookReader(None, found, path.name, facts)
    return reader.read(path.read_text("utf-8")).told(Options())


def _with_credits(book: RuleBook, game: Game, language: str) -> RuleBook:
    """Return a book with the game's credits at the end of its first chapter, where it has any."""
    try:
        made = credits_of(game, language)
        language = credits_language(game, language)
    except CreditsError:
        return book  # the rules can be read all the same; About and `check_game` report it
    if made is None:
        return book
    first, *chapters = book.chapters
    _authors, *others = credit_lines(made, language)  # #author has named them already
    sentences = tuple(Sentence(line.text) for line in others)
    told_by = replace(first, paragraphs=(*first.paragraphs, Paragraph((CREDITS,), sentences)))
    return replace(book, chapters=(told_by, *chapters))


def read_rule_book(text: str, game: Game, language: str, name: str = "rules.en.md") -> RuleBook:
    """Parse and check a rule book.

    Args:
        text: the Markdown.
        game: whose options and facts it may name.
        language: of the text, as a code.
        name: of the file, for the faults.

    Raises:
        RuleBookError: with every fault, each with file and line.
    """
    facts = {"players": _seats(game, language), **game.guide.facts}
    return _RulebookReader(game, language, name, facts).read(text)


def _seats(game: Game, language: str) -> str:
    """Return how many can play, in the words that games share: a book is of one language."""
    low, high = game.seats[0], game.seats[-1]
    every = high > low + 1 and game.seats == tuple(range(low, high + 1))
    values = {
        "low": Figure(low),
        "high": Figure(high),
        "values": Listing.of([*map(str, game.seats)]),
    }
    return shared_texts(language).format("seats-from-to" if every else "seats-either", values)


class _RulebookReader:
    """Reads one book.

    Args:
        game: whose rules it tells; None for the handbook, which has no options.
        language: of its sentences, as a code.
        name: of the file, for the faults.
        facts: what its sentences may name in braces.
    """

    def __init__(
        self, game: Game | None, language: str, name: str, facts: Mapping[str, Fact]
    ) -> None:
        self.game = game
        self.language = language
        self.longest = longest_sentence(language)
        self.name = name
        self.faults: list[Reason] = []
        self.facts = facts
        kinds = option_kinds(game.options) if game is not None else ()
        options = [kebab(kind.name) for kind in kinds]
        self.known = {*facts, *options}
        authors = NEEDED if game is not None else ()
        self.needed = [*authors, *(f"option-{option}" for option in options)]
        self.anchors: set[str] = set()
        self.chapters: list[Chapter] = []
        self.paragraphs: list[Paragraph] = []
        self.own_anchors: tuple[str, ...] = ()
        self.sentences: list[Sentence] = []

    def read(self, text: str) -> RuleBook:
        lines = text.splitlines()
        title = lines[0].removeprefix("# ") if lines and lines[0].startswith("# ") else ""
        if not title:
            self._fault(1, Reason("book-without-title"))
        heading = title, "title"
        for number, line in enumerate(lines[1:], start=2):
            if line.startswith("#"):
                self._end_chapter(number, *heading)
                heading = self._heading(number, line)
            elif not line:
                self._end_paragraph(number)
            elif line.startswith("{#"):
                self._anchor_line(number, line)
            else:
                self._sentence(number, line)
        self._end_chapter(len(lines), *heading)
        missing = [anchor for anchor in self.needed if anchor not in self.anchors]
        for anchor in missing:
            self._fault(len(lines), Reason("anchor-missing", anchor=anchor))
        if self.faults:
            raise RuleBookError(tuple(self.faults))
        return RuleBook(tuple(self.chapters), self.facts, minus_in(self.language))

    def _fault(self, number: int, why: Reason) -> None:
        file, game = self.name, self.game.name if self.game is not None else PROGRAM
        self.faults.append(Reason("in-book-line", file=file, game=game, line=number, why=why))

    def _heading(self, number: int, line: str) -> tuple[str, str]:
        found = _CHAPTER.fullmatch(line)
        if found is None:
            self._fault(number, Reason("no-chapter", text=line))
            return line, ""
        self._take_anchor(number, found[2])
        return found[1], found[2]

    def _anchor_line(self, number: int, line: str) -> None:
        found = _ANCHORS.fullmatch(line)
        if found is None or self.sentences or self.own_anchors:
            self._fault(number, Reason("no-anchors", text=line))
            return
        self.own_anchors = tuple(anchor.removeprefix("#") for anchor in found[1].split())
        for anchor in self.own_anchors:
            self._take_anchor(number, anchor)

    def _take_anchor(self, number: int, anchor: str) -> None:
        if anchor in self.anchors:
            self._fault(number, Reason("anchor-twice", anchor=anchor))
        self.anchors.add(anchor)

    def _sentence(self, number: int, line: str) -> None:
        prefix, text = split_prefix(line)
        conditions, faults = (
            read_conditions(prefix, self.game) if prefix and self.game is not None else ((), ())
        )
        for fault in (*faults, *unknown_facts(text, dict.fromkeys(self.known))):
            self._fault(number, fault)
        plain = without_facts(text)
        if plain[-1:] not in tuple(SENTENCE_ENDS) or _TWO.search(text):
            self._fault(number, Reason("not-one-sentence", text=text))
        if len(plain.split()) > self.longest:
            self._fault(number, Reason("longer-than", text=text, longest=self.longest))
        if _MARKUP.search(plain) or line != line.strip():
            self._fault(number, Reason("other-marks", text=text))
        self.sentences.append(Sentence(text, conditions))

    def _end_paragraph(self, number: int) -> None:
        if self.own_anchors and not self.sentences:
            self._fault(number, Reason("anchor-empty", anchor=self.own_anchors[0]))
        if self.sentences:
            self.paragraphs.append(Paragraph(self.own_anchors, tuple(self.sentences)))
        self.sentences, self.own_anchors = [], ()

    def _end_chapter(self, number: int, title: str, anchor: str) -> None:
        self._end_paragraph(number)
        if not self.paragraphs:
            self._fault(number, Reason("chapter-empty", title=title))
        self.chapters.append(Chapter(title, anchor, tuple(self.paragraphs)))
        self.paragraphs = []
