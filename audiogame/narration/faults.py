"""Narrate faults: the one place where they become sentences.

Their messages are `faults.en.ftl`, beside the common texts and, for a game's own, beside that
game's. They are loaded for the first fault.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from audiogame.narration.cldr import with_point
from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.narration.texts import Figure, Listing, TextError, Texts
from audiogame.narration.titles import game_title, language_name
from audiogame.rules.fault import LARGEST, Detail, Fault, Reason, cut_off, ends_of

FILES = "faults."
"""The prefix of the files of these texts, before their language."""
LONGEST = 2000
"""Characters of a reason within another at most; longer ones are cut."""


@cache
def fault_texts(language: str, package: str = "") -> Texts:
    """Return the messages of faults, including those of a game."""
    return Texts(language, (package,) if package else (), FILES)


def told(wrong: BaseException | Reason, language: str) -> str:
    """Narrate a fault in sentences.

    Args:
        wrong: a fault, or one reason; any other error keeps its own words.
        language: a language code.
    """
    if isinstance(wrong, Reason):
        return _sentence(wrong, language)
    if (ended := cut_off(wrong)) is not None:
        return _sentence(ended.reason, language)
    if isinstance(wrong, Fault):
        return " ".join(each_told(wrong.reasons, language))
    return str(wrong)


def each_told(reasons: Iterable[Reason], language: str) -> tuple[str, ...]:
    """Narrate several faults, each in sentences of its own."""
    return tuple(_sentence(reason, language) for reason in reasons)


def _sentence(reason: Reason, language: str) -> str:
    if language != DEFAULT_LANGUAGE and not _is_translated(reason, language):
        language = DEFAULT_LANGUAGE  # all of the sentence
    texts = fault_texts(language, reason.package)
    values = {
        name.replace("_", "-"): _value(value, language, name)
        for name, value in reason.values.items()
    }
    try:
        return texts.format(reason.message, values)
    except TextError as lacking:
        return without_words(reason, language, lacking)


def _is_translated(reason: Reason, language: str) -> bool:
    """Return whether a language has the words of a reason and of all reasons within it."""
    within = (
        part
        for value in reason.values.values()
        for part in (value if isinstance(value, tuple) else (value,))
        if isinstance(part, Reason)
    )
    texts = fault_texts(language, reason.package)
    return texts.language == language and all(_is_translated(part, language) for part in within)


def without_words(reason: Reason, language: str, lacking: TextError) -> str:
    """Return the sentence for a reason without a message.

    It comes from a foreign game, or from another version of the program over a connection.
    """
    return fault_texts(language).format("without-words", {"message": ends_of(reason.message)})


def _value(value: Detail, language: str, name: str = "") -> Any:
    if isinstance(value, Reason):  # within a sentence, which has its own end
        return _shortened(_sentence(value, language).removesuffix("."))
    if isinstance(value, tuple):
        whole = tuple(one for one in value if isinstance(one, Reason))
        if whole and len(whole) == len(value):
            return _shortened(" ".join(each_told(whole, language)).removesuffix("."))
        return Listing.of([str(_value(one, language)) for one in value])
    if type(value) is int and -LARGEST < value < LARGEST:
        return Figure(value)
    if type(value) is float:
        return with_point(f"{value:.12g}", language)
    text = ends_of(str(value))
    named = {"game": game_title, "language": language_name}.get(name)
    return named(text, language) if named is not None else text


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."
