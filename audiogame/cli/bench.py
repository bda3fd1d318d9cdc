"""Measure the speed of two-seat Sika, as a plain list or as JSON."""

from __future__ import annotations

import asyncio
import io
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path

from audiogame.narration.narrator import Narrator
from audiogame.narration.texts import Texts
from audiogame.rules.game import Game
from audiogame.rules.state import Event, Seat
from audiogame.table.library import find_game
from audiogame.table.listener import Listener
from audiogame.table.luck import Luck
from audiogame.table.record import Seal
from audiogame.table.table import Player, Step, Table

ROUNDS = 2_000_000
DECISIONS = 40_000
LINES = 20_000
KEYS = 400
STARTS = 7


@dataclass(frozen=True)
class Measurement:
    """One measured figure.

    Args:
        name: what was measured.
        value: the figure, in `unit`.
        expected: what is expected of it, in words.
    """

    name: str
    value: float
    unit: str
    expected: str = ""


def _arithmetic() -> float:
    """Time a fixed loop of whole-number arithmetic; returns rounds a second."""
    begun = time.perf_counter()
    number = 1
    for step in range(ROUNDS):
        number = (number * 1103515245 + step) & 0xFFFFFFFF
    return ROUNDS / (time.perf_counter() - begun)


def _sika_table(game: Game, seed: int, lines: list[str]) -> Table:
    seal = Seal()
    return Table(
        game,
        (Player("Ann"), Player("Bo")),
        None,
        Luck(str(seed)),
        lambda line: lines.append(seal.line(line)),
    )


def _play_sika(number: int, *listeners: Listener) -> int:
    """Play a whole game with the record in memory; returns how many decisions it had."""
    table = _sika_table(find_game("sika"), number, [])
    table.listeners.extend(listeners)
    table.open()
    decisions = 0
    step = Step.MOVED
    while step is not Step.OVER:
        step = table.step()
        if step is Step.AWAITED:
            (seat,) = table.awaited
            table.submit(seat, table.state.legal_actions(seat)[0])
            decisions += 1
    return decisions


def _decisions() -> float:
    """Play games without a listener; returns decisions a second."""
    games = done = 0
    begun = time.perf_counter()
    while done < DECISIONS:
        done += _play_sika(games)
        games += 1
    return done / (time.perf_counter() - begun)


