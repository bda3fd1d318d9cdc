"""Speak and braille through a running screen reader, with accessible-output2.

On Linux it reaches no screen reader; there it is another way to speech-dispatcher and eSpeak.
"""

from __future__ import annotations

import contextlib
import io
import sys
import time
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from audiogame.outputs.speech.dispatcher import (
    FASTEST,
    LONG,
    UNHEARD,
    Dispatcher,
    is_heard_here,
    server_address,
)
from audiogame.outputs.speech.voice import (
    ALL,
    Kind,
    Manner,
    NoVoice,
    Voice,
    VoiceGone,
    VoiceLost,
    pitch_of,
)

LIBRARIES = ("/usr/lib", "/usr/lib64")
"""Where the packages of the system's own Python are."""
DISPATCHER = "accessible_output2.outputs.speech_dispatcher"
OURS = (DISPATCHER, "accessible_output2.outputs.e_speak")
"""The modules of its outputs for Linux."""


def of_linux(output: object) -> bool:
    """Return whether an output, or a class of outputs, is one for Linux."""
    kind = output if isinstance(output, type) else type(output)
    return kind.__module__ in OURS


def can_be_made(kind: type) -> bool:
    """Return whether an output can speak here, importing what it needs.

    One for speech-dispatcher would start a server where none runs, audible or not.
    """
    if kind.__module__ != DISPATCHER:
        return True
    if not is_heard_here():
        return False
    lend_speechd()
    return True


def lend_speechd() -> None:
    """Import `speechd` from the system's Python where a virtual environment does not see it."""
    if "speechd" in sys.modules or find_spec("speechd") is not None:
        return
    for library in LIBRARIES:
        for file in sorted(Path(library).glob("python3*/*-packages/speechd/__init__.py")):
            spec = spec_from_file_location("speechd", file)
            if spec is None or spec.loader is None:
                continue
            module = sys.modules["speechd"] = module_from_spec(spec)
            try:
                spec.loader.exec_module(module)
            except Exception:  # one of another Python; any failure leads to the next
                del sys.modules["speechd"]
            else:
                return


class Handed:
    """A text handed to speech-dispatcher, and its server's events about it.

    Args:
        output: of accessible-output2, which is about to speak the text: it passes a callback to the
            server, and does not track single texts itself.
        text: to speak.
    """

    def __init__(self, output: Any, text: str) -> None:
        self.ended = False
        self.early = False
        """Whether the line ended too early to have been spoken."""
        self._length = len(text)
        self._at = time.monotonic()
        output._callback = self._hear

    @property
    def is_long(self) -> bool:
        """Whether the line is long enough for its duration to be evidence."""
        return self._length >= LONG

    def _hear(self, event: str, **more: object) -> None:
        if event == "end":
            self.early = self.is_long and time.monotonic() - self._at < self._length / FASTEST
        if event in ("end", "cancel"):
            self.ended = True


DONE = 1
"""The running state of a SAPI 5 voice that has finished (SRSEDone); before it begins it is 0."""
USUAL_RATE = 200
"""Words a minute of a SAPI 5 voice at its own rate, which is 0."""
SLOWER, FASTER = 15, 25
"""Words a minute for one step of SAPI 5 down to -10, and up to 10."""


