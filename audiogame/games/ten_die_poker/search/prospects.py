"""Worth of each choice: the exact chance to beat the leader, and the worth of the lead then.

The lead is worth the pot if no seat answers.  The others answer in turn, the worst hand first, and
the beaten leader among them: each seat that can pay does so from a chance on that is its habit,
with the pairs that are best against the new hand.  Each answer makes the pot half as big again, and
ends the lead with that chance; then the beaten hand may still come back, which is worth `RETURN`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import fsum
from operator import mul

from audiogame.games.ten_die_poker.hands import Hand
from audiogame.games.ten_die_poker.money import CENTS
from audiogame.games.ten_die_poker.pot import price
from audiogame.games.ten_die_poker.rules import CHALLENGES, Challenge, TenDiePoker
from audiogame.games.ten_die_poker.search.chances import (
    SETS_OF_PAIRS,
    VALUES,
    both_below,
    chance_to_beat,
    chance_to_equal,
    ranks,
)
from audiogame.games.ten_die_poker.search.habits import Habits
from audiogame.rules.state import Seat
from audiogame.rules.valuation import ChoiceValue
from audiogame.rules.value import Value

RETURN = 0.1
"""Mean winnings that a beaten hand may still make, as a part of the pot.

Measured by `tests/training`.
"""


class Prospect(ChoiceValue):
    """Worth of a challenge: its value is the mean gain in dollars, its price paid.

    Args:
        chance: the exact chance, 0 to 1, to beat the leader, or to join it where that is enough.
        lead: mean worth of the lead once it is taken, in dollars.
    """

    chance: float
    lead: float

    @property
    def pairs(self) -> tuple[int, ...]:
        """Positions of the pairs that are re-rolled, counted from 1."""
        assert isinstance(self.action, Challenge)
        return self.action.pairs


class Answer(Value):
    """A seat that may answer a lead, with the chance, 0 to 1, that it does so and takes it."""

    seat: Seat
    chance: float


def prospects(view: TenDiePoker, seat: Seat, habits: Habits) -> tuple[Prospect, ...]:
    """Evaluate the 31 challenges of the active seat, the best first."""
    hand, leader = view.hand(seat), view.hand(view.leaders[0]).value
    lowest = ranks(leader)[0]
    worth = worth_of_lead(view, seat, habits, lowest)
    shared = 0.0
    if view.options.equal == "joins":
        shared = worth_of_lead(view, seat, habits, lowest, view.leaders)[0]
        shared /= len(view.leaders) + 1
    found = []
    for challenge in CHALLENGES:
        pairs = challenge.pairs
        red, white = both_below(hand.pairs, pairs)
        under = [*map(mul, red[lowest + 1 :], white[lowest + 1 :])]
        beats = chance_to_beat(leader, hand, pairs)
        # Hands that equal the better set count as the least of the better ones.
        total = (beats - (1 - under[0])) * worth[0]
        last = under[0]
        for ahead, value in zip(under[1:], worth[1:], strict=True):
            total += (ahead - last) * value
            last = ahead
        chance = beats
        if shared:
            equals = chance_to_equal(leader, hand, pairs)
            chance += equals
            total += equals * shared
        lead = total / chance if chance > 0 else 0.0
        found.append(Prospect(challenge, total - view.price, chance, lead))
    return tuple(sorted(found, key=lambda one: (-one.value, -one.chance, len(one.pairs))))


def may_be_answered(view: TenDiePoker, seat: Seat) -> bool:
    """Return whether any other seat could pay to answer a challenge."""
    answer = price(view.pot + view.price)
    return any(view.can_pay(other, answer) for other in view.playing if other != seat)


def likeliest_answer(
    view: TenDiePoker, seat: Seat, habits: Habits, pairs: tuple[int, ...]
) -> Answer | None:
    """Return the seat likeliest to take the lead from a challenger that took it with these pairs.

    Every answer is evaluated by itself, at its price as the first one.
    """
    lowest = ranks(view.hand(view.leaders[0]).value)[0]
    pot = view.pot + view.price
    red, white = both_below(view.hand(seat).pairs, pairs)
    under = [*map(mul, red[lowest + 1 :], white[lowest + 1 :])]
    weights = [after - before for before, after in pairwise(under)]
    total = fsum(weights)
    if not total:
        return None
    found = []
    for other in view.playing:
        if other == seat or not view.can_pay(other, price(pot)):
            continue
        habit = habits.of(other)
        limit, skill = habit.limit, habit.skill
        chances = answers(view.hand(other), lowest + 1)
        taken = [chance * skill if chance >= limit else 0.0 for chance in chances]
        found.append(Answer(other, fsum(map(mul, taken, weights)) / total))
    best = max(found, key=lambda one: one.chance, default=None)
    return best if best and best.chance else None


def worth_of_lead(
    view: TenDiePoker,
    seat: Seat,
    habits: Habits,
    lowest: int,
    leaders: tuple[Seat, ...] = (),
) -> list[float]:
    """Return the worth of the lead to the active seat, in dollars, by its better set's rank.

    Args:
        view: the state before the challenge.
        seat: the seat that challenges.
        habits: habits of the others.
        lowest: the lowest rank returned.
        leaders: seats that share the lead, and so do not answer.
    """
    number = len(VALUES) - lowest
    to_pay, purse = view.price, (view.money[seat] or 0) // CENTS
    pots, holds, returns = [view.pot + to_pay] * number, [1.0] * number, [0.0] * number
    others = [other for other in view.playing if other != seat and other not in leaders]
    for other in sorted(others, key=lambda one: view.hand(one).value):
        habit = habits.of(other)
        limit, skill = habit.limit, habit.skill
        for place, chance in enumerate(answers(view.hand(other), lowest)):
            pot = pots[place]
            answer = price(pot)
            if chance < limit or not view.can_pay(other, answer):
                continue
            pots[place] = pot = pot + answer
            beaten = holds[place] * chance * skill
            holds[place] -= beaten
            if view.options.credit == "on" or purse >= to_pay + price(pot):
                returns[place] += beaten * pot * RETURN
    return [hold * pot + more for hold, pot, more in zip(holds, pots, returns, strict=True)]


def answers(hand: Hand, lowest: int) -> list[float]:
    """Return the best chance to beat a better set of each rank from `lowest` on.

    An equal better set is beaten by the worse one half of the time.
    """
    rows: list[Sequence[float]] = []
    for pairs in SETS_OF_PAIRS:
        red, white = both_below(hand.pairs, pairs)
        rows.append([*map(mul, red[lowest:], white[lowest:])])
    best = [*map(min, *rows)]
    return [1 - (under + over) / 2 for under, over in pairwise(best)]
