"""The front end in a terminal: its keys, its screen, and who speaks, plays and thinks there."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime
from functools import cache
from typing import TextIO

from audiogame.console.front_end import FrontEnd
from audiogame.console.key_source import KeySource
from audiogame.console.screen import Screen
from audiogame.opponents.thinker import ProcessThinker
from audiogame.outputs import Output
from audiogame.outputs.speech.detection import TERMINAL_READERS, read_by
from audiogame.terminal import screen as rows
from audiogame.terminal.braille_screen import BrailleScreen
from audiogame.terminal.machine_audio import MachineAudio


def terminal_front_end(
    keys: KeySource, outputs: tuple[Output, ...] = (), stream: TextIO | None = None
) -> FrontEnd:
    """Return what a terminal hands to the console; nothing is started yet.

    Args:
        keys: of the terminal, or written down.
        outputs: where lines end beside screen, speech and sounds.
        stream: where lines are printed; None for the standard output.
    """

    @cache
    def reader_here() -> bool:
        return any(read_by(name) for name in TERMINAL_READERS)

    def make_screen(braille: bool) -> Screen:
        made = BrailleScreen(stream) if braille else rows.TextScreen(stream)
        made.row_end = rows.FENRIR if made.terminal and read_by("fenrir") else ""
        made.looks.reader = reader_here
        return made

    return FrontEnd(
        keys=keys,
        make_screen=make_screen,
        audio=MachineAudio(),
        thinker=ProcessThinker(),
        aside=asyncio.to_thread,
        clock=time.monotonic,
        now=lambda: datetime.now().astimezone(),
        outputs=outputs,
    )
