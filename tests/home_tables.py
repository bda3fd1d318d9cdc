"""Tables on this machine: one around a game without a record, and the game inside of one."""

from __future__ import annotations

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Journal
from audiogame.table.face import SeenTable
from audiogame.table.table import Table


def at_home(table: Table) -> HomeTable:
    """Return a table without a record."""
    return HomeTable(table, Journal(None), table.luck.seed, secret=False)


def inside(table: SeenTable) -> Table:
    """Return the game that nobody but a table on this machine may look into."""
    assert isinstance(table, HomeTable)
    return table.table
