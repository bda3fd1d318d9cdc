"""Working copies of the records of all games of one process, where a server has several."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from weakref import WeakValueDictionary

from audiogame.archive.folder import records_folder
from audiogame.archive.journal import Journal, TableTakenOver
from audiogame.rules.value import replace
from audiogame.server.agreement import Agreement
from audiogame.server.store.appends import Append
from audiogame.server.store.database import Database, Unanswered
from audiogame.server.store.held_tables import HeldTables
from audiogame.server.store.working_copy import FETCH, KeptLine, WorkingCopy
from audiogame.table.lock import InUse, lock
from audiogame.table.own_file import own_folder, remove_folder


class WorkingCopies:
    """Working copies of one process, in a folder of its own that may be lost at any time.

    Args:
        database: that stores the records.
        folder: of this process; its siblings belong to other processes on this machine.
        tables: held here.
        append: sends lines to the database.
    """

    def __init__(
        self,
        database: Database,
        folder: Path,
        tables: HeldTables,
        append: Callable[[Append], Awaitable[None]],
    ) -> None:
        self._database = database
        self._folder = folder
        self._tables = tables
        self._append = append
        self._copies: dict[str, WorkingCopy] = {}
        """The copies of held tables, once they are fetched."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks by table, for writing its copy."""
        self.records = records_folder(folder)

    def begin(self) -> None:
        """Create the folder, and remove those of processes that are gone.

        Raises:
            OSError: it cannot be created.
        """
        _sweep(self._folder.parent)
        own_folder(self._folder)
        self._lock = (self._folder / "lock").open("wb")
        lock(self._lock, self._folder.name)

    def close(self) -> None:
        """Remove the folder."""
        self._lock.close()
        with contextlib.suppress(OSError):
            remove_folder(self._folder)

    def remove(self, table: str) -> None:
        """Remove the copy of a table that is no longer held."""
        copy = self._copies.pop(table, None)
        if copy is not None:
            with contextlib.suppress(OSError):
                copy.remove()

    async def fetch(self, agreement: Agreement) -> None:
        """Write the working copy of the record of a table's game.

        Raises:
            TableLost: the database does not answer, or the disk is full.
        """
        table = agreement.table
        epoch = self._tables.epochs.get(table)
        try:
            # A table that was lost and taken again is not overwritten by what was read before.
            async with self._turns.setdefault(table, asyncio.Lock()):
                rows = await self._database.rows(FETCH, agreement.record)
                self._check(table, epoch)
                copy = self._copy(agreement)
                kept = [KeptLine(row["kind"], row["number"], row["line"]) for row in rows]
                await asyncio.to_thread(copy.write, kept)
                self._check(table, epoch)
        except (Unanswered, OSError, KeyError) as fault:
            if self._tables.epochs.get(table) == epoch:
                self._tables.give_up(table, isinstance(fault, OSError))
            raise TableTakenOver("table-elsewhere") from fault
        self._copies[table] = copy

    def _check(self, table: str, epoch: int | None) -> None:
        """Check that a table was not lost since an epoch.

        Raises:
            TableLost: it was, and may have been taken again.
        """
        if self._tables.epochs.get(table) != epoch:
            raise TableTakenOver("table-elsewhere")

    def _copy(self, agreement: Agreement) -> WorkingCopy:
        path = self.records / agreement.record
        table = agreement.table
        return WorkingCopy(
            table, self._tables.epochs[table], path, self._append, self._tables.give_up
        )

    def attach(self, agreement: Agreement, journal: Journal) -> None:
        """Send the lines of a journal to this database from now on.

        Raises:
            TableLost: this process does not hold the table any more.
        """
        table = agreement.table
        if journal.path is None:
            if journal.fault():  # its file could not be opened
                self._tables.give_up(table, True)
                raise TableTakenOver("table-elsewhere")
            return
        if table not in self._tables.epochs:
            raise TableTakenOver("table-elsewhere")
        if table not in self._copies or agreement.record != journal.path.name:
            self._copies[table] = self._copy(replace(agreement, record=journal.path.name))
        journal.keep_in(self._copies[table].durable)


def _sweep(working: Path) -> None:
    """Remove the working copies of processes that are gone."""
    for folder in working.glob("*"):
        with contextlib.suppress(OSError, InUse):
            with (folder / "lock").open("r+b") as file:
                lock(file, folder.name)
            remove_folder(folder)  # closed before, as Windows removes no file that is open
