"""No packet costs a server much through what it iterates over: tables, keys, a game's record."""

from __future__ import annotations

import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from bare_line import Bare, served_table
from online_server import open_table, serving, wishes

from audiogame.online import session_packets
from audiogame.online.frame_limits import read_frame
from audiogame.online.greeting import greet
from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink
from audiogame.online.packets import LONGEST_UP, Down, Up, frame
from audiogame.online.reasons import ServerSays
from audiogame.online.table_packets import Enter
from audiogame.online.web_socket import connect
from audiogame.rules.value import replace
from audiogame.server import attendance, gate, people, tables
from audiogame.server.attendance import Attendance
from audiogame.server.limits import Bucket, Rate
from audiogame.table.library import find_game

MORE = 4
"""Highest factor by which a packet may cost more CPU where there are many tables."""
TRIES = 5
"""Attempts, of which the cheapest counts: the machine may be busy."""
TABLES = 1000
SIKA = find_game("sika")


async def hello(invitation: TableLink, secret: bytes, *former: bytes) -> tuple[str, float]:
    """Say hello with former keys; returns why that is refused, and its CPU seconds."""
    socket = await connect(invitation.address, False)
    before = time.process_time()
    try:
        await greet(socket, invitation, secret, former, "")
    except ServerSays as fault:
        refused = fault.reasons[0].message
    else:
        refused = ""
    spent = time.process_time() - before
    socket.cut()
    return refused, spent


async def test_a_hello_with_former_keys_is_cheap_at_a_server_with_many_tables(
    tmp_path: Path,
) -> None:
    async with serving(wishes(tmp_path)) as (server, invitation):
        host = await Bare(invitation).greet()
        await host.tell(open_table(SIKA, "Ann", 7))
        room = await host.next("Room")
        agreed = server.store.agreements[room["table"]]
        former = [new_secret() for _ in range(8)]

        async def cheapest() -> float:
            return min([(await hello(invitation, new_secret(), *former))[1] for _ in range(TRIES)])

        alone = await cheapest()
        for number in range(TABLES):
            name = f"table-{number}"
            server.store.agreements[name] = replace(agreed, table=name)
        many = await cheapest()
        assert many <= MORE * alone
        host.cut()


async def test_a_person_gives_up_so_many_keys_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is stored for good, and searched at each hello."""
    monkeypatch.setattr(gate, "YIELDED", 3)
    async with serving(wishes(tmp_path)) as (server, invitation):
        secrets = [new_secret() for _ in range(5)]
        answers = [(await hello(invitation, secrets[0]))[0]]
        for former, secret in pairwise(secrets):
            answers.append((await hello(invitation, secret, former))[0])
        assert answers == [*[""] * 4, "keys-too-many"]
        assert len(server.store.identity.yielded) == 3
        answer, _ = await hello(invitation, secrets[3])
        assert answer == "", "the last of them still counts"


async def test_whoever_listens_again_and_again_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each listen sends the whole game; a player who reconnects does not wait for that."""
    monkeypatch.setattr(attendance, "ENTERED", Rate(1e-6, 4))
    async with serving(wishes(tmp_path)) as (server, invitation):
        host = await Bare(invitation).greet()
        await host.tell(replace(open_table(SIKA, "Ann", 0, 1), spectators=True))
        room = await host.next("Room")
        await host.say("Start")
        await host.commits()
        await host.reveals()
        told = await host.next("Told")
        (asked,) = told["questions"]
        await host.say("Choice", seat=0, question=asked["number"], words="call red")
        await host.next("Told")
        table = server.tables.find(room["table"])
        assert table.game is not None
        guest = await Bare(invitation).greet()
        entered = 0
        while not any(one["packet"] == "TooMuch" for one in guest.came):
            assert entered <= 2
            enter = {"table": room["table"], "key": room["key"], "names": ["Gus"]}
            await guest.say("Enter", guest=True, **enter)
            await guest._receive()
            if guest.came[0]["packet"] == "Room":
                entered += 1
                await guest.next("Seated")
                await guest.say("Leave")
                await guest.all_so_far()
        assert entered
        assert (await guest.next("TooMuch"))["what"] == "entries"
        guest.cut()
        (ann,) = table.people.members
        assert ann.place is not None
        back = Enter(room["table"], number=ann.place.told, game=table.game.hash)
        assert [table.attendance.wait_to_enter(ann.person, back, "") for _ in range(9)] == [0] * 9
        anew = replace(back, number=-1)
        assert table.attendance.wait_to_enter(ann.person, anew, "") == 0, (
            "all that was told is at hand"
        )
        host.cut()


