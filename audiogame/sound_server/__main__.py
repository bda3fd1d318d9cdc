"""The sound process: it reads messages from its input, and plays and speaks accordingly.

Messages to it: `play` (cues, each with file, left, right, bus, after, id), `drop`, `load` (files),
`ears` (hearing, gain), `ambience` (file, left, right), `speak` (id, text, voice, rate, pitch,
volume), `hush`, `voices`, `ping`.
Messages from it: `opening`, `ready` (voice, device, why, server), `played` (id), `broken` (why),
`begun` and `ended` (id, whole), `voices` (names, languages), `device` (there, clock, why, server),
which also answers a ping.

It ends when its input ends, and where there is no sound device: the game starts another process at
the next retry.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from audiogame.rules.fault import Reason
from audiogame.sound_server.device import SERVERS, NoDevice, NoServer, SoundDevice, Stream
from audiogame.sound_server.device_report import DeviceReport
from audiogame.sound_server.places import Hearing
from audiogame.sound_server.sound_message import (
    BrokenMessage,
    Message,
    read_message,
    write_message,
    write_reasons,
)
from audiogame.sound_server.synthesizer import Espeak, NoEspeak, pieces
from audiogame.sound_server.waves import BrokenSound


class KeptDevice:
    """The sound device, opened and reopened as it comes and goes.

    Args:
        opening: called before a device is opened, which never returns where a server hangs.
    """

    def __init__(self, opening: Callable[[], None]) -> None:
        self.device: SoundDevice | None = None
        """The open device; None where there is none."""
        self._opening = opening
        self._why: tuple[Reason, ...] = ()
        self._heard = False
        """Whether there has been a device that could be heard."""

    def open(self) -> None:
        """Open the device, if there is one."""
        self._opening()
        try:
            self.device = SoundDevice()
        except NoDevice as fault:
            self._why = fault.reasons
            if self._heard:  # then it is not missing, but lost
                server = isinstance(fault, NoServer)
                self._why = (Reason("sound-server-stopped" if server else "sound-device-gone"),)

    def look(self) -> None:
        """Check the state of the device; to be called several times a second."""
        if self.device is not None:
            self.device.look()
            if self.device.gone:
                driver = self.device.driver
                if driver in SERVERS:  # opening the card by another driver would block the server
                    os.environ["SDL_AUDIODRIVER"] = driver
                self.device.close()
                self.device = None
                self.open()

    @property
    def missing(self) -> bool:
        """Whether there is no device, or one that cannot be heard."""
        return self.device is None or self.device.dummy

    @property
    def report(self) -> DeviceReport:
        """Return the present state of the device."""
        device = self.device
        if device is None:
            return DeviceReport(False, why=self._why)
        if device.clock.stands:
            server = device.driver in SERVERS
            why = Reason("sound-server-hangs") if server else Reason("sound-device-hangs")
            return DeviceReport(False, device.clock.played, (why,))
        if device.dummy:
            why = Reason("sound-device-gone" if self._heard else "no-device-but-dummy")
            return DeviceReport(False, device.clock.played, (why,))
        self._heard = True
        server_driver = device.driver if device.driver in SERVERS else ""
        return DeviceReport(True, device.clock.played, server=server_driver)


BUSY, IDLE = 0.004, 0.25
"""Seconds between two checks of the device: while it plays, and while it is idle."""
USUAL_GAIN = 0.7
"""Gain on eSpeak NG's output: some decibels louder than cues, without clipping."""
AHEAD = 2
"""Pieces of speech that are synthesised ahead of playback."""


@dataclass
class SpokenLine:
    """The utterance being spoken.

    Args:
        message: the request.
        rest: the pieces of its text still to be synthesised.
        begun: whether any of it has been handed to the device.
    """

    message: Message
    rest: Iterator[str]
    begun: bool = False
    made: bool = False


