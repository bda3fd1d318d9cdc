"""Measure the speed, as a table of figures with their targets, or as JSON."""

from __future__ import annotations

import asyncio
import io
import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from audiogame.cli.archive_speed import archive_speeds
from audiogame.cli.game_speed import game_speeds
from audiogame.cli.long_work import Progress, told
from audiogame.cli.measurement import Measurement, percentile, table
from audiogame.cli.sound_speed import sound_speeds
from audiogame.cli.start_speed import start_speeds
from audiogame.table.library import find_game
from audiogame.table.table import Player

KEYS = 400
LOAD = 4
"""Processes that keep the machine busy while keys are pressed."""
MOST_MILLISECONDS = 10.0
"""From a key to its written row, for 95 of 100 keys, without the wait for the record."""


async def _key_to_line(folder: Path) -> tuple[list[float], list[float]]:
    """Press Enter in games at a terminal's loop.

    Returns:
        The milliseconds from each key to its written line without the wait for the disk, and
        those waits.
    """
    from audiogame.archive.opened_table import new_table
    from audiogame.console.app import App
    from audiogame.console.departure import ProgramLeft
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


@contextmanager
def _load() -> Iterator[None]:
    """Keep the machine busy with other processes."""
    busy = [
        multiprocessing.get_context("spawn").Process(target=_toil, daemon=True) for _ in range(LOAD)
    ]
    for process in busy:
        process.start()
    try:
        yield
    finally:
        for process in busy:
            process.terminate()
            process.join()


def _toil() -> None:
    while True:
        sum(range(10_000))


def key_speeds() -> Iterator[Measurement]:
    """Measure how long a key waits for its row while the machine is busy."""
    with tempfile.TemporaryDirectory() as folder, _load():
        times, waits = asyncio.run(_key_to_line(Path(folder)))
    yield Measurement("key to written row, median", statistics.median(times), "ms")
    name = f"key to written row, 95 of 100, with a load of {LOAD}"
    yield Measurement(name, percentile(times, 0.95), "ms", most=MOST_MILLISECONDS)
    yield Measurement(
        "wait of a row of a game for its record, median", statistics.median(waits), "ms"
    )


def measure() -> Iterator[Measurement]:
    """Measure every figure."""
    yield from start_speeds()
    yield from game_speeds()
    yield from archive_speeds()
    yield from sound_speeds()
    yield from key_speeds()


def print_server_figures(
    tables: Iterable[int],
    seconds: float,
    as_json: bool,
    store: str = "",
    processes: Iterable[int] = (1,),
) -> int:
    """Measure servers of so many tables and processes each, and print; returns the exit status."""
    from audiogame.cli.remote_speed import remote_speeds
    from audiogame.cli.server_growth import growth
    from audiogame.cli.server_speed import server_speeds

    several = sorted({*tables})

    def measured() -> Iterator[Measurement]:
        yield from remote_speeds()
        for count in processes:
            kept = []
            for many in several:
                for one in server_speeds(many, seconds, store=store, processes=count):
                    kept.append(one)
                    yield one
            if len(several) > 1:
                yield from growth(several, kept)

    return print_all(measured(), as_json)


def print_figures(as_json: bool) -> int:
    """Measure and print; returns the exit status, 1 if a target is missed."""
    return print_all(measure(), as_json)


def print_all(measured: Iterable[Measurement], as_json: bool) -> int:
    """Print figures as they are measured; returns the exit status, 1 if a target is missed."""
    figures, progress = [], Progress("figures measured")
    with told(progress):
        for figure in progress.counted(measured):
            figures.append(figure)
            if not as_json:
                sys.stdout.write("".join(f"{row}\n" for row in table([figure])))
                sys.stdout.flush()
    missed = sum(figure.missed for figure in figures)
    if as_json:
        listed = [asdict(figure) | {"missed": figure.missed} for figure in figures]
        sys.stdout.write(json.dumps(listed, indent=1) + "\n")
    elif missed:
        sys.stdout.write(f"{missed} of the targets {'is' if missed == 1 else 'are'} missed.\n")
    else:
        sys.stdout.write("All targets are met.\n")
    return 1 if missed else 0
