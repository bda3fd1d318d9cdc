"""The game's side of the sound process: start it, exchange messages, watch it and restart it.

Without a sound device, or where the process does not start, there is none until the next retry:
after a pause that doubles each time, and at once when the player asks for sounds.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import ClassVar

from audiogame.own_process import LineProcess, own_command
from audiogame.rules.fault import Reason
from audiogame.sound_server.device_report import DeviceReport, read_report
from audiogame.sound_server.pulse import Pulse
from audiogame.sound_server.sound_message import BrokenMessage, Message, read_message, write_message

PATIENCE = 1.0
"""Seconds without an answer after which the process counts as dead."""
PING = 0.25
"""Seconds between two pings."""
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0
"""Seconds until a retry: at first, doubled each time that nothing can be heard, and at most."""
LIVED = 2.0
"""Seconds of life after which a process that could be heard is restarted at once when it dies."""
START = 6.0
"""Seconds after which a start, or opening a device, counts as a hang, even on a slow machine."""
OPENING = 3.0
"""Seconds of opening a device after which it is reported as not there yet."""


class SoundLink:
    """A connection to a sound process, which is restarted when it dies.

    No call blocks.

    Args:
        command: of the process.
        clock: monotonic seconds.
        wait: waits until an event is set, or for at most that many seconds.
    """

    device_lost: ClassVar[bool] = False
    """Whether a device was lost at any time of this run."""

    def __init__(
        self,
        command: tuple[str, ...] = (),
        clock: Callable[[], float] = time.monotonic,
        wait: Callable[[threading.Event, float], object] = threading.Event.wait,
    ) -> None:
        self.command = command or own_command("audiogame.sound_server")
        self.listeners: list[Callable[[Message], None]] = []
        """Callbacks for each message from the process, in a thread of this link."""
        self.ready: Message | None = None
        """The `ready` message of the process, also of one that ended for lack of a device; None
        while another one starts, and where none answers."""
        self.device = DeviceReport(False)
        """The newest report of the device, updated before any listener is called."""
        self.faults = 0
        """Number of times it has died."""
        self._clock, self._wait = clock, wait
        self._process: LineProcess | None = None
        self._pulse = Pulse(PATIENCE)
        self._opening = float("inf")
        self._heard = False
        """Whether the present process has had a device at any time."""
        self._server = ""
        """The driver of the last sound server: opening the card by another driver would block the
        server's restart."""
        self._pause = FIRST_PAUSE
        self._pausing = False
        self._lock = threading.Lock()
        self._wake = threading.Event()
        self._closed = threading.Event()
        self._settled = threading.Event()
        threading.Thread(target=self._keep, name="sound process", daemon=True).start()

    def send(self, message: Message) -> None:
        """Send a message; it is dropped while there is no process."""
        if self.ready is not None and self._process is not None:
            self._process.send(write_message(message))

    def wait_ready(self, seconds: float) -> Message | None:
        """Wait for the process's `ready` message; None if it does not come, or cannot yet."""
        self._settled.wait(seconds)
        return self.ready

    def look_again(self) -> None:
        """Retry at once to find a device, ahead of the next retry."""
        with self._lock:
            if self._pausing:
                self._pausing = False
                self._pause = FIRST_PAUSE
                self._settled.clear()
                self._wake.set()

    @property
    def pid(self) -> int | None:
        """The process id; None while there is no process."""
        return self._process.pid if self._process is not None else None

    def close(self) -> None:
        """End the process and everything it plays."""
        self._closed.set()
        self._wake.set()
        self._stop()

    def _keep(self) -> None:
        while not self._closed.is_set():
            begun, status = self._clock(), None
            with contextlib.suppress(OSError, RuntimeError, MemoryError):  # no room for another
                status = self._run()
            self._process = None
            if self._closed.is_set():
                return
            pause = self._take_end(status, self._clock() - begun)
            if pause:
                self._wait(self._wake, pause)
                with self._lock:
                    self._pausing = False
                    self._wake.clear()

    def _take_end(self, status: int | None, lived: float) -> float:
        """Handle the end of a process; return the seconds until the next start.

        Args:
            status: its exit status; None if it did not end by itself, or never began.
            lived: seconds it ran.
        """
        missing = status == 0 and self.ready is not None and not self.device.there
        opened = self._opening == float("inf")
        if not missing:
            self.faults += 1
            self.ready = None
        if self._heard and lived > LIVED:
            self._pause = FIRST_PAUSE
        pause = 0.0
        if missing or not opened or not self._heard or lived <= LIVED:
            pause, self._pause = self._pause, min(2 * self._pause, LONGEST_PAUSE)
        with self._lock:
            self._pausing = pause > 0
            if pause:
                self._settled.set()  # no caller needs to wait for the next one
            else:
                self._settled.clear()
        self._lose("sound-process-died" if opened else "sound-device-gone")
        return pause

    def _run(self) -> int | None:
        """Start the process and talk to it until it dies, hangs or is closed.

        Returns:
            Its exit status; None if it had to be killed, or did not start.
        """
        self.ready, self._heard, self._opening = None, False, float("inf")
        environment = {**os.environ}
        if self._server:
            environment["SDL_AUDIODRIVER"] = self._server
        self._pulse.heard(START)
        process = self._process = LineProcess(self.command, self._read, environment=environment)
        while not process.dead and not self._closed.wait(PING):
            if self._pulse.look() and self.ready is not None:
                self.send({"is": "ping"})
            if self._clock() > self._opening + OPENING:
                self._settled.set()
                server = sys.platform == "linux"
                why = Reason("sound-server-hangs") if server else Reason("sound-device-hangs")
                self._report(DeviceReport(False, why=(why,)))
            if self._pulse.stopped:
                break
        status = process.status if process.dead else None
        self._stop()
        return status

    def _stop(self) -> None:
        """Kill the process, also one that is stopped or hangs; no message comes after it."""
        if (process := self._process) is not None:
            process.close()
            process.wait(PATIENCE)

    def _read(self, line: bytes) -> None:
        try:
            message = read_message(line)
        except BrokenMessage:
            return
        self._take(message)

    def _take(self, message: Message) -> None:
        """Record that the process is alive, and pass on new messages."""
        report = read_report(message)
        opening = message["is"] == "opening"
        if opening:
            self._opening = self._clock()
        # Without a device it may soon be busy opening one.
        there = self.device.there if report is None else report.there
        self._pulse.heard(0.0 if there and not opening else START)
        if report is None:
            self._hear(message)
        elif message["is"] == "ready":
            self._note(report)
            self._opening, self.ready = float("inf"), message
            self._settled.set()
            self._hear(message)
        else:
            self._report(report)

    def _note(self, report: DeviceReport) -> None:
        self.device = report
        if report.there:
            self._heard, self._server = True, report.server

    def _report(self, report: DeviceReport) -> None:
        """Store the newest report of the device, and pass it on if it changed."""
        before = self.device
        self._note(report)
        if before.there and not report.there:
            SoundLink.device_lost = True
        self._opening = float("inf")
        if (report.there, report.why) != (before.there, before.why):
            self._hear(report.message())

    def _lose(self, why: str) -> None:
        """Report that the process has ended, and the reason if that is news.

        SDL ends the process where a sound server has no device at all.
        """
        if self.device.there:
            self.device = DeviceReport(False, why=(Reason(why),))
        elif not self.device.why:
            self.device = DeviceReport(False, why=(Reason("sound-process-not-started"),))
        self._opening = float("inf")
        self._hear({"is": "gone"})

    def _hear(self, message: Message) -> None:
        for listener in tuple(self.listeners):
            listener(message)
