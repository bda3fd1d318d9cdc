"""A bare echo by the library of WebSockets, beside which the speed of a server is measured.

It is sent choices of players, and answers with the frames that they got from the server, at the
same pace and at the same time as the server, on the same core.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

from audiogame.online.transport import ALIVE
from audiogame.rules.value import Value

HOME = "127.0.0.1"
AT_ONCE = 20
"""Clients that connect at the same time, before anything is measured."""
CORE = "/core"
"""The path at which the echo tells the seconds of its processor time."""


class Exchange(Value):
    """A choice, and its answers.

    Args:
        choice: the frame of the choice.
        answers: the frames to the device that has chosen, and to the other one at its table.
    """

    choice: bytes
    answers: tuple[tuple[bytes, ...], tuple[bytes, ...]]


def exchanges(
    choices: Sequence[bytes], own: Sequence[bytes], other: Sequence[bytes]
) -> list[Exchange]:
    """Return the exchanges of a table: what it sent, spread evenly over its choices.

    Args:
        choices: the frames of its choices.
        own: the frames to one of its devices, and `other` to the other one.
    """

    def part(frames: Sequence[bytes], at: int) -> tuple[bytes, ...]:
        first, last = (len(frames) * place // len(choices) for place in (at, at + 1))
        return tuple(frames[first:last])

    found = [
        Exchange(choice, (part(own, at), part(other, at))) for at, choice in enumerate(choices)
    ]
    return [one for one in found if one.answers[0]]


class Echo:
    """A running echo, and its clients.

    Args:
        port: of the echo.
        process: its id.
        sent: the exchanges with which it was started.
    """

    def __init__(self, port: int, process: int, sent: Sequence[Exchange]) -> None:
        self._port = port
        self._sent = sent
        self._chance = Random(1)
        self._tasks: list[asyncio.Task[None]] = []
        self.process = process
        self.waits: list[float] = []
        """Seconds from each choice to its last answer."""

    async def begin(self, tables: int, pause: float) -> None:
        """Connect two devices of each table, and let them choose from now on.

        Args:
            tables: how many.
            pause: seconds between two choices at one of them, on average.
        """
        few = asyncio.Semaphore(AT_ONCE)

        async def called(table: int) -> ClientConnection:
            async with few:
                where = f"ws://{HOME}:{self._port}/{table}"
                return await connect(
                    where, compression=None, ping_interval=ALIVE, ping_timeout=ALIVE
                )

        devices = await asyncio.gather(*(called(at // 2) for at in range(2 * tables)))
        self._tasks += map(asyncio.create_task, map(_hear, devices[1::2]))
        self._tasks += [asyncio.create_task(self._play(one, pause)) for one in devices[::2]]

    async def count(self) -> float:
        """Count waits from now on; return the seconds of processor time so far."""
        self.waits.clear()
        return await self.core()

    async def core(self) -> float:
        """Return the seconds of processor time of the echo so far."""
        async with connect(f"ws://{HOME}:{self._port}{CORE}", compression=None) as asked:
            return float(await asked.recv())

    async def end(self) -> None:
        """Stop choosing."""
        for one in self._tasks:
            one.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, device: ClientConnection, pause: float) -> None:
        at = self._chance.randrange(len(self._sent))
        while True:
            await asyncio.sleep(self._chance.uniform(0.2, 1.8) * pause)
            at = (at + 1) % len(self._sent)
            begun = time.perf_counter()
            await device.send(b"%d " % at + self._sent[at].choice, text=True)
            for _ in self._sent[at].answers[0]:
                await device.recv(decode=False)
            self.waits.append(time.perf_counter() - begun)


async def _hear(device: ClientConnection) -> None:
    """Take everything that comes."""
    async for _ in device:
        pass


@asynccontextmanager
async def running_echo(file: Path, port: int, sent: Sequence[Exchange]) -> AsyncIterator[Echo]:
    """Run an echo in a process of its own.

    Args:
        file: to write the answers to.
        port: of the echo.
        sent: what it answers.
    """
    answers = [[[frame.decode() for frame in to] for to in one.answers] for one in sent]
    file.write_text(json.dumps(answers), encoding="utf-8")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, __file__, str(file), str(port)), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    await process.stdout.readline()
    echo = Echo(port, process.pid, sent)
    try:
        yield echo
    finally:
        await echo.end()
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def answer(file: Path, port: int) -> None:
    """Answer choices with what a file says, until the process ends."""
    answers = json.loads(file.read_text(encoding="utf-8"))
    tables: dict[str, list[ServerConnection]] = {}

    async def handler(device: ServerConnection) -> None:
        assert device.request is not None
        if device.request.path == CORE:
            await device.send(str(time.process_time()))
            return
        devices = tables.setdefault(device.request.path, [])
        devices.append(device)
        async for choice in device:
            at = int(str(choice).partition(" ")[0])
            others = [one for one in devices if one is not device]
            for to, frames in zip((device, *others), answers[at], strict=True):
                for frame in frames:
                    await to.send(frame)

    async with serve(
        handler, HOME, port, compression=None, ping_interval=ALIVE, ping_timeout=ALIVE
    ):
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(answer(Path(sys.argv[1]), int(sys.argv[2])))
