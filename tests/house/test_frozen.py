"""The program frozen into a folder: its processes, and what it says where there is no pip."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from refusals import refuses

from audiogame import own_process
from audiogame.narration.faults import told
from audiogame.opponents.thought_message import ThinkingTask, read_answer, write_question
from audiogame.page import site
from audiogame.rules import fault

FROZEN = """
import runpy, sys, audiogame
from pathlib import Path
sys.frozen = audiogame.FROZEN = True
runpy.run_path(str(Path(audiogame.__file__).with_name("__main__.py")), run_name="__main__")
"""
"""Runs the program as its executable in a folder does, with the arguments behind it."""


COMMAND = (sys.executable, "-c", FROZEN)


def frozen(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, timeout=300)


def test_its_executable_is_given_the_module_that_python_would_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed = own_process.own_command("audiogame.sound_server", "one", "two")
    assert installed == (sys.executable, "-P", "-m", "audiogame.sound_server", "one", "two")
    monkeypatch.setattr(own_process, "FROZEN", True)
    assert own_process.own_command("audiogame.sound_server", "one", "two") == (
        *(sys.executable, "-m", "audiogame.sound_server", "one", "two"),
    )


def test_it_runs_a_module_as_the_process_beside_it() -> None:
    """The worker of bots says that it is ready and has a game, and ends with its input."""
    command = own_process.own_command("audiogame.opponents.worker")[2:]
    process = own_process.start_process((*COMMAND, *command))
    with process, process.stdin as questions, process.stdout as answers:  # type: ignore[union-attr]  # both are pipes
        questions.write(write_question(ThinkingTask(0, "sika")))
        questions.flush()
        assert [read_answer(answers.readline()).number for _ in range(2)] == [0, 0]
        questions.close()
        assert process.wait(60) == 0


def test_it_runs_itself_with_the_arguments_behind_its_name() -> None:
    """As the server of an invitation is started."""
    done = frozen("-m", "audiogame", "--version")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.split()[0] == b"audiogame"


def test_without_a_module_it_is_a_command_line() -> None:
    done = frozen("-m")
    assert done.returncode == 2
    assert b"-m" in done.stderr


def test_nothing_is_to_be_installed_into_a_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fault, "SYSTEM", "other")
    assert (
        told(fault.how_to_install("audiogame[lan]"), "en") == 'Type: pip install "audiogame[lan]".'
    )
    monkeypatch.setattr(fault, "FROZEN", True)
    assert "pip" not in told(fault.how_to_install("audiogame[lan]"), "en")


def test_the_page_is_not_built_with_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "FROZEN", True)
    with refuses(fault.Fault, match="takes Python and pip"):
        site.build(tmp_path / "page")
    assert not (tmp_path / "page").exists()
