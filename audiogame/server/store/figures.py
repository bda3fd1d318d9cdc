"""What a store counts, for whoever looks after a server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class StoreFigures:
    """What a store counts; with files nothing of it happens.

    Args:
        appends: lines that were made safe.
        batches: transactions that they were written in.
        append_seconds: how long those took together.
        last_append: seconds of the last one.
        longest_append: seconds of the longest one.
        waiting: lines that wait to be written now.
        refused: appends that were refused because another process holds the table.
        held: tables that this process holds.
        taken_over: tables that it has taken over from a process that was gone.
        lost: tables that it has lost to another.
        lease_losses: how often its own lease has run out.
        lease_age: seconds since the lease was renewed last, where that was looked at.
        faults: how often the database did not answer.
    """

    appends: int = 0
    batches: int = 0
    append_seconds: float = 0.0
    last_append: float = 0.0
    longest_append: float = 0.0
    waiting: int = 0
    refused: int = 0
    held: int = 0
    taken_over: int = 0
    lost: int = 0
    lease_losses: int = 0
    lease_age: float = 0.0
    faults: int = 0
