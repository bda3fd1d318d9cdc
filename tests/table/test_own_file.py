"""A player's files are readable by their owner only, and a full disk leaves no partial file."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from audiogame.table import own_file
from audiogame.table.own_file import append_own, own_folder, write_whole

Run = Callable[..., tuple[int, str, str]]
NOT_OURS = 0o077
MODES = pytest.mark.posix("is about permissions; on Windows a folder has those of its user")
SMALL_DISK = (
    "import resource, signal, sys;"
    "signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
    "resource.setrlimit(resource.RLIMIT_FSIZE, (20, 20));"
    "from audiogame.__main__ import main; sys.exit(main(sys.argv[1:]))"
)


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """Set the common umask, under which new files are readable by others."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@MODES
def test_everything_that_is_kept_is_for_its_owner_alone(run: Run, tmp_path: Path) -> None:
    """Settings, tables, records, private files, statistics, and their folders."""
    data = tmp_path / "data"
    assert run("play", "sika", "--seats", "you,bot", keys="1")[0] == 0
    assert run("play", "scientific-war", "--seats", "bot,bot", keys="wait")[0] == 0
    assert run(keys="escape y")[0] == 0
    assert run("statistics")[0] == 0
    paths = [data, *data.rglob("*")]
    kept = {path.suffix for path in paths}
    assert {".record", ".private", ".toml", ".sqlite"} <= kept, kept
    assert [path.name for path in paths if path.stat().st_mode & NOT_OURS] == []


@MODES
def test_a_folder_of_somebody_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    write_whole(tmp_path / "a.toml", "new")
    assert tmp_path.stat().st_mode & 0o777 == 0o755


@MODES
def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    """A file made by hand gets its permissions at the next write."""
    path = tmp_path / "a.toml"
    path.write_text("old", encoding="utf-8")
    write_whole(path, "new\n")
    append_own(path, "more\n")
    assert path.read_bytes() == b"new\nmore\n"
    assert path.stat().st_mode & NOT_OURS == 0
    assert list(tmp_path.iterdir()) == [path]


def test_two_that_write_a_file_at_once_both_write_it_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second begins and ends while the first is at its disk; who ends later wins."""
    path, at_the_disk = tmp_path / "a.toml", os.fsync

    def slow(file: int) -> None:
        monkeypatch.setattr(os, "fsync", at_the_disk)
        write_whole(path, "second, which is longer\n")
        assert path.read_bytes() == b"second, which is longer\n"
        at_the_disk(file)

    monkeypatch.setattr(os, "fsync", slow)
    write_whole(path, "first\n")
    assert path.read_bytes() == b"first\n"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.posix("fcntl is a module of POSIX")
def test_on_macos_the_buffer_of_the_disk_is_emptied_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its fsync ends there; a file system of a network may have no more than that."""
    import fcntl

    done: list[int] = []

    def refused(number: int, command: int) -> None:
        done.append(command)
        raise OSError(45, "Operation not supported")

    monkeypatch.setattr(own_file, "sys", SimpleNamespace(platform="darwin"))
    monkeypatch.setattr(fcntl, "F_FULLFSYNC", 51, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", refused)
    write_whole(tmp_path / "a.toml", "kept\n")
    assert done == [51]
    assert (tmp_path / "a.toml").read_bytes() == b"kept\n"


def test_a_file_in_the_place_of_a_folder_is_a_fault_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("", encoding="utf-8")
    with pytest.raises(FileExistsError):
        own_folder(tmp_path / "data")


@pytest.mark.posix("a limit of the process stands for a full disk")
def test_a_full_disk_leaves_no_empty_record(tmp_path: Path) -> None:
    """Neither the record nor its seed nor a part of the settings; the game goes on."""
    arguments = ["play", "sika", "--data", str(tmp_path / "data"), "--keys", "-"]
    done = subprocess.run(
        [sys.executable, "-c", SMALL_DISK, *arguments],
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},  # it would write half of each module
        input="1\n1\n1\n1\nwait\n",
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("This game isn't being saved:") == 1
    assert "End of round 1." in done.stdout
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == []
