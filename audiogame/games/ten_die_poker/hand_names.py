"""Parts of sentences: sets, hands and pairs as they are named."""

from __future__ import annotations

from enum import Enum

from audiogame.games.ten_die_poker.hands import Category, Colour, Hand, SetValue, set_value
from audiogame.rules.value import Value


class Faces(Enum):
    """Several dice of one face."""

    ONES = 1
    TWOS = 2
    THREES = 3
    FOURS = 4
    FIVES = 5
    SIXES = 6


class SetName(Value):
    """A set in words: faces, the highest die, and `kickers`, empty where they do not matter."""

    category: Category
    first: Faces
    second: Faces | None
    high: int
    kickers: tuple[int, ...]


class HandName(Value):
    """A hand in words: its better set, on which colour, and the other."""

    better: SetName
    colour: Colour
    worse: SetName


class NumberedPair(Value):
    """A pair with its position, counted from 1, and its faces."""

    number: int
    red: int
    white: int


class Kept(Value):
    """What one colour keeps of its set while pairs are picked up.

    `whole` is the set's name if everything it names stays, `lost` its category if something of
    that goes; a high die has neither.
    """

    colour: Colour
    whole: SetName | None
    lost: Category | None
    left: tuple[int, ...]


def name_set(value: SetValue, exact: bool = False) -> SetName:
    """Name a set; `exact` with its kickers."""
    category, faces = value
    second = Faces(faces[1]) if category in (Category.TWO_PAIR, Category.FULL_HOUSE) else None
    kickers = value.kickers if exact else ()
    return SetName(category, Faces(faces[0]), second, max(faces), kickers)


def name_hand(hand: Hand, exact: bool = False) -> HandName:
    """Name a hand; `exact` with its kickers."""
    better, worse = hand.value
    return HandName(name_set(better, exact), hand.better, name_set(worse, exact))


def numbered(hand: Hand) -> tuple[NumberedPair, ...]:
    """List the pairs of a hand with their positions."""
    return tuple(NumberedPair(number, *pair) for number, pair in enumerate(hand.pairs, 1))


def kept(hand: Hand, colour: Colour, picked: tuple[int, ...]) -> Kept:
    """Say what a colour keeps when the pairs at the positions `picked` are picked up."""
    dice = hand.dice(colour)
    left = tuple(die for place, die in enumerate(dice, 1) if place not in picked)
    value = set_value(dice)
    left_in_order = tuple(sorted(left, key=lambda die: (-dice.count(die), -die)))
    if value.category is Category.HIGH_DIE:
        return Kept(colour, None, None, left_in_order)
    _category, faces = value.named
    if all(left.count(face) == dice.count(face) for face in faces):
        return Kept(colour, name_set(value), None, left_in_order)
    return Kept(colour, None, value.category, left_in_order)
