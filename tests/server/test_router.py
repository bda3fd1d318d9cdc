"""A second router, a provider's own addresses and IPv6 are noticed, and said in one sentence."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from online_server import serving, wishes
from packages import skip_without

from audiogame.cli import server_command
from audiogame.online.identity import new_secret
from audiogame.online.link import read_link
from audiogame.online.session import Session
from audiogame.rules import fault
from audiogame.rules.value import replace
from audiogame.server import addresses
from audiogame.server import router as router_module
from audiogame.server.router import Outside, outer_address, own_router, read_outside


class Router(asyncio.DatagramProtocol):
    """A router that answers NAT-PMP.

    Args:
        answers: datagrams; the last one says the address.
    """

    def __init__(self, *answers: bytes) -> None:
        self._answers = answers
        self.asked: list[bytes] = []

    def connection_made(self, transport: asyncio.DatagramTransport) -> None:  # type: ignore[override]  # of a datagram
        self._transport = transport

    def datagram_received(self, data: bytes, address: tuple[str, int]) -> None:
        self.asked.append(data)
        for one in self._answers:
            self._transport.sendto(one, address)


@asynccontextmanager
async def router(*answers: bytes) -> AsyncIterator[tuple[Router, int]]:
    transport, made = await asyncio.get_running_loop().create_datagram_endpoint(
        lambda: Router(*answers), local_addr=("127.0.0.1", 0)
    )
    try:
        yield made, transport.get_extra_info("sockname")[1]
    finally:
        transport.close()


def answer(*address: int, result: int = 0) -> bytes:
    return bytes((0, 128, 0, result, 0, 0, 1, 0, *address))


def test_a_router_is_asked_for_its_outer_address() -> None:
    """Noise and refusals are passed over; a router that does not answer is waited for shortly."""

    async def asked() -> None:
        async with router(b"noise", answer(1, 2, 3, 4, result=2), answer(100, 64, 3, 7)) as (
            made,
            port,
        ):
            assert await outer_address("127.0.0.1", port) == "100.64.3.7"
            assert made.asked == [b"\x00\x00"]
        async with router() as (_, port):
            assert await outer_address("127.0.0.1", port) == ""
        assert await outer_address("127.0.0.1", port) == "", "nobody listens there any more"

    asyncio.run(asked())


@pytest.mark.parametrize(
    ("address", "outside"),
    [
        ("100.64.0.1", Outside.CARRIER),
        ("100.127.255.254", Outside.CARRIER),
        ("100.128.0.1", Outside.UNKNOWN),
        ("192.168.1.20", Outside.SECOND),
        ("10.0.0.4", Outside.SECOND),
        ("8.8.8.8", Outside.UNKNOWN),
        ("", Outside.UNKNOWN),
    ],
)
def test_what_an_outer_address_means(address: str, outside: Outside) -> None:
    assert read_outside(address) is outside


def test_the_router_is_that_of_the_default_route(tmp_path: Path) -> None:
    routes = tmp_path / "route"
    routes.write_text(
        "Iface\tDestination\tGateway\tFlags\n"
        "eth0\t0002A8C0\t00000000\t0001\n"
        "eth0\t00000000\t0102A8C0\t0003\n"
    )
    assert own_router(routes) == "192.168.2.1"
    routes.write_text("Iface\tDestination\tGateway\n")
    assert own_router(routes) == "", "this machine has no way out"


@pytest.mark.posix("starts a script in place of a command of macOS")
def test_on_macos_the_router_is_the_gateway_that_route_prints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody guesses that its last number is 1."""
    route = tmp_path / "route"
    monkeypatch.setattr(router_module, "sys", SimpleNamespace(platform="darwin"))
    monkeypatch.setattr(router_module, "OF_MACOS", [str(route)])
    assert own_router(tmp_path / "none") == ""
    for gateway, found in (("192.168.0.254", "192.168.0.254"), ("fe80::1%en0", "")):
        told = f"destination: default\n    gateway: {gateway}\n  interface: en0"
        route.write_text(f"#!/bin/sh\necho '{told}'\n")
        route.chmod(0o700)
        assert own_router(tmp_path / "none") == found


