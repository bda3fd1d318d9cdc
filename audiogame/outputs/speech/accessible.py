"""Speak and braille through a running screen reader, with accessible-output2."""

from __future__ import annotations

import contextlib
import io
from typing import Any


class NoVoice(ValueError):
    """No voice can be spoken with here."""


class AccessibleOutput:
    """The first active output of accessible-output2.

    Made and used in one thread only: COM objects belong to the thread that made them.
    accessible-output2's own `Auto` is not used, because one output that cannot be built stops
    it, and because it never brailles.

    Args:
        readers_only: leave out synthesizers, take screen readers only.

    Raises:
        NoVoice: no screen reader runs, or the library is silent on this system.
    """

    def __init__(self, readers_only: bool = True) -> None:
        with contextlib.redirect_stdout(io.StringIO()):  # it prints while it looks around
            self._outputs = [made for made in map(_made, _classes()) if made is not None]
            if readers_only:
                self._outputs = [found for found in self._outputs if not _synthesizer(found)]
            active = self._active()
        if active is None:
            raise NoVoice("No screen reader that can be spoken to is running.")

    @property
    def name(self) -> str:
        """What is spoken with now, such as "NVDA"."""
        active = self._active()
        return str(active.name) if active is not None else "none"

    def speak(self, text: str, interrupt: bool) -> None:
        """Speak and braille a text.

        Raises:
            NoVoice: no output is active any more.
        """
        active = self._active()
        if active is None:
            raise NoVoice("The screen reader has gone.")
        active.speak(text, interrupt=interrupt)
        active.braille(text)

    def silence(self) -> None:
        """Stop speaking, where the output can."""
        active = self._active()
        if active is not None and hasattr(active, "silence"):
            active.silence()

    def close(self) -> None:
        """Let go of the outputs."""
        for output in self._outputs:
            if hasattr(output, "close"):
                with contextlib.suppress(Exception):
                    output.close()

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
