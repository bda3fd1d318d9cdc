"""Several games in a row in one process, all of them recorded and counted."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from audiogame.archive.folder import records_folder
from audiogame.table.library import all_names, find_game

Run = Callable[..., tuple[int, str, str]]
OPTIONS = {
    "ten-die-poker": ("--option", "rounds=6"),
    "scientific-war": ("--option", "limit=12"),
}
"""Options with which games of bots alone end soon."""
OPEN_FILES = Path("/proc/self/fd")


PATIENCE = 60.0
"""Seconds in which a thread that is about to end has ended, on any machine."""


def open_files() -> int:
    """Return the number of open files; 0 where unknown.

    What earlier tests left to garbage collection is closed first.
    """
    gc.collect()
    return len([*OPEN_FILES.iterdir()]) if OPEN_FILES.exists() else 0


def threads_but(known: set[threading.Thread]) -> list[str]:
    """Return the names of the threads that go on, beside known ones."""
    new = {*threading.enumerate()} - known
    for one in new:
        one.join(PATIENCE)
    return [one.name for one in new if one.is_alive()]


@pytest.mark.parametrize("rounds", [2, pytest.param(100, marks=pytest.mark.soak)])
def test_an_evening_of_all_games_is_kept_and_counted(run: Run, tmp_path: Path, rounds: int) -> None:
    """Each game ends and verifies, statistics know every seat, and nothing stays open."""
    played = 0
    before, known = 0, {*threading.enumerate()}
    for number in range(rounds):
        for name in all_names():
            allowed = find_game(name).seats
            seats = allowed[number % len(allowed)]
            table = ["--seats", ",".join(["casual"] * seats), *OPTIONS.get(name, ())]
            status, _, told = run("play", name, *table, keys="wait")
            assert status == 0, told
            played += seats
        if number == 0:
            before = open_files()  # modules loaded by the first games stay open
    assert threads_but(known) == []
    assert open_files() == before
    records = sorted(records_folder(tmp_path / "data").glob("*.record"))
    assert len(records) == rounds * len(all_names())
    for record in records:
        status, out, told = run("verify", str(record))
        assert status == 0, (record, out, told)
    counted, again = tmp_path / "counted.csv", tmp_path / "again.csv"
    assert run("statistics", "--csv", str(counted))[0] == 0
    assert run("records", "rebuild")[0] == 0
    assert run("statistics", "--csv", str(again))[0] == 0
    rows = counted.read_text(encoding="utf-8").splitlines()
    assert len(rows) == 1 + played
    assert sorted(rows) == sorted(again.read_text(encoding="utf-8").splitlines())
