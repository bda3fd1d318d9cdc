"""A server is its key: wherever its folder lies, whatever its name, however it is reached."""

from __future__ import annotations

import asyncio
import json
import shutil
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from bare_line import Bare
from document_handshake import filled
from online_player import opened
from online_server import Guest, serving, wishes
from postgres_cluster import Cluster

from audiogame.online.cipher import agree, public
from audiogame.online.greeting import greet
from audiogame.online.identity import former_proof, new_secret, person_at, person_secret
from audiogame.online.link import TableLink
from audiogame.online.noise import DeviceHandshake, SealingKeys
from audiogame.online.packets import LONGEST, LONGEST_UP, ON_THE_LINE
from audiogame.online.sealed_line import without_blanks
from audiogame.online.web_socket import Socket, connect
from audiogame.rules.value import replace
from audiogame.server.served_connection import ServedConnection
from audiogame.server.store.files import OWN, FileStore
from audiogame.server.store.postgres import PostgresStore
from audiogame.server.store.store import StoreFault
from audiogame.table.library import find_game

SIKA = find_game("sika")


def test_processes_that_begin_at_once_agree_on_one_server(tmp_path: Path) -> None:
    """Of many that find no file, one makes it; nobody else can read it."""
    for folder in (tmp_path / f"{at}" for at in range(10)):
        with ThreadPoolExecutor(8) as pool:
            stores = [*pool.map(lambda _: FileStore(folder), range(8))]  # noqa: B023
        assert len({one.identity for one in stores}) == 1
        kept = json.loads((folder / OWN).read_bytes())
        assert kept["secret"] == stores[0].identity.secret
        assert len(kept["secret"]) == 64
        assert [path.name for path in folder.iterdir()] == [OWN]
        if sys.platform != "win32":
            assert stat.S_IMODE((folder / OWN).stat().st_mode) == 0o600


async def test_a_second_server_in_a_folder_changes_nothing(tmp_path: Path) -> None:
    """Not even its name, before it finds that the folder is taken."""
    async with serving(wishes(tmp_path)) as (server, _):
        before = (tmp_path / OWN).read_bytes()
        second = FileStore(tmp_path, "another")
        with pytest.raises(StoreFault, match="server-folder-taken"):
            await second.begin()
        assert (tmp_path / OWN).read_bytes() == before
        assert server.gate.name == "test"


@pytest.mark.parametrize("secret", ["", "00", "zz" * 32, "0A" * 32, "00" * 33])
def test_a_damaged_secret_is_said(secret: str, tmp_path: Path) -> None:
    FileStore(tmp_path)
    kept = json.loads((tmp_path / OWN).read_bytes())
    (tmp_path / OWN).write_text(json.dumps({**kept, "secret": secret}), encoding="utf-8")
    with pytest.raises(StoreFault, match="server-folder"):
        FileStore(tmp_path)


async def test_a_server_that_moved_and_has_another_name_knows_its_people(tmp_path: Path) -> None:
    """Its folder was copied, as a backup is restored; seats, rights and links stay."""
    secrets = new_secret(), new_secret()
    ann, cy = Guest("Ann", secrets[0]), Guest("Cy", secrets[1])
    async with serving(wishes(tmp_path / "old")) as (server, invitation):
        link = await opened(ann, invitation)
        await cy.enter(link)
        key, persons = server.gate.key, (ann.line.person, cy.line.person)
        for one in (ann, cy):
            await one.close()
    shutil.copytree(tmp_path / "old", tmp_path / "new")
    asked = replace(wishes(tmp_path / "new"), name="Harbour")
    async with serving(asked) as (server, moved):
        assert (server.gate.key, server.gate.name) == (key, "Harbour")
        assert moved.server == invitation.server
        there = replace(link, address=moved.address, key="", server=moved.server)
        for one, person in zip((ann, cy), persons, strict=True):
            await one.enter(there)
            assert one.line.person == person
            assert one.line.opens is (one is ann)
        for one in (ann, cy):
            await one.close()


