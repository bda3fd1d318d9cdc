"""The game's side of the sound process: it is started, talked to, watched and started again."""

from __future__ import annotations

import contextlib
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import ClassVar

from audiogame.rules.fault import Reason
from audiogame.sound_server.device_report import DeviceReport, read_report
from audiogame.sound_server.pulse import Pulse
from audiogame.sound_server.sound_message import BrokenMessage, Message, read_message, write_message

PATIENCE = 1.0
"""Seconds without a sign of life after which the process has died."""
PING = 0.25
"""Seconds between two questions whether it lives."""
RESTART = 2.0
"""Seconds from one start to the next; a process that has lived longer is replaced at once."""
START = 6.0
"""Seconds that a start, or opening a device, may take on a slow machine before it is a hang."""
OPENING = 3.0
"""Seconds of opening a device after which it is told that there is none yet."""


class SoundLink:
    """A sound process that is there again when it dies.

    No call waits for it: messages are written by a thread, and answers come in another.

    Args:
        command: what is started.
    """

    device_lost: ClassVar[bool] = False
    """Whether a device that was there has gone, at any time of this run."""

    def __init__(self, command: tuple[str, ...] = ()) -> None:
        self.command = command or (sys.executable, "-P", "-m", "audiogame.sound_server")
        self.listeners: list[Callable[[Message], None]] = []
        """Called with each message from the process, in a thread of this link."""
        self.ready: Message | None = None
        """What the process said of itself; None while there is none that answers."""
        self.device = DeviceReport(False)
        """The newest report of the device, known before any listener hears of it."""
        self.faults = 0
        """How often it has died."""
        self._outbox: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
        self._process: subprocess.Popen[bytes] | None = None
        self._pulse = Pulse(PATIENCE)
        self._opening = float("inf")
        self._closed = threading.Event()
        self._settled = threading.Event()
        threading.Thread(target=self._keep, name="sound process", daemon=True).start()

    def send(self, message: Message) -> None:
        """Send a message; it is dropped while there is no process."""
        if self.ready is not None:
            self._outbox.put(message)

    def wait_ready(self, seconds: float) -> Message | None:
        """Wait until the process has said what it has; None if it does not, or cannot yet."""
        self._settled.wait(seconds)
        return self.ready

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid if self._process is not None else None

    def close(self) -> None:
        """End the process; what it plays is over."""
        self._closed.set()
        self._stop()

    def _keep(self) -> None:
        while not self._closed.is_set():
            next_start = time.monotonic() + RESTART
            with contextlib.suppress(OSError):
                self._run()
            self.ready = None
            self._settled.clear()
            if not self._closed.is_set():
                self.faults += 1
                opened = self._opening == float("inf")
                self._lose("sound-process-died" if opened else "sound-device-gone")
                self._closed.wait(max(next_start - time.monotonic(), 0.0 if opened else RESTART))

    def _run(self) -> None:
        """Start the process and talk to it until it dies, hangs or is no longer wanted."""
        flags = 0
        if sys.platform == "win32":
            flags = subprocess.CREATE_NO_WINDOW
        process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,  # the C libraries write there, and readers would read it
            creationflags=flags,
            start_new_session=sys.platform != "win32",  # Ctrl+C is for the game alone
        )
        self._process = process
        self._outbox = queue.SimpleQueue()
        self._opening = float("inf")
        self._pulse.heard(START)
        threads = [
            threading.Thread(target=work, args=(process,), daemon=True)
            for work in (self._read, self._write)
        ]
        for thread in threads:
            thread.start()
        while process.poll() is None and not self._closed.wait(PING):
            if self._pulse.look() and self.ready is not None:
                self._outbox.put({"is": "ping"})
            if time.monotonic() > self._opening + OPENING:
                self._settled.set()
                server = sys.platform == "linux"
                why = Reason("sound-server-hangs") if server else Reason("sound-device-hangs")
                self._report(DeviceReport(False, why=(why,)))
            if self._pulse.stopped:
                break
        self._stop()
        self._outbox.put(None)
        threads[0].join(PING)  # nothing that it said comes after its end

    def _stop(self) -> None:
        process = self._process
        if process is None:
            return
        process.kill()  # also one that is stopped or hangs
        process.wait()

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            try:
                message = read_message(line)
            except BrokenMessage:
                continue
            self._take(message)
        process.stdout.close()

    def _take(self, message: Message) -> None:
        """Note that the process lives, and pass on what is new."""
        report = read_report(message)
        opening = message["is"] == "opening"
        if opening:
            self._opening = time.monotonic()
        # Without a device it may soon be busy opening one.
        there = self.device.there if report is None else report.there
        self._pulse.heard(0.0 if there and not opening else START)
        if report is None:
            self._hear(message)
        elif message["is"] == "ready":
            self.device, self._opening, self.ready = report, float("inf"), message
            self._settled.set()
            self._hear(message)
        else:
            self._report(report)

    def _report(self, report: DeviceReport) -> None:
        """Take the newest report of the device, and pass it on where it says something new."""
        before, self.device = self.device, report
        if before.there and not report.there:
            SoundLink.device_lost = True
        self._opening = float("inf")
        if (report.there, report.why) != (before.there, before.why):
            self._hear(report.message())

    def _lose(self, why: str) -> None:
        """Pass on that the process has ended, and why nothing is heard if something was.

        SDL ends it where a sound server has no device at all.
        """
        if self.device.there:
            self.device = DeviceReport(False, why=(Reason(why),))
        if why != "sound-process-died":
            self._settled.set()  # nobody needs to wait for the next one
        self._opening = float("inf")
        self._hear({"is": "gone"})

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        outbox = self._outbox
        with contextlib.suppress(OSError):  # it has died; whoever watches it starts another
            while (message := outbox.get()) is not None:
                process.stdin.write(write_message(message))
                process.stdin.flush()
        with contextlib.suppress(OSError):
            process.stdin.close()

    def _hear(self, message: Message) -> None:
        for listener in tuple(self.listeners):
            listener(message)
