"""COM on Windows, which belongs to a thread."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def apartment() -> Iterator[Callable[[], None] | None]:
    """Initialise COM for this thread, and let go of it at the end; elsewhere do nothing.

    Whatever is made within is to be forgotten before the end.

    Yields:
        What takes the messages that wait for this thread, as its apartment has to do now and
        then; None where there is no COM.
    """
    if sys.platform != "win32":
        yield None
        return
    try:
        import pythoncom
    except ImportError:  # without pywin32, as on machines that it is not made for
        yield None
        return
    pythoncom.CoInitialize()
    try:
        yield pythoncom.PumpWaitingMessages
    finally:
        pythoncom.CoUninitialize()
