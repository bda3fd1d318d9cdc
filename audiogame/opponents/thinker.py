"""The worker process of bots and advisers, beside the game.

A request returns a `Thought`, a future that the caller polls on a callback, or at a time.  A
process that dies is started and asked again; one that is silent beyond a timeout is replaced, and
its request is given up when that happens again.  Where no process can be started, the thought says
so, and the caller computes the answer itself.
"""

from __future__ import annotations

import contextlib
import queue
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Protocol
from weakref import WeakKeyDictionary

from audiogame.opponents.mind import ADVISER, Mind
from audiogame.opponents.thought import Thought
from audiogame.opponents.thought_message import (
    ThinkingTask,
    ThoughtAnswer,
    read_answer,
    write_question,
)
from audiogame.own_process import LineProcess, own_command
from audiogame.rules.game import Game
from audiogame.rules.state import Seat, State
from audiogame.table.library import find_game

COMMAND = own_command("audiogame.opponents.worker")


class Process(LineProcess):
    """A worker process, from its start to its end.

    Args:
        command: the command line.
    """

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self._answers: queue.SimpleQueue[ThoughtAnswer] = queue.SimpleQueue()
        self.came: Callable[[], object] | None = bool
        """Callback, called by a thread when an answer has arrived, or none will any more."""
        super().__init__(command, self._hear, self._tell)

    def answers(self) -> Iterator[ThoughtAnswer]:
        """Take the answers that have arrived."""
        with contextlib.suppress(queue.Empty):
            while True:
                yield self._answers.get_nowait()

    def _hear(self, line: bytes) -> None:
        with contextlib.suppress(ValueError):
            self._answers.put(read_answer(line))
        self._tell()

    def _tell(self) -> None:
        came = self.came
        if came is not None:
            came()


LIMIT = 20.0
"""Timeout: seconds without an answer after which a process is replaced; doubled for the next."""
LOOK = 0.03
"""Seconds between two polls of a worker without a callback."""
DEATHS = 3
"""Maximum deaths of a process over one thought; then the game computes it."""
HANGS = 2
"""Maximum timeouts of a process over one thought; then it is given up."""


class ThoughtWorker(Protocol):
    """A worker beside the game: a process, or a browser's web worker."""

    @property
    def pid(self) -> int | None:
        """Process id; None where it has none."""

    @property
    def dead(self) -> bool:
        """Whether no further answers arrive."""

    came: Callable[[], object] | None
    """Callback, called in any thread when an answer has arrived or the worker has died; None for a
    worker that has to be polled."""

    def send(self, line: bytes) -> None:
        """Queue a line for the worker."""

    def answers(self) -> Iterable[ThoughtAnswer]:
        """Take the answers that have arrived."""

    def close(self) -> None:
        """Kill it at once."""


@dataclass
class _Run:
    """A process, and what was sent to it."""

    process: ThoughtWorker
    handed: WeakKeyDictionary[Mind, int] = field(default_factory=WeakKeyDictionary)
    """Number of events sent to it, by mind."""
    since: float = 0.0
    """Time of its last sign of life, or of the first request after it was idle."""
    ready: bool = False


