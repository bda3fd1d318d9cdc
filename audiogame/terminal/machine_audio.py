"""Factory of this machine's speech and sound outputs, by its programs and its sound server."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from audiogame.console.audio import SoundReport, Speech, VoiceReport
    from audiogame.outputs.mix import Mix
    from audiogame.outputs.sound import SoundOutput
    from audiogame.outputs.sound_process import SoundLink
    from audiogame.outputs.speech.conductor import Conductor
    from audiogame.outputs.speech.voice import Manner
    from audiogame.rules.fault import Reason
    from audiogame.sound_server.pack import Packs

CYCLE = ("lines", "voice", "direct", "none")
"""The speech modes in the order in which a key cycles through them."""
START = 6.0
"""Seconds in which a program has to show that it can speak."""


class MachineAudio:
    """Factory of speech and sound outputs; nothing is started before it is needed."""

    def __init__(self) -> None:
        self._link: SoundLink | None = None
        self._sounds = 0
        """Number of sound outputs that are open."""
        self._spoken = False
        """Whether speech has used the process: voices are tried in it again at any time."""
        self._lock = threading.Lock()

    @property
    def modes(self) -> tuple[str, ...]:
        """The speech modes available on this machine.

        Only on Windows can a program speak through a screen reader.
        """
        return tuple(mode for mode in CYCLE if mode != "direct" or sys.platform == "win32")

    @property
    def programs(self) -> tuple[str, ...]:
        """The programs that can be the program's own voice here, the best first."""
        # late: the first line needs no voice
        from audiogame.outputs.speech.backends import voice_programs

        return voice_programs()

    def link(self) -> SoundLink:
        """Return the sound process, started at the first call."""
        # late: the first line needs no sound
        from audiogame.outputs.sound_process import SoundLink

        with self._lock:  # voices are made in several threads
            if self._link is None:
                self._link = SoundLink()
            return self._link

    def _link_for_speech(self) -> SoundLink:
        self._spoken = True
        return self.link()

    def speech(
        self, mode: str, program: str, report: VoiceReport, rate: float, manner: Manner
    ) -> Conductor:
        """Start speech in a thread.

        Raises:
            UnknownBackend: there is no such program.
        """
        # late: a screen reader needs no voice
        from audiogame.outputs.speech.backends import voices_of
        from audiogame.outputs.speech.conductor import Conductor

        self._look_again()
        return Conductor(voices_of(mode, program, self._link_for_speech), report, rate, manner)

    def sound(self, packs: Callable[[], Packs], mix: Mix, report: SoundReport) -> SoundOutput:
        """Start playing sounds in the sound process."""
        # late: the first line needs no sound
        from audiogame.outputs.sound import SoundOutput

        self._look_again()
        self._sounds += 1
        return SoundOutput(self.link(), packs, mix, report=report, closed=self._leave_sound)

    def _leave_sound(self) -> None:
        """End the sound process in a thread, unless sounds or speech may use it."""
        self._sounds -= 1
        with self._lock:
            if self._link is not None and not (self._sounds or self._spoken):
                link, self._link = self._link, None
                threading.Thread(target=link.close, daemon=True).start()

    def leave(self, speech: Speech) -> None:
        """Close a speech output in a thread."""
        threading.Thread(target=speech.close, daemon=True).start()

    def why_not(self, program: str) -> Reason | None:
        """Return why a program cannot speak here; None if it can."""
        # late: needed when a voice is chosen
        from audiogame.outputs.speech.backends import backends
        from audiogame.outputs.speech.calls import leave_behind, try_backend

        self._look_again()
        (backend,) = backends("voice", program, self._link_for_speech)
        caller, why = try_backend(backend, START)
        if caller is not None:
            leave_behind(caller, START)
        return why

    def _look_again(self) -> None:
        """Look at once for a sound device: the player has just asked for a voice or for sounds."""
        if self._link is not None:
            self._link.look_again()

    def close(self) -> None:
        """End the sound process; its speech has ended before."""
        if self._link is not None:
            self._link.close()
