"""Notifications of the desktop, by the program that each system has for them."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

PATIENCE = 10.0
"""Seconds after which a program that shows a notification is ended."""
SCRIPT = "on run argv\ndisplay notification (item 1 of argv) with title (item 2 of argv)\nend run"
TITLE = "audiogame"


def _command(text: str) -> tuple[str, ...]:
    """Return the command that shows a notification; empty where there is no desktop."""
    if "SSH_CONNECTION" in os.environ:
        return ()  # the desktop there is not the player's
    if sys.platform == "darwin":
        return ("osascript", "-e", SCRIPT, text, TITLE)
    desktop = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if sys.platform == "win32" or not desktop:
        return ()
    return ("notify-send", f"--app-name={TITLE}", "--", TITLE, text)


def notify(text: str) -> None:
    """Show a notification, where the system has a program for that; wait for nothing."""
    import shutil  # late: the first line notifies nobody
    import subprocess
    import threading

    command = _command(text)
    if not command or shutil.which(command[0]) is None:
        return

    def show() -> None:
        with suppress(OSError, subprocess.SubprocessError):
            subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=PATIENCE,
                check=False,
            )

    threading.Thread(target=show, daemon=True).start()