class ProcessThinker:
    """Computes thoughts in one worker process, which is started when it is needed.

    Args:
        command: command line of the process.
        clock: returns the time in seconds.
        limit: see `LIMIT`.
        start: starts the worker; None for a process of this machine.
    """

    def __init__(
        self,
        command: tuple[str, ...] = COMMAND,
        clock: Callable[[], float] = time.monotonic,
        limit: float = LIMIT,
        start: Callable[[], ThoughtWorker] | None = None,
    ) -> None:
        self._start = start if start is not None else partial(Process, command)
        self._clock = clock
        self._limit = limit
        self._run: _Run | None = None
        self._waiting: dict[int, Thought] = {}
        self._last = 0
        self._came: Callable[[], object] = _nothing
        self._unable = False
        """Whether no process has ever worked."""

    @property
    def pid(self) -> int | None:
        """Id of the current worker process; None while there is none."""
        return self._run.process.pid if self._run is not None else None

    def get_ready(self, game: Game) -> None:
        """Start the process and load a game there, so that the first thought is not late."""
        if self._knows(game):
            self._running().process.send(write_question(ThinkingTask(0, game.name)))

    def think(self, mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        """Request a mind's decision.

        Args:
            view: the state as the seat sees it.
            seat: the seat that decides.
            random: random stream of the decision.
        """
        self._last += 1
        thought = Thought(self._last, mind, view, seat, random, here=not self._knows(mind.game))
        if not thought.done:
            run = self._running()
            if not self._waiting:
                run.since = self._clock()
            self._waiting[thought.number] = thought
            self._send(run, thought)
        return thought

    def listen(self, came: Callable[[], object]) -> None:
        """Set the callback for arrived answers, called in any thread; none is set at first."""
        self._came = came

    def due(self) -> float | None:
        """Return the seconds until the next poll without a callback; None for no poll."""
        run = self._run
        if run is None or not self._waiting:
            return None
        if run.process.came is None:
            return LOOK
        return max(run.since + self._patience() - self._clock(), 0.0) + LOOK

    def drop(self, thought: Thought) -> None:
        """Cancel a thought; its answer is discarded."""
        self._waiting.pop(thought.number, None)

    def look(self) -> None:
        """Take the answers that have arrived, and keep a process running for pending thoughts."""
        run = self._run
        if run is None:
            return
        for answer in run.process.answers():
            run.ready, run.since = True, self._clock()
            thought = self._waiting.pop(answer.number, None)
            if thought is not None:
                thought.answer = answer
                thought.here = bool(answer.fault)
        if run.process.dead:
            self._bury(run)
        elif self._waiting and self._clock() - run.since > self._patience():
            stuck = self._first()
            stuck.hangs += 1
            if stuck.hangs == HANGS:
                stuck.given_up = True
                del self._waiting[stuck.number]
            self._replace(run)

    def close(self) -> None:
        """Kill the process."""
        if self._run is not None:
            self._run.process.close()
        self._run = None
        self._waiting.clear()

    def _knows(self, game: Game) -> bool:
        """Return whether a worker process is possible, and finds the same game."""
        if self._unable:
            return False
        try:
            return find_game(game.name) is game
        except ValueError:
            return False

    def _running(self) -> _Run:
        if self._run is None:
            self._run = _Run(self._start(), since=self._clock())
            if self._run.process.came is not None:
                self._run.process.came = lambda: self._came()
        return self._run

    def _patience(self) -> float:
        return self._limit * 2.0 ** max(thought.hangs for thought in self._waiting.values())

    def _first(self) -> Thought:
        """Return the current thought: advice first, then in the order of requests."""
        waiting = [*self._waiting.values()]
        advice = (thought for thought in waiting if thought.mind.strength == ADVISER)
        return next(advice, waiting[0])

    def _bury(self, run: _Run) -> None:
        """Restart or give up after the death of a process."""
        for thought in (*self._waiting.values(),):
            thought.deaths += 1
            if thought.deaths == DEATHS:
                thought.here = True
                del self._waiting[thought.number]
                self._unable = not run.ready
        self._replace(run)

    def _replace(self, run: _Run) -> None:
        run.process.close()
        self._run = None
        if self._waiting:
            new = self._running()
            for thought in self._waiting.values():
                self._send(new, thought)

    def _send(self, run: _Run, thought: Thought) -> None:
        mind = thought.mind
        before = run.handed.get(mind, 0)
        heard = tuple(mind.heard[before:])
        run.handed[mind] = before + len(heard)
        run.process.send(
            write_question(
                ThinkingTask(
                    number=thought.number,
                    game=mind.game.name,
                    mind=mind.number,
                    strength=mind.strength,
                    minds=tuple(known.number for known in run.handed),
                    wanted=tuple(self._waiting),
                    before=before,
                    heard=heard,
                    view=thought.view,
                    seat=thought.seat,
                    random=thought.random,
                    recalled=b"" if before else mind.recalled,
                    against=mind.against,
                )
            )
        )


def _nothing() -> None:
    """Call no one: the callback before `listen`."""
