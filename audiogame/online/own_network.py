"""Discovery of servers on the local network by name; only this module uses `zeroconf`.

The library is an optional extra; without it nothing is announced or found.
"""

from __future__ import annotations

import asyncio
import socket
from importlib.util import find_spec
from typing import TYPE_CHECKING

from audiogame.online.link import LinkError, TableLink, read_link
from audiogame.rules.fault import Fault, system_reason
from audiogame.rules.value import Value

if TYPE_CHECKING:
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

KIND = "_audiogame._tcp.local."
LONGEST_NAME = 80
"""Characters of a server's name at most."""
LONGEST_LABEL = 63
"""Bytes of a service label at most, RFC 6763."""
ANSWER = 1.0
"""Seconds for a server to answer with its address."""
MOST = 20
"""Servers listed at most."""


class NoOwnNetwork(Fault):
    """The machine's network allows no announcements or discovery."""


class FoundServer(Value):
    """A server that has announced itself; nothing of that is proved.

    Args:
        name: that it gives itself.
        link: to it; whatever has announced it, only the server of its id is greeted there.
    """

    name: str
    link: TableLink


def can_look() -> bool:
    """Return whether the optional library `zeroconf` is installed."""
    return find_spec("zeroconf") is not None


async def find_servers(seconds: float, interfaces: tuple[str, ...] = ()) -> tuple[FoundServer, ...]:
    """Find the servers on the local network.

    Args:
        seconds: how long to wait for answers.
        interfaces: addresses of this machine to look from; all without any.

    Raises:
        NoOwnNetwork: the network cannot be queried.
    """
    from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo

    names: list[str] = []

    def changed(zeroconf: object, service_type: str, name: str, state_change: object) -> None:
        if name not in names:
            names.append(name)

    opened = await _open(interfaces)
    try:
        browser = AsyncServiceBrowser(opened.zeroconf, KIND, handlers=[changed])
        await asyncio.sleep(seconds)
        await browser.async_cancel()
        infos = [AsyncServiceInfo(KIND, name) for name in names[:MOST]]
        wait = ANSWER * 1000
        answered = await asyncio.gather(
            *(one.async_request(opened.zeroconf, wait) for one in infos)
        )
        found = [server_of(one) for one, told in zip(infos, answered, strict=True) if told]
    finally:
        await opened.async_close()
    return tuple(sorted(filter(None, found), key=lambda one: one.name))


def server_of(told: AsyncServiceInfo) -> FoundServer | None:
    """Parse a service record; None where it names no server.

    It is not trusted: only the key is proved, once a player connects there.
    """
    name = (told.properties.get(b"name") or b"").decode("utf-8", "replace").strip()
    scheme = "audiogames" if told.properties.get(b"tls") == b"1" else "audiogame"
    addresses = told.parsed_addresses()
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or not addresses:
        return None
    host = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    server = (told.properties.get(b"id") or b"").decode("ascii", "replace")
    try:
        return FoundServer(name, read_link(f"{scheme}://{host}:{told.port}/~{server}"))
    except LinkError:
        return None


class Announced:
    """A server's announcement on the local network.

    Args:
        name: of the server.
        port: where it listens.
        secure: whether by TLS.
        address: of this machine there.
        server: its id, see `identity.server_id`.
    """

    def __init__(self, name: str, port: int, secure: bool, address: str, server: str) -> None:
        self._name = name
        self._server = server
        self._port = port
        self._secure = secure
        self._address = address
        self._opened: AsyncZeroconf | None = None
        self._info: AsyncServiceInfo | None = None

    async def begin(self, interfaces: tuple[str, ...] = ()) -> None:
        """Announce the server from now on; its invitation is not published.

        Raises:
            NoOwnNetwork: nothing can be announced there.
        """
        from zeroconf import Error
        from zeroconf.asyncio import AsyncServiceInfo

        label = self._name.replace(".", " ").encode()[:LONGEST_LABEL].decode("utf-8", "ignore")
        family = socket.AF_INET6 if ":" in self._address else socket.AF_INET
        self._info = AsyncServiceInfo(
            KIND,
            f"{label}.{KIND}",
            port=self._port,
            addresses=[socket.inet_pton(family, self._address)],
            properties={
                "name": self._name,
                "tls": "1" if self._secure else "0",
                "id": self._server,
            },
        )
        self._opened = await _open(interfaces)
        try:
            announced = await self._opened.async_register_service(
                self._info, allow_name_change=True
            )
            await announced
        except (Error, OSError) as fault:
            await self.close()
            why = system_reason(fault)
            raise NoOwnNetwork("own-network", why=why) from fault

    async def close(self) -> None:
        """Withdraw the announcement."""
        opened, self._opened = self._opened, None
        if opened is not None:
            await opened.async_unregister_all_services()
            await opened.async_close()


async def _open(interfaces: tuple[str, ...]) -> AsyncZeroconf:
    from zeroconf import InterfaceChoice
    from zeroconf.asyncio import AsyncZeroconf

    try:
        return AsyncZeroconf(interfaces=[*interfaces] if interfaces else InterfaceChoice.Default)
    except OSError as fault:
        raise NoOwnNetwork("own-network", why=system_reason(fault)) from fault
