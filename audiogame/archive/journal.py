"""Writer of the record while its game is played; a full disk never stops the game."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from pathlib import Path

from audiogame.rules.fault import Detail, Fault, system_reason
from audiogame.rules.state import Seat
from audiogame.table.notes import gave_up_note, result_note
from audiogame.table.own_file import remove_own
from audiogame.table.record_file import (
    CHOICES,
    PRIVATE,
    STATE,
    PrivateChoices,
    RecordFile,
    private_lines,
)

Offload = Callable[[Callable[[], None]], Awaitable[None]]
"""Runs work that waits for the disk off the loop, which continues meanwhile."""


async def at_once(work: Callable[[], None]) -> None:
    """Run the work in the loop itself, where no worker thread is available."""
    work()


class TableTakenOver(Fault):
    """This program has lost its table: its lines are no longer accepted."""


Durable = Callable[[Callable[[], Detail]], Awaitable[None]]
"""Waits until all lines of the working copy are stored outside it.

It takes a function that flushes buffered lines into the working copy, in any thread, and returns
why lines are missing.  Raises `TableLost` where this program can no longer store them.
"""


class Journal:
    """Buffers and writes the lines of a table; reports once if they can no longer be kept.

    Args:
        file: the record; None if it could not even be made.
        fault: the reason for that.
        key: key of the hashes of secret choices.
        offload: runs work that waits for the disk.
        hash_: SHA-256 of the header.
    """

    def __init__(
        self,
        file: RecordFile | None,
        fault: Detail = "",
        key: str = "",
        offload: Offload = at_once,
        hash_: str = "",
    ) -> None:
        self._file = file
        self.hash = hash_
        """The SHA-256 of the header; empty where no record is kept."""
        self._offload = offload
        self._key = key
        self._choices: PrivateChoices | None = None
        self._fault = fault
        self._later = False
        self._turn: AbstractContextManager[object] = contextlib.nullcontext()
        """Lock held while writing to the files, so that lines stay in their order."""
        self._lines: list[str] = []
        """Buffer of lines for the record."""
        self._whispers: list[str] = []
        """Buffer of lines for the private file."""
        self._unsynced = False
        self._over: list[Path] = []
        """Private files of a game that is over, until they are removed."""
        self._ledger: Durable | None = None

    def write_later(self, turn: AbstractContextManager[object]) -> None:
        """Buffer lines until `durable`, which from now on writes them off the loop.

        A busy disk blocks a plain write, too, not only a sync.

        Args:
            turn: a lock, as lines are then written in any thread.
        """
        self._later, self._turn = True, turn

    def keep_in(self, ledger: Durable) -> None:
        """Store lines in a ledger from now on, including those that are in the file already."""
        self._ledger = ledger

    @property
    def path(self) -> Path | None:
        """The record's file; None while nothing is kept."""
        return self._file.path if self._file is not None else None

    def write(self, *lines: str) -> None:
        """Write lines in one piece; a failure is remembered for `fault`."""
        if self._file is not None:
            self._lines += lines
            self._unsynced = True
            if not self._later:
                self._put()

    def whisper(self, line: str) -> None:
        """Write the words of a secret choice to the private file beside the record."""
        if self._file is not None:
            self._whispers.append(line)
            self._unsynced = True
            if not self._later:
                self._put()

    def _put(self) -> None:
        """Flush the buffers to the operating system, the private lines first."""
        with self._turn:
            # Take the record's lines first: the secrets that belong to them are then buffered, too.
            # Other threads may add some.
            lines, whispers, file = [*self._lines], [*self._whispers], self._file
            del self._lines[: len(lines)], self._whispers[: len(whispers)]
            if file is None:
                return
            try:
                if whispers and self._choices is None:
                    self._choices = PrivateChoices(file.path, self._key)
                for line in whispers:
                    assert self._choices is not None, (
                        "the private file is opened before lines are written"
                    )
                    self._choices.write(line)
                if lines:
                    file.write(*lines)
            except OSError as fault:
                self._fail(fault)
            except ValueError:  # the file is closed
                if self._file is not None:
                    raise

    def _put_and_tell(self) -> Detail:
        """Flush the buffers to the operating system; return why the record lacks lines."""
        self._put()
        self._forget()
        return self._fault

    def _save(self) -> None:
        """Flush the buffers, and sync to the disk."""
        self._put()
        choices, file = self._choices, self._file
        if file is None:  # lines not yet flushed were closed with it
            return
        try:
            if choices is not None:
                choices.sync()
            file.sync()
        except OSError as fault:
            self._fail(fault)
        except ValueError:  # closed meanwhile
            if self._file is not None and self._choices is choices:
                raise
        self._forget()

    def _forget(self) -> None:
        """Remove what was private in a game that is over; what cannot be removed waits.

        Windows removes no file that is open, here or in another program.
        """
        for path in [*self._over]:
            with contextlib.suppress(OSError, ValueError):  # another thread was first
                remove_own(path)
                self._over.remove(path)

    def whispered(self) -> tuple[str, ...]:
        """Return the lines of the private file of choices, as far as it can be read."""
        if self._file is None:
            return ()
        try:
            return private_lines(self._file.path)
        except OSError:
            return ()

    async def durable(self) -> None:
        """Wait until everything written is on the disk; the loop continues meanwhile.

        Raises:
            TableLost: its ledger accepts no lines from this program any more.
        """
        if self._ledger is not None:
            await self._ledger(self._put_and_tell)
            return
        if self._file is None or not self._unsynced:
            return
        self._unsynced = False
        await self._offload(self._save)

    def fault(self) -> Detail:
        """Return, once, why nothing is kept any more; empty if there is no fault."""
        fault, self._fault = self._fault, ""
        return fault

    def finish(
        self, places: tuple[int, ...], seed: str, secret: bool, sides: tuple[int, ...] = ()
    ) -> None:
        """Write the end of a finished game: what was secret, then the places."""
        self._end((result_note(places, sides),), seed, secret)

    def give_up(self, seats: tuple[Seat, ...], seed: str, secret: bool) -> None:
        """Write which seats have given up: the game is over, and nothing is secret any more.

        The choices that were secret have to be written before.
        """
        self._end(tuple(gave_up_note(seat) for seat in seats), seed, secret)

    def _end(self, notes: tuple[str, ...], seed: str, secret: bool) -> None:
        if self._file is None:
            return
        path, lines = self._file.path, []
        told = self._file.notes
        if not told.key and (self._choices is not None or path.with_suffix(CHOICES).exists()):
            lines.append(f"# key {self._key}")
        if secret and not told.seed:
            lines.append(f"# seed {seed}")
        # In one piece: with the seed told but no end written, the game could not be resumed.
        self.write(*lines, *(f"# {note}" for note in notes))
        self._put()
        with contextlib.suppress(OSError):
            if self._file is not None:
                self._file.sync()  # only from here on nothing private is needed
                with self._turn:
                    choices, self._choices = self._choices, None
                if choices is not None:
                    choices.close()
                self._over = [
                    path.with_suffix(one) for one in (CHOICES, STATE, *(PRIVATE,) * secret)
                ]
                self._forget()

    def drop(self) -> None:
        """Accept no more lines: the table belongs to another program."""
        self._fault = "dropped"
        file, self._file = self._file, None  # before closing: a thread may be writing
        for one in (file, self._choices):
            if one is not None:
                with contextlib.suppress(OSError):
                    one.close()

    def close(self) -> None:
        """Close the record."""
        for file in (self._file, self._choices):
            if file is not None:
                with contextlib.suppress(OSError):
                    file.close()

    def _fail(self, fault: OSError) -> None:
        self._fault = system_reason(fault)
        if self._later and self._file is not None:  # nobody was told of these lines
            with contextlib.suppress(OSError, ValueError):
                self._file.cut_back()
        self.close()
        self._file = None
