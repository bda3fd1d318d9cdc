"""One thinking process, driven from two threads, so that the game never waits for it."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator

from audiogame.opponents.thought_message import ThoughtAnswer, read_answer

COMMAND = (sys.executable, "-P", "-m", "audiogame.opponents.worker")


class Process:
    """A thinking process, from its start to its end.

    It is started and written to by one thread, because both may take a while, and read by
    another.  Its input ends with the game, even with one that is killed, and it with its input.

    Args:
        command: what is started.
    """

    def __init__(self, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[ThoughtAnswer] = queue.SimpleQueue()
        self._over = threading.Event()
        self.came: Callable[[], object] | None = bool
        """Is called by a thread when an answer has come, or none comes any more."""
        self._closing = threading.Lock()
        self._closed = False
        self._child: subprocess.Popen[bytes] | None = None
        threading.Thread(target=self._write, daemon=True).start()

    @property
    def dead(self) -> bool:
        """Whether it has ended, or could not be started; no further answer comes."""
        return self._over.is_set()

    @property
    def pid(self) -> int | None:
        """Its process id, None while it is not started."""
        return self._child.pid if self._child is not None else None

    def send(self, line: bytes) -> None:
        """Let a line be written to it."""
        self._outbox.put(line)

    def answers(self) -> Iterator[ThoughtAnswer]:
        """Take the answers that have come."""
        with contextlib.suppress(queue.Empty):
            while True:
                yield self._answers.get_nowait()

    def close(self) -> None:
        """End it at once."""
        with self._closing:
            self._closed = True
        self._outbox.put(None)
        child = self._child
        if child is not None:
            child.kill()

    def _start(self) -> subprocess.Popen[bytes] | None:
        with self._closing:
            if self._closed:
                return None
            flags = 0
            if sys.platform == "win32":
                flags = subprocess.CREATE_NO_WINDOW
            self._child = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=flags,
                start_new_session=sys.platform != "win32",
            )
            return self._child

    def _write(self) -> None:
        try:
            child = self._start()
        except (OSError, ValueError):
            child = None
        if child is None:
            self._end()
            return
        assert child.stdin is not None
        threading.Thread(target=self._read, args=(child,), daemon=True).start()
        with contextlib.suppress(OSError):  # it has died: the reader notices
            while (line := self._outbox.get()) is not None:
                child.stdin.write(line)
                child.stdin.flush()
        with contextlib.suppress(OSError):
            child.stdin.close()

    def _read(self, child: subprocess.Popen[bytes]) -> None:
        assert child.stdout is not None
        with child.stdout as lines:
            for line in lines:
                with contextlib.suppress(ValueError):
                    self._answers.put(read_answer(line))
                self._tell()
        child.kill()  # it may have closed its output only
        child.wait()
        self._end()

    def _end(self) -> None:
        self._over.set()
        self._tell()

    def _tell(self) -> None:
        came = self.came
        if came is not None:
            came()
