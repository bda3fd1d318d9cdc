"""A skirmish of four seats, encoded for fast search, and the play of a sensible seat.

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
from audiogame.rules.value import Value, once

Totals = tuple[int, ...]
Sets = tuple[DiceSet, ...]

PASS = -1
MOST_SEATS = 4

WILLING = 0.7
"""Probability that a rival that could overtake with its best die does so."""


def _lead(dice: DiceSet, gap: int) -> float:
    """Return the best chance of one roll to lead from a gap; a tie counts half."""
    return max([chance_to_lead(faces, gap) for _, _, faces in THROWN[dice]], default=0.0)


WIDEST = 60
"""Greatest gap that is searched: more than cards and dice of a skirmish make."""

LEADS = tuple(tuple(_lead(dice, gap) for gap in range(WIDEST)) for dice in SETS)
"""By set of dice and gap: the best chance of one roll to lead."""


class Melee(Value, dict=True):
    """Constants of a skirmish while dice are asked for.

    Args:
        contest: the seats that may win, in seat order.
        stake: points at stake.
        left: skirmishes left in the battle after this one.
        worth: worth of dice in them.
    """

    contest: tuple[Seat, ...]
    stake: float
    left: int
    worth: Worth

    def asked(self, totals: Totals, dice: Sets, passed: int, last: Seat) -> Seat | None:
        """Return the seat that is asked next after `last`; `passed` has a bit a seat (ruling 6)."""
        reached = [totals[seat] for seat in self.contest]
        best = max(reached)
        tied = reached.count(best) > 1
        for seat in self._after[last]:
            if dice[seat] and not passed >> seat & 1 and (tied or totals[seat] != best):
                return seat
        return None

    @once
    def _after(self) -> dict[Seat, tuple[Seat, ...]]:
        """By seat: the seats in contest in the order in which they are asked after it."""
        return {
            last: (
                *[seat for seat in self.contest if seat > last],
                *[seat for seat in self.contest if seat <= last],
            )
            for last in range(-1, MOST_SEATS)
        }

    def habit(self, totals: Totals, dice: Sets, seat: Seat) -> int:
        """Return the choice of a sensible seat: the die that it rolls, counted in `THROWN`."""
        key = (totals, dice, seat)
        found = self._habits.get(key)
        if found is None:
            found = self._habits[key] = self._habit(totals, dice, seat)
        return found

    @once
    def _habits(self) -> dict[tuple[Totals, Sets, Seat], int]:
        """Cache of `habit`: several searches of one decision ask for the same."""
        return {}

    def _habit(self, totals: Totals, dice: Sets, seat: Seat) -> int:
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
        profits = self._profits(mine, gap, others, self.stake * hold)
        profit = max(profits)
        return profits.index(profit) if profit > self.worth[self.left][mine][others] else PASS

    def _profits(self, mine: DiceSet, gap: int, others: int, prize: float) -> list[float]:
        """Return the points of rolling each of some dice and continuing as long as it pays.

        Args:
            mine: the own dice.
            gap: points that the seat is behind, 0 in a tie.
            others: number of dice of the others.
            prize: the points of leading then.
        """
        key = (mine, gap, others, prize)
        found = self._weighed.get(key)
        if found is None:
            found = [
                self._profit(left, gap, faces, others, prize) for _, left, faces in THROWN[mine]
            ]
            self._weighed[key] = found
        return found

    @once
    def _weighed(self) -> dict[tuple[DiceSet, int, int, float], list[float]]:
        """Cache of `_profits`: most of a search asks for the same again."""
        return {}

    def _profit(
        self, left: DiceSet, gap: int, faces: Sequence[int], others: int, prize: float
    ) -> float:
        saved = self.worth[self.left][left][others]
        total = 0.0
        for face in faces:
            short = gap - face
            value = saved
            if short < 0:
                value += prize
            elif short == 0:
                value += prize / 2
            elif REACH[left] >= short:
                value = max(value, *self._profits(left, short, others, prize))
            total += value
        return total / len(faces)
