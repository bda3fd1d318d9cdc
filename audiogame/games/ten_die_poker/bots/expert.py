"""An expert bot for 10-Die Poker: it evaluates the lead after the others' answers."""

from __future__ import annotations

from random import Random

from audiogame.games.ten_die_poker.rules import Challenge, Fold, TenDiePoker
from audiogame.games.ten_die_poker.search.habits import HabitMemory, Habits
from audiogame.games.ten_die_poker.search.prospects import prospects
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Event, Seat


class Strategist(Bot[TenDiePoker]):
    """Challenges with the pairs that win most on average, or folds if none wins anything.

    It remembers how often each of the others challenged and took the lead.
    """

    memory_type = HabitMemory

    def __init__(self) -> None:
        self._habits = Habits()

    def hear(self, event: Event) -> None:
        self._habits.hear(event)

    def memory(self, view: TenDiePoker) -> HabitMemory:
        """Return the habits of the others."""
        return self._habits.memory()

    def recall(self, memory: HabitMemory) -> None:
        """Restore the habits of the others."""
        self._habits.recall(memory)

    def choose(self, view: TenDiePoker, seat: Seat, random: Random) -> Action:
        if not view.can_pay(seat, view.price):
            return Fold()
        best = prospects(view, seat, self._habits)[0]
        return Challenge(best.pairs) if best.value > 0 else Fold()
