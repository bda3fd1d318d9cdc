"""What is kept of a server is kept by its key; another one gets nothing, whatever its name."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from meddler import Frame, Meddle, meddling
from online_player import Player, Sitter, enters
from online_server import Guest, serving, wishes

from audiogame.online.device import Device, KeptSeat, KnownServer, keep_device, this_device
from audiogame.online.identity import new_secret, server_id
from audiogame.online.link import TableLink
from audiogame.online.luck_book import LuckBook, TableLuck
from audiogame.online.luck_watch import RoundsSeen
from audiogame.online.own_luck import Added
from audiogame.online.session import Session
from audiogame.online.session_packets import Failed
from audiogame.online.web_socket import Socket, connect
from audiogame.rules.value import replace
from audiogame.server.server import Server

TRUE = "0a" * 32
"""The key of a server that is known."""
WORDS = "uphold-prepare-analyst-reveal-orbit-attitude"


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[Server, TableLink, Server, TableLink]]:
    """Run two servers of one name; yields each with its invitation."""
    async with (
        serving(wishes(folder / "one")) as (one, first),
        serving(wishes(folder / "two")) as (two, second),
    ):
        assert one.gate.name == two.gate.name
        yield one, first, two, second


async def test_one_device_is_two_persons_at_two_servers_of_one_name(tmp_path: Path) -> None:
    """And the same person at one server under two addresses, in two connections."""
    async with two_servers(tmp_path) as (one, first, _, second), meddling(first.address) as way:
        secret = new_secret()
        links = first, second, replace(first, address=way.address)
        lines = [Guest("Ann", secret) for _ in links]
        for each, link in zip(lines, links, strict=True):
            await each.come(link)
        here, there, again = lines
        assert here.line.person != there.line.person
        assert here.line.key != there.line.key
        assert here.line.person == again.line.person
        assert here.line.key == again.line.key == one.gate.key.hex()
        for each in lines:
            await each.close()


def full(data: Path, link: TableLink) -> Device:
    """Keep of a true server all that is ever kept of one; returns it."""
    device = Device(new_secret().hex(), names=("Bo",))
    device = device.been_to(TRUE, "test", replace(link, key=WORDS))
    there = replace(device.servers[0].link, table="senior-panda", key="")
    device = device.sat(KeptSeat("test", there, "sika", TRUE)).block(TRUE, "0c" * 32, "Cy")
    keep_device(data, device)
    return device


async def keep_luck(data: Path) -> bytes:
    """Keep what is known of the luck at the true server; returns the file."""
    await LuckBook(data).keep(TableLuck(TRUE, "senior-panda", Added(), RoundsSeen()))
    return (data / "luck.json").read_bytes()


async def goes_to(bo: Sitter, entry: str) -> None:
    """Choose an entry of the menu of online play by the words with which it begins."""
    await bo.hears("1 of")
    while not any(entry in line for line in bo.ears.lines[-1:]):
        await bo.presses("down", then=" of ")
    bo.forget()
    bo.fingers.press("enter")


def watching(seen: list[Frame]) -> Meddle:
    """Return a proxy that only collects what devices send."""

    def meddle(down: bool, number: int, frame: Frame) -> list[Frame]:
        if not down:
            seen.append(frame)
        return [frame]

    return meddle


@pytest.mark.parametrize("entry", ["Back to Sika, at test.", "Test."])
async def test_a_server_at_a_known_address_with_another_key_gets_nothing(
    entry: str, tmp_path: Path
) -> None:
    """It has the name of the true one, too: no hello is said, and all that is kept stays."""
    seen: list[Frame] = []
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        meddling(invitation.address, watching(seen)) as way,
    ):
        data = tmp_path / "bo"
        data.mkdir()
        before = full(data, TableLink(way.address, False))
        luck = await keep_luck(data)
        bo = Sitter(data, "Bo")
        visit = asyncio.create_task(enters(bo, None))
        await goes_to(bo, entry)
        await bo.hears("now, not the one you know. Nothing was sent to it.")
        assert not bo.heard("Y or N.")
        visit.cancel()
        assert seen == []
        assert this_device(data) == before
        assert (data / "luck.json").read_bytes() == luck
        assert not server.gate.people


@pytest.mark.parametrize("yes", [False, True])
async def test_a_typed_link_to_a_known_address_goes_on_as_a_stranger_after_a_yes(
    yes: bool, tmp_path: Path
) -> None:
    """What is kept of the server that was known there stays its own: nothing of it is sent."""
    seen: list[Frame] = []
    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        meddling(invitation.address, watching(seen)) as way,
    ):
        data = tmp_path / "bo"
        data.mkdir()
        typed = TableLink(way.address, False)
        before = full(data, typed)
        bo = Player(data, "Bo")
        visit = asyncio.create_task(enters(bo, typed))
        await bo.hears("not the one you know. Nothing was sent to it. Go on there as a")
        assert seen == []
        bo.fingers.press("y" if yes else "n")
        if yes:
            await bo.hears("This isn't the test you know, but another server of that name.")
            await bo.hears("At test")
            assert not bo.heard("Open a table"), "it has no invitation"
            bo.fingers.press("escape")
        await visit
        after = this_device(data)
        assert after.seats == before.seats
        assert after.blocked == before.blocked
        assert before.servers[0] in after.servers
        if yes:
            key = server.gate.key
            link = replace(typed, server=server_id(key))
            assert after.servers[0] == KnownServer("test", link, key.hex())
            assert not server.store.identity.invited
        else:
            assert after == before
            assert seen == []


async def test_a_link_for_another_server_is_not_followed(tmp_path: Path) -> None:
    """Whatever is typed: the link says for whom it is."""
    seen: list[Frame] = []
    async with (
        serving(wishes(tmp_path / "server")) as (_, invitation),
        meddling(invitation.address, watching(seen)) as way,
    ):
        bo = Player(tmp_path / "bo", "Bo")
        wrong = replace(invitation, address=way.address, server="a" * 16)
        await enters(bo, wrong)
        assert bo.heard("Another server answers at")
        assert bo.heard("than the one this link is for. Nothing was sent to it.")
        assert seen == []
        right = replace(invitation, address=way.address)
        visit = asyncio.create_task(enters(bo, right))
        await bo.hears("At test")
        visit.cancel()


REFUSALS = [
    *("key-yielded", "keys-too-many", "invitation-wrong", "table-unknown", "table-banned"),
    *("link-wrong", "link-ended", "hello-wrong", "server-crowded", "person-crowded"),
    *("protocol-other", "luck-not-wanted", "packet-unreadable"),
]


@pytest.mark.parametrize("reason", REFUSALS)
@pytest.mark.parametrize("number", [0, 1])
async def test_a_refusal_in_clear_is_told_and_changes_nothing(
    reason: str, number: int, tmp_path: Path
) -> None:
    """Anybody on the way may have written it, before hello or instead of the welcome."""
    values = '[["most",1],["older","program"],["why","x"]]'
    said = f'{{"packet":"Failed","reasons":[{{"message":"{reason}","values":{values}}}]}}'

    def refuse(down: bool, at: int, frame: Frame) -> list[Frame]:
        return [said] if down and at == number else [frame]

    async with (
        serving(wishes(tmp_path / "server")) as (server, invitation),
        meddling(invitation.address, refuse) as way,
    ):
        data = tmp_path / "bo"
        data.mkdir()
        link = replace(invitation, address=way.address, key="", table="senior-panda")
        key = server.gate.key.hex()
        device = Device(new_secret().hex(), former=(new_secret().hex(),))
        device = device.been_to(key, "test", replace(invitation, address=way.address))
        device = device.sat(KeptSeat("test", link, "sika", key)).block(key, "0c" * 32, "Cy")
        keep_device(data, device)
        await LuckBook(data).keep(TableLuck(key, "senior-panda", Added(), RoundsSeen()))
        luck = (data / "luck.json").read_bytes()
        bo = Player(data, "Bo")
        await enters(bo, link)
        assert len(bo.ears.lines) >= 2, bo.ears.lines
        await bo.app.data.unsaved.written()
        assert this_device(data) == device
        assert (data / "luck.json").read_bytes() == luck


def test_a_server_that_moved_takes_its_seats_along() -> None:
    """And an address never replaces one with TLS by one without."""
    home, away = TableLink("192.168.1.2:8765", False), TableLink("new.example:443", True)
    device = Device(new_secret().hex()).been_to(TRUE, "test", replace(home, key=WORDS))
    seat = KeptSeat("test", replace(home, table="senior-panda"), "sika", TRUE)
    other = KeptSeat("test", replace(home, table="senior-panda"), "sika", "0b" * 32)
    device = device.sat(seat).sat(other).been_to(TRUE, "Harbour", away)
    (known,) = device.servers
    named = server_id(bytes.fromhex(TRUE))
    assert known == KnownServer("Harbour", replace(away, key=WORDS, server=named), TRUE)
    assert device.seats[0] == other
    assert device.seats[1].link == replace(away, table="senior-panda", server=named)
    again = device.been_to(TRUE, "Harbour", home)
    assert (again.servers[0].link, again.seats[1].link) == (known.link, device.seats[1].link)


def test_the_server_of_a_link_is_found_by_its_id_and_else_by_its_address() -> None:
    link = TableLink("play.example:8765", True)
    device = Device(new_secret().hex()).been_to(TRUE, "test", link)
    named = server_id(bytes.fromhex(TRUE))
    assert device.key_of(link) == TRUE
    assert device.key_of(TableLink("other.example:1", False, server=named)) == TRUE
    assert device.key_of(replace(link, server="a" * 16)) == "", "the address is somebody else's"
    assert device.key_of(TableLink("other.example:1", False)) == ""
    assert device.namesake("0b" * 32, "test")
    assert not device.namesake(TRUE, "test")
    assert not device.namesake("0b" * 32, "Harbour")


async def test_a_program_whose_server_is_another_one_meanwhile_says_so(tmp_path: Path) -> None:
    """The line comes back to the same address, where the true server is no more."""
    async with two_servers(tmp_path) as (_, first, two, second):
        to = [first.address]

        async def dial(address: str, secure: bool) -> Socket:
            return await connect(to[0], secure)

        session = Session(first, new_secret(), dial)
        await session.begin()
        to[0] = second.address
        session.cut()
        while not session.news:
            await session.changed()
        (told,) = session.news
        assert isinstance(told, Failed)
        assert [one.message for one in told.reasons] == ["server-other"]
        await asyncio.sleep(0.05)
        assert not two.gate.people
        to[0] = first.address
        while not session.up:
            await session.changed()
        assert len(session.news) == 1, "it was said once"
        await session.close()
