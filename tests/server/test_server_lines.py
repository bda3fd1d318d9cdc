"""Connections to a server: TLS, proxies, silent ones, too many, and unread ones."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from pathlib import Path

import pytest
from bare_line import Bare
from online_server import (
    HOME,
    PATIENCE,
    Guest,
    guests,
    open_table,
    serving,
    wishes,
)
from patience import becomes
from server_evening import SIKA, begun, finish, frames_of, said_hello
from websockets.frames import Frame
from websockets.protocol import Event

from audiogame.narration.faults import told
from audiogame.online.packets import frame
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import Challenged, Failed, read_down
from audiogame.online.table_packets import (
    ListTables,
)
from audiogame.online.transport import MOST_PARTS, READ, CannotConnect
from audiogame.online.web_socket import Socket, connect
from audiogame.rules.value import replace
from audiogame.server import outbox, served_socket
from audiogame.server import served_connection as line_module
from audiogame.server.log import PAUSE, Log, LoopFaults
from audiogame.server.server import CertificateFault, Server


@pytest.fixture
def certified(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Return the files of an authority, and of a certificate and its key."""
    import trustme

    authority = trustme.CA()
    issued = authority.issue_cert(HOME)
    files = tmp_path / "ca.pem", tmp_path / "chain.pem", tmp_path / "key.pem"
    authority.cert_pem.write_to_path(str(files[0]))
    issued.private_key_pem.write_to_path(str(files[2]))
    for blob in issued.cert_chain_pems:
        blob.write_to_path(str(files[1]), append=True)
    return files


