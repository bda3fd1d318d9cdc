"""A full disk, certificates, fronts, silent lines, readers that do not read, clocks that jump."""

from __future__ import annotations

import asyncio
import errno
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
import trustme
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from online_server import HOME, PATIENCE, Guest, guests, open_table, serving, table_link, wishes
from test_server_killed import check_evening

from audiogame.narration.faults import told
from audiogame.online.company_packets import Said, Say
from audiogame.online.identity import new_secret, prove
from audiogame.online.link import Link
from audiogame.online.packets import Choice, Refused, frame, read_down
from audiogame.online.reasons import ServerSays
from audiogame.online.session_packets import (
    Challenged,
    Failed,
    Hello,
    Notice,
    Remove,
    kind_of,
    read_from_server,
)
from audiogame.online.table_packets import (
    Enter,
    ListTables,
)
from audiogame.online.transport import CannotConnect
from audiogame.online.web_socket import Socket, connect
from audiogame.rules.value import replace
from audiogame.server import halt
from audiogame.server import line as line_module
from audiogame.server.server import CertificateFault, Server
from audiogame.table.library import find_game
from audiogame.table.record_file import RecordFile

SIKA = find_game("sika")


async def begun(ann: Guest, cy: Guest, invitation: Link, spectators: bool = False) -> Link:
    await ann.come(invitation)
    await ann.line.open_table(replace(open_table(SIKA, "Ann", 1), spectators=spectators))
    link = table_link(invitation, ann)
    await cy.enter(link)
    await ann.line.start()
    await asyncio.gather(ann.sit(), cy.sit())
    return link


