"""Whatever a server sends, of any type and in any order: the session of a player outlives it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from packet_frames import frames
from pressed import new_app

from audiogame.console.app import App
from audiogame.lobby.far_company import FarCompany
from audiogame.lobby.online_news import OnlineNews
from audiogame.lobby.own_device import OwnDevice
from audiogame.lobby.waiting_room import WaitingRoom
from audiogame.online.browser_socket import OPEN, BrowserSocket
from audiogame.online.connection import Connection
from audiogame.online.link import TableLink
from audiogame.online.packets import frame
from audiogame.online.place import RemotePlace
from audiogame.online.session import Session
from audiogame.online.table_packets import Enter, Room
from audiogame.online.transport import CannotConnect
from audiogame.rules.value import replace

LINK = TableLink("127.0.0.1:1", False, "smart-base", "")
Feed = Callable[[bytes], None]


class Line:
    """The player's end of a connection in a terminal, fed by a test."""

    over = ""

    def __init__(self) -> None:
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.feed: Feed = self.frames.put_nowait

    async def send(self, data: bytes) -> bool:
        return True

    async def receive(self) -> bytes | None:
        return await self.frames.get()

    async def close(self) -> None:
        self.cut()

    def stay_alive(self, seconds: float) -> None:
        pass

    def cut(self) -> None:
        self.frames.put_nowait(None)


def in_a_terminal() -> tuple[Any, Feed]:
    line = Line()
    return line, line.feed


def in_a_page() -> tuple[Any, Feed]:
    made = SimpleNamespace(readyState=OPEN, send=lambda text: None)
    ffi = SimpleNamespace(create_proxy=lambda function: function, to_js=bytes)
    socket = BrowserSocket(made, LINK.address, ffi)
    made.close = lambda: socket._ended(None)
    vars(socket)["spoiled"] = False  # as of the line over it, which opens what is sealed

    def feed(data: bytes) -> None:
        made = SimpleNamespace(byteLength=len(data), to_bytes=lambda: data)
        socket._came(SimpleNamespace(data=made))

    return socket, feed


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> App:
    return new_app(tmp_path_factory.mktemp("hostile"))[0]


async def hear(app: App, sent: list[bytes], way: Callable[[], tuple[Any, Feed]]) -> Session:
    """Take frames after a handshake, say what comes of them, and go on as the program does."""
    socket, feed = way()

    async def greeted(self: Connection) -> Any:
        if self.times:
            raise CannotConnect("server-resting", address=LINK.address)
        return socket

    async def waits(seconds: float) -> None:
        await asyncio.sleep(0)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Connection, "_greeted", greeted)
        session = Session(LINK, b"0" * 32, pause=waits)
        own = await OwnDevice.read(app)
        await session.begin()
        session.place.enter(Enter(LINK.table))
        news = OnlineNews(app, session, own)
        room = WaitingRoom(app, session, own)
        company = FarCompany(app, session, news, own, room._door)
        with news.following():
            for data in sent:
                feed(data)
                for _ in range(5):
                    await asyncio.sleep(0)
                news.tell()
                if session.room is not None:
                    room._tell_room()
                    room._keep_seat()
                    company._items(session.room)
        await session.close()
    return session


@pytest.mark.usefixtures("without_words")
@pytest.mark.parametrize("way", [in_a_terminal, in_a_page])
@settings(max_examples=40)
@given(sent=st.lists(frames(), max_size=6))
def test_any_packets_leave_a_session_that_can_be_told(
    player: App, way: Callable[[], tuple[Any, Feed]], sent: list[bytes]
) -> None:
    """No error of the program comes of them."""
    session = asyncio.run(hear(player, sent, way))
    assert session.fault is None


@pytest.mark.usefixtures("without_words")
def test_a_failure_of_this_program_is_not_called_the_servers(
    player: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection ends, as the same frame may come again, and the log gets the error."""

    def fails(place: RemotePlace, room: Room) -> None:
        raise LookupError

    monkeypatch.setattr(RemotePlace, "look", fails)
    said: list[str] = []
    monkeypatch.setattr(
        OnlineNews, "_tell_one", lambda news, packet: said.append(packet.reasons[0].message)
    )
    room = Room("a-b", "sika", 1, (), 0, (), (), (), "link", 0, "", True, False, False, False)
    session = asyncio.run(hear(player, [frame(replace(room, host=-1))], in_a_terminal))
    assert said == ["server-odd-ended"]
    assert isinstance(session.fault, LookupError)
    assert session.ended
