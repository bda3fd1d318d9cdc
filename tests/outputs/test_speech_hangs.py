"""No call of the loop that reads keys blocks on a voice, wherever the voice hangs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest

from audiogame.narration.narrator import Line, Urgency
from audiogame.outputs.speech import calls
from audiogame.outputs.speech.backends import NullVoice
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.voice import Backend, Manner, NoVoice

PATIENCE = 60.0
"""Seconds that a voice hangs, and that a test waits for a thread."""
BLOCKED = 5.0
"""Seconds: far below a voice's hang, and above the delays of a busy machine."""


class Hanging(NullVoice):
    """A fake voice that hangs in one kind of call.

    Args:
        where: the method; "make" for a voice whose creation hangs.
    """

    def __init__(self, where: str) -> None:
        self.where = where
        self.free = threading.Event()
        self.hung = threading.Event()

    def hang(self, method: str) -> None:
        if method == self.where:
            self.hung.set()
            self.free.wait(PATIENCE)

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self.hang("speak")

    def speaking(self) -> bool | None:
        self.hang("speaking")
        return True

    def silence(self) -> None:
        self.hang("silence")

    def braille(self, text: str) -> None:
        self.hang("braille")

    def set_manner(self, manner: Manner) -> None:
        self.hang("set_manner")


@pytest.mark.parametrize("where", ["make", "speak", "speaking", "silence", "braille", "set_manner"])
def test_no_call_of_the_loop_waits_for_a_voice_that_hangs(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each single call is timed, for each place of the hang; none takes long."""
    monkeypatch.setattr(calls.Caller.call, "__defaults__", (PATIENCE,))  # the voice is not replaced
    voice = Hanging(where)

    def make() -> Hanging:
        voice.hang("make")
        if voice.hung.is_set():
            raise NoVoice("say-stopped")
        return voice

    speech = Conductor((Backend("hanging", make),))
    if where != "make":
        assert speech.wait_ready(PATIENCE)
    else:
        assert voice.hung.wait(PATIENCE)
    took: list[float] = []

    def measured(call: Callable[[], object]) -> None:
        begun = time.monotonic()
        call()
        took.append(time.monotonic() - begun)

    for number in range(60):
        line = Line(f"Line {number}.", urgency=Urgency.ANSWER if number % 3 else Urgency.NEWS)
        measured(speech.pressed)
        measured(lambda line=line: speech.take(line))  # type: ignore[misc]
        measured(lambda: speech.busy)
        if number % 5 == 4:
            measured(speech.silence)
            measured(lambda: speech.set_manner(Manner(rate=300)))
        time.sleep(0.01)
    assert voice.hung.is_set(), "it never hung"
    assert sum(one > BLOCKED for one in took) == 0, f"the longest took {max(took):.3f} s"
    voice.free.set()
    speech.silence()
    speech.close()
