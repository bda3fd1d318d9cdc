"""Speak with `say`, the command of macOS, a process for each line."""

from __future__ import annotations

import shutil
import subprocess
import threading
import time
from collections.abc import Callable

from audiogame.outputs.speech.languages import USUAL, code_of, speaks
from audiogame.outputs.speech.seat_voices import pitch_of
from audiogame.outputs.speech.voice import Kind, Manner, NotListed, NoVoice, VoiceHangs

LIVENESS = 1.0
"""Seconds of speech after which it is looked whether the process has been stopped."""
PATIENCE = 0.5
"""Seconds that this look may take."""
LISTING = 30.0
"""Seconds that the list of voices may take, which no line waits for."""
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
        self._listed: list[tuple[str, str]] | None = None
        """The names of the voices and their languages; None until they are listed."""
        threading.Thread(target=self._list, name="voices of say", daemon=True).start()

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self.silence()
        manner = self._manner
        command = [self._command, "-r", str(manner.rate), "-f", "-"]
        if voice := self._voice():
            command += ["-v", voice]
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
        self._manner = manner

    def voices(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self._known())

    def languages(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(code_of(code) for _, code in self._known()))

    def _voice(self) -> str:
        """Return the voice to ask for, as far as the voices are listed; empty for the system's."""
        manner = self._manner
        if manner.voice or manner.language == USUAL:
            return manner.voice
        listed = self._listed or ()
        return next((name for name, code in listed if speaks(manner.language, (code,))), "")

    def _known(self) -> list[tuple[str, str]]:
        if self._listed is None:
            raise NotListed
        return self._listed

    def _list(self) -> None:
        """List the voices: a line is a name, a language and a sample after a hash sign."""
        try:
            listed = subprocess.run(
                [self._command, "-v", "?"],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=LISTING,
                check=False,
            ).stdout
        except (OSError, subprocess.TimeoutExpired):  # it speaks, and lists nothing
            listed = b""
        lines = listed.decode("utf-8", "replace").splitlines()
        words = [line.partition("#")[0].split() for line in lines if line]
        self._listed = [(" ".join(found[:-1]), found[-1]) for found in words if found]

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
