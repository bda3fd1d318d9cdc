"""Export, import and erasing cover all stored data, and nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from machine import needs_machine
from recorded import sika
from refusals import refuses

from audiogame.__main__ import main
from audiogame.archive.arrival import finish_arrivals
from audiogame.archive.folder import records_folder
from audiogame.archive.transfer import MovingError, erase_data, export_data, import_data
from audiogame.online.device import FILE as DEVICE
from audiogame.online.device import Device, keep_device
from audiogame.table.lock import lock
from audiogame.table.record_file import CHOICES, PRIVATE

Run = Callable[..., tuple[int, str, str]]


def test_everything_is_moved_to_another_folder(run: Run, tmp_path: Path) -> None:
    """Records with their times, and settings; no statistics, no secrets of unfinished games."""
    path = sika(tmp_path)
    private = path.with_suffix(PRIVATE)
    private.write_text("seed", encoding="utf-8")
    os.utime(path, (1_000_000_000, 1_000_000_000))
    (tmp_path / "data" / "settings.toml").write_text('name = "Ann"\n', encoding="utf-8")
    run("statistics")
    path.with_suffix(CHOICES).write_text("key 1", encoding="utf-8")
    status, told, _ = run("data", "export", "all.zip")
    assert status == 0
    assert "1 unfinished game goes without its secrets" in told
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert [name for name in archive.namelist() if not name.endswith(".record")] == [
            "settings.toml"
        ]
    other = tmp_path / "other"
    moved = import_data(other, tmp_path / "all.zip")
    assert (moved.new, moved.same, moved.other) == (2, 0, ())
    new = records_folder(other) / path.name
    assert new.read_bytes() == path.read_bytes()
    assert abs(new.stat().st_mtime - 1_000_000_000) <= 2
    (other / "settings.toml").write_text('name = "Eve"\n', encoding="utf-8")
    moved = import_data(other, tmp_path / "all.zip")
    assert (moved.new, moved.same, moved.other) == (0, 1, ("settings.toml",))
    assert (other / "settings.toml").read_text(encoding="utf-8") == 'name = "Eve"\n'
    assert run("data", "export", "all.zip")[2].endswith("File exists.\n")


def test_secrets_of_games_in_an_archive_are_for_their_owner_alone(tmp_path: Path) -> None:
    """They are imported, so that the games can be resumed."""
    archive = bad_archive(tmp_path, {"records/a.private": b"seed", "records/a.choices": b"key 1"})
    assert import_data(tmp_path / "data", archive).new == 3
    if sys.platform != "win32":
        for suffix in (PRIVATE, CHOICES):
            kept = tmp_path / "data" / "records" / f"a{suffix}"
            assert kept.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "name", ["../out.record", "/out.record", "records/../../out.record", "C:\\out", "a\\..\\b"]
)
def test_an_archive_cannot_write_elsewhere(tmp_path: Path, name: str) -> None:
    with zipfile.ZipFile(tmp_path / "bad.zip", "w") as archive:
        archive.writestr("records/a.record", "x")
        archive.writestr(name, "x")
    with refuses(ValueError, match="isn't an archive made by this program"):
        import_data(tmp_path / "data", tmp_path / "bad.zip")
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("content", [b"", b"PK", b"\0" * 1000])
def test_a_file_that_is_no_archive_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "bad.zip").write_bytes(content)
    with refuses(ValueError, match="isn't a zip archive, or it's damaged"):
        import_data(tmp_path / "data", tmp_path / "bad.zip")


def test_a_damaged_archive_leaves_no_part_of_a_file(tmp_path: Path) -> None:
    """Whichever byte is damaged: an error in words, and whole files or none."""
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


def bad_archive(tmp_path: Path, members: dict[str, bytes]) -> Path:
    """Write an archive as another program might."""
    path = tmp_path / "bad.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("records/a.record", "x")
        for name, content in members.items():
            archive.writestr(name, content)
    return path


@pytest.mark.parametrize(
    "name",
    [
        *("notes.txt", "a.record", "records", "records/a.txt", "records/b/c.record", "other.toml"),
        *("records/nul.record", "records/.record", "records/\x1b[2J.record", "statistics.sqlite"),
        *(
            "records/ a.record",
            "records/a\u202e.record",
            ".import-1/0",
            f"records/{'a' * 300}.record",
        ),
        *("faults.log/x", "settings.toml/x.record", "records//a.record", "records/A.record"),
    ],
)
def test_an_archive_has_what_the_program_writes_and_nothing_else(tmp_path: Path, name: str) -> None:
    """One list says what is exported and what may be imported."""
    with refuses(
        MovingError, match=r"isn't an archive made by this program.*Nothing was imported\."
    ):
        import_data(tmp_path / "data", bad_archive(tmp_path, {name: b"x"}))
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("members", "why"),
    [
        ({"settings.toml": os.urandom(1_000_001)}, "larger than 1000000 bytes"),
        ({"records/b.private": os.urandom(10_001)}, "larger than 10000 bytes"),
        ({"records/b.record": bytes(10_000_000)}, "would grow to 10000001 bytes"),
        ({"records/b.record": b"a", "records/B.record": b"b"}, "twice"),
    ],
)
def test_an_archive_of_another_size_is_refused(
    tmp_path: Path, members: dict[str, bytes], why: str
) -> None:
    """Each kind of file has a size limit, and nothing expands a hundredfold."""
    with refuses(MovingError, match=why):
        import_data(tmp_path / "data", bad_archive(tmp_path, members))
    assert not (tmp_path / "data").exists()


def test_a_file_where_a_folder_belongs_is_told(tmp_path: Path) -> None:
    """Likewise a folder where a file belongs; nothing is imported."""
    archive = bad_archive(tmp_path, {"settings.toml": b""})
    data = tmp_path / "data"
    data.mkdir()
    (data / "records").write_text("mine", encoding="utf-8")
    with refuses(MovingError, match="is a file where a folder belongs"):
        import_data(data, archive)
    (data / "records").unlink()
    (data / "settings.toml").mkdir()
    with refuses(MovingError, match="is a folder where a file belongs"):
        import_data(data, archive)
    assert [path.name for path in data.rglob("*")] == ["settings.toml"]


@pytest.mark.parametrize("failing", range(3))
def test_everything_is_brought_in_or_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: int
) -> None:
    """Whichever of three files cannot be moved into place."""
    archive = bad_archive(tmp_path, {"records/b.record": b"b", "settings.toml": b""})
    data = tmp_path / "data"
    put: list[Path] = []
    rename = Path.rename

    def limited(self: Path, to: Path) -> Path:
        if len(put) == failing:
            raise OSError(28, "No space left on device")
        put.append(to)
        return rename(self, to)

    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", limited)
        with refuses(MovingError, match="No space left on device"):
            import_data(data, archive)
    assert not data.exists()
    assert import_data(data, archive).new == 3


KILLED = """
import os, sys
from pathlib import Path
from audiogame.archive.transfer import import_data

