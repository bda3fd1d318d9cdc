"""Nothing is left behind because the program itself, or another one, has a file open."""

from __future__ import annotations

import asyncio
import shutil
import zipfile
from pathlib import Path
from random import Random
from unittest.mock import Mock

import pytest
from held_files import Hold
from recorded import play

from audiogame.archive.folder import kept_records, records_folder
from audiogame.archive.journal import Journal
from audiogame.archive.opened_table import CannotResume, new_table, resume_table
from audiogame.archive.transfer import MovingError, export_data
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.narration.faults import told
from audiogame.table.library import find_game
from audiogame.table.record import Header
from audiogame.table.record_file import (
    CHOICES,
    PRIVATE,
    STATE,
    SUFFIX,
    RecordFile,
    keep_seed,
    kept_private,
    load,
)
from audiogame.table.table import Player, Step

HEADER = Header("sika", 1, (), (("casual", "Ann"), ("casual", "Bo")), "sha256 00")
SECRET = (PRIVATE, CHOICES, STATE)


def secret_game(data: Path) -> Path:
    """Play a game with secret choices to its end; return its record."""
    game = find_game("scientific-war")
    players = (Player("Ann", "casual"), Player("Bo", "casual"))
    home = new_table(game, players, game.options(), data)
    path = home.journal.path
    assert path is not None
    path.with_suffix(STATE).write_bytes(b"")
    assert path.with_suffix(PRIVATE).exists()
    home.table.open()
    while home.table.step() is Step.MOVED:
        pass
    assert path.with_suffix(CHOICES).exists()
    asyncio.run(home.finish())
    home.close()
    return path


def left_of(path: Path) -> list[str]:
    """Return the suffixes of the private files beside a record."""
    return [one for one in SECRET if path.with_suffix(one).exists()]


def test_no_secret_is_left_of_a_game_that_is_over(tmp_path: Path, open_files_stay: None) -> None:
    """Its choices are closed before they are removed, and nothing keeps the seed."""
    path = secret_game(tmp_path)
    assert left_of(path) == []
    record = load(path)
    assert overall([*verify(record, kept_private(path, record))]) is Verdict.GOOD


@pytest.mark.parametrize("suffix", SECRET)
async def test_a_secret_that_is_held_is_removed_later(
    tmp_path: Path, hold: Hold, suffix: str
) -> None:
    """At the next wait for the disk, off the loop; the others go at once."""
    path = tmp_path / f"a{SUFFIX}"
    journal = Journal(RecordFile(path, HEADER), key="k")
    keep_seed(path, "007")
    journal.whisper("open 1 0 play ace")
    path.with_suffix(STATE).write_bytes(b"")
    held = hold(path.with_suffix(suffix), shared=True)
    journal.finish((2, 1), "007", True)
    assert left_of(path) == [suffix]
    held.release()
    await journal.durable()
    assert left_of(path) == []
    journal.close()


def test_a_secret_that_a_killed_program_left_is_removed_from_the_list(tmp_path: Path) -> None:
    """The record tells everything once it has an end; those without one keep their files."""
    path = secret_game(tmp_path)
    open_ = records_folder(tmp_path) / f"b{SUFFIX}"
    open_.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-5]))
    for one in (path, open_):
        for suffix in SECRET:
            one.with_suffix(suffix).write_bytes(b"x")
    assert len(kept_records(tmp_path)) == 2
    assert left_of(path) == []
    assert left_of(open_) == [*SECRET]


@pytest.mark.parametrize("suffix", [PRIVATE, CHOICES, SUFFIX])
def test_a_game_whose_files_are_held_is_not_given_up(
    tmp_path: Path, hold: Hold, suffix: str
) -> None:
    """A seed that cannot be read now is not lost, and the record is not changed."""
    game = find_game("scientific-war")
    players = (Player("Ann"), Player("Bo", "casual"))
    home = new_table(game, players, game.options(), tmp_path)
    path = home.journal.path
    assert path is not None
    home.close()
    path.with_suffix(CHOICES).touch()
    before = path.read_bytes()
    held = hold(path.with_suffix(suffix))
    with pytest.raises(CannotResume) as fault:
        resume_table(path)
    assert told(fault.value, "en").endswith("another program has it open.")
    held.release()
    assert path.read_bytes() == before
    resume_table(path).close()


def test_an_export_that_fails_leaves_the_name_free(
    tmp_path: Path, open_files_stay: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half an archive would be in the way of the next try."""
    data, to = tmp_path / "data", tmp_path / "all.zip"
    secret_game(data)
    with monkeypatch.context() as full:
        full.setattr(shutil, "copyfileobj", Mock(side_effect=OSError(28, "No space")))
        with pytest.raises(MovingError):
            export_data(data, to)
    assert not to.exists()
    assert export_data(data, to) == 1
    with zipfile.ZipFile(to) as archive:
        assert len(archive.namelist()) == 1


def test_an_export_waits_for_a_file_that_is_held(tmp_path: Path, hold: Hold) -> None:
    """Or says which one it could not read, and that another program has it open."""
    data = tmp_path / "data"
    data.mkdir()
    path = data / "settings.toml"
    path.write_bytes(b'name = "Ann"\n')
    hold(path, 3)
    assert export_data(data, tmp_path / "all.zip") == 1
    hold(path)
    with pytest.raises(MovingError) as fault:
        export_data(data, tmp_path / "again.zip")
    assert "another program has it open" in told(fault.value, "en")
    assert not (tmp_path / "again.zip").exists()


@pytest.mark.parametrize("name", ["sika", "scientific-war"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_record_that_an_editor_of_windows_has_saved_is_read(
    tmp_path: Path, name: str, mark: bytes
) -> None:
    """A byte order mark and line ends of two characters change nothing that is proved."""
    played = play(find_game(name), Random(1), 40, bots=True)
    text = played.text().encode()
    path, plain = tmp_path / f"a{SUFFIX}", tmp_path / f"b{SUFFIX}"
    path.write_bytes(mark + text.replace(b"\n", b"\r\n"))
    plain.write_bytes(text)
    assert load(path) == load(plain)


def test_a_record_with_other_line_ends_is_played_on(tmp_path: Path) -> None:
    """New lines follow with the program's own, and their checks fit."""
    game = find_game("sika")
    players = (Player("Ann", "casual"), Player("Bo", "casual"))
    home = new_table(game, players, game.options(), tmp_path)
    path = home.journal.path
    assert path is not None
    home.table.open()
    for _ in range(5):
        home.table.step()
    home.close()
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n") + b"0 th")
    again = resume_table(path)
    while again.table.step() is Step.MOVED:
        pass
    asyncio.run(again.finish())
    again.close()
    record = load(path)
    assert record.cut == 0
    assert overall([*verify(record, kept_private(path, record))]) is Verdict.GOOD
