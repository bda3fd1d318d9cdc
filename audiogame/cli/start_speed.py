"""How long the program takes to its first words, as often as what Python takes to print a line."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from audiogame.cli.measurement import Measurement

STARTS = 7
"""How often each process is started, in turn with the others."""
MOST_STARTS, MOST_NEW_GAME, MOST_VERSION = 20.0, 12.0, 4.0
"""How often Python itself."""
MOST_MEMORY = 34.0
"""Megabytes of a game that has begun."""

_LINES = """
import io, json, sys, time
spent = []
class Told(io.StringIO):
    def write(self, text):
        if text.strip():
            spent.append((time.process_time(), text.strip()))
        return len(text)
output, sys.stdout = sys.stdout, Told()
from audiogame.__main__ import main
try:
    main(sys.argv[1:])
finally:
    sys.stdout = output
print(json.dumps(spent))
"""
"""Run the program, and tell of each line the processor time until then."""


def start_speeds() -> Iterator[Measurement]:
    """Measure the start, the first New game, and the memory of a game."""
    with tempfile.TemporaryDirectory() as folder:
        keys = Path(folder) / "keys"
        keys.write_text("home\nenter\nescape\n", encoding="utf-8")
        place = _compiling(Path(folder) / "compiled")
        _start(["-m", "audiogame", "--data", folder], place)  # a newcomer is welcomed once
        # The first round compiles what the others read, as it is where a wheel was installed.
        _, *rounds = (_round(folder, keys, place) for _ in range(STARTS + 1))
        python = statistics.median(one.python.wall for one in rounds)
        # The system counts hundredths of a second, about as many as Python takes: a mean of them.
        spent = statistics.fmean(one.python.spent for one in rounds)
        yield Measurement("Python itself", 1000 * python, "ms")
        for name, walls, most in (
            ("start to the first line of the menu", [one.menu.wall for one in rounds], MOST_STARTS),
            ("start to the first line of a game", [one.game.wall for one in rounds], MOST_STARTS),
            ("the version", [one.version.wall for one in rounds], MOST_VERSION),
        ):
            times = statistics.median(walls) / python
            yield Measurement(name, times, "times Python itself", most=most)
        times = statistics.median(one.new_game for one in rounds) / spent
        yield Measurement("the first New game", times, "times Python itself", most=MOST_NEW_GAME)
        memory = _memory(folder, place)
        if memory is not None:
            yield Measurement("resident memory in a game", memory, "MB", most=MOST_MEMORY)


class _Start(NamedTuple):
    """One start: the seconds until its first line, and those of the processor until its end."""

    wall: float
    spent: float


class _Round(NamedTuple):
    """Each start once, one after the other: what slows the machine down slows all of them."""

    python: _Start
    menu: _Start
    game: _Start
    version: _Start
    new_game: float


def _round(folder: str, keys: Path, place: dict[str, str]) -> _Round:
    program = ["-m", "audiogame"]
    return _Round(
        _start(["-c", "print(1)"], place),
        _start([*program, "--data", folder], place),
        _start([*program, "play", "sika", "--data", folder], place),
        _start([*program, "--version"], place),
        _new_game(folder, keys, place),
    )


def _compiling(folder: Path) -> dict[str, str]:
    """Return an environment in which Python keeps what it has compiled, in a folder of its own.

    Wherever the program is installed it has been compiled.  A checkout may be where that is
    forbidden or impossible, and compiling takes longer than all that is measured here.
    """
    place = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder)}
    place.pop("PYTHONDONTWRITEBYTECODE", None)
    return place


def _start(arguments: list[str], place: dict[str, str]) -> _Start:
    """Start a process in an environment; where the processor's time is not known, by the wall."""
    before = _spent()
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, env=place
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        took = time.perf_counter() - begun
        process.stdout.read()
    return _Start(took, _spent() - before or took)


def _spent() -> float:
    """Return the seconds of the processor that processes took which have ended."""
    times = os.times()
    return times.children_user + times.children_system


def _new_game(folder: str, keys: Path, place: dict[str, str]) -> float:
    """Return the seconds of the processor from New game to its first row, the first time."""
    done = subprocess.run(
        [sys.executable, "-c", _LINES, "--data", folder, "--keys", str(keys)],
        capture_output=True,
        check=True,
        env=place,
    )
    _, menu, choice, *_ = json.loads(done.stdout)  # the first row is out before keys are awaited
    spent: float = choice[0] - menu[0]
    return spent


def _memory(folder: str, place: dict[str, str]) -> float | None:
    """Return the resident memory of a game that has begun, in megabytes; None where unknown."""
    if sys.platform == "win32" or not Path("/proc/self/statm").exists():
        return None
    code = (
        "import sys, audiogame.__main__ as m;"
        "m.main(['play', 'sika', '--data', sys.argv[1], '--pace', '0', '--keys', sys.argv[2]]);"
        "print(open('/proc/self/statm').read().split()[1])"
    )
    keys = Path(folder) / "choices"
    keys.write_text("1\n1\n1\n1\nwait\n", encoding="utf-8")
    command = [sys.executable, "-c", code, folder, str(keys)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=place)
    return int(done.stdout.split()[-1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
