"""Counters of a store, for a server's operator."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

SLOW = 0.1
"""Seconds of a transaction that a person would notice."""


@dataclass
class StoreFigures:
    """Counters of a store; with files there are none.

    Args:
        appends: lines that were written safely.
        batches: transactions that they were written in.
        append_seconds: seconds of all transactions.
        last_append: seconds of the last one.
        slow_appends: transactions that took longer than `SLOW`.
        waiting: lines in the write queue now.
        refused: appends that were refused because another process holds the table.
        held: tables that this process holds.
        taken_over: tables that it has taken over from a process that was gone.
        lost: tables that it has lost to another.
        lease_losses: how often its own lease has run out.
        lease_age: seconds since the lease was last renewed, when last checked.
        faults: how often the database did not answer.
    """

    appends: int = 0
    batches: int = 0
    append_seconds: float = 0.0
    last_append: float = 0.0
    slow_appends: int = 0
    waiting: int = 0
    refused: int = 0
    held: int = 0
    taken_over: int = 0
    lost: int = 0
    lease_losses: int = 0
    lease_age: float = 0.0
    faults: int = 0

    def told(self) -> Iterator[tuple[str, str, float, bool]]:
        """Yield the name, the help, the value, and whether it only grows, of each counter."""
        yield "appends_total", "Lines made safe.", self.appends, True
        yield "batches_total", "Transactions of lines.", self.batches, True
        yield "append_seconds_total", "Time of all those transactions.", self.append_seconds, True
        yield "append_seconds_last", "Time of the last of them.", self.last_append, False
        yield "appends_slow_total", "Those that took over 0.1 s.", self.slow_appends, True
        yield "lines_waiting", "Lines that wait to be written.", self.waiting, False
        yield "refused_total", "Appends refused: a table was lost.", self.refused, True
        yield "tables_held", "Tables that this process holds.", self.held, False
        yield "tables_taken_total", "Tables taken, new ones left out.", self.taken_over, True
        yield "tables_lost_total", "Tables lost to another process.", self.lost, True
        yield "lease_losses_total", "How often the lease has run out.", self.lease_losses, True
        yield "lease_age_seconds", "Time since the lease was renewed.", self.lease_age, False
        yield "database_faults_total", "Questions not answered.", self.faults, True
