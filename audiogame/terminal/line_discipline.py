"""Hand a text to a terminal in one piece, line breaks and all.

A Unix terminal puts a carriage return before each line break (OPOST with ONLCR, termios(3)), and
passes on what stands before, at and after it in pieces of their own.  A screen reader that looks
in between finds the cursor on an empty row: after an arrow key yasr says "blank" then.
"""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterator

if sys.platform == "win32":

    @contextmanager
    def in_one_piece(stream: TextIO, text: str) -> Iterator[str]:
        """Yield the text as it is to be written: a console of Windows does nothing of the kind."""
        yield text

else:
    import termios

    _PROCESSED = termios.OPOST | termios.ONLCR

    @contextmanager
    def in_one_piece(stream: TextIO, text: str) -> Iterator[str]:
        """Yield the text as it is to be written, while the terminal passes it on unchanged.

        Args:
            stream: a terminal; where its modes cannot be read or set, they stay.
            text: what is to be written, with plain line breaks.
        """
        output = _output_modes(stream)
        if output & _PROCESSED != _PROCESSED or not _set(stream, output & ~termios.OPOST):
            yield text
            return
        try:
            yield text.replace("\n", "\r\n")
        finally:
            _set(stream, output)

    def _output_modes(stream: TextIO) -> int:
        """Return what the terminal does with output, 0 where nobody knows or may change it."""
        with suppress(OSError, ValueError, termios.error):
            if _in_background(stream.fileno()):
                return 0  # setting modes would stop the program (SIGTTOU)
            output = termios.tcgetattr(stream.fileno())[1]
            return output if isinstance(output, int) else 0
        return 0

    def _in_background(terminal: int) -> bool:
        """Tell whether another job has this terminal, if it controls the program at all."""
        try:
            return os.tcgetpgrp(terminal) != os.getpgrp()
        except OSError:
            return False

    def _set(stream: TextIO, output: int) -> bool:
        """Set what the terminal does with output; tells whether that was possible."""
        with suppress(OSError, ValueError, termios.error):
            modes = termios.tcgetattr(stream.fileno())
            modes[1] = output
            # Not TCSADRAIN: that waits for ever where the player has stopped the output.
            termios.tcsetattr(stream.fileno(), termios.TCSANOW, modes)
            return True
        return False
