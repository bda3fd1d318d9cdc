"""A server pings its connections, and ends those from which nothing comes any more."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from online_server import HOME, PATIENCE
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from audiogame.online.transport import WAITING
from audiogame.server import served_socket
from audiogame.server.served_socket import ServedSocket, listen

ALIVE = 0.4
"""Seconds of silence before a ping; a process that is held for so long is no silent client."""


class Client:
    """A raw connection to a server, which answers pings only when it is told to.

    Args:
        near: what the server sends.
        far: what the server receives.
    """

    def __init__(self, near: asyncio.StreamReader, far: asyncio.StreamWriter) -> None:
        self._near, self._far = near, far
        self.protocol = ClientProtocol(parse_uri(f"ws://{HOME}/"))
        self.ended = False

    def say(self) -> None:
        """Send the pending data, answers to pings among them."""
        for data in self.protocol.data_to_send():
            self._far.write(data)

    async def hear(self) -> list[Opcode]:
        """Return the kinds of the next frames; none when the connection has ended."""
        data = b""
        with contextlib.suppress(ConnectionError):
            data = await self._near.read(65_536)
        if not data:
            self.ended = True
            return []
        self.protocol.receive_data(data)
        frames = self.protocol.events_received()
        return [one.opcode for one in frames if isinstance(one, Frame)]


@contextlib.asynccontextmanager
async def connected(taking: bool) -> AsyncIterator[tuple[Client, asyncio.Event]]:
    """Yield a connection to a server that takes frames or not, and an event from which it does."""
    takes = asyncio.Event()
    if taking:
        takes.set()

    async def handler(socket: ServedSocket) -> None:
        await takes.wait()
        while await socket.receive() is not None:
            pass

    listening = await listen(handler, HOME, 0, alive=ALIVE)
    near, far = await asyncio.open_connection(HOME, listening.port)
    client = Client(near, far)
    client.protocol.send_request(client.protocol.connect())
    client.say()
    await client.hear()
    assert client.protocol.state is State.OPEN
    try:
        yield client, takes
    finally:
        far.close()
        await listening.close()


def run(steps: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await steps()

    asyncio.run(in_time())


def test_a_silent_client_is_pinged_and_cut_only_without_an_answer() -> None:
    async def steps() -> None:
        async with connected(taking=True) as (client, _):
            for _ in range(4):
                assert await client.hear() == [Opcode.PING]
                client.say()  # the answer, which the client sends by itself
            pings = 0
            while not client.ended:
                pings += len(await client.hear())
            assert 1 <= pings <= 4

    run(steps)


def test_whatever_a_client_sends_is_a_sign_of_life() -> None:
    """Also if it answers no ping, as long as it asks for something else."""

    async def steps() -> None:
        async with connected(taking=True) as (client, _):
            for _ in range(4):
                assert await client.hear() == [Opcode.PING]
                client.protocol.data_to_send()
                client.protocol.send_text(b"{}")
                client.say()

    run(steps)


def test_a_client_that_sends_often_is_not_pinged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only as often as it was silent for long, on a machine that holds this process."""
    looks = silent = 0

    async def steps() -> None:
        async with connected(taking=True) as (client, _):
            look = served_socket._Connection.look

            def counted(one: served_socket._Connection, alive: float) -> None:
                nonlocal looks, silent
                looks += 1
                silent += one.loop.time() - one._heard >= alive
                look(one, alive)

            monkeypatch.setattr(served_socket._Connection, "look", counted)
            while looks < 4:
                client.protocol.send_text(b"{}")
                client.say()
                await asyncio.sleep(ALIVE / 8)
            client.protocol.send_close()
            client.say()
            heard: list[Opcode] = []
            while not client.ended:
                heard += await client.hear()
            assert heard.count(Opcode.PING) == silent
            assert heard[-1] is Opcode.CLOSE

    run(steps)


def test_a_client_whose_frames_wait_is_not_taken_for_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server reads nothing more from it meanwhile, and so not its answers to pings."""
    looks = asyncio.Event()

    async def steps() -> None:
        async with connected(taking=False) as (client, takes):
            look = served_socket._Connection.look
            silent = 0

            def counted(one: served_socket._Connection, alive: float) -> None:
                nonlocal silent
                silent += one.loop.time() - one._heard > 2 * alive
                if silent > 5:
                    looks.set()
                look(one, alive)

            monkeypatch.setattr(served_socket._Connection, "look", counted)
            for _ in range(WAITING + 1):
                client.protocol.send_text(b"{}")
            client.say()
            await looks.wait()
            takes.set()
            client.protocol.send_close()
            client.say()
            heard: list[Opcode] = []
            while not client.ended:
                heard += await client.hear()
            assert heard[-1] is Opcode.CLOSE, "it was taken, and answered"

    run(steps)
