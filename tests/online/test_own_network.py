"""Servers on the local network are announced and found by name; other services are ignored."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from online_server import HOME
from pressed import new_app
from zeroconf.asyncio import AsyncServiceInfo

from audiogame.console.departure import ProgramLeft
from audiogame.lobby import online_menu as nearby_menu
from audiogame.lobby.online_menu import nearby_server
from audiogame.online.device import KnownServer
from audiogame.online.link import TableLink
from audiogame.online.own_network import (
    KIND,
    Announced,
    FoundServer,
    NoOwnNetwork,
    find_servers,
    server_of,
)

OTTER, PANDA = "ab2cd3ef4gh5ij6k", "pandapandapanda2"
"""Ids of servers."""
FOUND = (
    FoundServer("audiogame brave-otter", TableLink("192.168.1.2:8765", False, server=OTTER)),
    FoundServer("audiogame senior-panda", TableLink("192.168.1.3:8765", True, server=PANDA)),
)


KNOWN = (KnownServer("Harbour", FOUND[0].link, "00" * 32),)
"""One of them is known, by another name."""


def said(
    name: bytes | None, address: str, port: int | None, tls: bytes, server: bytes = PANDA.encode()
) -> AsyncServiceInfo:
    """Return an announcement on the network."""
    return AsyncServiceInfo(
        KIND,
        f"said.{KIND}",
        port=port,
        properties={b"name": name, b"tls": tls, b"id": server},
        parsed_addresses=[address] if address else [],
    )


def test_a_service_record_of_a_server_is_parsed() -> None:
    assert server_of(said(b"audiogame senior-panda", "192.168.1.3", 8765, b"1")) == FOUND[1]
    six = server_of(said(b"six", "fe80::1", 99, b"0"))
    assert six is not None
    assert six.link == TableLink("[fe80::1]:99", False, server=PANDA)


@pytest.mark.parametrize(
    "told",
    [
        said(None, "192.168.1.3", 8765, b"1"),
        said(b"", "192.168.1.3", 8765, b"1"),
        said(b"a\x1b[31mb", "192.168.1.3", 8765, b"1"),
        said(b"x" * 81, "192.168.1.3", 8765, b"1"),
        said(b"name", "", 8765, b"1"),
        said(b"name", "192.168.1.3", None, b"1"),
        said(b"name", "192.168.1.3", 0, b"1"),
        said(b"name", "192.168.1.3", 8765, b"1", b""),
        said(b"name", "192.168.1.3", 8765, b"1", b"\xff" * 16),
        said(b"name", "192.168.1.3", 8765, b"1", b"panda/~pandapandapanda2"),
    ],
)
def test_a_service_record_of_no_server_is_left_out(told: AsyncServiceInfo) -> None:
    assert server_of(told) is None


@pytest.mark.real
def test_a_server_is_found_on_this_machine() -> None:
    """Announced and found over real sockets; gone after its announcement ends."""

    async def found() -> tuple[tuple[FoundServer, ...], tuple[FoundServer, ...]]:
        announced = Announced("audiogame brave.otter", 8765, True, HOME, OTTER)
        try:
            await announced.begin((HOME,))
        except NoOwnNetwork as fault:  # as on a network without multicast groups
            pytest.skip(str(fault))
        try:
            there = await find_servers(4.0, (HOME,))  # ten times what it takes
        finally:
            await announced.close()
        return there, await find_servers(0.5, (HOME,))

    there, gone = asyncio.run(found())
    name = "audiogame brave.otter"
    assert [one for one in there if one.name == name] == [
        FoundServer(name, TableLink(f"{HOME}:8765", True, server=OTTER))
    ]
    assert not [one for one in gone if one.name == name]


@pytest.mark.parametrize(
    ("found", "keys", "link", "heard"),
    [
        (FOUND, ("down", "enter"), FOUND[1].link, "Audiogame senior-panda, at 192.168.1.3:8765."),
        (FOUND, ("enter",), FOUND[0].link, "Harbour, at 192.168.1.2:8765."),
        (FOUND, ("escape",), None, "On your own network:"),
        ((), (), None, "No server answers on your own network."),
    ],
)
def test_a_server_is_chosen_from_the_menu(
    found: tuple[FoundServer, ...],
    keys: tuple[str, ...],
    link: TableLink | None,
    heard: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def look(seconds: float) -> tuple[FoundServer, ...]:
        return found

    monkeypatch.setattr(nearby_menu, "find_servers", look)
    app, lines = new_app(tmp_path, *keys)

    async def choose() -> TableLink | None:
        try:
            return await nearby_server(app, KNOWN)
        except ProgramLeft:
            raise AssertionError(lines) from None

    assert asyncio.run(choose()) == link
    assert "Looking for servers on your own network." in lines
    assert heard in " ".join(lines)
