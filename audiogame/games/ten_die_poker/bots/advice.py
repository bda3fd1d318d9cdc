"""Advice in 10-Die Poker: the expert's choice, and the worth of the other choices."""

from __future__ import annotations

from math import ceil, floor
from random import Random

from audiogame.games.ten_die_poker.hands import Category
from audiogame.games.ten_die_poker.money import CENTS, Gain, gain
from audiogame.games.ten_die_poker.rules import Challenge, Fold, TenDiePoker
from audiogame.games.ten_die_poker.search.habits import Habits
from audiogame.games.ten_die_poker.search.prospects import (
    Answer,
    Prospect,
    likeliest_answer,
    may_be_answered,
    prospects,
)
from audiogame.rules.advice import only_choice
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.odds import percent
from audiogame.rules.state import Event, Seat
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation
from audiogame.rules.value import replace

MOST_OTHERS = 4
"""Maximum challenges that are told as alternatives."""


ROUGH = 0.1
"""Noise of a challenge that others may answer, as a part of its price."""
RARELY = 0.25
"""Greatest chance to beat the leader that is called rare."""


class Answered(Event):
    """The seat likeliest to take the lead back, and its `chance` in percent."""

    seat: Seat
    chance: int


class ChallengeAdvised(Event):
    """To challenge is best.

    Args:
        pairs: positions of the pairs to roll.
        chance: to beat the leader, in percent; `joins` if equalling it is enough and counts, too.
        needed: the percentage from which on the challenge pays, with the answers of the others.
        near: whether its chance is just enough, at the precision told.
        gain: what it wins on average.
        answer: the likeliest answer; None if no seat is likely to answer.
    """

    seat: Seat
    pairs: tuple[int, ...]
    chance: int
    joins: bool
    needed: int
    near: bool
    gain: Gain
    answer: Answered | None


class FoldAdvised(Event):
    """To fold is best; the best challenge is told as in `ChallengeAdvised`: `pairs`, `chance`.

    `needed` is None if even a certain lead would not pay, as others would take it back.
    """

    seat: Seat
    pairs: tuple[int, ...]
    chance: int
    joins: bool
    needed: int | None
    gain: Gain
    answer: Answered | None


class OutOfReach(Event):
    """To fold is best: no roll beats the leader."""

    seat: Seat


class ChallengeWeighed(Event):
    """Worth of another challenge: `pairs`, `chance` and `needed` as in `FoldAdvised`."""

    seat: Seat
    pairs: tuple[int, ...]
    chance: int
    needed: int | None
    gain: Gain


class LosersWeighed(Event):
    """Other challenges, `count` of them, which lose; the best of them has this `gain`."""

    seat: Seat
    count: int
    gain: Gain


class StraightWeighed(Event):
    """The better set is a straight: its worth to the leader or the challenger."""

    seat: Seat


class FoldWeighed(Event):
    """To fold neither wins nor loses anything more."""

    seat: Seat


class Counsel(Adviser[TenDiePoker]):
    """Adviser that recommends the expert's choice, from public information."""

    def __init__(self) -> None:
        self._habits = Habits()

    def hear(self, event: Event) -> None:
        self._habits.hear(event)

    def weigh(self, view: TenDiePoker, seat: Seat, random: Random) -> Valuation:
        """Return what each choice gains on average, in dollars; to fold gains nothing."""
        found = prospects(view, seat, self._habits)
        error = ROUGH * view.price if may_be_answered(view, seat) else 0.0
        return Valuation((ChoiceValue(Fold(), 0.0), *found), Unit.DOLLARS, error)

    def advise(self, view: TenDiePoker, seat: Seat, random: Random) -> Advice:
        if only := only_choice(view, seat):
            return only
        found = prospects(view, seat, self._habits)
        advice = self._weigh(view, seat, found)
        return replace(advice, others=(*_straight(view, seat, found), *advice.others))

    def _weigh(self, view: TenDiePoker, seat: Seat, found: tuple[Prospect, ...]) -> Advice:
        best = found[0]
        if not any(one.chance for one in found):
            return Advice(Fold(), (OutOfReach(seat),), ())
        joins = view.options.equal == "joins"
        answer = _answered(likeliest_answer(view, seat, self._habits, best.pairs))
        chance, worth = percent(best.chance), gain(round(best.value * CENTS))
        needed = _needed(best, view.price)
        if best.value > 0:
            assert needed is not None, "what pays has a chance that is enough"
            near = chance == needed
            told = ChallengeAdvised(seat, best.pairs, chance, joins, needed, near, worth, answer)
            return Advice(Challenge(best.pairs), (told,), _others(view, seat, found[1:]))
        folds = FoldAdvised(seat, best.pairs, chance, joins, needed, worth, answer)
        return Advice(Fold(), (folds,), _losers(seat, found[1:]))


def _straight(view: TenDiePoker, seat: Seat, found: tuple[Prospect, ...]) -> tuple[Event, ...]:
    """Return the authors' warning of a straight, where it is as bad here as they say."""
    held = view.hand(seat).value[0].category is Category.STRAIGHT
    rarely = max([one.chance for one in found]) <= RARELY
    return (StraightWeighed(seat),) if held and rarely else ()


def _weighed(
    view: TenDiePoker, seat: Seat, found: tuple[Prospect, ...]
) -> tuple[ChallengeWeighed, ...]:
    return tuple(
        ChallengeWeighed(
            seat,
            one.pairs,
            percent(one.chance),
            _needed(one, view.price),
            gain(round(one.value * CENTS)),
        )
        for one in found
    )


def _others(view: TenDiePoker, seat: Seat, found: tuple[Prospect, ...]) -> tuple[Event, ...]:
    """Return the challenges that pay, the fold, and those that lose, last and together."""
    pay = tuple([one for one in found if one.value > 0])
    few = _weighed(view, seat, pay[:MOST_OTHERS])
    return (*few, FoldWeighed(seat), *_losers(seat, found[len(pay) :]))


def _losers(seat: Seat, found: tuple[Prospect, ...]) -> tuple[Event, ...]:
    if not found:
        return ()
    return (LosersWeighed(seat, len(found), gain(round(found[0].value * CENTS))),)


def _answered(answer: Answer | None) -> Answered | None:
    return None if answer is None else Answered(answer.seat, percent(answer.chance))


def _needed(one: Prospect, price: int) -> int | None:
    """Return the percentage from which on a challenge pays, on the right side of its own chance."""
    if one.lead <= price:
        return None
    needed = 100 * price / one.lead
    chance = percent(one.chance)
    return min(floor(needed), chance) if one.value > 0 else max(ceil(needed), chance + 1)
