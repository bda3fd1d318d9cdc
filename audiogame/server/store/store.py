"""Interface of a server's store, for files and databases."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Protocol

from audiogame.archive.journal import Journal
from audiogame.online.identity import new_secret
from audiogame.online.link import KEY, TABLE, new_words
from audiogame.online.table_packets import Offered
from audiogame.rules.fault import Fault, Reason
from audiogame.rules.value import Value
from audiogame.server.agreement import Agreement
from audiogame.server.clock_marks import ClockMarks
from audiogame.server.store.figures import StoreFigures

INVITED = 10_000
"""Invited persons remembered at most; the oldest are forgotten first."""


class StoreFault(Fault):
    """A store that a server cannot use."""


class HeldElsewhere(Fault):
    """A table that another process of the same server holds.

    Args:
        address: of that process.
    """

    def __init__(self, address: str) -> None:
        super().__init__("table-elsewhere")
        self.address = address


class ServerIdentity(Value):
    """The server's own data.

    Args:
        name: its name, a label that may change.
        invitation: the words that permit opening tables.
        secret: by which it is known, in hexadecimal digits; with another one it is another server,
            at which no person is recognized.
        invited: the persons who have shown them, where they are stored with it.
        yielded: invalid keys, each with its successor.
        clock: when it has looked at its clock, where that is stored with it.
    """

    name: str
    invitation: str
    secret: str
    invited: tuple[str, ...] = ()
    yielded: tuple[tuple[str, str], ...] = ()
    clock: ClockMarks = ClockMarks()  # frozen


def new_identity(name: str = "") -> ServerIdentity:
    """Return the data of a new server.

    Args:
        name: its name; empty for one of two words.
    """
    named = name or new_words(TABLE).replace("-", " ")
    return ServerIdentity(named, new_words(KEY), new_secret().hex())


class Store(Protocol):
    """Store of a server's tables.

    Everything that it holds for this process alone is in memory; methods that wait for a disk or a
    database are coroutines.
    """

    @property
    def identity(self) -> ServerIdentity:
        """The server's own data."""

    agreements: dict[str, Agreement]
    """The agreements of the tables that this process holds; with files, of all tables."""
    unread: list[str]
    """Files that cannot be read, and are left out."""
    figures: StoreFigures

    @property
    def folder(self) -> Path:
        """The folder in which tables have their records, or working copies of them."""

    @property
    def records(self) -> Path:
        """The folder of the records in it."""

    @property
    def location(self) -> str:
        """Location of the store, as shown to an operator."""

    @property
    def alive(self) -> float:
        """Seconds between keepalive pings of a connection that may be redirected; 0 for no
        demand."""

    @property
    def fit(self) -> bool:
        """Whether this process may hold tables now."""

    @property
    def stuck(self) -> bool:
        """Whether nothing can be stored for now, and no other process could store it."""

    @property
    def oldest(self) -> float:
        """Seconds for which the oldest line that is not stored has waited; 0 for none."""

    @property
    def leaving(self) -> bool:
        """Whether this process was asked to hand all its tables over."""

    @property
    def others(self) -> tuple[str, ...]:
        """The addresses of the other processes of this server, the least busy first."""

    async def begin(self, waits: Callable[[Reason], None] | None = None) -> None:
        """Open the store.

        Args:
            waits: called where the store is not there yet, and is waited for.

        Raises:
            StoreFault: it cannot be read or written.
        """

    async def announce(self, address: str, dropped: Callable[[str], None]) -> None:
        """Register this process, which holds tables from now on.

        Args:
            address: of this process, at which clients reach it.
            dropped: called with the name of each table that this process has lost.
        """

    async def look_around(self) -> None:
        """Query the other processes."""

    async def close(self) -> None:
        """Release everything, and close the store."""

    async def hold(self, table: str) -> bool:
        """Hold a table from now on, if there is one of this name; return whether there is.

        Raises:
            HeldElsewhere: another process holds it.
        """

    async def create(self, agreement: Agreement) -> bool:
        """Store a new table, and hold it; return whether its name was free."""

    async def keep(self, agreement: Agreement) -> None:
        """Store an agreement, atomically.

        Raises:
            OSError: it cannot be written.
            TableLost: another process holds the table.
        """

    async def let_go(self, table: str) -> None:
        """Release a table; its lines are safe, and it can be held again."""

    async def look_at_clock(self, now: int) -> ClockMarks:
        """Note that a server has looked at its clock; return the marks before.

        Args:
            now: seconds since 1970.
        """

    async def forget_before(self, changed: int, awake: Collection[str]) -> int:
        """Delete the tables that were not visited since a time; their records stay, without names.

        Args:
            changed: seconds since 1970.
            awake: the tables that may have visitors now.

        Returns:
            How many were deleted.
        """

    async def fetch(self, agreement: Agreement) -> None:
        """Ensure that the record of a table's game is in the folder of records."""

    async def forget_record(self, record: str) -> None:
        """Delete what is stored of a record whose game has not begun, beside its working copy."""

    def attach(self, agreement: Agreement, journal: Journal) -> None:
        """Make this store responsible for the safety of a journal's lines."""

    async def is_invited(self, person: str) -> bool:
        """Return whether a person has shown the invitation."""

    async def invite(self, person: str) -> None:
        """Remember that a person has shown the invitation."""

    async def look_for_yielded(self) -> None:
        """Update the invalid keys in `identity`, also with those from other processes."""

    async def yield_keys(self, yielded: tuple[tuple[str, str], ...]) -> None:
        """Invalidate keys, each with its successor."""

    async def known(self, persons: Collection[str]) -> frozenset[str]:
        """Return the persons among those given who were invited, or sit at a table."""

    async def offer(self, offered: tuple[Offered, ...]) -> None:
        """Replace this process's tables in the other processes' list."""

    async def offered(self) -> tuple[Offered, ...]:
        """Return the tables that other processes offer."""
