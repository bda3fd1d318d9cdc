"""The sound process: it reads messages from its input and plays and speaks what they ask for.

Messages to it: `speak` (id, text, voice, rate, pitch, volume, gain, pan), `hush`, `voices`,
`ping`.  Messages from it: `ready` (voice, device), `begun` and `ended` (id, whole), `voices`
(names), `pong`, `device` (there, why).  It ends when its input ends.
"""

from __future__ import annotations

import queue
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass

from audiogame.outputs.sounds.device import Device, NoDevice
from audiogame.outputs.sounds.espeak import Espeak, NoEspeak, pieces
from audiogame.outputs.sounds.messages import BrokenMessage, Message, read_message, write_message

BUSY, IDLE = 0.004, 0.25
"""Seconds between two looks at the device, while it plays and while it does not."""
REOPEN = 1.0
"""Seconds between two tries to open the device."""
AHEAD = 2
"""Pieces of speech that are made ahead of what is heard."""


@dataclass
class Speaking:
    """The utterance that is being said.

    Args:
        message: as it was asked for.
        rest: the pieces of its text that are still to be made.
        begun: whether something of it has been handed to the device.
    """

    message: Message
    rest: Iterator[str]
    begun: bool = False
    made: bool = False


class SoundProcess:
    """Plays and speaks what the messages of its inbox ask for."""

    def __init__(self) -> None:
        self.inbox: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
        self._device: Device | None = None
        self._tried = float("-inf")
        self._why = ""
        self._speaking: Speaking | None = None
        try:
            self._espeak: Espeak | None = Espeak()
            self._no_espeak = ""
        except NoEspeak as fault:
            self._espeak, self._no_espeak = None, str(fault)

    def run(self) -> None:
        """Work until the inbox says that the input has ended."""
        self._open()
        tell(
            {
                "is": "ready",
                "voice": self._espeak is not None,
                "no-voice": self._no_espeak,
                "device": self._device is not None,
                "why": self._why,
            }
        )
        while True:
            try:
                message = self.inbox.get(timeout=BUSY if self._speaking else IDLE)
            except queue.Empty:
                pass
            else:
                if message is None:
                    return
                self._take(message)
            self._watch()
            self._go_on()

    def _take(self, message: Message) -> None:
        match message["is"]:
            case "speak":
                self._end(whole=False)
                self._speaking = Speaking(message, pieces(str(message.get("text", ""))))
                self._go_on()
            case "hush":
                self._end(whole=False)
            case "voices":
                names = self._espeak.voices() if self._espeak is not None else ()
                tell({"is": "voices", "names": names})
            case "ping":
                tell({"is": "pong"})

    def _go_on(self) -> None:
        """Make and hand over speech ahead of what is heard."""
        speaking, device = self._speaking, self._device
        if speaking is None or self._espeak is None:
            return
        if device is None:
            return  # it waits for the device; the game decides how long
        stream = device.speech
        stream.pump()
        while not speaking.made and stream.ahead < AHEAD:
            piece = next(speaking.rest, None)
            if piece is None:
                speaking.made = True
                break
            samples = self._synthesise(self._espeak, piece, speaking.message)
            left, right = _sides(speaking.message)
            stream.feed(samples, self._espeak.samples, left, right)
            if not speaking.begun:
                speaking.begun = True
                tell({"is": "begun", "id": speaking.message.get("id")})
        if speaking.made and not stream.busy:
            self._end(whole=True)

    def _synthesise(self, espeak: Espeak, text: str, message: Message) -> bytes:
        if not espeak.choose(str(message.get("voice") or "en")):
            espeak.choose("en")
        espeak.set(*(int(message.get(name, usual)) for name, usual in _USUAL.items()))
        return espeak.synthesise(text)

    def _end(self, whole: bool) -> None:
        speaking, self._speaking = self._speaking, None
        if speaking is None:
            return
        if not whole and self._device is not None:
            self._device.speech.stop()
        tell({"is": "ended", "id": speaking.message.get("id"), "whole": whole})

    # The device.

    def _watch(self) -> None:
        """Open the device again when it has gone."""
        if self._device is not None and self._device.gone:
            self._device.close()
            self._device = None
            tell({"is": "device", "there": False, "why": "it has stopped playing"})
            if self._speaking is not None:  # from its beginning: nobody heard it
                message = self._speaking.message
                self._speaking = Speaking(message, pieces(str(message.get("text", ""))))
        if self._device is None and time.monotonic() - self._tried > REOPEN:
            self._open()
            if self._device is not None:
                tell({"is": "device", "there": True, "why": ""})

    def _open(self) -> None:
        self._tried = time.monotonic()
        try:
            self._device = Device()
        except NoDevice as fault:
            self._why = str(fault)


_USUAL = {"rate": 200, "pitch": 50, "volume": 100}


def _sides(message: Message) -> tuple[float, float]:
    """Return the loudness left and right, from a gain and a place between -1 and 1."""
    gain, pan = float(message.get("gain", 0.5)), float(message.get("pan", 0.0))
    return gain * min(1.0, 1.0 - pan), gain * min(1.0, 1.0 + pan)


def tell(message: Message) -> None:
    """Send a message to the game."""
    sys.stdout.buffer.write(write_message(message))
    sys.stdout.buffer.flush()


def _read(inbox: queue.SimpleQueue[Message | None]) -> None:
    for line in sys.stdin.buffer:
        try:
            inbox.put(read_message(line))
        except BrokenMessage as fault:
            sys.stderr.write(f"{fault}\n")
    inbox.put(None)


def main() -> None:
    """Run the process."""
    process = SoundProcess()
    threading.Thread(target=_read, args=(process.inbox,), daemon=True).start()
    try:
        process.run()
    except BrokenPipeError:  # the game is gone
        sys.stderr.write("The game does not listen any more.\n")


if __name__ == "__main__":
    main()
