"""Everything that is kept is moved or erased, and nothing else."""

from __future__ import annotations

import os
import sys
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from recorded import sika
from refusals import refuses

from audiogame.archive.folder import records_folder
from audiogame.archive.transfer import MovingError, export_data, import_data
from audiogame.table.record_file import PRIVATE

Run = Callable[..., tuple[int, str, str]]


def test_everything_is_moved_to_another_folder(run: Run, tmp_path: Path) -> None:
    """Records with their times, private files for their owner alone, settings; no statistics."""
    path = sika(tmp_path)
    private = path.with_suffix(PRIVATE)
    private.write_text("seed", encoding="utf-8")
    os.utime(path, (1_000_000_000, 1_000_000_000))
    (tmp_path / "data" / "settings.toml").write_text('name = "Ann"\n', encoding="utf-8")
    run("statistics")
    assert run("data", "export", "all.zip")[0] == 0
    other = tmp_path / "other"
    moved = import_data(other, tmp_path / "all.zip")
    assert (moved.new, moved.same, moved.other) == (3, 0, ())
    new = records_folder(other) / path.name
    assert new.read_bytes() == path.read_bytes()
    assert abs(new.stat().st_mtime - 1_000_000_000) <= 2
    if sys.platform != "win32":
        assert new.with_suffix(PRIVATE).stat().st_mode & 0o077 == 0
    (other / "settings.toml").write_text('name = "Eve"\n', encoding="utf-8")
    moved = import_data(other, tmp_path / "all.zip")
    assert (moved.new, moved.same, moved.other) == (0, 2, ("settings.toml",))
    assert (other / "settings.toml").read_text(encoding="utf-8") == 'name = "Eve"\n'
    assert run("data", "export", "all.zip")[2].endswith("File exists.\n")


@pytest.mark.parametrize(
    "name", ["../out.record", "/out.record", "records/../../out.record", "C:\\out", "a\\..\\b"]
)
def test_an_archive_cannot_write_elsewhere(tmp_path: Path, name: str) -> None:
    with zipfile.ZipFile(tmp_path / "bad.zip", "w") as archive:
        archive.writestr("records/a.record", "x")
        archive.writestr(name, "x")
    with refuses(ValueError, match="is no archive of this program"):
        import_data(tmp_path / "data", tmp_path / "bad.zip")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("content", [b"", b"PK", b"\0" * 1000])
def test_what_is_no_archive_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.zip").write_bytes(content)
    with refuses(ValueError, match="is no zip archive, or damaged"):
        import_data(tmp_path / "data", tmp_path / "bad.zip")


def test_a_damaged_archive_leaves_no_part_of_a_file(tmp_path: Path) -> None:
    """Whichever byte is damaged: a sentence, and whole files or none."""
    path = sika(tmp_path)
    export_data(tmp_path / "data", tmp_path / "all.zip")
    whole = (tmp_path / "all.zip").read_bytes()
    for at in range(0, len(whole), 7):
        data = bytearray(whole)
        data[at] ^= 0xFF
        (tmp_path / "all.zip").write_bytes(bytes(data))
        other = tmp_path / f"other-{at}"
        with suppress(MovingError):
            import_data(other, tmp_path / "all.zip")
        for file in other.rglob("*"):
            assert file.is_dir() or file.read_bytes() == path.read_bytes()


def test_erasing_asks_and_leaves_what_is_not_the_programs(run: Run, tmp_path: Path) -> None:
    sika(tmp_path)
    run("statistics")
    note = tmp_path / "data" / "shopping.txt"
    note.write_text("milk", encoding="utf-8")
    status, told, _ = run("data", "erase", answer="n\n")
    assert status == 1
    assert "2 files, 1 records among them? Y or N." in told
    assert len([*records_folder(tmp_path / "data").iterdir()]) == 1
    status, told, _ = run("data", "erase", answer="y\n")
    assert status == 0
    assert told.endswith("2 files are removed. 1 other file stays: it is not the program's.\n")
    assert [*(tmp_path / "data").iterdir()] == [note]
    note.unlink()
    sika(tmp_path)
    assert run("data", "erase", "--yes")[0] == 0
    assert not (tmp_path / "data").exists()
    assert run("data", "erase", "--yes")[1].startswith("Nothing is kept in ")
