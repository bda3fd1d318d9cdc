"""A server with real sockets, and simulated players who choose at random."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from home_tables import notices_of

from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink
from audiogame.online.luck_book import LuckBook
from audiogame.online.packets import Down
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session import Session
from audiogame.online.session_packets import Notice
from audiogame.online.table_packets import (
    OPEN,
    PERSON,
    Chair,
    Enter,
    OpenTable,
)
from audiogame.online.transport import ALIVE
from audiogame.online.web_socket import connect
from audiogame.own_task import PART
from audiogame.rules.game import Game
from audiogame.rules.options import read_options
from audiogame.rules.state import Event, Seat
from audiogame.server.bots import BotPace
from audiogame.server.limits import Rate, Rates
from audiogame.server.log import Log
from audiogame.server.server import Server, ServerOptions
from audiogame.table.record import options_as_typed
from audiogame.table.table import Step

PATIENCE = 60
"""Timeout in seconds for what takes one or two."""
HOME = "127.0.0.1"
SHORT = {
    "ten-die-poker": ("rounds=3",),
    "scientific-war": ("limit=12",),
    "liars-dice": ("dice=1",),
    "crazy-eights": ("target=1",),
}
"""Options with which a long game has all its events, and ends soon."""
Kind = TypeVar("Kind", bound=Down)


class Ears:
    """Collects the events that seats of a table hear."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.heard: list[tuple[Event, tuple[Seat, ...]]] = []
        self.missing: list[int] = []
        """Where missing events belong."""

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        self.heard.append((event, seats))

    def miss(self) -> None:
        self.missing.append(len(self.heard))

    def hear_earlier(self, event: Event, seats: tuple[Seat, ...], left: int) -> None:
        self.heard.insert(self.missing[0], (event, seats))
        self.missing = [place + 1 for place in self.missing]
        if not left:
            del self.missing[0]


def wishes(folder: Path, port: int = 0, wait: float = 30.0) -> ServerOptions:
    fast = Rate(100_000, 100_000)
    return ServerOptions(
        name="test",
        address=HOME,
        port=port,
        folder=str(folder),
        pace=BotPace(0, 30.0),
        wait=wait,
        frames=Rates(fast, fast, fast, fast),
        work=Rates(fast, fast, fast, fast),
    )


