"""Working copy of a record that is stored in a database: its new lines are sent there.

All code that reads a record reads a file.  So the process that holds a table has its record in a
folder of its own, rewritten from the database each time that it takes the table.
"""

from __future__ import annotations

from asyncio import Lock, to_thread
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from audiogame.archive.journal import TableTakenOver
from audiogame.own_task import tell_fault
from audiogame.rules.fault import Detail
from audiogame.rules.value import Value
from audiogame.server.store.appends import Append
from audiogame.table.own_file import own_folder, remove_own, write_whole
from audiogame.table.record_file import CHOICES, PRIVATE, STATE, SUFFIX

KINDS = {"seed": PRIVATE, "choice": CHOICES}
"""Kinds of secrets, and the file beside the record for each."""
FETCH = """
SELECT '' AS kind, number, line FROM lines WHERE record = $1
UNION ALL SELECT kind, number, line FROM secrets WHERE record = $1
"""
"""Query for all lines of a record, and its secrets."""


class KeptLine(Value):
    """A line as stored in the database.

    Args:
        kind: empty for the record itself, else one of `KINDS`.
    """

    kind: str
    number: int
    line: str


class WorkingCopy:
    """The files of one record, and how much of them is in the database.

    Args:
        table: of the game.
        epoch: under which this process holds the table.
        path: of the record in its folder.
        append: sends lines to the database.
        lost: called when the table is lost, with whether that is because of this machine's disk.
    """

    def __init__(
        self,
        table: str,
        epoch: int,
        path: Path,
        append: Callable[[Append], Awaitable[None]],
        lost: Callable[[str, bool], None],
    ) -> None:
        self._table = table
        self._epoch = epoch
        self._path = path
        self._append = append
        self._lost = lost
        self._files = {kind: path.with_suffix(suffix) for kind, suffix in KINDS.items()}
        self._files[""] = path
        self._sizes = dict.fromkeys(self._files, 0)
        """Bytes of each file that are in the database."""
        self._numbers = dict.fromkeys(self._files, 0)
        """Lines of each file that are in the database."""
        self._turns = Lock()
        self._gone = False
        """Whether the database has refused something, so that nothing more is sent."""

    def write(self, kept: Sequence[KeptLine]) -> None:
        """Rewrite the files from the database's lines.

        Raises:
            OSError: they cannot be written.
        """
        for kind, text in write_files(self._path, kept).items():
            self._numbers[kind], self._sizes[kind] = text.count("\n"), len(text.encode())

    async def durable(self, save: Callable[[], Detail]) -> None:
        """Send new lines, and wait until the database has them.

        Args:
            save: flushes lines to the files, and returns the error if some are lost; then the table
                cannot be held here.

        Raises:
            TableLost: the database does not accept them.
        """
        fault: Detail = ""
        try:
            async with self._turns:
                if self._gone:
                    raise TableTakenOver("table-elsewhere")
                fault, new = await to_thread(self._saved, save)
                # Files that were removed meanwhile are no sign of a game that is over.
                if fault or self._gone:
                    raise TableTakenOver("table-elsewhere")
                await self._send(new)
        except Exception as lost:
            if not isinstance(lost, OSError | TableTakenOver):
                tell_fault(lost)  # whatever it is, the lines are in no database
            known, self._gone = self._gone, True
            self._lost(self._table, not known and (bool(fault) or isinstance(lost, OSError)))
            raise TableTakenOver("table-elsewhere") from lost

    def _saved(self, save: Callable[[], Detail]) -> tuple[Detail, dict[str, bytes | None]]:
        """Flush lines to the files; return the error, and what each file has gained since the last
        call, None for one that is not there.

        Nothing is counted as sent here: the caller may be cancelled meanwhile.
        """
        fault = save()
        return fault, {} if fault else {kind: self._new(kind) for kind in ("", *KINDS)}

    async def _send(self, new: dict[str, bytes | None]) -> None:
        first = self._numbers[""] + 1
        lines = self._counted("", new[""] or b"")
        secrets: list[tuple[str, int, str]] = []
        over = False
        for kind in KINDS:
            data = new[kind]
            if data is not None:
                before = self._numbers[kind]
                taken = self._counted(kind, data)
                secrets += [(kind, before + 1 + at, one) for at, one in enumerate(taken)]
            elif self._numbers[kind]:
                self._numbers[kind] = self._sizes[kind] = 0
                over = True
        if lines or secrets or over:
            await self._append(
                Append(
                    self._table,
                    self._epoch,
                    self._path.name,
                    first,
                    (*lines,),
                    (*secrets,),
                    over,
                )
            )

    def _new(self, kind: str) -> bytes | None:
        """Return the whole lines that a file has gained since the last call."""
        if kind and not self._files[kind].exists():
            return None
        with self._files[kind].open("rb") as file:
            file.seek(self._sizes[kind])
            data = file.read()
        return data[: data.rfind(b"\n") + 1]

    def _counted(self, kind: str, data: bytes) -> list[str]:
        """Count lines as sent, and return them."""
        self._sizes[kind] += len(data)
        lines = data.decode("utf-8").split("\n")[:-1]
        self._numbers[kind] += len(lines)
        return lines

    def remove(self) -> None:
        """Remove the files, and send nothing more."""
        self._gone = True
        for file in (*self._files.values(), self._path.with_suffix(STATE)):
            remove_own(file)


def write_files(path: Path, kept: Sequence[KeptLine]) -> dict[str, str]:
    """Write the files of a record from a database's lines; return their texts by kind.

    Raises:
        OSError: they cannot be written.
    """
    own_folder(path.parent)
    remove_own(path.with_suffix(STATE))
    texts = {}
    for kind, suffix in {"": SUFFIX, **KINDS}.items():
        lines = [one.line for one in sorted(kept, key=_number) if one.kind == kind]
        texts[kind] = "".join(f"{line}\n" for line in lines)
        if lines or not kind:
            write_whole(path.with_suffix(suffix), texts[kind])
        else:
            remove_own(path.with_suffix(suffix))
    return texts


def _number(line: KeptLine) -> int:
    return line.number