async def finish(ann: Guest, cy: Guest, folder: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        assert all(await asyncio.gather(ann.play(Random(1)), cy.play(Random(2))))
        texts = await asyncio.gather(ann.record(), cy.record())
    check_evening([ann, cy], [*texts], SIKA, folder)


async def until_heard(guest: Guest, *kinds: type) -> object:
    """Wait for news of some kinds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for one in guest.line.news:
                if isinstance(one, kinds):
                    guest.line.news.remove(one)
                    return one
            await guest.line.changed()


# The disk.


@contextmanager
def full_disk(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let records take half of a line, and no more."""
    write = RecordFile._write

    def fail(self: RecordFile, text: str) -> None:
        write(self, text[: len(text) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    with patch.context() as inner:
        inner.setattr(RecordFile, "_write", fail)
        yield


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice that cannot be kept is given back, in words; once there is room the game goes on."""
    monkeypatch.setattr(halt, "HALT", 0.1)

    async def evening() -> None:
        async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann", "Cy") as (ann, cy):
            await begun(ann, cy, invitation)
            with full_disk(monkeypatch):
                while not ann.far.awaited:
                    await ann.take_all()
                    await ann.line.changed()
                before = ann.far.told
                await ann.far.submit(0, ann.far.view(0).legal_actions(0)[0])
                for one in (ann, cy):
                    failed = await until_heard(one, Failed)
                    assert isinstance(failed, Failed)
                    assert failed.reasons[0].message == "server-disk"
                while ann.far.sent:
                    await ann.take_all()
                    await asyncio.sleep(0.01)
                assert ann.far.told == before
                assert ann.far.awaited == (0,)
            await finish(ann, cy, tmp_path)

    asyncio.run(evening())


# Certificates and fronts.


@pytest.fixture
def certified(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Return the files of an authority, and of a certificate and its key."""
    authority = trustme.CA()
    issued = authority.issue_cert(HOME)
    files = tmp_path / "ca.pem", tmp_path / "chain.pem", tmp_path / "key.pem"
    authority.cert_pem.write_to_path(str(files[0]))
    issued.private_key_pem.write_to_path(str(files[2]))
    for blob in issued.cert_chain_pems:
        blob.write_to_path(str(files[1]), append=True)
    return files


def test_lines_by_tls(
    tmp_path: Path, certified: tuple[Path, Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A certificate that this machine trusts carries a game; another one is refused in words."""
    trusted, chain, key = certified

    async def evening() -> None:
        asked = replace(wishes(tmp_path), certificate=str(chain), key=str(key))
        async with serving(asked) as (_, invitation), guests("Ann", "Cy") as (ann, cy):
            assert str(invitation).startswith("audiogames://")
            with pytest.raises(CannotConnect) as refused:
                await ann.come(invitation)
            assert refused.value.reasons[0].message == "certificate-not-trusted"
            assert "certificate" in told(refused.value)
            with pytest.raises(CannotConnect) as refused:
                await ann.come(replace(invitation, secure=False))
            assert refused.value.reasons[0].message == "server-not-there"
            monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
            await begun(ann, cy, invitation)
            await finish(ann, cy, tmp_path)

    asyncio.run(evening())


def test_a_certificate_that_is_none_is_refused(
    tmp_path: Path, certified: tuple[Path, Path, Path]
) -> None:
    for file in (tmp_path / "nothing.pem", certified[2]):
        asked = replace(wishes(tmp_path), certificate=str(file), key="")
        server = Server(asked, lambda fault: None)
        with pytest.raises(CertificateFault) as refused:
            asyncio.run(server.begin())
        assert str(file) in told(refused.value)


@pytest.mark.parametrize("behind", [True, False])
def test_forwarded_addresses_are_believed_only_if_told(behind: bool, tmp_path: Path) -> None:
    """Only the last one counts, which the front itself has written."""

    async def evening() -> None:
        asked = replace(wishes(tmp_path), behind=behind)
        async with serving(asked) as (server, invitation):
            lines = [
                await connect(invitation.address, False, forwarded=f"10.0.0.9, 10.0.0.{at}")
                for at in range(3)
            ]
            for one in lines:
                assert await one.receive() is not None
            wanted = {f"10.0.0.{at}" for at in range(3)} if behind else {HOME}
            assert {*server.gate._lines} == wanted
            for one in lines:
                await one.close()

    asyncio.run(evening())


# Who is at a table.


def test_spectators_hear_what_everybody_may_know(tmp_path: Path) -> None:
    """Only where the host allows it; they are named to all, and may do nothing."""

    async def evening() -> None:
        async with (
            serving(wishes(tmp_path)) as (_, invitation),
            guests("Ann", "Cy", "Gus") as (ann, cy, gus),
        ):
            link = await begun(ann, cy, invitation)
            await gus.come(link)
            with pytest.raises(ServerSays) as refused:
                await gus.line.enter(Enter(link.table, link.key, gus.names, guest=True))
            assert refused.value.reasons[0].message == "table-no-guests"
        async with (
            serving(wishes(tmp_path / "other")) as (_, invitation),
            guests("Ann", "Cy", "Gus") as (ann, cy, gus),
        ):
            link = await begun(ann, cy, invitation, spectators=True)
            await gus.enter(link, guest=True)
            await gus.sit()
            assert gus.far.seats == ()
            room = ann.line.room
            while room is None or room.guests != ("Gus",):
                await ann.line.changed()
                room = ann.line.room
            await gus.line.send(frame(Choice(0, 0, "call red")))
            async with asyncio.timeout(PATIENCE):
                assert all(await asyncio.gather(*(one.play(Random(1)) for one in (ann, cy, gus))))
            text = await gus.record()
            assert text == await ann.record()
            assert "Gus" not in text
            public = [event for event, _ in gus.ears.heard]
            assert public == [event for event, _ in cy.ears.heard][: len(public)]

    asyncio.run(evening())


def test_who_is_removed_loses_the_seat_for_good(tmp_path: Path) -> None:
    """A bot plays on, everybody hears why, and the link lets that person in no more."""

    async def evening() -> None:
        async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann", "Cy") as (ann, cy):
            link = await begun(ann, cy, invitation)
            await ann.line.tell(Remove(1, "too rude"))
            for one in (ann, cy):
                notice = await one.hears("removed")
                assert (notice.name, notice.other) == ("Cy", "too rude")
            async with asyncio.timeout(PATIENCE):
                assert await ann.play(Random(1))
            with pytest.raises(ServerSays) as refused:
                await cy.line.enter(Enter(link.table, link.key, ("Mo",)))
            assert refused.value.reasons[0].message == "table-banned"
            assert "chair 1 " in await ann.record()

    asyncio.run(evening())


def test_chat_has_limits(tmp_path: Path) -> None:
    """300 characters, five lines, then a pause that is said; all hear all, in one order."""

    async def evening() -> None:
        ahead = [0.0]
        async with (
            serving(wishes(tmp_path), lambda: ahead[0]) as (_, invitation),
            guests("Ann", "Cy") as (ann, cy),
        ):
            await begun(ann, cy, invitation)
            refused = {
                "x" * 301: "chat-too-long",
                " \t ": "chat-empty",
                "a\x1b[0m": "chat-unreadable",
            }
            for text, why in refused.items():
                await cy.line.tell(Say(text))
                failed = await until_heard(cy, Failed)
                assert isinstance(failed, Failed)
                assert failed.reasons[0].message == why
            for number in range(6):
                await cy.line.tell(Say(f"line {number} " + "x" * 290))
            failed = await until_heard(cy, Failed)
            assert isinstance(failed, Failed)
            assert failed.reasons[0].message == "chat-too-fast"
            ahead[0] += 2.5
            await cy.line.tell(Say("again"))
            for one in (ann, cy):
                said = [await until_heard(one, Said) for _ in range(6)]
                lines = [line.text[:6] for line in said if isinstance(line, Said)]
                assert lines == [*(f"line {number}" for number in range(5)), "again"]

    asyncio.run(evening())


def test_a_rematch_moves_the_seats(tmp_path: Path) -> None:
    async def evening() -> None:
        async with serving(wishes(tmp_path)) as (_, invitation), guests("Ann", "Cy") as (ann, cy):
            await begun(ann, cy, invitation)
            await finish(ann, cy, tmp_path)
            for one in (ann, cy):
                one.line.record = None
            await ann.line.start()
            await asyncio.gather(ann.sit(), cy.sit())
            assert (ann.far.seats, cy.far.seats) == ((1,), (0,))
            assert [one.name for one in ann.far.players] == ["Cy", "Ann"]
            await finish(ann, cy, tmp_path)

    asyncio.run(evening())


# Lines.


async def silent(tmp_path: Path, count: int, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(line_module, "HELLO", 3.0)
    asked = replace(wishes(tmp_path), behind=True)
    async with serving(asked) as (server, invitation), guests("Ann", "Cy") as (ann, cy):
        lines: list[Socket] = []
        for at in range(count):
            lines.append(await connect(invitation.address, False, forwarded=f"10.0.{at % 250}.1"))
        await begun(ann, cy, invitation)
        await finish(ann, cy, tmp_path)
        for one in lines:
            got = [kind_of(data) async for data in _all(one)]
            assert got == ["Challenged", "Failed"]
        while server.gate.lines > 2:
            await asyncio.sleep(0.01)
        assert server.gate.frames > 0


async def _all(socket: Socket):  # type: ignore[no-untyped-def]  # a generator of frames
    while (data := await socket.receive()) is not None:
        yield data


def test_lines_that_say_nothing_are_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays meanwhile notices nothing."""
    asyncio.run(silent(tmp_path, 60, monkeypatch))


@pytest.mark.real
def test_a_thousand_lines_that_say_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(silent(tmp_path, 1000, monkeypatch))


def test_one_address_has_so_many_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from audiogame.server import gate

    monkeypatch.setattr(gate, "OF_ADDRESS", 5)

    async def evening() -> None:
        async with serving(wishes(tmp_path)) as (_, invitation):
            lines = [await connect(invitation.address, False) for _ in range(7)]
            first = [kind_of(await one.receive() or b"") for one in lines]
            assert first == ["Challenged"] * 5 + ["Failed"] * 2
            for one in lines:
                await one.close()

    asyncio.run(evening())


async def said_hello(link: Link) -> Socket:
    socket = await connect(link.address, False)
    challenged = read_from_server(await socket.receive() or b"")
    assert isinstance(challenged, Challenged)
    proof = prove(new_secret(), challenged.server, challenged.challenge)
    await socket.send(frame(Hello(1, proof.key, proof.signature)))
    assert kind_of(await socket.receive() or b"") == "Welcome"
    return socket


def test_who_does_not_read_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for one line is bounded; the others play to the end."""
    monkeypatch.setattr(line_module, "STALLED", 0.2)
    monkeypatch.setattr(line_module, "OUTBOX", 200_000)

    async def evening() -> None:
        async with serving(wishes(tmp_path)) as (server, invitation), guests("Ann", "Cy") as (a, c):
            await begun(a, c, invitation)
            for table in range(20):
                host = Guest(f"Host {table}x")
                await host.come(invitation)
                wanted = open_table(SIKA, host.names[0], 1, entry="open")
                await host.line.open_table(wanted)
            deaf = await said_hello(invitation)
            lines = server.gate.lines
            deaf._connection.transport.pause_reading()
            asked = 0
            async with asyncio.timeout(PATIENCE):
                while server.gate.lines == lines and await deaf.send(frame(ListTables())):
                    asked += 1
                    await asyncio.sleep(0)
                while server.gate.lines == lines:
                    await asyncio.sleep(0.01)
            assert asked > 100
            await finish(a, c, tmp_path)

    asyncio.run(evening())


@pytest.mark.parametrize("jump", [86_400.0, -3_600.0])
def test_a_clock_that_jumps_throws_nobody_out(jump: float, tmp_path: Path) -> None:
    """Who is there stays there, and nobody has to wait for frames, chat or a vote."""

    async def evening() -> None:
        ahead = [0.0]
        async with (
            serving(wishes(tmp_path), lambda: time.monotonic() + ahead[0]) as (_, invitation),
            guests("Ann", "Cy") as (ann, cy),
        ):
            await begun(ann, cy, invitation)
            await cy.line.tell(Say("before"))
            ahead[0] += jump
            await cy.line.tell(Say("after"))
            for one in (ann, cy):
                said = [await until_heard(one, Said) for _ in range(2)]
                assert [line.text for line in said if isinstance(line, Said)] == ["before", "after"]
            await finish(ann, cy, tmp_path)
            away = [one.what for one in ann.line.news if isinstance(one, Notice)]
            assert not {"line-lost", "stands-in", "removed", "host"} & {*away}

    asyncio.run(evening())


# Frames.


def test_a_choice_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    """And frames that come too fast are taken all the same, more slowly, which is said once."""

    async def evening() -> None:
        from audiogame.server.limits import Rate, Rates

        fast = Rate(100_000, 100_000)
        asked = replace(wishes(tmp_path), rates=Rates(Rate(200, 20), fast, fast))
        async with serving(asked) as (server, invitation), guests("Ann", "Cy") as (ann, cy):
            await begun(ann, cy, invitation)
            while not ann.far.awaited:
                await ann.take_all()
                await ann.line.changed()
            seat = ann.far.awaited[0]
            from audiogame.rules.notation import words

            legal = ann.far.view(seat).legal_actions(seat)
            again = frame(Choice(seat, ann.far.questions[seat], words(legal[0])))
            got: list[str] = []
            received = ann.line._take_frame

            def noted(kind: str, data: bytes) -> None:
                packet = read_down(data)
                if isinstance(packet, Refused):
                    got.append(packet.why)
                received(kind, data)

            ann.line._take_frame = noted  # type: ignore[method-assign]  # to see what is refused
            for _ in range(60):
                await ann.line.send(again)
            failed = await until_heard(ann, Failed)
            assert isinstance(failed, Failed)
            assert failed.reasons[0].message == "frames-too-many"
            async with asyncio.timeout(PATIENCE):
                while len(got) < 59:
                    await ann.line.changed()
            assert {*got} == {"choice-stale"}
            assert not [one for one in ann.line.news if isinstance(one, Failed)]
            assert server.gate.delayed > 0
            await finish(ann, cy, tmp_path)

    asyncio.run(evening())


KINDS = ("Hello", "ListTables", "OpenTable", "Enter", "Start", "Leave", "RenewLink", "AnswerKnock")
MORE = ("Remove", "Commit", "Reveal", "Say", "Choice", "TakeBack", "Ballot", "Sit", "GiveUp")
FIELDS = ("seat", "number", "words", "key", "table", "names", "chairs", "yes", "why", "version")
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)
PACKETS = st.builds(
    lambda kind, more: {"packet": kind, **more},
    st.sampled_from(KINDS + MORE),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=4),
)


def as_json(thing: object) -> bytes:
    import json

    return json.dumps(thing).encode()


FRAMES = st.lists(
    PACKETS.map(as_json) | VALUES.map(as_json) | st.text(max_size=40).map(str.encode), max_size=8
)


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(FRAMES, FRAMES, FRAMES)
def test_frames_of_anything_at_each_stage(
    tmp_path_factory: pytest.TempPathFactory,
    first: list[bytes],
    second: list[bytes],
    third: list[bytes],
) -> None:
    """Before hello, at no table and in a game: nothing fails, and the server answers the next."""
    folder = tmp_path_factory.mktemp("frames")

    async def evening() -> None:
        async with serving(wishes(folder)) as (_, invitation), guests("Ann", "Cy") as (ann, cy):
            await begun(ann, cy, invitation)
            for data in first:
                bare = await connect(invitation.address, False)
                assert kind_of(await bare.receive() or b"") == "Challenged"
                await bare.send(data)
                answered = [kind_of(one) async for one in _all(bare)]
                assert answered == ["Failed"]
            greeted = await said_hello(invitation)
            for data in second:
                await greeted.send(data)
                assert await greeted.receive() is not None
            await greeted.close()
            harmless = [one for one in third if b"Leave" not in one and b"GiveUp" not in one]
            for data in harmless:
                await cy.line.send(data)
            other = await said_hello(invitation)
            await other.send(frame(ListTables()))
            assert kind_of(await other.receive() or b"") == "Tables"
            await other.close()

    asyncio.run(evening())
