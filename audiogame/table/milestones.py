"""Where a long game stood at each 500 moves, so that nothing has to begin at the first again."""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Mapping

from audiogame.rules.fault import RAISED
from audiogame.rules.game import Bot, listens
from audiogame.rules.state import Event, Seat, State
from audiogame.rules.value import Value
from audiogame.table.commitments import Commitment
from audiogame.table.move_list import Player

EVERY = 500
"""Entries of the line of play from one milestone to the next, at least."""

Memories = Mapping[Seat, Bot[State]]
"""Copies of the bots that listen, by seat; the others know nothing that could be lost."""


class Milestone(Value):
    """All that follows from the beginning of a line of play.

    Args:
        taken: how many entries of the line there are before it.
        written: how many moves were made before it, with those that were taken back.
        state: the state after them.
        players: who sits where.
        outcomes: how often luck has answered.
        decisions: how often each seat has chosen.
        asked: the states in which seats were asked that learnt nothing since.
        recent: what happened last.
        memories: what the bots remember.
        guests: what listeners remember that can say so, such as the remarks that were made; None
            where they have not heard the game so far.
        pending: the choices that are still secret.
        withdrawn: those of them that were taken back.
    """

    taken: int
    written: int
    state: State
    players: tuple[Player, ...]
    outcomes: int
    decisions: Mapping[Seat, int]
    asked: Mapping[Seat, State]
    recent: tuple[Event, ...]
    memories: Memories
    guests: tuple[Value, ...] | None = None
    pending: tuple[Commitment, ...] = ()
    withdrawn: tuple[Commitment, ...] = ()


class Milestones:
    """The milestones of one game, in order."""

    def __init__(self) -> None:
        self._kept: list[Milestone] = []
        self.possible = True
        """Whether they can be kept: not with a bot of strangers that cannot be copied."""

    def due(self, taken: int) -> bool:
        """Tell whether there is one to be kept after so many entries."""
        last = self._kept[-1].taken if self._kept else 0
        return taken - last >= EVERY and self.possible

    def keep(self, milestone: Milestone) -> None:
        """Keep a milestone, the furthest of all."""
        self._kept.append(milestone)

    def before(self, taken: int) -> Milestone | None:
        """Return the last one that is not after so many entries; None where there is none."""
        at = bisect_right(self._kept, taken, key=lambda one: one.taken)
        return self._kept[at - 1] if at else None

    @property
    def last(self) -> Milestone | None:
        """The last one; None where there is none."""
        return self._kept[-1] if self._kept else None

    def go_back(self, taken: int) -> None:
        """Forget those after so many entries: the game goes another way from there."""
        del self._kept[bisect_right(self._kept, taken, key=lambda one: one.taken) :]

    def __len__(self) -> int:
        return len(self._kept)


def copied(bots: Memories) -> Memories | None:
    """Copy the bots that listen; None if one of them, perhaps of strangers, cannot be copied."""
    try:
        return {seat: copy.deepcopy(bot) for seat, bot in bots.items() if listens(bot)}
    except RAISED:
        return None
