"""Speak and braille through a running screen reader, with accessible-output2."""

from __future__ import annotations

import contextlib
import io
from typing import Any

from audiogame.outputs.speech.seat_voices import pitch_of
from audiogame.outputs.speech.voice import ALL, Kind, Manner, NoVoice, VoiceLost

SPEAKING = 2
"""The running state of a SAPI 5 voice that speaks (SRSEIsSpeaking)."""


class AccessibleOutput:
    """The first active output of accessible-output2.

    Made and used in one thread only: COM objects belong to the thread that made them.
    accessible-output2's own `Auto` is not used, because one output that cannot be built stops
    it, and because it never brailles.

    Args:
        kind: whether to take screen readers, or synthesizers as the program's own voice.

    Raises:
        NoVoice: nothing of the kind runs, or the library is silent on this system.
    """

    def __init__(self, kind: Kind = Kind.READER) -> None:
        self.kind = kind
        self.ignores = ALL if kind is Kind.READER else ("language",)
        self._manner = Manner()
        with contextlib.redirect_stdout(io.StringIO()):  # it prints while it looks around
            made = (made for made in map(_made, _classes()) if made is not None)
            own = kind is Kind.OWN
            self._outputs = [found for found in made if _synthesizer(found) is own]
        if self._active() is None:
            raise NoVoice("no-synthesizer-runs" if own else "no-reader-runs")

    @property
    def name(self) -> str:
        """What is spoken with now, such as "NVDA"."""
        active = self._active()
        return str(active.name) if active is not None else "none"

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        """Speak a text.

        Raises:
            VoiceLost: no output is active any more.
        """
        active = self._alive()
        text = text.lstrip()  # JAWS says the spaces
        if "sapi" in type(active).__module__:
            text = text.replace("&", "&amp;")  # it takes text for markup, and escapes only "<"
            active.set_pitch((pitch_of(self._manner.pitch, speaker) - 50) / 5)
        active.speak(text, interrupt=interrupt)

    def speaking(self) -> bool | None:
        status = getattr(getattr(self._alive(), "object", None), "Status", None)
        state = getattr(status, "RunningState", None)
        return None if state is None else state == SPEAKING

    def silence(self) -> None:
        """Stop speaking, where the output can."""
        active = self._alive()
        if hasattr(active, "silence"):
            active.silence()

    def braille(self, text: str) -> None:
        self._alive().braille(text)

    def set_manner(self, manner: Manner) -> None:
        """Set what a synthesizer can; a screen reader keeps what its user has set."""
        if self.kind is Kind.READER:
            return
        self._manner = manner
        active = self._alive()
        names = self.voices()
        for method, value in (
            ("set_voice", manner.voice if manner.voice in names else ""),
            ("set_rate", round((manner.rate - 200) / 20)),  # -10 to 10, about 200 words at 0
            ("set_volume", manner.volume),
        ):
            if hasattr(active, method) and value != "":
                with contextlib.suppress(Exception):  # what one voice cannot do is left out
                    getattr(active, method)(value)

    def voices(self) -> tuple[str, ...]:
        active = self._alive()
        if not hasattr(active, "list_voices"):
            return ()
        return tuple(str(name) for name in active.list_voices())

    def languages(self) -> tuple[str, ...]:
        return ()

    def close(self) -> None:
        """Let go of the outputs."""
        for output in self._outputs:
            if hasattr(output, "close"):
                with contextlib.suppress(Exception):
                    output.close()

    def _alive(self) -> Any:
        active = self._active()
        if active is None:
            raise VoiceLost("reader-gone")
        return active

    def _active(self) -> Any:
        for output in self._outputs:
            try:
                if output.is_active():
                    return output
            except Exception:  # whatever one output raises, the next is asked
                continue
        return None


def _classes() -> list[Any]:
    import accessible_output2  # late: the first line does not need it
    import accessible_output2.outputs.auto  # loads the modules it lists

    return list(accessible_output2.get_output_classes())


def _made(kind: Any) -> Any:
    try:
        return kind()
    except Exception:
        return None


def _synthesizer(output: Any) -> bool:
    try:
        return bool(output.is_system_output()) or "sapi" in type(output).__module__
    except Exception:  # whatever one output raises, it is left out
        return True
