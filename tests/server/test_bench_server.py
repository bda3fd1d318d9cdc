"""The server benchmark on few tables: what it counts and what it refuses."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks import server, visitors
from benchmarks.__main__ import main as measure
from postgres_cluster import Cluster
from processes import free_port

from audiogame.__main__ import main
from audiogame.cli import server_command
from audiogame.server.addresses import raise_open_files


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the games that tables have behind them when measuring starts."""
    monkeypatch.setattr(server, "MOVES", 60)
    monkeypatch.setattr(server, "LONG", 200)
    monkeypatch.setattr(server, "RECORDED", 6.0)


@pytest.mark.real
def test_a_server_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """Five tables beside an echo: players choose, one joins, one reconnects, nothing is refused.

    A player thinks for at most five seconds, so six seconds contain a choice.
    """
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    try:
        status = measure(["server", "--tables", "5", "--seconds", "6", "--json"])
    finally:
        if cores:
            os.sched_setaffinity(0, cores)
    said = capsys.readouterr()
    assert said.out, said.err
    figures = {one["name"]: one for one in json.loads(said.out)}
    assert status == any(one["missed"] for one in figures.values())
    assert figures["5 tables: choices"]["value"] > 0
    assert figures["choices refused"]["value"] == 0
    targets = {name.partition(": ")[2]: one["most"] for name, one in figures.items()}
    assert targets["key to answer, 99 of 100"] == 20.0
    assert targets["share of a core"] == 28.0
    assert (targets["processor time"], targets["answer"]) == (6.5, 9.5)
    assert figures["5 tables: processor time"]["value"] > 1
    assert figures["most work of the loop at once"]["most"] == 30.0
    assert targets["from a link to the first line of a game, 95 of 100"] == 300.0
    assert figures["the same at a table that has had many moves"]["value"] > 0


@pytest.mark.real
def test_processes_with_a_database_are_measured(
    cluster: Cluster, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players also chat, disconnect and reconnect; the temporary database is dropped at the end."""
    monkeypatch.setattr(visitors, "BETWEEN_LINES", 4.0)
    monkeypatch.setattr(visitors, "BETWEEN_DROPS", 2.0)
    monkeypatch.setattr(visitors, "MOST_AWAY", 1.0)
    store = ["--store", cluster.database("bench")]
    count = "SELECT count(*) FROM pg_database"
    before = cluster.sql("bench", count)
    cores = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()
    words = ["--tables", "5", "--processes", "2", "--seconds", "6", "--json"]
    try:
        measure(["server", *store, *words])
    finally:
        if cores:
            os.sched_setaffinity(0, cores)
    figures = {one["name"]: one for one in json.loads(capsys.readouterr().out)}
    assert figures["5 tables: choices"]["value"] > 0
    assert figures["5 tables: key to answer, 99 of 100"]["most"] == 60.0
    assert figures["choices refused"]["value"] == 0
    for name in ("lines made safe", "lines of chat", "lost lines"):
        assert figures[name]["value"] > 0
    assert figures["lines of one transaction"]["value"] >= 1
    assert cluster.sql("bench", count) == before


def test_several_processes_need_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    assert measure(["server", "--processes", "2"]) == 2
    assert "--store" in capsys.readouterr().err


def test_a_server_refuses_more_tables_than_it_may_have_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a number of tables, the limit of open files decides it."""
    wanted: list[int] = []

    def raised(files: int) -> int:
        wanted.append(files)
        return 1024

    monkeypatch.setattr(server_command, "raise_open_files", raised)
    assert main(["serve", "--data", str(tmp_path), "--tables", "5000"]) == 2
    said = capsys.readouterr().err
    assert "1024 open files" in said
    assert "--tables 137" in said
    assert wanted == [5000 * 6 + 200]
    assert server_command._tables(0) == 137
    assert server_command._tables(20) == 20


@pytest.mark.real
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_an_operator_is_told_at_the_start_for_how_few_tables_there_are_files(
    tmp_path: Path,
) -> None:
    """In the terminal and in the log."""
    command = "ulimit -n 64 && exec " + shlex.join(
        [
            *(sys.executable, "-m", "audiogame", "serve", "--hidden"),
            *("--address", "127.0.0.1", "--port", str(free_port()), "--data", str(tmp_path)),
        ]
    )
    server = subprocess.Popen(["sh", "-c", command], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    said = ""
    while "1 table of 1000" not in said:
        line = server.stdout.readline()
        assert line, said
        said += line
    server.terminate()
    server.communicate(timeout=60)
    assert "have 64 open files" in said
    log = (tmp_path / "server" / "server.log").read_text(encoding="utf-8")
    assert "have 64 open files" in log


def test_the_limit_of_open_files_is_raised() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert raise_open_files(300) >= 300
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= 300
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        hard = before[1]
        if hard != resource.RLIM_INFINITY:
            assert raise_open_files(hard + 1) <= hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at a process in /proc")
def test_room_for_open_files_is_made_at_once() -> None:
    """Linux grows the file table when one file short, and the opening process blocks meanwhile."""
    code = (
        "from audiogame.server.addresses import make_room_for_files\n"
        "import os, re\n"
        "size = lambda: int(re.search(r'FDSize:\\s*(\\d+)', open('/proc/self/status').read())[1])\n"
        "before, files = size(), len(os.listdir('/proc/self/fd'))\n"
        "make_room_for_files(700)\n"
        "print(before < 700 <= size(), len(os.listdir('/proc/self/fd')) == files)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True"]
