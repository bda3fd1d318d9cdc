"""The program in a real terminal beside an empty prompt_toolkit program in another.

Both take turns, so that other load of the machine affects both.
"""

from __future__ import annotations

import contextlib
import os
import resource
import select
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from limits import limits
from terminal import Terminal, been_here

from audiogame.lobby.main_menu import ENTRIES
from benchmarks.files import keep_records
from benchmarks.measurement import (
    Measurement,
    Stopwatch,
    counted,
    family,
    in_a_write,
    memory,
    middle_ratio,
    percentile,
    schedules,
)

BARE = """
import asyncio
from prompt_toolkit.input import create_input

async def main():
    source = create_input()
    def read():
        for press in source.read_keys():
            print("You pressed", press.key, end=".\\n", flush=True)
    with source.raw_mode(), source.attach(read):
        print("Press a key.", flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""
"""The smallest program that prints a row for each key."""
EMPTY = "times an empty prompt_toolkit program"
STARTS = 7
"""Starts of each program, in turn with the others."""
LOOKS = ("new", "records", "statistics", "settings")
"""Entries of the main menu that are opened for the first time."""
RECORDS = 100
"""Records of earlier games in the data folder."""
REACTION = 0.2
"""Seconds between a row and the next key: quicker than a player, who hears it first."""
KEYS = 100
MEMORY = Path("/dev/shm")
"""A folder in memory: the time that a disk takes to keep a record is the disk's own."""
PERCENTILES = (0.5, 0.95)
"""Parts of all keys whose longest time is told."""
TOO_SOON = b"Too soon"
GAME_OVER = b"Game over"
SIKA = ("play", "sika", "--seats", ",".join(f"you=P{seat}" for seat in range(8)))
"""A game in which each key is a decision, and all seats decide in turn."""
LOOK = 0.002
"""Seconds between two looks at a process that starts."""
QUIET = 0.2
"""Seconds without work after which a program counts as loaded."""
NO_DEVICE = {"SDL_AUDIODRIVER": "dummy"}
"""Environment that keeps the sound process running on a machine without a sound device."""
NOT_COUNTED = "this system doesn't say how long a program had no processor"
PATIENCE = 120.0
"""Timeout in seconds, on a busy machine too."""


