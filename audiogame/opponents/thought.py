"""Thoughts, the futures of decisions computed beside the game, and the protocol of thinkers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from audiogame.opponents.mind import Mind
    from audiogame.opponents.thought_message import ThoughtAnswer
    from audiogame.rules.game import Game
    from audiogame.rules.state import Seat, State


class Thought:
    """A future decision, computed beside the game; done when one of its answers has arrived.

    Args:
        mind: the mind of the bot or adviser.
        view: the state as the seat sees it.
        seat: the seat that decides.
        random: random stream of the decision; copied, so that it can be used here as well.
        here: whether the game has to compute it.
    """

    def __init__(
        self, number: int, mind: Mind, view: State, seat: Seat, random: Random, here: bool = False
    ) -> None:
        self.number = number
        self.mind = mind
        self.view = view
        self.seat = seat
        self.random = random
        self.here = here
        self.answer: ThoughtAnswer | None = None
        """The answer; None until it has arrived."""
        self.given_up = False
        """Whether it was given up: no process computes it any more, nor may the game try."""
        self.deaths = 0
        self.hangs = 0

    @property
    def done(self) -> bool:
        """Whether no more answers can arrive."""
        return self.here or self.given_up or self.answer is not None


class Thinker(Protocol):
    """Computes thoughts beside the game; a callback says when to look at them."""

    def listen(self, came: Callable[[], object]) -> None:
        """Set the callback for arrived answers, called in any thread; none is set at first."""

    def due(self) -> float | None:
        """Return the seconds until the next poll without a callback; None for no poll."""

    def get_ready(self, game: Game) -> None:
        """Prepare for a game, so that the first thought is not late."""

    def think(self, mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        """Request a mind's decision.

        Args:
            view: the state as the seat sees it.
            seat: the seat that decides.
            random: random stream of the decision.
        """

    def drop(self, thought: Thought) -> None:
        """Cancel a thought."""

    def look(self) -> None:
        """Take the answers that have arrived."""

    def close(self) -> None:
        """Stop all computations."""
