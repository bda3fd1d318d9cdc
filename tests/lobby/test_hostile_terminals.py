"""A hostile server, at the program in a real terminal: its memory, and keys beside a flood."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hostile_server import Fields, Hostile, hostile
from machine import needs_machine
from online_player import opened
from online_server import guests, serving, wishes
from terminal import Terminal, been_here
from websockets.frames import Frame, Opcode

from audiogame.online.company_packets import ChatHeard
from audiogame.online.session_packets import RecordPart

pytestmark = pytest.mark.real
MOST = 150_000
"""Kilobytes of memory at most."""
OVER = "The server broke a limit:"
ANSWER = re.compile(rf"Y or N|{OVER}")


def heard(number: int) -> Fields:
    """Return a packet of events as large as packets are."""
    event = {"seats": [1], "event": {"type": "GameStarted", "x": "y" * 20}}
    return {
        "packet": "Told",
        "number": number,
        "events": [event] * 600,
        "views": [],
        "questions": [],
        "line": number,
    }


CHAT = ChatHeard("W" * 40, 0, "x" * 300)
FLOODS: dict[str, Callable[[Hostile], Iterable[Any]]] = {
    "an event far away": lambda at: [heard(300_000_000)],
    "a game without end": lambda at: (heard(number * 600) for number in count()),
    "a record without end": lambda at: (
        RecordPart("a" * 64, "a", part, 100, "y" * 12_000) for part in range(100)
    ),
    "chat without end": lambda at: (CHAT for _ in count()),
    "rooms without end": lambda at: (at.last["Room"] for _ in count()),
    "empty frames": lambda at: pings(at),
}


def pings(server: Hostile) -> Iterator[bytes]:
    """Send pings beside the packets, as many as the connection takes."""
    connection: Any = server.victims[-1]._socket
    ping = Frame(Opcode.PING, b"").serialize(mask=False) * 1_000
    while True:
        connection._connection.transport.write(ping)
        yield b"{}"


async def watched(pid: int, most: list[int]) -> None:
    """Record the most kilobytes of memory that a process has ever had, until it ends."""
    with contextlib.suppress(OSError, IndexError):
        while True:
            status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
            most[0] = int(status.partition("VmHWM:")[2].split()[0])
            await asyncio.sleep(0.02)


@needs_machine("memory of a process")
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read where Linux has it")
@pytest.mark.parametrize("what", FLOODS)
async def test_a_flood_costs_a_player_little_and_keys_are_answered(
    tmp_path: Path, what: str
) -> None:
    with hostile() as server:
        async with (
            serving(wishes(tmp_path / "server")) as (_, invitation),
            guests("Ann") as (ann,),
        ):
            server.spared.append(ann)
            link = await opened(ann, invitation)
            data = tmp_path / "data"

            been_here(data)
            with Terminal("join", str(link), "--data", str(data), columns=200) as bo:
                await asyncio.to_thread(bo.wait_for, "Type your name")
                bo.press("Bo\r")
                await asyncio.to_thread(bo.wait_for, "You sit at a table")
                most = [0]
                watch = asyncio.create_task(watched(bo.process.pid, most))
                flood = asyncio.create_task(flooded(server, FLOODS[what](server)))
                await asyncio.sleep(1.0)
                bo.press("\x1b", then_wait=0.0)
                begun = time.monotonic()
                while not ({"Y or N", OVER} & {*ANSWER.findall(bo.text)}):
                    assert time.monotonic() < begun + 60, bo.text[-500:]
                    await asyncio.to_thread(bo.read, 0.01)
                answered = time.monotonic() - begun
                flood.cancel()
                watch.cancel()
                print(f"{what}: {most[0]} kB, {answered:.3f} s", OVER in bo.text)
                assert 0 < most[0] < MOST


async def flooded(server: Hostile, packets: Iterable[Any]) -> None:
    """Send packets as fast as the connection takes them."""
    for at, packet in enumerate(packets):
        connection = server.victims[-1]
        if not connection.stands:
            return
        server.floods(packet)
        while connection._outbox._size > 1_000_000:
            await asyncio.sleep(0.001)
        if at % 20 == 0:
            await asyncio.sleep(0)
