"""Common part of the bots for Scientific War that search: they count the cards."""

from __future__ import annotations

from abc import abstractmethod
from random import Random

from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.games.scientific_war.search.beliefs import Beliefs, CardMemory
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Event, Seat


class CardCounter(Bot[ScientificWar]):
    """Keeps what the others may hold, and searches where there is a choice."""

    memory_type = CardMemory

    def __init__(self) -> None:
        self._beliefs = Beliefs()

    def hear(self, event: Event) -> None:
        """Count the cards."""
        self._beliefs.hear(event)

    def memory(self, view: ScientificWar) -> CardMemory:
        """Return the counts."""
        return self._beliefs.memory(view)

    def recall(self, memory: CardMemory) -> None:
        """Restore the counts."""
        self._beliefs.recall(memory)

    def choose(self, view: ScientificWar, seat: Seat, random: Random) -> Action:
        """Return the only legal action, or the bot's best."""
        legal = view.legal_actions(seat)
        return legal[0] if len(legal) == 1 else self.best(view, seat, random)

    @abstractmethod
    def best(self, view: ScientificWar, seat: Seat, random: Random) -> Action:
        """Return the best of several legal actions; arguments as in `choose`."""