class Program(Terminal):
    """A program in a terminal whose rows are timed.

    Args:
        typed: arguments of `audiogame`; none for the empty program.
    """

    def __init__(self, *typed: str, env: dict[str, str]) -> None:
        if typed:
            super().__init__(*typed, "--speech", "none", env=env, columns=200)
        else:
            super().__init__(env=env, columns=200, command=(sys.executable, "-c", BARE))
        termios.tcflow(self.slave, termios.TCOOFF)
        self.start = spent_until_written(self.process, self.master)
        """Processor seconds from the start to the first row."""
        termios.tcflow(self.slave, termios.TCOON)
        self._wait_row(0)

    def row(self, key: bytes) -> float:
        """Press a key; returns the seconds until its first row."""
        self.read(0)
        before, watch = len(self.output), Stopwatch(self.process.pid)
        os.write(self.master, key)
        self._wait_row(before)
        took = watch.read()
        self.last = self.output[before:]
        return took

    def react(self) -> None:
        """Wait as long as a player who reacts, and longer where the program had no processor."""
        until = time.monotonic() - self._denied() + REACTION
        while (left := until + self._denied() - time.monotonic()) > 0:
            self.read(left)

    def _denied(self) -> float:
        """Return the seconds for which the main thread was ready, and had no processor."""
        return schedules(self.process.pid)[0][1]

    def settle(self) -> None:
        """Wait until everything that loads after the first row is loaded."""
        until, spent = time.monotonic() + PATIENCE, -1.0
        while spent != (spent := self._spent()) and time.monotonic() < until:
            self.read(QUIET)

    def _spent(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8")
        return sum(map(int, fields.rpartition(")")[2].split()[11:13]))

    def _wait_row(self, before: int) -> None:
        while b"\n" not in self.output[before:]:
            if not select.select([self.master], [], [], PATIENCE)[0]:
                raise TimeoutError(f"No row came after {self.text!r}.")
            self.output += os.read(self.master, 65536)


@contextmanager
def compiled() -> Iterator[tuple[Path, dict[str, str]]]:
    """Yield a data folder, and an environment in which Python keeps its bytecode cache.

    An installed program has been compiled.  A checkout may be where Python cannot write its cache,
    and compiling takes longer than all that is measured here.
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        data = Path(folder, "data")
        been_here(data)
        env = {"PYTHONPYCACHEPREFIX": f"{folder}/compiled", "PYTHONDONTWRITEBYTECODE": ""}
        yield data, env


def start_speeds() -> Iterator[Measurement]:
    """Measure starts without a terminal beside an empty Python, then those in a terminal."""
    if not counted():
        yield Measurement("start", None, NOT_COUNTED)
        return
    with compiled() as (data, env):
        games = data.with_name("games")
        for name, typed in (
            ("start to the first line of the menu", ["--data", data]),
            ("start to the first line of a game", [*SIKA[:2], "--data", games]),
            ("the version", ["--version"]),
        ):
            command = ["-m", "audiogame", *map(str, typed)]
            _first_line(command, env)  # fills the bytecode cache for the others
            ours, theirs = [], []
            for _ in range(STARTS):
                ours.append(_first_line(command, env))
                theirs.append(_bare(env))
            yield _limited(name, middle_ratio(ours, theirs), "times bare Python")
        yield from _rows(data, env)


def _limited(name: str, times: float, unit: str = EMPTY) -> Measurement:
    return Measurement(name, times, unit, most=limits("ratios")[name])


def spent_until_written(process: subprocess.Popen[bytes], *outputs: int) -> float:
    """Return the processor seconds until a process blocks in a write to a stopped output.

    Wall time would count other programs, and a whole run what comes after its first row.

    Args:
        process: just started.
        outputs: read where its output was stopped too late.
    """
    until = time.monotonic() + PATIENCE
    while not in_a_write(process.pid) and not select.select(outputs, (), (), LOOK)[0]:
        if process.poll() is not None or time.monotonic() > until:
            raise TimeoutError(f"Nothing was written by {process.args!r}.")
    return sum(ran for ran, _ in schedules(process.pid))


def _first_line(command: list[str], env: dict[str, str]) -> float:
    """Start a process whose output is full; returns its processor seconds until its first row."""
    output, full = os.pipe()
    os.set_blocking(full, False)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(full, bytes(4096))
    os.set_blocking(full, True)
    environ = {**os.environ, **env}
    process = subprocess.Popen(
        [sys.executable, *command], stdout=full, stdin=subprocess.DEVNULL, env=environ
    )
    try:
        return spent_until_written(process)
    finally:
        process.kill()
        process.wait()
        os.close(full)
        os.close(output)


def _bare(env: dict[str, str]) -> float:
    """Run Python with nothing to do, to its end; returns the processor seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", "pass"], env={**os.environ, **env}, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def _rows(data: Path, env: dict[str, str]) -> Iterator[Measurement]:
    """Measure the start in a terminal, and the first look at menus right after it."""
    keep_records(data, RECORDS)
    empty: list[float] = []
    starts: list[float] = []
    looks: dict[str, list[float]] = {entry: [] for entry in LOOKS}
    _look(data, env, "new")
    for _ in range(STARTS):
        for entry, taken in looks.items():
            with Program(env=env) as bare:
                empty.append(bare.start)
            start, took = _look(data, env, entry)
            starts.append(start)
            taken.append(took)
    yield _limited("start in a terminal to the first row", middle_ratio(starts, empty))
    every = 0.0
    for at, (entry, taken) in enumerate(looks.items()):
        times = middle_ratio(taken, empty[at :: len(looks)])
        yield Measurement(f"first look at the menu {entry}", times, EMPTY)
        every += times
    yield _limited("first looks at these menus together", every)


def _look(data: Path, env: dict[str, str], entry: str) -> tuple[float, float]:
    """Start the program and open a menu; returns the seconds of both."""
    while True:
        with Program("--data", str(data), env=env) as program:
            for key in _keys_to(entry):
                program.react()
                took = program.row(key)
            if TOO_SOON not in program.last:
                return program.start, took


def _keys_to(entry: str) -> Iterator[bytes]:
    """Yield the keys from the main menu to an entry, which another one may open."""
    for number, (name, inner) in enumerate(ENTRIES.items(), start=1):
        if entry in (name, *inner):
            yield str(number).encode()
            if entry in inner:
                yield str(inner.index(entry) + 1).encode()


def key_speeds() -> Iterator[Measurement]:
    """Measure from a key to its row in a game, whose record is in memory, and then on the disk."""
    if not counted():
        yield Measurement("key to row", None, NOT_COUNTED)
        return
    where = MEMORY if MEMORY.is_dir() else None
    ours, theirs = _key_times(where)
    for part in PERCENTILES:
        times = percentile(ours, part) / percentile(theirs, part)
        yield _limited(f"key to row, {100 * part:.0f} of 100", times)
    ours, theirs = _key_times(None)
    times = percentile(ours, PERCENTILES[-1]) / percentile(theirs, PERCENTILES[-1])
    yield Measurement("the same with the record on this disk", times, EMPTY)


def _key_times(folder: Path | None) -> tuple[list[float], list[float]]:
    """Return the seconds of each key in games, and beside them in the empty program.

    Args:
        folder: where the games keep their records; None for the disk of temporary files.
    """
    ours: list[float] = []
    theirs: list[float] = []
    with (
        compiled() as (_, env),
        tempfile.TemporaryDirectory(dir=folder) as records,
        Program(env=env) as bare,
    ):
        been_here(Path(records))
        while len(ours) < KEYS:
            with Program(*SIKA, "--pace", "0", "--data", records, env=env) as game:
                game.settle()
                while len(ours) < KEYS and GAME_OVER not in game.output:
                    game.react()
                    took = game.row(b"1")
                    if TOO_SOON not in game.last:
                        ours.append(took)
                        theirs.append(bare.row(b"1"))
    return ours, theirs


def memory_figures() -> Iterator[Measurement]:
    """Measure the memory of all processes of a game with sounds and an expert that thinks."""
    name = "memory of all processes of a game"
    typed = ("play", "scientific-war", "--seats", "you,expert", "--sound", "on")

    with (
        compiled() as (data, env),
        Program(env=env) as bare,
        Program(*typed, "--pace", "0", "--data", str(data), env=env | NO_DEVICE) as game,
    ):
        game.settle()
        game.row(b"1")
        game.settle()
        processes = [*family(game.process.pid)]
        ours, theirs = memory(processes), memory(family(bare.process.pid))
    if ours is None or theirs is None:
        yield Measurement(name, None, "this system doesn't say what processes share")
    else:
        yield Measurement(f"{name}, {len(processes)} of them", ours, "MB (PSS)")
        yield _limited(name, ours / theirs)
