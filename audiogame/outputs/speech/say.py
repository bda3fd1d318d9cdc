"""Speak with `say`, the command of macOS, a process for each line."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable

from audiogame.outputs.speech.languages import USUAL, code_of, speaks
from audiogame.outputs.speech.seat_voices import pitch_of
from audiogame.outputs.speech.voice import Kind, Manner, NoVoice, VoiceHangs

LIVENESS = 1.0
"""Seconds of speech after which it is looked whether the process has been stopped."""
PATIENCE = 0.5
"""Seconds that this look may take."""
Start = Callable[[list[str]], "subprocess.Popen[bytes]"]


def _start(command: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


class SayVoice:
    """The command `say`.

    Args:
        start: starts a process with a pipe as its input.
        which: finds the command.

    Raises:
        NoVoice: there is no such command.
    """

    name = "say"
    kind = Kind.OWN
    ignores: tuple[str, ...] = ()

    def __init__(
        self, start: Start = _start, which: Callable[[str], str | None] = shutil.which
    ) -> None:
        command = which("say")
        if command is None:
            raise NoVoice("no-command-say")
        self._command = command
        self._start = start
        self._process: subprocess.Popen[bytes] | None = None
        self._looked = 0.0
        self._manner = Manner()
        self._voice = ""
        self._listed: list[tuple[str, str]] = []

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self.silence()
        manner = self._manner
        command = [self._command, "-r", str(manner.rate), "-f", "-"]
        if self._voice:
            command += ["-v", self._voice]
        # [[...]] are its own commands: ours come first, and none of the text is taken for one.
        pitch = (pitch_of(manner.pitch, speaker) - 50) // 5
        shift = f"[[pbas {pitch:+d}]] " if pitch else ""
        volume = f"[[volm {manner.volume / 100:.2f}]] " if manner.volume != 100 else ""
        clean = text.replace("[[", "[ [").encode("utf-8", "replace")
        self._process, self._looked = self._start(command), time.monotonic()
        assert self._process.stdin is not None
        self._process.stdin.write(shift.encode() + volume.encode() + clean)
        self._process.stdin.close()

    def speaking(self) -> bool:
        """Tell whether the process runs.

        Raises:
            VoiceHangs: it has been stopped, and would never end.
        """
        process = self._process
        if process is None or process.poll() is not None:
            return False
        if time.monotonic() - self._looked > LIVENESS:
            self._looked = time.monotonic()
            if _stopped(process.pid):
                raise VoiceHangs("say-stopped")
        return True

    def silence(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.poll() is None:
            process.kill()
            process.wait(1)

    def braille(self, text: str) -> None:
        pass

    def set_manner(self, manner: Manner) -> None:
        """Speak so; without a voice, another language than the usual takes its first voice."""
        self._manner, self._voice = manner, manner.voice
        if not manner.voice and manner.language != USUAL:
            fitting = (name for name, code in self._list() if speaks(manner.language, (code,)))
            self._voice = next(fitting, "")

    def voices(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self._list())

    def languages(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(code_of(code) for _, code in self._list()))

    def _list(self) -> list[tuple[str, str]]:
        """List the voices: a line is a name, a language and a sample after a hash sign."""
        if not self._listed:
            listed = subprocess.run(
                [self._command, "-v", "?"], capture_output=True, timeout=0.9, check=False
            )
            lines = listed.stdout.decode("utf-8", "replace").splitlines()
            words = [line.partition("#")[0].split() for line in lines if line]
            self._listed = [(" ".join(found[:-1]), found[-1]) for found in words if found]
        return self._listed

    def close(self) -> None:
        self.silence()


def _stopped(pid: int) -> bool:
    """Tell whether a process is stopped; not so where that cannot be found out."""
    command = ["ps", "-o", "state=", "-p", str(pid)]
    try:
        told = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.stdout.strip().startswith(b"T")
