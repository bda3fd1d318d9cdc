"""A journal that can no longer be written is reported once, and the game continues."""

from __future__ import annotations

import asyncio
import errno
from pathlib import Path

import pytest

from audiogame.archive.journal import Journal
from audiogame.games.sika import GAME
from audiogame.rules.fault import Reason
from audiogame.table.luck import Luck
from audiogame.table.record import Header, read_record
from audiogame.table.record_file import PRIVATE, RecordFile, keep_seed
from audiogame.table.table import Player, Step, Table

HEADER = Header("sika", 1, (), (("casual", "Ann"), ("casual", "Bo")), "sha256 00")


class FullDisk(RecordFile):
    """A record on a disk that is full after a number of lines."""

    room = 100  # the header is written first

    def write(self, *lines: str) -> None:
        if self.room < len(lines):
            raise OSError(errno.ENOSPC, "No space left on device")
        self.room -= len(lines)
        super().write(*lines)

    def sync(self) -> None:
        if not self.room:
            raise OSError(errno.EIO, "Input/output error")
        super().sync()


def record_on(folder: Path, room: int) -> FullDisk:
    file = FullDisk(folder / "a.record", HEADER)
    file.room = room
    return file


def play(journal: Journal) -> Table:
    players = (Player("Ann", "casual"), Player("Bo", "casual"))
    table = Table(GAME, players, None, Luck("7"), journal.write)
    while table.step() is Step.MOVED:
        pass
    return table


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    """The lines so far are kept; the rest of the game is played without a record."""
    journal = Journal(record_on(tmp_path, room=5))
    assert play(journal).state.result is not None
    assert journal.path is None
    assert journal.fault() == Reason("system-full")
    assert journal.fault() == ""
    journal.write("0 throw")
    assert journal.fault() == ""
    assert len(read_record((tmp_path / "a.record").read_bytes()).moves) == 5


def test_a_disk_that_fails_later_is_told_too(tmp_path: Path) -> None:
    """Lines may be buffered and then fail to reach the disk."""
    journal = Journal(record_on(tmp_path, room=1))
    journal.write("0 call red")
    assert journal.fault() == ""
    asyncio.run(journal.durable())
    assert journal.fault() == "Input/output error"
    assert journal.path is None
    asyncio.run(journal.durable())
    assert journal.fault() == ""


def test_a_healthy_journal_is_silent(tmp_path: Path) -> None:
    """Every line is in the file, and on the disk after a sync."""
    file = RecordFile(tmp_path / "a.record", HEADER)
    journal = Journal(file)
    journal.write("0 call red")
    asyncio.run(journal.durable())
    assert journal.fault() == ""
    assert journal.path == tmp_path / "a.record"
    journal.close()
    record = read_record((tmp_path / "a.record").read_bytes())
    assert [line for _, line in record.moves] == ["0 call red"]


def test_the_disk_is_waited_for_only_if_something_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sync takes time that a player would hear."""
    synced: list[str] = []
    monkeypatch.setattr(RecordFile, "sync", lambda file: synced.append("sync"))
    journal = Journal(RecordFile(tmp_path / "a.record", HEADER))
    for expected in (0, 1, 1, 2):
        if expected > len(synced):
            journal.write("0 call red")
        asyncio.run(journal.durable())
        assert len(synced) == expected
    journal.close()


def test_a_journal_that_could_not_be_made_says_why_once() -> None:
    """And accepts every call silently."""
    journal = Journal(None, "Permission denied")
    assert journal.path is None
    assert journal.fault() == "Permission denied"
    assert journal.fault() == ""
    journal.write("0 call red")
    asyncio.run(journal.durable())
    journal.finish((1, 2), "seed", True)
    journal.close()
    assert journal.fault() == ""


@pytest.mark.parametrize("secret", [True, False])
def test_the_end_of_a_game_is_written(tmp_path: Path, secret: bool) -> None:
    """The places, and the seed if it was secret; then the private file is deleted."""
    path = tmp_path / "a.record"
    journal = Journal(RecordFile(path, HEADER))
    keep_seed(path, "007")
    journal.finish((2, 1), "007", secret)
    journal.close()
    notes = read_record(path.read_bytes()).notes
    assert notes == (("seed 007", "result 2 1") if secret else ("result 2 1",))
    assert path.with_suffix(PRIVATE).exists() == (not secret)


@pytest.mark.parametrize("room", [0, 1])
def test_a_seed_that_could_not_be_told_stays_in_its_private_file(tmp_path: Path, room: int) -> None:
    """The private copy is deleted only once the seed is in the record."""
    path = tmp_path / "a.record"
    journal = Journal(record_on(tmp_path, room))
    keep_seed(path, "007")
    journal.finish((2, 1), "007", True)
    assert path.with_suffix(PRIVATE).read_text(encoding="utf-8").strip() == "007"
    assert journal.fault() == Reason("system-full")
