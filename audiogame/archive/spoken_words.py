"""Hashes as spoken words: a list of words that sound different, encoding, and comparison."""

from __future__ import annotations

from functools import cache

from audiogame.rules.fault import Fault
from audiogame.rules.game_files import package_folder
from audiogame.rules.notation import nearest

BITS = 10
"""Bits of each word: the list has 1024 words."""
SPOKEN = 12
"""Number of words of a hash: its first 120 bits."""


class UnknownWords(Fault):
    """Typed text that is no hash, neither in words nor in digits."""


@cache
def word_list() -> tuple[str, ...]:
    """Return the word list, in alphabetical order."""
    text = (package_folder("audiogame.archive") / "spoken_words.en.txt").read_text(encoding="utf-8")
    return tuple(text.split())


def spoken(digits: str) -> tuple[str, ...]:
    """Return the words of a hash.

    Args:
        digits: 64 hexadecimal digits; the first 30 of them count.
    """
    number = int(digits, 16) >> (4 * len(digits) - BITS * SPOKEN)
    places = (BITS * at for at in reversed(range(SPOKEN)))
    return tuple(word_list()[number >> place & (1 << BITS) - 1] for place in places)


def fits(typed: str, digits: str) -> bool:
    """Return whether a typed hash is this hash.

    Args:
        typed: the words, or all digits; capitals, commas and blanks between do not count.
        digits: the hash.

    Raises:
        UnknownWords: it is neither.
    """
    words = typed.lower().replace(",", " ").split()
    joined = "".join(words)
    if len(joined) == len(digits) and not set(joined) - set("0123456789abcdef"):
        return joined == digits
    for word in words:
        if word not in word_list():
            near = nearest(word, word_list())
            raise UnknownWords("commitment-word", word=word[:40], near=near)
    if len(words) != SPOKEN:
        raise UnknownWords("commitment-length", words=SPOKEN, given=len(words))
    return tuple(words) == spoken(digits)
