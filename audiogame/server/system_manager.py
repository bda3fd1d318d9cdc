"""Notices to the system manager that has started the server, as `sd_notify` of systemd sends."""

from __future__ import annotations

import contextlib
import os
import socket
import sys

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
