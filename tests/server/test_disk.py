"""A server writes to disk in threads, and its event loop runs meanwhile."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, get_ident

import pytest
from patience import becomes

from audiogame.cli.server_command import DISK_THREADS
from audiogame.server.disk import offload, run_as_batch

PATIENCE = 20
"""Timeout in seconds for what takes no time."""


async def test_disk_work_runs_in_a_thread_and_its_errors_are_raised() -> None:
    def full() -> None:
        raise OSError("full")

    found = list[int]()
    await offload(lambda: found.append(get_ident()))
    assert found
    assert found != [get_ident()]
    with pytest.raises(OSError, match="full"):
        await offload(full)
    await offload(lambda: found.append(0))
    assert found[-1] == 0


@pytest.mark.skipif(sys.platform != "linux", reason="other systems schedule no single thread")
def test_disk_threads_leave_the_core_to_the_event_loop_when_they_are_woken() -> None:
    before = os.sched_getscheduler(0)
    with ThreadPoolExecutor(1, initializer=run_as_batch) as pool:
        assert pool.submit(os.sched_getscheduler, 0).result(PATIENCE) == os.SCHED_BATCH
    assert os.sched_getscheduler(0) == before


async def test_one_file_that_waits_holds_up_no_other() -> None:
    def void(_: object) -> None:
        """Return nothing."""

    gate = Event()
    waiting = [
        asyncio.create_task(offload(lambda: void(gate.wait(PATIENCE))))
        for _ in range(DISK_THREADS - 1)
    ]
    await asyncio.wait_for(offload(lambda: None), PATIENCE)
    assert not any(one.done() for one in waiting)
    gate.set()
    await asyncio.gather(*waiting)


async def test_disk_work_is_completed_though_its_caller_was_cancelled() -> None:
    gate, begun, done = Event(), Event(), Event()

    def work() -> None:
        begun.set()
        gate.wait(PATIENCE)
        done.set()

    task = asyncio.create_task(offload(work))
    await becomes(lambda: begun.is_set())
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    gate.set()
    await asyncio.wait_for(asyncio.to_thread(done.wait, PATIENCE), PATIENCE)
    assert done.is_set()


def test_the_end_of_the_program_waits_for_what_is_being_written(tmp_path: Path) -> None:
    """Also where the event loop has ended before."""
    written = tmp_path / "written"
    program = f"""
import asyncio, threading, time
from pathlib import Path
from audiogame.server.disk import offload

begun, left = threading.Event(), threading.Event()

def work():
    begun.set()
    left.wait()
    time.sleep(0.3)
    Path({str(written)!r}).write_text("all", encoding="utf-8")

async def steps():
    task = asyncio.create_task(offload(work))
    while not begun.is_set():
        await asyncio.sleep(0.001)
    task.cancel()
    left.set()

asyncio.run(steps())
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=10 * PATIENCE)
    assert written.read_text(encoding="utf-8") == "all"
