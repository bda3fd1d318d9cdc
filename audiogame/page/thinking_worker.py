"""The program of the second worker: it computes for bots and advisers, at half the usual depth."""

from __future__ import annotations

from collections.abc import Callable

from audiogame.opponents.thought_message import ThoughtAnswer, read_question, write_answer
from audiogame.opponents.worker import Thoughts
from audiogame.rules.effort import SHARE
from audiogame.rules.game import Game
from audiogame.table.library import find_game

HALF = 0.5
"""The share of a full search: Python is half as fast in a browser."""


class ThinkingWorker:
    """A queue of questions, computed one at a time on request.

    Args:
        say: sends an answer to the game.
        find: finds a game by its name.
    """

    def __init__(
        self, say: Callable[[str], object], find: Callable[[str], Game] = find_game
    ) -> None:
        self._say = say
        self._thoughts = Thoughts(find)
        self._answer(ThoughtAnswer(0))

    def receive(self, line: str) -> None:
        """Queue a question for `think`; one that only prepares a game is handled at once."""
        answer = self._thoughts.arrive(read_question(line.encode("ascii")))
        if answer is not None:
            self._answer(answer)

    def think(self) -> bool:
        """Compute the first queued answer; return whether more questions wait."""
        if self._thoughts.waiting:
            usual = SHARE.set(HALF)
            try:
                self._answer(self._thoughts.think())
            finally:
                SHARE.reset(usual)
        return bool(self._thoughts.waiting)

    def _answer(self, answer: ThoughtAnswer) -> None:
        self._say(write_answer(answer).decode("ascii"))
