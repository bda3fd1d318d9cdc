"""A provider's own addresses and IPv6 are noticed, and each is said in one sentence."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
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


def said(monkeypatch: pytest.MonkeyPatch, folder: Path, own: str, ipv6: str) -> str:
    """Return what `serve` prints in a network.

    Args:
        own: the address of the machine.
        ipv6: its address by IPv6; empty for none.
    """

    for name, value in (("own_address", own), ("own_ipv6_address", ipv6)):
        monkeypatch.setattr(server_command, name, lambda value=value: value)
    monkeypatch.setattr(addresses, "own_address", lambda: own)

    async def served() -> str:
        asked = replace(wishes(folder), address="")
        async with serving(asked) as (server, link):
            port = int(link.address.rpartition(":")[2])
            return "\n".join(server_command._lines("en", server, asked, port, ""))

    return asyncio.run(served())


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ("100.64.0.1", "Your provider gives you an address that can't be reached"),
        ("100.127.255.254", "Your provider gives you an address that can't be reached"),
        ("192.168.1.20", "only if your router lets them"),
        ("10.0.0.4", "only if your router lets them"),
    ],
)
def test_one_sentence_says_what_keeps_people_out(
    own: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = said(monkeypatch, tmp_path, own, "")
    assert words in lines
    assert lines.count("--through") == 1


def test_the_firewall_of_the_system_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for system, named in (("other", ""), ("windows", "allow audiogame there"), ("macos", "F1")):
        monkeypatch.setattr(fault, "SYSTEM", system)
        lines = said(monkeypatch, tmp_path, "192.168.1.20", "")
        assert ("Otherwise nobody on your network" in lines) is bool(named)
        assert named in lines


def test_a_link_by_ipv6_is_offered_where_the_machine_has_a_global_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server listens there too, and the link is one that is read again."""
    lines = said(monkeypatch, tmp_path, "192.168.1.20", "2a02:8108::20")
    (line,) = [one for one in lines.splitlines() if "IPv6" in one]
    link = read_link(line.rpartition(" ")[2])
    assert link.address.startswith("[2a02:8108::20]:")
    assert not link.secure
    assert "IPv6" not in said(monkeypatch, tmp_path, "192.168.1.20", "")


async def test_a_server_listens_by_ipv6(tmp_path: Path) -> None:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError as fault:
        skip_without(f"this machine has no IPv6: {fault}")
    async with serving(replace(wishes(tmp_path), address="")) as (_, invitation):
        port = invitation.address.rpartition(":")[2]
        session = Session(replace(invitation, address=f"[::1]:{port}"), new_secret())
        await session.begin()
        await session.close()
