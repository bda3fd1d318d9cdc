"""The words of a game explained: Markdown, a `##` line of a word and its forms, then sentences.

    ## trick, tricks {#trick}

    Every seat chooses a card, and all are revealed.

The anchor, if any, leads to more in the rule book.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from audiogame.narration.languages import DEFAULT_LANGUAGE, language_of_file
from audiogame.narration.rulebook import filled, unknown_facts, without_facts
from audiogame.narration.texts import COMMON, SENTENCE_ENDS, minus_in
from audiogame.rules.fault import Faults, Reason
from audiogame.rules.game import Game
from audiogame.rules.game_files import text_file
from audiogame.rules.guide import Fact
from audiogame.rules.value import Value

FILE = "glossary.{}.md"
"""The file of a glossary, with braces for its language."""
_HEAD = re.compile(r"## ([^{}#]+?)(?: \{#([a-z0-9-]+)\})?")


class GlossaryError(Faults):
    """A glossary with faults, all of them listed with file and line."""


class Term(Value):
    """A word, its forms, and its meaning.

    Args:
        forms: the word itself first.
        anchor: of the rule with details; empty without one.
        sentences: its meaning.
    """

    forms: tuple[str, ...]
    anchor: str
    sentences: tuple[str, ...]

    @property
    def name(self) -> str:
        """The word itself."""
        return self.forms[0]

    @property
    def text(self) -> str:
        """Its meaning, as one text."""
        return " ".join(self.sentences)


def glossary(game: Game | None, language: str) -> tuple[Term, ...]:
    """Return the words of a game, then the common ones that it does not explain itself.

    Each of the two is in English where the language has none.

    Raises:
        GlossaryError: with every fault of a file.
    """
    own: tuple[Term, ...] = ()
    if game is not None:
        own = _read(game.package, glossary_language(game, language), game.guide.facts)
    known = {form for term in own for form in term.forms}
    common = _read(COMMON, language_of_file(COMMON, FILE, language), {})
    return (*own, *(term for term in common if not known & set(term.forms)))


def glossary_language(game: Game | None, language: str) -> str:
    """Return the language of a game's words, or of the common ones: the one asked for, or English.

    A game without any words of its own has those of the language.
    """
    package = game.package if game is not None and _has(game.package) else COMMON
    return language_of_file(package, FILE, language)


def _has(package: str) -> bool:
    return text_file(package, FILE.format(DEFAULT_LANGUAGE)).is_file()


def _read(package: str, language: str, facts: Mapping[str, Fact]) -> tuple[Term, ...]:
    path = text_file(package, FILE.format(language))
    if not path.is_file():
        return ()
    return read_glossary(
        path.read_text(encoding="utf-8"), language, facts, f"{package}/{path.name}"
    )


def read_glossary(
    text: str, language: str, facts: Mapping[str, Fact], name: str
) -> tuple[Term, ...]:
    """Read and check a glossary.

    Args:
        text: the Markdown.
        language: of its sentences, as a code.
        facts: values that it may name in braces.
        name: of the file, for the faults.

    Raises:
        GlossaryError: with every fault, each with file and line.
    """
    terms: list[Term] = []
    minus = minus_in(language)
    faults: list[Reason] = []

    def fault(number: int, why: Reason) -> None:
        faults.append(Reason("in-file-line", file=name, line=number, why=why))

    known: set[str] = set()
    lines = text.splitlines()
    if not lines or not lines[0].startswith("# "):
        fault(1, Reason("glossary-without-title"))
    for number, line in enumerate(lines[1:], start=2):
        if line.startswith("#"):
            found = _HEAD.fullmatch(line)
            if found is None:
                fault(number, Reason("no-word", text=line))
                continue
            forms = tuple(form.strip() for form in found[1].split(","))
            for form in forms:
                if form in known:
                    fault(number, Reason("word-twice", word=form))
                known.add(form)
            terms.append(Term(forms, found[2] or "", ()))
        elif line:
            for why in unknown_facts(line, facts):
                fault(number, why)
            if without_facts(line)[-1:] not in tuple(SENTENCE_ENDS) or not terms:
                fault(number, Reason("no-sentence-of-word", text=line))
            elif not faults:
                last = terms.pop()
                terms.append(
                    Term(last.forms, last.anchor, (*last.sentences, filled(line, facts, minus)))
                )
    empty = [] if faults else [term.name for term in terms if not term.sentences]
    faults += [Reason("in-file", file=name, why=Reason("word-empty", word=word)) for word in empty]
    if faults:
        raise GlossaryError(faults)
    return tuple(terms)


def terms_in(text: str, terms: tuple[Term, ...]) -> tuple[Term, ...]:
    """List the words that occur in a text, in their order there.

    Of overlapping words the longer one counts: "natural tie" is not a "tie".
    """
    forms = {form.lower(): term for term in terms for form in term.forms}
    if not forms:
        return ()
    longest_first = sorted(forms, key=len, reverse=True)
    pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")
    found = [forms[match[0]] for match in pattern.finditer(text.lower())]
    return tuple(dict.fromkeys(found))
