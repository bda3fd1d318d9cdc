"""Work that may take long: done aside, said after a second, and its progress told on any key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from audiogame.console.app import App

Result = TypeVar("Result")
SOON = 1.0
"""Seconds after which it is said that something takes a while."""
LOOK = 0.1
"""Seconds between two looks whether it is done."""


class Progress:
    """How far some long work is; whoever does it may be in a thread."""

    def __init__(self) -> None:
        self.done = 0
        """The parts that are done."""
        self.count = 0
        """All of them; 0 while that is not known."""


async def wait_for(app: App, work: Callable[[Progress], Result]) -> Result:
    """Do something aside; keys meanwhile say how far it is, and those of the first second count.

    Args:
        work: is done in another thread, where there are any.

    Raises:
        ProgramLeft: the program ends at once; what is done aside ends by itself.
    """
    progress = Progress()
    if app.front.keys.scripted:  # nobody waits for anything
        return await app.front.aside(lambda: work(progress))
    import asyncio

    doing = asyncio.ensure_future(app.front.aside(lambda: work(progress)))
    await asyncio.wait({doing}, timeout=SOON)
    if not doing.done():
        _tell(app, progress)
    while not doing.done():
        if await app.keyboard.key(LOOK) is not None:
            _tell(app, progress)
        await asyncio.sleep(0)  # a source of keys need not wait for any
    return doing.result()


def _tell(app: App, progress: Progress) -> None:
    app.dialogue.tell("takes-a-while", done=progress.done, count=progress.count)
