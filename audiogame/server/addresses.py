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
