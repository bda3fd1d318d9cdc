"""People at a server's tables, as many as one process can be: they wait, and choose by chance."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from itertools import count
from random import Random

from audiogame.online.codec import Codec
from audiogame.online.identity import new_secret, prove
from audiogame.online.link import Link
from audiogame.online.packets import Choice, Told, Up, frame, read_down
from audiogame.online.remote_table import RemoteTable
from audiogame.online.session import Session
from audiogame.online.session_packets import (
    OF_THE_SESSION,
    PROTOCOL,
    Challenged,
    Failed,
    Hello,
    Welcome,
    kind_of,
    read_from_server,
)
from audiogame.online.table_packets import (
    OPEN,
    PERSON,
    Chair,
    Enter,
    OpenTable,
)
from audiogame.online.web_socket import Socket, connect
from audiogame.rules.fault import Fault
from audiogame.rules.notation import words
from audiogame.rules.seat import Seat
from audiogame.table.library import find_game

LEAST_THOUGHT, MOST_THOUGHT = 1.0, 5.0
"""Seconds from a question to its answer: a line of 45 characters takes three to be spoken."""
ANSWERED = 60.0
"""Seconds after which something is not answered any more."""


class NotAnswered(Fault):
    """A server that does not let in or answer somebody who measures it."""


class Visitor:
    """One device at a table whose game goes on; it chooses whenever it is asked.

    Args:
        address: of the server, with its port.
        table: its name.
        secret: of the device.
        forwarded: its address, as a front would say it.
        codec: of the game.
        chance: what is chosen, and when.
    """

    def __init__(
        self, address: str, table: str, secret: bytes, forwarded: str, codec: Codec, chance: Random
    ) -> None:
        self._address = address
        self._table = table
        self._secret = secret
        self._forwarded = forwarded
        self._codec = codec
        self._chance = chance
        self._socket: Socket | None = None
        self._task: asyncio.Task[None] | None = None
        self._views: dict[Seat, bytes] = {}
        self._asked: dict[Seat, int] = {}
        self._sent: dict[Seat, float] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self.waits: list[float] = []
        """Seconds from each choice to what came of it."""
        self.refused = 0
        self.events = 0
        """How many events have come."""
        self.whole = asyncio.Event()
        """Set when all that was missed has come."""

    async def come(self, number: int) -> None:
        """Set up a line, and take what was missed from the event of a number on; -1 for all."""
        self.whole.clear()
        self._asked.clear()
        self._sent.clear()
        socket = self._socket = await connect(self._address, False, forwarded=self._forwarded)
        challenged = await self._heard(Challenged)
        assert isinstance(challenged, Challenged)
        proof = prove(self._secret, challenged.server, challenged.challenge)
        await self._send(Hello(PROTOCOL, proof.key, proof.signature))
        await self._heard(Welcome)
        await self._send(Enter(self._table, number=number))
        self._task = asyncio.create_task(self._listen(socket))
        try:
            async with asyncio.timeout(ANSWERED):
                await self.whole.wait()
        except TimeoutError as late:
            raise NotAnswered("bench-not-let-in", table=self._table) from late

    async def come_again(self) -> None:
        """Lose the line, and come back with nothing that was heard."""
        await self.close()
        await self.come(-1)

    async def close(self) -> None:
        """End the line."""
        if self._task is not None:
            self._task.cancel()
        if self._socket is not None:
            self._socket.cut()

    async def _send(self, packet: Up) -> None:
        if self._socket is not None:
            await self._socket.send(frame(packet))

    async def _heard(self, kind: type[Challenged | Welcome]) -> Challenged | Welcome:
        assert self._socket is not None
        data = await self._socket.receive()
        packet = read_from_server(data) if data is not None else None
        if not isinstance(packet, kind):
            raise NotAnswered("bench-not-let-in", table=self._table)
        return packet

    async def _listen(self, socket: Socket) -> None:
        while (data := await socket.receive()) is not None:
            kind = kind_of(data)
            if kind == "Told":
                self._take(read_down(data))
            elif kind == "Refused" or (kind in OF_THE_SESSION and _says_no(data)):
                self.refused += 1

    def _take(self, told: Told) -> None:
        self.events += len(told.events)
        for seen in told.views:
            if seen.seat is not None:
                self._views[seen.seat] = bytes(seen.view)
        if told.more:
            return
        self.whole.set()
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
        task = asyncio.create_task(self._send(Choice(seat, number, chosen)))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)


def _says_no(data: bytes) -> bool:
    return isinstance(read_from_server(data), Failed)


async def joined(address: str, numbers: count[int]) -> float:
    """Let somebody join by a link, with this program's own client.

    Returns:
        Seconds from the link to the first line of the game, which the host begins as soon as
        somebody has come.
    """
    game = find_game("scientific-war")
    chairs = (Chair(PERSON, "Ann"), Chair(OPEN))
    host, guest = (
        Session(
            Link(address, False),
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
    far = RemoteTable(guest, await guest.seated())
    while not await far.arrive():
        await guest.changed()
    took = time.perf_counter() - begun
    for one in (guest, host):
        await one.leave()
        await one.close()
    return took