class SoundProcess:
    """Handler of the inbox's messages, which plays and speaks."""

    def __init__(self) -> None:
        self.inbox: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
        self._kept = KeptDevice(lambda: tell({"is": "opening"}))
        self._there = False
        """Whether the last report had a device."""
        self._hearing = Hearing.STEREO
        self._gain = USUAL_GAIN
        self._speaking: SpokenLine | None = None
        self._ambience: tuple[str, tuple[float, float]] = "", (0.0, 0.0)
        self._broken: set[Reason] = set()
        self._files: deque[str] = deque()
        try:
            self._espeak: Espeak | None = Espeak()
            self._no_espeak: tuple[Reason, ...] = ()
        except NoEspeak as fault:
            self._espeak, self._no_espeak = None, fault.reasons

    def run(self) -> None:
        """Run until the input has ended, or there is no device any more."""
        self._kept.open()
        report = self._kept.report
        self._there = report.there
        tell(
            {
                "is": "ready",
                "voice": self._espeak is not None,
                "no-voice": write_reasons(self._no_espeak),
                "device": self._there,
                "why": write_reasons(report.why),
                "server": report.server,
            }
        )
        while not self._kept.missing:
            try:
                message = self.inbox.get(timeout=self._patience)
            except queue.Empty:
                pass
            else:
                if message is None:
                    return
                self._take(message)
            self._go_on()
            self._play_due()
            self._watch()

    @property
    def _device(self) -> SoundDevice:
        assert self._kept.device is not None, "without one the process ends"
        return self._kept.device

    @property
    def _patience(self) -> float:
        """Return the seconds to wait for the next message."""
        if self._files and self.inbox.empty():
            self._load(self._files.popleft())
        busy = BUSY if self._speaking or self._files else IDLE
        return min(busy, self._device.cues.patience)

    def _take(self, message: Message) -> None:
        match message["is"]:
            case "play":
                for cue in message["cues"]:
                    self._device.cues.take(cue)
                self._play_due()
            case "drop":
                self._device.cues.drop()
            case "load":
                self._files.extend(message["files"])
            case "ears":
                self._hearing, self._gain = Hearing(message["hearing"]), float(message["gain"])
            case "ambience":
                sides = float(message["left"]), float(message["right"])
                self._ambience = str(message["file"]), sides
                self._surround()
            case "speak":
                self._end(whole=False)
                self._speaking = SpokenLine(message, pieces(str(message.get("text", ""))))
                self._go_on()
            case "hush":
                self._end(whole=False)
            case "voices":
                names = self._espeak.voices() if self._espeak is not None else ()
                languages = tuple(self._espeak.languages()) if self._espeak is not None else ()
                tell({"is": "voices", "names": names, "languages": languages})
            case "ping":
                tell(self._kept.report.message())

    def _go_on(self) -> None:
        """Synthesise and hand over speech ahead of playback."""
        speaking, device = self._speaking, self._device
        if speaking is None or self._espeak is None:
            return
        stream = device.speech
        stream.pump()
        while not speaking.made and stream.ahead < AHEAD:
            piece = next(speaking.rest, None)
            if piece is None:
                speaking.made = True
                break
            self._synthesise(self._espeak, stream, piece, speaking)
            device.cues.duck(True)
        if speaking.made and not stream.busy:
            self._end(whole=True)

    def _synthesise(self, espeak: Espeak, stream: Stream, text: str, speaking: SpokenLine) -> None:
        """Synthesise a piece of text, of which the first part is played at once."""
        message = speaking.message
        if not espeak.choose(str(message.get("voice") or "en")):
            espeak.choose("en")
        rate, pitch, volume = (int(message.get(name, usual)) for name, usual in _USUAL.items())
        espeak.set(rate, pitch, round(volume * self._gain))

        def hear(samples: bytes) -> None:
            stream.feed(samples, espeak.samples, self._hearing)
            if not speaking.begun:
                speaking.begun = True
                tell({"is": "begun", "id": message.get("id")})

        espeak.synthesise(text, hear)

    def _end(self, whole: bool) -> None:
        speaking, self._speaking = self._speaking, None
        if speaking is None:
            return
        if not whole:
            self._device.speech.stop()
        self._device.cues.duck(False)
        tell({"is": "ended", "id": speaking.message.get("id"), "whole": whole})

    # Cues.

    def _play_due(self) -> None:
        with self._told_if_broken():
            for cue in self._device.cues.play_due():
                if "id" in cue:
                    tell({"is": "played", "id": cue["id"]})

    def _load(self, file: str) -> None:
        """Preload a sound."""
        with self._told_if_broken():
            self._device.cues.load(file)

    def _surround(self) -> None:
        """Loop the ambience that was last requested, or none."""
        with self._told_if_broken():
            self._device.cues.surround(*self._ambience)

    @contextmanager
    def _told_if_broken(self) -> Iterator[None]:
        """Report what is wrong with a sound that is loaded or played within, once."""
        try:
            yield
        except BrokenSound as fault:
            if not self._broken.issuperset(fault.reasons):
                self._broken.update(fault.reasons)
                tell({"is": "broken", "why": write_reasons(fault.reasons)})

    # The device.

    def _watch(self) -> None:
        """Check the state of the device, and report it."""
        before = self._kept.device
        self._kept.look()
        report = self._kept.report
        if report.there != self._there:
            self._there = report.there
            # Before the end of the present utterance, which would otherwise count as spoken.
            tell(report.message())
            if not (report.there or self._kept.missing):
                self._device.cues.drop()
                self._end(whole=False)  # another voice that can be heard repeats it
        if not self._kept.missing and self._device is not before:
            self._begin_again()
            self._surround()

    def _begin_again(self) -> None:
        """Restart the present utterance from its beginning: it was not heard to its end."""
        if self._speaking is not None:
            message = self._speaking.message
            self._speaking = SpokenLine(message, pieces(str(message.get("text", ""))))


_USUAL = {"rate": 200, "pitch": 50, "volume": 100}


def tell(message: Message) -> None:
    """Send a message to the game."""
    sys.stdout.buffer.write(write_message(message))
    sys.stdout.buffer.flush()


def _read(inbox: queue.SimpleQueue[Message | None]) -> None:
    for line in sys.stdin.buffer:
        try:
            inbox.put(read_message(line))
        except BrokenMessage as fault:
            sys.stderr.write(f"{fault!r}\n")
    inbox.put(None)


def main() -> None:
    """Run the process."""
    process = SoundProcess()
    threading.Thread(target=_read, args=(process.inbox,), daemon=True).start()
    try:
        process.run()
    except BrokenPipeError:  # the game has ended
        sys.stderr.write("The game does not listen any more.\n")
    os._exit(0)  # Python would wait for the reading thread, which waits for the game


if __name__ == "__main__":
    main()
