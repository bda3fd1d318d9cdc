"""What the standard streams lead to: a terminal, a file, a pipe, or nothing."""

from __future__ import annotations

import errno
import sys
from typing import TextIO

if sys.platform == "win32":
    import ctypes
    import msvcrt

    def _is_console(stream: TextIO) -> bool:
        """Return whether a character device is a console: NUL is none."""
        try:
            handle = msvcrt.get_osfhandle(stream.fileno())
        except (OSError, ValueError):  # a stream without a file stands for one
            return True
        mode = ctypes.c_uint32()
        kernel = ctypes.WinDLL("kernel32")
        return bool(kernel.GetConsoleMode(ctypes.c_void_p(handle), ctypes.byref(mode)))

else:

    def _is_console(stream: TextIO) -> bool:
        return True


def is_terminal(stream: TextIO | None) -> bool:
    """Return whether a stream is a terminal, where somebody reads or types.

    Args:
        stream: one of the standard streams; None where it is closed.
    """
    return stream is not None and not stream.closed and stream.isatty() and _is_console(stream)


def is_unread(fault: OSError | ValueError) -> bool:
    """Return whether an error means that the reader of a pipe has closed it.

    The C library of Windows calls that an invalid argument.
    """
    codes = (errno.EPIPE, errno.EINVAL) if sys.platform == "win32" else (errno.EPIPE,)
    return getattr(fault, "errno", 0) in codes
