"""Router: the address of its outer side, by NAT-PMP (RFC 6886), where it answers."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import subprocess
import sys
from enum import Enum
from pathlib import Path

from audiogame.server.addresses import own_address

PORT = 5351
"""UDP port at which a router answers."""
ANSWER = 0.5
"""Seconds in which it has to; most answer in a few milliseconds, and many never."""
ASK = b"\x00\x00"
"""Version 0, and the request for the outer address."""
FORM = (b"\x00\x80\x00\x00", 12)
"""Beginning and length of an answer without an error; the address is at its end."""
ROUTES = Path("/proc/net/route")
OF_MACOS = ["/sbin/route", "-n", "get", "default"]
CARRIER = ipaddress.ip_network("100.64.0.0/10")
"""Addresses behind which a provider hides many homes (RFC 6598)."""


class Outside(Enum):
    """What stands between a home and the internet."""

    UNKNOWN = "unknown"
    """Its own router alone, as far as is known."""
    SECOND = "second"
    """Another router behind its own."""
    CARRIER = "carrier"
    """A provider that gives one address to many homes."""


def read_outside(address: str) -> Outside:
    """Return what the outer address of a home means; the address may be empty."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return Outside.UNKNOWN
    if found in CARRIER:
        return Outside.CARRIER
    return Outside.SECOND if found.is_private and not found.is_loopback else Outside.UNKNOWN


def own_router(routes: Path = ROUTES) -> str:
    """Return the address of the router; where no file has it, the usual one; empty for none.

    Args:
        routes: the file in which Linux has its routes.
    """
    with contextlib.suppress(OSError, ValueError):
        for line in routes.read_text(encoding="ascii").splitlines()[1:]:
            _, target, router, *_ = line.split()
            if int(target, 16) == 0 and int(router, 16):
                return str(ipaddress.IPv4Address(bytes.fromhex(router)[::-1]))
        return ""
    if sys.platform == "darwin":
        return _gateway_of_macos()
    own = own_address()
    return f"{own.rpartition('.')[0]}.1" if own else ""


def _gateway_of_macos() -> str:
    try:
        told = subprocess.run(OF_MACOS, capture_output=True, timeout=ANSWER, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""
    found = re.search(rb"gateway: ([\d.]+)\s", told)
    return found[1].decode("ascii") if found else ""


class _Answer(asyncio.DatagramProtocol):
    """The first answer of a router."""

    def __init__(self) -> None:
        self.address: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def datagram_received(self, data: bytes, address: object) -> None:
        """Read the outer address; other datagrams are passed over."""
        begins, length = FORM
        if len(data) == length and data.startswith(begins) and not self.address.done():
            self.address.set_result(str(ipaddress.IPv4Address(data[-4:])))

    def error_received(self, fault: Exception) -> None:
        """Give up: nobody listens there."""
        if not self.address.done():
            self.address.set_result("")


async def outer_address(router: str, port: int = PORT) -> str:
    """Ask a router for the address of its outer side; return an empty text without an answer."""
    loop = asyncio.get_running_loop()
    try:
        transport, answer = await loop.create_datagram_endpoint(_Answer, remote_addr=(router, port))
    except OSError:
        return ""
    try:
        transport.sendto(ASK)
        async with asyncio.timeout(ANSWER):
            return await answer.address
    except TimeoutError:
        return ""
    finally:
        transport.close()
