"""Numbers as spoken words: for hashes, links and recovery phrases, in each language with a list.

`spoken_words.LANGUAGE.txt` has 1024 words that sound different. No word is in two lists, so typed
words tell their language; the program itself keeps the English ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from audiogame.narration.languages import DEFAULT_LANGUAGE, languages
from audiogame.narration.message_values import MessageValue, written
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.game_files import package_folder
from audiogame.rules.notation import nearest

BITS = 10
"""Bits of each word: a list has 1024 words."""
SPOKEN = 12
"""Number of words of a hash: its first 120 bits."""


@cache
def word_list(language: str) -> tuple[str, ...]:
    """Return the words of a language, in alphabetical order; the English ones if it has none.

    Args:
        language: a language code.
    """
    folder = package_folder("audiogame.narration")
    path = folder / f"spoken_words.{language}.txt"
    if not path.is_file():
        path = folder / f"spoken_words.{DEFAULT_LANGUAGE}.txt"
    return tuple(path.read_text(encoding="utf-8").split())


@cache
def _places(language: str) -> dict[str, int]:
    return {word: place for place, word in enumerate(word_list(language))}


def place_of(word: str) -> int | None:
    """Return the place of a word in the list of its language, from 0; None if it is in no list."""
    places = (_places(language).get(word) for language in languages())
    return next((place for place in places if place is not None), None)


def nearest_word(word: str, typed: Iterable[str]) -> Reason:
    """Return what an unknown word was meant to be, in the language of the others, as a clause.

    Args:
        word: in no list.
        typed: all the words.
    """
    known = [one for one in typed if place_of(one) is not None]
    counts = {one: sum(word in _places(one) for word in known) for one in languages()}
    most = max(counts.values())
    meant = {one for language in counts if counts[language] == most for one in word_list(language)}
    return nearest(word, meant)


def in_language(words: str, language: str) -> str:
    """Return a text with its words in a language; what is in no list stays.

    Args:
        words: the text.
        language: a language code.
    """

    def translated(found: re.Match[str]) -> str:
        place = place_of(found[0])
        return found[0] if place is None else word_list(language)[place]

    return re.sub(r"\w+", translated, words)


class SpokenWords(MessageValue):
    """Words of a hash, a link or a phrase, in the language of the message.

    Messages call it `SPOKEN`.
    """

    def __init__(self, value: str | MessageValue) -> None:
        self._words = written(value)

    def format(self, language: str) -> str:
        """Return the words."""
        return in_language(self._words, language)


def spoken(digits: str) -> tuple[str, ...]:
    """Return the English words of a hash.

    Args:
        digits: 64 hexadecimal digits; the first 30 of them count.
    """
    number = int(digits, 16) >> (4 * len(digits) - BITS * SPOKEN)
    places = (BITS * at for at in reversed(range(SPOKEN)))
    return tuple(word_list(DEFAULT_LANGUAGE)[number >> place & (1 << BITS) - 1] for place in places)


def fits(typed: str, digits: str) -> bool:
    """Return whether a typed hash is this hash.

    Args:
        typed: the words of any language, or all digits; capitals, commas and blanks between do not
            count.
        digits: the hash.

    Raises:
        Fault: it is neither.
    """
    words = typed.lower().replace(",", " ").split()
    joined = "".join(words)
    if len(joined) == len(digits) and not set(joined) - set("0123456789abcdef"):
        return joined == digits
    for word in words:
        if place_of(word) is None:
            near = nearest_word(word, words)
            raise Fault("commitment-word", word=word[:40], near=near)
    if len(words) != SPOKEN:
        raise Fault("commitment-length", words=SPOKEN, given=len(words))
    return [place_of(word) for word in words] == [place_of(word) for word in spoken(digits)]
