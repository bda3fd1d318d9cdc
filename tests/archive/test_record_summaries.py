"""Lists of records read cached summaries, and the records only where these are stale."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from pressed import play, press
from twins import Heard, front_end, new_app

from audiogame.archive import folder
from audiogame.archive.database import all_results
from audiogame.archive.folder import kept_records, records_folder
from audiogame.archive.kept_state import table_at_end
from audiogame.archive.summary_file import FILE, RecordSummary
from audiogame.console import long_work
from audiogame.console.key_script import WAIT
from audiogame.console.key_source import Key, KeySource
from audiogame.console.long_work import Progress, wait_for
from audiogame.lobby import unfinished_games
from audiogame.lobby.unfinished_games import choose_unfinished
from audiogame.rules.value import replace
from audiogame.table.record import Record
from audiogame.table.record_file import load
from audiogame.table.table import Table
from audiogame.terminal.late_loop import offload

LONG_AGO = 1_700_000_000


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Return a folder with a finished game, an unfinished one, and a file that is no record."""
    data = tmp_path / "data"
    play(data, WAIT, *["1", WAIT] * 12)
    play(data, WAIT, "1", WAIT)
    (records_folder(data) / "x.record").write_text("nonsense\n", encoding="utf-8")
    for number, path in enumerate(sorted(records_folder(data).iterdir())):
        os.utime(path, (LONG_AGO + number, LONG_AGO + number))
    return data


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the records that are read from now on."""
    names: list[str] = []

    def noted(path: Path) -> Record:
        names.append(path.name)
        return load(path)

    monkeypatch.setattr(folder, "load", noted)
    return names


def test_a_record_is_read_once_and_a_damaged_one_each_time(data: Path, read: list[str]) -> None:
    """The list is the same, and a record's content is read on demand."""
    first = kept_records(data)
    assert len(read) == 3
    assert [kept.over for kept in first].count(True) == 1
    assert [kept.damaged for kept in first].count(True) == 1
    read.clear()
    assert kept_records(data) == first
    assert read == ["x.record"]
    whole = next(kept for kept in first if kept.over)
    assert whole.summary is not None
    assert whole.record == load(whole.path)
    assert whole.summary.moves == sum(line[0] != "#" for _, line in whole.record.moves)


@pytest.mark.soak
def test_of_ten_thousand_records_none_is_read_twice(data: Path, read: list[str]) -> None:
    """By neither the list nor the statistics, which read each finished game once."""
    whole = next(kept.path for kept in kept_records(data) if kept.over)
    text = whole.read_bytes()
    for number in range(10_000):
        path = whole.with_name(f"{number:06}.record")
        path.write_bytes(text)
        os.utime(path, (LONG_AGO + number, LONG_AGO + number))
    assert len(kept_records(data)) == 10_003
    all_results(data)
    read.clear()
    assert len(kept_records(data)) == 10_003
    assert len(all_results(data)[0]) == 10_001
    assert set(read) == {"x.record"}


@pytest.mark.parametrize(
    "held", ["", "nonsense", "{}", '{"version": 2, "records": {}}', "[" * 9999]
)
def test_summaries_that_are_lost_are_made_again(data: Path, held: str, read: list[str]) -> None:
    before = kept_records(data)
    if held:
        (data / FILE).write_text(held, encoding="utf-8")
    else:
        (data / FILE).unlink()
    read.clear()
    assert kept_records(data) == before
    assert len(read) == 3


def test_a_record_that_has_changed_is_read_anew(data: Path, read: list[str]) -> None:
    """By its size or its time; removed records leave the cache."""
    kept = next(kept for kept in kept_records(data) if not kept.over and not kept.damaged)
    os.utime(kept.path, (LONG_AGO + 9, LONG_AGO + 9))
    read.clear()
    kept_records(data)
    assert sorted(read) == sorted([kept.path.name, "x.record"])
    kept.path.write_bytes(kept.path.read_bytes().rsplit(b"\n", 2)[0] + b"\n")
    os.utime(kept.path, (LONG_AGO + 9, LONG_AGO + 9))
    changed = {one.path: one for one in kept_records(data)}[kept.path]
    assert changed.summary != kept.summary
    kept.path.unlink()
    assert kept.path not in [one.path for one in kept_records(data)]


