"""Simulated players at a server's tables, many in one process: they wait, and choose at random."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from itertools import count
from random import Random

from audiogame.online.codec import Codec
from audiogame.online.company_packets import ChatSent
from audiogame.online.dial import CannotConnect
from audiogame.online.greeting import greet
from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink
from audiogame.online.luck_packets import CommitAsked, RevealAsked
from audiogame.online.own_luck import OwnLuck
from audiogame.online.packets import EventsTold, SeatChoice, Up, frame
from audiogame.online.reasons import ServerSays, read_failed
from audiogame.online.remote_table import RemoteTable
from audiogame.online.sealed_line import SealedLine
from audiogame.online.session import Session
from audiogame.online.session_packets import Elsewhere, Failed, TooMuch, read_down
from audiogame.online.table_packets import (
    OPEN,
    PERSON,
    Chair,
    Enter,
    OpenTable,
)
from audiogame.online.web_socket import connect
from audiogame.rules.notation import words
from audiogame.rules.seat import Seat
from audiogame.table.library import find_game

LEAST_THOUGHT, MOST_THOUGHT = 1.0, 5.0
"""Seconds from a question to its answer: a line of 45 characters takes three to be spoken."""
ANSWERED = 60.0
"""Timeout of an answer in seconds."""
AGAIN = 0.2
"""Seconds until a closed connection is retried."""

BETWEEN_LINES = 60.0
"""Seconds between two chat messages of one player, on average."""
BETWEEN_DROPS = 120.0
"""Seconds between two losses of one player's connection, on average."""
LEAST_AWAY, MOST_AWAY = 1.0, 5.0
"""Seconds until a lost connection is set up again."""
LINES = ("Well played.", "What a throw!", "One moment, the kettle boils.", "Thank you all.")


class NotAnswered(ValueError):
    """Raised when a server refuses a simulated player, or does not answer in time."""


class Visitor:
    """One device at a table in mid game; it chooses whenever it is asked.

    Args:
        address: of the server, with its port.
        table: its name.
        game: the hash of the header of the record of its game.
        secret: of the device.
        forwarded: its address, as a reverse proxy would forward it.
        codec: of the game.
        chance: random generator of choices and delays.
    """

    def __init__(
        self,
        address: str,
        table: str,
        game: str,
        secret: bytes,
        forwarded: str,
        codec: Codec,
        chance: Random,
    ) -> None:
        self._address = address
        self._table = table
        self._game = game
        self._secret = secret
        self._forwarded = forwarded
        self._codec = codec
        self._chance = chance
        self._luck = OwnLuck()
        self._socket: SealedLine | None = None
        self._task: asyncio.Task[None] | None = None
        self._views: dict[Seat, bytes] = {}
        self._asked: dict[Seat, int] = {}
        self._sent: dict[Seat, float] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self.waits: list[float] = []
        """Seconds from each choice to its outcome."""
        self.refused = 0
        self.events = 0
        """Number of events received."""
        self.next = -1
        """The number of the next event that is not received yet."""
        self.here = False
        """Whether the connection stands, and everything missed was received."""
        self.gone = asyncio.Event()
        """Set when the server has closed the connection, or its table moved to another process."""
        self.frames: list[bytes] | None = None
        """Received frames, where they are kept."""
        self.choices: list[bytes] = []
        """Sent frames of choices."""
        self._refusal: ServerSays | None = None
        """The server's reason for refusing the connection."""
        self._whole = asyncio.Event()
        """Set when everything missed was received, or nothing more comes."""

    async def come(self, number: int) -> None:
        """Connect, and receive what was missed from the event of a number on; -1 for all.

        A connection that ends before that is retried, as the real client does.

        Raises:
            NotAnswered: the server refuses this device, or does not answer in time.
        """
        try:
            async with asyncio.timeout(ANSWERED):
                while not await self._told_all(number):
                    await self.close()
                    await asyncio.sleep(AGAIN)
        except TimeoutError as late:
            raise NotAnswered(f"Nobody was let in at {self._table} in time.") from late
        self.here = True

    async def _told_all(self, number: int) -> bool:
        """Connect; returns whether everything missed was received before the connection ended."""
        self._whole.clear()
        self.gone.clear()
        self._asked.clear()
        self._sent.clear()
        self._refusal = None
        link = TableLink(self._address, False, self._table)
        try:
            called = await connect(self._address, False, forwarded=self._forwarded)
            _, socket = await greet(called, link, self._secret, (), "")
            self._socket = socket
        except CannotConnect:
            return False
        except ServerSays as fault:
            self._refusal = fault
        else:
            await self.send(Enter(self._table, number=number, game=self._game))
            self._task = asyncio.create_task(self._listen(socket))
            await self._whole.wait()
        if self._refusal is not None:
            raise NotAnswered(f"Nobody was let in at {self._table}.") from self._refusal
        return not self.gone.is_set()

    async def come_again(self) -> None:
        """Lose the connection, and reconnect as if nothing had been received."""
        await self.close()
        await self.come(-1)

    async def close(self) -> None:
        """Close the connection."""
        self.here = False
        if self._task is not None:
            self._task.cancel()
        if self._socket is not None:
            self._socket.cut()

    async def send(self, packet: Up) -> None:
        """Send a packet."""
        if self._socket is not None:
            await self._socket.send(frame(packet))

    async def _listen(self, socket: SealedLine) -> None:
        while (data := await socket.receive()) is not None:
            if self.frames is not None:
                self.frames.append(data)
            match read_down(data):
                case EventsTold() as told:
                    self._take(told)
                case Elsewhere(address=address):
                    self._address = address
                    break
                case CommitAsked() as asked:
                    await self.send(self._luck.commit(asked))
                case RevealAsked() as asked if reveal := self._luck.reveal(asked):
                    await self.send(reveal)
                case Failed() | TooMuch() if self._whole.is_set():
                    self.refused += 1
                case Failed() as failed:
                    self._refusal = read_failed(failed)
                    break
        self.here = False
        self.gone.set()
        self._whole.set()

    def _take(self, told: EventsTold) -> None:
        self.events += len(told.events)
        self.next = told.number + len(told.events)
        for seen in told.views:
            if seen.seat is not None:
                self._views[seen.seat] = bytes(seen.view)
        if told.more:
            return
        self._whole.set()
        now, asked = time.perf_counter(), {one.seat: one.number for one in told.questions}
        for seat in [*self._sent]:
            if asked.get(seat) != self._asked.get(seat):
                self.waits.append(now - self._sent.pop(seat))
        for seat, number in asked.items():
            if self._asked.get(seat) != number:
                think = self._chance.uniform(LEAST_THOUGHT, MOST_THOUGHT)
                asyncio.get_running_loop().call_later(think, self._choose, seat, number)
        self._asked = asked

    def _choose(self, seat: Seat, number: int) -> None:
        if self._asked.get(seat) != number or seat in self._sent:
            return
        view = self._codec.read_view(self._views[seat])
        chosen = words(self._chance.choice(view.legal_actions(seat)))
        self._sent[seat] = time.perf_counter()
        choice = SeatChoice(seat, number, chosen)
        if self.frames is not None:
            self.choices.append(frame(choice))
        task = asyncio.create_task(self.send(choice))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)