def test_a_bucket_gives_many_tokens_when_it_has_them() -> None:
    bucket = Bucket(Rate(2, 10), 0)
    assert bucket.take_or_wait(0, 6) == 0
    assert bucket.take_or_wait(0, 6) == 1
    assert bucket.take_or_wait(1, 6) == 0
    assert bucket.take_or_wait(1, 99) == 5, "more than it can hold when it is full"
    assert bucket.take_or_wait(6, 99) == 0


@pytest.mark.parametrize("kind", ["Sit", "Choice", "TakeBack"])
async def test_a_frame_of_the_game_is_read_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Reading twice would be costly: a frame may have 16384 bytes of unknown fields."""
    read: list[bytes] = []

    def counted(decoder: Any, data: bytes, longest: int) -> Any:
        read.append(data)
        return read_frame(decoder, data, longest)

    monkeypatch.setattr(session_packets, "read_frame", counted)
    fields: dict[str, dict[str, Any]] = {
        "Sit": {"seat": 0, "player": {"name": "Ann", "bot": "casual"}},
        "Choice": {"seat": 1, "question": 9, "words": "call red"},
        "TakeBack": {"seat": 1, "number": 1},
    }
    data = json.dumps({"packet": kind, **fields[kind], "z": [[[]] * 2000, [1] * 2000]}).encode()
    assert len(data) <= LONGEST_UP
    async with served_table(wishes(tmp_path), "Ann", "Cy") as ((ann, cy), _):
        await ann.say("Start")
        for one in (ann, cy):
            await one.commits()
        for one in (ann, cy):
            await one.reveals()
        for one in (ann, cy):
            await one.next("Told")
        await ann.send(data)
        await ann.all_so_far()
        assert read.count(data) == 1


async def test_no_more_tables_are_looked_at_than_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "LISTED", 2)
    async with serving(wishes(tmp_path)) as (server, invitation):
        lines = [await Bare(invitation).greet() for _ in range(4)]
        for one in lines:
            await one.tell(open_table(SIKA, "Ann", 1, entry="open"))
            await one.next("Room")
        looked: list[object] = []

        def counted(of_table: Attendance) -> tuple[int, ...]:
            looked.append(of_table)
            return of_table._people.agreement.free

        monkeypatch.setattr(Attendance, "free", property(counted))
        assert len(server.tables.offered) == len(looked) == 2
        for one in lines:
            one.cut()


async def test_nobody_makes_the_host_hear_knock_after_knock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each knock has another name, and may have another key."""
    monkeypatch.setattr(attendance, "ENTERED", Rate(1e-6, 100))
    async with serving(wishes(tmp_path)) as (_, invitation):
        ann = await Bare(invitation).greet()
        await ann.tell(open_table(SIKA, "Ann", 1, entry="knock"))
        room = await ann.next("Room")
        stranger = await Bare(invitation).greet()
        knocks = 0
        while not any(one["packet"] == "TooMuch" for one in stranger.came):
            knocks += 1
            assert knocks <= 11
            names = [f"Gus {chr(65 + knocks)}"]
            await stranger.say("Enter", table=room["table"], key=room["key"], names=names)
            await stranger._receive()
        assert (await stranger.next("TooMuch"))["what"] == "entries"
        heard = await ann.all_so_far()
        assert sum(one["packet"] == "Knocked" for one in heard) == 5
        other = await Bare(invitation).greet()
        await other.say("Enter", table=room["table"], key=room["key"], names=["Cy"])
        await other.next("Knocking")
        for one in (ann, stranger, other):
            one.cut()


async def test_a_table_is_written_once_for_all_who_listen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred listeners get it each time that a player comes or goes."""
    written: list[object] = []

    def counted(packet: Down | Up) -> bytes:
        written.append(packet)
        return frame(packet)

    async with serving(wishes(tmp_path)) as (server, invitation):
        host = await Bare(invitation).greet()
        await host.tell(replace(open_table(SIKA, "Ann", 1), spectators=True))
        room = await host.next("Room")
        lines = [await Bare(invitation).greet() for _ in range(5)]
        for at, one in enumerate(lines):
            enter = Enter(room["table"], room["key"], (f"Listener {chr(65 + at)}",), guest=True)
            await one.tell(enter)
            assert (await one.next("Room"))["yours"] == []
        monkeypatch.setattr(people, "frame", counted)
        await host.say("RenewLink")
        rooms = [await one.next("Room", guests=[*names(lines)]) for one in lines]
        await host.all_so_far()
        assert len(written) == 2, "one for the host, and one for all others"
        assert {one["key"] for one in rooms} == {""}
        agreed = server.store.agreements[room["table"]]
        assert agreed.key not in json.dumps(rooms)
        for one in (host, *lines):
            one.cut()


def names(lines: list[Bare]) -> list[str]:
    return [f"Listener {chr(65 + at)}" for at in range(len(lines))]
