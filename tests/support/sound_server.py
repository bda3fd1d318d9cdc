"""A private PulseAudio with a null sink, and recordings of it."""

from __future__ import annotations

import array
import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from patience import until

RATE = 44100
FRAME = 441
"""Samples of a frame, 10 ms."""
LOUD = 200
"""Least peak of a frame that counts as sound, of 32,767."""
STEADY = 60
"""Milliseconds of buffered sound that outlast the pauses of a busy machine."""
_SCRIPT = """\
load-module module-null-sink sink_name=null rate=44100 channels=2 format=s16le
load-module module-native-protocol-unix socket={socket} auth-anonymous=1
"""


def apart() -> dict[str, str]:
    """Return the environment without variables of other sound servers of this machine."""
    led = ("DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "PULSE_SERVER", "PULSE_RUNTIME_PATH")
    return {name: value for name, value in os.environ.items() if name not in led}


def missing_sound_server() -> str:
    """Return why no server can run here; empty if it can."""
    for command in ("pulseaudio", "parec", "pactl"):
        if shutil.which(command) is None:
            return f"the command {command} (packages pulseaudio, pulseaudio-utils) is missing"
    return ""


class SoundServer:
    """A sound server in a folder of its own.

    Args:
        folder: for its files; a short path, because paths of sockets are limited.
        kept: milliseconds of buffer for each program; 0 for as many as they ask for.
    """

    socket_name = "native"
    """Path of the socket in the folder."""

    def __init__(self, folder: Path, kept: int = 0) -> None:
        self.folder = folder
        self.kept = kept
        self.socket = folder / self.socket_name
        folder.chmod(0o700)
        (folder / "script.pa").write_text(_SCRIPT.format(socket=self.socket), encoding="utf-8")
        self._servers: list[subprocess.Popen[bytes]] = []
        self._recorder: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def env(self) -> dict[str, str]:
        """Environment of a program that plays on this server."""
        env = {"PULSE_SERVER": f"unix:{self.socket}", "SDL_AUDIODRIVER": "pulseaudio"}
        return {**env, "PULSE_LATENCY_MSEC": str(self.kept)} if self.kept else env

    def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        self.socket.unlink(missing_ok=True)
        self._servers = []
        for command, ready in self._commands():
            self._servers.append(
                subprocess.Popen(
                    command,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    env={**apart(), **self._own()},
                    start_new_session=True,
                )
            )
            assert until(ready.exists), f"{command[0]} does not start"
        assert until(self._answers), "the sound server does not answer"

    def _answers(self) -> bool:
        env = {**os.environ, **self.env}
        return not subprocess.run(["pactl", "info"], env=env, capture_output=True).returncode

    def _commands(self) -> list[tuple[list[str], Path]]:
        """Return the commands to start, in order, each with the socket that it opens."""
        command = ["pulseaudio", "-n", "-F", str(self.folder / "script.pa"), "--daemonize=no"]
        command += ["--exit-idle-time=-1", "--use-pid-file=no", "--realtime=no"]
        return [([*command, "--high-priority=no", "--disable-shm=yes"], self.socket)]

    def _own(self) -> dict[str, str]:
        """Return the environment that keeps the server in its folder."""
        return {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder)}

    def kill(self) -> None:
        """Kill the server."""
        recorder = [] if self._recorder is None else [self._recorder]
        for process in (*recorder, *reversed(self._servers)):
            if process.poll() is None:
                process.kill()
                process.wait()

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to all its processes, such as SIGSTOP or SIGCONT."""
        for process in self._servers:
            process.send_signal(number)

    def pactl(self, *command: str) -> str:
        """Run a `pactl` command on the server, and return its output."""
        env = {**os.environ, **self.env}
        done = subprocess.run(["pactl", *command], env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def add_sink(self, name: str) -> None:
        """Add another null sink, as if a device were plugged in."""
        self.pactl("load-module", "module-null-sink", f"sink_name={name}")
        there = until(lambda: f"\t{name}\t" in self.pactl("list", "short", "sinks"))
        assert there, f"there is no sink {name}"

    def set_default(self, name: str) -> None:
        """Make a sink the default from now on."""
        self.pactl("set-default-sink", name)

    def remove_sink(self, name: str) -> None:
        """Remove a sink, as if a device were unplugged."""
        for line in self.pactl("list", "short", "modules").splitlines():
            if f"sink_name={name}" in line:
                self.pactl("unload-module", line.split()[0])

    def hears(self, sink: str, play: Callable[[], None], seconds: float = 60.0) -> bool:
        """Return whether sound arrives at a sink while `play` is called again and again."""
        with subprocess.Popen(
            ["parec", "-d", f"{sink}.monitor", "--format=s16le", "--latency-msec=20"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, **self.env},
        ) as recorder:
            assert recorder.stdout is not None
            ear = recorder.stdout.fileno()
            os.set_blocking(ear, False)
            end, heard = time.monotonic() + seconds, False
            while not heard and time.monotonic() < end:
                play()
                with contextlib.suppress(BlockingIOError):
                    data = os.read(ear, 1 << 16)
                    samples = array.array("h", data[: len(data) & ~1])
                    heard = bool(samples) and max(max(samples), -min(samples)) > LOUD
            recorder.kill()
        return heard

    def record(self) -> None:
        """Start a recording; a running one is restarted."""
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
        assert until(lambda: self.recording.stat().st_size > 0), "nothing is recorded"

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
        """Return the starts and ends of sounds, in seconds of the recording."""
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