class AccessibleOutput(Voice):
    """The first active output of accessible-output2.

    Made and used in one thread only: COM objects belong to the thread that made them.
    accessible-output2's own `Auto` is not used: one output that cannot be built stops it, and it
    never brailles.

    Args:
        kind: whether to take screen readers, or synthesizers as the program's own voice.

    Raises:
        NoVoice: nothing of the kind runs, or the library is silent on this system.
    """

    def __init__(self, kind: Kind = Kind.READER) -> None:
        self.kind = kind
        self.ignores = ALL if kind is Kind.READER else ("language",)
        self.name = ""
        """The output that spoke last, such as "NVDA"; a plain string, which any thread may read."""
        self._manner = Manner()
        self._set: tuple[Any, Manner] | None = None
        """The output, and the manner applied to it."""
        self._handed: Handed | None = None
        """The last text, where it went to speech-dispatcher."""
        self._early = 0
        """Number of long texts in a row that ended too early to have been heard."""
        with contextlib.redirect_stdout(io.StringIO()):  # it prints while it detects outputs
            made = (made for made in map(_made, _classes()) if made is not None)
            own = kind is Kind.OWN
            self._outputs = [one for one in made if of_linux(one) or _synthesizer(one) is own]
        if any(map(of_linux, self._outputs)):  # no reader, and without ids of utterances
            self.kind, self.ignores = Kind.OWN, ALL
        if self._active() is None:
            raise NoVoice("no-synthesizer-runs" if own else "no-reader-runs")

    def speak(self, text: str, interrupt: bool, speaker: int | None = None) -> None:
        """Speak a text.

        Raises:
            VoiceLost: no output is active any more.
        """
        active = self._alive()
        text = text.lstrip()  # JAWS reads the spaces
        if self.kind is Kind.OWN:
            if interrupt:
                self.silence()
            self._give_manner(active)
            interrupt = False
        if "sapi" in type(active).__module__:
            text = text.replace("&", "&amp;")  # it parses text as markup, and escapes only "<"
            active.set_pitch((pitch_of(self._manner.pitch, speaker) - 50) / 5)
        self._handed = Handed(active, text) if of_linux(active) and text else None
        active.speak(text, interrupt=interrupt)

    def speaking(self) -> bool | None:
        active, handed = self._alive(), self._handed
        if handed is not None and hasattr(active, "is_speaking"):
            return self._is_said(handed)
        status = getattr(getattr(active, "object", None), "Status", None)
        state = getattr(status, "RunningState", None)
        return None if state is None else state != DONE

    def _is_said(self, handed: Handed) -> bool:
        """Return whether speech-dispatcher still speaks.

        Raises:
            VoiceGone: it only claims to speak.
        """
        if not handed.ended:
            return True
        if handed.is_long:
            self._early = self._early + 1 if handed.early else 0
        self._handed = None
        if self._early >= UNHEARD:
            Dispatcher.unheard.add(server_address())
            raise VoiceGone("dispatcher-unheard")
        return False

    def silence(self) -> None:
        """Stop speaking, where the output can."""
        active, self._handed = self._alive(), None
        if hasattr(active, "silence"):
            active.silence()
        elif hasattr(active, "object"):  # JAWS, whose output lacks a silence method
            active.object.StopSpeech()

    def braille(self, text: str) -> None:
        self._alive().braille(text)

    def set_manner(self, manner: Manner) -> None:
        """Apply a manner from the next text on; a screen reader keeps its user's settings.

        It is set on the synthesizer between two texts: a change while it speaks may be lost, or cut
        off the text.
        """
        self._manner = manner

    def _give_manner(self, active: Any) -> None:
        manner = self._manner
        if self._set == (active, manner):
            return
        self._set = active, manner
        for method, value in (
            ("set_voice", manner.voice if manner.voice in self.voices() else ""),
            ("set_rate", sapi_rate(manner.rate)),
            ("set_volume", manner.volume),
        ):
            if hasattr(active, method) and value != "":
                with contextlib.suppress(Exception):  # skip what one voice cannot do
                    getattr(active, method)(value)

    def voices(self) -> tuple[str, ...]:
        active = self._alive()
        if not hasattr(active, "list_voices"):
            return ()
        return tuple(str(name) for name in active.list_voices())

    def close(self) -> None:
        """Release the outputs."""
        outputs, self._outputs, self._set = self._outputs, [], None
        for output in outputs:
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
                    self.name = str(output.name)
                    return output
            except Exception:  # on any exception, the next output is asked
                continue
        return None


def sapi_rate(rate: int) -> int:
    """Return the rate of SAPI 5, from -10 to 10, for words a minute.

    It grows up to the 450 that a player can set, which is the fastest rate of SAPI 5.
    """
    step = (rate - USUAL_RATE) / (SLOWER if rate < USUAL_RATE else FASTER)
    return min(max(round(step), -10), 10)


def _classes() -> list[Any]:
    import accessible_output2  # late: the first line does not need it
    import accessible_output2.outputs.auto  # loads the modules it lists

    return list(accessible_output2.get_output_classes())


def _made(kind: Any) -> Any:
    try:
        return kind() if can_be_made(kind) else None
    except Exception:
        return None


def _synthesizer(output: Any) -> bool:
    try:
        return bool(output.is_system_output()) or "sapi" in type(output).__module__
    except Exception:  # an output that raises anything is left out
        return True