folder, archive, undone, *numbers = sys.argv[1:]
calls = 0


def killing(name, after):
    whole = getattr(Path, name)

    def call(self, *args, **rest):
        global calls
        if undone == "undone" and name == "rename" and args[0].name == "settings.toml":
            raise OSError(28, "No space left on device")
        calls += 1
        if calls == after:
            os._exit(9)
        return whole(self, *args, **rest)

    setattr(Path, name, call)


def bring(after):
    for name in ("rename", "replace", "unlink", "mkdir", "chmod", "rmdir"):
        killing(name, after)
    import_data(Path(folder + str(after)), Path(archive))


for number in map(int, numbers):
    child = os.fork() if len(numbers) > 1 else 0
    if not child:
        bring(number)
        break
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    print(number, status, flush=True)
    if status != 9:
        break
"""
"""Imports an archive, and is killed before the disk call of a given number.

Where processes can fork it takes many numbers, and prints how each has ended.
"""


def killed(data: Path, archive: Path, undone: str) -> Iterator[int]:
    """Import an archive repeatedly; yields the disk calls before which the process was killed."""
    numbers = [*map(str, range(1, 40))]
    for some in [numbers] if hasattr(os, "fork") else [[number] for number in numbers]:
        done = subprocess.run(
            [sys.executable, "-c", KILLED, str(data), str(archive), undone, *some],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            check=False,
        )
        ends = [line.split() for line in done.stdout.splitlines()]
        for number, status in ends or [[some[0], str(done.returncode)]]:
            if status != "9":
                return
            yield int(number)


@needs_machine("a process that is killed")
@pytest.mark.parametrize("undone", ["whole", "undone"])
def test_an_import_that_is_killed_brings_everything_in_or_nothing(
    run: Run, tmp_path: Path, undone: str
) -> None:
    """At each disk change, also during the rollback; the next start repairs it."""
    archive = bad_archive(tmp_path, {"records/b.record": b"b", "settings.toml": b""})
    wanted = ["records/a.record", "records/b.record", "settings.toml"]
    came = []
    for after in killed(tmp_path / "data", archive, undone):
        data = tmp_path / f"data{after}"
        assert main(["records", "--data", str(data)]) == 0
        there = sorted(p.relative_to(data).as_posix() for p in data.rglob("*") if p.is_file())
        assert there in ([], wanted), f"after {after} calls"
        came.append(bool(there))
    assert len(came) > 6
    assert not came[0], "before the first change there is nothing"
    assert came[-1] is (undone == "whole")


def test_somebody_elses_import_is_left_alone(tmp_path: Path) -> None:
    """An import that another program is still running is not completed for it."""
    folder = tmp_path / ".import-x"
    folder.mkdir()
    (folder / "0").write_bytes(b"a")
    (folder / "plan.json").write_text('{"names": ["keys.toml"], "back": false}', encoding="utf-8")
    with (folder / "guard").open("w+b") as guard:
        lock(guard, "guard")
        finish_arrivals(tmp_path)
        assert (folder / "0").exists()
    finish_arrivals(tmp_path)
    assert (tmp_path / "keys.toml").read_bytes() == b"a"
    assert not folder.exists()


def test_the_month_0_is_no_date(tmp_path: Path) -> None:
    """Some programs write it for an unknown date; the file is imported with the current time."""
    path = tmp_path / "odd.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(zipfile.ZipInfo("records/a.record", (1980, 0, 0, 0, 0, 0)), "x")
    before = time.time() - 60
    assert import_data(tmp_path / "data", path).new == 1
    assert (tmp_path / "data" / "records" / "a.record").stat().st_mtime > before


def test_a_file_older_than_archives_is_exported(tmp_path: Path) -> None:
    """A clock that was once wrong prevents no export."""
    os.utime(sika(tmp_path), (0, 0))
    assert export_data(tmp_path / "data", tmp_path / "all.zip") == 1
    assert import_data(tmp_path / "other", tmp_path / "all.zip").new == 1


def test_an_export_that_fails_leaves_no_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sika(tmp_path)

    def full(*arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copyfileobj", full)
    with refuses(MovingError, match="No space left on device"):
        export_data(tmp_path / "data", tmp_path / "all.zip")
    assert not (tmp_path / "all.zip").exists()


def test_an_import_says_what_it_changes_and_asks_before_it_makes_somebody_else(
    run: Run, tmp_path: Path
) -> None:
    """Settings are told, and the identity for servers changes by a yes alone."""
    settings = b'name = "Eve"\npace = 1.0\nvoice = "espeak"\nsound_pack = "/etc"\n'
    keep_device(tmp_path, Device("0" * 64))
    person = (tmp_path / DEVICE).read_bytes()
    bad_archive(tmp_path, {"settings.toml": settings, DEVICE: person})
    status, told, wrong = run("data", "import", "bad.zip", answer="n\n")
    assert not wrong
    assert status == 1
    assert "It brings these settings: name Eve and voice espeak." in told
    assert "as another person" in told
    assert told.endswith("Nothing imported.\n")
    assert not (tmp_path / "data" / DEVICE).exists()
    status, told, _ = run("data", "import", "bad.zip", answer="y\n")
    assert status == 0
    assert (tmp_path / "data" / DEVICE).read_bytes() == person


def test_erasing_asks_and_leaves_what_is_not_the_programs(run: Run, tmp_path: Path) -> None:
    sika(tmp_path)
    run("statistics")
    note = tmp_path / "data" / "shopping.txt"
    note.write_text("milk", encoding="utf-8")
    status, told, _ = run("data", "erase", answer="n\n")
    assert status == 1
    assert "That's 2 files, 1 of them a record. Y or N." in told
    assert len([*records_folder(tmp_path / "data").iterdir()]) == 1
    status, told, _ = run("data", "erase", answer="y\n")
    assert status == 0
    assert told.endswith("2 files erased. 1 other file stays: it isn't the program's.\n")
    assert [*(tmp_path / "data").iterdir()] == [note]
    note.unlink()
    sika(tmp_path)
    assert run("data", "erase", "--yes")[0] == 0
    assert not (tmp_path / "data").exists()
    assert run("data", "erase", "--yes")[1].endswith(" is empty.\n")


def test_the_identity_for_servers_is_erased_and_never_exported(tmp_path: Path) -> None:
    """The secret of a device would let its holder play as that person."""
    data = tmp_path / "data"
    data.mkdir()
    keep_device(data, Device("0" * 64))
    (data / "settings.toml").write_text('name = "Ann"\n', encoding="utf-8")
    export_data(data, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert DEVICE not in archive.namelist()
        assert archive.namelist()
    erased = erase_data(data)
    assert (erased.files, erased.others) == (2, 0)
    assert not data.exists()


def test_erasing_leaves_nothing_with_names_or_secrets(run: Run, tmp_path: Path) -> None:
    """What was copied or saved, half-written files of a killed program, and a device alone."""
    data = tmp_path / "data"
    (data / "records").mkdir(parents=True)
    for name in (
        *("copied.txt", "history-2026-07-01-120005.txt", "people.toml.00ff00ff.new"),
        *("online.json.00ff00ff.new", "records/evening.state.00ff00ff.new"),
    ):
        (data / name).write_text("Ann", encoding="utf-8")
    export_data(data, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert archive.namelist() == []
    assert run("data", "erase", "--yes")[1].endswith("5 files erased.\n")
    assert not data.exists()
    data.mkdir()
    keep_device(data, Device("0" * 64))
    assert run("data", "erase", "--yes")[1].endswith("1 file erased.\n")
    assert not data.exists()
