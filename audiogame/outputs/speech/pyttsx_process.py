"""The child process that speaks with pyttsx3: its loop blocks, and a fault in it ends the process.

Messages to it: `speak` (id, text, pitch), `hush`, `manner` (rate, pitch, volume, voice, language),
`voices`, `ping`.
Messages from it: `ready` (ignores), `ended` (id), `voices` (names, languages), `pong`, `fault`
(why), after which it ends.
The reading thread answers `ping`, because some engines block their loop while they speak.
"""

from __future__ import annotations

import contextlib
import queue
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from audiogame.outputs.speech.apartment import apartment
from audiogame.outputs.speech.languages import USUAL, code_of, speaks
from audiogame.rules.fault import Fault, Reason
from audiogame.sound_server.sound_message import (
    BrokenMessage,
    Message,
    read_message,
    write_message,
    write_reasons,
)

LOOK = 0.01
"""Seconds between two turns of the engine's loop."""
TURN = 0.001
"""Seconds of a turn of the run loop of macOS."""
STOP = 0.5
"""Seconds that an engine may take to stop."""
FASTEST = 391
"""Maximum words a minute for `FASTEST_VOICE`: its rate 10, the highest that SAPI 5 accepts.

Asked for more, pyttsx3 would set rate 11, which SAPI 5 refuses.
"""
FASTEST_VOICE = "MSSam"
"""The ending of the id of the fastest voice of SAPI 5 that pyttsx3 knows."""


_telling = threading.Lock()


def tell(message: Message) -> None:
    """Send a message to the program that started this process."""
    assert sys.__stdout__ is not None
    with _telling:
        sys.__stdout__.buffer.write(write_message(message))
        sys.__stdout__.buffer.flush()


class Talker:
    """An engine, and its capabilities.

    Args:
        engine: pyttsx3's.
        turn: pumps the system's waiting messages for this thread.
    """

    def __init__(self, engine: Any, turn: Callable[[], None] = lambda: None) -> None:
        self.engine = engine
        self._turn = turn
        self._voices = [
            (str(voice.name), str(voice.id), tuple(map(_code, voice.languages or ())))
            for voice in engine.getProperty("voices")
        ]
        self._usual = self._voice = engine.getProperty("voice")
        self._due: dict[str, Any] = {}
        """Properties to set before the next text."""
        self.has_pitch = _has_pitch(engine)

    def take(self, message: Message) -> None:
        """Handle a message."""
        match message["is"]:
            case "speak":
                self._stop()
                self._set()
                if self.has_pitch:
                    self.engine.setProperty("pitch", message["pitch"])
                self.engine.say(str(message["text"]), str(message["id"]))
            case "hush":
                self.engine.stop()
            case "manner":
                voice = self._find(message["voice"], message["language"])
                rate, volume = message["rate"], message["volume"] / 100
                self._due = {"voice": voice, "rate": rate, "volume": volume}
            case "voices":
                names = [name for name, _, _ in self._voices]
                languages = {code for _, _, codes in self._voices for code in codes}
                tell({"is": "voices", "names": names, "languages": sorted(languages)})

    def turn(self) -> None:
        """Run one turn of the engine's loop, and report texts that have ended."""
        self.engine.iterate()
        self._turn()

    def _stop(self) -> None:
        """Stop the engine, and wait until it has: what it is told before may be lost.

        It drops its queue when it stops, and a late report of an end would be taken for that of the
        next text.
        """
        self.engine.stop()
        end = time.monotonic() + STOP
        while self.engine.isBusy() and time.monotonic() < end:
            self.turn()
            time.sleep(TURN)

    def _set(self) -> None:
        due, self._due = self._due, {}
        if not due:
            return
        engine, voice, rate = self.engine, due["voice"], due["rate"]
        if voice != self._voice:
            self._voice = voice
            engine.setProperty("rate", min(rate, FASTEST))  # a rate that any voice accepts
            engine.setProperty("voice", voice)
        if sys.platform == "win32" and str(voice).endswith(FASTEST_VOICE):
            rate = min(rate, FASTEST)
        engine.setProperty("rate", rate)
        engine.setProperty("volume", due["volume"])

    def _find(self, name: str, language: str) -> object:
        """Return the voice of a name, else one of a language, else the system's default."""
        for known, number, _ in self._voices:
            if known == name:
                return number
        if language != USUAL:
            for _, number, codes in self._voices:
                if speaks(language, codes):
                    return number
        return self._usual


