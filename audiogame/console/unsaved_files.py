"""Files whose news has been said and that are still to be written: no key waits for a disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import Task
    from collections.abc import Callable
    from pathlib import Path

    from audiogame.console.front_end import Aside


def _silently(fault: OSError) -> None:
    """Pass over that something could not be kept, where that costs nobody anything."""


class _Save:
    """One file to be written.

    Args:
        write: writes it.
        check: raises an `OSError` where it is not kept all the same.
        failed: is told in the loop why it could not be written.
        written: is told in the loop that it is there; None where that is no news.
    """

    def __init__(
        self,
        write: Callable[[], None],
        check: Callable[[], None],
        failed: Callable[[OSError], None],
        written: Callable[[], None] | None,
    ) -> None:
        self._write = write
        self._check = check
        self._failed = failed
        self._written = written
        self._fault: OSError | None = None

    def write(self) -> None:
        """Write it, in whatever thread."""
        try:
            self._write()
            self._check()
        except OSError as fault:
            self._fault = fault

    def tell(self) -> None:
        """Tell in the loop what became of it."""
        if self._fault is not None:
            self._failed(self._fault)
        elif self._written is not None:
            self._written()


class UnsavedFiles:
    """What the player has changed, written in its order while the program waits for a key.

    A row that tells of a change is out before the file is touched.  What is left when the program
    ends is written then.

    Args:
        aside: does what waits for the disk.
        check: raises an `OSError` where what was written is not kept all the same.
    """

    def __init__(self, aside: Aside, check: Callable[[], None]) -> None:
        self._aside = aside
        self._check = check
        self._waiting: list[tuple[Path, _Save]] = []
        self._writing: Task[None] | None = None

    def put(
        self,
        path: Path,
        write: Callable[[], None],
        failed: Callable[[OSError], None] = _silently,
        written: Callable[[], None] | None = None,
        instead: bool = False,
    ) -> None:
        """Have a file written soon.

        Args:
            path: the file.
            write: writes it; an `OSError` is told to `failed`.
            failed: is told why it could not be written.
            written: is told that it is there; None where that is no news.
            instead: whether older changes of the file that still wait need not be written.
        """
        if instead:
            self._waiting = [(other, save) for other, save in self._waiting if other != path]
        self._waiting.append((path, _Save(write, self._check, failed, written)))

    async def begin(self, wait: bool) -> None:
        """Write what waits beside the loop.

        Args:
            wait: whether to return only when all of it is written.
        """
        if wait:
            if self._waiting or self._writing is not None:
                await self.written()
        elif self._waiting and (self._writing is None or self._writing.done()):
            import asyncio  # late: the first line needs no loop

            if self._writing is not None:
                self._writing.result()  # a fault of the program itself is not passed over
            try:
                loop = asyncio.get_running_loop()
            except RuntimeError:  # there is none yet, and nothing else that could go on meanwhile
                await self._write()
            else:
                self._writing = loop.create_task(self._write())

    async def written(self) -> None:
        """Wait until everything is written, such as before it is read."""
        if self._writing is not None:
            writing, self._writing = self._writing, None
            await writing
        await self._write()

    def finish(self) -> None:
        """Write everything that nobody has begun to write, here and now: the program ends."""
        while self._waiting:
            _, save = self._waiting.pop(0)
            save.write()
            save.tell()

    async def _write(self) -> None:
        while self._waiting:
            _, save = self._waiting.pop(0)
            await self._aside(save.write)
            save.tell()
