"""What accessible-output2 needs on Linux, and whether what it hands over there is heard.

It speaks through speech-dispatcher with the module `speechd`, which comes with the system (Debian
calls the package python3-speechd) and is in no registry, and through eSpeak with `espeak.core`.
Both speak as the system is set up, and neither is a screen reader.
"""

from __future__ import annotations

import sys
import time
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from audiogame.outputs.speech.dispatcher import FASTEST, LONG, is_heard_here

LIBRARIES = ("/usr/lib", "/usr/lib64")
"""Where the system's own Python has its packages."""
DISPATCHER = "accessible_output2.outputs.speech_dispatcher"
OURS = (DISPATCHER, "accessible_output2.outputs.e_speak")
"""The modules of its outputs for Linux."""


def of_linux(output: object) -> bool:
    """Tell whether an output, or a class of outputs, is one for Linux."""
    kind = output if isinstance(output, type) else type(output)
    return kind.__module__ in OURS


def can_be_made(kind: type) -> bool:
    """Tell whether an output can speak here, and let it find what it needs.

    One for speech-dispatcher would start a server where none runs, whether that is heard or not.
    """
    if kind.__module__ != DISPATCHER:
        return True
    if not is_heard_here():
        return False
    lend_speechd()
    return True


def lend_speechd() -> None:
    """Import `speechd` from the system's Python where ours, in an environment, does not see it."""
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
            except Exception:  # one of another Python; whatever it lacks, the next is tried
                del sys.modules["speechd"]
            else:
                return


class Handed:
    """A text that was handed to speech-dispatcher, and what its server tells of it.

    Args:
        output: of accessible-output2, which is about to speak the text: it gives the server what
            it has to call, and keeps no account of its own of single texts.
        text: what it speaks.
    """

    def __init__(self, output: Any, text: str) -> None:
        self.ended = False
        self.early = False
        """Whether it ended before anybody could have spoken it."""
        self._length = len(text)
        self._at = time.monotonic()
        output._callback = self._hear

    @property
    def is_long(self) -> bool:
        """Whether its time tells something."""
        return self._length >= LONG

    def _hear(self, event: str, **more: object) -> None:
        if event == "end":
            self.early = self.is_long and time.monotonic() - self._at < self._length / FASTEST
        if event in ("end", "cancel"):
            self.ended = True
