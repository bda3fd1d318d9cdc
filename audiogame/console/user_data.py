"""What is kept for the player: the settings, and every file in the folder of the program."""

from __future__ import annotations

from errno import ENOSPC
from functools import partial
from typing import TYPE_CHECKING

from audiogame.rules.value import Value, as_dict, replace
from audiogame.settings import Settings, save_settings

if TYPE_CHECKING:
    from asyncio import Task
    from collections.abc import Callable
    from pathlib import Path

    from audiogame.console.front_end import Aside, FrontEnd


USUAL_RATE = 15.0
"""Characters a second of a voice at some 180 words a minute."""
BREATH = 0.3
"""Seconds between two lines."""


class Pace(Value):
    """The pace at which lines follow one another.

    Args:
        rate: characters a second that the player's voice reads.
        scale: multiplies every wait; 0 does away with them.
    """

    rate: float = USUAL_RATE
    scale: float = 1.0

    def seconds(self, text: str) -> float:
        """Estimate how long a text takes to be heard."""
        return self.scale * (BREATH + len(text) / self.rate) if text else 0.0


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


class UserData:
    """The settings of one run, and the files that are written when the words of them are out.

    Args:
        front: writes beside the loop, and tells what is not kept.
        settings: the player's choices as they count in this run.
        folder: of everything that is kept.
        stored: the settings as they are saved; those of this run only may differ.
        not_saved: is told why a file could not be written.
    """

    def __init__(
        self,
        front: FrontEnd,
        settings: Settings,
        folder: Path,
        stored: Settings | None,
        not_saved: Callable[[OSError], None],
    ) -> None:
        self.settings = settings
        self.stored = settings if stored is None else stored
        self.folder = folder
        self.told_unkept = False
        """Whether it was said that nothing is kept, settings too."""
        self.unsaved = UnsavedFiles(front.aside, self.check_kept)
        self.followers: tuple[Callable[[], None], ...] = ()
        """What follows the settings when they have changed."""
        self._unkept = front.unkept
        self._told = not_saved

    @property
    def pace(self) -> Pace:
        """How fast lines follow one another."""
        return Pace(self.settings.rate, self.settings.pace)

    def keep(self, settings: Settings) -> None:
        """Take changed settings, and have them saved soon; says so if they cannot be."""
        before = as_dict(self.settings)
        changed = {name: new for name, new in as_dict(settings).items() if new != before[name]}
        self.settings = settings
        self.stored = replace(self.stored, **changed)
        self.save_soon("settings.toml", partial(save_settings, settings=self.stored))

    def take_settings(self) -> None:
        """Apply the settings to everything that follows them."""
        for follow in self.followers:
            follow()

    def save_soon(self, name: str, save: Callable[[Path], None]) -> None:
        """Have a file of what the player has chosen written when the words of it are out.

        Args:
            name: of the file, in the folder of everything that is kept.
            save: writes the whole of it.
        """
        path = self.folder / name
        self.unsaved.put(path, lambda: save(path), self._not_saved, instead=True)

    def _not_saved(self, fault: OSError) -> None:
        if not self.told_unkept:
            self._told(fault)

    def check_kept(self) -> None:
        """Check that what was written is kept, where a front end has it in memory first.

        Raises:
            OSError: it is not.
        """
        why = self._unkept()
        if why:
            raise OSError(ENOSPC, why)
