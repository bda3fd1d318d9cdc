"""Persistent store of what a device knows of the luck of games that are not over.

It is on the disk before anything of it is sent.  So a program restarted in the middle of a game can
still check at its end whether the record has what this device has added, and one that ended between
commitment and reveal still has what it committed to.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from audiogame.archive.journal import Offload, at_once
from audiogame.online.luck_watch import RoundsSeen
from audiogame.online.own_luck import Added
from audiogame.own_task import begin_task
from audiogame.rules.fault import Reason, system_reason
from audiogame.rules.value import Value
from audiogame.table.own_file import free_path, move_own, read_own, write_whole

FILE = "luck.json"
BROKEN = "luck.broken.json"
"""Name to which a damaged file is moved."""
TABLES = 16
"""Tables remembered at most, the newest; twice as many as seats."""
LARGEST = 1_000_000
"""Bytes of the file at most; a larger single entry is kept in memory alone."""
PATIENCE = 2.0
"""Seconds to wait for the disk: a device that commits too late loses its seat."""


class TableLuck(Value):
    """Knowledge of the luck of the newest game at one table.

    Args:
        server: its key, in hexadecimal digits.
        table: its name there.
        added: what this device has added.
        seen: what it has seen of the rounds.
    """

    server: str
    table: str
    added: Added
    seen: RoundsSeen


Kept = tuple[TableLuck, ...]
Work = Callable[[Path], None]


class LuckBook:
    """Store of what is known of the luck, by table.

    Args:
        data: the program's folder; None to keep everything in memory.
        offload: runs work that waits for the disk.
        check: raises an `OSError` where written files are not persistent after all.
    """

    def __init__(
        self,
        data: Path | None = None,
        offload: Offload = at_once,
        check: Callable[[], None] = lambda: None,
    ) -> None:
        self._data = data
        self._offload = offload
        self._check = check
        self._kept: Kept = ()
        self._turn = asyncio.Lock()
        self._faulty = False
        """Whether a write error was reported since the last success."""

    def of(self, server: str, table: str) -> TableLuck | None:
        """Return the entry of a table; None if there is none."""
        found = (one for one in self._kept if (one.server, one.table) == (server, table))
        return next(found, None)

    async def read(self) -> tuple[Reason, ...]:
        """Load the file; return its faults.

        A damaged file is renamed.  It needs no event loop: in a terminal there is none yet.
        """
        found: list[Reason] = []

        def work(data: Path) -> None:
            self._kept, wrong = _read(data)
            found.extend(wrong)

        if self._data is not None:
            await self._offload(self._careful(work, self._data, found))
        return tuple(found)

    async def keep(self, kept: TableLuck) -> tuple[Reason, ...]:
        """Save the entry of a table; return, once, why it cannot be saved.

        It is on the disk when this returns, unless that takes longer than `PATIENCE`.
        """
        return await self._change(kept.server, kept.table, (kept,))

    async def forget(self, server: str, table: str) -> tuple[Reason, ...]:
        """Delete the entry of a table; return, once, why the file cannot be written."""
        return await self._change(server, table, ())

    async def _change(self, server: str, table: str, new: Kept) -> tuple[Reason, ...]:
        found: list[Reason] = []

        def changed(kept: Kept) -> Kept:
            others = [one for one in kept if (one.server, one.table) != (server, table)]
            return (*new, *others)[:TABLES]

        def work(data: Path) -> None:
            kept, wrong = _read(data)  # another program may have written meanwhile
            found.extend(wrong)
            after = changed(kept)
            if after != kept:
                write_whole(data / FILE, _typed(after))
            self._check()

        self._kept = changed(self._kept)
        if self._data is not None:
            await self._wait_for(self._careful(work, self._data, found))
        return tuple(found)

    def _careful(self, work: Work, data: Path, found: list[Reason]) -> Callable[[], None]:
        """Wrap work on the file; why it fails is added to `found`, once."""

        def careful() -> None:
            try:
                work(data)
                self._faulty = False
            except OSError as fault:
                if not self._faulty:
                    why = system_reason(fault)
                    found.append(Reason("luck-file", path=str(data / FILE), why=why))
                self._faulty = True

        return careful

    async def _wait_for(self, careful: Callable[[], None]) -> None:
        """Run work on the file in its turn, and wait for it for the disk's timeout at most."""

        async def in_turn() -> None:
            async with self._turn:
                await self._offload(careful)

        # The caller may be gone before the disk is done; the next one still waits for it.
        doing = begin_task(in_turn())
        await asyncio.wait({doing}, timeout=PATIENCE)
        if doing.done():
            doing.result()


def _typed(kept: Sequence[TableLuck]) -> str:
    """Serialize as many entries as the file may hold, the newest first."""
    rows: list[str] = []
    size = 0
    for one in kept:
        row = msgspec.json.encode(one).decode()
        if size + len(row) <= LARGEST:
            size += len(row)
            rows.append(row)
    return f"[{','.join(rows)}]"


def _read(data: Path) -> tuple[Kept, tuple[Reason, ...]]:
    """Load the entries, and the faults of the file.

    Raises:
        OSError: it cannot be read, or renamed where it is damaged.
    """
    path = data / FILE
    try:
        kept = msgspec.json.decode(read_own(path), type=Kept)
        whole = all(one.added.whole for one in kept)
    except FileNotFoundError:
        return (), ()
    except (ValueError, RecursionError):  # no JSON, or another form
        whole = False
    if whole:
        return kept, ()
    broken = free_path(data / BROKEN)
    move_own(path, broken)
    return (), (Reason("luck-damaged", name=broken.name),)