@asynccontextmanager
async def serving(
    asked: ServerOptions, clock: Callable[[], float] = time.monotonic
) -> AsyncIterator[tuple[Server, TableLink]]:
    """Run a server; yields it and its invitation."""
    faults: list[BaseException] = []

    def told(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if PART in context:
            faults.append(context["exception"])
        else:
            loop.default_exception_handler(context)

    asyncio.get_running_loop().set_exception_handler(told)
    server = Server(asked, faults.append, clock)
    port = await server.begin()
    try:
        yield server, server.invitation(f"{HOME}:{port}")
    finally:
        await server.close()
        assert not faults, faults


def metrics_of(server: Server) -> str:
    """Return what a server tells Prometheus, without what concerns its process."""
    client = pytest.importorskip("prometheus_client", reason="the extra metrics is not installed")
    from audiogame.server.metrics import ServerCollector

    registry = client.CollectorRegistry()
    registry.register(ServerCollector(server, Log(Path())))
    return str(client.generate_latest(registry).decode())


class Guest:
    """One device: a session, and the table it plays at.

    Args:
        name: of the person; several with commas.
        secret: of the device; empty for a new one.
    """

    def __init__(self, name: str, secret: bytes = b"") -> None:
        self.names = tuple(name.split(","))
        self.secret = secret or new_secret()
        self.alive = ALIVE
        """Seconds between heartbeats of its connection."""
        self.book: LuckBook | None = None
        """Its own record of the shared luck."""
        self.session: Session | None = None
        self.table: RemoteTable | None = None
        self.ears = Ears(())

    @property
    def line(self) -> Session:
        assert self.session is not None
        return self.session

    @property
    def far(self) -> RemoteTable:
        assert self.table is not None
        return self.table

    async def come(self, link: TableLink) -> None:
        dial = partial(connect, alive=self.alive)
        self.session = Session(link, self.secret, dial, book=self.book)
        await self.session.begin()

    async def enter(self, link: TableLink, guest: bool = False, number: int = -1) -> None:
        await self.come(link)
        await self.line.enter(Enter(link.table, link.key, self.names, guest, number))

    async def sit(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                seated = await self.line.seated()
        except TimeoutError:
            heard, up = [*self.line.news], self.line.up
            raise AssertionError(f"{self.names} were not seated; {up=}, {heard=}") from None
        self.table = RemoteTable(self.line.place, seated)
        self.ears = Ears(seated.seats)
        self.table.listeners.append(self.ears)
        async with asyncio.timeout(PATIENCE):
            while not await self.table.arrive():
                await self.line.changed()

    async def take_all(self) -> bool:
        """Process all received packets; returns whether the game is over."""
        while await self.far.step() is Step.MOVED or not await self.far.thinking():
            pass
        return self.far.state.result is not None

    async def play(self, chance: Random) -> bool:
        """Choose at random until the game is over."""
        while not await self.take_all():
            due = self.far.awaited
            if due:
                legal = self.far.view(due[0]).legal_actions(due[0])
                await self.far.submit(due[0], chance.choice(legal))
            else:
                async with asyncio.timeout(PATIENCE):
                    await self.line.changed()
        await self.hear_the_rest()
        return True

    async def hear_the_rest(self) -> None:
        """Wait for the events that are sent behind the last ones."""
        async with asyncio.timeout(PATIENCE):
            while self.far.lacks:
                await self.line.changed()
                await self.take_all()

    async def record(self) -> str:
        """Wait for the record of the finished game; returns its text."""
        async with asyncio.timeout(PATIENCE):
            while self.line.record is None:
                await self.line.changed()
        return self.line.record[1]

    async def hears(self, what: str) -> Notice:
        """Wait for a notice."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for one in self.line.news:
                    if isinstance(one, Notice) and one.what == what:
                        self.line.news.remove(one)
                        return one
                await self.line.changed()

    async def send_bytes(self, data: bytes) -> None:
        """Send a frame that need not be a packet."""
        socket = self.line.connection._socket
        assert socket is not None
        await socket.send(data)

    async def close(self) -> None:
        if self.session is not None:
            await self.session.close()


async def came(one: Guest, kind: type[Kind]) -> Kind:
    """Wait for the next packet of a kind that is not part of the game."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for packet in one.line.news:
                if isinstance(packet, kind):
                    one.line.news.remove(packet)
                    return packet
            await one.line.changed()


async def notice_to(one: Guest) -> str:
    """Wait for the next notice of the table; returns its message."""
    async with asyncio.timeout(PATIENCE):
        while not (heard := notices_of(one.far)):
            await one.line.changed()
            await one.take_all()
    return heard[0]


@asynccontextmanager
async def guests(*names: str) -> AsyncIterator[list[Guest]]:
    """Yield guests, who are disconnected afterwards."""
    found = [Guest(name) for name in names]
    try:
        yield found
    finally:
        for one in found:
            with contextlib.suppress(Exception):
                await one.close()


def open_table(
    game: Game,
    host: str,
    others: int,
    bots: int = 0,
    entry: str = "link",
    grace: int = 60,
    options: tuple[str, ...] = (),
) -> OpenTable:
    """Return a request for a table with the players of one device, free chairs and bots."""
    chairs = (
        *(Chair(PERSON, name) for name in host.split(",")),
        *[Chair(OPEN)] * others,
        *(Chair("bot", f"Robot {number}") for number in range(bots)),
    )
    return OpenTable(
        game=game.name,
        version=game.version,
        options=options_as_typed(read_options(game.options, options)),
        chairs=chairs,
        entry=entry,
        grace=grace,
    )


def table_link(invitation: TableLink, guest: Guest) -> TableLink:
    """Return the link to the table that a guest has opened."""
    room = guest.line.room
    assert room is not None
    assert room.key
    return TableLink(invitation.address, invitation.secure, room.table, room.key)
