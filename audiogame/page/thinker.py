"""Thinking in the page: a second worker has a Python of its own, for here are no threads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from audiogame.opponents.thinker import ProcessThinker
from audiogame.opponents.thought_message import ThoughtAnswer, read_answer

LIMIT = 90.0
"""Seconds without an answer after which the worker is replaced: its Python takes long to start."""


class SecondWorker(Protocol):
    """The worker that thinks, as JavaScript hands it over."""

    dead: bool
    """Whether no further answer comes."""

    def send(self, line: str) -> None:
        """Hand it a question."""

    def take(self) -> str:
        """Return the next of its answers, empty where there is none yet."""

    def end(self) -> None:
        """End it at once, in the middle of a thought too."""


class BrowserProcess:
    """A second worker in the place of a process.

    Args:
        worker: the worker, which starts by itself.
    """

    pid = None
    came: Callable[[], object] | None = None
    """What a browser hands over is looked at: it calls nothing here."""

    def __init__(self, worker: SecondWorker) -> None:
        self._worker = worker

    @property
    def dead(self) -> bool:
        """Whether it could not be started, or has broken down."""
        return bool(self._worker.dead)

    def send(self, line: bytes) -> None:
        """Hand a question over."""
        self._worker.send(line.decode("ascii"))

    def answers(self) -> Iterator[ThoughtAnswer]:
        """Take the answers that have come."""
        while line := self._worker.take():
            yield read_answer(line.encode("ascii"))

    def close(self) -> None:
        """End it at once."""
        self._worker.end()


def page_thinker(
    open_worker: Callable[[], SecondWorker], tell: Callable[[], None]
) -> ProcessThinker:
    """Return who thinks beside a game in the page.

    Args:
        open_worker: starts the second worker, which happens with the first who thinks slowly.
        tell: says how far is thought there; it is called once.
    """
    told = False

    def start() -> BrowserProcess:
        nonlocal told
        if not told:
            told = True
            tell()
        return BrowserProcess(open_worker())

    return ProcessThinker(limit=LIMIT, start=start)
