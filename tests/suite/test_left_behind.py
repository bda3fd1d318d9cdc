"""A test that leaves something to later tests of its process fails, and no others."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from left_behind import versions_are_kept
from tiers import every_second

SUPPORT = Path(__file__).parents[1] / "support"
CONFTEST = """\
import left_behind

left_behind.PATIENCE = {patience}
if not {numbered}:
    left_behind.versions_are_kept = lambda: False


def pytest_configure(config):
    config.pluginmanager.register(left_behind.LeftBehind(), "left behind")
"""
IMPORTS = """\
import os, signal, subprocess, sys, threading, time
import pytest
from audiogame.cli import long_work
"""


def judged(
    folder: Path, tests: str, patience: float = 0.2, numbered: bool = True
) -> tuple[dict[str, int], str]:
    """Run tests; return the number of each outcome, and what was printed."""
    conftest = CONFTEST.format(patience=patience, numbered=numbered)
    (folder / "conftest.py").write_text(conftest, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nmarkers = real\n", encoding="utf-8")
    (folder / "test_some.py").write_text(IMPORTS + tests, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "."],
        env={**os.environ, "PYTHONPATH": str(SUPPORT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
        cwd=folder,
    )
    ends = re.findall(r"(\d+) (passed|failed|error)", done.stdout.splitlines()[-1])
    return {word: int(count) for count, word in ends}, done.stdout


LEFT = {
    "a_thread": (
        'threading.Thread(target=threading.Event().wait, name="reader", daemon=True).start()',
        "the thread 'reader', ",
    ),
    "a_child": (
        'subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)  # it stays"])',
        "import time; time.sleep(60)  # it stays",
    ),
    "the_input": (
        "os.dup2(os.open(__file__, os.O_RDONLY), 0)",
        "process.standard input, which was ",
    ),
    "a_handler": (
        "signal.signal(signal.SIGINT, print)",
        f"process.handler of {int(signal.SIGINT)}, which was ",
    ),
    "the_environment": (
        'os.environ["AUDIOGAME_SOUND"] = "maybe"',
        "os.environ.AUDIOGAME_SOUND, which was None and is 'maybe'",
    ),
    "the_folder": ("os.chdir(tmp_path)", "process.working directory, which was "),
    "patches_in_disorder": (
        """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(long_work, "AGAIN", 5)
        monkeypatch.setattr(long_work, "AGAIN", 6)
""",
        "audiogame.cli.long_work.AGAIN, which was 10.0 and is 5",
    ),
    "a_new_name": ("long_work.OTHER = 7", "audiogame.cli.long_work.OTHER, which was None and is 7"),
    "a_class": (
        "long_work.PrintedProgress.counted = None",
        "audiogame.cli.long_work.PrintedProgress.counted, which was <function",
    ),
    "a_lost_module": (
        'del sys.modules["audiogame.cli.long_work"]',
        "sys.modules.audiogame.cli.long_work, which was <module",
    ),
    "a_module_of_Python": (
        "time.sleep = print",
        "time.sleep, which was <built-in function sleep>",
    ),
}
"""Leftovers of a test, and what is reported of each."""


@pytest.mark.parametrize(
    "numbered", every_second([True, False]), ids=["by versions", "name by name"]
)
def test_what_is_left_behind_fails_the_test_that_leaves_it(tmp_path: Path, numbered: bool) -> None:
    """Only that test: the next one finds the same, and is not blamed."""
    left = {**LEFT}
    if sys.platform == "win32":  # the program of a child is listed there, and not its command
        left["a_child"] = (left["a_child"][0], f", {Path(sys.executable).name}")
    elif sys.platform != "linux":
        del left["a_child"]  # nothing lists children there
    tests = [
        f"def test_{name}(tmp_path, monkeypatch):\n    {leaves.strip()}\n\n"
        f"def test_after_{name}():\n    pass\n"
        for name, (leaves, _) in left.items()
    ]
    ends, printed = judged(tmp_path, "\n\n".join(tests), numbered=numbered)
    assert ends == {"passed": 2 * len(left), "error": len(left)}, printed
    blamed = dict(
        re.findall(
            r"ERROR at teardown of (\w+) _+\n(.*?)(?=^[_=]{3})", printed, re.DOTALL | re.MULTILINE
        )
    )
    assert [*blamed] == [f"test_{name}" for name in left], printed
    for name, (_, told) in left.items():
        assert told in blamed[f"test_{name}"], printed


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="no numbers are kept there")
@pytest.mark.skipif(sys.implementation.name != "cpython", reason="no numbers are kept there")
def test_each_change_of_a_dictionary_has_a_number() -> None:
    """Where Python has version tags; else each name would be compared after each test."""
    assert versions_are_kept()


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
        patch.setattr(long_work, "AGAIN", 5)
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
