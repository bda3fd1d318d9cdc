"""Whoever gets a player to open a link is that player nowhere else, and reads nothing.

M stands between a victim and the honest server H: it passes on, changes, repeats or drops whatever
it likes, and has keys of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from meddler import Frame, Meddle, Meddler, meddling
from online_server import guests, open_table, serving, table_link, wishes
from patience import becomes

from audiogame.narration.faults import told
from audiogame.online.cipher import public
from audiogame.online.greeting import LineLost, greet
from audiogame.online.identity import new_secret, person_at, person_secret
from audiogame.online.link import TableLink
from audiogame.online.noise import DeviceHandshake
from audiogame.online.reasons import ServerSays
from audiogame.online.table_packets import ListTables
from audiogame.online.web_socket import connect
from audiogame.rules.fault import Fault
from audiogame.rules.value import replace
from audiogame.server.served_greeting import ServedGreeting
from audiogame.server.server import Server
from audiogame.table.library import find_game

SIKA = find_game("sika")
SECRET_OF_M, EPHEMERAL_OF_M = b"\x4d" * 32, b"\x6d" * 32


def with_keys(said: Frame, **keys: str) -> str:
    """Return the server's first frame with other keys in it."""
    assert isinstance(said, str)
    return json.dumps({**json.loads(said), **keys}, separators=(",", ":"))


def own_static(down: bool, number: int, frame: Frame) -> list[Frame]:
    """M's key for good, and H's for this connection."""
    first = down and number == 0
    return [with_keys(frame, key=public(SECRET_OF_M).hex())] if first else [frame]


def own_ephemeral(down: bool, number: int, frame: Frame) -> list[Frame]:
    """H's key for good, and M's for this connection."""
    first = down and number == 0
    return [with_keys(frame, challenge=public(EPHEMERAL_OF_M).hex())] if first else [frame]


def both_keys(down: bool, number: int, frame: Frame) -> list[Frame]:
    """Both keys of M: the victim is at M's own server, and what they say there goes to H."""
    keys = {"key": public(SECRET_OF_M).hex(), "challenge": public(EPHEMERAL_OF_M).hex()}
    return [with_keys(frame, **keys)] if down and number == 0 else [frame]


def other_name(down: bool, number: int, frame: Frame) -> list[Frame]:
    """Another name of the server."""
    return [with_keys(frame, server="Harbour")] if down and number == 0 else [frame]


def other_versions(down: bool, number: int, frame: Frame) -> list[Frame]:
    """Older versions, too, that a program may still speak."""
    assert isinstance(frame, str | bytes)
    first = down and number == 0
    return [with_keys(frame).replace('"oldest":2', '"oldest":1')] if first else [frame]


def one_more_blank(down: bool, number: int, frame: Frame) -> list[Frame]:
    """The same packet in other bytes."""
    return [f"{frame} "] if down and number == 0 and isinstance(frame, str) else [frame]


@asynccontextmanager
async def between(folder: Path, meddle: Meddle) -> AsyncIterator[tuple[Server, TableLink, Meddler]]:
    """Run H with M before it; yields H, a link to M, as a stranger sends it, and M."""
    async with (
        serving(wishes(folder)) as (server, invitation),
        meddling(invitation.address, meddle) as proxy,
    ):
        yield server, replace(invitation, address=proxy.address, server=""), proxy


@pytest.mark.parametrize(
    "meddle",
    [own_static, own_ephemeral, both_keys, other_name, other_versions, one_more_blank],
    ids=lambda one: str(one.__name__),
)
async def test_a_relay_that_changes_what_is_said_first_gets_nobody_in(
    meddle: Meddle, tmp_path: Path
) -> None:
    """H refuses the hello, which was not said to it: M sits nowhere, and hears nothing."""
    async with between(tmp_path, meddle) as (server, link, proxy):
        secret = new_secret()
        with pytest.raises(ServerSays) as refused:
            await greet(await connect(link.address, False), link, secret, (), "")
        assert [one.message for one in refused.value.reasons] == ["hello-wrong"]
        assert not server.gate.people
        assert not server.store.identity.invited
        sealed = [frame for down, frame in proxy.seen if isinstance(frame, bytes)]
        assert len(sealed) == 1, "the hello alone"
        assert person_at(secret, server.gate.key).encode() not in sealed[0]


