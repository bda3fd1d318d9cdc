"""What a server tells the system: its state, as `sd_notify` of systemd does, and not to sleep."""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import Iterator

WHERE = "NOTIFY_SOCKET"
"""The variable in which systemd names its socket, for a unit with `Type=notify`."""


def tell_system(state: str) -> None:
    """Tell a state of the server; nothing happens where no system manager asks for it.

    Args:
        state: assignments such as `READY=1`, one a line.
    """
    where = os.environ.get(WHERE, "")
    if sys.platform == "win32" or not where.startswith(("/", "@")):
        return
    address = where if where.startswith("/") else f"\0{where[1:]}"
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.connect(address)
        sender.send(state.encode())


@contextlib.contextmanager
def kept_awake() -> Iterator[None]:
    """Keep a Mac awake under the players of a server, though nobody presses a key of it.

    The command of macOS ends with this process, even with one that is killed.
    """
    if sys.platform != "darwin":
        yield
        return
    try:
        command = ["caffeinate", "-i", "-w", str(os.getpid())]
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    except OSError:
        yield
        return
    try:
        yield
    finally:
        process.terminate()
        process.wait()
