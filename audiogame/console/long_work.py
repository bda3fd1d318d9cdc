"""Long work: run in the background, announced after a second, its progress said on any key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from audiogame.console.dialogue import Dialogue
from audiogame.own_task import ask_task

if TYPE_CHECKING:
    from audiogame.console.app import App

Result = TypeVar("Result")
SOON = 1.0
"""Seconds after which the player is told that it takes a while."""
LOOK = 0.1
"""Seconds between two checks whether it is done."""


class Progress:
    """Progress of long work, which may run in a thread."""

    def __init__(self) -> None:
        self.done = 0
        """Number of parts that are done."""
        self.count = 0
        """Number of all parts; 0 while not known."""


async def wait_for(app: App, work: Callable[[Progress], Result]) -> Result:
    """Run work in the background; keys meanwhile say its progress, those of the first second count.

    Args:
        work: runs in another thread, where there are threads.

    Raises:
        ProgramLeft: the program ends at once; the work ends by itself.
    """
    progress = Progress()
    if app.front.keys.scripted:  # a script does not wait
        return await app.front.offload(lambda: work(progress))
    import asyncio

    doing = ask_task(app.front.offload(lambda: work(progress)))
    await asyncio.wait({doing}, timeout=SOON)
    if not doing.done():
        _tell(app.dialogue, progress)
    while not doing.done():
        if await app.keyboard.key(LOOK) is not None:
            _tell(app.dialogue, progress)
        await asyncio.sleep(0)  # yield once: a key source need not await anything
    return doing.result()


def _tell(dialogue: Dialogue, progress: Progress) -> None:
    dialogue.tell("takes-a-while", done=progress.done, count=progress.count)
