"""Notifications, by a terminal or the program that each desktop has for them, and the clipboard of
Windows or macOS."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress

PATIENCE = 10.0
"""Seconds after which a program that shows a notification is ended."""
SCRIPT = "on run argv\ndisplay notification (item 1 of argv) with title (item 2 of argv)\nend run"
TITLE = "audiogame"
TEXT_VARIABLE = "AUDIOGAME_CALL"
"""The variable in which PowerShell finds the text: in a command line it would be quoted."""
TOAST = r"""
$all = [Windows.UI.Notifications.ToastNotificationManager, Windows.UI.Notifications,
    ContentType = WindowsRuntime]
$words = $all::GetTemplateContent('ToastText02')
$rows = $words.GetElementsByTagName('text')
[void]$rows.Item(0).AppendChild($words.CreateTextNode('audiogame'))
[void]$rows.Item(1).AppendChild($words.CreateTextNode($env:AUDIOGAME_CALL))
$shell = '{1AC14E77-02E7-4E5D-B744-2EB1AE5198B7}\WindowsPowerShell\v1.0\powershell.exe'
$shown = $all::CreateToastNotifier($shell)
$shown.Show([Windows.UI.Notifications.ToastNotification]::new($words))
"""
"""What Windows PowerShell does to show one, in the name of an application that has to be known."""
NOTIFYING = {"iTerm.app", "WezTerm", "ghostty"}
"""Terminals that show a notification at an escape code, by the variable TERM_PROGRAM."""
OVER_SSH = "iTerm2"
"""What iTerm2 puts into LC_TERMINAL, which ssh passes on."""
CLIPBOARD_PATIENCE = 2.0
"""Seconds that the command of macOS has to copy a text."""
CLIPBOARD_TEXT = 13
"""The number of the format of text in the clipboard of Windows."""
TRIES, AGAIN = 5, 0.01
"""Tries to open the clipboard, which other programs hold for moments, and seconds between."""


def _command(text: str) -> tuple[str, ...]:
    """Return the command that shows a notification; empty where there is no desktop."""
    if "SSH_CONNECTION" in os.environ:
        return ()  # the desktop there is not the player's
    if sys.platform == "darwin":
        return ("osascript", "-e", SCRIPT, text, TITLE)
    if sys.platform == "win32":
        return ("powershell.exe", "-NoProfile", "-NonInteractive", "-Command", TOAST)
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        return ()
    return ("notify-send", f"--app-name={TITLE}", "--", TITLE, text)


def notification_code(text: str) -> str:
    """Return the escape code by which this terminal shows a notification; empty where it has none.

    A click on it comes back to the terminal, also from a machine far away.
    """
    environ = os.environ
    if environ.get("TMUX") or environ.get("STY"):
        return ""
    if environ.get("TERM_PROGRAM") in NOTIFYING or environ.get("LC_TERMINAL") == OVER_SSH:
        return f"\x1b]9;{text}\a"
    return ""


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
                env={**os.environ, TEXT_VARIABLE: text},
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
                timeout=PATIENCE,
                check=False,
            )

    threading.Thread(target=show, daemon=True).start()


def has_clipboard() -> bool:
    """Return whether the clipboard of this machine can be filled, and is the player's."""
    return sys.platform in ("win32", "darwin") and "SSH_CONNECTION" not in os.environ


def copy(text: str) -> bool:
    """Copy a text to the clipboard of this machine; return whether that was possible."""
    return _copy_on_macos(text) if sys.platform == "darwin" else _copy_on_windows(text)


def _copy_on_macos(text: str) -> bool:
    import subprocess  # late: only a player who copies needs it

    try:
        subprocess.run(
            ["pbcopy"],
            input=text.encode(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "LC_CTYPE": "UTF-8"},  # without it, other letters become signs
            timeout=CLIPBOARD_PATIENCE,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def _copy_on_windows(text: str) -> bool:
    try:
        import win32clipboard  # late: only a player who copies needs it
    except ImportError:  # without pywin32, as on platforms that it does not support
        return False
    for _ in range(TRIES):
        try:
            win32clipboard.OpenClipboard()
        except win32clipboard.error:
            time.sleep(AGAIN)
            continue
        try:
            win32clipboard.EmptyClipboard()
            win32clipboard.SetClipboardText(text, CLIPBOARD_TEXT)
            win32clipboard.CloseClipboard()
        except win32clipboard.error:  # another program has taken it meanwhile
            with suppress(win32clipboard.error):
                win32clipboard.CloseClipboard()
            return False
        return True
    return False
