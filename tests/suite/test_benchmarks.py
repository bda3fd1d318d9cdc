"""The commands that measure: what they can run, and how exceeded limits are reported."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from benchmarks import __main__ as command
from benchmarks import files
from benchmarks.measurement import Measurement, print_all
from completed import completed
from training import SCRIPTS

TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("folder", ["benchmarks", "training"])
def test_the_command_names_all_that_it_runs(folder: str) -> None:
    """From a clone, as tests/README.md has it; and each name can be run."""
    done = completed([sys.executable, f"tests/{folder}", "--help"], cwd=TESTS.parent)
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
