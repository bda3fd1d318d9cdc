"""The benchmarks: how a figure is computed, and how exceeded limits are reported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest
from benchmarks import __main__ as command
from benchmarks import files, games, measurement
from benchmarks.measurement import Measurement, family, memory, middle_ratio, percentile, print_all
from training import SCRIPTS

from audiogame.table.library import find_game

TESTS = Path(__file__).parents[1]
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
TERMINAL = pytest.mark.posix("measures the program in a pseudo-terminal")


@pytest.mark.parametrize("folder", ["benchmarks", "training"])
def test_the_command_names_all_that_it_runs(folder: str) -> None:
    """From a clone, as tests/README.md has it; and each name can be run."""
    done = subprocess.run(
        [sys.executable, f"tests/{folder}", "--help"],
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    names = SCRIPTS if folder == "training" else {**command.FIGURES, **command.OTHERS}
    assert all(name in done.stdout for name in names)


def test_each_benchmark_and_script_in_the_command_exists() -> None:
    assert all((TESTS / "benchmarks" / f"{name}.py").exists() for name in command.OTHERS)
    for place, _ in command.FIGURES.values():
        module, _, function = place.partition(".")
        if module != "terminal" or sys.platform != "win32":
            assert callable(getattr(import_module(f"benchmarks.{module}"), function))
    for script in SCRIPTS.values():
        assert (TESTS / "training" / f"{script.replace('.', '/')}.py").exists()


def test_a_limit_that_is_passed_is_said_and_fails(capsys: pytest.CaptureFixture[str]) -> None:
    """A figure without a limit exceeds none; neither does one that cannot be measured."""
    figures = [
        Measurement("start", 21.0, "times", most=20.0),
        Measurement("start", 20.0, "times", most=20.0),
        Measurement("speed", 4.4, "a second", least=4.5),
        Measurement("speed", 4.4, "a second"),
        Measurement("memory", None, "nobody says it"),
    ]
    assert print_all(figures, as_json=False) == 1
    assert capsys.readouterr().out.splitlines() == [
        "start: 21 times. At most 20: missed.",
        "start: 20 times. At most 20: met.",
        "speed: 4.4 a second. At least 4.5: missed.",
        "speed: 4.4 a second.",
        "memory: not measured, nobody says it.",
        "Limits passed: 2.",
        "start: 21 times. At most 20: missed.",
        "speed: 4.4 a second. At least 4.5: missed.",
    ]
    assert print_all(figures[3:], as_json=False) == 0
    assert capsys.readouterr().out.endswith("All limits are kept.\n")
    assert print_all(figures, as_json=True) == 1
    assert [one["missed"] for one in json.loads(capsys.readouterr().out)] == [
        *(True, False, True, False, False)
    ]


def test_the_command_measures_what_is_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def some() -> Iterator[Measurement]:
        yield Measurement("list", 2.0, "slices", most=1.0)

    monkeypatch.setattr(files, "file_speeds", some)
    assert command.main(["files"]) == 1
    assert capsys.readouterr().out.startswith("list: 2 slices. At most 1: missed.\n")
    with pytest.raises(SystemExit, match="2"):
        command.main(["nothing"])


def test_pairs_are_compared_with_each_other() -> None:
    """A machine three times as slow during one pair changes nothing."""
    assert middle_ratio([2.0, 6.0, 2.2], [1.0, 3.0, 1.0]) == 2.0
    assert percentile(range(100), 0.95) == 95


def test_work_is_counted_in_slices_of_arithmetic(monkeypatch: pytest.MonkeyPatch) -> None:
    """The median of the slices before and after it; half of them ran on a slower machine."""
    monkeypatch.setattr(measurement, "arithmetic", iter([1.0, 1.0, 9.0, 2.0, 2.0, 2.0]).__next__)
    clock = iter([10.0, 16.0])
    monkeypatch.setattr("benchmarks.measurement.time.process_time", lambda: next(clock))
    assert measurement.slices(lambda: None) == 3.0


@LINUX
def test_the_memory_of_child_processes_is_counted() -> None:
    child = "import time; print(1, flush=True); time.sleep(600)"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])"
    with subprocess.Popen(
        [sys.executable, "-c", parent], stdout=subprocess.PIPE, start_new_session=True
    ) as process:
        try:
            assert process.stdout is not None
            process.stdout.readline()
            one, other = [*family(process.pid)]
            assert one == process.pid
            both, alone = memory((one, other)), memory((one,))
            assert both is not None
            assert alone is not None
            assert both > alone > 1
        finally:
            os.killpg(process.pid, 9)
    assert memory(()) is None


@TERMINAL
def test_a_key_is_timed_without_what_others_took(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 100 ms, 70 went to other processes; a process took at least its own CPU time."""
    looks = iter([[(1.0, 5.0)], [(0.0, 0.0)], [(1.01, 5.06)], [(0.0, 0.01)]])
    monkeypatch.setattr(measurement, "schedules", lambda process: next(looks))
    clock = iter([1.0, 1.1])
    monkeypatch.setattr("benchmarks.measurement.time.perf_counter", lambda: next(clock))
    assert measurement.Stopwatch(1).read() == pytest.approx(0.03)
    looks = iter([[(1.0, 5.0)], [(0.0, 0.0)], [(1.05, 5.06)], [(0.0, 0.01)]])
    clock = iter([1.0, 1.1])
    assert measurement.Stopwatch(1).read() == pytest.approx(0.05)


@LINUX
def test_a_start_ends_with_its_first_line() -> None:
    """Work after the first line, endless in this test, is not part of the start."""
    from benchmarks.terminal import _first_line

    code = "print('first', flush=True)\nwhile True: pass"
    assert 0 < _first_line(["-c", code], {}) < 5


@TERMINAL
def test_rows_of_a_program_are_timed() -> None:
    """The empty row too; the start is that of the first row, and each key has its own."""
    from benchmarks.terminal import Program

    with Program(env={}) as bare:
        assert bare.start > 0
        assert bare.row(b"x") > 0
        assert bare.last == b"You pressed x.\r\n"


def test_moves_and_lines_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same games each run, so that only the machine differs."""
    monkeypatch.setattr(games, "LOT", 20)
    sika = find_game("sika")
    assert games.play(sika, 2) == games.play(sika, 2) >= 20
    assert games.tell(sika) > 20
    clock = count()  # that of Windows moves in ticks
    monkeypatch.setattr("benchmarks.games.time.process_time", lambda: next(clock) / 1000)
    mean, longest = games.decisions(sika, 2, "casual")
    assert 0 < mean <= longest


@pytest.mark.soak
def test_the_limits_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main([]) == 0, capsys.readouterr().out
