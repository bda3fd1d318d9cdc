"""Files as a server's store: one a table beside the folder of records, and one for the server."""

from __future__ import annotations

from pathlib import Path

import msgspec

from audiogame.archive.folder import records_folder
from audiogame.online.link import KEY, TABLE, new_words
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value, replace
from audiogame.server.agreement import Agreement
from audiogame.table.own_file import write_whole

OWN = "server.json"
TABLES = "tables"


class StoreFault(Fault):
    """A folder that a server cannot keep anything in."""


class House(Value):
    """What a server knows of itself.

    Args:
        name: how it is called, over which hello is signed: with another, nobody is known again.
        invitation: the words that let somebody open tables.
        invited: the persons who have shown them.
        yielded: keys that count no longer, each with the one that has taken its place.
    """

    name: str
    invitation: str
    invited: tuple[str, ...] = ()
    yielded: tuple[tuple[str, str], ...] = ()


class FileStore:
    """Keeps what was agreed at tables.

    Args:
        folder: of the server.
        name: how the server is called from now on; empty to keep its name.

    Raises:
        StoreFault: it cannot be read or written.
    """

    def __init__(self, folder: Path, name: str = "") -> None:
        self.folder = folder
        self.unread: list[str] = []
        """The files of tables that cannot be read."""
        self.house: House
        try:
            house = self._house()
            self.save_house(replace(house, name=name or house.name))
            self.agreements = {one.table: one for one in self._read_all()}
        except OSError as fault:
            why = system_reason(fault)
            raise StoreFault("server-folder", path=str(folder), why=why) from fault

    @property
    def records(self) -> Path:
        """The folder of the records."""
        return records_folder(self.folder)

    def save(self, agreement: Agreement) -> None:
        """Keep a table, whole or not at all.

        Raises:
            OSError: it cannot be written.
        """
        self.agreements[agreement.table] = agreement
        write_whole(self._path(agreement.table), msgspec.json.encode(agreement).decode())

    def remove(self, table: str) -> None:
        """Forget a table; the records of its games stay."""
        self.agreements.pop(table, None)
        self._path(table).unlink(missing_ok=True)

    def save_house(self, house: House) -> None:
        """Keep what the server knows of itself.

        Raises:
            OSError: it cannot be written.
        """
        self.house = house
        write_whole(self.folder / OWN, msgspec.json.encode(house).decode())

    def _path(self, table: str) -> Path:
        return self.folder / TABLES / f"{table}.json"

    def _house(self) -> House:
        try:
            return msgspec.json.decode((self.folder / OWN).read_bytes(), type=House)
        except FileNotFoundError:
            return House(f"audiogame {new_words(TABLE)}", new_words(KEY))
        except msgspec.MsgspecError as fault:
            path = str(self.folder / OWN)
            raise StoreFault("server-folder", path=path, why=str(fault)) from fault

    def _read_all(self) -> list[Agreement]:
        found = []
        for path in sorted((self.folder / TABLES).glob("*.json")):
            try:
                found.append(msgspec.json.decode(path.read_bytes(), type=Agreement))
            except (OSError, msgspec.MsgspecError):  # the others are played on
                self.unread.append(path.name)
        return found
