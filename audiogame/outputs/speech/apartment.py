"""COM on Windows, which belongs to a thread."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def apartment() -> Iterator[Callable[[], None] | None]:
    """Initialise COM for this thread, and release it at the end; elsewhere do nothing.

    COM objects made within must be released before the end.

    Yields:
        A function that pumps this thread's waiting messages, which its apartment has to do
        regularly; None where there is no COM.
    """
    if sys.platform != "win32":
        yield None
        return
    try:
        import pythoncom
    except ImportError:  # without pywin32, as on platforms that it does not support
        yield None
        return
    pythoncom.CoInitialize()
    try:
        yield pythoncom.PumpWaitingMessages
    finally:
        pythoncom.CoUninitialize()
