"""The program in a terminal with an expert: advice, a killed process, a killed program."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from patience import until
from terminal import Terminal

pytestmark = [
    pytest.mark.real,
    pytest.mark.posix("plays the program in a pseudo-terminal"),
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes in /proc"),
]
WAR = ("play", "scientific-war", "--seats", "you,expert", "--speech", "none", "--pace", "0")


def thinkers(parent: int) -> list[int]:
    """List the thinking processes of a program."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            state, its_parent = (path / "stat").read_text().rpartition(")")[2].split()[:2]
            command = (path / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue
        if int(its_parent) == parent and b"audiogame.opponents.worker" in command and state != "Z":
            found.append(int(path.name))
    return found


def thinker(parent: int, not_this: int = 0) -> int:
    """Wait for the one thinking process of a program, which starts beside the first lines."""
    found: list[int] = []

    def one() -> bool:
        found[:] = [pid for pid in thinkers(parent) if pid != not_this]
        return len(found) == 1

    assert until(one), f"thinking processes: {found}"
    return found[0]


def ended(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def wait_until_ended(pid: int) -> None:
    assert until(lambda: ended(pid)), f"process {pid} outlives the program"


def test_the_process_may_be_killed_and_ends_with_the_program(tmp_path: Path) -> None:
    with Terminal(*WAR, "--seed", "7", "--data", str(tmp_path / "data")) as terminal:
        terminal.wait_for("Trick 1.")
        terminal.read(0.3)
        terminal.press("H")
        terminal.wait_for("percent to win")
        first = thinker(terminal.process.pid)
        os.kill(first, signal.SIGKILL)
        terminal.press("1")
        terminal.wait_for("Trick 2")
        second = thinker(terminal.process.pid, not_this=first)
        terminal.process.kill()
        terminal.process.wait()
        wait_until_ended(second)


def test_the_thinking_process_ends_when_the_program_is_left(tmp_path: Path) -> None:
    with Terminal(*WAR, "--data", str(tmp_path / "data")) as terminal:
        terminal.wait_for("Trick 1.")
        terminal.read(0.3)
        pid = thinker(terminal.process.pid)
        terminal.press("\x03")
        terminal.wait_for("Leave audiogame?")
        terminal.press("y")
        assert terminal.wait_exit() == 0
        assert terminal.restored
        wait_until_ended(pid)
