"""The loop of asyncio, which begins when a key is first waited for.

It takes longer to import than the first line takes to be said.  So the program's coroutine is run
without a loop until it waits for the first time, and goes on in one from there.
"""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Any, TypeVar

from audiogame.console.key_source import Key, KeySource

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Generator

Result = TypeVar("Result")


class _Wanted:
    """Waits until there is a loop."""

    def __await__(self) -> Generator[_Wanted, None, None]:
        yield self


class _Begun:
    """Goes on with a coroutine that has begun elsewhere.

    Args:
        coroutine: waits for a loop.
    """

    def __init__(self, coroutine: Coroutine[Any, Any, Result]) -> None:
        self._coroutine = coroutine

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._coroutine.__await__()


def runs() -> bool:
    """Tell whether there is a loop."""
    if "asyncio" not in sys.modules:
        return False
    import asyncio

    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


async def begins() -> None:
    """Wait until there is a loop; returns at once if there is."""
    if not runs():
        await _Wanted()


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end, in a loop from where it first waits for one."""
    try:
        coroutine.send(None)
    except StopIteration as ended:
        result: Result = ended.value
        return result
    try:
        import asyncio

        async def go_on() -> Result:
            rest: Result = await _Begun(coroutine)
            return rest

        return asyncio.run(go_on())
    finally:
        coroutine.close()


async def aside(work: Callable[[], Result]) -> Result:
    """Do work in a thread; before there is a loop here, since nothing else goes on then."""
    if not runs():
        return work()
    import asyncio

    return await asyncio.to_thread(work)


class LateKeys(KeySource):
    """Keys that are waited for in a loop, which begins with the first of them.

    Args:
        keys: of the terminal, or written down.
        begun: is called when the loop has begun.
        asked: is called before, as soon as the first question is out.
    """

    def __init__(
        self, keys: KeySource, begun: Callable[[], None], asked: Callable[[], None] = lambda: None
    ) -> None:
        self.scripted = keys.scripted
        self.suspends = keys.suspends
        self._keys = keys
        self._begun: Callable[[], None] | None = begun
        self._asked = asked

    async def begin(self) -> None:
        """Let the loop begin."""
        await begins()
        gc.enable()  # `main` has turned it off until the first line is out
        begun, self._begun = self._begun, None
        if begun is not None:
            begun()

    async def ready(self) -> None:
        if self._begun is not None:
            self._asked()
            await self.begin()

    async def key(self, timeout: float | None = None) -> Key | None:
        await self.ready()
        return await self._keys.key(timeout)

    async def pending(self, timeout: float) -> bool:
        await self.ready()
        return await self._keys.pending(timeout)

    def look(self) -> None:
        if self._begun is None:
            self._keys.look()

    def suspend(self) -> None:
        self._keys.suspend()

    def renew(self) -> None:
        self._keys.renew()
