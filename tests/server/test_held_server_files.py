"""The files of a server while another program has one open, as Windows keeps them."""

from __future__ import annotations

import io
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest
from held_files import Hold

from audiogame.online.link import KEY, new_words
from audiogame.online.public_server import FILE as SERVER_FILE
from audiogame.online.public_server import public_server
from audiogame.server.background import (
    BackgroundServer,
    find_background_server,
    forget_background_server,
    write_background_server,
)
from audiogame.server.log import LARGEST, Log
from audiogame.server.services import FILE as SERVICES
from audiogame.server.services import read_services
from audiogame.server.store.working_copies import WorkingCopies
from audiogame.table.lock import lock
from audiogame.table.own_file import append_own

SERVICE = """[[service]]
name = "own"
command = ["tunnel", "{port}"]
operator = "We"
reads = false
minutes = 5
documents = 2026-11-01
"""
BESIDE = BackgroundServer(4321, new_words(KEY), "", "pandapandapanda2")


def lines_of(*paths: Path) -> list[str]:
    """Return the lines of logs, without their times."""
    rows = [row for path in paths if path.exists() for row in path.read_text("utf-8").splitlines()]
    return [row.partition(" ")[2] for row in rows]


def test_a_log_that_is_read_loses_no_line(tmp_path: Path, hold: Hold) -> None:
    """It is not replaced while somebody reads it, and grows instead."""
    log, old = Log(tmp_path), tmp_path / "server.old.log"
    log.path.write_bytes(b"x" * LARGEST + b"\n")
    reader = hold(log.path, shared=True)
    log.write("first")
    log.write("second")
    assert not old.exists()
    reader.release()
    log.write("third")
    assert lines_of(old)[1:] == ["first", "second"]
    assert lines_of(log.path) == ["third"]


def test_a_log_that_is_held_gets_its_lines_later(tmp_path: Path, hold: Hold) -> None:
    log = Log(tmp_path)
    log.write("first")
    held = hold(log.path)
    log.write("second")
    held.release()
    log.write("third")
    assert lines_of(log.path) == ["first", "second", "third"]


def copies(folder: Path) -> WorkingCopies:
    """Return the working copies of a process in a folder of its own."""
    return WorkingCopies(Mock(), folder, Mock(), Mock())


def test_the_folder_of_a_dead_server_is_removed(tmp_path: Path, open_files_stay: None) -> None:
    """One whose lock is held stays, and nothing is left at the end."""
    for name in ("dead", "alive"):
        (tmp_path / name / "records").mkdir(parents=True)
        (tmp_path / name / "records" / "a.record").write_bytes(b"secret")
        (tmp_path / name / "lock").touch()
    with (tmp_path / "alive" / "lock").open("r+b") as file:
        lock(file, "alive")
        mine = copies(tmp_path / "mine")
        mine.begin()
        assert sorted(one.name for one in tmp_path.iterdir()) == ["alive", "mine"]
    mine.close()
    assert [one.name for one in tmp_path.iterdir()] == ["alive"]
    again = copies(tmp_path / "mine")
    again.begin()
    again.close()
    assert [*tmp_path.iterdir()] == []


def test_where_a_server_is_found_is_read_while_it_is_written(tmp_path: Path, hold: Hold) -> None:
    """Each side waits for the other for a moment; after a second it is told, not taken for gone."""
    write_background_server(tmp_path, BESIDE)
    path = tmp_path / "beside.toml"
    hold(path, 3)
    assert find_background_server(tmp_path) == BESIDE
    hold(path, 3)
    write_background_server(tmp_path, BESIDE)
    held = hold(path)
    for work in (find_background_server, forget_background_server):
        with pytest.raises(OSError, match="busy"):
            work(tmp_path)
    held.release()
    assert find_background_server(tmp_path) == BESIDE
    forget_background_server(tmp_path)
    assert find_background_server(tmp_path) is None


@pytest.mark.parametrize("mark", ["utf-8-sig", "utf-16"])
def test_files_that_an_operator_edits_may_come_from_windows(tmp_path: Path, mark: str) -> None:
    """A byte order mark, and line ends of two characters."""
    text = SERVICE.replace("\n", "\r\n")
    (tmp_path / SERVICES).write_bytes(text.encode(mark))
    assert read_services(tmp_path)[0].name == "own"
    (tmp_path / SERVER_FILE).write_bytes("games.example.org\r\n".encode(mark))
    link = public_server(tmp_path)
    assert link is not None
    assert link.address == "games.example.org:8765"


def test_a_log_whose_disk_hangs_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its lines are there once the disk answers, and before that where they are echoed."""
    log, free, echo = Log(tmp_path), threading.Event(), io.StringIO()

    def hangs(path: Path, text: str) -> None:
        assert free.wait(60)
        append_own(path, text)

    monkeypatch.setattr("audiogame.server.log.append_own", hangs)
    log.write_behind(echo)
    log.write("stuck")
    log.write("told already", echo=False)
    log.fault(ValueError("Ann"))  # it comes back at once
    free.set()
    log.close()
    lines = log.path.read_text(encoding="utf-8").splitlines()
    assert [line.split(" ", 1)[1] for line in lines] == ["stuck", "told already", "ValueError at "]
    assert echo.getvalue() == "stuck\nValueError at \n"
