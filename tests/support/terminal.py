"""Run the installed program in a real pseudo-terminal, press keys, and read its output."""

from __future__ import annotations

import os
import re
import signal
import struct
import subprocess
import sys
import time
from base64 import b64decode
from collections.abc import Mapping
from pathlib import Path
from typing import Self

if sys.platform != "win32":  # a Windows console has none of these; its tests are others
    import fcntl
    import pty
    import termios

COMMAND = (sys.executable, "-m", "audiogame")


def been_here(data: Path) -> None:
    """Write a data folder of a player who has started the program before."""
    data.mkdir(parents=True, exist_ok=True)
    settings = data / "settings.toml"
    if not settings.exists():
        settings.write_text("welcomed = true\n", encoding="utf-8")


_WRITTEN_OVER = re.compile(r"(?<=[\nAK])[ `]\x08")
"""Characters before a row for readers that take its first letter for an echo."""
FIRST_KEY = 5.0
"""Timeout of the answer to the first key in seconds."""


class Terminal:
    """A program in a pseudo-terminal.

    Args:
        arguments: of `audiogame`.
        columns: the width of the terminal.
        env: added to the environment.
        newcomer: whether the program is started for the first time, and welcomes its player.
        command: of the program.
    """

    def __init__(
        self,
        *arguments: str,
        columns: int = 80,
        env: Mapping[str, str] | None = None,
        newcomer: bool = False,
        command: tuple[str, ...] = COMMAND,
    ) -> None:
        if "--data" in arguments and not newcomer:
            been_here(Path(arguments[arguments.index("--data") + 1]))
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        self.slave = slave
        # As over ssh: a screen reader that other tests run on this desktop is not of this terminal.
        remote = {} if (env or {}).get("TERM") == "linux" else {"SSH_CONNECTION": "1 2 3 4"}
        self.before = termios.tcgetattr(slave)
        self.process = subprocess.Popen(
            [*command, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=Path(os.sep),
            env={
                **os.environ,
                "TERM": "xterm",
                "AUDIOGAME_SPEECH": "lines",
                "AUDIOGAME_SOUND": "off",
                **remote,
                **(env or {}),
            },
            start_new_session=True,
        )
        self.output = b""
        self._pressed = False
        os.set_blocking(self.master, False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.slave)
        os.close(self.master)

    def press(self, keys: str | bytes, then_wait: float = 0.15) -> None:
        """Send keys in one write, and read for a while.

        The reader of keys is imported after the first line: the first key waits for it, long on
        a busy machine.
        """
        before = len(self.text)
        os.write(self.master, keys.encode() if isinstance(keys, str) else keys)
        if not self._pressed and then_wait:
            self._pressed = True
            deadline = time.monotonic() + FIRST_KEY
            while len(self.text) == before and time.monotonic() < deadline:
                self.read(0.05)
        self.read(then_wait)

    def read(self, seconds: float) -> str:
        """Read for `seconds`; returns everything printed so far."""
        end = time.monotonic() + seconds
        while True:
            try:
                self.output += os.read(self.master, 65536)
            except BlockingIOError:
                if time.monotonic() >= end:
                    return self.text
                time.sleep(0.002)
            except OSError:  # the other end is closed
                return self.text

    def wait_for(self, text: str, seconds: float = 60.0, times: int = 1) -> float:
        """Read until a text has been printed `times` times; returns the seconds it took.

        Raises:
            AssertionError: it has not come in time.
        """
        begun = time.monotonic()
        while self.text.count(text) < times:
            assert time.monotonic() < begun + seconds, f"{text!r} missing in:\n{self.text}"
            self.read(0.002)
        return time.monotonic() - begun

    def ends_with(self, *rows: str, seconds: float = 60.0) -> None:
        """Read until these are the last rows.

        Raises:
            AssertionError: they are not in time.
        """
        end = time.monotonic() + seconds
        while self.lines[-len(rows) :] != [*rows]:
            assert time.monotonic() < end, f"{rows} are not the end of:\n{self.text}"
            self.read(0.01)

    def wait_until_kept(self, path: Path, text: str, seconds: float = 60.0) -> None:
        """Wait until a file contains a text, as lines are saved after they were said.

        Raises:
            AssertionError: it does not in time.
        """
        begun = time.monotonic()
        while not path.exists() or text not in path.read_text(encoding="utf-8"):
            assert time.monotonic() < begun + seconds, f"{text!r} is not in {path}"
            self.read(0.05)

    def wait_exit(self, seconds: float = 60.0) -> int:
        """Wait for the end of the program; returns its exit status."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            assert time.monotonic() < end, f"still running after:\n{self.text}"
            self.read(0.01)
        self.read(0.05)
        return self.process.returncode

    @property
    def text(self) -> str:
        """The output, without overwritten characters."""
        text = self.output.decode("utf-8", "replace").replace("\r\n", "\n")
        return _WRITTEN_OVER.sub("", text)

    @property
    def lines(self) -> list[str]:
        """The rows that were printed."""
        return [re.sub("\a", "", row).rstrip() for row in self.text.split("\n") if row.strip()]

    @property
    def copied(self) -> str:
        """The text that the terminal was asked to copy last."""
        return b64decode(re.findall(r"\]52;c;([\w+/=]+)", self.text)[-1]).decode()

    @property
    def restored(self) -> bool:
        """Whether the terminal is as it was before the program began."""
        return termios.tcgetattr(self.slave) == self.before
