"""Where a server may send a player: read as strictly as a link, never less safe than the link."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from online_player import opened
from online_server import HOME, Guest, came, guests, open_table, serving, wishes

from audiogame.narration.faults import told
from audiogame.online.codec import UnreadablePacket
from audiogame.online.connection import LedAstray, Whereabouts
from audiogame.online.greeting import greet
from audiogame.online.identity import new_secret
from audiogame.online.link import LinkError, TableLink, is_inside, read_link
from audiogame.online.session_packets import Elsewhere, Failed, Reached, Welcome, read_down
from audiogame.online.table_packets import ListTables
from audiogame.online.transport import OnlyWebPage
from audiogame.online.web_socket import connect
from audiogame.server.served_connection import ServedConnection
from audiogame.table.library import find_game

SERVER = "pandapandapanda2"
WORDS = "senior-panda/uphold-prepare-analyst-reveal-orbit-attitude"
ODD = [
    *("192.168.0.1", "192.168.0.1:80/goform/reboot?now=1", "admin:admin@192.168.0.1:80"),
    *("a.example:443/", "a.example:443?x", "a.example:443#x", "a.example:0", "a.example:65536"),
    *("a.example:443\n", " a.example:443", "a.example:443 ", "A.example:443", "a.example:+1"),
    *("ws://a.example:443", "//a.example:443", "a.example\\x:443", "a%2eexample:443", ":443"),
    *("[::1:443", "[::1]", "[::1%eth0]:443", "b\N{LATIN SMALL LETTER U WITH DIAERESIS}.example:1"),
    *("a.example:00443", "a.example:4e2", "user@a.example:443", "a.example:443\x00"),
]
GOOD = ["a.example:443", "192.168.0.1:80", "[2001:db8::1]:8765", "localhost:1", "x_1-y.z:65535"]


def packets_with(address: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the packets that name addresses."""
    return [
        ("Elsewhere", {"address": address}),
        ("Reached", {"address": address}),
        ("Welcome", {"version": 2, "opens": True, "servers": ["b.example:1", address]}),
    ]


@pytest.mark.parametrize("address", ODD)
def test_an_address_that_no_link_could_have_is_refused(address: str) -> None:
    for name, fields in packets_with(address):
        with pytest.raises(UnreadablePacket):
            read_down(json.dumps({"packet": name, **fields}).encode())
    with pytest.raises(UnreadablePacket):
        read_down(b'{"packet":"Elsewhere","address":""}')


@pytest.mark.parametrize("address", GOOD)
def test_an_address_as_in_a_link_is_taken(address: str) -> None:
    for name, fields in packets_with(address):
        packet = read_down(json.dumps({"packet": name, **fields}).encode())
        assert isinstance(packet, Elsewhere | Reached | Welcome)


@pytest.mark.parametrize(
    ("address", "inside"),
    [
        *((f"{host}:1", True) for host in ("127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1")),
        *((f"{host}:1", True) for host in ("169.254.1.1", "0.0.0.0", "100.64.0.1", "localhost")),
        *((f"{host}:1", True) for host in ("[::1]", "[fe80::1]", "[fd00::1]", "[::]", "router")),
        *((f"{host}:1", True) for host in ("[::ffff:192.168.1.1]", "[::ffff:7f00:1]", "fritz.box")),
        *((f"{host}:1", True) for host in ("pi.local", "pi.local.", "a.lan", "a.home.arpa")),
        # What systems read as an address, though it isn't written as one.
        *((f"{host}:1", True) for host in ("127.1", "2130706433", "0x7f.1", "0177.0.0.1", "0x7f")),
        *((f"{host}:1", False) for host in ("8.8.8.8", "[2606:4700::1]", "a.example", "x.y.org.")),
    ],
)
def test_what_may_be_in_one_s_own_network_is_known_by_its_address(
    address: str, inside: bool
) -> None:
    assert is_inside(address) is inside


def test_a_link_by_tls_never_leads_to_an_address_without() -> None:
    where = Whereabouts("a.example:443", True)
    where.learn_way("b.example:80", False)
    where.go_on()
    assert (where.address, where.secure) == ("a.example:443", True)
    where.learn_way("b.example:443", True)
    where.learn(("c.example:443",))
    for _ in range(4):
        where.go_on()
        assert where.secure
    where.go("d.example:8765")
    assert (where.address, where.secure) == ("d.example:8765", True)


def test_a_link_from_outside_never_leads_into_one_s_own_network() -> None:
    where = Whereabouts("a.example:8765", False)
    where.learn(("192.168.0.1:80", "[::1]:8765", "b.example:8765", "router:80"))
    where.learn_way("10.0.0.1:8765", True)
    with pytest.raises(LedAstray) as refused:
        where.go("192.168.0.1:80")
    assert "inside your own network. The program didn't go there." in told(refused.value, "en")
    seen = set()
    for _ in range(5):
        seen.add(where.address)
        where.go_on()
    assert seen == {"a.example:8765", "b.example:8765"}


