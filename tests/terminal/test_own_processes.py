"""Processes beside the program end with it on Windows, killed or not, with all they start."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from patience import until

from audiogame import own_process
from audiogame.own_process import MOST_IN_A_POOL, LineProcess, pool_size
from audiogame.server import tunnel_keeper
from audiogame.terminal.call_watch import watch_in_thread

PROGRAM = """
import subprocess, sys
from audiogame.own_process import start_process
child = start_process((sys.executable, "-c", sys.argv[1]))
print(child.pid, child.stdout.readline().decode().strip(), flush=True)
sys.stdin.read()
"""
"""A program that starts a process beside it, and prints its number and that of its child."""
BESIDE = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(child.pid, flush=True)
time.sleep(600)
"""
"""A process that takes no notice of its input, and has a child of its own."""
RUNNING = 259


def runs(pid: int) -> bool:
    """Return whether a process of Windows runs."""
    if sys.platform != "win32":
        return False
    kernel, status = ctypes.WinDLL("kernel32"), ctypes.c_uint32()
    process = ctypes.c_void_p(kernel.OpenProcess(0x1000, False, pid))
    if not process:
        return False
    kernel.GetExitCodeProcess(process, ctypes.byref(status))
    kernel.CloseHandle(process)
    return status.value == RUNNING


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere they end by their input")
def test_what_was_started_ends_with_a_program_that_is_killed() -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, BESIDE], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert program.stdout is not None
    assert program.stdin is not None
    child, grandchild = map(int, program.stdout.readline().split())
    assert runs(child)
    assert runs(grandchild)
    program.kill()
    program.wait()
    assert until(lambda: not runs(child) and not runs(grandchild), 60)
    program.stdin.close()
    program.stdout.close()


@pytest.mark.skipif(sys.platform != "win32", reason="a script is a program elsewhere")
def test_a_command_that_is_a_script_of_windows_is_run_and_its_children_end_with_it(
    tmp_path: Path,
) -> None:
    """As `lt.cmd` of npm, which starts node."""
    (tmp_path / "beside.py").write_text(BESIDE, encoding="utf-8")
    script = tmp_path / "opens a way.cmd"
    script.write_text(f'@"{sys.executable}" "{tmp_path / "beside.py"}"\n', encoding="utf-8")
    keeper = subprocess.Popen(
        [sys.executable, "-m", tunnel_keeper.__name__, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert keeper.stdout is not None
    assert keeper.stdin is not None
    grandchild = int(keeper.stdout.readline())
    assert runs(grandchild)
    keeper.stdin.close()
    assert until(lambda: not runs(grandchild), 60)
    keeper.wait()
    keeper.stdout.close()


def test_a_pool_has_one_process_per_core_and_no_more_than_the_system_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    assert (pool_size(), pool_size(2)) == (4, 2)
    monkeypatch.setattr(own_process, "MOST_IN_A_POOL", 60)  # that of Windows
    monkeypatch.setattr(os, "cpu_count", lambda: 128)
    assert (pool_size(), pool_size(200), pool_size(2)) == (60, 60, 2)
    assert MOST_IN_A_POOL <= 60 or sys.platform != "win32"


def test_a_look_beside_is_repeated_until_it_is_ended() -> None:
    looks, seen = [0], threading.Event()

    def look() -> float:
        looks[0] += 1
        if looks[0] == 3:
            seen.set()
        return 0.001

    end = watch_in_thread(look)
    assert seen.wait(60)
    end()
    ended = looks[0]
    assert threading.Event().wait(0.02) is False
    assert looks[0] == ended


@pytest.mark.posix("Windows has no groups of processes")
def test_a_group_that_has_just_ended_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """On macOS it answers that killing it is not permitted, until somebody has waited for it."""
    lines: list[bytes] = []
    process = LineProcess(
        (sys.executable, "-c", "print(input(), flush=True)\ninput()"), lines.append
    )
    process.send(b"here\n")
    assert until(lambda: lines == [b"here\n"])

    def refuses(group: int, number: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    with monkeypatch.context() as patch:
        patch.setattr(os, "killpg", refuses)
        process.close()
    assert process.wait(30.0), "it ends with its input"
