"""Something that is being thought about beside the game, and who can be asked to think."""

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
    """Something that is being thought about; it is done when one of its answers is there.

    Args:
        mind: who thinks.
        view: what the seat sees.
        seat: whose decision it is.
        random: the stream of the decision; it is copied, so that it can be used here as well.
        here: whether it has to be thought in the game.
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
        """What came of it."""
        self.given_up = False
        """Whether nobody will think it to its end, nor may the game try."""
        self.deaths = 0
        self.hangs = 0

    @property
    def done(self) -> bool:
        """Whether nothing more comes."""
        return self.here or self.given_up or self.answer is not None


class Thinker(Protocol):
    """Thinks beside the game; whoever asks is told when to look at the thought."""

    def listen(self, came: Callable[[], object]) -> None:
        """Have it told, in whatever thread, that something has come; before nobody was told."""

    def due(self) -> float | None:
        """Return the seconds until it is time to look, though nothing came; None for never."""

    def get_ready(self, game: Game) -> None:
        """Get ready to think about a game, so that the first thought is not late."""

    def think(self, mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        """Let a mind think about a decision.

        Args:
            view: the state as the seat sees it.
            seat: whose decision it is.
            random: the stream of the decision.
        """

    def drop(self, thought: Thought) -> None:
        """Want an answer no longer."""

    def look(self) -> None:
        """Take what has come."""

    def close(self) -> None:
        """End all thinking."""
