"""The child process that speaks with pyttsx3: its loop blocks, and a fault of it ends the process.

Messages to it: `speak` (id, text), `hush`, `manner` (rate, volume, voice), `voices`, `ping`.
Messages from it: `ready`, `ended` (id), `voices` (names), `pong`, `fault` (why).
The thread that reads answers `ping`, because some engines let their loop wait while they speak.
"""

from __future__ import annotations

import queue
import sys
import threading
from typing import Any

from audiogame.outputs.sounds.messages import BrokenMessage, Message, read_message, write_message

LOOK = 0.01
"""Seconds between two turns of the engine's loop."""


_telling = threading.Lock()


def tell(message: Message) -> None:
    """Send a message to the game."""
    with _telling:
        sys.stdout.buffer.write(write_message(message))
        sys.stdout.buffer.flush()


def take(engine: Any, message: Message) -> None:
    """Do what a message asks for."""
    match message["is"]:
        case "speak":
            engine.stop()
            engine.say(str(message["text"]), str(message["id"]))
        case "hush":
            engine.stop()
        case "manner":
            engine.setProperty("rate", message["rate"])
            engine.setProperty("volume", message["volume"] / 100)
            named = [
                voice.id for voice in engine.getProperty("voices") if voice.name == message["voice"]
            ]
            for number in named[:1]:
                engine.setProperty("voice", number)
        case "voices":
            tell({"is": "voices", "names": [voice.name for voice in engine.getProperty("voices")]})


def serve(engine: Any, inbox: queue.SimpleQueue[Message | None]) -> None:
    """Turn the engine's loop, and take messages in between, until the inbox ends."""
    engine.connect(
        "finished-utterance", lambda name, completed: tell({"is": "ended", "id": int(name or 0)})
    )
    engine.startLoop(False)
    tell({"is": "ready"})
    while True:
        try:
            message = inbox.get(timeout=LOOK)
        except queue.Empty:
            engine.iterate()
            continue
        if message is None:
            break
        take(engine, message)
        engine.iterate()
    engine.endLoop()


def read(inbox: queue.SimpleQueue[Message | None]) -> None:
    """Put the messages of the input into the inbox, and answer whether the process lives."""
    for line in sys.stdin.buffer:
        try:
            message = read_message(line)
        except BrokenMessage as fault:
            sys.stderr.write(f"{fault}\n")
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
        tell({"is": "fault", "why": f"pyttsx3 cannot speak here: {fault!r}."})
        return
    inbox: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
    threading.Thread(target=read, args=(inbox,), daemon=True).start()
    serve(engine, inbox)


if __name__ == "__main__":
    main()
