"""Take a terminal's input key by key: unseen, unchanged, and without the keys that are signals.

prompt_toolkit can do it too, but it takes longer to import than the first line takes to be heard.
"""

from __future__ import annotations

import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

if sys.platform == "win32":

    @contextmanager
    def raw_mode(terminal: int) -> Iterator[None]:
        """Leave a console of Windows as it is: prompt_toolkit takes its keys."""
        yield

    def typed_ahead(terminal: int) -> int:
        """Tell that nobody knows whether a key waits."""
        return 0

else:
    import fcntl
    import select
    import termios

    _SHOWN = termios.ECHO | termios.ICANON | termios.IEXTEN | termios.ISIG
    """What shows keys, gathers them to lines, and makes signals of them."""
    _CHANGED = termios.IXON | termios.IXOFF | termios.ICRNL | termios.INLCR | termios.IGNCR
    """What stops the output by keys, and changes Enter."""

    @contextmanager
    def raw_mode(terminal: int) -> Iterator[None]:
        """Take a terminal's input key by key, and put its modes back whatever happens.

        What was typed before stays and can be read.

        Args:
            terminal: its file descriptor; where its modes cannot be read or set, they stay.
        """
        try:
            before = termios.tcgetattr(terminal)
        except termios.error:
            yield
            return
        modes = termios.tcgetattr(terminal)
        modes[0] &= ~_CHANGED
        modes[3] &= ~_SHOWN
        modes[6][termios.VMIN] = 1  # on some systems this is where the end of a file stands
        try:
            termios.tcsetattr(terminal, termios.TCSANOW, modes)
            yield
        finally:
            with suppress(termios.error):
                termios.tcsetattr(terminal, termios.TCSANOW, before)

    def typed_ahead(terminal: int) -> int:
        """Return how many bytes wait to be read; 1 where they cannot be counted."""
        if not select.select([terminal], [], [], 0)[0]:
            return 0
        try:
            counted = fcntl.ioctl(terminal, termios.FIONREAD, bytes(4))
        except OSError:
            return 1
        return max(int.from_bytes(counted, sys.byteorder), 1)
