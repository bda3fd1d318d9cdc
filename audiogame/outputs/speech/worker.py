"""The thread that speaks: a voice is never called on the loop that reads keys."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Protocol

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.screen import printable

LAST_WORDS = 3.0
"""Seconds that the end of the program waits for what is being said."""
FAILURES = 2
"""So many calls in a row that fail: the voice is given up."""


class Voice(Protocol):
    """What the thread speaks with; made in the thread, called from nowhere else."""

    @property
    def name(self) -> str: ...

    def speak(self, text: str, interrupt: bool) -> None: ...

    def silence(self) -> None: ...

    def close(self) -> None: ...


class SpeechLost(ValueError):
    """The voice has failed; raised to the next caller, so that the output is dropped."""


class Speech:
    """An output that hands lines to a voice in a thread of its own.

    Args:
        make: makes the voice; called in the thread.
    """

    name = "speech"

    def __init__(self, make: Callable[[], Voice]) -> None:
        self._queue: queue.SimpleQueue[tuple[str, bool] | None] = queue.SimpleQueue()
        self._lost: Exception | None = None
        self._ready = threading.Event()
        self._done = threading.Event()
        self.voice_name = ""
        threading.Thread(target=self._run, args=(make,), name="speech", daemon=True).start()

    def wait_ready(self, seconds: float) -> bool:
        """Wait until the voice is made; tells whether it can speak."""
        return self._ready.wait(seconds) and self._lost is None

    def take(self, line: Line) -> None:
        if self._lost is not None:
            raise SpeechLost(f"The voice has failed: {self._lost}.")
        if line.text:
            self._queue.put((printable(line.text), line.urgency is not Urgency.NEWS))

    def silence(self) -> None:
        self._clear()
        self._queue.put(("", True))

    def close(self) -> None:
        self._queue.put(None)
        self._done.wait(LAST_WORDS)

    def _clear(self) -> None:
        try:
            while True:
                self._queue.get_nowait()
        except queue.Empty:
            return

    def _run(self, make: Callable[[], Voice]) -> None:
        try:
            voice = make()
        except Exception as fault:
            self._lost = fault
            self._ready.set()
            self._done.set()
            return
        self.voice_name = voice.name
        self._ready.set()
        failures = 0
        while (item := self._queue.get()) is not None:
            text, interrupt = item
            try:
                if text:
                    voice.speak(text, interrupt)
                else:
                    voice.silence()
                failures = 0
            except Exception as fault:
                failures += 1
                if failures == FAILURES:
                    self._lost = fault
                    break
        try:
            voice.close()
        except Exception as fault:
            self._lost = fault
        self._done.set()
