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
        opened = Path(folder) / "keys"
        opened.write_text("home\nenter\nescape\n", encoding="utf-8")
        bare, menu, game, version, new = [], [], [], [], []
        data = ("--data", folder)
        _start(["-m", "audiogame", *data])  # a newcomer is welcomed once
        for _ in range(STARTS):
            bare.append(_start(["-c", "print(1)"]))
            menu.append(_start(["-m", "audiogame", *data]))
            game.append(_start(["-m", "audiogame", "play", "sika", *data]))
            version.append(_start(["-m", "audiogame", "--version"]))
            new.append(_new_game(folder, opened))
        # The system counts hundredths of a second, about as many as Python takes: a mean of them.
        python, spent = _median(bare, 0), statistics.fmean(took for _, took in bare)
        yield Measurement("Python itself", 1000 * python, "ms")
        yield from (
            Measurement(name, _median(walls, 0) / python, "times Python itself", most=most)
            for name, walls, most in (
                ("start to the first line of the menu", menu, MOST_STARTS),
                ("start to the first line of a game", game, MOST_STARTS),
                ("the version", version, MOST_VERSION),
            )
        )
        times = statistics.median(new) / spent
        yield Measurement("the first New game", times, "times Python itself", most=MOST_NEW_GAME)
        memory = _memory(folder)
        if memory is not None:
            yield Measurement("resident memory in a game", memory, "MB", most=MOST_MEMORY)


def _median(measured: list[tuple[float, float]], which: int) -> float:
    return statistics.median(one[which] for one in measured)


def _start(arguments: list[str]) -> tuple[float, float]:
    """Start a process.

    Returns:
        The seconds until its first line, and those of the processor until its end; where these are
        not known, the first again.
    """
    before = _spent()
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        took = time.perf_counter() - begun
        process.stdout.read()
    return took, _spent() - before or took


def _spent() -> float:
    """Return the seconds of the processor that processes took which have ended."""
    times = os.times()
    return times.children_user + times.children_system


def _new_game(folder: str, keys: Path) -> float:
    """Return the seconds of the processor from New game to its first row, the first time."""
    done = subprocess.run(
        [sys.executable, "-c", _LINES, "--data", folder, "--keys", str(keys)],
        capture_output=True,
        check=True,
    )
    _, menu, choice, *_ = json.loads(done.stdout)  # the first row is out before keys are awaited
    spent: float = choice[0] - menu[0]
    return spent


def _memory(folder: str) -> float | None:
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
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return int(printed.split()[-1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