async def test_the_hello_to_m_is_of_another_person_than_the_one_at_h(tmp_path: Path) -> None:
    """M opens what is said to it, and can do nothing with it at H."""
    async with serving(wishes(tmp_path)) as (server, invitation):
        victim = new_secret()
        fake = ServedGreeting(server.gate.name, SECRET_OF_M)
        device = DeviceHandshake(fake.said, bytes.fromhex(fake.challenge) + public(SECRET_OF_M))
        answer, _ = device.answer(person_secret(victim, device.server), b"{}")
        _, _ = fake.open(answer)
        assert fake.person == person_at(victim, public(SECRET_OF_M))
        assert fake.person != person_at(victim, server.gate.key)
        socket = await connect(invitation.address, False)
        await socket.receive()
        await socket.send(answer)
        said = await socket.receive()
        assert isinstance(said, str)
        assert "hello-wrong" in said
        await socket.close()
        assert not server.gate.people


async def test_a_clone_that_has_the_secret_of_a_server_proves_no_person(tmp_path: Path) -> None:
    """It hears who comes, and cannot be them at the true server: that takes their secret."""
    async with serving(wishes(tmp_path)) as (server, invitation):
        victim, clone = new_secret(), ServedGreeting("test", server.gate.secret)
        device = DeviceHandshake(clone.said, bytes.fromhex(clone.challenge) + server.gate.key)
        answer, _ = device.answer(person_secret(victim, device.server), b"{}")
        clone.open(answer)
        assert clone.person == person_at(victim, server.gate.key)
        socket = await connect(invitation.address, False)
        said = await socket.receive()
        assert isinstance(said, str)
        keys = json.loads(said)
        first = bytes.fromhex(keys["challenge"] + keys["key"])
        forged = DeviceHandshake(said.encode(), first)
        # The sealed key of the victim, and for what follows any secret but theirs.
        wrong, _ = forged.answer(new_secret(), b"{}")
        own = DeviceHandshake(said.encode(), first, b"\x05" * 32)
        shown, _ = own.answer(person_secret(victim, device.server), b"{}")
        await socket.send(shown[:80] + wrong[80:])
        assert "hello-wrong" in str(await socket.receive())
        await socket.close()
        assert not server.gate.people


async def test_an_old_hello_is_refused(tmp_path: Path) -> None:
    """Said again on another connection, or to another process of the same server."""
    old: list[Frame] = []

    def replay(down: bool, number: int, frame: Frame) -> list[Frame]:
        if not down and number == 0:
            old.append(frame)
            return [old[0]]
        return [frame]

    async with between(tmp_path, replay) as (_, link, _):
        secret = new_secret()
        _, line = await greet(await connect(link.address, False), link, secret, (), "")
        await line.close()
        with pytest.raises(ServerSays, match="hello-wrong"):
            await greet(await connect(link.address, False), link, new_secret(), (), "")
        with pytest.raises(ServerSays, match="hello-wrong"):
            await greet(await connect(link.address, False), link, secret, (), "")


async def test_whoever_passes_all_on_reads_nothing(tmp_path: Path) -> None:
    """A hand, a name, a key, a chat line: nothing of it is in what passes, nor is its length."""
    async with between(tmp_path, lambda down, number, frame: [frame]) as (server, link, proxy):
        async with guests("Ann", "Cy") as (ann, cy):
            await ann.come(link)
            assert ann.line.key == server.gate.key.hex()
            await ann.line.open_table(open_table(SIKA, "Ann", 1))
            await cy.enter(table_link(link, ann))
            await ann.line.start()
            await asyncio.gather(ann.sit(), cy.sit())
        room = ann.line.room
        assert room is not None
        passed = [one for _, one in proxy.seen]
        clear = [one for one in passed if isinstance(one, str)]
        assert all(json.loads(one)["packet"] == "Challenged" for one in clear)
        assert len(clear) == 2
        sealed = b"".join(one for one in passed if isinstance(one, bytes))
        for secret in (room.key.encode(), b"packet", b"Challenge", link.key.encode()):
            assert secret not in sealed
        assert bytes.fromhex(ann.line.person) not in sealed
        frames = [one for _, one in proxy.seen if isinstance(one, bytes)]
        assert {len(one) % 64 for one in frames} == {16, 32}, "32 for a hello"


