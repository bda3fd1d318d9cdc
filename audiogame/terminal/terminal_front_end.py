"""The front end in a terminal: its keys, its screen, and who speaks, plays and thinks there."""

from __future__ import annotations

import sys
import time
from datetime import datetime
from typing import TYPE_CHECKING, TextIO

from audiogame.console.front_end import FrontEnd
from audiogame.outputs.readers import UNKNOWN
from audiogame.outputs.speech.detection import reader_here
from audiogame.terminal.late_loop import aside
from audiogame.terminal.late_thinker import LateThinker
from audiogame.terminal.machine_audio import MachineAudio
from audiogame.terminal.screen import TextScreen

if TYPE_CHECKING:
    from audiogame.console.key_source import KeySource
    from audiogame.console.screen import Screen
    from audiogame.outputs import Output


def terminal_front_end(
    keys: KeySource, outputs: tuple[Output, ...] = (), stream: TextIO | None = None
) -> FrontEnd:
    """Return what a terminal hands to the console; nothing is started yet.

    Args:
        keys: of the terminal, or written down.
        outputs: where lines end beside screen, speech and sounds.
        stream: where lines are printed; None for the standard output.
    """

    reader = reader_here() if (sys.stdout if stream is None else stream).isatty() else UNKNOWN

    def make_screen(braille: bool) -> Screen:
        made: TextScreen = TextScreen(stream)
        if braille:
            from audiogame.terminal.braille_screen import BrailleScreen

            made = BrailleScreen(stream)
        made.reader = reader
        made.looks.reader = lambda: reader is not UNKNOWN
        return made

    return FrontEnd(
        keys=keys,
        make_screen=make_screen,
        audio=MachineAudio(),
        thinker=LateThinker(),
        aside=aside,
        clock=time.monotonic,
        now=lambda: datetime.now().astimezone(),
        outputs=outputs,
        reader=reader,
    )
