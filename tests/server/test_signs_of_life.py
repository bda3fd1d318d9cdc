"""A server sends heartbeats only to silent connections, and closes dead ones."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from audiogame.online.transport import WAITING
from audiogame.server.served_socket import LOOKS, Lines, ServedSocket


class Wire(asyncio.Transport):
    """A fake transport: sent data is buffered until the other side takes it."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = bytearray()
        self.ended = False

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Accept any limits."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.ended

    def abort(self) -> None:
        self.ended = True

    def pause_reading(self) -> None:
        """Ignore a pause: a test reads only on demand."""

    def resume_reading(self) -> None:
        """Ignore a resumption."""


class Called:
    """An open connection, and its client."""

    def __init__(self, taking: bool) -> None:
        async def handler(line: ServedSocket) -> None:
            while taking and await line.receive() is not None:
                pass
            await asyncio.Event().wait()

        self.wire = Wire()
        self.lines = Lines(handler, False, None)
        self.line = ServedSocket(self.lines)
        self.client = ClientProtocol(parse_uri("ws://here/"))

    async def set_up(self) -> None:
        self.line.connection_made(self.wire)
        self.client.send_request(self.client.connect())
        self.say()
        self.hear()
        assert self.client.state is State.OPEN
        await asyncio.sleep(0)

    def say(self) -> None:
        """Deliver the client's pending data."""
        for data in self.client.data_to_send():
            self.lines.room[: len(data)] = data
            self.line.buffer_updated(len(data))

    def hear(self) -> list[Opcode]:
        """Deliver the server's data to the client; returns the kinds of frames."""
        data = bytes(self.wire.sent)
        self.wire.sent.clear()
        self.client.receive_data(data)
        return [one.opcode for one in self.client.events_received() if isinstance(one, Frame)]

    def look(self, times: int) -> list[Opcode]:
        """Run the server's check so often; returns what it has sent."""
        for _ in range(times):
            self.line.look()
        return self.hear()


def with_a_line(steps: Callable[[Called], Awaitable[None]], taking: bool = True) -> None:
    """Run steps with an open connection."""

    async def run() -> None:
        called = Called(taking)
        await called.set_up()
        await steps(called)
        called.line.connection_lost(None)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(run())


def test_a_connection_that_sends_anything_is_not_pinged() -> None:
    async def steps(called: Called) -> None:
        for _ in range(5):
            assert called.look(LOOKS) == []
            called.client.send_text(b"{}")
            called.say()
            assert called.look(LOOKS) == []
            called.client.send_ping(b"")  # which every client sends as well
            called.say()
            assert called.hear() == [Opcode.PONG]
        assert not called.wire.ended

    with_a_line(steps)


def test_a_silent_connection_is_pinged_and_cut_only_without_an_answer() -> None:
    async def steps(called: Called) -> None:
        for _ in range(3):
            assert called.look(LOOKS + 1) == [Opcode.PING]
            assert called.look(LOOKS - 1) == [], "it is asked once"
            called.say()  # the answer, which the client sends by itself
            assert not called.wire.ended
        assert called.look(LOOKS + 1) == [Opcode.PING]
        assert called.look(LOOKS - 1) == []
        assert not called.wire.ended
        called.look(1)
        assert called.wire.ended

    with_a_line(steps)


def test_a_connection_whose_data_waits_to_be_read_is_not_taken_for_dead() -> None:
    """More data has arrived than was read so far."""

    async def steps(called: Called) -> None:
        for _ in range(WAITING + 1):
            called.client.send_text(b"{}")
            called.say()
        called.look(10 * LOOKS)
        assert not called.wire.ended

    with_a_line(steps, taking=False)
