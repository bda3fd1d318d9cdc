"""File store of a server: one file a table beside the folder of records, and one for the server."""

from __future__ import annotations

import asyncio
import os
import re
from asyncio import to_thread
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from threading import Lock
from typing import BinaryIO, cast
from weakref import WeakValueDictionary

import msgspec

from audiogame.archive.folder import records_folder
from audiogame.archive.journal import Journal
from audiogame.online.table_packets import Offered
from audiogame.rules.fault import Reason, system_reason
from audiogame.rules.value import replace
from audiogame.server.agreement import Agreement, interned
from audiogame.server.clock_marks import ClockMarks
from audiogame.server.disk import UNWRITTEN, offload, oldest_work
from audiogame.server.person_data import take_names
from audiogame.server.store.figures import StoreFigures
from audiogame.server.store.store import INVITED, ServerIdentity, StoreFault, new_identity
from audiogame.table.lock import InUse, lock
from audiogame.table.own_file import open_own, read_own, remove_own, write_first, write_whole

OWN = "server.json"
LOCK = "server.lock"
TABLES = "tables"
_SECRET = re.compile(r"[0-9a-f]{64}")


class FileStore:
    """Stores agreements in files, for one process that holds all tables.

    Args:
        folder: of the server.
        name: the server's name from now on; empty to keep its name.

    Raises:
        StoreFault: it cannot be read or written.
    """

    alive = 0.0
    fit = True
    leaving = False
    others: tuple[str, ...] = ()

    def __init__(self, folder: Path, name: str = "") -> None:
        self.folder = folder
        self.figures = StoreFigures()
        self.unread: list[str] = []
        """Files of tables that cannot be read."""
        self._lock: BinaryIO | None = None
        """Lock file, locked as long as a server runs here."""
        self._writing: dict[str, Lock] = {}
        """Locks of the files that are written, by their tables."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks by table, for storing its agreements in their order."""
        self._changing = asyncio.Lock()
        """Lock for changes of the server's own file, so that none is lost."""
        self.identity: ServerIdentity
        self.agreements: dict[str, Agreement] = {}
        self._name = name
        try:
            identity = self._own_identity()
            self.identity = replace(identity, name=name or identity.name)
            self.agreements = {one.table: one for one in self._read_all()}
        except OSError as fault:
            path, why = str(fault.filename or folder), system_reason(fault)
            raise StoreFault("server-folder", path=path, why=why) from fault

    @property
    def records(self) -> Path:
        """The folder of the records."""
        return records_folder(self.folder)

    @property
    def location(self) -> str:
        """Location of the store."""
        return str(self.folder)

    # The store's interface.

    @property
    def stuck(self) -> bool:
        """Whether lines have waited for some time: the disk does not answer."""
        return self.oldest > UNWRITTEN

    @property
    def oldest(self) -> float:
        """Seconds for which the oldest line that is not on the disk has waited; 0 for none."""
        return oldest_work()

    async def begin(self, waits: Callable[[Reason], None] | None = None) -> None:
        """Lock the folder for this process, until it ends.

        Args:
            waits: not called: a folder is there, or it is not.

        Raises:
            StoreFault: another server uses the folder.
        """
        path = self.folder / LOCK
        try:
            file = os.fdopen(open_own(path, os.O_WRONLY | os.O_APPEND), "ab", buffering=0)
        except OSError as fault:
            why = system_reason(fault)
            raise StoreFault("server-folder", path=str(self.folder), why=why) from fault
        self._lock = cast(BinaryIO, file)
        try:
            lock(self._lock, path.name)
        except InUse as fault:
            self._lock.close()
            raise StoreFault("server-folder-taken", path=str(self.folder)) from fault
        try:
            identity = self._own_identity()  # another process may have ended meanwhile
            self.save_identity(replace(identity, name=self._name or identity.name))
        except OSError as fault:
            self._lock.close()
            why = system_reason(fault)
            raise StoreFault("server-folder", path=str(self.folder), why=why) from fault

    async def announce(self, address: str, dropped: Callable[[str], None]) -> None:
        """Do nothing: there is no other process."""

    async def look_around(self) -> None:
        """Do nothing: there is no other process."""

    async def close(self) -> None:
        """Unlock the folder; everything is on the disk."""
        if self._lock is not None:
            self._lock.close()

    async def hold(self, table: str) -> bool:
        """Return whether there is a table of this name."""
        return table in self.agreements

    async def create(self, agreement: Agreement) -> bool:
        """Store a new table; return whether its name was free."""
        if agreement.table in self.agreements:
            return False
        self.agreements[agreement.table] = agreement  # nobody else may take the name meanwhile
        try:
            await offload(partial(self._write, agreement))
        except BaseException:
            del self.agreements[agreement.table]
            raise
        return True

    async def keep(self, agreement: Agreement) -> None:
        """Store an agreement, atomically.

        Raises:
            OSError: it cannot be written.
        """
        async with self._turns.setdefault(agreement.table, asyncio.Lock()):
            await offload(partial(self._write, agreement))
            self.agreements[agreement.table] = agreement

    async def let_go(self, table: str) -> None:
        """Do nothing: no other process could hold it."""

    async def look_at_clock(self, now: int) -> ClockMarks:
        """Note that a server has looked at its clock; return the marks before."""
        async with self._changing:
            before = self.identity.clock
            await to_thread(self.save_identity, replace(self.identity, clock=before.at(now)))
            return before

    async def forget_before(self, changed: int, awake: Collection[str]) -> int:
        """Delete the tables that were not visited since a time; their records stay, without
        names."""
        count = 0
        for agreed in [*self.agreements.values()]:
            if agreed.table not in awake and agreed.changed < changed:
                played = await to_thread(self._played, agreed)
                if agreed.table not in awake and played < changed:
                    self.agreements.pop(agreed.table, None)
                    await to_thread(take_names, self.records, agreed)
                    await to_thread(self.remove, agreed.table)
                    count += 1
        return count

    async def fetch(self, agreement: Agreement) -> None:
        """Do nothing: the record is in the folder already."""

    async def forget_record(self, record: str) -> None:
        """Do nothing: nothing is stored beside the files."""

    def attach(self, agreement: Agreement, journal: Journal) -> None:
        """Do nothing: the journal's file is safe already."""

    async def is_invited(self, person: str) -> bool:
        """Return whether a person has shown the invitation."""
        return person in self.identity.invited

    async def invite(self, person: str) -> None:
        """Remember that a person has shown the invitation."""
        async with self._changing:
            if person not in self.identity.invited:
                invited = (*self.identity.invited, person)[-INVITED:]
                await to_thread(self.save_identity, replace(self.identity, invited=invited))

    async def look_for_yielded(self) -> None:
        """Do nothing: there is no other process."""

    async def yield_keys(self, yielded: tuple[tuple[str, str], ...]) -> None:
        """Invalidate keys, each with its successor."""
        async with self._changing:
            known = (*self.identity.yielded, *yielded)
            await to_thread(self.save_identity, replace(self.identity, yielded=known))

    async def known(self, persons: Collection[str]) -> frozenset[str]:
        """Return the persons among those given who were invited, or sit at a table."""
        wanted = frozenset(persons)
        seated = {
            chair.person
            for one in self.agreements.values()
            for chair in one.chairs
            if chair.person in wanted
        }
        return wanted.intersection(seated) | wanted.intersection(self.identity.invited)

    async def offer(self, offered: tuple[Offered, ...]) -> None:
        """Do nothing: no other process lists them."""

    async def offered(self) -> tuple[Offered, ...]:
        """Return nothing: there is no other process."""
        return ()

    # The files.

    def save(self, agreement: Agreement) -> None:
        """Write a table's file, atomically.

        Raises:
            OSError: it cannot be written.
        """
        self._write(agreement)
        self.agreements[agreement.table] = agreement

    def _write(self, agreement: Agreement) -> None:
        with self._writing.setdefault(agreement.table, Lock()):
            write_whole(self._path(agreement.table), msgspec.json.encode(agreement).decode())

    def dated(self, agreement: Agreement) -> Agreement:
        """Return an agreement with the time of the last visit."""
        return replace(agreement, changed=max(agreement.changed, int(self._played(agreement))))

    def _played(self, agreement: Agreement) -> float:
        """Return when the record of a table was last written, in seconds since 1970."""
        try:
            return (self.records / agreement.record).stat().st_mtime if agreement.record else 0.0
        except OSError:
            return 0.0

    def remove(self, table: str) -> None:
        """Delete a table; the records of its games stay."""
        self.agreements.pop(table, None)
        with self._writing.setdefault(table, Lock()):
            remove_own(self._path(table))
        self._writing.pop(table, None)

    def save_identity(self, identity: ServerIdentity) -> None:
        """Write the server's own file.

        Raises:
            OSError: it cannot be written.
        """
        write_whole(self.folder / OWN, msgspec.json.encode(identity).decode())
        self.identity = identity

    def _path(self, table: str) -> Path:
        return self.folder / TABLES / f"{table}.json"

    def _own_identity(self) -> ServerIdentity:
        """Read the server's own file, which is written first where there is none.

        Two processes that begin at once must be the same server to everybody.

        Raises:
            OSError: it cannot be read or written.
            StoreFault: it is damaged.
        """
        path = self.folder / OWN
        try:
            if not path.exists():
                write_first(path, msgspec.json.encode(new_identity()).decode())
            identity = msgspec.json.decode(read_own(path), type=ServerIdentity)
        except msgspec.MsgspecError as fault:
            raise StoreFault("server-folder", path=str(path), why=system_reason(fault)) from fault
        if not _SECRET.fullmatch(identity.secret):
            raise StoreFault("server-folder", path=str(path), why=Reason("server-secret"))
        return identity

    def _read_all(self) -> list[Agreement]:
        found = []
        for path in sorted((self.folder / TABLES).glob("*.json")):
            try:
                found.append(interned(msgspec.json.decode(read_own(path), type=Agreement)))
            except (OSError, msgspec.MsgspecError):  # the other tables are still usable
                self.unread.append(path.name)
        return found
