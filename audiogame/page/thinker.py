"""Thinking in the page: without threads or processes the game thinks by itself."""

from __future__ import annotations

from random import Random

from audiogame.opponents.mind import Mind
from audiogame.opponents.thought import Thought
from audiogame.rules.game import Game
from audiogame.rules.state import Seat, State


class HereThinker:
    """Leaves every thought to the game."""

    def __init__(self) -> None:
        self._last = 0

    def get_ready(self, game: Game) -> None:
        """Need nothing."""

    def think(self, mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        """Say that a decision has to be thought about in the game."""
        self._last += 1
        return Thought(self._last, mind, view, seat, random, here=True)

    def drop(self, thought: Thought) -> None:
        """Have nothing to drop."""

    def look(self) -> None:
        """Have nothing to take."""

    def close(self) -> None:
        """Have nothing to end."""