class Evening:
    """Chat and lost connections of one player at a table.

    Args:
        who: the player, who chooses by itself.
        chance: random generator of what happens when.
    """

    def __init__(self, who: Visitor, chance: Random) -> None:
        self._who = who
        self._chance = chance
        self.said = 0
        """Chat messages sent."""
        self.drops = 0
        """Losses of the connection."""
        self.returns: list[float] = []
        """Seconds from each loss until everything missed was received, without the time away."""

    async def spend(self) -> None:
        """Chat, lose the connection and reconnect, until cancelled."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._chat())
            both.create_task(self._drop())

    async def _chat(self) -> None:
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / BETWEEN_LINES))
            if self._who.here:
                await self._who.send(ChatSent(self._chance.choice(LINES)))
                self.said += 1

    async def _drop(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            with contextlib.suppress(TimeoutError):  # unless the server ends it before
                async with asyncio.timeout(self._chance.expovariate(1 / BETWEEN_DROPS)):
                    await self._who.gone.wait()
            if not self._who.gone.is_set():
                self.drops += 1
                await self._who.close()
                await asyncio.sleep(self._chance.uniform(LEAST_AWAY, MOST_AWAY))
            begun = clock()
            await self._who.come(self._who.next)
            self.returns.append(clock() - begun)


async def joined(address: str, numbers: count[int]) -> float:
    """Join a player by a link, with this program's own client.

    Returns:
        Seconds from the link to the first line of the game, which the host begins as soon as
        the player has joined.
    """
    game = find_game("scientific-war")
    chairs = (Chair(PERSON, "Ann"), Chair(OPEN))
    host, guest = (
        Session(
            TableLink(address, False),
            new_secret(),
            partial(connect, forwarded=f"joined-{next(numbers)}"),
        )
        for _ in range(2)
    )
    await host.begin()
    room = await host.open_table(OpenTable(game.name, game.version, (), chairs))
    begun = time.perf_counter()
    await guest.begin()
    await guest.enter(Enter(room.table, room.key, ("Cy",)))
    while host.room is None or not host.room.chairs[1].here:
        await host.changed()
    await host.start()
    far = RemoteTable(guest.place, await guest.seated())
    while not await far.arrive():
        await guest.changed()
    took = time.perf_counter() - begun
    for one in (guest, host):
        await one.leave()
        await one.close()
    return took
