"""Where a server can be reached, and how many lines this machine lets it have."""

from __future__ import annotations

import socket
import sys


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
