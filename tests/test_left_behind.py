"""Tests that leave something to those after them in their process fail, and no others."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
CONFTEST = """\
import left_behind

left_behind.PATIENCE = {patience}


def pytest_configure(config):
    config.pluginmanager.register(left_behind.LeftBehind(), "left behind")
"""
IMPORTS = """\
import os, subprocess, sys, threading, time
import pytest
from audiogame.cli import long_work
"""


def judged(folder: Path, tests: str, patience: float = 0.2) -> tuple[dict[str, int], str]:
    """Run tests; returns how many ended how, and what was printed."""
    (folder / "conftest.py").write_text(CONFTEST.format(patience=patience), encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = real\n", encoding="utf-8")
    (folder / "test_some.py").write_text(IMPORTS + tests, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "."],
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
        cwd=folder,
    )
    ends = re.findall(r"(\d+) (passed|failed|error)", done.stdout.splitlines()[-1])
    return {word: int(count) for count, word in ends}, done.stdout


@pytest.mark.parametrize(
    ("tests", "told"),
    [
        (
            """
            def test_one():
                threading.Thread(target=threading.Event().wait, name="reader", daemon=True).start()
            """,
            "the thread 'reader', ",
        ),
        pytest.param(
            """
            def test_one():
                subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)  # it stays"])
            """,
            "import time; time.sleep(60)  # it stays",
            marks=pytest.mark.skipif(sys.platform != "linux", reason="children are told by /proc"),
        ),
        (
            """
            def test_one():
                os.dup2(os.open(__file__, os.O_RDONLY), 0)
            """,
            "process.standard input, which was ",
        ),
        (
            """
            def test_one():
                os.environ["AUDIOGAME_SOUND"] = "maybe"
            """,
            "os.environ.AUDIOGAME_SOUND, which was None and is 'maybe'",
        ),
        (
            """
            def test_one(tmp_path):
                os.chdir(tmp_path)
            """,
            "process.working directory, which was ",
        ),
        (
            """
            def test_one(monkeypatch):
                with pytest.MonkeyPatch.context() as patch:
                    patch.setattr(long_work, "LOOK", 5)
                    monkeypatch.setattr(long_work, "LOOK", 6)
            """,
            "audiogame.cli.long_work.LOOK, which was 0.1 and is 5",
        ),
        (
            """
            def test_one():
                long_work.Progress.counted = None
            """,
            "audiogame.cli.long_work.Progress.counted, which was <function",
        ),
        (
            """
            def test_one():
                time.sleep = print
            """,
            "time.sleep, which was <built-in function sleep>",
        ),
    ],
    ids=[
        "thread",
        "child",
        "input",
        "environment",
        "folder",
        "order of patches",
        "class",
        "Python",
    ],
)
def test_what_is_left_behind_fails_the_test_that_leaves_it(
    tests: str, told: str, tmp_path: Path
) -> None:
    """And it alone: the next one finds the same, and is not blamed."""
    tests = "\n".join(line.removeprefix("            ") for line in tests.splitlines())
    ends, printed = judged(tmp_path, f"{tests}\n\ndef test_two():\n    pass\n")
    assert ends == {"passed": 2, "error": 1}, printed
    assert "ERROR at teardown of test_one" in printed
    assert told in printed


def test_what_ends_or_is_put_back_is_no_fault(tmp_path: Path) -> None:
    """Nor what belongs to a fixture of several tests, nor what a real test leaves."""
    ends, printed = judged(
        tmp_path,
        """
ends = threading.Event()


@pytest.fixture(scope="module")
def wide():
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    waits = threading.Thread(target=ends.wait)
    waits.start()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(long_work, "LOOK", 5)
        patch.setenv("AUDIOGAME_SOUND", "off")
        yield
    ends.set()
    child.communicate()


def test_one(wide, monkeypatch):
    monkeypatch.setattr(long_work, "SOON", 5)
    monkeypatch.setattr(time, "sleep", print)


def test_two(wide):
    threading.Timer(0.3, print).start()
    subprocess.Popen([sys.executable, "-c", ""])


@pytest.mark.real
def test_three():
    os.environ["AUDIOGAME_SPEECH"] = "lines"


def test_four():
    pass
""",
        patience=60.0,
    )
    assert ends == {"passed": 4}, printed
