"""Habits of the other players, learned from public events.

A player is assumed to challenge from some chance to beat the leader on.  That chance is inferred
from how often the player challenges, by Bayes' rule.  The figures were measured by
`tests/training`.
"""

from __future__ import annotations

from collections import defaultdict
from math import fsum
from operator import mul

from audiogame.games.ten_die_poker.events import (
    Challenged,
    Folded,
    HandsRolled,
    Joined,
    SharedLead,
    TookLead,
)
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import Value

LIMITS = (0.60, 0.50, 0.45, 0.36, 0.33, 0.30, 0.20, 0.10, 0.0)
"""Kinds of players: the chance from which on each challenges."""

USUAL = (0.02, 0.10, 0.16, 0.42, 0.14, 0.08, 0.04, 0.02, 0.02)
"""Prior share of each kind, as parts of 1."""

SHARES = {
    2: (0.26, 0.50, 0.57, 0.65, 0.71, 0.79, 0.83, 0.90, 1.00),
    3: (0.12, 0.30, 0.41, 0.47, 0.59, 0.68, 0.76, 0.84, 1.00),
    4: (0.05, 0.20, 0.29, 0.39, 0.50, 0.62, 0.70, 0.82, 1.00),
    5: (0.03, 0.15, 0.22, 0.33, 0.44, 0.56, 0.66, 0.79, 1.00),
    6: (0.01, 0.12, 0.17, 0.26, 0.39, 0.52, 0.61, 0.75, 1.00),
    7: (0.01, 0.09, 0.13, 0.22, 0.36, 0.49, 0.58, 0.72, 1.00),
}
"""By number of hands in the round: the share of challenges in the choices of each kind."""

HITS = {
    2: (0.79, 0.67, 0.64, 0.61, 0.58, 0.55, 0.55, 0.51, 0.48),
    3: (0.74, 0.60, 0.57, 0.55, 0.51, 0.49, 0.46, 0.43, 0.38),
    4: (0.75, 0.61, 0.58, 0.54, 0.47, 0.46, 0.43, 0.39, 0.32),
    5: (0.67, 0.57, 0.54, 0.51, 0.45, 0.43, 0.41, 0.36, 0.29),
    6: (0.72, 0.52, 0.50, 0.48, 0.44, 0.42, 0.37, 0.34, 0.26),
    7: (0.61, 0.52, 0.51, 0.48, 0.43, 0.39, 0.36, 0.33, 0.26),
}
"""The same for the share of challenges that take the lead, with the best pairs."""

SLIPS = 0.03
"""Probability that a player does the opposite."""

WEIGHT = 5
"""Number of prior hits beside those that were heard."""


class HabitMemory(Value):
    """Serialized memory of all players' habits.

    Args:
        hands: number of hands in the last round.
        heard: by seat, the kinds, the hits and the expected hits of a `Habit`.
    """

    hands: int
    heard: dict[Seat, tuple[tuple[float, ...], int, float]]


class Habit:
    """Habit of one player, from the events heard."""

    def __init__(
        self, kinds: tuple[float, ...] = USUAL, hits: int = 0, expected: float = 0.0
    ) -> None:
        self.kinds = kinds
        """Probability of each kind, as parts of 1."""
        self.hits = hits
        """Number of challenges that took the lead."""
        self.expected = expected
        """Expected number of these with the best pairs."""

    def chose(self, challenges: bool, hands: int) -> None:
        """Add a choice in a round of `hands` hands."""
        shares = [SLIPS + (1 - 2 * SLIPS) * share for share in SHARES[hands]]
        weights = [
            kind * (share if challenges else 1 - share)
            for kind, share in zip(self.kinds, shares, strict=True)
        ]
        total = fsum(weights)
        self.kinds = tuple([weight / total for weight in weights])
        if challenges:
            self.expected += fsum(map(mul, self.kinds, HITS[hands]))

    @property
    def limit(self) -> float:
        """Approximate chance to beat the leader from which on it challenges."""
        return fsum(map(mul, self.kinds, LIMITS))

    @property
    def skill(self) -> float:
        """Approximate part of the best chance that its choice of pairs leaves it."""
        return min((self.hits + WEIGHT) / (self.expected + WEIGHT), 1.0)


class Habits:
    """The habits of all players at a table."""

    def __init__(self) -> None:
        self._habits: defaultdict[Seat, Habit] = defaultdict(Habit)
        self._hands = 4

    def hear(self, event: Event) -> None:
        """Process an event of a choice, or of a lead taken."""
        match event:
            case HandsRolled(hands):
                self._hands = len(hands)
            case Folded(seat):
                self._habits[seat].chose(challenges=False, hands=self._hands)
            case Challenged(seat):
                self._habits[seat].chose(challenges=True, hands=self._hands)
            case TookLead(seat) | SharedLead(seat):
                self._habits[seat].hits += 1
            case Joined(seat):
                self._habits[seat] = Habit()

    def memory(self) -> HabitMemory:
        """Return the serialized memory."""
        heard = {seat: (one.kinds, one.hits, one.expected) for seat, one in self._habits.items()}
        return HabitMemory(self._hands, heard)

    def recall(self, memory: HabitMemory) -> None:
        """Restore a serialized memory."""
        self._hands = memory.hands
        for seat, heard in memory.heard.items():
            self._habits[seat] = Habit(*heard)

    def of(self, seat: Seat) -> Habit:
        """Return the habit of the player in a seat."""
        return self._habits.get(seat, Habit())
