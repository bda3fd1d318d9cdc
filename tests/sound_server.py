"""A private PulseAudio with a null sink, and a recording of what is played on it."""

from __future__ import annotations

import array
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Self

RATE = 44100
FRAME = 441
"""Samples of a frame, 10 ms."""
LOUD = 200
"""The peak of a frame in which something sounds, of 32,767."""
STEADY = 60
"""Milliseconds of sound that outlast the pauses of a busy machine."""
_SCRIPT = """\
load-module module-null-sink sink_name=null rate=44100 channels=2 format=s16le
load-module module-native-protocol-unix socket={socket} auth-anonymous=1
"""


def missing_sound_server() -> str:
    """Return why there can be no server; empty if there can."""
    for command in ("pulseaudio", "parec", "pactl"):
        if shutil.which(command) is None:
            return f"the command {command} (packages pulseaudio, pulseaudio-utils) is missing"
    return ""


class SoundServer:
    """A sound server in a folder of its own.

    Args:
        folder: where its files lie; a short path, because sockets have short names.
        kept: milliseconds of sound that it keeps for each program; 0 for as many as they ask for.
    """

    def __init__(self, folder: Path, kept: int = 0) -> None:
        self.folder = folder
        self.kept = kept
        self.socket = folder / "native"
        folder.chmod(0o700)
        (folder / "script.pa").write_text(_SCRIPT.format(socket=self.socket), encoding="utf-8")
        self._server: subprocess.Popen[bytes] | None = None
        self._recorder: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def env(self) -> dict[str, str]:
        """What a program needs in its environment to play here."""
        env = {"PULSE_SERVER": f"unix:{self.socket}", "SDL_AUDIODRIVER": "pulseaudio"}
        return {**env, "PULSE_LATENCY_MSEC": str(self.kept)} if self.kept else env

    def start(self) -> None:
        """Start the server, and wait until it can be connected to."""
        self.socket.unlink(missing_ok=True)
        command = ["pulseaudio", "-n", "-F", str(self.folder / "script.pa"), "--daemonize=no"]
        command += ["--exit-idle-time=-1", "--use-pid-file=no", "--realtime=no"]
        command += ["--high-priority=no", "--disable-shm=yes"]
        own = {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder)}
        self._server = subprocess.Popen(
            command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **own},
            start_new_session=True,
        )
        end = time.monotonic() + 15
        while subprocess.run(
            ["pactl", "info"], env={**os.environ, **self.env}, capture_output=True
        ).returncode:
            assert time.monotonic() < end, "the sound server does not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """End the server at once."""
        for process in (self._recorder, self._server):
            if process is not None and process.poll() is None:
                process.kill()
                process.wait()

    def record(self) -> None:
        """Begin to record what is played, anew if something is recorded already."""
        if self._recorder is not None:
            self._recorder.kill()
            self._recorder.wait()
        self.recording = self.folder / "recording.raw"
        with self.recording.open("wb") as file:
            self._recorder = subprocess.Popen(
                [
                    *("parec", "-d", "null.monitor", "--format=s16le", f"--rate={RATE}"),
                    "--channels=2",
                ],
                stdout=file,
                stderr=subprocess.DEVNULL,
                env={**os.environ, **self.env, "PULSE_LATENCY_MSEC": "5"},
            )
        end = time.monotonic() + 10
        while not self.recording.stat().st_size:
            assert time.monotonic() < end, "nothing is recorded"
            time.sleep(0.01)

    def frames(self) -> list[tuple[int, int]]:
        """Return the peaks left and right of each 10 ms recorded so far."""
        samples = array.array("h")
        data = self.recording.read_bytes()
        samples.frombytes(data[: len(data) // (4 * FRAME) * 4 * FRAME])
        peaks = []
        for start in range(0, len(samples), 2 * FRAME):
            frame = samples[start : start + 2 * FRAME]
            left, right = frame[0::2], frame[1::2]
            peaks.append((max(max(left), -min(left)), max(max(right), -min(right))))
        return peaks

    def sounds(self) -> list[tuple[float, float]]:
        """Return when something sounded: beginnings and ends in seconds of the recording."""
        found: list[tuple[float, float]] = []
        for number, peaks in enumerate(self.frames()):
            if max(peaks) < LOUD:
                continue
            at = number * FRAME / RATE
            if found and at - found[-1][1] < 0.25:  # pauses inside of a sentence
                found[-1] = found[-1][0], at + FRAME / RATE
            else:
                found.append((at, at + FRAME / RATE))
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