@pytest.mark.parametrize(("system", "option"), [("darwin", (63, 0)), ("linux", (72, 2))])
def test_the_link_by_ipv6_has_the_address_that_the_machine_keeps(
    system: str, option: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Macs, and many others, call out by one that is new each day, and soon leads nowhere."""
    asked: list[tuple[int, ...]] = []

    class Probe:
        def __enter__(self) -> Probe:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def setsockopt(self, *option: int) -> None:
            asked.append(option)

        def connect(self, address: object) -> None:
            assert asked, "before the address is chosen"

        def getsockname(self) -> tuple[str, int]:
            return "2a02:8108::20", 9

    monkeypatch.setattr(addresses, "sys", SimpleNamespace(platform=system))
    monkeypatch.setattr(socket, "socket", lambda *_: Probe())
    assert addresses.own_ipv6_address() == "2a02:8108::20"
    assert asked == [(socket.IPPROTO_IPV6, *option)]


@pytest.mark.skipif(sys.platform != "linux", reason="the option of Linux is set here")
def test_this_system_knows_the_option() -> None:
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_DGRAM) as probe:
            probe.setsockopt(socket.IPPROTO_IPV6, *addresses.LASTING["linux"])
    except OSError as fault:
        skip_without("" if fault.errno == errno.EAFNOSUPPORT else f"no option: {fault}")


def said(monkeypatch: pytest.MonkeyPatch, folder: Path, own: str, outer: str, ipv6: str) -> str:
    """Return what `serve` prints in a network.

    Args:
        own: the address of the machine.
        outer: that of its router outside; empty for no answer.
        ipv6: its address by IPv6; empty for none.
    """

    async def answers(router: str) -> str:
        return outer

    for name, value in (
        ("own_address", lambda: own),
        ("own_ipv6_address", lambda: ipv6),
        ("own_router", lambda: "192.168.1.1"),
        ("outer_address", answers),
    ):
        monkeypatch.setattr(server_command, name, value)
    monkeypatch.setattr(addresses, "own_address", lambda: own)

    async def served() -> str:
        asked = replace(wishes(folder), address="")
        async with serving(asked) as (server, link):
            outside = await server_command._outside(asked, "", None)
            port = int(link.address.rpartition(":")[2])
            return "\n".join(server_command._lines("en", server, asked, "", port, "", outside))

    return asyncio.run(served())


@pytest.mark.parametrize(
    ("own", "outer", "words"),
    [
        ("100.66.1.2", "", "Your provider gives you an address that can't be reached"),
        ("192.168.1.20", "100.64.3.7", "Your provider gives you an address that can't be reached"),
        ("192.168.1.20", "192.168.178.2", "Your router stands behind another one"),
        ("192.168.1.20", "", "only if your router lets them"),
        ("192.168.1.20", "8.8.8.8", "only if your router lets them"),
    ],
)
def test_one_sentence_says_what_keeps_people_out(
    own: str, outer: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = said(monkeypatch, tmp_path, own, outer, "")
    assert words in lines
    assert lines.count("--through") == 1


def test_the_firewall_of_the_system_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for system, named in (("other", ""), ("windows", "allow audiogame there"), ("macos", "F1")):
        monkeypatch.setattr(fault, "SYSTEM", system)
        lines = said(monkeypatch, tmp_path, "192.168.1.20", "", "")
        assert ("Otherwise nobody on your network" in lines) is bool(named)
        assert named in lines


def test_a_link_by_ipv6_is_offered_where_the_machine_has_a_global_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server listens there too, and the link is one that is read again."""
    lines = said(monkeypatch, tmp_path, "192.168.1.20", "", "2a02:8108::20")
    (line,) = [one for one in lines.splitlines() if "IPv6" in one]
    link = read_link(line.rpartition(" ")[2])
    assert link.address.startswith("[2a02:8108::20]:")
    assert not link.secure
    assert "IPv6" not in said(monkeypatch, tmp_path, "192.168.1.20", "", "")


def test_a_server_listens_by_ipv6(tmp_path: Path) -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError as fault:
        skip_without(f"this machine has no IPv6: {fault}")

    async def called() -> None:
        async with serving(replace(wishes(tmp_path), address="")) as (_, invitation):
            port = invitation.address.rpartition(":")[2]
            session = Session(replace(invitation, address=f"[::1]:{port}"), new_secret())
            await session.begin()
            await session.close()

    asyncio.run(called())
