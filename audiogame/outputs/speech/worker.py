"""The thread that speaks: a voice is never called on the loop that reads keys."""

from __future__ import annotations

import threading
from collections import deque
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
        self._waiting: deque[tuple[str, bool] | None] = deque()
        self._changed = threading.Condition()
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
        if not line.text:
            return
        item = (printable(line.text), line.urgency is not Urgency.NEWS)
        with self._changed:
            match line.urgency:
                case Urgency.NEWS:
                    self._waiting.append(item)
                case Urgency.CHOICE:  # what waits is in the history
                    self._waiting.clear()
                    self._waiting.append(item)
                case Urgency.ANSWER | Urgency.ALERT:
                    self._waiting.appendleft(item)
            self._changed.notify()

    def silence(self) -> None:
        with self._changed:
            self._waiting.clear()
            self._waiting.append(("", True))
            self._changed.notify()

    def close(self) -> None:
        with self._changed:
            self._waiting.append(None)
            self._changed.notify()
        self._done.wait(LAST_WORDS)

    def _next(self) -> tuple[str, bool] | None:
        with self._changed:
            while not self._waiting:
                self._changed.wait()
            return self._waiting.popleft()

    def _run(self, make: Callable[[], Voice]) -> None:
        try:
            voice = make()
            self.voice_name = voice.name
        except Exception as fault:
            self._lost = fault
            self._ready.set()
            self._done.set()
            return
        self._ready.set()
        failures = 0
        while (item := self._next()) is not None:
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
