"""Search of a skirmish of four seats: best choices of one seat, sensible ones of the others.

The search looks at every face of every die that is rolled, up to the end of the skirmish, and then
at the points, the dice left and the skirmishes to come.  The one seat looks for its best choice the
first `PLANNED` times it is asked, and as long as there are nodes left; after that it plays the
sensible choice, too.  A tie that stands goes to each tied seat that has reinforcements equally
often.
"""

from __future__ import annotations

from collections.abc import Callable

from audiogame.games.sichermans_war.search.dice_sets import REACH, THROWN
from audiogame.games.sichermans_war.search.duel import Choice
from audiogame.games.sichermans_war.search.melee import PASS, Melee, Sets, Totals
from audiogame.rules.effort import within
from audiogame.rules.state import Seat

PLANNED = 2
NODES = 5_000
"""Nodes after which no further choice is searched, only habits; at twice as many, an estimate."""

REINFORCEMENT = 8.5
"""Points of an average card."""

Payoff = Callable[[tuple[Seat, ...], float, Sets], float]
"""Worth of one of some seats winning points, with these dice left."""


class Foresight:
    """The search of one skirmish for one seat."""

    def __init__(
        self, melee: Melee, seat: Seat, reserves: tuple[int, ...], value: Payoff, nodes: int = NODES
    ) -> None:
        self._melee = melee
        self._seat = seat
        self._reserves = reserves
        self._value = value
        self._limit = within(nodes)
        self._known: dict[tuple[Totals, Sets, int, Seat, int], float] = {}

    @property
    def nodes(self) -> int:
        """Number of positions searched."""
        return len(self._known)

    def choices(self, totals: Totals, dice: Sets, passed: int) -> tuple[Choice, ...]:
        """Return the worth of the choices of the searching seat, asked now; to pass first.

        Args:
            totals: by seat.
            dice: by seat, its dice left.
            passed: seats that have passed since the last roll, one bit a seat.
        """
        seat = self._seat
        found = [Choice(None, self._after_pass(totals, dice, passed, seat, PLANNED - 1))]
        for number, (die, _, _) in enumerate(THROWN[dice[seat]]):
            found.append(Choice(die, self._after_roll(totals, dice, seat, number, PLANNED - 1)))
        return tuple(found)

    def _after_pass(
        self, totals: Totals, dice: Sets, passed: int, seat: Seat, planned: int
    ) -> float:
        return self._ask(totals, dice, passed | 1 << seat, seat, planned)

    def _after_roll(
        self, totals: Totals, dice: Sets, seat: Seat, number: int, planned: int
    ) -> float:
        _, left, faces = THROWN[dice[seat]][number]
        after = (*dice[:seat], left, *dice[seat + 1 :])
        total = 0.0
        before, rest, own = totals[:seat], totals[seat + 1 :], totals[seat]
        for face in faces:
            total += self._ask((*before, own + face, *rest), after, 0, seat, planned)
        return total / len(faces)

    def _ask(self, totals: Totals, dice: Sets, passed: int, last: Seat, planned: int) -> float:
        key = (totals, dice, passed, last, planned)
        value = self._known.get(key)
        if value is None:
            value = self._known[key] = self._search(totals, dice, passed, last, planned)
        return value

    def _search(self, totals: Totals, dice: Sets, passed: int, last: Seat, planned: int) -> float:
        seat = self._melee.asked(totals, dice, passed, last)
        if seat is None or self.nodes > 2 * self._limit:
            return self._ended(totals, dice)
        if seat != self._seat or not planned or self.nodes > self._limit:
            number = self._melee.habit(totals, dice, seat)
            if number == PASS:
                return self._after_pass(totals, dice, passed, seat, planned)
            return self._after_roll(totals, dice, seat, number, planned)
        best = self._after_pass(totals, dice, passed, seat, planned - 1)
        if (
            REACH[dice[seat]]
            >= max([totals[other] for other in self._melee.contest]) - totals[seat]
        ):
            for number in range(dice[seat].bit_count()):
                best = max(best, self._after_roll(totals, dice, seat, number, planned - 1))
        return best

    def _ended(self, totals: Totals, dice: Sets) -> float:
        contest, stake = self._melee.contest, self._melee.stake
        best = max([totals[seat] for seat in contest])
        tied = tuple([seat for seat in contest if totals[seat] == best])
        if len(tied) == 1:
            return self._value(tied, stake, dice)
        able = tuple([seat for seat in tied if self._reserves[seat]])
        if len(able) > 1:
            stake += REINFORCEMENT * len(able)
        return self._value(able, stake, dice)
