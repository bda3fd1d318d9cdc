"""A server's store: what every place where a server keeps its tables can do."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Protocol

from audiogame.archive.journal import Journal
from audiogame.online.table_packets import Offered
from audiogame.rules.fault import Fault
from audiogame.rules.value import Value
from audiogame.server.agreement import Agreement
from audiogame.server.store.figures import StoreFigures

INVITED = 10_000
"""Persons who are remembered as invited; the oldest are forgotten first."""


class StoreFault(Fault):
    """A store that a server cannot keep anything in."""


class HeldElsewhere(Fault):
    """A table that another process of the same server holds.

    Args:
        address: of that process.
    """

    def __init__(self, address: str) -> None:
        super().__init__("table-elsewhere")
        self.address = address


class ServerIdentity(Value):
    """What a server knows of itself.

    Args:
        name: how it is called, over which hello is signed: with another, nobody is known again.
        invitation: the words that let somebody open tables.
        invited: the persons who have shown them, where they are kept with it.
        yielded: keys that count no longer, each with the one that has taken its place.
    """

    name: str
    invitation: str
    invited: tuple[str, ...] = ()
    yielded: tuple[tuple[str, str], ...] = ()


class Store(Protocol):
    """Keeps the tables of a server.

    Everything that it holds for this process alone is at hand at once; whatever waits for a disk
    or a database is awaited.
    """

    @property
    def house(self) -> ServerIdentity:
        """What the server knows of itself."""

    agreements: dict[str, Agreement]
    """What was agreed at the tables that this process holds; with files, at all tables."""
    unread: list[str]
    """What cannot be read, and is left out."""
    figures: StoreFigures

    @property
    def folder(self) -> Path:
        """The folder in which tables have their records, or working copies of them."""

    @property
    def records(self) -> Path:
        """The folder of the records in it."""

    @property
    def place(self) -> str:
        """Where everything is kept, as an operator is told."""

    @property
    def alive(self) -> float:
        """Seconds between signs of life of a line that may have to go elsewhere; 0 for any."""

    @property
    def fit(self) -> bool:
        """Whether this process may hold tables now."""

    @property
    def stuck(self) -> bool:
        """Whether nothing can be kept for now, and no other process could keep it."""

    @property
    def leaving(self) -> bool:
        """Whether this process is to hand all its tables over."""

    @property
    def others(self) -> tuple[str, ...]:
        """The addresses of the other processes of this server, the least busy first."""

    async def begin(self) -> None:
        """Open the store.

        Raises:
            StoreFault: it cannot be read or written.
        """

    async def announce(self, address: str, dropped: Callable[[str], None]) -> None:
        """Let others know of this process, which holds tables from now on.

        Args:
            address: of this process, as its people reach it.
            dropped: is told the name of each table that this process has no longer.
        """

    async def look_around(self) -> None:
        """Find out which other processes there are at this moment."""

    async def close(self) -> None:
        """Let go of everything."""

    async def hold(self, table: str) -> bool:
        """Hold a table from now on, if there is one of this name; tells whether there is.

        Raises:
            HeldElsewhere: another process holds it.
        """

    async def create(self, agreement: Agreement) -> bool:
        """Keep a new table, and hold it; tells whether its name was free."""

    async def keep(self, agreement: Agreement) -> None:
        """Keep what was agreed, whole or not at all.

        Raises:
            OSError: it cannot be written.
            TableLost: another process holds the table.
        """

    async def let_go(self, table: str) -> None:
        """Hold a table no longer; its lines are safe, and it can be held again."""

    async def forget_before(self, changed: int, awake: Collection[str]) -> None:
        """Forget the tables where nobody was since a time; their records stay, without names.

        Args:
            changed: seconds since 1970.
            awake: the tables at which somebody may be now.
        """

    async def fetch(self, agreement: Agreement) -> None:
        """Make sure that the record of a table's game lies in the folder of records."""

    def attach(self, agreement: Agreement, journal: Journal) -> None:
        """Let the lines of a journal be safe in this store."""

    async def is_invited(self, person: str) -> bool:
        """Tell whether somebody has shown the invitation."""

    async def invite(self, person: str) -> None:
        """Remember that somebody has shown the invitation."""

    async def look_for_yielded(self) -> None:
        """Have in `house` which keys have yielded to others, also at other processes."""

    async def yield_keys(self, yielded: tuple[tuple[str, str], ...]) -> None:
        """Let keys count no longer, each with the one that takes its place."""

    async def known(self, persons: Collection[str]) -> frozenset[str]:
        """Return those of some who were invited, or sit at a table."""

    async def offer(self, offered: tuple[Offered, ...]) -> None:
        """Let others list these tables of this process, and no others of it."""

    async def offered(self) -> tuple[Offered, ...]:
        """List the tables that other processes offer."""
