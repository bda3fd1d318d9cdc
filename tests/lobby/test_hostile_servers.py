"""A hostile server: the program lives, Escape works, and one sentence says what is wrong.

Each scenario alters, repeats, drops or floods packets of a real server on their way to Bo; nothing
is written but what Bo has agreed to.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from itertools import count, cycle
from pathlib import Path
from typing import Any

import pytest
import websockets
from hostile_server import Fields, Hostile, hostile
from online_player import Player, enters, opened
from online_server import Guest, guests, serving, wishes
from patience import raise_error_of

from audiogame.console.keyboard import NOTICED
from audiogame.lobby.online_news import OnlineNews
from audiogame.online import down_limits, place
from audiogame.online.company_packets import ChatHeard, Propose, Proposed
from audiogame.online.link import TableLink
from audiogame.online.luck_packets import CommitAsked
from audiogame.online.packets import frame
from audiogame.online.session_packets import Challenged, RecordPart
from audiogame.online.table_packets import Room

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
            link = await opened(ann, invitation, game, 2 if game == "ten-die-poker" else 0)
            bo = Player(tmp_path / "bo", "Bo")
            visit = asyncio.create_task(enters(bo, link))
            bo.visit = visit
            await bo.hears("You sit at a table of")
            yield bo, server, ann, link
            visit.cancel()


async def goes_back(bo: Player) -> None:
    """Go back with Escape until the visit is over, whatever is open."""
    assert bo.visit is not None
    for _ in range(200):  # on a busy machine a key may come before its question
        if bo.visit.done():
            break
        bo.fingers.press("escape")
        await asyncio.wait((bo.visit,), timeout=0.3)
        if not bo.visit.done():
            in_menu = "Game menu:" in bo.ears.lines[-1]  # the game goes on; its last entry leaves
            bo.fingers.press(*(("end", "enter") if in_menu else ("y",)))
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


async def test_a_room_full_of_names_ends_no_program(tmp_path: Path) -> None:
    """Neither now nor at the next start; six names are said, and how many more there are."""
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
    "a frame that is too long": lambda at: [b" " * 66_000],
    "a view of hundreds of dice": lambda at: [
        told(views=[{"seat": 1, "view": {"aside": [1] * (down_limits.VALUES + 1)}}])
    ],
    "an event of thousands": lambda at: [
        told(events=[{"seats": [1], "event": {"type": "Thrown", "dice": [6] * 9_000}}])
    ],
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
    """Send packets, as many as there are or until Bo has left.

    On a busy machine the server's own limit may end a connection that is read too slowly: it goes
    on when Bo is back.
    """
    for at, packet in enumerate(packets):
        if bo.heard(OVER):
            break
        if server.victims[-1].stands:
            server.floods(packet)
        if at % 50 == 0 or not server.victims[-1].stands:
            await asyncio.sleep(0)


@pytest.mark.parametrize("what", FLOODS)
async def test_what_no_server_sends_ends_the_connection_and_never_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """In one sentence; then Bo is where he was before, and can go back."""
    monkeypatch.setattr(down_limits, "TOO_FAST", 0.2)
    monkeypatch.setattr(down_limits, "AT_ONCE", 300)
    monkeypatch.setattr(place, "UNHEARD_BYTES", 20_000)
    async with bo_at_a_hostile_table(tmp_path) as (bo, server, _, _):
        await sends(server, FLOODS[what](server), bo)
        await bo.hears(OVER)
        await goes_back(bo)
        assert sum(OVER in line for line in bo.ears.lines) == 1
        assert kept(tmp_path / "bo") <= AGREED


async def plays_to(bo: Player, ann: Guest, words: str) -> None:
    """Begin the game, and let Ann choose until Bo hears some words."""
    await ann.line.start()
    await ann.sit()
    while not bo.heard(words):
        raise_error_of(bo.visit)
        await ann.take_all()
        for seat in ann.far.awaited:
            await ann.far.submit(seat, ann.far.view(seat).legal_actions(seat)[0])
        await asyncio.sleep(0.01)


def shortened(value: Any) -> Any:
    """Return a view without anything in its lists."""
    if isinstance(value, dict):
        return {name: shortened(one) for name, one in value.items()}
    return [] if isinstance(value, list) else value


def numbered(value: Any) -> Any:
    """Return an event in which each number is one that nothing has."""
    if isinstance(value, dict):
        return {name: numbered(one) for name, one in value.items()}
    if isinstance(value, list):
        return [numbered(one) for one in value]
    return 98 if isinstance(value, int) and not isinstance(value, bool) else value


def _told(alter: Callable[[Fields], None]) -> Callable[[Fields], Iterator[Fields]]:
    def altered(packet: Fields) -> Iterator[Fields]:
        if packet["packet"] == "Told":
            alter(packet)
        yield packet

    return altered


def short_views(packet: Fields) -> None:
    packet["views"] = [one | {"view": shortened(one["view"])} for one in packet["views"]]


def odd_events(packet: Fields) -> None:
    packet["events"] = [one | {"event": numbered(one["event"])} for one in packet["events"]]


GAMES = {
    "views that are too short": _told(short_views),
    "events of what is not there": _told(odd_events),
    "no views": changed("Told", views=[]),
    "players who are not there": changed("Told", players=[]),
    "a place without seats": changed("Seated", players=[], first=[]),
    "a seat that is not there": changed("Seated", seats=[5]),
    "another game": changed("Seated", game="nothing"),
    "everything twice": lambda packet: iter((packet, packet)),
    "nothing of the game": lambda packet: iter(() if packet["packet"] == "Told" else (packet,)),
    "questions that are none": changed("Told", questions=[{"seat": 1, "number": 5, "choices": []}]),
}
"""What a server does to a game that it sends."""


PLAYED = cycle(("sika", "army-men", "ten-die-poker", "scientific-war", "sichermans-war"))


@pytest.mark.parametrize(("what", "game"), [*zip(GAMES, PLAYED, strict=False)])
async def test_a_game_that_nobody_can_play_ends_and_the_program_does_not(
    tmp_path: Path, what: str, game: str
) -> None:
    """From its beginning; whatever Bo asks or presses then is answered, and Escape leads out."""
    async with bo_at_a_hostile_table(tmp_path, game) as (bo, server, ann, _):
        server.alter = GAMES[what]
        heard = len(bo.ears.lines)
        await ann.line.start()
        for key in "rethi":
            bo.fingers.press(key)
        for _ in range(100):
            if len(bo.ears.lines) > heard + 3 or bo.visit is None or bo.visit.done():
                break
            await asyncio.sleep(0.01)
        await goes_back(bo)
        assert not bo.heard("Something went wrong")
        assert kept(tmp_path / "bo") <= AGREED


async def test_others_ask_once_before_an_own_choice(tmp_path: Path) -> None:
    """However often a server says that they do; after the choice they may ask again."""
    async with bo_at_a_hostile_table(tmp_path) as (bo, server, ann, _):
        await plays_to(bo, ann, "Call a colour")
        bo.forget()
        asked = [Proposed(vote, "pause", "Ann", "", 0, 30) for vote in range(1, 9)]
        server.floods(*asked)
        await bo.hears("Y or N")
        await asyncio.sleep(NOTICED)
        bo.fingers.press("n")
        while not bo.fingers.idle:
            await asyncio.sleep(0.01)
        bo.fingers.press("t")
        await bo.hears("Your turn")
        assert sum("Y or N" in line for line in bo.ears.lines) == 1


async def test_blocked_people_ask_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they propose is answered with No, and Bo hears no question."""
    async with bo_at_a_hostile_table(tmp_path) as (bo, _, ann, _):
        monkeypatch.setattr(OnlineNews, "blocked", lambda news, person: bool(person))
        await ann.line.tell(Propose("grace", seconds=300))
        await ann.hears("not-agreed")
        bo.fingers.press("t")
        await bo.hears("You sit at a table of")
        assert not any("Y or N" in line for line in bo.ears.lines)


