"""Addresses of a server, and the limit of its connections on this machine."""

from __future__ import annotations

import contextlib
import ipaddress
import os
import re
import socket
import sys
from functools import lru_cache
from pathlib import Path

from audiogame.rules.fault import Fault

LASTING = {"darwin": (63, 0), "linux": (72, 2)}
"""Options of IPv6, by system, for the address that a machine keeps, where it calls others by one
that is new each day: IPV6_PREFER_TEMPADDR of macOS, and of Linux IPV6_ADDR_PREFERENCES with
IPV6_PREFER_SRC_PUBLIC."""


def own_address() -> str:
    """Return the address of this machine on its network; empty where there is none.

    Nothing is sent: connecting a datagram socket is enough for its route to be known.
    """
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address for documentation, RFC 5737
            return str(probe.getsockname()[0])
    except OSError:
        return ""


def own_ipv6_address() -> str:
    """Return the address by which this machine is reached from anywhere by IPv6; empty for none.

    Nothing is sent, as in `own_address`.  A router may still let nobody in.
    """
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_DGRAM) as probe:
            if sys.platform in LASTING:
                probe.setsockopt(socket.IPPROTO_IPV6, *LASTING[sys.platform])
            probe.connect(("2001:db8::1", 9))  # an address for documentation, RFC 3849
            found = str(probe.getsockname()[0])
    except OSError:
        return ""
    return found if ipaddress.ip_address(found).is_global else ""


def free_port(address: str) -> int:
    """Return a port that is free, the same for IPv4 and IPv6: the system would give each its own.

    Args:
        address: to listen at; empty for all of this machine.

    Raises:
        OSError: the address is not available.
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.bind((address.strip("[]"), 0))
        return int(probe.getsockname()[1])


@lru_cache(maxsize=1024)  # asked for with each frame
def caller_network(address: str) -> str:
    """Return the network for which limits by address count a connection.

    Args:
        address: of the caller, as far as it is known.

    Returns:
        The address; of IPv6 the network of 64 bits, which one household has.  Empty where it says
        nothing of who calls: programs of this machine, a front or a tunnel among them.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return ""
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def is_near(address: str) -> bool:
    """Return whether a caller is on this machine or in its own network, as a proxy before it is.

    Nobody else is believed about the address of a caller.
    """
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_private
    except ValueError:
        return not address


def raise_open_files(wanted: int) -> int:
    """Raise this process's limit of open files, as far as the system allows.

    Args:
        wanted: open files.

    Returns:
        The limit now; `wanted` where the system has no such limit.
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
    """Reserve the system's table of open files from the beginning.

    Linux enlarges the table when a file needs it, and a process with threads then waits for all
    processors: accepting one connection too many held the loop for 13 to 30 milliseconds.

    Args:
        number: of open files; the system may allow fewer.
    """
    if sys.platform == "win32":
        return
    import fcntl

    highest = raise_open_files(number) - 1
    with contextlib.suppress(OSError), Path(os.devnull).open("rb") as file:
        os.close(fcntl.fcntl(file, fcntl.F_DUPFD_CLOEXEC, min(highest, number - 1)))


def read_reached(typed: str) -> tuple[str, bool]:
    """Return the configured address at which clients reach a server, and whether TLS ends before
    the server there.

    Args:
        typed: a host, with or without a port; with `https://` before it a front ends TLS.

    Raises:
        Fault: it has another scheme, or a path.
    """
    scheme, mark, rest = typed.partition("://")
    rest = rest.rstrip("/") if mark else typed
    if (mark and scheme.lower() != "https") or re.search(r"[/\s?#@]", rest) or (mark and not rest):
        raise Fault("server-reached", reached=typed[:80])
    if not mark:
        return rest, False
    bare = re.fullmatch(r"\[.*\]|[^:]*", rest) is not None
    return (f"{rest}:443" if bare else rest), True


def reached_address(reached: str, address: str, port: int) -> str:
    """Return the address, with its port, at which clients reach a server, as links have it.

    Args:
        reached: as configured by its operator, with or without a port; empty for none.
        address: at which it listens, and `port` likewise.
    """
    reached = reached.lower()
    host, colon, other = reached.rpartition(":")
    if colon and other.isdecimal() and (":" not in host or host.endswith("]")):
        return reached
    given = "" if address in ("", "0.0.0.0", "::") else address
    host = reached or given or own_address() or "127.0.0.1"
    return f"[{host}]:{port}" if ":" in host and not host.startswith("[") else f"{host}:{port}"
