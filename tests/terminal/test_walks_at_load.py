"""Unhurried walks through the menus of the real program, while the machine is busy."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest
from terminal import COMMAND, Terminal

pytestmark = pytest.mark.soak
WALKS, TERMINALS, STARTS = 500, 10, 5
"""Total walks, concurrent terminals, and starts of the program in each."""
SETTLES = 3.0
"""Seconds from the first line to the first key; the program still loads then."""
PATIENCE = 60.0
LAST = 10
"""The last item of the main menu that opens a menu; the next one leaves."""
DOWN, HOME, ENTER, BACK = "\x1b[B", "\x1b[H", "\r", "z"


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Keep the machine busy with processes."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def reader(folder: Path, name: str) -> Path:
    """Make an unknown screen reader: a process that only has its name."""
    script = folder / name
    script.write_text('#!/bin/sh\n"$@"\nexit $?\n', encoding="utf-8")
    script.chmod(0o700)
    return script


def back(terminal: Terminal) -> None:
    """Go back to the beginning of the main menu."""
    end = time.monotonic() + PATIENCE
    while True:
        terminal.press(HOME, then_wait=0.4)
        if terminal.lines[-1].strip() == "New game. 1 of 8.":
            return
        assert time.monotonic() < end, terminal.lines[-5:]
        terminal.press(BACK, then_wait=0.4)


def walk(terminal: Terminal, random: Random) -> str:
    """Walk down and choose; returns the refusal, if any."""
    for _ in range(random.randrange(1, LAST)):
        terminal.press(DOWN, then_wait=random.uniform(0.25, 1.5))
    before = len(terminal.lines)
    terminal.press(ENTER, then_wait=1.0)
    while len(terminal.lines) == before:
        terminal.read(0.1)
    answer = " ".join(terminal.lines[before:])
    back(terminal)
    return answer if "Not chosen" in answer or "Too soon" in answer else ""


def walks(folder: Path, script: Path, number: int) -> list[str]:
    """Walk through several runs of the program; returns the refusals."""
    random = Random(f"{script.name} {number}")
    refused = []
    for start in range(STARTS):
        data = folder / f"{number}-{start}"
        with Terminal("--data", str(data), command=(str(script), *COMMAND)) as terminal:
            terminal.wait_for("1 of 8.", PATIENCE)
            terminal.read(SETTLES)
            for _ in range(WALKS // TERMINALS // STARTS):
                refused.append(walk(terminal, random))
    return refused


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("processes", [0, 10])
@pytest.mark.parametrize("name", ["lumen-tty", "stentor"])
def test_enter_is_never_refused_on_an_unhurried_walk(
    tmp_path: Path, name: str, processes: int
) -> None:
    """Whatever the machine's load, and whatever the reader's name, Enter chooses."""
    script = reader(tmp_path, name)
    with load(processes), ThreadPoolExecutor(TERMINALS) as people:
        done = [*people.map(partial(walks, tmp_path, script), range(TERMINALS))]
    told = [answer for answers in done for answer in answers]
    assert len(told) == WALKS
    assert [answer for answer in told if answer] == []
