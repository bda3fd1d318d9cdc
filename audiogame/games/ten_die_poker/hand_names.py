"""Parts of sentences: names of sets, hands and pairs."""

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
    """A hand in words: its better set, by which it is known, and the other."""

    better: SetName
    worse: SetName


class Glance(Value):
    """Short form of a set among others: its category, its first face and its highest die."""

    category: Category
    first: Faces
    high: int


SINGLE = frozenset({Category.PAIR, Category.STRAIGHT, Category.FULL_HOUSE})
"""Categories that are one thing, not several dice that match."""


class Shown(Value):
    """A set in the middle of a sentence, where a single thing takes an article: "a straight"."""

    name: SetName
    single: bool


class NumberedPair(Value):
    """A dice pair with its position, counted from 1, and its faces."""

    number: int
    red: int
    white: int


class Kept(Value):
    """The dice that one colour keeps of its set while dice pairs are picked up.

    Args:
        whole: the set's name if everything it names stays.
        left: the dice that stay, those that match first, then from the highest down.
    """

    whole: Shown | None
    left: tuple[int, ...]


def name_set(value: SetValue, exact: bool = False) -> SetName:
    """Return the name of a set; `exact` with its kickers."""
    category, faces = value
    second = Faces(faces[1]) if category in (Category.TWO_PAIR, Category.FULL_HOUSE) else None
    kickers = value.kickers if exact else ()
    return SetName(category, Faces(faces[0]), second, max(faces), kickers)


def name_hand(hand: Hand, exact: bool = False) -> HandName:
    """Return the name of a hand; `exact` with its kickers."""
    better, worse = hand.value
    return HandName(name_set(better, exact), name_set(worse, exact))


def shown(value: SetValue) -> Shown:
    """Return the name of a set for the middle of a sentence."""
    return Shown(name_set(value), value.category in SINGLE)


def glance(dice: tuple[int, ...]) -> Glance:
    """Return the short form of five dice among others."""
    category, faces = set_value(dice)
    return Glance(category, Faces(faces[0]), max(faces))


def numbered(hand: Hand) -> tuple[NumberedPair, ...]:
    """Return the dice pairs of a hand with their positions."""
    return tuple(NumberedPair(number, *pair) for number, pair in enumerate(hand.pairs, 1))


def kept(hand: Hand, colour: Colour, picked: tuple[int, ...]) -> Kept:
    """Return the dice that a colour keeps when the pairs at positions `picked` are picked up."""
    dice = hand.dice(colour)
    left = tuple(die for place, die in enumerate(dice, 1) if place not in picked)
    value = set_value(dice)
    in_order = tuple(sorted(left, key=lambda die: (-left.count(die), -die)))
    category, faces = value.named
    stays = all(left.count(face) == dice.count(face) for face in faces)
    if category is Category.HIGH_DIE or not stays:
        return Kept(None, in_order)
    return Kept(shown(value), in_order)
