"""Advice in 10-Die Poker: the expert's choice, and the worth of the other choices."""

from __future__ import annotations

from math import ceil, floor
from random import Random

from audiogame.games.ten_die_poker.hands import Category
from audiogame.games.ten_die_poker.money import CENTS, Gain, Money, gain, money
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
from audiogame.rules.state import Action, Event, Seat
from audiogame.rules.valuation import ChoiceValue, Unit, Valuation, percent
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
    """To fold is best; a challenge is told as in `ChallengeAdvised`: `pairs`, `chance`.

    Args:
        needed: None if even a certain lead would not pay, as others would take it back.
        loss: what the challenge loses on average.
        chosen: whether it is the one that was chosen, instead of the best one.
    """

    seat: Seat
    pairs: tuple[int, ...]
    chance: int
    joins: bool
    needed: int | None
    loss: Money
    chosen: bool


class ChallengeCompared(Event):
    """To challenge is best, better than the challenge that was chosen.

    Args:
        pairs, chance, joins, gain: as in `ChallengeAdvised`.
        instead, instead_chance, instead_gain: of the one chosen.
    """

    seat: Seat
    pairs: tuple[int, ...]
    chance: int
    joins: bool
    gain: Gain
    instead: tuple[int, ...]
    instead_chance: int
    instead_gain: Gain


class TooClose(Event):
    """To fold and the best challenge are worth the same within the noise.

    `pairs`, `chance`, `joins` and `needed` are those of the challenge, as in `FoldAdvised`.
    """

    seat: Seat
    pairs: tuple[int, ...]
    chance: int
    joins: bool
    needed: int | None


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
        return Valuation((ChoiceValue(Fold(), 0.0), *found), Unit.DOLLARS, _error(view, seat))

    def advise(self, view: TenDiePoker, seat: Seat, random: Random) -> Advice:
        if only := only_choice(view, seat):
            return only
        found = prospects(view, seat, self._habits)
        advice = self._weigh(view, seat, found)
        return replace(advice, others=(*_straight(view, seat, found), *advice.others))

    def compare(self, view: TenDiePoker, seat: Seat, action: Action, random: Random) -> Advice:
        """Return the advice with what was chosen in place of the second best."""
        advice = self.advise(view, seat, random)
        if self.weigh(view, seat, random).cost(action) < Unit.DOLLARS.least:
            return advice
        found = prospects(view, seat, self._habits)
        best = found[0]
        chosen = [one for one in found if one.action == action]
        told: Event
        if best.value <= 0:
            told = _fold(view, seat, chosen[0], chosen=True)
        elif chosen:
            told = _compared(view, seat, best, chosen[0])
        else:
            told = _challenge(view, seat, best, None)
        return replace(advice, best=(told,))

    def _weigh(self, view: TenDiePoker, seat: Seat, found: tuple[Prospect, ...]) -> Advice:
        best = found[0]
        if not any(one.chance for one in found):
            return Advice(Fold(), (OutOfReach(seat),), ())
        pays = best.value > 0
        action = Challenge(best.pairs) if pays else Fold()
        others = _others(view, seat, found[1:]) if pays else _losers(seat, found[1:])
        if abs(best.value) <= max(_error(view, seat), Unit.DOLLARS.least):
            needed, joins = _needed(best, view.price), view.options.equal == "joins"
            close = TooClose(seat, best.pairs, percent(best.chance), joins, needed)
            return Advice(action, (close,), others)
        if pays:
            answer = likeliest_answer(view, seat, self._habits, best.pairs)
            return Advice(action, (_challenge(view, seat, best, answer),), others)
        return Advice(action, (_fold(view, seat, best, chosen=False),), others)


def _error(view: TenDiePoker, seat: Seat) -> float:
    return ROUGH * view.price if may_be_answered(view, seat) else 0.0


def _challenge(
    view: TenDiePoker, seat: Seat, best: Prospect, answer: Answer | None
) -> ChallengeAdvised:
    needed, chance = _needed(best, view.price), percent(best.chance)
    assert needed is not None, "what pays has a chance that is enough"
    joins, near = view.options.equal == "joins", chance == needed
    worth = _gain(best)
    return ChallengeAdvised(seat, best.pairs, chance, joins, needed, near, worth, _answered(answer))


def _compared(view: TenDiePoker, seat: Seat, best: Prospect, chosen: Prospect) -> ChallengeCompared:
    joins = view.options.equal == "joins"
    less = round(best.value * CENTS) - round((best.value - chosen.value) * CENTS)
    instead = (chosen.pairs, percent(chosen.chance), gain(less))  # less by the cost, as it is told
    return ChallengeCompared(seat, best.pairs, percent(best.chance), joins, _gain(best), *instead)


def _fold(view: TenDiePoker, seat: Seat, one: Prospect, chosen: bool) -> FoldAdvised:
    needed, joins = _needed(one, view.price), view.options.equal == "joins"
    loss = money(round(-one.value * CENTS))
    return FoldAdvised(seat, one.pairs, percent(one.chance), joins, needed, loss, chosen)


def _gain(one: Prospect) -> Gain:
    return gain(round(one.value * CENTS))


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
            _gain(one),
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
    return (LosersWeighed(seat, len(found), _gain(found[0])),)


def _answered(answer: Answer | None) -> Answered | None:
    return None if answer is None else Answered(answer.seat, percent(answer.chance))


def _needed(one: Prospect, price: int) -> int | None:
    """Return the percentage from which on a challenge pays, on the right side of its own chance."""
    if one.lead <= price:
        return None
    needed = 100 * price / one.lead
    chance = percent(one.chance)
    return min(floor(needed), chance) if one.value > 0 else max(ceil(needed), chance + 1)
