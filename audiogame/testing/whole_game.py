"""What a whole game has beside its contract: books, explanations, keys, advice, languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from audiogame.narration.languages import DEFAULT_LANGUAGE, languages
from audiogame.narration.texts import Texts, is_translated
from audiogame.rules.fault import Reason
from audiogame.rules.game_files import TEXTS, package_folder
from audiogame.rules.guide import Guide
from audiogame.rules.notation import kebab
from audiogame.rules.sounded import no_cues
from audiogame.rules.state import Query
from audiogame.testing.flaw import Flaws, flaw
from audiogame.testing.states import States

MESSAGES = ("", "faults.")
"""Beginnings of the names of files of messages, before their language."""


def lacking(flaws: Flaws, looks: States) -> Iterator[Reason]:
    """Yield what a game lacks that a whole game has, each as a sentence.

    Args:
        flaws: of the game.
        looks: the states of random games, as they were checked.
    """
    game = flaws.game
    lesson, glossary = flaws.text("lesson.en.txt"), flaws.text("glossary.en.md")
    if not lesson.is_file():
        yield flaw("lacks-lesson", file=_shown(lesson))
    if not glossary.is_file():
        yield flaw("lacks-glossary", file=_shown(glossary))
    if game.guide.explain is Guide().explain:
        yield flaw("lacks-explain")
    if game.guide.rule is Guide().rule:
        yield flaw("lacks-rule")
    length = f"{game.name}-length"
    if not Texts(DEFAULT_LANGUAGE, game.packages, whole=False).has(length):
        yield flaw("lacks-length", message=length, file=_shown(flaws.text("en.ftl")))
    if not game.length and game.endless(game.options()):
        yield flaw("lacks-end")
    keys = flaws.text("keys.toml")
    if looks.out_of_reach and not keys.is_file():
        names = tuple(sorted(kebab(kind.__name__) for kind in looks.out_of_reach))
        yield flaw("lacks-keys", names=names, file=_shown(keys))
    if game.skill and game.adviser is None:
        yield flaw("lacks-adviser")
    if not looks.drawn:
        yield flaw("lacks-picture")
    if game.cues is no_cues:
        yield flaw("lacks-cues")
    topics = flaws.text("topics.toml")
    if not topics.is_file():
        yield flaw("lacks-topics", file=_shown(topics))
    for query in Query:
        if query not in looks.answered:
            yield flaw("lacks-answer", query=str(query))
    for language in languages():
        if files := tuple(_untranslated(flaws, language)):
            yield flaw("lacks-language", language=language, files=files)


def _untranslated(flaws: Flaws, language: str) -> Iterator[str]:
    """Yield the files of texts that English has and a language lacks, or has in part."""
    for package in flaws.game.packages:
        folder = Path(str(package_folder(package)))
        for name in MESSAGES:
            if not is_translated(package, name, language):
                yield _shown(folder / TEXTS / f"{name}{language}.ftl")
    for path in sorted(flaws.text("rules.en.md").parent.glob(f"*.{DEFAULT_LANGUAGE}.*")):
        other = path.with_name(path.name.replace(f".{DEFAULT_LANGUAGE}.", f".{language}."))
        if other.suffix != ".ftl" and not other.is_file():
            yield _shown(other)


def _shown(path: Path) -> str:
    """Return the path of a file of texts from the folder of its game."""
    start = -3 if path.parent.name == TEXTS else -2
    return "/".join(path.parts[start:])
