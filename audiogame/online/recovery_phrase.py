"""Recovery phrase: the secret of a device as words, to be said, written down and typed."""

from __future__ import annotations

from hashlib import sha256

from audiogame.narration.languages import DEFAULT_LANGUAGE
from audiogame.narration.spoken_words import BITS, nearest_word, place_of, word_list
from audiogame.online.identity import SECRET
from audiogame.rules.fault import Fault

WORDS = 27
"""Number of words."""
CHECK = WORDS * BITS - 8 * SECRET
"""Bits of the hash that follow the secret as a checksum: of 16,384 slips one goes unnoticed."""


class NoPhrase(Fault):
    """The typed text is no recovery phrase."""


def phrase(secret: bytes) -> tuple[str, ...]:
    """Encode a secret as English words.

    Args:
        secret: of a device, 32 bytes.
    """
    number = int.from_bytes(secret) << CHECK | _check(secret)
    places = (BITS * at for at in reversed(range(WORDS)))
    return tuple(word_list(DEFAULT_LANGUAGE)[number >> place & (1 << BITS) - 1] for place in places)


def secret_of(typed: str) -> bytes:
    """Decode a secret from typed words.

    Args:
        typed: the words of any language; capitals, commas, hyphens and blanks between do not count.

    Raises:
        NoPhrase: a word is in no list, there are too few or too many, or the checksum is
            wrong.
    """
    words = typed.lower().replace(",", " ").replace("-", " ").split()
    places = []
    for word in words:
        place = place_of(word)
        if place is None:
            raise NoPhrase("phrase-word", word=word[:40], near=nearest_word(word, words))
        places.append(place)
    if len(words) != WORDS:
        raise NoPhrase("phrase-length", words=WORDS, given=len(words))
    number = 0
    for place in places:
        number = number << BITS | place
    secret = (number >> CHECK).to_bytes(SECRET)
    if number & (1 << CHECK) - 1 != _check(secret):
        raise NoPhrase("phrase-wrong")
    return secret


def _check(secret: bytes) -> int:
    digest = sha256(b"audiogame phrase 1\0" + secret).digest()
    return int.from_bytes(digest) >> (8 * len(digest) - CHECK)
