"""Values of dice: a set of five, and a hand of two sets in locked pairs."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, IntEnum
from functools import cache
from typing import NamedTuple, Self

from audiogame.rules.value import Value, once

PAIRS = 5
Pair = tuple[int, int]
"""The red and the white die of one pair."""


class Colour(Enum):
    """The colour of a set of dice."""

    RED = "red"
    WHITE = "white"

    @property
    def other(self) -> Colour:
        """The colour of the other set."""
        return Colour.WHITE if self is Colour.RED else Colour.RED


class Category(IntEnum):
    """Category of five dice, from the weakest to the strongest."""

    HIGH_DIE = 1
    PAIR = 2
    TWO_PAIR = 3
    THREE_OF_A_KIND = 4
    STRAIGHT = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    FIVE_OF_A_KIND = 8


_CATEGORIES = {
    (2, 1, 1, 1): Category.PAIR,
    (2, 2, 1): Category.TWO_PAIR,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (4, 1): Category.FOUR_OF_A_KIND,
    (5,): Category.FIVE_OF_A_KIND,
}
"""Categories by the counts of the faces, the most frequent first."""


class SetValue(NamedTuple):
    """Value of a set; values compare as sets do.

    Args:
        category: its category.
        faces: each face once, by its count, then by size: kickers come last.
    """

    category: Category
    faces: tuple[int, ...]

    @property
    def kickers(self) -> tuple[int, ...]:
        """The faces that the category does not name."""
        match self.category:
            case Category.STRAIGHT | Category.FULL_HOUSE | Category.FIVE_OF_A_KIND:
                return ()
            case Category.TWO_PAIR:
                return self.faces[2:]
            case _:
                return self.faces[1:]

    @property
    def named(self) -> tuple[Category, tuple[int, ...]]:
        """The category and the faces it names, all but the kickers."""
        return self.category, self.faces[: len(self.faces) - len(self.kickers)]


def set_value(dice: tuple[int, ...]) -> SetValue:
    """Return the value of five dice, in any order."""
    return _sorted_value(tuple(sorted(dice)))


@cache
def _sorted_value(dice: tuple[int, ...]) -> SetValue:
    """Return the shared value of all orders of five dice."""
    faces = tuple(sorted(set(dice), key=lambda face: (-dice.count(face), -face)))
    if len(faces) < PAIRS:
        return SetValue(_CATEGORIES[tuple(map(dice.count, faces))], faces)
    straight = faces[0] - faces[-1] == PAIRS - 1
    return SetValue(Category.STRAIGHT if straight else Category.HIGH_DIE, faces)


HandValue = tuple[SetValue, SetValue]
"""The better set, then the worse one; values compare as hands do."""


@cache
def _pair(*dice: int) -> Pair:
    """Return the interned pair that all hands share: a server holds thousands of them."""
    red, white = dice
    return red, white


def _paired(dice: Sequence[int]) -> tuple[Pair, ...]:
    """Pair dice: red and white of the first pair, of the second, and so on."""
    return tuple(map(_pair, dice[::2], dice[1::2]))


class Hand(Value, dict=True):
    """Five pairs, arranged so that the better set reads clearly: see `arranged`."""

    pairs: tuple[Pair, ...]

    @classmethod
    def arranged(cls, pairs: Sequence[Pair]) -> Self:
        """Return a hand sorted by the better set's dice, the most frequent first, then the greater;
        pairs that are equal there, by the dice of the other set.
        """
        red, white = zip(*pairs, strict=True)
        first = 0 if set_value(red) >= set_value(white) else 1
        dice = (red, white) if first == 0 else (white, red)

        def prominence(pair: Pair) -> tuple[int, int, int, int]:
            one, other = pair[first], pair[1 - first]
            return dice[0].count(one), one, dice[1].count(other), other

        return cls(tuple(sorted(pairs, key=prominence, reverse=True)))

    @classmethod
    def rolled(cls, dice: Sequence[int]) -> Self:
        """Return a hand of ten dice: red and white of the first pair, of the second, and so on."""
        return cls.arranged(_paired(dice))

    def rerolled(self, positions: tuple[int, ...], dice: Sequence[int]) -> Self:
        """Return the hand with the pairs at `positions`, counted from 1, replaced by `dice`."""
        kept = [pair for place, pair in enumerate(self.pairs, 1) if place not in positions]
        return self.arranged((*kept, *_paired(dice)))

    def dice(self, colour: Colour) -> tuple[int, ...]:
        """List the dice of one colour, in the order of the pairs."""
        side = 0 if colour is Colour.RED else 1
        return tuple([pair[side] for pair in self.pairs])

    @once
    def better(self) -> Colour:
        """The colour of the better set; red if both are equal."""
        red, white = set_value(self.dice(Colour.RED)), set_value(self.dice(Colour.WHITE))
        return Colour.RED if red >= white else Colour.WHITE

    @once
    def value(self) -> HandValue:
        """Value of the hand: its better set, then its worse one."""
        red, white = set_value(self.dice(Colour.RED)), set_value(self.dice(Colour.WHITE))
        return (red, white) if red >= white else (white, red)


class Edge(Enum):
    """The deciding part between two hands."""

    CLEAR = "clear"
    """The names of the better sets."""
    KICKERS = "kickers"
    """Kickers of better sets that have the same name."""
    WORSE_SET = "worse set"
    """The worse sets: the better ones are equal."""
    NONE = "none"
    """Nothing: the hands are tied."""


def compared(hand: Hand, other: Hand) -> Edge:
    """Return the deciding part between two hands."""
    if hand.value == other.value:
        return Edge.NONE
    (better, _), (others_better, _) = hand.value, other.value
    if better == others_better:
        return Edge.WORSE_SET
    return Edge.KICKERS if better.named == others_better.named else Edge.CLEAR
