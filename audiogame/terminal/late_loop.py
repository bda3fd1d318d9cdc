"""The asyncio event loop, which starts when a key is first awaited.

asyncio takes longer to import than the first line takes to be spoken. So the program's coroutine is
run without a loop until it first waits, and continues in one from there.
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
    """Awaitable that waits until there is a loop."""

    def __await__(self) -> Generator[_Wanted, None, None]:
        yield self


class _Begun:
    """Awaitable that continues a coroutine that has started elsewhere.

    Args:
        coroutine: which waits for a loop.
    """

    def __init__(self, coroutine: Coroutine[Any, Any, Result]) -> None:
        self._coroutine = coroutine

    def __await__(self) -> Generator[Any, Any, Any]:
        return self._coroutine.__await__()


def runs() -> bool:
    """Return whether the loop is running."""
    if "asyncio" not in sys.modules:
        return False
    import asyncio

    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


async def begins() -> None:
    """Wait until the loop is running; return at once if it is."""
    if not runs():
        await _Wanted()


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end, in a loop from the point where it first waits for one."""
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


async def offload(work: Callable[[], Result]) -> Result:
    """Run work in a thread; before the loop starts, run it here, since nothing else runs then."""
    if not runs():
        return work()
    import asyncio

    return await asyncio.to_thread(work)


class LateKeys(KeySource):
    """Source of keys that are awaited in a loop, which the first of them starts.

    Args:
        keys: of the terminal, or of a script.
        begun: called when the loop has started.
        asked: called before that, as soon as the first question is shown.
    """

    def __init__(
        self, keys: KeySource, begun: Callable[[], None], asked: Callable[[], None] = lambda: None
    ) -> None:
        self.scripted = keys.scripted
        self.suspends = keys.suspends
        self._keys = keys
        self._begun: Callable[[], None] | None = begun
        self._asked = asked

    @property
    def away(self) -> bool | None:
        return self._keys.away

    async def begin(self) -> None:
        """Start the loop."""
        await begins()
        gc.enable()  # `main` has disabled it until the first line is shown
        begun, self._begun = self._begun, None
        if begun is not None:
            begun()

    async def ready(self) -> None:
        if self._begun is not None:
            self._asked()
            await self.begin()

    async def key(self, timeout: float | None = None) -> Key | None:
        if self._begun is not None:
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
