"""A test that leaves something to later tests of its process fails, and no others."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

SUPPORT = Path(__file__).parents[1] / "support"
CONFTEST = """\
import left_behind

left_behind.PATIENCE = {patience}


def pytest_configure(config):
    config.pluginmanager.register(left_behind.LeftBehind(), "left behind")
"""
IMPORTS = """\
import os, signal, subprocess, sys, threading
import pytest
"""


def judged(folder: Path, tests: str, patience: float = 0.2) -> tuple[dict[str, int], str]:
    """Run tests; return the number of each outcome, and what was printed."""
    conftest = CONFTEST.format(patience=patience)
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
        "standard input, which was ",
    ),
    "a_handler": (
        "signal.signal(signal.SIGINT, print)",
        f"handler of {int(signal.SIGINT)}, which was ",
    ),
    "the_environment": (
        'os.environ["AUDIOGAME_SOUND"] = "maybe"',
        "os.environ.AUDIOGAME_SOUND, which was None and is 'maybe'",
    ),
    "the_folder": ("os.chdir(tmp_path)", "working directory, which was "),
}
"""Leftovers of a test, and what is reported of each."""


def test_what_is_left_behind_fails_the_test_that_leaves_it(tmp_path: Path) -> None:
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
    ends, printed = judged(tmp_path, "\n\n".join(tests))
    assert ends == {"passed": 2 * len(left), "error": len(left)}, printed
    blamed = dict(
        re.findall(
            r"ERROR at teardown of (\w+) _+\n(.*?)(?=^[_=]{3})", printed, re.DOTALL | re.MULTILINE
        )
    )
    assert [*blamed] == [f"test_{name}" for name in left], printed
    for name, (_, told) in left.items():
        assert told in blamed[f"test_{name}"], printed


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
        patch.setenv("AUDIOGAME_SOUND", "off")
        yield
    ends.set()
    child.communicate()


def test_one(wide, monkeypatch):
    monkeypatch.setenv("AUDIOGAME_SPEECH", "none")


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
