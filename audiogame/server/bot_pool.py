"""Process pool for the slow bots of all tables, each table one thought at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from weakref import WeakKeyDictionary

from audiogame.opponents.mind import Mind
from audiogame.opponents.thinker import ProcessThinker
from audiogame.opponents.thought import Thinker
from audiogame.rules.notation import UnreadableWords
from audiogame.rules.state import Action, Seat, State

LOOK = 0.01
"""Seconds between checks for a finished thought."""


class _Worker:
    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.turn = asyncio.Lock()
        """Acquired in the order of requests, so that no table waits longer than the others."""
        self.minds: WeakKeyDictionary[Mind, None] = WeakKeyDictionary()


class BotPool:
    """A few worker processes that think for all tables.

    Args:
        size: number of processes.
        make: starts one.
    """

    def __init__(self, size: int, make: Callable[[], Thinker] = ProcessThinker) -> None:
        self._workers = [_Worker(make()) for _ in range(size)]

    async def choose(
        self,
        mind: Mind,
        view: State,
        seat: Seat,
        random: Random,
        limit: float,
        begins: Callable[[], None] = lambda: None,
    ) -> Action | None:
        """Choose a mind's action in a worker process.

        Args:
            view: the state as the seat sees it.
            seat: whose decision it is.
            random: the stream of the decision.
            limit: seconds, including the wait for others' turns.
            begins: called when its turn has come.

        Returns:
            None where it took too long, or the process has failed.
        """
        worker = self._worker_of(mind)
        try:
            async with asyncio.timeout(limit), worker.turn:
                begins()
                return await self._think(worker.thinker, mind, view, seat, random)
        except TimeoutError:
            return None

    async def _think(
        self, thinker: Thinker, mind: Mind, view: State, seat: Seat, random: Random
    ) -> Action | None:
        thought = thinker.think(mind, view, seat, random)
        try:
            while not thought.done:
                await asyncio.sleep(LOOK)
                thinker.look()
        finally:
            thinker.drop(thought)
        if thought.answer is None or thought.here:
            return None
        try:
            return view.read(seat, thought.answer.words)
        except UnreadableWords:
            return None

    def _worker_of(self, mind: Mind) -> _Worker:
        """Return the worker of a mind: always the same process, which has a cache of what the mind
        heard."""
        for worker in self._workers:
            if mind in worker.minds:
                return worker
        chosen = min(self._workers, key=lambda worker: len(worker.minds))
        chosen.minds[mind] = None
        return chosen

    def close(self) -> None:
        """Stop all worker processes."""
        for worker in self._workers:
            worker.thinker.close()
