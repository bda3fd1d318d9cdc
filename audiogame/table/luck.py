"""Reproducible, verifiable luck: SHA-256 in counter mode.

Outcome k of a game is drawn from the blocks SHA-256("SEED:WORDS:k:0"), SHA-256("SEED:WORDS:k:1")
and so on, in UTF-8.  Each block is eight unsigned numbers of 32 bits, the most significant byte
first.  `below(n)` takes the next number x and gives x mod n, unless x is not below the largest
multiple of n that fits in 32 bits: then it takes another, so that every result is equally likely.

Bots, advisers and remarks have random streams of their own, derived from the luck field of the
record's header, which is public, and the number of the decision: so they may be handed out.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from struct import unpack

from audiogame.rules.chance import Chance, Outcome
from audiogame.rules.state import Seat
from audiogame.rules.value import Value, once


class Streams(Value):
    """The random streams of one game.

    Args:
        text: seed of all of them.
    """

    text: str

    def stream(self, seat: Seat, decision: int, use: str = "bot") -> Random:
        """Return the seat's own random stream for its n-th decision.

        Args:
            use: purpose; streams of different purposes are independent.
        """
        return Random(f"{self.text}:{use}:{seat}:{decision}")


def streams_of(told: str) -> Streams:
    """Return the streams of a game.

    Args:
        told: the luck field of the header: `seed 7`, or `sha256 ...` of a secret seed.
    """
    return Streams(told.partition(" ")[2])


_NUMBERS = 1 << 32


class Luck:
    """The luck of one game: the same seed and words give the same outcomes.

    Args:
        seed: any text; for fair luck 64 hexadecimal digits from the operating system.
        words: words that the players mixed in.
        later: words that replace these, each with the number of the first outcome it counts for.
    """

    def __init__(self, seed: str, words: str = "", later: tuple[tuple[int, str], ...] = ()) -> None:
        self.seed = seed
        self.words = words
        self.later = later
        self._starts = [(k, sha256(f"{seed}:{text}:".encode())) for k, text in ((0, words), *later)]

    @once
    def seed_hash(self) -> str:
        """SHA-256 of the seed, public before the first move."""
        return sha256(self.seed.encode()).hexdigest()

    def with_words(self, words: str) -> Luck:
        """Return the luck with words that the players have mixed in before the first move."""
        return Luck(self.seed, words)

    def with_words_from(self, k: int, words: str) -> Luck:
        """Return the luck with other words from outcome k on."""
        return Luck(self.seed, self.words, (*self.later, (k, words)))

    def outcome(self, k: int, chance: Chance) -> Outcome:
        """Draw the k-th outcome of the game, counted from 0."""
        numbers: list[int] = []
        block = 0
        starts = self._starts
        start = starts[0][1]
        if len(starts) > 1:
            start = next(start for first, start in reversed(starts) if first <= k)

        def below(n: int) -> int:
            nonlocal block, numbers
            while True:
                if not numbers:
                    digest = start.copy()
                    digest.update(b"%d:%d" % (k, block))
                    numbers = list(unpack(">8I", digest.digest()))
                    numbers.reverse()
                    block += 1
                number = numbers.pop()
                if number < _NUMBERS - _NUMBERS % n:
                    return number % n

        return chance.sample(below)

    def stream(self, seat: Seat, decision: int, use: str = "bot") -> Random:
        """Return a random stream of a game whose seed is public; it consumes no luck.

        Args:
            use: purpose; streams of different purposes are independent.
        """
        return Streams(self.seed).stream(seat, decision, use)
