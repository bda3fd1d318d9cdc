"""The proxy of this machine's settings: which one leads to a server, if any.

This machine and its own network are reached without one; a proxy that knows neither would only
say that nothing is there.
"""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from audiogame.online.link import is_inside

_OF_TLS = ("wss", "socks", "https")
_WITHOUT_TLS = ("ws", "socks", "https", "http")
"""Kinds of proxies that are taken for a WebSocket, the best one first (RFC 6455)."""


def proxy_to(address: str, secure: bool) -> str:
    """Return the URL of the proxy through which an address is reached; empty for none.

    What only its name's look-up can tell, `is_near` does.

    Args:
        address: of the server, with its port.
        secure: whether by TLS.
    """
    from urllib.request import getproxies, proxy_bypass  # slow to import

    proxies = getproxies()
    kinds = _OF_TLS if secure else _WITHOUT_TLS
    kind = next((one for one in kinds if proxies.get(one)), "")
    if not kind or is_inside(address) or proxy_bypass(address):
        return ""
    if kind == "socks" and proxies[kind].startswith("http://"):  # as macOS and Windows name it
        return proxies[kind].replace("http", "socks5h", 1)
    return proxies[kind]


def is_near(address: str) -> bool:
    """Return whether an address is of this machine or its own network, or a name of one there.

    It waits for the look-up of a name; one that is not found is not near: the proxy may know it.

    Args:
        address: with its port.
    """
    if is_inside(address):
        return True
    host, _, port = address.rpartition(":")
    try:
        found = socket.getaddrinfo(host.strip("[]"), port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return False
    return bool(found) and all(is_inside(f"[{one[4][0]}]:{port}") for one in found)


def name_of(proxy: str) -> str:
    """Return a proxy's host and port, without the password that its URL may hold."""
    try:
        parts = urlsplit(proxy if "://" in proxy else f"//{proxy}")
        host, port = parts.hostname or "", parts.port
    except ValueError:  # no port, or no address in its brackets
        return proxy.rpartition("@")[2]
    return f"{host or proxy.rpartition('@')[2]}{f':{port}' if port else ''}"
