"""User data: the settings, and every file in the program's folder."""

from __future__ import annotations

from errno import EIO
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from audiogame.own_task import ask_task
from audiogame.rules.value import Value, as_dict, replace
from audiogame.settings import Settings, change_settings
from audiogame.table.own_file import UNREAD

if TYPE_CHECKING:
    from asyncio import Future
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from audiogame.console.front_end import FrontEnd, Offloader


T = TypeVar("T")
Key = TypeVar("Key")

USUAL_RATE = 18.0
"""Characters a second of a reader's voice before it is measured: about 200 words a minute."""
BREATH = 0.3
"""Seconds of silence between two lines, for estimates."""


class Pace(Value):
    """The pace at which lines follow one another.

    Args:
        rate: characters a second that the player's voice reads.
        scale: factor of every wait; 0 for no waits.
    """

    rate: float = USUAL_RATE
    scale: float = 1.0

    def seconds(self, text: str) -> float:
        """Estimate the seconds until a text has been heard."""
        return self.scale * (BREATH + len(text) / self.rate) if text else 0.0


def _silently(fault: OSError) -> None:
    """Ignore a failed save, where that costs the player nothing."""


class _Save(Value):
    """One queued write of a file, as for `UnsavedFiles.put`."""

    path: Path
    write: Callable[[], None]
    failed: Callable[[OSError], None]
    written: Callable[[], None] | None


class UnsavedFiles:
    """Write-behind queue of changed files, written in order while the program waits for a key.

    The line about a change is said before the file is touched.  What is queued when the program
    ends is written then.

    Args:
        offload: runs blocking disk work off the event loop.
        check: raises an `OSError` where what was written does not persist.
    """

    def __init__(self, offload: Offloader, check: Callable[[], None]) -> None:
        self._offload = offload
        self._check = check
        self._waiting: list[_Save] = []
        self._writing: Future[None] | None = None

    def put(
        self,
        path: Path,
        write: Callable[[], None],
        failed: Callable[[OSError], None] = _silently,
        written: Callable[[], None] | None = None,
        instead: bool = False,
    ) -> None:
        """Queue a write.

        Args:
            path: the file.
            write: writes it; an `OSError` goes to `failed`.
            failed: called with the error.
            written: called after the write; None for no callback.
            instead: whether to drop queued older writes of the file.
        """
        if instead:
            self._waiting = [save for save in self._waiting if save.path != path]
        self._waiting.append(_Save(path, write, failed, written))

    async def begin(self, wait: bool) -> None:
        """Write the queue without blocking the event loop.

        Args:
            wait: whether to return only when all of it is written.
        """
        if wait:
            if self._waiting or self._writing is not None:
                await self.written()
        elif self._waiting and (self._writing is None or self._writing.done()):
            import asyncio  # late: the first line needs no event loop

            if self._writing is not None:
                self._writing.result()  # raises an error of the program itself
            try:
                asyncio.get_running_loop()
            except RuntimeError:  # there is no event loop yet, and nothing else to run meanwhile
                await self._write()
            else:
                self._writing = ask_task(self._write())

    async def written(self) -> None:
        """Wait until the queue is written, such as before a file is read."""
        if self._writing is not None:
            writing, self._writing = self._writing, None
            await writing
        await self._write()

    def finish(self) -> None:
        """Write the rest of the queue here and now: the program ends."""
        while self._waiting:
            save = self._waiting.pop(0)
            _tell(save, self._tried(save))

    async def _write(self) -> None:
        while self._waiting:
            save = self._waiting.pop(0)
            _tell(save, await self._offload(partial(self._tried, save)))

    def _tried(self, save: _Save) -> OSError | None:
        """Write a file, in any thread; return why that failed."""
        try:
            save.write()
            self._check()
        except OSError as fault:
            return fault
        return None


def _tell(save: _Save, fault: OSError | None) -> None:
    """Call the callback for the outcome of a write, in the event loop."""
    if fault is not None:
        save.failed(fault)
    elif save.written is not None:
        save.written()


class UserData:
    """The settings of one run, and the write-behind queue of files.

    Args:
        front: runs writes off the event loop, and tells whether they persist.
        settings: the player's choices, with the overrides of this run.
        folder: where all files are kept.
        stored: the settings as saved, without the overrides of this run.
        not_saved: called with the error of a failed write.
        not_read: called with the error of a file that cannot be read.
        take_settings: applies the settings to everything that follows them.
    """

    def __init__(
        self,
        front: FrontEnd,
        settings: Settings,
        folder: Path,
        stored: Settings | None,
        not_saved: Callable[[OSError], None],
        not_read: Callable[[OSError], None],
        take_settings: Callable[[], None],
    ) -> None:
        self.settings = settings
        self.stored = settings if stored is None else stored
        self.folder = folder
        self.told_unkept = False
        """Whether the player was told that nothing persists, settings too."""
        self.unsaved = UnsavedFiles(front.offload, self.check_kept)
        self.take_settings = take_settings
        self._unkept = front.unkept
        self._told = not_saved
        self._told_unread = not_read
        self._unsaved: dict[str, Any] = {}
        """Changed settings that are not on the disk yet."""

    @property
    def pace(self) -> Pace:
        """The pace of lines by the settings."""
        return Pace(self.settings.rate, self.settings.pace)

    def keep(self, settings: Settings) -> None:
        """Apply changed settings, and queue them for saving; a failure is said."""
        before = as_dict(self.settings)
        changed = {name: new for name, new in as_dict(settings).items() if new != before[name]}
        self.settings = settings
        self.stored = stored = replace(self.stored, **changed)
        self._unsaved |= changed
        self.save_changes(
            "settings.toml", self._unsaved, lambda path, new: change_settings(path, new, stored)
        )

    def save_soon(self, name: str, save: Callable[[Path], None]) -> None:
        """Queue the save of a file that the player has changed.

        Args:
            name: of the file, in the data folder.
            save: writes the whole of it.
        """
        path = self.folder / name
        self.unsaved.put(path, lambda: save(path), self._not_saved, instead=True)

    def save_changes(
        self, name: str, changed: dict[Key, Any], save: Callable[[Path, Mapping[Key, Any]], None]
    ) -> None:
        """Queue the save of what the player has changed in a file; the rest of it stays.

        Args:
            name: of the file, in the data folder.
            changed: all changes that are not on the disk yet; those that are saved are removed.
            save: writes changes into the file.
        """
        path, new = self.folder / name, dict(changed)

        def saved() -> None:
            for key, value in new.items():
                if changed.get(key) == value:
                    changed.pop(key, None)

        self.unsaved.put(path, lambda: save(path, new), self._not_saved, saved, instead=True)

    def kept(self, read: Callable[[], T], otherwise: T) -> T:
        """Return what a file holds, or something else if it cannot be read, which is said."""
        try:
            return read()
        except OSError as fault:
            self._told_unread(fault)
            return otherwise

    def _not_saved(self, fault: OSError) -> None:
        # A file that could not be read at the start is not written, which was said then.
        if not self.told_unkept and not any(fault.filename == str(path) for path in UNREAD):
            self._told(fault)

    def check_kept(self) -> None:
        """Check that what was written persists, where a front end has it in memory first.

        Raises:
            OSError: it does not.
        """
        why = self._unkept()
        if why:
            raise OSError(EIO, why)  # an error without a sentence of its own: the reason is told

    def check_untold(self) -> None:
        """Check that what was written persists, for a player who knows of nothing else.

        Raises:
            OSError: it does not, and the player was not told that nothing does.
        """
        if not self.told_unkept:
            self.check_kept()
