"""Chances of a skirmish as exact fractions, with the arithmetic and order that a search needs."""

from __future__ import annotations

from fractions import Fraction
from typing import Self

from audiogame.rules.value import Value


class Outcomes(Value):
    """The chances to win a skirmish, and that no seat does; the rest is lost.

    They compare by `worth`, so that `max` of equals is the first.
    """

    win: Fraction
    tie: Fraction

    @property
    def worth(self) -> Fraction:
        """The number that both seats play for: a tie is one half."""
        return self.win + self.tie / 2

    @property
    def parts(self) -> tuple[Fraction, Fraction, Fraction]:
        """The chances to win, to tie and to lose."""
        return self.win, self.tie, 1 - self.win - self.tie

    def __add__(self, other: Self) -> Self:
        return type(self)(self.win + other.win, self.tie + other.tie)

    def __mul__(self, times: int) -> Self:
        return type(self)(self.win * times, self.tie * times)

    def __truediv__(self, number: int) -> Self:
        return type(self)(self.win / number, self.tie / number)

    def __lt__(self, other: Self) -> bool:
        return self.worth < other.worth

    def __gt__(self, other: Self) -> bool:
        return self.worth > other.worth


WON, UNRESOLVED, LOST = (
    Outcomes(Fraction(win), Fraction(tie)) for win, tie in ((1, 0), (0, 1), (0, 0))
)
