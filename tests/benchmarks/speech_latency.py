"""Measure from a text to its first sound, and from a key to silence.

Run `python tests/benchmarks speech_latency [TIMES]`; it needs pulseaudio and
speech-dispatcher.  Each figure is printed beside that of the library alone, taken in the same way
and in turn with it, under the same load: the recording of a null sink for eSpeak
NG, the beginning of the synthesizer's process for speech-dispatcher.  Both contain the time of the
observer, so only their ratio counts.  The library alone synthesizes a whole sentence, then plays
it; played in parts, it is the best that speech can reach.
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
    """Listens to a null sink, and records when something sounds."""

    def __init__(self, server: SoundServer) -> None:
        self._heard: list[float] = []
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
                self._heard.append(time.monotonic())

    def wait_loud(self, since: float) -> float:
        """Wait for a sound; returns the seconds to the first one."""
        while not self._heard or self._heard[-1] < since:
            time.sleep(0.01)  # seldom, for the speaking thread needs the interpreter too
        return next(at for at in self._heard if at >= since) - since

    def wait_quiet(self, since: float) -> float:
        """Wait for silence; returns the seconds to its beginning."""
        while time.monotonic() - max([since, *self._heard[-1:]]) < QUIET:
            time.sleep(0.01)
        return max(max([since, *self._heard[-1:]]) - since, 0.0)


def tell(what: str, seconds: list[float]) -> float:
    """Print the median and the 95th percentile; returns the median."""
    median = statistics.median(seconds)
    high = sorted(seconds)[max(round(len(seconds) * 0.95) - 1, 0)]
    sys.stdout.write(f"{what}: median {median * 1000:.1f} ms, p95 {high * 1000:.1f} ms.\n")
    return median


def compare(what: str, alone: str, ours: list[float], theirs: list[float]) -> None:
    """Print both latencies, and their ratio."""
    one, other = tell(what, ours), tell(f"  {alone}", theirs)
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    sys.stdout.write(f"  ratio {one / other:.2f}, load {load}\n")


def espeak(times: int) -> None:
    with tempfile.TemporaryDirectory(prefix="pa") as name, SoundServer(Path(name)) as server:
        os.environ.update(server.env)
        ear = Ear(server)

        def measure(say: Callable[[], object], hush: Callable[[], object]) -> tuple[float, float]:
            at = time.monotonic()
            say()
            begun = ear.wait_loud(at)
            time.sleep(0.3)
            at = time.monotonic()
            hush()
            return begun, ear.wait_quiet(at)

        link = SoundLink()
        speech = Conductor((Backend("espeak", lambda: EspeakVoice(link)),))
        speech.wait_ready(10)
        from audiogame.sound_server.device import SoundDevice
        from audiogame.sound_server.synthesizer import Espeak

        device, library = SoundDevice(), Espeak()
        library.choose("en")

        def alone() -> None:
            parts: list[bytes] = []
            library.synthesise(TEXT, parts.append)
            device.speech.feed(b"".join(parts), library.samples)

        def in_parts() -> None:
            library.synthesise(TEXT, lambda part: device.speech.feed(part, library.samples))

        ours, theirs, parted = [], [], []
        for _ in range(times + 1):
            ours.append(measure(lambda: speech.take(Line(TEXT)), speech.silence))
            theirs.append(measure(alone, device.speech.stop))
            parted.append(measure(in_parts, device.speech.stop))
        speech.close()
        link.close()
        device.close()
        ear.process.kill()
    for place, what in enumerate(("text to first sound", "key to silence")):
        # The first of each is a warm-up.
        our, their, part = [[one[place] for one in all_[1:]] for all_ in (ours, theirs, parted)]
        compare(f"eSpeak NG, {what}", f"the library alone, {what}", our, their)
        compare(f"eSpeak NG, {what}", f"the library alone, played in parts, {what}", our, part)


def dispatcher(times: int) -> None:
    with (
        tempfile.TemporaryDirectory(prefix="sd") as name,
        DispatcherServer(Path(name), 0.02) as server,
    ):

        def measure(say: Callable[[str], object], hush: Callable[[], object], text: str) -> float:
            at = time.monotonic()
            say(text)
            time.sleep(0.1)  # the speaking thread needs the interpreter too
            while not server.begun() or server.begun()[-1] != text:
                time.sleep(0.05)
            took = next(when for when, what, said in server.events() if said == text) - at
            hush()
            time.sleep(0.1)
            return took

        speech = Conductor((Backend("sd", lambda: Dispatcher(server.address)),))
        speech.wait_ready(10)
        with socket.socket(socket.AF_UNIX) as plain:
            plain.connect(str(server.socket))

            def send(line: str) -> None:
                plain.sendall(line.encode() + b"\r\n")
                plain.recv(4096)

            send("SET self CLIENT_NAME a:b:c")

            def alone(text: str) -> None:
                send("SPEAK")
                send(f"{text}\r\n.")

            ours, theirs = [], []
            for number in range(times + 1):
                text = f"{TEXT} {number}"
                ours.append(
                    measure(lambda text: speech.take(Line(text)), speech.silence, f"{text} ours")
                )
                theirs.append(measure(alone, lambda: send("CANCEL self"), f"{text} alone"))
            speech.close()
    what = "speech-dispatcher, text to the synthesizer's beginning"
    compare(what, "the protocol alone", ours[1:], theirs[1:])


def main(typed: list[str]) -> int:
    """Measure both as often as the argument says; returns the exit status."""
    times = int(typed[0]) if typed else 30
    espeak(times)
    dispatcher(times)
    return 0