@pytest.mark.wine("newer DLLs do not load", without="cryptography.x509")
async def test_lines_by_tls(
    tmp_path: Path, certified: tuple[Path, Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A certificate this machine trusts carries a game; another is refused in words."""
    trusted, chain, key = certified
    asked = replace(wishes(tmp_path), certificate=str(chain), key=str(key))
    async with serving(asked) as (_, invitation), guests("Ann", "Cy") as (ann, cy):
        assert str(invitation).startswith("audiogames://")
        with pytest.raises(CannotConnect) as refused:
            await ann.come(invitation)
        assert refused.value.reasons[0].message == "certificate-not-trusted"
        assert "certificate" in told(refused.value, "en")
        with pytest.raises(CannotConnect) as refused:
            await ann.come(replace(invitation, secure=False))
        assert told(refused.value, "en").endswith("begin the link with audiogames://, with an s.")
        monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
        await begun(SIKA, invitation, [ann, cy])
        await finish([ann, cy], tmp_path)


@pytest.mark.wine("newer DLLs do not load", without="cryptography.x509")
def test_a_file_that_is_no_certificate_is_refused(
    tmp_path: Path, certified: tuple[Path, Path, Path]
) -> None:
    for file in (tmp_path / "nothing.pem", certified[2]):
        asked = replace(wishes(tmp_path), certificate=str(file), key="")
        server = Server(asked, lambda fault: None)
        with pytest.raises(CertificateFault) as refused:
            asyncio.run(server.begin())
        assert str(file) in told(refused.value, "en")


@pytest.mark.wine("newer DLLs do not load", without="cryptography.x509")
def test_a_missing_or_wrong_tls_key_is_named(
    tmp_path: Path, certified: tuple[Path, Path, Path]
) -> None:
    _, chain, key = certified
    for named, words in (
        ("", "name the file of the key with --key"),
        (str(chain), "aren't a certificate and its key"),
        (str(tmp_path / "no.key"), "no.key"),
    ):
        asked = replace(wishes(tmp_path), certificate=str(chain), key=named)
        server = Server(asked, lambda fault: None)
        with pytest.raises(CertificateFault) as refused:
            asyncio.run(server.begin())
        assert words in told(refused.value, "en")
    assert key.is_file()


@pytest.mark.parametrize("behind", [True, False])
async def test_forwarded_addresses_are_believed_only_if_told(behind: bool, tmp_path: Path) -> None:
    """Only the last one counts, which the trusted proxy itself has written."""
    asked = replace(wishes(tmp_path), proxied=behind)
    async with serving(asked) as (server, invitation):
        lines = [
            await connect(invitation.address, False, forwarded=f"10.0.0.9, 10.0.0.{at}")
            for at in range(3)
        ]
        for one in lines:
            assert await one.receive() is not None
        wanted = {f"10.0.0.{at}" for at in range(3)} if behind else {""}
        assert {*server.gate._connections} == wanted
        for one in lines:
            await one.close()


# Who is at a table.


async def silent(tmp_path: Path, count: int, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(line_module, "HELLO", 0.5)
    asked = replace(wishes(tmp_path), proxied=True)
    async with serving(asked) as (server, invitation), guests("Ann", "Cy") as (ann, cy):
        lines: list[Socket] = []
        for at in range(count):
            lines.append(await connect(invitation.address, False, forwarded=f"10.0.{at % 250}.1"))
        patch.setattr(line_module, "HELLO", 60.0)  # players say hello in time
        await begun(SIKA, invitation, [ann, cy])
        await finish([ann, cy], tmp_path)
        for one in lines:
            got = [type(read_down(data)) async for data in frames_of(one)]
            assert got == [Challenged, Failed]
        await becomes(lambda: server.gate.connections <= 2)
        assert server.gate.frames > 0


def test_silent_connections_are_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players at a table meanwhile notice nothing."""
    asyncio.run(silent(tmp_path, 60, monkeypatch))


@pytest.mark.real
def test_a_thousand_silent_connections_are_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(silent(tmp_path, 1000, monkeypatch))


@pytest.mark.real
async def test_a_slow_database_does_not_use_up_the_time_to_say_hello(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_module, "HELLO", 3.0)
    async with serving(wishes(tmp_path)) as (server, invitation), guests("Ann") as (ann,):
        look = server.store.look_for_yielded

        async def look_slowly() -> None:
            await asyncio.sleep(line_module.HELLO + 1)
            await look()

        monkeypatch.setattr(server.store, "look_for_yielded", look_slowly)
        await ann.come(invitation)
        assert ann.line.opens


@pytest.mark.parametrize(
    ("address", "answer"), [("192.0.2.7", "address-crowded"), ("", "Challenged")]
)
async def test_connections_of_one_address_are_limited(
    address: str, answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another has its own; a front on this machine that names nobody has no limit."""
    from audiogame.server import gate

    monkeypatch.setattr(gate, "OF_ADDRESS", 5)

    async def first_of(line: Socket) -> str:
        said = await line.receive()
        assert isinstance(said, str)
        packet = read_down(said.encode())
        return packet.reasons[0].message if isinstance(packet, Failed) else type(packet).__name__

    async with serving(replace(wishes(tmp_path), proxied=True)) as (_, invitation):
        names = [address] * 7 + ["192.0.2.8"]
        lines = [await connect(invitation.address, False, forwarded=one) for one in names]
        first = [await first_of(one) for one in lines]
        assert first == ["Challenged"] * 5 + [answer] * 2 + ["Challenged"]
        for one in lines:
            await one.close()


async def test_connections_of_one_person_are_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from audiogame.server import gate

    monkeypatch.setattr(gate, "OF_PERSON", 2)
    async with serving(wishes(tmp_path)) as (server, invitation):
        ann = await Bare(invitation).greet()
        second = await ann.again()
        third = Bare(invitation, ann.secret)
        with pytest.raises(ServerSays, match="person-crowded"):
            await third.greet()
        second.cut()
        await becomes(lambda: server.gate.connections <= 1)
        await ann.again()
        await (await Bare(invitation).greet()).all_so_far()


async def test_a_client_that_does_not_read_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The queue of a connection is bounded; the others play to the end."""
    monkeypatch.setattr(outbox, "STALLED", 0.2)
    monkeypatch.setattr(outbox, "OUTBOX", 200_000)
    async with serving(wishes(tmp_path)) as (server, invitation), guests("Ann", "Cy") as (a, c):
        await begun(SIKA, invitation, [a, c])
        for table in range(20):
            host = Guest(f"Host {table}x")
            await host.come(invitation)
            wanted = open_table(SIKA, host.names[0], 1, entry="open")
            await host.line.open_table(wanted)
        deaf = await said_hello(invitation)
        lines = server.gate.connections
        deaf._socket._connection.transport.pause_reading()
        asked = 0
        async with asyncio.timeout(PATIENCE):
            while server.gate.connections == lines and await deaf.send(frame(ListTables())):
                asked += 1
                await asyncio.sleep(0)
            await becomes(lambda: server.gate.connections != lines)
        assert asked > 100
        await finish([a, c], tmp_path)


def framed(opcode: int, data: bytes, last: bool = True) -> bytes:
    """Return a client's frame as bytes on the wire, with a mask of zeros."""
    return bytes([0x80 * last | opcode, 0x80 | len(data)]) + bytes(4) + data


FLOODS = {
    "parts of nothing": framed(1, b"", last=False) + framed(0, b"", last=False) * 40_000,
    "parts of a byte": framed(1, b"{", last=False) + framed(0, b" ", last=False) * 40_000,
    "pings": framed(9, b"x" * 100) * 20_000,
    "pongs": framed(10, b"") * 40_000,
}
UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("flood", FLOODS)
async def test_frames_that_carry_nothing_end_the_line(flood: str, tmp_path: Path) -> None:
    """They cost a server time and memory, and rate limits count only whole frames."""
    taken = 0
    async with serving(wishes(tmp_path)) as (_, invitation):
        take = served_socket._Connection.process_event

        def counted(self: served_socket._Connection, event: Event) -> None:
            nonlocal taken
            taken += isinstance(event, Frame)
            take(self, event)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(served_socket._Connection, "process_event", counted)
            near, far = await asyncio.open_connection(*invitation.address.split(":"))
            far.write(UPGRADE + FLOODS[flood])
            async with asyncio.timeout(PATIENCE):
                with contextlib.suppress(ConnectionError):
                    while await near.read(65_536):
                        pass
            far.close()
    # A loop of Windows gives 256 kilobytes in one read.
    once = 262_144 if sys.platform == "win32" else READ
    assert MOST_PARTS < taken < MOST_PARTS + once / len(framed(0, b"")), (
        "it was cut as soon as there were too many"
    )


async def test_a_frame_may_come_in_parts(tmp_path: Path) -> None:
    """In fewer than `MOST_PARTS` fragments and pings."""
    async with serving(wishes(tmp_path)) as (_, invitation):
        near, far = await asyncio.open_connection(*invitation.address.split(":"))
        far.write(UPGRADE + framed(1, b'{"packet":', last=False))
        for _ in range(300):
            far.write(framed(0, b" " * 50, last=False) + framed(9, b""))
        far.write(framed(0, b'"ListTables"}'))
        async with asyncio.timeout(PATIENCE):
            await near.readuntil(b"hello-first")
        far.close()


def test_a_fault_of_the_loop_is_told_once_a_minute(tmp_path: Path) -> None:
    """A server out of file descriptors fails to accept connections hundreds of times a second."""
    now, log = 100.0, Log(tmp_path)
    faults = LoopFaults(log.fault, lambda: now)
    for _ in range(500):
        faults(None, {"message": "socket.accept()", "exception": OSError(24, "Ann's secret")})
    faults(None, {"message": "another"})
    assert len(log.path.read_text(encoding="utf-8").splitlines()) == 2
    assert "Ann" not in log.path.read_text(encoding="utf-8")
    now += PAUSE
    faults(None, {"message": "socket.accept()", "exception": OSError(24, "Ann's secret")})
    assert len(log.path.read_text(encoding="utf-8").splitlines()) == 3
