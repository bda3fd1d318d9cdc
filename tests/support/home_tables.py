"""Tables on this machine: one without a record, and the table inside of one."""

from __future__ import annotations

from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Journal
from audiogame.table.news import Advisory
from audiogame.table.seen_table import SeenTable
from audiogame.table.table import Table


def at_home(table: Table) -> HomeTable:
    """Return a table without a record."""
    return HomeTable(table, Journal(None), table.luck.seed, secret=False)


def inside(table: SeenTable) -> Table:
    """Return the table inside, with the whole state, which only a home table may read."""
    assert isinstance(table, HomeTable)
    return table.table


def notices_of(table: SeenTable) -> tuple[str, ...]:
    """Take the notices that wait in the queue of a table."""
    notices = iter(lambda: table.news.take(Advisory), None)
    return tuple(one.message if one.why is None else one.why.reasons[0].message for one in notices)
