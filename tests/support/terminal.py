"""Run the installed program in a real terminal, press keys, and read its output.

That is a pseudo-terminal, or a pseudo-console of Windows.
"""

from __future__ import annotations

import json
import os
import re
import signal
import struct
import subprocess
import sys
import tempfile
import time
from base64 import b64decode
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Self

from systems import under_wine

if sys.platform == "win32":
    from pseudo_console import PseudoConsole
else:
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
_UNSEEN = re.compile("\a|\x1b\\[\\?2004[hl]")
FIRST_KEY = 5.0
"""Timeout of the answer to the first key in seconds."""


ROWS = 24
INTERRUPT = "\x03"
CONSOLE_SHELL = Path(__file__).with_name("console_shell.py")
_CODE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\a]*\a")
"""What a pseudo-console writes between the texts that are printed in it."""


if sys.platform == "win32":

    class _Place:
        """A terminal and the program in it.

        Args:
            command: of the program.
            columns: the width of the terminal.
            environment: its variables.
        """

        def __init__(
            self, command: tuple[str, ...], columns: int, environment: Mapping[str, str]
        ) -> None:
            self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
            self._report = Path(self._folder.name) / f"{Path(self._folder.name).name}.json"
            shell = (sys.executable, str(CONSOLE_SHELL), str(self._report))
            size = columns, ROWS
            self._console = PseudoConsole((*shell, *command), size, environment, os.sep)

        @property
        def pid(self) -> int:
            """The number of the shell's process."""
            return self._console.pid

        def status(self) -> int | None:
            """Return the exit status; None while it runs."""
            return self._console.status()

        def write(self, keys: bytes) -> None:
            """Send keys in one write."""
            before, interrupt, after = keys.partition(INTERRUPT.encode())
            if not (interrupt and under_wine()):
                self._console.write(keys)
                return
            self._console.write(before)
            self._console.interrupt(self._report.name)
            self._console.write(after)

        def receive(self) -> bytes:
            """Return what was printed since the last read; empty for nothing yet.

            Raises:
                OSError: there is nothing more to come.
            """
            data = self._console.read()
            if not data and self._console.status() is not None:
                raise OSError
            return data

        def told(self, output: bytes) -> str:
            """Return the text of the output."""
            return _CODE.sub("", output.decode("utf-8", "replace")).replace("\r\n", "\n")

        @property
        def restored(self) -> bool:
            """Whether its modes are as they were before the program began."""
            modes = json.loads(self._report.read_text(encoding="utf-8"))
            return bool(modes["before"] == modes["after"])

        def kill(self) -> None:
            """End the program and its children without asking them."""
            self._console.kill()

        def close(self) -> None:
            """End the program and the terminal."""
            self._console.close()
            self._folder.cleanup()

else:

    class _Place:
        """A terminal and the program in it.

        Args:
            command: of the program.
            columns: the width of the terminal.
            environment: its variables.
        """

        def __init__(
            self, command: tuple[str, ...], columns: int, environment: Mapping[str, str]
        ) -> None:
            self.master, slave = pty.openpty()
            fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, columns, 0, 0))
            self.slave = slave
            self.before = termios.tcgetattr(slave)
            self.process = subprocess.Popen(
                command,
                stdin=slave,
                stdout=slave,
                stderr=slave,
                cwd=Path(os.sep),
                env=environment,
                start_new_session=True,
            )
            os.set_blocking(self.master, False)

        @property
        def pid(self) -> int:
            """The number of the process."""
            return self.process.pid

        def status(self) -> int | None:
            """Return the exit status; None while it runs."""
            return self.process.poll()

        def write(self, keys: bytes) -> None:
            """Send keys in one write."""
            os.write(self.master, keys)

        def receive(self) -> bytes:
            """Return what was printed since the last read; empty for nothing yet.

            Raises:
                OSError: there is nothing more to come.
            """
            try:
                return os.read(self.master, 65536)
            except BlockingIOError:
                return b""

        def told(self, output: bytes) -> str:
            """Return the text of the output."""
            return output.decode("utf-8", "replace").replace("\r\n", "\n")

        @property
        def restored(self) -> bool:
            """Whether the terminal is as it was before the program began."""
            return termios.tcgetattr(self.slave) == self.before

        def kill(self) -> None:
            """End the program and its children without asking them."""
            with suppress(PermissionError):  # on macOS, of processes that have just ended
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

        def close(self) -> None:
            """End the program and the terminal."""
            if self.process.poll() is None:
                self.kill()
            os.close(self.slave)
            os.close(self.master)


class Terminal(_Place):
    """A program in a terminal.

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
        # As over ssh: a screen reader that other tests run on this desktop is not of this terminal.
        remote = {} if (env or {}).get("TERM") == "linux" else {"SSH_CONNECTION": "1 2 3 4"}
        kind = {} if sys.platform == "win32" else {"TERM": "xterm"}
        spoken = {"AUDIOGAME_SPEECH": "lines", "AUDIOGAME_SOUND": "off"}
        environment = {**os.environ, **kind, **spoken, **remote, **(env or {})}
        super().__init__((*command, *arguments), columns, environment)
        self.output = b""
        self._pressed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def press(self, keys: str | bytes, then_wait: float = 0.15, then: str = "") -> None:
        """Send keys in one write, and read for a while, or until some words have been printed.

        The reader of keys is imported after the first line: the first key waits for it, long on
        a busy machine.
        """
        before = len(self.text)
        self.write(keys.encode() if isinstance(keys, str) else keys)
        if not self._pressed and then_wait:
            self._pressed = True
            deadline = time.monotonic() + FIRST_KEY
            while len(self.text) == before and time.monotonic() < deadline:
                self.read(0.05)
        self.read(then_wait)
        if then:
            self.wait_for(then)

    def read(self, seconds: float) -> str:
        """Read for `seconds`; returns everything printed so far."""
        end = time.monotonic() + seconds
        while True:
            try:
                received = self.receive()
            except OSError:  # the other end is closed
                return self.text
            self.output += received
            if not received:
                if time.monotonic() >= end:
                    return self.text
                time.sleep(0.002)

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
        while (status := self.status()) is None:
            assert time.monotonic() < end, f"still running after:\n{self.text}"
            self.read(0.01)
        self.read(0.05)
        return status

    @property
    def text(self) -> str:
        """The output, without overwritten characters."""
        return _WRITTEN_OVER.sub("", self.told(self.output))

    @property
    def lines(self) -> list[str]:
        """The rows that were printed, without bells and the marks of pastes."""
        return [_UNSEEN.sub("", row).rstrip() for row in self.text.split("\n") if row.strip()]

    @property
    def copied(self) -> str:
        """The text that the terminal was asked to copy last."""
        return b64decode(re.findall(r"\]52;c;([\w+/=]+)", self.text)[-1]).decode()
