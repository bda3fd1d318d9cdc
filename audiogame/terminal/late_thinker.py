"""A thinker that begins when somebody is to think: until then neither code nor process is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from audiogame.opponents.mind import Mind
    from audiogame.opponents.thought import Thinker, Thought
    from audiogame.rules.game import Game
    from audiogame.rules.state import Seat, State


class LateThinker:
    """Thinks in a process beside the game."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None
        self._came: Callable[[], object] | None = None

    def get_ready(self, game: Game) -> None:
        """Get ready to think about a game, so that the first thought is not late."""
        self._begun().get_ready(game)

    def think(self, mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        """Let a mind think about a decision.

        Args:
            view: the state as the seat sees it.
            seat: whose decision it is.
            random: the stream of the decision.
        """
        return self._begun().think(mind, view, seat, random)

    def listen(self, came: Callable[[], object]) -> None:
        """Have it told that something has come."""
        self._came = came
        if self._thinker is not None:
            self._thinker.listen(came)

    def due(self) -> float | None:
        """Return the seconds until it is time to look; None for never."""
        return self._thinker.due() if self._thinker is not None else None

    def drop(self, thought: Thought) -> None:
        """Want an answer no longer."""
        self._begun().drop(thought)

    def look(self) -> None:
        """Take what has come."""
        if self._thinker is not None:
            self._thinker.look()

    def close(self) -> None:
        """End all thinking."""
        if self._thinker is not None:
            self._thinker.close()

    def _begun(self) -> Thinker:
        if self._thinker is None:
            from audiogame.opponents.thinker import ProcessThinker

            self._thinker = ProcessThinker()
            if self._came is not None:
                self._thinker.listen(self._came)
        return self._thinker