def test_a_summary_of_a_record_just_written_is_not_trusted(
    data: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record may change again within the same tick of the file system's clock."""
    monkeypatch.setattr(folder, "JUST_NOW", 600.0)  # a busy machine needs more than two seconds
    for path in records_folder(data).iterdir():
        os.utime(path)
    kept_records(data)
    read.clear()
    kept_records(data)
    assert len(read) == 3


def test_a_summary_that_lies_misleads_no_check(data: Path) -> None:
    """Statistics and checks are made from records: a summary says only where to look."""
    kept = next(kept for kept in kept_records(data) if kept.over)
    (data / FILE).write_text(
        (data / FILE).read_text(encoding="utf-8").replace('"1 2"', '"2 1"'), encoding="utf-8"
    )
    lying = next(one for one in kept_records(data) if one.path == kept.path)
    assert lying.record == load(kept.path)
    results, _ = all_results(data)
    assert [result.record for result in results] == [kept.path.name]
    assert {seat.place for seat in results[0].seats} == {1, 2}


def test_statistics_read_only_what_is_new(data: Path, read: list[str]) -> None:
    before, _ = all_results(data)
    read.clear()
    again, damaged = all_results(data)
    assert (again, damaged, read) == (before, 1, ["x.record"])


def test_where_a_game_stands_is_worked_out_when_the_player_comes_to_it(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two hundred games not yet reached only the visited ones are replayed."""
    whole = next(kept.path for kept in kept_records(data) if not kept.over and not kept.damaged)
    text = whole.read_bytes()
    for number in range(200):
        path = whole.with_name(f"{number:06}.record")
        path.write_bytes(text)
        os.utime(path, (LONG_AGO + 1000 - number, LONG_AGO + 1000 - number))
    replayed: list[str] = []

    def noted(path: Path, *rest: object) -> Table:
        replayed.append(path.name)
        return table_at_end(path, *rest)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(unfinished_games, "table_at_end", noted)
    heard = press(choose_unfinished, data, "down", "up", "end", "home", "escape")
    assert replayed == ["000000.record", "000001.record", whole.name]
    assert all("Your turn." in one for one in heard), heard


def test_a_long_game_is_not_read_to_say_how_it_stands(
    data: Path, read: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The summary of its record tells the game's length."""
    monkeypatch.setattr(unfinished_games, "QUICKLY_TOLD", 0)
    press(choose_unfinished, data, "down", "up", "escape")
    read.clear()
    press(choose_unfinished, data, "down", "up", "escape")
    assert read == ["x.record"]


class Waited(KeySource):
    """A fake keyboard, pressed during long work; the last key lets it end."""

    def __init__(self, count: int, end: Callable[[], None]) -> None:
        self._left = count
        self._end = end

    async def key(self, timeout: float | None = None) -> Key | None:
        self._left -= 1
        if self._left == 0:
            self._end()
        return Key("x", 0.0) if self._left >= 0 else None


def test_long_work_says_so_and_tells_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a second, and on any key."""
    monkeypatch.setattr(long_work, "SOON", 0.05)
    end = threading.Event()
    heard = Heard()
    front = replace(front_end(Waited(2, end.set), heard), offload=offload)
    app = new_app(front, tmp_path)

    def work(progress: Progress) -> str:
        progress.done, progress.count = 300, 1000
        end.wait(60)
        return "done"

    assert asyncio.run(wait_for(app, work)) == "done"
    told = "This takes a while: 300 of 1000. Press any key to hear its progress."
    assert heard.lines == [told] * 3
    assert asyncio.run(wait_for(app, lambda progress: "at once")) == "at once"
    assert len(heard.lines) == 3


def test_a_summary_knows_whether_a_game_is_over() -> None:
    summary = RecordSummary("sika", ("Ann", "Bo"), 3)
    assert not summary.over
    for over in (
        RecordSummary("sika", ("Ann", "Bo"), 3, result="1 2"),
        RecordSummary("sika", ("Ann", "Bo"), 3, left=True),
        RecordSummary("sika", ("Ann", "Bo"), 3, gave_up=(0,)),
    ):
        assert over.over
