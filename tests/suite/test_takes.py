"""Takes of a recording: repeated when the host denied CPU time, and for no other reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from takes import DENIED, TAKES, TICK, TakesMadeAnew, Watch, delays, in_takes, longest


def watching(*denied: float) -> Callable[[], Watch]:
    """Return watches that report these seconds of denied CPU time, in order."""
    found = iter(denied)

    def watch() -> Watch:
        looks: Iterator[float] = iter((0.0, next(found)))
        last = [0.0]

        def look(process: int) -> dict[str, float]:
            last[:] = [next(looks, last[0])]
            return {"1": last[0]}

        return Watch(look)

    return watch


def failing(calls: list[int], times: int) -> Callable[[], None]:
    """Return a test that fails so often."""

    def test() -> None:
        calls.append(len(calls))
        assert len(calls) > times, "the bell is missing"

    return test


def test_a_wrong_take_that_had_the_processor_is_not_repeated() -> None:
    calls: list[int] = []
    counted: list[str] = []
    with pytest.raises(AssertionError, match="the bell is missing"):
        in_takes(failing(calls, 1), watching(DENIED * 0.9, DENIED * 9), counted.append)()
    assert calls == [0]
    assert counted == []


def test_a_take_that_was_denied_the_processor_is_made_anew_and_counted() -> None:
    calls: list[int] = []
    counted: list[str] = []
    in_takes(failing(calls, 1), watching(0.25, 0.0), counted.append)()
    assert calls == [0, 1]
    assert counted == ["take 1 was denied the processor for 250 ms: the bell is missing"]


def test_a_measurement_that_is_never_right_fails_after_three_takes() -> None:
    calls: list[int] = []
    counted: list[str] = []
    with pytest.raises(AssertionError, match="the bell is missing"):
        in_takes(failing(calls, TAKES), watching(*[1.0] * (TAKES + 1)), counted.append)()
    assert calls == [0, 1, 2]
    assert len(counted) == TAKES - 1


def test_a_take_that_is_right_is_judged_once_however_busy_the_machine() -> None:
    calls: list[int] = []
    counted: list[str] = []
    in_takes(failing(calls, 0), watching(1.0, 1.0), counted.append)()
    assert calls == [0]
    assert counted == []


def test_the_threads_of_children_and_the_host_are_looked_at(tmp_path: Path) -> None:
    """In Linux's format; other systems report nothing, and no take is repeated."""
    for process, children, waited in ((10, "11", 5), (11, "12 13", 2_000_000_000), (12, "", 7)):
        task = tmp_path / str(process) / "task" / str(process)
        task.mkdir(parents=True)
        (task / "children").write_text(children, encoding="ascii")
        (task / "schedstat").write_text(f"1 {waited} 3\n", encoding="ascii")
    (tmp_path / "stat").write_text(
        "cpu  9 9 9 9 9 9 9 900 0 0\ncpu0 9 9 9 9 9 9 9 300 0 0\nintr 5\n", encoding="ascii"
    )
    found = delays(10, tmp_path)
    assert found == {"10": 5e-9, "11": 2.0, "12": 7e-9, "cpu0": pytest.approx(300 * TICK)}
    assert longest({"11": 1.5, "12": 0.0}, {"11": 2.0, "12": 0.1, "13": 0.2}) == 0.5
    assert delays(10, tmp_path / "nowhere") == {}


def test_the_run_tells_how_many_takes_were_made_anew() -> None:
    class Report:
        nodeid = "tests/outputs/test_sound.py::test_a_bell"
        takes_made_anew = ("take 1 was denied", "take 2 was denied")

    rows: list[str] = []
    terminal = SimpleNamespace(write_sep=lambda _, row: rows.append(row), write_line=rows.append)
    told = TakesMadeAnew()
    told.pytest_runtest_logreport(Report())  # type: ignore[arg-type]  # all that is asked for
    told.pytest_terminal_summary(terminal)  # type: ignore[arg-type]  # all that is asked for
    assert rows == [
        "takes made anew: 2",
        "tests/outputs/test_sound.py::test_a_bell: take 1 was denied",
        "tests/outputs/test_sound.py::test_a_bell: take 2 was denied",
    ]
