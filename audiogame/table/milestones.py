"""Snapshots of a long game, every 500 moves, so that a replay need not begin at the first move."""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Iterator, Mapping

from audiogame.rules.fault import RAISED
from audiogame.rules.game import Bot, listens
from audiogame.rules.state import Event, Seat, State
from audiogame.rules.value import Value
from audiogame.table.commitments import Commitment
from audiogame.table.move_list import Player

EVERY = 500
"""Minimum number of entries of the line of play from one milestone to the next."""

Memories = Mapping[Seat, Bot[State]]
"""Copies of the bots that listen, by seat; other bots have no memory to lose."""


class Milestone(Value):
    """Snapshot of everything that follows from a line of play up to some entry.

    Args:
        taken: number of entries of the line before it.
        written: number of moves before it, including those taken back.
        state: the state after them.
        players: players by seat.
        outcomes: number of outcomes of luck.
        decisions: number of choices of each seat.
        asked: the state in which each seat was asked that has learnt nothing since.
        recent: the last events.
        memories: memories of the bots.
        guests: memories of listeners that have one, such as the remarks made; None where they have
            not heard the game so far.
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
        """Whether milestones can be kept: not with a third-party bot that cannot be copied."""

    def due(self, taken: int) -> bool:
        """Return whether a milestone is due after `taken` entries."""
        last = self._kept[-1].taken if self._kept else 0
        return taken - last >= EVERY and self.possible

    def keep(self, milestone: Milestone) -> None:
        """Add the newest milestone."""
        self._kept.append(milestone)

    def before(self, taken: int) -> Milestone | None:
        """Return the last milestone not after `taken` entries; None where there is none."""
        at = bisect_right(self._kept, taken, key=lambda one: one.taken)
        return self._kept[at - 1] if at else None

    @property
    def last(self) -> Milestone | None:
        """The last milestone; None where there is none."""
        return self._kept[-1] if self._kept else None

    def go_back(self, taken: int) -> None:
        """Drop the milestones after `taken` entries: the game takes another course from there."""
        del self._kept[bisect_right(self._kept, taken, key=lambda one: one.taken) :]

    def __len__(self) -> int:
        return len(self._kept)

    def __reversed__(self) -> Iterator[Milestone]:
        return reversed(self._kept)


def copied(bots: Memories) -> Memories | None:
    """Copy the bots that listen; None if one, such as a third-party bot, cannot be copied."""
    try:
        return {seat: copy.deepcopy(bot) for seat, bot in bots.items() if listens(bot)}
    except RAISED:
        return None
