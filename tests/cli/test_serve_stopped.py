"""A server that is stopped as Windows stops programs: its tables are closed, its last line is told.

Elsewhere it is stopped by signals: tests/server/test_server_killed.py.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from audiogame import __version__
from audiogame.own_process import NO_WINDOW

PROGRAM = """
import ctypes, sys, threading
from audiogame.__main__ import main
def stop():
    sys.stdin.readline()
    ctypes.WinDLL("kernel32").GenerateConsoleCtrlEvent(0, 0)
threading.Thread(target=stop, daemon=True).start()
sys.exit(main(sys.argv[1:]))
"""
"""The program; a line of its input has Windows send Ctrl+C to it."""


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere it is a signal")
def test_control_c_closes_the_tables_and_is_no_fault(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--hidden", "--address", "127.0.0.1", "--data", str(tmp_path))
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        creationflags=NO_WINDOW,  # a console of its own: the event is for no other
    ) as server:
        assert server.stdout is not None
        while "Ctrl+C" not in (line := server.stdout.readline()):
            assert line, "it has ended"
        said, complaints = server.communicate("stop\n", timeout=120)
    assert server.returncode == 0
    log_beside = complaints.splitlines()  # which another program keeps, as a journal does
    assert log_beside == [f"began: audiogame {__version__}", "stopped"]
    assert said == "Stopped. Every game is saved, and goes on when the server does.\n"
    log = (tmp_path / "server" / "server.log").read_text(encoding="utf-8")
    assert log.rstrip().endswith("stopped")