def _code(written: object) -> str:
    """Return the code of a language; some engines write it in bytes, after a rank."""
    text = written.decode("utf-8", "replace") if isinstance(written, bytes) else str(written)
    return code_of("".join(filter(str.isprintable, text)))


def _has_pitch(engine: Any) -> bool:
    """Return whether the engine has a pitch; those that lack it print so, or raise."""
    with contextlib.suppress(Exception):
        return isinstance(engine.getProperty("pitch"), (int, float))
    return False


def run_loop() -> Callable[[], None]:
    """Return a function that turns this thread's run loop, where the system has one.

    pyttsx3 leaves that to its caller on macOS. Without it NSSpeechSynthesizer never reports the end
    of a text, for which pyttsx3 waits before the next one.
    """
    if sys.platform != "darwin":
        return lambda: None
    from Foundation import NSDate, NSRunLoop

    def turn() -> None:
        NSRunLoop.currentRunLoop().runUntilDate_(NSDate.dateWithTimeIntervalSinceNow_(TURN))

    return turn


def serve(
    engine: Any,
    inbox: queue.SimpleQueue[Message | None],
    turn: Callable[[], None] = lambda: None,
) -> None:
    """Turn the engine's loop, and handle messages in between, until the inbox ends.

    Args:
        engine: pyttsx3's.
        inbox: the messages to this process, and None at their end.
        turn: pumps the system's waiting messages for this thread.
    """
    engine.connect(
        "finished-utterance", lambda name, completed: tell({"is": "ended", "id": int(name or 0)})
    )
    engine.startLoop(False)
    talker = Talker(engine, turn)
    tell({"is": "ready", "ignores": () if talker.has_pitch else ("pitch",)})
    while True:
        try:
            message = inbox.get(timeout=LOOK)
        except queue.Empty:
            talker.turn()
            continue
        if message is None:
            break
        talker.take(message)
        talker.turn()
    engine.endLoop()


def read(inbox: queue.SimpleQueue[Message | None]) -> None:
    """Queue the messages of the input in the inbox, and answer pings."""
    for line in sys.stdin.buffer:
        try:
            message = read_message(line)
        except BrokenMessage as fault:
            sys.stderr.write(f"{fault!r}\n")
            continue
        if message["is"] == "ping":
            tell({"is": "pong"})
        else:
            inbox.put(message)
    inbox.put(None)


def main() -> None:
    """Run the process."""
    with apartment(), contextlib.redirect_stdout(sys.stderr):  # its drivers print
        try:
            _speak()
        except Fault as fault:
            tell({"is": "fault", "why": write_reasons(fault.reasons)})
        except Exception as fault:  # any exception of its drivers where they cannot speak
            why = Reason("pyttsx-cannot-speak", error=repr(fault))
            tell({"is": "fault", "why": write_reasons((why,))})


def _engine() -> Any:
    if sys.platform == "linux":
        # late: Linux alone plays waves
        from audiogame.outputs.speech.pyttsx_waves import WaveEngine

        return WaveEngine()
    import pyttsx3

    return pyttsx3.init()


def _speak() -> None:
    engine, turn = _engine(), run_loop()
    inbox: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
    threading.Thread(target=read, args=(inbox,), daemon=True).start()
    serve(engine, inbox, turn)


if __name__ == "__main__":
    main()
