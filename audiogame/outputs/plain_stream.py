"""A stream of plain lines: nothing of what is printed is a command to the terminal behind it."""

from __future__ import annotations

import contextlib
import errno
import io
import os
from typing import TextIO

from audiogame.outputs.plain_text import printable_lines
from audiogame.rules.fault import Fault, system_reason


class OutputLost(OSError):
    """What is printed arrives nowhere.

    Args:
        fault: what the system said.
        after: a sentence on what came of it; empty if there is none.
    """

    def __init__(self, fault: OSError | ValueError, after: str = "") -> None:
        super().__init__(getattr(fault, "errno", errno.EBADF), system_reason(fault))
        why = system_reason(fault)
        self.fault = (
            Fault("output-lost-after", why=why, after=after)
            if after
            else Fault("output-lost", why=why)
        )
        """What there is to say of it."""
        self.unread = getattr(fault, "errno", 0) == errno.EPIPE
        """Whether it is a pipe whose reader has had enough, such as `head`."""


class PlainStream(io.TextIOBase):
    """Prints lines through the gate of `plain_text`.

    Args:
        stream: where they go; None where it is closed.
    """

    def __init__(self, stream: TextIO | None) -> None:
        self.stream = stream
        self._lost: OutputLost | None = None
        """What went wrong before; argparse keeps it to itself."""

    def write(self, text: str) -> int:
        """Print a text.

        Args:
            text: lines, or parts of them.

        Raises:
            OutputLost: the stream is closed or full.
        """
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
        """Hand everything to the system.

        Raises:
            OutputLost: the stream is full, or nobody reads it.
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
        """Do nothing: the stream is somebody else's, and what could not be written has been told.

        Python 3.13 would complain of a flush that fails when this is collected.
        """

    def give_up(self) -> None:
        """Keep the interpreter from writing once more to an output that is gone."""
        if self.stream is not None:
            with contextlib.suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), self.stream.fileno())

    def isatty(self) -> bool:
        """Tell whether lines go to a terminal."""
        return self.stream is not None and not self.stream.closed and self.stream.isatty()

    def fileno(self) -> int:
        """Return the number of the file behind it.

        Raises:
            OSError: there is none.
        """
        if self.stream is None:
            raise io.UnsupportedOperation("fileno")
        return self.stream.fileno()

    def writable(self) -> bool:
        """Tell that it is written to."""
        return True

    @property
    def encoding(self) -> str:  # type: ignore[override]  # the base has a variable there
        """How characters become bytes."""
        return self.stream.encoding if self.stream is not None else "utf-8"

    def _open(self) -> TextIO:
        if self.stream is None or self.stream.closed:
            raise self._lose(OSError(errno.EBADF, os.strerror(errno.EBADF)))
        return self.stream

    def _lose(self, fault: OSError) -> OutputLost:
        self._lost = OutputLost(fault)
        return self._lost


def keep_numbers() -> None:
    """Put something in the place of standard streams that are closed.

    A record that is opened would otherwise get the number of the standard output, and whatever a
    library prints there would be written into it.
    """
    with contextlib.suppress(OSError):
        while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
            os.set_inheritable(number, True)
        os.close(number)
