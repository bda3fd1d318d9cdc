"""The connection to a server: set up, kept up, and moved to another process of the server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Protocol

from audiogame.online.dial import Socket
from audiogame.online.greeting import Greeted, LineLost, greet
from audiogame.online.link import TableLink
from audiogame.online.packets import Up, frame
from audiogame.online.transport import end_task
from audiogame.rules.fault import Fault

MOST = 64
"""Addresses that are remembered."""
PATIENCE = 2.0
"""Seconds for another process to answer; where there is only one, it has longer."""
SHORT_PAUSE = 1.0
"""Seconds between tries, where there are others to be tried."""


class Whereabouts:
    """The addresses of a server.

    Args:
        address: of the link: it is tried first, and never forgotten.
    """

    def __init__(self, address: str) -> None:
        self._link = address
        self._others: list[str] = []
        self.address = address
        """Where to go now."""

    @property
    def several(self) -> bool:
        """Whether there is more than one."""
        return bool(self._others)

    def learn(self, servers: tuple[str, ...]) -> None:
        """Take over where else the server says that it can be reached; nothing leaves all as it
        was, because the others may only be down."""
        fresh = [one for one in servers if one != self.address]
        kept = [one for one in self._others if one not in fresh and one != self.address]
        self._others = (fresh + kept)[:MOST]
        if self._link not in (self.address, *self._others):
            self._others.append(self._link)

    def go(self, address: str) -> None:
        """Go to a process that the server has named."""
        self._move(address)

    def go_on(self) -> None:
        """Go to the next one, because nobody answers here."""
        if self._others:
            self._move(self._others[0])

    def _move(self, address: str) -> None:
        before, self.address = self.address, address
        self._others = [one for one in self._others if one != address]
        if before != address:
            self._others.append(before)


FIRST_PAUSE, LONGEST_PAUSE = 0.25, 8.0
"""Seconds before the line is set up again, doubled each time: a server that is back is found again
in the time of a move."""


class ConnectionOwner(Protocol):
    """Whose connection it is."""

    def welcomed(self, greeted: Greeted) -> None:
        """Learn what the server has said of itself and of this device."""

    def back(self) -> Up | None:
        """Return what brings this device back to its table; None at no table."""

    async def take(self, data: bytes) -> None:
        """Take a frame that has come.

        Raises:
            LineLost: the line is down.
        """

    def tell_changed(self) -> None:
        """Take note that a frame was taken, or that the line is lost or back."""


class Connection:
    """A line to one server, for one device, which is set up again whenever it is lost.

    Args:
        link: where to go.
        secret: of this device.
        dial: sets a line up.
        pause: waits between tries; seconds.
        former: the secrets that this device had before, see `greet`.
        caller: who takes what comes.
    """

    def __init__(
        self,
        link: TableLink,
        secret: bytes,
        dial: Callable[[str, bool], Awaitable[Socket]],
        pause: Callable[[float], Awaitable[None]],
        former: tuple[bytes, ...],
        caller: ConnectionOwner,
    ) -> None:
        self._link = link
        self._secret = secret
        self._dial = dial
        self._pause = pause
        self._former = former
        self._caller = caller
        self._server = ""
        self._socket: Socket | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.where = Whereabouts(link.address)
        """The addresses of the server."""
        self.times = 0
        """How often the line was made."""

    @property
    def up(self) -> bool:
        """Whether the line stands."""
        return self._socket is not None

    @property
    def ended(self) -> bool:
        """Whether the line was closed, so that it is not set up again."""
        return self._closed or (self._task is not None and self._task.done())

    async def send(self, data: bytes) -> bool:
        """Hand over a frame; tells whether the line stands."""
        return self._socket is not None and await self._socket.send(data)

    async def begin(self) -> None:
        """Set up the line, and keep it up from now on.

        Raises:
            CannotConnect: nobody answers.
            ServerSays: the server lets nobody in like this.
        """
        self._socket = await self._greeted()
        self.times += 1
        self._task = asyncio.create_task(self._keep_up())

    def cut(self) -> None:
        """End the line at once, as a network does that is gone; it is set up again by itself."""
        if self._socket is not None:
            self._socket.cut()

    async def close(self) -> None:
        """End the line."""
        self._closed = True
        await end_task(self._task)
        if self._socket is not None:
            await self._socket.close()

    async def move(self, address: str) -> None:
        """Go to the process of the server that has the table; the line counts as standing.

        Raises:
            LineLost: it does not answer.
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

    async def _greeted(self) -> Socket:
        """Set up a line, and say hello."""
        socket = await self._dial(self.where.address, self._link.secure)
        try:
            greeted = await greet(socket, self._link, self._secret, self._former, self._server)
        except BaseException:
            await socket.close()
            raise
        self._server = greeted.server
        self._caller.welcomed(greeted)
        self.where.learn(greeted.servers)
        if greeted.alive:
            socket.stay_alive(greeted.alive)
        return socket

    async def _keep_up(self) -> None:
        """Take what comes; set the line up again whenever it is lost."""
        while True:
            while (socket := self._socket) is not None:
                data = await socket.receive()
                if data is None:
                    break
                try:
                    await self._caller.take(data)
                except LineLost:
                    break
                self._caller.tell_changed()
            self._socket = None
            self._caller.tell_changed()
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
            except (Fault, OSError):
                where.go_on()

    async def _arrive(self) -> None:
        """Set the line up, and come back to the table."""
        async with asyncio.timeout(PATIENCE if self.where.several else None):
            socket = await self._greeted()
        again = self._caller.back()
        if again is not None:
            await socket.send(frame(again))
        self._socket = socket
        self.times += 1
