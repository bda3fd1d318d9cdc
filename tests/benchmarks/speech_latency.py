"""Measure from a text to its first sound, and from a key to silence.

Run `python tests/benchmarks/speech_latency.py [TIMES]`; it needs pulseaudio and
speech-dispatcher.  Each figure stands beside the one of the library alone, taken in the same way:
the recording of a null sink for eSpeak NG, the beginning of the synthesizer's process for
speech-dispatcher.  Both contain the time of the observer, so only their ratio is ours.
"""

from __future__ import annotations

import array
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from dispatcher_server import DispatcherServer
from sound_server import LOUD, SoundServer

from audiogame.narration.narrator import Line
from audiogame.outputs.sound_process import SoundLink
from audiogame.outputs.speech.conductor import Conductor
from audiogame.outputs.speech.dispatcher import Dispatcher
from audiogame.outputs.speech.espeak import EspeakVoice
from audiogame.outputs.speech.voice import Backend

TEXT = "The dice roll slowly over the long wooden table past all the cards and chips"
QUIET = 0.25
"""Seconds without sound after which it counts as silent."""


class Ear:
    """Listens to a null sink, and knows when it last heard something."""

    def __init__(self, server: SoundServer) -> None:
        self.loud_at = 0.0
        self.process = subprocess.Popen(
            ["parec", "-d", "null.monitor", "--format=s16le", "--channels=1", "--latency-msec=2"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **server.env},
        )
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while data := os.read(self.process.stdout.fileno(), 4096):
            samples = array.array("h", data[: len(data) & ~1])
            if samples and max(max(samples), -min(samples)) > LOUD:
                self.loud_at = time.monotonic()

    def wait_loud(self, since: float) -> float:
        while self.loud_at < since:
            time.sleep(0.0005)
        return self.loud_at - since

    def wait_quiet(self, since: float) -> float:
        while time.monotonic() - max(self.loud_at, since) < QUIET:
            time.sleep(0.001)
        return max(self.loud_at - since, 0.0)


def tell(what: str, seconds: list[float]) -> float:
    """Print the median and the 95th percentile; returns the median."""
    median = statistics.median(seconds)
    high = sorted(seconds)[max(round(len(seconds) * 0.95) - 1, 0)]
    sys.stdout.write(f"{what}: median {median * 1000:.1f} ms, p95 {high * 1000:.1f} ms.\n")
    return median


def espeak(times: int) -> None:
    with tempfile.TemporaryDirectory(prefix="pa") as name, SoundServer(Path(name)) as server:
        os.environ.update(server.env)
        ear = Ear(server)

        def measure(say: Callable[[], None], hush: Callable[[], None]) -> list[list[float]]:
            begin, end = [], []
            for _ in range(times + 1):
                at = time.monotonic()
                say()
                begin.append(ear.wait_loud(at))
                time.sleep(0.3)
                at = time.monotonic()
                hush()
                end.append(ear.wait_quiet(at))
            return [begin[1:], end[1:]]  # the first warms up

        link = SoundLink()
        speech = Conductor((Backend("espeak", lambda: EspeakVoice(link)),))
        speech.wait_ready(10)
        ours = measure(lambda: speech.take(Line(TEXT)), speech.silence)
        speech.close()
        link.close()
        from audiogame.sound_server.device import Device
        from audiogame.sound_server.synthesizer import Espeak

        device, library = Device(), Espeak()
        library.choose("en")

        def alone() -> None:
            device.speech.feed(library.synthesise(TEXT), library.samples)

        theirs = measure(alone, device.speech.stop)
        device.close()
        ear.process.kill()
    for what, our, their in zip(
        ("text to first sound", "key to silence"), ours, theirs, strict=True
    ):
        one, other = tell(f"eSpeak NG, {what}", our), tell(f"  the library alone, {what}", their)
        sys.stdout.write(f"  ratio {one / other:.2f}\n")


def dispatcher(times: int) -> None:
    with (
        tempfile.TemporaryDirectory(prefix="sd") as name,
        DispatcherServer(Path(name), 0.02) as server,
    ):

        def measure(say: Callable[[str], None], hush: Callable[[], None]) -> list[float]:
            took = []
            for number in range(times + 1):
                text = f"{TEXT} {number} {time.monotonic()}"
                at = time.monotonic()
                say(text)
                while not server.begun() or server.begun()[-1] != text:
                    time.sleep(0.002)
                took.append(server.events()[-1][0] - at)
                hush()
                time.sleep(0.1)
            return took[1:]

        speech = Conductor((Backend("sd", lambda: Dispatcher(server.address)),))
        speech.wait_ready(10)
        ours = measure(lambda text: speech.take(Line(text)), speech.silence)
        speech.close()
        with socket.socket(socket.AF_UNIX) as plain:
            plain.connect(str(server.socket))

            def send(line: str) -> None:
                plain.sendall(line.encode() + b"\r\n")
                plain.recv(4096)

            send("SET self CLIENT_NAME a:b:c")

            def alone(text: str) -> None:
                send("SPEAK")
                send(f"{text}\r\n.")

            theirs = measure(alone, lambda: send("CANCEL self"))
    one = tell("speech-dispatcher, text to the synthesizer's beginning", ours)
    other = tell("  the protocol alone", theirs)
    sys.stdout.write(f"  ratio {one / other:.2f}\n")


if __name__ == "__main__":
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    espeak(number)
    dispatcher(number)
