"""A file that another program has open is waited for, and never written over unread.

A virus scanner, a backup and OneDrive open files for a moment, and Windows then refuses them.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread

import pytest
from held_files import Hold

from audiogame.narration.faults import told
from audiogame.rules.fault import Reason, system_reason
from audiogame.table import own_file
from audiogame.table.own_file import (
    UNREAD,
    ForbiddenName,
    append_own,
    change_whole,
    check_file_name,
    decoded,
    is_file_name,
    long_path,
    move_own,
    new_file,
    read_own,
    remove_own,
    write_whole,
)

Work = Callable[[Path], object]
WORKS: dict[str, tuple[Work, bytes | None]] = {
    "read": (read_own, b"old"),
    "written": (lambda path: write_whole(path, "new"), b"new"),
    "changed": (lambda path: change_whole(path, lambda old: old.decode() + "er"), b"older"),
    "appended to": (lambda path: append_own(path, "er"), b"older"),
    "moved to": (lambda path: move_own(path.with_suffix(".new"), path), b"newer"),
    "removed": (remove_own, None),
}
"""What is done to a file with `old` in it, and what it holds afterwards."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with `old` in it, and one with `newer` beside it."""
    (tmp_path / "a.toml").write_bytes(b"old")
    (tmp_path / "a.new").write_bytes(b"newer")
    return tmp_path / "a.toml"


@pytest.mark.parametrize("name", WORKS)
def test_a_file_that_is_held_for_a_moment_is_waited_for(name: str, path: Path, hold: Hold) -> None:
    work, after = WORKS[name]
    held = hold(path, 3)
    work(path)
    assert held.pauses == 0
    assert (path.read_bytes() if path.exists() else None) == after


@pytest.mark.parametrize("name", WORKS)
def test_a_file_that_is_held_for_good_stays_and_is_told(name: str, path: Path, hold: Hold) -> None:
    """After a second, with a true sentence."""
    work, _ = WORKS[name]
    held = hold(path)
    before = hold.now
    with pytest.raises(OSError, match=r".") as fault:
        work(path)
    assert hold.now - before == pytest.approx(1, abs=0.1)
    assert fault.value.errno == errno.EBUSY
    why = system_reason(fault.value)
    assert told(Reason("record-unreadable", name="a.toml", why=why), "en") == (
        "Couldn't read a.toml: another program has it open."
    )
    held.release()
    assert path.read_bytes() == b"old"
    assert sorted(one.name for one in path.parent.iterdir()) == ["a.new", "a.toml"]


async def test_no_key_waits_for_a_file(path: Path, hold: Hold) -> None:
    """On the thread of an event loop a file is given up after a twentieth of a second."""
    hold(path)
    before = hold.now
    with pytest.raises(OSError, match=r"."):
        read_own(path)
    assert hold.now - before <= 0.1


def test_a_file_that_could_not_be_read_is_not_written_over(path: Path, hold: Hold) -> None:
    """Not even once it is free: what it holds is not known, until it is read."""
    held = hold(path)
    with pytest.raises(OSError, match=r"."):
        read_own(path)
    held.release()
    for name in ("written", "changed"):
        with pytest.raises(OSError, match=r"."):
            WORKS[name][0](path)
        assert path.read_bytes() == b"old"
    assert path in UNREAD
    assert read_own(path) == b"old"
    write_whole(path, "new")
    assert path.read_bytes() == b"new"


def appended(line: str, old: bytes) -> str:
    return old.decode() + line


def test_changes_of_several_programs_at_once_are_all_written(tmp_path: Path) -> None:
    """Each reads, changes and writes in its turn, and the lock is gone afterwards."""
    path = tmp_path / "a.toml"

    def add(name: str) -> None:
        for number in range(10):
            line = f"{name}{number}\n"
            change_whole(path, partial(appended, line))

    threads = [Thread(target=add, args=(name,)) for name in "abc"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(path.read_text("utf-8").split()) == [
        f"{name}{number}" for name in "abc" for number in range(10)
    ]
    assert [*tmp_path.iterdir()] == [path]


def write_half(path: Path, stop: BaseException) -> None:
    """Write a part of a file, and stop."""
    with new_file(path) as file:
        file.write(b"half")
        raise stop


def test_a_new_file_that_is_not_finished_is_none(tmp_path: Path, open_files_stay: None) -> None:
    """However it was stopped, the name is free for the next try."""
    path = tmp_path / "a.zip"
    for stop in (OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()):
        with pytest.raises(type(stop)):
            write_half(path, stop)
        assert not path.exists()
    with new_file(path) as file:
        file.write(b"whole")
    assert path.read_bytes() == b"whole"


@pytest.mark.parametrize(
    "name", ["CON", "nul.txt", "com1.record", "exp:x.zip", "end.", "end ", "a?b", "a|b", "", "a\nb"]
)
def test_names_that_windows_forbids_are_refused_there(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A colon would make a stream of a file that no list shows, and CON is no file at all."""
    monkeypatch.setattr(own_file, "REFUSES", True)
    assert not is_file_name(name)
    if not name.strip():
        return
    with pytest.raises(ForbiddenName) as fault:
        check_file_name(Path("folder") / name)
    assert (
        told(Reason("cannot-write", path="P", why=system_reason(fault.value)), "en").endswith(
            f"Windows allows no file called {name!r}. Choose another name."
        )
        or "\n" in name
    )
    for name in ("a.zip", "icon", "console.txt", "Åsa's.zip", "a b.zip", ".hidden"):
        check_file_name(Path(name))


def test_a_long_path_is_given_as_windows_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without its prefix a path has 259 characters there at most."""
    long = tmp_path / ("a" * 100) / ("b" * 100)
    assert long_path(long) == long or own_file.REFUSES
    monkeypatch.setattr(own_file, "REFUSES", True)
    assert str(long_path(long)) == f"\\\\?\\{long}"
    assert long_path(long_path(long)) == long_path(long)
    assert long_path(Path("a")) == Path("a")
    write_whole(long / ("c" * 100), "new")
    assert read_own(long / ("c" * 100)) == b"new"


@pytest.mark.parametrize("mark", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_text_is_read_whatever_editor_wrote_it(mark: str) -> None:
    assert decoded("a = 1\r\nb = 'é'\n".encode(mark)) == "a = 1\nb = 'é'\n"
