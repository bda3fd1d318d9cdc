"""A stream of plain lines, free of terminal control sequences."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from collections.abc import Callable
from typing import TextIO

from audiogame.outputs.plain_text import printable_lines
from audiogame.outputs.standard_streams import is_terminal, is_unread
from audiogame.rules.fault import Fault, system_reason
from audiogame.table.game_calls import GameCode, game_call


class OutputLost(OSError):
    """Output that cannot be delivered.

    Args:
        fault: the system's error.
        after: a sentence on the consequence; empty if there is none.
    """

    def __init__(self, fault: OSError | ValueError, after: str = "") -> None:
        super().__init__(getattr(fault, "errno", errno.EBADF), system_reason(fault))
        why = system_reason(fault)
        self.fault = (
            Fault("output-lost-after", why=why, after=after)
            if after
            else Fault("output-lost", why=why)
        )
        """The message that describes it."""
        self.unread = is_unread(fault)
        """Whether it is a pipe whose reader closed it, such as `head`."""


class TextPrinted(Fault):
    """Text that a game has printed, and that was left out.

    Args:
        package: of the game.
    """

    def __init__(self, package: str) -> None:
        game = getattr(sys.modules.get(package), "GAME", None)
        super().__init__("game-printed-text", game=getattr(game, "name", package))


class PlainStream(io.TextIOBase):
    """Text stream that prints lines through the filter of `plain_text`.

    What a game prints is left out: it tells everything with events.

    Args:
        stream: where they go; None where it is closed.
        left_out: called with the package of a game that prints.
    """

    def __init__(
        self, stream: TextIO | None, left_out: Callable[[str], None] = lambda package: None
    ) -> None:
        self.stream = stream
        self._left_out = left_out
        self._lost: OutputLost | None = None
        """The earlier error; argparse swallows it."""

    def write(self, text: str) -> int:
        """Print a text.

        Args:
            text: lines, or parts of them.

        Raises:
            OutputLost: the stream is closed or full.
        """
        call = game_call(sys._getframe(1))
        if call is not None:
            self._left_out(GameCode(call, call).package)
            return len(text)
        plain = printable_lines(text)
        stream = self._open()
        try:
            try:
                stream.write(plain)
            except UnicodeEncodeError:
                encoding = stream.encoding or "ascii"
                stream.write(plain.encode(encoding, "replace").decode(encoding))
        except OSError as fault:
            raise self._lose(fault) from fault
        return len(text)

    def flush(self) -> None:
        """Flush everything to the system.

        Raises:
            OutputLost: the stream is full, or its reader closed it.
        """
        if self._lost is not None:
            raise self._lost
        if self.stream is None or self.stream.closed:
            return
        try:
            self.stream.flush()
        except OSError as fault:
            raise self._lose(fault) from fault

    def close(self) -> None:
        """Do nothing: the stream belongs to the caller, and lost output has been reported.

        Python 3.13 would report a failing flush when this is garbage-collected.
        """

    def give_up(self) -> None:
        """Keep the interpreter from writing again to a lost output."""
        if self.stream is not None:
            with contextlib.suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), self.stream.fileno())

    def isatty(self) -> bool:
        """Return whether lines go to a terminal."""
        return is_terminal(self.stream)

    def fileno(self) -> int:
        """Return the file descriptor behind it.

        Raises:
            OSError: there is none.
        """
        if self.stream is None:
            raise io.UnsupportedOperation("fileno")
        return self.stream.fileno()

    def writable(self) -> bool:
        """Return True: the stream is written to."""
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]  # the base has a variable there
        """The encoding of characters into bytes."""
        return self.stream.encoding if self.stream is not None else "utf-8"

    def _open(self) -> TextIO:
        if self.stream is None or self.stream.closed:
            raise self._lose(OSError(errno.EBADF, os.strerror(errno.EBADF)))
        return self.stream

    def _lose(self, fault: OSError) -> OutputLost:
        self._lost = OutputLost(fault)
        return self._lost


def keep_numbers() -> None:
    """Reopen closed standard streams, so that their descriptors stay taken.

    An opened record would otherwise get the descriptor of the standard output, and anything a
    library prints there would be written into it.
    """
    with contextlib.suppress(OSError):
        while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
            os.set_inheritable(number, True)
        os.close(number)
