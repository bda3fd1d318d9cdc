"""How the others at a table tend to play, learned from what everybody hears.

The figures below were measured by `tables/ten_die_poker/habits.py`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass

from audiogame.games.ten_die_poker.events import (
    Challenged,
    Folded,
    Joined,
    SharedLead,
    TookLead,
)
from audiogame.rules.state import Event, Seat

SHARES = (0.06, 0.23, 0.29, 0.39, 0.51, 0.65, 0.69, 0.80)
LIMITS = (0.60, 0.50, 0.45, 0.36, 0.33, 0.30, 0.20, 0.10)
"""Who challenges in such a share of its choices does so from such a chance on."""

USUAL_SHARE = 0.39
"""The share that is supposed of a player of whom nothing is known."""

WEIGHT = 12
"""As many choices must be heard until they count as much as what is supposed."""

HITS, FEWER_HITS = 0.62, 0.30
"""How many challenges take the lead if the best pairs are rolled: fewer if one challenges more."""


@dataclass
class Habit:
    """What was heard of one player."""

    folds: int = 0
    challenges: int = 0
    hits: int = 0

    @property
    def share(self) -> float:
        """The share of challenges in its choices, about."""
        choices = self.folds + self.challenges
        return (self.challenges + WEIGHT * USUAL_SHARE) / (choices + WEIGHT)

    @property
    def limit(self) -> float:
        """The chance to beat the leader from which on it challenges."""
        place = bisect_left(SHARES, self.share)
        if place == 0:
            return LIMITS[0]
        if place == len(SHARES):
            return 0.0
        (low, high), (before, after) = SHARES[place - 1 : place + 1], LIMITS[place - 1 : place + 1]
        return before + (after - before) * (self.share - low) / (high - low)

    @property
    def skill(self) -> float:
        """What part of the best chance its choice of pairs leaves it, about."""
        rate = HITS - FEWER_HITS * self.share
        usual = WEIGHT * rate
        return min((self.hits + usual) / (rate * self.challenges + usual), 1.0)


class Habits:
    """The habits of all players at a table."""

    def __init__(self) -> None:
        self._habits: defaultdict[Seat, Habit] = defaultdict(Habit)

    def hear(self, event: Event) -> None:
        match event:
            case Folded(seat):
                self._habits[seat].folds += 1
            case Challenged(seat):
                self._habits[seat].challenges += 1
            case TookLead(seat) | SharedLead(seat):
                self._habits[seat].hits += 1
            case Joined(seat):
                self._habits[seat] = Habit()

    def of(self, seat: Seat) -> Habit:
        """Return what is known of the player in a seat."""
        return self._habits.get(seat, Habit())
