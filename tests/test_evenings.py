"""Whole evenings: one game after the other in one program, all of them kept and counted."""

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
"""What lets bots alone come to an end soon."""
OPEN_FILES = Path("/proc/self/fd")


def left_open() -> tuple[int, int]:
    """Return how many files and threads there are; 0 files where that is unknown.

    What earlier tests have left to the collection of garbage is closed before.
    """
    gc.collect()
    files = len([*OPEN_FILES.iterdir()]) if OPEN_FILES.exists() else 0
    return files, threading.active_count()


@pytest.mark.parametrize("rounds", [2, pytest.param(100, marks=pytest.mark.soak)])
def test_an_evening_of_all_games_is_kept_and_counted(run: Run, tmp_path: Path, rounds: int) -> None:
    """Each game ends and is verified, statistics know every seat, and nothing is left open."""
    played = 0
    before = (0, 0)
    for number in range(rounds):
        for name in all_names():
            allowed = find_game(name).seats
            seats = allowed[number % len(allowed)]
            table = ["--seats", ",".join(["casual"] * seats), *OPTIONS.get(name, ())]
            status, _, told = run("play", name, *table, keys="wait")
            assert status == 0, told
            played += seats
        if number == 0:
            before = left_open()  # what the first games have loaded stays
    assert left_open() == before
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
