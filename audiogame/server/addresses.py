"""Where a server can be reached, and how many lines this machine lets it have."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from pathlib import Path


def own_address() -> str:
    """Return the address of this machine on its network; empty where there is none.

    Nothing is sent: a datagram socket that is connected knows which way it would go.
    """
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address for documents, RFC 5737
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def raise_open_files(wanted: int) -> int:
    """Let this process have more open files, as far as the system allows.

    Args:
        wanted: how many.

    Returns:
        How many it may have now; `wanted` where the system has no such limit.
    """
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return wanted if soft == resource.RLIM_INFINITY else soft


def make_room_for_files(number: int) -> None:
    """Let the system have room for so many open files from the beginning.

    Linux makes more room when a file needs it, and a process with threads waits for all processors
    then: accepting the line that was one too many held the loop for 13 to 30 thousandths of a
    second.

    Args:
        number: how many, of which the system may allow fewer.
    """
    if sys.platform == "win32":
        return
    import fcntl

    highest = raise_open_files(number) - 1
    with contextlib.suppress(OSError), Path(os.devnull).open("rb") as file:
        os.close(fcntl.fcntl(file, fcntl.F_DUPFD_CLOEXEC, min(highest, number - 1)))


def reached_address(reached: str, address: str, port: int) -> str:
    """Return where others reach a server, with its port.

    Args:
        reached: what its owner says, with a port of its own or without; empty where nothing.
        address: at which it listens, and `port` likewise.
    """
    host, colon, other = reached.rpartition(":")
    if colon and other.isdecimal() and (":" not in host or host.endswith("]")):
        return reached
    given = "" if address in ("", "0.0.0.0", "::") else address
    host = reached or given or own_address() or "127.0.0.1"
    return f"[{host}]:{port}" if ":" in host and not host.startswith("[") else f"{host}:{port}"
