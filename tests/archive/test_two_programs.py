"""Two programs at once, and a program stopped between two lines of a record."""

from __future__ import annotations

import secrets
import sys
from datetime import datetime, tzinfo
from pathlib import Path

import pytest
from completed import completed
from recorded import unfinished
from refusals import refuses

from audiogame.__main__ import main
from audiogame.archive import opened_table
from audiogame.archive.opened_table import new_table, resume_table
from audiogame.games.sika import GAME as SIKA
from audiogame.rules.fault import Reason
from audiogame.table.library import find_game
from audiogame.table.lock import InUse
from audiogame.table.record import read_record
from audiogame.table.record_file import CHOICES, PRIVATE, RecordFile, load
from audiogame.table.table import Player

PLAYERS = (Player("Ann", "casual"), Player("Bo", "casual"))


def test_games_begun_in_one_second_have_records_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A number drawn twice takes nothing from the game that has it."""
    drawn = iter(("0a1b", "0a1b", "0a1b", "0a1c"))
    digits = secrets.token_hex

    class Second(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Second:
            return cls(2026, 11, 22, 12, 0, 0, tzinfo=tz)

    monkeypatch.setattr(
        "audiogame.archive.opened_table.secrets.token_hex",
        lambda size: next(drawn) if size == 2 else digits(size),
    )
    monkeypatch.setattr(opened_table, "datetime", Second)
    games = [new_table(SIKA, PLAYERS, SIKA.options(), tmp_path) for _ in range(2)]
    paths = [game.journal.path for game in games]
    assert [path and path.stem[-4:] for path in paths] == ["0a1b", "0a1c"]
    for game, path in zip(games, paths, strict=True):
        assert path is not None
        assert path.with_suffix(PRIVATE).read_text(encoding="utf-8").strip() == game.seed


def test_a_failure_removes_no_seed_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where another program begins a game of the same name at the same moment."""
    first = new_table(SIKA, PLAYERS, SIKA.options(), tmp_path)
    path = first.journal.path
    assert path is not None
    monkeypatch.setattr(opened_table, "_free_path", lambda folder, begin: path)
    second = new_table(SIKA, PLAYERS, SIKA.options(), tmp_path)
    assert second.journal.path is None
    assert second.journal.fault() == Reason("system-exists")
    assert path.with_suffix(PRIVATE).read_text(encoding="utf-8").strip() == first.seed


def test_a_game_that_is_played_is_not_opened_by_another_program(tmp_path: Path) -> None:
    opened = new_table(SIKA, PLAYERS, SIKA.options(), tmp_path, "7")
    path = opened.journal.path
    assert path is not None
    for _ in range(5):
        opened.table.step()
    before = path.read_bytes()
    done = completed(
        [sys.executable, "-m", "audiogame", "resume", str(path), "--data", str(tmp_path)],
        input="wait\n",
    )
    assert done.returncode == 2
    assert done.stderr.endswith("is open in another audiogame. Close the game there first.\n")
    with pytest.raises(InUse):
        RecordFile(path, None)
    assert main(["records", "delete", "1", "--yes", "--data", str(tmp_path)]) == 2
    assert path.read_bytes() == before
    opened.journal.close()
    resume_table(path).journal.close()


def test_where_nothing_can_be_locked_the_game_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some network disks have no locks."""
    fcntl = pytest.importorskip("fcntl")

    def refused(file: object, how: int) -> None:
        raise OSError(37, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refused)
    opened = new_table(SIKA, PLAYERS, SIKA.options(), tmp_path, "7")
    assert opened.journal.path is not None
    opened.journal.close()


def test_a_record_that_grew_meanwhile_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between reading and locking another program may have played on."""
    opened = new_table(SIKA, PLAYERS, SIKA.options(), tmp_path, "7")
    path = opened.journal.path
    assert path is not None
    opened.journal.close()
    real = load

    def slow(path: Path, rest: object = None) -> object:
        record = real(path)
        other = RecordFile(path, None)
        other.write("0 call red")
        other.close()
        return record

    monkeypatch.setattr("audiogame.archive.opened_table.load", slow)
    with refuses(ValueError, match="is being used by another program"):
        resume_table(path)
    assert [line for _, line in read_record(path.read_bytes()).moves] == ["0 call red"]


def test_a_choice_that_was_not_opened_before_the_stop_is_opened_after_it(tmp_path: Path) -> None:
    """Else its words would be lost with the private file at the end of the game."""
    scientific = find_game("scientific-war")
    opened = new_table(scientific, PLAYERS, scientific.options(), tmp_path)
    path = opened.journal.path
    assert path is not None
    opened.table.step()
    opened.table.step()
    opened.journal.close()
    data = path.read_bytes()
    assert b"# open 1" in data
    path.write_bytes(data[: data.index(b"# open 1")])
    resumed = resume_table(path)
    resumed.journal.close()
    assert path.read_bytes() == data
    assert path.with_suffix(CHOICES).exists()


def test_a_game_that_was_over_but_not_closed_is_closed(tmp_path: Path) -> None:
    """The program was stopped after the last move: the closing lines are still written."""
    opened = new_table(SIKA, PLAYERS, SIKA.options(), tmp_path)
    path = opened.journal.path
    assert path is not None
    while opened.table.state.result is None:
        opened.table.step()
    opened.journal.close()
    assert unfinished(tmp_path) == [path]
    keys = tmp_path / "keys.txt"
    keys.write_text("wait\n", encoding="utf-8")
    assert main(["resume", str(path), "--keys", str(keys), "--data", str(tmp_path)]) == 0
    notes = load(path).notes
    assert f"seed {opened.seed}" in notes
    assert notes[-1].startswith("result ")
    assert unfinished(tmp_path) == []