class _Heard:
    """A listener that narrates what it hears."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        texts = Texts(packages=(find_game("sika").package,))
        self.narrator = Narrator(texts, "sika", ("Ann", "Bo"))
        self.lines = 0

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.narrator.tell(event, seats)
        self.lines += 1


def _narrated() -> float:
    """Play games with one listener; returns lines a second."""
    listener = _Heard((0,))
    games = 0
    begun = time.perf_counter()
    while listener.lines < LINES:
        _play_sika(games, listener)
        games += 1
    return listener.lines / (time.perf_counter() - begun)


async def _key_to_line(folder: Path) -> tuple[list[float], list[float]]:
    """Press Enter in games at a terminal's loop.

    Returns:
        The milliseconds from each key to its written line without the wait for the disk, and
        those waits.
    """
    from audiogame.archive.opened_table import new_table
    from audiogame.console.app import App, ProgramLeft
    from audiogame.console.key_source import Key, KeySource
    from audiogame.play.game_loop import GameLoop
    from audiogame.reading.common_commands import EVERYWHERE
    from audiogame.settings import Settings
    from audiogame.terminal.terminal_front_end import terminal_front_end

    game = find_game("sika")
    times: list[float] = []
    waits: list[float] = []
    pressed = 0.0

    class Written(io.StringIO):
        def write(self, text: str) -> int:
            nonlocal pressed
            if pressed:
                times.append((time.perf_counter() - pressed) * 1000 - waited[0])
                pressed = 0.0
            return super().write(text)

    class Presses(KeySource):
        scripted = True
        left = KEYS

        async def key(self, timeout: float | None = None) -> Key | None:
            nonlocal pressed
            self.left -= 1
            if self.left < 0:
                raise ProgramLeft
            waited[0] = 0.0
            pressed = time.perf_counter()
            return Key("1", float("inf"))

    waited = [0.0]
    presses = Presses()
    front = terminal_front_end(presses, stream=Written())
    app = App(front, Settings(pace=0.0), folder, EVERYWHERE)
    try:
        while True:
            players = (Player("Ann"), Player("Bo"))
            opened = new_table(game, players, game.options(), folder, "1", aside=app.aside)
            durable = opened.journal.durable

            async def timed() -> None:
                begun = time.perf_counter()
                await durable()  # noqa: B023  # called before the next table is opened
                took = (time.perf_counter() - begun) * 1000
                waited[0] += took
                if took > 0.01:
                    waits.append(took)

            opened.journal.durable = timed  # type: ignore[method-assign]  # to time it
            await GameLoop(app, opened).run()
    except ProgramLeft:
        return times, waits


def _start(arguments: list[str]) -> float:
    """Start a process; returns the seconds until its first line."""
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        took = time.perf_counter() - begun
        process.stdout.read()
    return took


def _memory() -> float:
    """Return the resident memory of a game that has begun, in megabytes; 0 where unknown."""
    code = (
        "import sys, audiogame.__main__ as m;"
        "m.main(['play', 'sika', '--data', sys.argv[1], '--pace', '0', '--keys', sys.argv[2]]);"
        "print(open('/proc/self/statm').read().split()[1])"
    )
    if sys.platform == "win32" or not Path("/proc/self/statm").exists():
        return 0.0
    with tempfile.TemporaryDirectory() as folder:
        keys = Path(folder) / "keys"
        keys.write_text("1\n1\n1\n1\nwait\n", encoding="utf-8")
        printed = subprocess.run(
            [sys.executable, "-c", code, folder, str(keys)],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    return int(printed.split()[-1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure() -> list[Measurement]:
    """Measure every figure."""
    arithmetic = _arithmetic()
    decisions = _decisions()
    with tempfile.TemporaryDirectory() as folder:
        times, waits = asyncio.run(_key_to_line(Path(folder)))
        play = ["-m", "audiogame", "play", "sika", "--data", folder]
        starts = [_start(play) for _ in range(STARTS)]
    bare = [_start(["-c", "print(1)"]) for _ in range(STARTS)]
    imports = [_start(["-c", "import audiogame.terminal.session; print(1)"]) for _ in range(STARTS)]
    start, python = statistics.median(starts), statistics.median(bare)
    return [
        Measurement("decisions without narration", decisions, "a second", "at least 30000"),
        Measurement(
            "decisions to rounds of arithmetic", 1000 * decisions / arithmetic, "in a thousand"
        ),
        Measurement("lines with narration", _narrated(), "a second", "at least 5000"),
        Measurement("key to written line, median", statistics.median(times), "ms"),
        Measurement("key to written line, p99", _percentile(times, 0.99), "ms", "under 5"),
        Measurement("wait for the disk, median", statistics.median(waits), "ms"),
        Measurement("wait for the disk, p99", _percentile(waits, 0.99), "ms"),
        Measurement("start to first line, median", 1000 * start, "ms", "under 500"),
        Measurement("of which imports", 1000 * (statistics.median(imports) - python), "ms"),
        Measurement("of which Python itself", 1000 * python, "ms"),
        Measurement("resident memory in a game", _memory(), "MB", "under 60"),
    ]


def _percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(int(len(values) * part), len(values) - 1)]


def print_figures(as_json: bool) -> int:
    """Measure and print; returns the exit status."""
    figures = measure()
    if as_json:
        sys.stdout.write(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n")
        return 0
    for figure in figures:
        expected = f" Expected: {figure.expected}." if figure.expected else ""
        sys.stdout.write(f"{figure.name}: {figure.value:.2f} {figure.unit}.{expected}\n")
    return 0
