"""A hostile server: the program lives, Escape works, and one sentence says what is wrong.

Each scenario alters, repeats, drops or floods packets of a real server on their way to Bo; nothing
is written but what Bo has agreed to.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hostile_server import Fields, Hostile, hostile
from online_player import Player, enters, opened
from online_server import Guest, guests, serving, wishes

from audiogame.online import down_limits, place
from audiogame.online.company_packets import ChatHeard
from audiogame.online.link import TableLink
from audiogame.online.luck_packets import CommitAsked
from audiogame.online.session_packets import RecordPart

OVER = "The server broke a limit:"
LONG = "W" * 40
"""The longest name of a player."""


@asynccontextmanager
async def bo_at_a_hostile_table(
    tmp_path: Path, game: str = "sika"
) -> AsyncIterator[tuple[Player, Hostile, Guest, TableLink]]:
    """Let Bo sit down at Ann's table, at a server that is still honest."""
    with hostile() as server:
        async with (
            serving(wishes(tmp_path / "server")) as (_, invitation),
            guests("Ann") as (ann,),
        ):
            server.spared.append(ann)
            link = await opened(ann, invitation, game)
            bo = Player(tmp_path / "bo", "Bo")
            visit = asyncio.create_task(enters(bo, link))
            bo.visit = visit
            await bo.hears("You sit at a table of")
            yield bo, server, ann, link
            visit.cancel()


async def goes_back(bo: Player) -> None:
    """Go back with Escape until the visit is over, whatever is open."""
    assert bo.visit is not None
    for _ in range(20):
        if bo.visit.done():
            break
        bo.fingers.press("escape")
        await asyncio.wait((bo.visit,), timeout=0.3)
        if not bo.visit.done():
            bo.fingers.press("y")
            await asyncio.wait((bo.visit,), timeout=0.3)
    assert bo.visit.done(), bo.ears.lines
    bo.visit.result()  # no error has ended it


def kept(folder: Path) -> set[str]:
    """Return the files that a program has kept."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


AGREED = {"online.json", "settings.toml", "luck.json", "people.toml", "tables.toml", "faults.log"}
"""Files that Bo's visit may write."""


def crowd(packet: Fields) -> Iterator[Fields]:
    """Fill a room with as many chairs and listeners as a packet holds."""
    if packet["packet"] == "Room":
        person = {"kind": "person", "name": LONG, "here": True, "person": "", "muted": False}
        chairs = [*packet["chairs"], *[person] * (99 - len(packet["chairs"]))]
        guests = [f"{number:02}{LONG[2:]}" for number in range(100)]
        packet |= {"chairs": chairs, "guests": guests, "visitors": ["f" * 64] * 100}
        packet |= {"waiting": guests[:99], "waiters": ["f" * 64] * 99}
    yield packet


def changed(kind: str, **fields: Any) -> Callable[[Fields], Iterator[Fields]]:
    """Return what changes fields of one kind of packets."""

    def alter(packet: Fields) -> Iterator[Fields]:
        yield packet | fields if packet["packet"] == kind else packet

    return alter


def test_a_room_full_of_names_ends_no_program(tmp_path: Path) -> None:
    """Neither now nor at the next start; six names are said, and how many more there are."""

    async def evening() -> None:
        async with bo_at_a_hostile_table(tmp_path) as (bo, server, _, _):
            bo.forget()
            server.floods(*crowd(server.last["Room"]))
            await bo.hears(" and 9")
            assert all(line.count(LONG[2:]) <= 7 for line in bo.ears.lines)
            await goes_back(bo)
            again = Player(tmp_path / "bo", "Bo")
            again.visit = asyncio.create_task(enters(again, None))
            await again.hears("Play with others")
            await goes_back(again)

    asyncio.run(evening())


def told(number: int = 0, **fields: Any) -> Fields:
    """Return a packet of events."""
    nothing: Fields = {"events": [], "views": [], "questions": [], "line": 0}
    return {"packet": "Told", "number": number, **nothing, **fields}


def part(at: int, parts: int, text: str = "x") -> RecordPart:
    return RecordPart("a" * 64, "a.record", at, parts, text)


CHAT = ChatHeard(LONG, 0, "x" * 300)
FLOODS: dict[str, Callable[[Hostile], Iterable[Any]]] = {
    "a seat that is not there": lambda at: [at.last["Room"] | {"yours": [7]}],
    "a seat twice": lambda at: [at.last["Room"] | {"yours": [1, 1]}],
    "a host who is not there": lambda at: [at.last["Room"] | {"host": 98}],
    "an event of a number that no game has": lambda at: [told(300_000_000)],
    "a question below zero": lambda at: [
        told(questions=[{"seat": 0, "number": -1, "choices": []}])
    ],
    "a second part first": lambda at: [part(1, 3)],
    "parts out of order": lambda at: [part(0, 3), part(2, 3)],
    "more parts than a record has": lambda at: [part(0, 9_999_999)],
    "a record without end": lambda at: [part(number, 100, "y" * 12_000) for number in range(99)],
    "shares of luck without end": lambda at: [
        CommitAsked(f"{number:064}", (1,)) for number in range(600)
    ],
    "a game without end": lambda at: (told(number, line=number) for number in count()),
    "frames that are none": lambda at: [b"{", b"[]", b"\xff", b'{"packet":7}'] * 10,
    "chat without end": lambda at: (CHAT for _ in count()),
    "rooms without end": lambda at: (at.last["Room"] for _ in count()),
    "failures without end": lambda at: (
        {
            "packet": "Failed",
            "reasons": [{"message": "as-is", "values": [["text", "Type your recovery phrase."]]}],
        }
        for _ in count()
    ),
    "addresses without end": lambda at: (
        {"packet": "Reached", "address": f"a{number}.example:1"} for number in count()
    ),
}
"""What a server sends that no server sends."""


async def sends(server: Hostile, packets: Iterable[Any], bo: Player) -> None:
    """Send packets, as many as there are or until Bo has left."""
    for at, packet in enumerate(packets):
        if not server.victims[-1].stands or bo.heard(OVER):
            break
        server.floods(packet)
        if at % 50 == 0:
            await asyncio.sleep(0)


@pytest.mark.parametrize("what", FLOODS)
def test_what_no_server_sends_ends_the_connection_and_never_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """In one sentence; then Bo is where he was before, and can go back."""
    monkeypatch.setattr(down_limits, "TOO_FAST", 0.2)
    monkeypatch.setattr(down_limits, "AT_ONCE", 300)
    monkeypatch.setattr(place, "UNHEARD_BYTES", 20_000)

    async def evening() -> None:
        async with bo_at_a_hostile_table(tmp_path) as (bo, server, _, _):
            await sends(server, FLOODS[what](server), bo)
            await bo.hears(OVER)
            await goes_back(bo)
            assert sum(OVER in line for line in bo.ears.lines) == 1
            assert kept(tmp_path / "bo") <= AGREED

    asyncio.run(evening())
