"""The check of a language: every flaw of its texts, and how complete they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from audiogame.narration.languages import reviewed_by
from audiogame.narration.texts import COMMON
from audiogame.rules.fault import Reason
from audiogame.rules.game_files import package_folder
from audiogame.rules.value import Value
from audiogame.testing.flaw import flaw
from audiogame.testing.message_file import read_messages
from audiogame.testing.translated_books import book_flaws, key_flaws, sentences
from audiogame.testing.translated_messages import compared, forms_asked
from audiogame.testing.translated_placeables import PlaceablesCheck
from audiogame.testing.translation import (
    FileState,
    Terms,
    TextFile,
    TextFlaw,
    UnknownLanguage,
    languages_of,
)

UNTOLD = ("messages", "program", "faults")
"""Kinds of common texts without which nothing is told, or nothing but games."""


class LanguageReport(Value):
    """What is wrong with a language, and how complete it is.

    Args:
        language: its code.
        flaws: all flaws, in the order of the files and their lines.
        states: of all files, the missing ones too.
    """

    language: str
    flaws: tuple[TextFlaw, ...]
    states: tuple[FileState, ...]

    def lines(self) -> Iterator[Reason]:
        """Yield the report, a reason a line: flaws, files, kinds of text, the whole."""
        yield from (one.reason for one in self.flaws)
        yield from (state.reason for state in self.states)
        for kind in dict.fromkeys(state.text.kind for state in self.states):
            done, count = self._counts(kind)
            yield flaw("translation-kind", kind=kind, done=done, count=count)
        done, count = self._counts()
        yield flaw(
            "translation-whole",
            language=self.language,
            done=done,
            count=count,
            flaws=len(self.flaws),
        )
        folder = package_folder(COMMON)
        for one in self.states:
            kind, lacking = one.text.kind, one.count - one.done
            if one.path.parent == folder and kind in UNTOLD and lacking:
                yield flaw("translation-untold", kind=kind, file=str(one.path), count=lacking)

    def _counts(self, kind: str = "") -> tuple[int, int]:
        states = [one for one in self.states if kind in ("", one.text.kind)]
        return sum(one.done for one in states), sum(one.count for one in states)


def check_language(language: str, texts: tuple[TextFile, ...], terms: Terms) -> LanguageReport:
    """Compare every text of a language with the English one.

    Args:
        language: its code.
        texts: the English files.
        terms: of the language.

    Raises:
        UnknownLanguage: it has none of the files.
    """
    if language not in languages_of(texts):
        raise UnknownLanguage(language)
    path = Path(str(package_folder(COMMON))) / f"{language}.ftl"
    common = read_messages(path) if path.is_file() else None
    messages = [one for one in texts if one.messages and one.translated(language).is_file()]
    asked = forms_asked(read_messages(one.translated(language)) for one in messages)
    flaws: list[TextFlaw] = []
    states: list[FileState] = []
    for text in texts:
        path = text.translated(language)
        found: list[TextFlaw] = []
        done, reviewed = 0, ""
        if text.messages:
            english = read_messages(text.path)
            count = len(english.entries)
            if path.is_file():
                own = read_messages(path)
                done = len(english.entries.keys() & own.entries.keys())
                reviewed = reviewed_by(path.read_text(encoding="utf-8"))
                found += compared(english, own, language, terms, asked)
                placeables = PlaceablesCheck(own, common, text.game)
                found += placeables.forms_missing()
                found += placeables.unfit(english, language)
                if not reviewed:
                    found.append(TextFlaw(path, 1, flaw("review-unsaid")))
        else:
            count = sentences(text.path)
            if path.is_file():
                done = min(count, sentences(path))
                found += book_flaws(text, path, language, terms)
        flaws += sorted(dict.fromkeys(found), key=lambda one: one.line)
        keys = text.path.with_name(f"keys.{language}.toml")
        if text.kind == "messages" and text.game is not None and keys.is_file():
            flaws += key_flaws(keys, text.path.with_name("keys.toml"))
        states.append(FileState(text, path, done, count, reviewed))
    return LanguageReport(language, tuple(flaws), tuple(states))
