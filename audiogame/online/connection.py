"""Connection to a server: set up, kept up, and moved to another process of the server."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Protocol

from audiogame.online.dial import Socket
from audiogame.online.down_limits import LimitBroken
from audiogame.online.greeting import Greeted, LineLost, OtherServer, greet
from audiogame.online.link import TableLink, is_inside
from audiogame.online.packets import Up, frame
from audiogame.online.sealed_line import SealedLine
from audiogame.own_task import begin_task, end_task, keep_task
from audiogame.rules.fault import Fault, Reason

MOST = 64
"""Addresses remembered at most."""
PATIENCE, FAR_PATIENCE = 2.0, 10.0
"""Seconds for another process, and for another way in, to answer, before the next is tried; a lone
server has longer."""
LONG = 0.02
"""Seconds of work with frames after which others have as many, such as keys."""
SHORT_PAUSE = 1.0
"""Seconds between tries, while there are other addresses to try."""


class LedAstray(LineLost):
    """A server sends its players to an address to which they don't go."""


class Whereabouts:
    """The addresses of a server's processes, and of the ways to it.

    Nobody is led from a link by TLS to an address without, nor from elsewhere into one's own
    network: that may be a router that does what it is asked.

    Args:
        address: from the link: it is tried first, and never forgotten.
        secure: whether by TLS.
    """

    def __init__(self, address: str, secure: bool) -> None:
        self._link = address
        self._secure = secure
        self._inside = is_inside(address)
        self._ways: dict[str, bool] = {}
        """Whether the ways in are by TLS, where that may differ from the link."""
        self._others: list[str] = []
        self.address = address
        """The address to connect to now."""

    @property
    def several(self) -> bool:
        """Whether there is more than one address."""
        return bool(self._others)

    @property
    def secure(self) -> bool:
        """Whether to connect by TLS now."""
        return self._ways.get(self.address, self._secure)

    @property
    def patience(self) -> float | None:
        """Seconds for the address to answer; None where there is no other to try."""
        return FAR_PATIENCE if self._ways else PATIENCE if self._others else None

    @property
    def by_way(self) -> bool:
        """Whether a way in was learned, which may take the place of the link."""
        return bool(self._ways)

    def allows(self, address: str, secure: bool | None = None) -> bool:
        """Return whether players may be sent to an address.

        Args:
            address: with its port.
            secure: whether by TLS; None for the way of the link.
        """
        less_secure = self._secure and secure is False
        return not less_secure and (self._inside or not is_inside(address))

    def learn_way(self, address: str, secure: bool) -> None:
        """Take over a new way in, which is tried first once this one is lost."""
        if not self.allows(address, secure):
            return
        self._ways[address] = secure
        self._others = [one for one in self._others if one != address][: MOST - 1]
        if address != self.address:
            self._others.insert(0, address)
        for one in [*self._ways][: -MOST + 1]:
            del self._ways[one]

    def learn(self, servers: tuple[str, ...]) -> None:
        """Take over the other addresses of the server; an empty list changes nothing, because the
        others may only be down."""
        fresh = [one for one in servers if one != self.address and self.allows(one)]
        kept = [one for one in self._others if one not in fresh and one != self.address]
        self._others = (fresh + kept)[:MOST]
        if self._link not in (self.address, *self._others):
            self._others.append(self._link)

    def go(self, address: str) -> None:
        """Switch to a process that the server has named.

        Raises:
            LedAstray: it is in one's own network, and the link was not.
        """
        if not self.allows(address):
            raise LedAstray("server-led-inside", address=address)
        self._move(address)

    def go_on(self) -> None:
        """Switch to the next address, because this one does not answer."""
        if self._others:
            self._move(self._others[0])

    def _move(self, address: str) -> None:
        before, self.address = self.address, address
        self._others = [one for one in self._others if one != address]
        if before != address:
            self._others.append(before)


