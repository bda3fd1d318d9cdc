"""Report of a long run: the durations of its steps, and the longest chain of waits."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
import steps
from steps import ALL, DOWNLOAD, Taken, account, lines

QUICK = Taken(ALL, "quick", 200.0, 390.0, 4.0)
STEPS = (
    QUICK,
    Taken(DOWNLOAD, "packages", 900.0, 20.0, 880.0),
    Taken("readers", "readers", 300.0, 50.0, 240.0),
    Taken("page", "page", 400.0, 300.0, 90.0),
    Taken("readers", "braille", 20.0, 5.0, 14.0),
    Taken("elsewhere", "3.13", 500.0, 395.0, 1.0),
)


def test_processors_count_half_and_of_waits_the_longest_chain_alone() -> None:
    """Waits shared by all are added to the chain, and downloads are not counted."""
    assert account(STEPS) == (1140.0, "readers", 258.0)
    assert account([QUICK]) == (390.0, ALL, 4.0)
    assert account([]) == (0.0, ALL, 0.0)


def test_each_step_has_a_row_and_the_sum_stands_below() -> None:
    first, *rows, last = lines(STEPS, 1500)
    assert first.split() == ["clock", "worked", "waited", "step"]
    assert rows[2].split() == ["300.0", "50.0", "240.0", "readers:", "readers"]
    assert len(rows) == len(STEPS)
    assert last == (
        "1140 s of processors over two, and 258 s that the chain readers waits: 828 s of 1500."
    )


@pytest.mark.skipif(sys.platform != "linux", reason="how processes are counted is Linux's")
def test_the_time_of_a_step_includes_all_processes_that_it_began(tmp_path: Path) -> None:
    """Also processes left behind by a child, which continue in the background."""
    ledger = tmp_path / "ledger"
    code = """
import os, sys, time
read, write = os.pipe()
if not os.fork():
    if not os.fork():
        os.write(write, b"%d" % os.getpid())
        while os.times().user < 0.5: pass
    os._exit(0)
os.wait()
left = os.read(read, 20).decode()
while os.path.exists(f"/proc/{left}"): time.sleep(0.01)
sys.exit(3)
"""
    command = [sys.executable, steps.__file__, "run", str(ledger), "one", "left"]
    command += [sys.executable, "-c", code]
    assert subprocess.run(command, timeout=300, check=False).returncode == 3
    (row,) = ledger.read_text(encoding="utf-8").splitlines()
    taken = Taken(**json.loads(row))
    assert (taken.chain, taken.name) == ("one", "left")
    assert taken.worked >= 0.5
    assert taken.clock >= taken.waited
