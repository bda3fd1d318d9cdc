"""The command `say` of macOS, and which of its voices reads a language."""

from __future__ import annotations

import shutil
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable

from audiogame.narration.languages import languages_of_macos
from audiogame.outputs.speech.languages import USUAL, code_of, speaks
from audiogame.outputs.speech.voice import Manner, NotListed, NoVoice, Voice, VoiceHangs, pitch_of
from audiogame.own_process import NO_WINDOW, end_with_program

LIVENESS = 1.0
"""Seconds of speech after which it is checked whether the process has been stopped."""
PATIENCE = 0.5
"""Seconds that the check for a stopped process may take."""
LISTING = 30.0
"""Seconds that listing voices may take; no line waits for it."""
DOWNLOADED = ("(Enhanced)", "(Premium)")
"""How names of `say` end for voices that the player has downloaded beside the first ones."""
SEVERAL = 3
"""Voices of one name that a single language may have, as it is downloaded in better ones."""
NOVELTIES = frozenset(
    (
        *("Albert", "Bad News", "Bahh", "Bells", "Boing", "Bubbles", "Cellos", "Deranged"),
        *("Good News", "Hysterical", "Jester", "Organ", "Pipe Organ", "Superstar", "Trinoids"),
        *("Whisper", "Wobble", "Zarvox"),
    )
)
"""Voices of `say` that sing, croak or whisper."""
Start = Callable[[list[str]], "subprocess.Popen[bytes]"]


def _start(command: list[str]) -> subprocess.Popen[bytes]:
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=NO_WINDOW,
    )
    end_with_program(process.pid)
    return process


class SayVoice(Voice):
    """The command `say`.

    Args:
        start: starts a process with a pipe as its input.
        which: finds the command.
        languages: returns the codes of the languages in System Settings, the preferred one first.

    Raises:
        NoVoice: there is no such command.
    """

    name = "say"

    def __init__(
        self,
        start: Start = _start,
        which: Callable[[str], str | None] = shutil.which,
        languages: Callable[[], tuple[str, ...]] = languages_of_macos,
    ) -> None:
        command = which("say")
        if command is None:
            raise NoVoice("no-command-say")
        self._command = command
        self._start = start
        self._system = tuple(map(code_of, languages())) or (USUAL,)
        self._process: subprocess.Popen[bytes] | None = None
        self._looked = 0.0
        self._manner = Manner()
        self._listed: list[tuple[str, str]] | None = None
        """The names and languages of the voices; None until they are listed."""
        threading.Thread(target=self._list, name="voices of say", daemon=True).start()

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        self.silence()
        manner = self._manner
        command = [self._command, "-r", str(manner.rate), "-f", "-"]
        if voice := self._voice():
            command += ["-v", voice]
        # [[...]] are its own commands: ours come first, and none in the text is obeyed.
        pitch = (pitch_of(manner.pitch, speaker) - 50) // 5
        shift = f"[[pbas {pitch:+d}]] " if pitch else ""
        volume = f"[[volm {manner.volume / 100:.2f}]] " if manner.volume != 100 else ""
        clean = text.replace("[[", "[ [").encode("utf-8", "replace")
        self._process, self._looked = self._start(command), time.monotonic()
        assert self._process.stdin is not None
        self._process.stdin.write(shift.encode() + volume.encode() + clean)
        self._process.stdin.close()

    def speaking(self) -> bool:
        """Return whether the process runs.

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

    def set_manner(self, manner: Manner) -> None:
        """Apply a manner; without a voice name, the language of the system keeps the voice that was
        chosen in System Settings, and another takes the best one listed."""
        self._manner = manner

    def voices(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self._known())

    def languages(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(code_of(code) for _, code in self._known()))

    def _voice(self) -> str:
        """Return the voice to ask for, if listed; empty for the system's default."""
        manner = self._manner
        if manner.voice or speaks(manner.language, self._system[:1]):
            return manner.voice
        return best_of_say(manner.language, self._listed or [], self._system)

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
        except (OSError, subprocess.TimeoutExpired):  # it speaks, but cannot list voices
            listed = b""
        lines = listed.decode("utf-8", "replace").splitlines()
        words = [line.partition("#")[0].split() for line in lines if line]
        self._listed = [(" ".join(found[:-1]), found[-1]) for found in words if found]

    def close(self) -> None:
        self.silence()


def best_of_say(language: str, listed: list[tuple[str, str]], system: tuple[str, ...]) -> str:
    """Return the name of the best voice for a language; empty where none speaks it.

    One of the player's region comes first, then one that was downloaded, then one that is not
    there for many languages, as those of Eloquence are; novelties, which sing or croak, never.

    Args:
        language: its code, with or without a region.
        listed: names and languages of voices, as `say` lists them.
        system: the codes of the languages in System Settings, the preferred one first.
    """
    base = language.partition("-")[0]
    regions = [
        *(one for one in system if speaks(base, (one,))),
        *(f"{base}-{one.rpartition('-')[2]}" for one in system[:1]),
        "en-us" if base == "en" else f"{base}-{base}",
    ]
    many = Counter(name.partition(" (")[0] for name, _ in listed)

    def worth(voice: tuple[str, str]) -> tuple[int, bool, bool]:
        name, code = voice
        region = regions.index(code_of(code)) if code_of(code) in regions else len(regions)
        return region, not name.endswith(DOWNLOADED), many[name.partition(" (")[0]] > SEVERAL

    usable = [one for one in listed if speaks(language, one[1:]) and one[0] not in NOVELTIES]
    return min(usable, key=worth)[0] if usable else ""


def _stopped(pid: int) -> bool:
    """Return whether a process is stopped; False where that cannot be found out."""
    command = ["ps", "-o", "state=", "-p", str(pid)]
    try:
        told = subprocess.run(command, capture_output=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.stdout.strip().startswith(b"T")
