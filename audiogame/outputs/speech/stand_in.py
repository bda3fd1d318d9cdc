"""Voices for tests: one that notes what it is told, and one that says nothing."""

from __future__ import annotations

from pathlib import Path

from audiogame.outputs.speech.voice import Kind, Manner, NoVoice


class NullVoice:
    """A voice that says nothing, at once."""

    name = "null"
    kind = Kind.OWN
    ignores: tuple[str, ...] = ()

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        pass

    def speaking(self) -> bool | None:
        return False

    def silence(self) -> None:
        pass

    def braille(self, text: str) -> None:
        pass

    def set_manner(self, manner: Manner) -> None:
        pass

    def voices(self) -> tuple[str, ...]:
        return ("null",)

    def languages(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        pass


class RecordingVoice(NullVoice):
    """A voice that writes what it is told into a file, a line each.

    A line begins with "say", "cut" (what is being said is stopped first), "hush" or "braille".

    Args:
        path: the file, to which lines are added.

    Raises:
        NoVoice: the file cannot be written.
    """

    name = "recording"

    def __init__(self, path: Path) -> None:
        try:
            self._file = path.open("a", encoding="utf-8", errors="replace")
        except OSError as fault:
            raise NoVoice("recording-cannot-write", path=str(path), why=str(fault)) from fault

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        whose = "" if speaker is None else f" {speaker}"
        self._note(f"{'cut' if interrupt else 'say'}{whose}: {text}")

    def silence(self) -> None:
        self._note("hush")

    def braille(self, text: str) -> None:
        self._note(f"braille: {text}")

    def close(self) -> None:
        self._file.close()

    def _note(self, line: str) -> None:
        self._file.write(line + "\n")
        self._file.flush()