@asynccontextmanager
async def first_frames(*frames: bytes) -> AsyncIterator[TableLink]:
    """Serve a WebSocket that says some frames, and then nothing."""

    async def serve_one(connection: websockets.ServerConnection) -> None:
        for one in frames:
            await connection.send(one, text=True)
        await connection.wait_closed()

    async with websockets.serve(serve_one, "127.0.0.1", 0) as listening:
        port = next(iter(listening.sockets)).getsockname()[1]
        yield TableLink(f"127.0.0.1:{port}", False)


BEGINS = [
    b"",
    b"{}",
    b"\xff\xfe",
    frame(Challenged("a", 1, 1, "zz", "zz")),
    frame(Challenged("a", 2, 2, "zz", "zz")),
    frame(Challenged("", 2, 2, "0" * 64, "0" * 64)),
    frame(Challenged("", 2, 2, "0" * 64, "f" * 64)),
    frame(Challenged("x" * 80, -5, 99, "0" * 63, "0" * 64)),
    frame(Room("a-b", "sika", 1, (), 0, (), (), (), "link", 0, "", True, False, False, False)),
]


@pytest.mark.parametrize("first", BEGINS)
async def test_whatever_a_server_says_first_ends_in_a_sentence(
    tmp_path: Path, first: bytes
) -> None:
    async with first_frames(first) as link:
        bo = Player(tmp_path / "bo", "Bo")
        bo.visit = asyncio.create_task(enters(bo, link))
        while not bo.visit.done() and len(bo.ears.lines) < 2:
            await asyncio.sleep(0.01)
        bo.fingers.press("escape")
        await bo.visit
        assert len(bo.ears.lines) >= 2


async def test_escape_ends_the_call_of_a_silent_server(tmp_path: Path) -> None:
    """Keys pressed before it are not lost."""
    async with first_frames() as link:
        bo = Player(tmp_path / "bo", "Bo")
        bo.visit = asyncio.create_task(enters(bo, link))
        await bo.hears("Calling")
        bo.fingers.press("x", "escape")
        await bo.visit
        assert bo.ears.lines[-1] == "You wait for the server no longer."
        key = await bo.app.keyboard.key(1.0)
        assert key is not None
        assert key.name == "x"
