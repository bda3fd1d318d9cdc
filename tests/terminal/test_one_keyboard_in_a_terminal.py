"""Secrets at one keyboard in a real terminal, with its scrollback: stopped, continued, narrowed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from completed import completed
from terminal import been_here

pytestmark = [
    pytest.mark.real,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is missing (apt install tmux)"),
]
HAND = "king, queen"


class Tmux:
    """A program in tmux, which rewraps when resized, and keeps the scrollback.

    Args:
        folder: for its socket.
        command: the program and its arguments.
    """

    def __init__(self, folder: Path, command: list[str]) -> None:
        self.socket = str(folder / "tmux")
        env = {**os.environ, "AUDIOGAME_SPEECH": "lines", "AUDIOGAME_SOUND": "off"}
        start = ["new-session", "-d", "-x", "80", "-y", "12", *command]
        subprocess.run(["tmux", "-S", self.socket, "-f", "/dev/null", *start], check=True, env=env)

    def run(self, *arguments: str) -> str:
        """Run a tmux command; returns its output."""
        done = completed(["tmux", "-S", self.socket, *arguments], check=True)
        return done.stdout

    @property
    def text(self) -> str:
        """All readable text, the scrollback first."""
        return self.run("capture-pane", "-p", "-J", "-S", "-")

    @property
    def process(self) -> int:
        """Process id of the program in it."""
        return int(self.run("display-message", "-p", "#{pane_pid}"))

    def press(self, *keys: str) -> None:
        """Press keys in order."""
        for key in keys:
            self.run("send-keys", key)
            time.sleep(0.2)  # so that Escape is a key of its own, and no key is sent ahead

    def wait_for(self, text: str, there: bool = True, times: int = 1) -> None:
        """Wait until a text is on the screen so many times, or no longer.

        Raises:
            AssertionError: it does not come, or stays.
        """
        end = time.monotonic() + 60
        while (self.text.count(text) >= times) is not there:
            assert time.monotonic() < end, f"{text!r}, {there}:\n{self.text}"
            time.sleep(0.05)
        time.sleep(0.3)  # an earlier answer cannot have followed hearing it


@pytest.fixture
def tmux(tmp_path: Path) -> Iterator[Tmux]:
    """Return the program in tmux; Ann has taken over and hears her hand."""
    data = tmp_path / "data"
    been_here(data)
    program = [sys.executable, "-m", "audiogame", "play", "scientific-war"]
    shell = " ".join([*program, "--seats", "you=Ann,you=Bo", "--data", str(data), "; sleep 60"])
    terminal = Tmux(tmp_path, ["sh", "-c", shell])
    try:
        terminal.wait_for("Pass the keyboard to Ann")
        terminal.press("Enter")
        terminal.wait_for("Headphones on?")
        terminal.press("y")
        terminal.wait_for("Your hand: all 14 cards.")
        terminal.press("h", "h")
        terminal.wait_for(HAND)
        yield terminal
    finally:
        terminal.run("kill-server")


def program_of(tmux: Tmux) -> int:
    """Return the process id of the game, the child of the shell."""
    told = completed(["ps", "-o", "pid=", "--ppid", str(tmux.process)])
    return int(told.stdout.split()[0])


def test_a_program_that_was_stopped_leaves_no_hand_behind(tmux: Tmux) -> None:
    """SIGSTOP, SIGCONT: the hand goes, Ann is asked to take over, and no key shows it again."""
    program = program_of(tmux)
    os.kill(program, signal.SIGSTOP)
    time.sleep(0.2)
    os.kill(program, signal.SIGCONT)
    tmux.wait_for(HAND, there=False)
    tmux.wait_for("Pass the keyboard to Ann")
    tmux.press(",", ",", ",", "l", "h")
    tmux.wait_for("Only Ann may hear that hand")
    assert HAND not in tmux.text


@pytest.mark.parametrize("columns", [40, 25, 20])
def test_a_window_that_is_zoomed_keeps_no_part_of_a_hand(tmux: Tmux, columns: int) -> None:
    """The row is wrapped into several, and all are erased, in the scrollback too."""
    tmux.run("resize-window", "-x", str(columns), "-y", "12")
    tmux.wait_for("queen", there=False)
    tmux.wait_for("Pass the keyboard to Ann", times=1)
    tmux.run("resize-window", "-x", "80", "-y", "12")
    time.sleep(0.3)
    assert not any(card in tmux.text for card in ("ace,", "king", "queen", "jack", "joker. No"))


def test_stopped_from_outside_the_hand_goes_first(tmux: Tmux) -> None:
    """SIGTSTP is handled like the key that suspends: the hand is erased before the stop."""
    program = program_of(tmux)
    os.kill(program, signal.SIGTSTP)
    tmux.wait_for("Paused. Type fg to come back.")
    assert HAND not in tmux.text
    os.kill(program, signal.SIGCONT)
    tmux.wait_for("Pass the keyboard to Ann", times=2)
    assert HAND not in tmux.text


def test_a_thief_at_the_pass_learns_nothing(tmux: Tmux) -> None:
    """Ann has chosen; the thief reviews, repeats, takes back, and opens and closes the menu."""
    tmux.press("k", "Enter")
    tmux.wait_for("Pass the keyboard to Bo")
    tmux.press(",", ",", ",", "l", "l", "l", "L", "<", "g", "Escape")
    tmux.press("U")
    tmux.wait_for("Pass the keyboard to Ann", times=2)
    tmux.press("y", "h", "Escape")
    tmux.wait_for("Staying.")
    tmux.press("h")
    tmux.wait_for("Only Bo may hear that hand")
    assert not any(word in tmux.text.lower() for word in ("king,", "you choose", "queen"))


def test_who_took_over_by_mistake_gives_back_before_the_hand_is_told(tmux: Tmux) -> None:
    """Bo has headphones on too; in the next trick Ann takes over with Enter, or gives back."""
    tmux.press("k", "Enter")
    tmux.wait_for("Pass the keyboard to Bo")
    tmux.press("Enter")
    tmux.wait_for("Headphones on?", times=2)
    tmux.press("9", "Enter")
    tmux.wait_for("Trick 2")
    tmux.press("7", "Enter")
    tmux.wait_for("Pass the keyboard to Ann", times=2)
    tmux.press("Enter", "Escape")
    tmux.wait_for("Pass the keyboard to Ann", times=3)
    assert "queen" not in tmux.text
    tmux.press("Enter")
    tmux.wait_for("queen")