@pytest.mark.parametrize("host", ["::1", "localhost"])
async def test_a_person_is_the_same_by_ipv6_and_by_a_name(host: str, tmp_path: Path) -> None:
    asked = replace(wishes(tmp_path), address="::1" if host == "::1" else "127.0.0.1")
    async with serving(asked) as (server, invitation):
        port = invitation.address.rpartition(":")[2]
        called = f"[{host}]" if ":" in host else host
        ann = Guest("Ann")
        await ann.come(replace(invitation, address=f"{called}:{port}"))
        assert ann.line.person == person_at(ann.secret, server.gate.key)
        await ann.close()


@pytest.mark.real
async def test_processes_with_one_database_are_one_server(cluster: Cluster, tmp_path: Path) -> None:
    """Also two that begin it at once."""
    address = cluster.database("keys")
    stores = [PostgresStore(address, tmp_path / str(at), "test") for at in range(2)]
    await asyncio.gather(*(one.begin() for one in stores))
    assert stores[0].identity.secret == stores[1].identity.secret
    assert len(stores[0].identity.secret) == 64
    for one in stores:
        await one.close()


# Former keys.


class HandMade:
    """A hello made by hand."""

    def __init__(self, socket: Socket, said: str, secret: bytes) -> None:
        self.socket, self.said = socket, said.encode()
        keys = json.loads(said)
        first = bytes.fromhex(keys["challenge"] + keys["key"])
        self.handshake = DeviceHandshake(self.said, first)
        self.own = person_secret(secret, self.handshake.server)

    @classmethod
    async def to(cls, link: TableLink, secret: bytes) -> HandMade:
        """Connect, and take what the server says first."""
        socket = await connect(link.address, False)
        said = await socket.receive()
        assert isinstance(said, str)
        return cls(socket, said, secret)

    def former(self, secret: bytes, **other: bytes) -> dict[str, str]:
        """Return a former key with its proof, which other parts may make wrong."""
        before = person_secret(secret, self.handshake.server)
        key = other.get("key", public(before))
        agreed = other.get("agreed", agree(before, self.handshake.ephemeral))
        person = other.get("person", public(self.own))
        proof = former_proof(agreed, other.get("said", self.said), key, person)
        return {"key": key.hex(), "proof": proof.hex()}

    async def say(self, *former: dict[str, str]) -> tuple[dict[str, Any], SealingKeys]:
        """Say hello with former keys; returns the answer, and the keys of the connection."""
        hello = {"packet": "Hello", "version": 2, "former": former}
        message, keys = self.handshake.answer(self.own, filled(json.dumps(hello).encode()))
        await self.socket.send(message)
        answer = await self.socket.receive()
        assert isinstance(answer, bytes)
        self.socket.cut()
        return json.loads(without_blanks(keys.down.open(answer))), keys


async def test_a_former_key_is_proved_for_one_person_on_one_connection(tmp_path: Path) -> None:
    """Shown by another person, on another connection, or without its secret, it stays valid."""
    async with serving(wishes(tmp_path)) as (server, invitation):
        lost, found, thief = new_secret(), new_secret(), new_secret()
        before = await Bare(invitation, lost).greet()
        key = public(person_secret(lost, server.gate.key))
        first = await HandMade.to(invitation, found)
        right = first.former(lost)
        # Another person shows it, on another connection.
        other = await HandMade.to(invitation, thief)
        assert (await other.say(right))[0]["opens"] is False
        # On a connection of their own, with the key that everybody at the table knows.
        for wrong in (
            {"key": key, "agreed": bytes(32)},
            {"key": key, "agreed": agree(thief, server.gate.key)},
        ):
            other = await HandMade.to(invitation, thief)
            assert (await other.say(other.former(thief, **wrong)))[0]["opens"] is False
        other = await HandMade.to(invitation, thief)
        for_found = other.former(lost, person=public(person_secret(found, server.gate.key)))
        assert (await other.say(for_found))[0]["opens"] is False
        # Again, on a later connection of the right person.
        later = await HandMade.to(invitation, found)
        assert (await later.say(right))[0]["opens"] is False
        assert not server.store.identity.yielded
        assert (await first.say(right))[0]["opens"] is True, "where it was made"
        assert len(server.store.identity.yielded) == 1
        # A key yields once: the thief comes too late, though they have its secret now.
        other = await HandMade.to(invitation, thief)
        assert (await other.say(other.former(lost)))[0]["opens"] is False
        assert len(server.store.identity.yielded) == 1
        before.cut()


