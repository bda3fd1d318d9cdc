"""A fake second worker of the page, in memory: it thinks only when a test says so."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from audiogame.page.thinking_worker import ThinkingWorker
from audiogame.rules.game import Game
from audiogame.table.library import find_game


class WorkerInMemory:
    """A second worker, with the interface that the page's program uses.

    Args:
        busy: whether it keeps thinking until `busy` is turned off.
        find: finds a game by its name.
    """

    def __init__(self, busy: bool = False, find: Callable[[str], Game] = find_game) -> None:
        self.busy = busy
        self.dead = False
        self.asked = 0
        """Number of questions received."""
        self._lines: deque[str] = deque()
        self._thinking = ThinkingWorker(self._lines.append, find)

    def send(self, line: str) -> None:
        """Take a question."""
        self.asked += 1
        self._thinking.receive(line)

    def take(self) -> str:
        """Return the next answer."""
        if not self._lines and not self.busy:
            self._thinking.think()
        return self._lines.popleft() if self._lines else ""

    def end(self) -> None:
        """Stop thinking."""
        self.dead = True
