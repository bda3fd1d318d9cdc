"""Tables of this process on the far side of a connection: a loopback, or one that a test cuts."""

from __future__ import annotations

from collections import deque
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import pytest
from home_tables import notices_of
from loopback_transport import Loopback, take_frame

from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.online.packets import SeatChoice, Seated, Up, frame
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session_packets import Failed, read_down
from audiogame.online.transport import Transport
from audiogame.opponents.seat_list import read_seats
from audiogame.play.game_loop import GameLoop
from audiogame.rules.notation import read
from audiogame.rules.state import Seat
from audiogame.server.hosted_table import HostedTable
from audiogame.table.library import find_game
from audiogame.table.news import Step
from audiogame.table.seen_table import SeenTable

Result = TypeVar("Result")


class LoopbackTable(RemoteTable):
    """A table seen from the far side of a loopback connection.

    Args:
        transport: the connection.
        seated: the packet that describes the seats.
        home: the table itself, which is closed with this one.
    """

    def __init__(self, transport: Transport, seated: Seated, home: HomeTable) -> None:
        super().__init__(transport, seated)
        self.home = home

    def close(self) -> None:
        super().close()
        self.home.close()


def at_once(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine that never suspends."""
    try:
        work.send(None)
    except StopIteration as ended:
        result: Result = ended.value
        return result
    raise AssertionError("a loopback line waits for nothing")


def hosted(home: HomeTable) -> HostedTable:
    """Host a home table for remote players."""

    def finish() -> None:
        result = home.table.state.result
        assert result is not None
        home.journal.finish(result.places, home.seed, home.secret)

    return HostedTable(home.table, home.journal, home.advice, finish, home.secret)


def far_side(home: HomeTable) -> LoopbackTable:
    """Return a new table as seen over a connection, with all its people at this keyboard."""
    host = hosted(home)
    line = Loopback(host, home.here)
    data = at_once(line.received())
    assert data is not None
    seated = read_down(data)
    assert isinstance(seated, Seated)
    far = LoopbackTable(line, seated, home)
    at_once(host.begin())
    assert at_once(far.arrive())
    return far


def play_over_the_line(patch: pytest.MonkeyPatch) -> list[LoopbackTable]:
    """Play every new game over a loopback connection from now on; returns its tables."""
    begin = GameLoop.__init__
    tables: list[LoopbackTable] = []

    def begin_far(self: GameLoop, app: App, table: SeenTable, *more: Any, **named: Any) -> None:
        if isinstance(table, HomeTable) and not table.table.line:
            table = far_side(table)
            tables.append(table)
        begin(self, app, table, *more, **named)

    patch.setattr(GameLoop, "__init__", begin_far)
    return tables


class Room:
    """A hosted table with a loopback connection for each place, and a fake clock.

    Args:
        data: where the record is kept.
        name: of the game.
        seats: the seat list.
        places: the seats of each place.
    """

    def __init__(
        self,
        data: Path,
        name: str = "sika",
        seats: str = "you=Ann,you=Bo",
        places: tuple[tuple[Seat, ...], ...] = ((0,), (1,)),
    ) -> None:
        game = find_game(name)
        players = read_seats(seats, game)
        self.now = 0.0
        self.home = new_table(game, players, game.options(), data, "7")
        self.table = self.home.table
        self.host = HostedTable(self.table, self.home.journal, secret=False, clock=lambda: self.now)
        self.places = places
        self.far: list[RemoteTable] = []

    async def sit(self) -> None:
        """Connect all places, and begin the game."""
        for seats in self.places:
            line = Loopback(self.host, seats)
            seated = read_down(await line.received() or b"")
            assert isinstance(seated, Seated)
            self.far.append(RemoteTable(line, seated))
        await self.host.begin()
        for one in self.far:
            assert await one.arrive()
        await self.take_all()

    async def take_all(self) -> None:
        """Receive all pending packets at every place."""
        going = True
        while going:
            going = False
            for one in self.far:
                going |= await one.step() is Step.MOVED

    async def choose(self, place: int, typed: str = "") -> None:
        """Make a place choose, and all places receive it."""
        one = self.far[place]
        seat = one.awaited[0]
        legal = one.view(seat).legal_actions(seat)
        await one.submit(seat, read(typed, legal) if typed else legal[0])
        await self.take_all()

    async def wish(self, place: int, packet: Any) -> tuple[str, ...]:
        """Send a packet from a place; returns why it was refused."""
        await take_frame(self.host, self.host.places[place], frame(packet))
        await self.take_all()
        return notices_of(self.far[place])


class FrailLine:
    """A connection to a table in this process, which a test cuts and restores.

    Args:
        host: the table.
        seats: of the player here.
    """

    def __init__(self, host: HostedTable, seats: tuple[Seat, ...]) -> None:
        self.up = True
        self.times = 1
        self.swallows = False
        """Whether sent messages are lost though the connection looks open."""
        self.loses = False
        """Whether frames of the table are lost though the connection looks open."""
        self.sent: list[Up] = []
        """Messages that have reached the table."""
        self.refused: list[str] = []
        self._host = host
        self._frames: deque[bytes] = deque()
        self.place = host.enter(seats, self._take)
        self.requests = count(1)

    def _take(self, data: bytes) -> None:
        if self.up and not self.loses:
            self._frames.append(data)
            if isinstance(packet := read_down(data), Failed):
                self.refused.append(packet.reasons[0].message)

    async def send(self, packet: Up) -> None:
        if self.up and not self.swallows:
            self.sent.append(packet)
            await take_frame(self._host, self.place, frame(packet))

    @property
    def came_by(self) -> int:
        return self.times

    async def received(self) -> bytes | None:
        while self.up and not self._frames and await self._host.act() is Step.MOVED:
            pass
        return self._frames.popleft() if self._frames else None

    def cut(self) -> None:
        """Cut the connection."""
        self.up = False

    def mend(self, told: int) -> None:
        """Reconnect: the missed events are told, and the current question."""
        self.up, self.times = True, self.times + 1
        self.swallows = self.loses = False
        self._frames.clear()
        missed = self._host.missed(self.place, told)
        assert missed.lacks == missed.first, "nothing has to be read from a record"
        self._frames += missed.frames

    @property
    def choices(self) -> list[SeatChoice]:
        """The choices that have reached the table."""
        return [packet for packet in self.sent if isinstance(packet, SeatChoice)]