async def test_former_keys_that_are_none_are_passed_over(tmp_path: Path) -> None:
    """Of a low order, with the top bit, in capital letters, too short, or no digits at all."""
    async with serving(wishes(tmp_path)) as (server, invitation):
        lost = new_secret()
        (await Bare(invitation, lost).greet()).cut()
        key = public(person_secret(lost, server.gate.key))
        top = key[:31] + bytes([key[31] | 0x80])
        found = await HandMade.to(invitation, new_secret())
        agreed = agree(person_secret(lost, server.gate.key), found.handshake.ephemeral)
        odd = [
            found.former(lost, key=bytes(32), agreed=bytes(32)),
            found.former(lost, key=top, agreed=agreed),
            {"key": "zz" * 32, "proof": "00" * 32},
            {"key": "00", "proof": "00" * 32},
            {"key": key.hex(), "proof": "\N{LATIN SMALL LETTER E WITH ACUTE}" * 64},
            {"key": key.hex(), "proof": ""},
        ]
        answer, _ = await found.say(*odd)
        assert (answer["packet"], answer["opens"]) == ("Welcome", False)
        assert not server.store.identity.yielded
        found = await HandMade.to(invitation, new_secret())
        capital = {name: one.upper() for name, one in found.former(lost).items()}
        answer, _ = await found.say(capital)
        assert answer["opens"] is True
        ((old, _),) = server.store.identity.yielded
        assert old == key.hex(), "there is one way to write a person"


async def test_a_key_with_the_top_bit_is_no_second_person(tmp_path: Path) -> None:
    """It agrees on the same as without: the handshake is right, and the hello refused."""
    async with serving(wishes(tmp_path)) as (server, invitation):
        made = await HandMade.to(invitation, new_secret())
        said = made.handshake._said
        real = said.seal

        def with_top_bit(text: bytes) -> bytes:
            said.seal = real  # type: ignore[method-assign]  # for the first text alone
            return real(text[:31] + bytes([text[31] | 0x80]))

        said.seal = with_top_bit  # type: ignore[method-assign]
        answer, _ = await made.say()
        assert [one["message"] for one in answer["reasons"]] == ["hello-wrong"]
        assert not server.gate.people


# Lengths.


async def test_the_longest_packet_is_taken_and_no_longer_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Down 65,472 bytes, and up 16,384; blanks at their ends do not count."""
    kept: list[ServedConnection] = []
    greeted = ServedConnection._take_hello

    async def keep(self: ServedConnection, *given: Any) -> None:
        kept.append(self)
        await greeted(self, *given)

    monkeypatch.setattr(ServedConnection, "_take_hello", keep)

    def packet(length: int) -> bytes:
        head, tail = b'{"packet":"ListTables","request":7,"x":"', b'"}'
        return head + b"x" * (length - len(head) - len(tail)) + tail

    async with serving(wishes(tmp_path)) as (_, invitation):
        link = invitation
        _, line = await greet(await connect(link.address, False), link, new_secret(), (), "")
        await line.send(packet(LONGEST_UP))
        assert b'"Tables"' in (await line.receive() or b"")
        await line.send(packet(LONGEST_UP) + b" " * 64)
        assert b'"Tables"' in (await line.receive() or b"")
        await line.send(packet(LONGEST_UP + 1))
        assert b"packet-too-long" in (await line.receive() or b"")
        (served,) = kept
        down = b'{"packet":"Tables","x":"' + b"x" * (LONGEST - 26) + b'"}'
        assert len(down) == LONGEST
        served.send(down)
        assert await line.receive() == down
        served.send(down[:-2] + b'x"}')
        assert await line.receive() is None, "the frame is longer than any"
        assert not line.spoiled
        assert ON_THE_LINE == LONGEST + 16 == 65_488


async def test_a_hello_in_clear_by_version_1_hears_who_has_to_update(tmp_path: Path) -> None:
    async with serving(wishes(tmp_path)) as (_, invitation):
        socket = await connect(invitation.address, False)
        await socket.receive()
        await socket.send('{"packet":"Hello","version":1,"key":"00","signature":"00"}')
        said = await socket.receive()
        assert isinstance(said, str)
        (why,) = json.loads(said)["reasons"]
        assert why == {"message": "protocol-other", "values": [["older", "program"]], "package": ""}
        assert await socket.receive() is None
