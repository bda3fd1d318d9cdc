"""Rests after a refusal: a wish that was refused is asked again later only, of each person longer.

Else somebody could ask the others at a table without end, whatever they do there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

REST, LONGEST = 120.0, 3_600.0
"""Seconds for which a refused wish rests, and at most; those of one proposer double each time."""
REMEMBERED = 1_000
"""Refusals remembered at most, the newest."""


class Rests:
    """What rests at one table.

    Args:
        clock: returns seconds that only grow.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._wishes: dict[Hashable, float] = {}
        """Until when each refused wish rests, whoever has it."""
        self._proposers: dict[Hashable, tuple[float, float]] = {}
        """Until when each proposer rests, and for how many seconds that was."""

    def left(self, proposer: Hashable, wish: Hashable) -> float:
        """Return for how many seconds a wish of a proposer still rests; 0 if it may be asked."""
        until = max(self._wishes.get(wish, 0.0), self._proposers.get(proposer, (0.0, 0.0))[0])
        return max(until - self._clock(), 0.0)

    def refuse(self, proposer: Hashable, wish: Hashable) -> None:
        """Begin a rest: a wish was refused, by a No or by silence."""
        now = self._clock()
        _, before = self._proposers.pop(proposer, (0.0, REST / 2))
        rest = min(before * 2, LONGEST)
        self._wishes.pop(wish, None)
        self._wishes[wish] = now + REST
        self._proposers[proposer] = now + rest, rest
        for kept in (self._wishes, self._proposers):
            if len(kept) > REMEMBERED:
                del kept[next(iter(kept))]