def test_a_link_inside_may_lead_anywhere() -> None:
    where = Whereabouts("192.168.0.2:8765", False)
    where.go("192.168.0.3:8765")
    where.learn_way("a.example:443", True)
    where.go_on()
    assert (where.address, where.secure) == ("a.example:443", True)


async def test_a_server_that_sends_elsewhere_inside_is_answered_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The request fails, the connection stays, and the router is not called."""
    called: list[str] = []

    async def send_away(self: ServedConnection, packet: ListTables) -> None:
        self.tell(Elsewhere("192.168.0.1:80", packet.request))
        self.tell(Elsewhere("192.168.0.1:80"))

    async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann") as (ann,):
        await ann.come(invitation)
        ann.line.connection.where = Whereabouts("a.example:8765", False)
        monkeypatch.setattr(ServedConnection, "_list", send_away)
        monkeypatch.setattr(
            "audiogame.server.served_connection._DONE",
            {ListTables: send_away},
        )
        dial = ann.line.connection._dial

        async def dialled(address: str, secure: bool) -> Any:
            called.append(address)
            return await dial(address, secure)

        ann.line.connection._dial = dialled
        with pytest.raises(Exception, match="server-led-inside"):
            await ann.line.tables()
        failed = await came(ann, Failed)
        assert [one.message for one in failed.reasons] == ["server-led-inside"]
        assert ann.line.up
        assert not called


async def test_a_way_that_is_less_safe_makes_no_links(tmp_path: Path) -> None:
    """Nor one inside, where the host came from outside."""
    async with serving(wishes(tmp_path)) as (server, invitation), guests("Ann") as (ann,):
        await opened(ann, invitation)
        before = ann.line.table_link
        ann.line.connection.where = Whereabouts("a.example:443", True)
        for address, secure in (("b.example:80", False), ("192.168.0.1:443", True)):
            server.gate.tell_reached(Reached(address, secure))
            await came(ann, Reached) if secure else None
            assert ann.line.table_link == before
            assert not ann.line.connection.where.by_way
        server.gate.tell_reached(Reached("b.example:443"))
        while not ann.line.reached.address:
            await ann.line.changed()
        link = ann.line.table_link
        assert link is not None
        assert (link.address, link.secure, link.server) == (
            "b.example:443",
            True,
            invitation.server,
        )


@pytest.mark.parametrize("status", [300, 301, 302, 303, 307, 308])
async def test_no_redirect_is_followed(status: int) -> None:
    """Else a user and a path of the server's choice would be called in one's own network."""
    called: list[bytes] = []

    async def router(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        called.append(await reader.readline())
        writer.close()

    async def hostile(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(4_096)
        at = inner.sockets[0].getsockname()[1]
        writer.write(
            b"HTTP/1.1 %d Found\r\nLocation: http://admin:admin@127.0.0.1:%d/goform/reboot?now=1"
            b"\r\nContent-Length: 0\r\n\r\n" % (status, at)
        )
        writer.close()

    inner = await asyncio.start_server(router, HOME, 0)
    outer = await asyncio.start_server(hostile, HOME, 0)
    async with inner, outer:
        port = outer.sockets[0].getsockname()[1]
        with pytest.raises(OnlyWebPage):
            await connect(f"{HOME}:{port}", False)
        await asyncio.sleep(0.05)
    assert not called


# Links.


@pytest.mark.parametrize("rest", ["", f"/{WORDS}", "/senior-panda"])
def test_a_link_ends_with_the_id_of_its_server(rest: str) -> None:
    typed = f"audiogames://play.example:8765{rest}/~{SERVER}"
    link = read_link(typed)
    assert link.server == SERVER
    assert str(link) == typed
    assert read_link(typed.upper()) == link
    assert read_link(f"{typed}/") == link
    assert read_link(f"{typed}.") == link
    assert read_link(link.in_browser) == link
    assert read_link(typed.partition("/~")[0]) == TableLink(
        link.address, link.secure, link.table, link.key
    )
    assert SERVER not in link.words, "it is never read aloud"


@pytest.mark.parametrize("end", ["/~", "/~panda", f"/~{SERVER}2", f"/~{SERVER[:-1]}1", "/~~", "~a"])
def test_a_link_whose_id_is_not_whole_is_refused(end: str) -> None:
    """It was cut off in copying; without its id another server could answer."""
    with pytest.raises(LinkError, match="link-cut-short") as refused:
        read_link(f"audiogame://play.example:8765/{WORDS}{end}")
    assert told(refused.value, "en").startswith("The end of this link is missing.")


async def test_a_link_that_is_typed_trusts_the_first_server_and_then_knows_it(
    tmp_path: Path,
) -> None:
    async with serving(wishes(tmp_path)) as (server, invitation):
        typed = read_link(str(invitation).partition("/~")[0])
        assert typed.server == ""
        ann = Guest("Ann")
        await ann.come(typed)
        assert ann.line.key == server.gate.key.hex()
        await ann.line.open_table(open_table(find_game("sika"), "Ann", 1))
        link = ann.line.table_link
        assert link is not None
        assert link.server == invitation.server
        await ann.close()
        await greet(await connect(link.address, False), link, new_secret(), (), "")