OVER = {one.message: one for one in (Reason("over-frame"), Reason("over-pings"))}
"""The limits that a socket itself watches over."""
WORTH_WAITING = 10.0
"""Seconds of rest after which a request is sent again by itself; a person is told of more."""
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
"""Seconds between reconnection tries: the first, doubled each time up to the longest.  A server
that is back is found again in the time of a move."""


class ConnectionOwner(Protocol):
    """Callbacks from a connection to its owner."""

    def welcomed(self, greeted: Greeted) -> None:
        """Handle a greeting: what the server has said of itself and of this device."""

    def back(self) -> Up | None:
        """Return the packet that brings this device back to its table; None at no table."""

    async def take(self, data: bytes) -> float:
        """Handle an incoming frame; return for how many seconds the next one has to wait.

        Raises:
            LineLost: the connection is down.
        """

    def tell_fault(self, *why: Reason) -> None:
        """Handle why the connection is lost, or not set up again, where that is the server's doing
        or that of somebody on the way."""

    def refuse(self, wrong: Fault) -> None:
        """End the connection for good, because of what the server has done."""

    def tell_changed(self) -> None:
        """Handle a change: a frame was taken, or the connection is lost or back."""


class Connection:
    """Connection of one device to one server, set up again whenever it is lost.

    Args:
        link: to the server.
        secret: of this device.
        dial: opens a socket.
        pause: sleeps between tries; takes seconds.
        former: the secrets that this device had before, see `greet`.
        caller: the owner, which handles what comes.
        key: that the server must have, in hexadecimal digits; empty for a first contact.
    """

    def __init__(
        self,
        link: TableLink,
        secret: bytes,
        dial: Callable[[str, bool], Awaitable[Socket]],
        pause: Callable[[float], Awaitable[None]],
        former: tuple[bytes, ...],
        caller: ConnectionOwner,
        key: str = "",
    ) -> None:
        self._link = link
        self._secret = secret
        self._dial = dial
        self._pause = pause
        self._former = former
        self._caller = caller
        self._key = key
        self._socket: SealedLine | None = None
        self._told: tuple[Reason, ...] = ()
        """Why the connection is not set up again, as it was told last."""
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.where = Whereabouts(link.address, link.secure)
        """The addresses of the server."""
        self.times = 0
        """How often the connection was made."""
        self._return: int | None = None
        """The number of the request that brings this device back after a loss, until it is
        answered; None for none."""
        self._unanswered: dict[int, Up] = {}
        """The requests on this connection that were not answered yet, by number."""
        self._later: set[asyncio.Task[None]] = set()
        """Requests that are sent again after a rest."""
        self.requests = count(1)
        """The numbers of the next requests; each is used once."""

    @property
    def up(self) -> bool:
        """Whether the connection is up."""
        return self._socket is not None

    @property
    def returning(self) -> bool:
        """Whether the connection is up again, and the table has not answered on it yet."""
        return self._return is not None

    @property
    def ended(self) -> bool:
        """Whether the connection was closed for good, so that it is not set up again."""
        return self._closed or (self._task is not None and self._task.done())

    async def send(self, packet: Up) -> bool:
        """Send a packet; return whether the connection is up."""
        if self._socket is None:
            return False
        if packet.request:
            self._unanswered[packet.request] = packet
        return await self._socket.send(frame(packet))

    def answered(self, request: int) -> None:
        """Record that a request was answered."""
        self._unanswered.pop(request, None)
        if request == self._return:
            self._return = None

    def send_later(self, request: int, seconds: float) -> bool:
        """Send a request again after a rest that the server needs.

        Returns:
            Whether it is still wanted, and the rest is short enough that no person has to be told.
        """
        packet = self._unanswered.get(request)
        if packet is None or seconds > WORTH_WAITING:
            return False
        task = begin_task(self._send_again(packet, seconds))
        self._later.add(task)
        task.add_done_callback(self._later.discard)
        return True

    async def _send_again(self, packet: Up, seconds: float) -> None:
        await self._pause(seconds)
        if self._unanswered.get(packet.request) is packet:  # else the connection is another one
            await self.send(packet)

    async def begin(self) -> None:
        """Connect, and reconnect from now on whenever the connection is lost.

        Raises:
            CannotConnect: no server answers.
            ServerSays: the server refuses this device.
        """
        self._socket = await self._greeted()
        self.times += 1
        self._task = keep_task(self._keep_up)

    def cut(self) -> None:
        """Drop the connection at once, as a network failure does; it is set up again by itself."""
        if self._socket is not None:
            self._socket.cut()

    def end(self) -> None:
        """Drop the connection for good: it is not set up again."""
        self._closed = True
        if self._socket is not None:
            self._socket.cut()
            self._socket = None

    async def close(self) -> None:
        """Close the connection for good."""
        self._closed = True
        await end_task(self._task)
        for task in [*self._later]:
            await end_task(task)
        if self._socket is not None:
            await self._socket.close()

    async def move(self, address: str) -> None:
        """Move to the server process that has the table; the connection counts as up meanwhile.

        Raises:
            LineLost: the process does not answer.
        """
        before = self._socket
        self.where.go(address)
        try:
            await self._arrive()
        except (Fault, OSError) as fault:
            raise LineLost("line-down") from fault
        finally:
            if before is not None:
                before.cut()

    async def _greeted(self) -> SealedLine:
        """Open a socket, and exchange greetings; from then on only that server is greeted."""
        socket = await self._dial(self.where.address, self.where.secure)
        try:
            greeted, line = await greet(socket, self._link, self._secret, self._former, self._key)
        except BaseException:
            await socket.close()
            raise
        self._key, self._told = greeted.key, ()
        self._caller.welcomed(greeted)
        self.where.learn(greeted.servers)
        if greeted.alive:
            line.stay_alive(greeted.alive)
        return line

    async def _keep_up(self) -> None:
        """Receive frames; reconnect whenever the connection is lost.

        Others have their turns while frames come, and half of the time.
        """
        worked = 0.0
        while not self._closed:
            while (socket := self._socket) is not None:
                try:
                    data = await socket.receive()
                    if data is None:
                        if socket.spoiled:
                            self._caller.tell_fault(Reason("line-changed", address=socket.address))
                        if socket.over:
                            self._caller.refuse(LimitBroken(OVER[socket.over]))
                        break
                    begun = time.perf_counter()
                    pause = await self._caller.take(data)
                    self._caller.tell_changed()
                except LineLost:
                    break
                except Exception:  # it may be half taken: all of it comes anew
                    self._socket = None
                    socket.cut()
                    raise
                worked += time.perf_counter() - begun
                if pause or worked > LONG:
                    await asyncio.sleep(max(pause, worked))
                    worked = 0.0
            self._socket = None
            self._caller.tell_changed()
            if self._closed:
                break
            await self._set_up_again()
            self._caller.tell_changed()

    async def _set_up_again(self) -> None:
        pause, where = FIRST_PAUSE, self.where
        where.go_on()
        while self._socket is None:
            await self._pause(pause * random.uniform(0.5, 1.0))
            pause = min(pause * 2, SHORT_PAUSE if where.several else LONGEST_PAUSE)
            try:
                await self._arrive()
            except OtherServer as fault:
                if fault.reasons != self._told:  # at each new try the same one answers
                    self._told = fault.reasons
                    self._caller.tell_fault(*fault.reasons)
                    self._caller.tell_changed()
                where.go_on()
            except (Fault, OSError):
                where.go_on()

    async def _arrive(self) -> None:
        """Connect, and come back to the table."""
        async with asyncio.timeout(self.where.patience):
            socket = await self._greeted()
        again = self._caller.back()
        self._unanswered = {} if again is None else {again.request: again}
        if again is not None:
            await socket.send(frame(again))
        if again is None:
            self._return = None
        elif self._socket is None:  # else it moves, which is no loss
            self._return = again.request
        self._socket = socket
        self.times += 1
