"""A skirmish of four seats, in numbers that are quick to search, and how a sensible seat plays it.

A sensible seat weighs points only: it rolls if the stake, times its chance to lead and to stay
there, is worth more than the dice.  It may plan with several dice, the best die each time.
"""

from __future__ import annotations

from collections.abc import Sequence

from audiogame.games.sichermans_war.search.dice_sets import (
    REACH,
    SETS,
    THROWN,
    DiceSet,
    chance_to_lead,
)
from audiogame.games.sichermans_war.search.worth import Worth
from audiogame.rules.state import Seat
from audiogame.rules.value import Value

Totals = tuple[int, ...]
Sets = tuple[DiceSet, ...]

PASS = -1

WILLING = 0.7
"""How often a rival that could overtake with its best die does so."""


def _lead(dice: DiceSet, gap: int) -> float:
    """Return the best chance of one roll to lead from a gap; a tie counts half."""
    return max([chance_to_lead(faces, gap) for _, _, faces in THROWN[dice]], default=0.0)


WIDEST = 60
"""Gaps up to this one are looked at: more than cards and dice of a skirmish make."""

LEADS = tuple(tuple(_lead(dice, gap) for gap in range(WIDEST)) for dice in SETS)
"""By set of dice and gap: the best chance of one roll to lead."""


class Melee(Value):
    """What does not change while dice are asked for.

    Args:
        contest: the seats that may win, in seat order.
        stake: points at stake.
        left: skirmishes left in the battle after this one.
        worth: what dice are worth in them.
    """

    contest: tuple[Seat, ...]
    stake: float
    left: int
    worth: Worth

    def asked(self, totals: Totals, dice: Sets, passed: int, last: Seat) -> Seat | None:
        """Return who is asked next after `last`; `passed` has a bit a seat (ruling 6)."""
        best = max([totals[seat] for seat in self.contest])
        leaders = [seat for seat in self.contest if totals[seat] == best]
        alone = leaders[0] if len(leaders) == 1 else None
        seats = len(totals)
        for step in range(1, seats + 1):
            seat = (last + step) % seats
            if seat in self.contest and dice[seat] and seat != alone and not passed >> seat & 1:
                return seat
        return None

    def habit(self, totals: Totals, dice: Sets, seat: Seat) -> int:
        """Return what a sensible seat does: which of its dice it rolls, counted in `THROWN`."""
        best = max([totals[other] for other in self.contest])
        gap = best - totals[seat]
        mine = dice[seat]
        if REACH[mine] < gap:
            return PASS
        hold = 1.0
        for other in self.contest:
            if other != seat and dice[other]:
                need = best + 2 - totals[other]
                hold *= 1 - WILLING * LEADS[dice[other]][min(need, WIDEST - 1)]
        others = sum([owned.bit_count() for owned in dice]) - mine.bit_count()
        saved = [row[others] for row in self.worth[self.left]]
        prize = self.stake * hold
        profits = [_profit(left, gap, faces, prize, saved) for _, left, faces in THROWN[mine]]
        profit = max(profits)
        return profits.index(profit) if profit > saved[mine] else PASS


def _profit(
    left: DiceSet, gap: int, faces: Sequence[int], prize: float, saved: Sequence[float]
) -> float:
    """Return the points of rolling a die and going on as long as it pays."""
    total = 0.0
    for face in faces:
        short = gap - face
        value = saved[left]
        if short < 0:
            value += prize
        elif short == 0:
            value += prize / 2
        elif REACH[left] >= short:
            for _, fewer, others in THROWN[left]:
                value = max(value, _profit(fewer, short, others, prize, saved))
        total += value
    return total / len(faces)
