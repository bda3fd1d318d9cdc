"""Questions that luck answers, and how an answer is drawn, validated and parsed.

Rules hold no random generator: a state asks (`Roll`, `Draw`), the table answers, and the record
keeps the answer.  An outcome is a plain tuple, read one die or card at a time.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from audiogame.rules.fault import Reason
from audiogame.rules.notation import UnreadableWords, nearest, word
from audiogame.rules.seat import Seat
from audiogame.rules.value import AbstractValue

Outcome = tuple[Any, ...]
Below = Callable[[int], int]
"""A source of luck: `below(n)` is a whole number from 0 to n - 1, each equally likely."""


class Chance(AbstractValue):
    """A question that luck answers."""

    @property
    def only(self) -> tuple[Seat, ...] | None:
        """The seats that alone see the outcome; None where everybody sees it."""
        return None

    @abstractmethod
    def allows(self, outcome: object) -> bool:
        """Return whether `outcome` answers this question."""

    @abstractmethod
    def sample(self, below: Below) -> Outcome:
        """Draw an outcome, taking numbers from `below` in a fixed order."""

    @abstractmethod
    def read(self, words: Sequence[str]) -> Outcome:
        """Parse an outcome from its words, one word a die or card.

        Raises:
            UnreadableWords: a word names no possible outcome, or the number of words is wrong.
        """


def _read_word(text: str, possible: Sequence[Any]) -> Any:
    for value in possible:
        if word(value) == text:
            return value
    raise UnreadableWords(text, nearest(text, {word(value) for value in possible}))


@lru_cache(maxsize=256)
def _faces_by_word(faces: tuple[Any, ...]) -> dict[str, Any]:
    """Return the faces of a die by their words; cached, as a record repeats the same dice."""
    return {word(face): face for face in reversed(faces)}


def _read_face(text: str, faces: tuple[Any, ...]) -> Any:
    by_word = _faces_by_word(faces)
    return by_word[text] if text in by_word else _read_word(text, faces)


def _check_count(words: Sequence[str], count: int) -> None:
    if len(words) != count:
        why = Reason("words-needed", count=count, given=len(words))
        raise UnreadableWords(" ".join(words), why)


class Roll(Chance):
    """Dice thrown together.

    Args:
        faces: for each die, the faces that are equally likely.
        only: the seats that alone see how they fall, as under a cup; None where everybody does, and
            empty where nobody does.
        hand: number of the hand or round, where the same question may come again in another one.
    """

    faces: tuple[tuple[Any, ...], ...]
    only: tuple[Seat, ...] | None = None
    hand: int = 0

    def allows(self, outcome: object) -> bool:
        if not isinstance(outcome, tuple) or len(outcome) != len(self.faces):
            return False
        for face, faces in zip(outcome, self.faces, strict=True):  # noqa: SIM110  # twice as fast
            if face not in faces:
                return False
        return True

    def sample(self, below: Below) -> Outcome:
        return tuple([faces[below(len(faces))] for faces in self.faces])

    def read(self, words: Sequence[str]) -> Outcome:
        _check_count(words, len(self.faces))
        return tuple(_read_face(text, faces) for text, faces in zip(words, self.faces, strict=True))


class Draw(Chance):
    """Cards drawn from the unseen ones, in order.

    Args:
        unseen: the multiset that they are drawn from.
        count: how many.
        only: the seats that alone see them, as in a dealt hand; None where everybody does, and
            empty where nobody does, as with the hole card of a bank that has no seat.
        hand: number of the hand or round, where the same question may come again in another one.
    """

    unseen: tuple[Any, ...]
    count: int = 1
    only: tuple[Seat, ...] | None = None
    hand: int = 0

    def allows(self, outcome: object) -> bool:
        if not isinstance(outcome, tuple) or len(outcome) != self.count:
            return False
        return Counter(outcome) <= Counter(self.unseen)

    def sample(self, below: Below) -> Outcome:
        left = list(self.unseen)
        return tuple([left.pop(below(len(left))) for _ in range(self.count)])

    def read(self, words: Sequence[str]) -> Outcome:
        _check_count(words, self.count)
        left = list(self.unseen)
        drawn = []
        for text in words:
            card = _read_word(text, left)
            left.remove(card)
            drawn.append(card)
        return tuple(drawn)
