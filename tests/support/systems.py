"""The operating system that the tests run on: POSIX, Windows, or Windows as Wine imitates it."""

from __future__ import annotations

import sys


def missing_here() -> tuple[str, ...]:
    """Return the marks of the tests that cannot pass on this system."""
    if sys.platform != "win32":
        return ()
    return ("posix", "wine") if under_wine() else ("posix",)


def under_wine() -> bool:
    """Return whether Windows is imitated by Wine, whose ntdll has a function more."""
    if sys.platform != "win32":
        return False
    import ctypes

    return hasattr(ctypes.windll.ntdll, "wine_get_version")