def spoiling(what: str) -> Meddle:
    """Return a proxy that does something to the second sealed frame down, `Tables`."""
    before: list[Frame] = []

    def meddle(down: bool, number: int, frame: Frame) -> list[Frame]:
        if not down:
            return [frame]
        before.append(frame)
        if number != 2:
            return [frame]
        assert isinstance(frame, bytes)
        changed: dict[str, list[Frame]] = {
            "altered": [bytes([frame[0] ^ 1]) + frame[1:]],
            "shortened": [frame[:-1]],
            "repeated": [frame, frame],
            "an older one": [before[1]],
            "injected": [bytes(80), frame],
            "in clear": ['{"packet":"Tables","tables":[],"request":1}', frame],
            "refused in clear": ['{"packet":"Failed","reasons":[{"message":"table-unknown"}]}'],
            "its own": [b"\x00" * 16],
        }
        return changed[what]

    return meddle


@pytest.mark.parametrize(
    "what",
    [
        *("altered", "shortened", "repeated", "an older one", "injected", "in clear"),
        *("refused in clear", "its own"),
    ],
)
async def test_a_frame_that_is_not_the_next_one_ends_the_connection(
    what: str, tmp_path: Path
) -> None:
    """It is said, nothing of it is believed, and the program comes back by itself."""
    meddle = spoiling(what)
    async with (
        between(tmp_path, meddle) as (_, link, proxy),
        guests("Ann") as (ann,),
    ):
        await ann.come(link)
        with contextlib.suppress(Fault):
            await ann.line.tables()
        while ann.line.connection.times < 2:
            await ann.line.changed()
        reasons = [reason for one in ann.line.news for reason in getattr(one, "reasons", ())]
        assert [one.message for one in reasons] == ["line-changed"]
        assert "is changed on the way" in told(
            LineLost("line-changed", address=proxy.address), "en"
        )
        proxy.meddle = lambda down, number, frame: [frame]
        ann.line.cut()
        while ann.line.connection.times < 3 or not ann.line.up:
            await ann.line.changed()
        assert await ann.line.tables() == ()


def test_a_client_s_frame_that_is_not_the_next_one_ends_its_connection(tmp_path: Path) -> None:
    """Repeated, altered or injected on its way to the server."""

    def twice(down: bool, number: int, frame: Frame) -> list[Frame]:
        return [frame] if down or number == 0 else [frame, frame]

    def other(down: bool, number: int, frame: Frame) -> list[Frame]:
        return [frame] if down or number == 0 else [bytes(80)]

    def clear(down: bool, number: int, frame: Frame) -> list[Frame]:
        return [frame] if down or number == 0 else ['{"packet":"ListTables","request":9}']

    async def attack(meddle: Meddle, answered: int) -> None:
        async with between(tmp_path, meddle) as (server, link, _):
            _, line = await greet(await connect(link.address, False), link, new_secret(), (), "")
            from audiogame.online.packets import frame

            await line.send(frame(ListTables(request=1)))
            came = 0
            while await line.receive() is not None:
                came += 1
            assert came == answered
            assert not line.spoiled
            await becomes(lambda: not server.gate.people)

    for meddle, answered in ((twice, 1), (other, 0), (clear, 0)):
        asyncio.run(attack(meddle, answered))


def test_a_server_that_cannot_open_the_hello_is_told_apart(tmp_path: Path) -> None:
    """It shows H's key, and sends something of its own: it could not prove who it is."""

    def pretend(down: bool, number: int, frame: Frame) -> list[Frame]:
        return [bytes(80)] if down and number == 1 else [frame]

    def speak(down: bool, number: int, frame: Frame) -> list[Frame]:
        return (
            ['{"packet":"Welcome","version":2,"opens":true}'] if down and number == 1 else [frame]
        )

    async def attack(meddle: Meddle) -> None:
        async with between(tmp_path, meddle) as (_, link, _):
            with pytest.raises(Fault) as unproved:
                await greet(await connect(link.address, False), link, new_secret(), (), "")
            assert unproved.value.reasons[0].message in ("server-unproved", "packet-unreadable")

    for meddle in (pretend, speak):
        asyncio.run(attack(meddle))
