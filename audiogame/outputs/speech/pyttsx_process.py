"""The child process that speaks with pyttsx3: its loop blocks, and a fault of it ends the process.

Messages to it: `speak` (id, text, pitch), `hush`, `manner` (rate, volume, voice, language),
`voices`, `ping`.
Messages from it: `ready` (ignores), `ended` (id), `voices` (names, languages), `pong`, `fault`
(why).
The thread that reads answers `ping`, because some engines let their loop wait while they speak.
"""

from __future__ import annotations

import contextlib
import queue
import sys
import threading
from typing import Any

from audiogame.outputs.speech.languages import USUAL, code_of, speaks
from audiogame.sound_server.sound_message import BrokenMessage, Message, read_message, write_message

LOOK = 0.01
"""Seconds between two turns of the engine's loop."""


_telling = threading.Lock()


def tell(message: Message) -> None:
    """Send a message to the game."""
    with _telling:
        sys.stdout.buffer.write(write_message(message))
        sys.stdout.buffer.flush()


class Talker:
    """An engine, and what it can do.

    Args:
        engine: pyttsx3's.
    """

    def __init__(self, engine: Any) -> None:
        self.engine = engine
        self._voices = [
            (str(voice.name), str(voice.id), tuple(map(_code, voice.languages or ())))
            for voice in engine.getProperty("voices")
        ]
        self._usual = self._voice = engine.getProperty("voice")
        self.has_pitch = _has_pitch(engine)

    def take(self, message: Message) -> None:
        """Do what a message asks for."""
        engine = self.engine
        match message["is"]:
            case "speak":
                engine.stop()
                if self.has_pitch:
                    engine.setProperty("pitch", message["pitch"])
                engine.say(str(message["text"]), str(message["id"]))
            case "hush":
                engine.stop()
            case "manner":
                engine.setProperty("rate", message["rate"])
                engine.setProperty("volume", message["volume"] / 100)
                voice = self._find(message["voice"], message["language"])
                if voice != self._voice:
                    self._voice = voice
                    engine.setProperty("voice", voice)
            case "voices":
                names = [name for name, _, _ in self._voices]
                languages = {code for _, _, codes in self._voices for code in codes}
                tell({"is": "voices", "names": names, "languages": sorted(languages)})

    def _find(self, name: str, language: str) -> object:
        """Return the voice of a name, else one of a language, else the one of the system."""
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
    """Tell whether the engine has a pitch; those that lack it print so, or raise."""
    with contextlib.suppress(Exception):
        return isinstance(engine.getProperty("pitch"), (int, float))
    return False


def serve(engine: Any, inbox: queue.SimpleQueue[Message | None]) -> None:
    """Turn the engine's loop, and take messages in between, until the inbox ends."""
    engine.connect(
        "finished-utterance", lambda name, completed: tell({"is": "ended", "id": int(name or 0)})
    )
    engine.startLoop(False)
    talker = Talker(engine)
    tell({"is": "ready", "ignores": () if talker.has_pitch else ("pitch",)})
    while True:
        try:
            message = inbox.get(timeout=LOOK)
        except queue.Empty:
            engine.iterate()
            continue
        if message is None:
            break
        talker.take(message)
        engine.iterate()
    engine.endLoop()


def read(inbox: queue.SimpleQueue[Message | None]) -> None:
    """Put the messages of the input into the inbox, and answer whether the process lives."""
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
    try:
        import pyttsx3

        engine = pyttsx3.init()
    except Exception as fault:  # whatever its drivers raise where they cannot speak
        tell({"is": "fault", "why": repr(fault)})
        return
    inbox: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
    threading.Thread(target=read, args=(inbox,), daemon=True).start()
    serve(engine, inbox)


if __name__ == "__main__":
    main()
