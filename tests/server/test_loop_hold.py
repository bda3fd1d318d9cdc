"""A server's event loop serves one socket at a time, in the order they became ready."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable

import pytest

from audiogame.server.loop_hold import LoopHold, watched_loop

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the system's own loop has to do")


def run_watched(
    steps: Callable[[asyncio.AbstractEventLoop], Awaitable[None]],
) -> LoopHold:
    """Run steps in a watched event loop; return its holds."""
    hold = LoopHold()
    make = watched_loop(hold)
    assert make is not None
    with asyncio.Runner(loop_factory=make) as runner:
        runner.run(_given(steps))
    return hold


async def _given(steps: Callable[[asyncio.AbstractEventLoop], Awaitable[None]]) -> None:
    await steps(asyncio.get_running_loop())


def test_ready_sockets_are_served_in_turn_and_a_second_time_after_the_others() -> None:
    served: list[int] = []

    async def steps(loop: asyncio.AbstractEventLoop) -> None:
        pairs = [socket.socketpair() for _ in range(3)]
        for one, (here, there) in enumerate(pairs):

            def take(one: int = one, here: socket.socket = here) -> None:
                here.recv(1)  # unread data remains, so it is ready at once again
                served.append(one)

            loop.add_reader(here, take)
            there.send(b"xxx")
        turns = 0
        while len(served) < 9:
            before = len(served)
            await asyncio.sleep(0)
            turns += 1
            assert len(served) - before <= 1
            assert turns < 100
        for here, there in pairs:
            loop.remove_reader(here)
            here.close()
            there.close()

    run_watched(steps)
    assert [sorted(served[at : at + 3]) for at in (0, 3, 6)] == [[0, 1, 2]] * 3


def test_a_closed_sockets_readiness_is_not_that_of_a_new_one_with_its_number() -> None:
    served: list[str] = []

    async def steps(loop: asyncio.AbstractEventLoop) -> None:
        first, second = socket.socketpair(), socket.socketpair()
        others: list[socket.socket] = []

        def end_the_other(name: str, own: socket.socket, other: socket.socket) -> None:
            served.append(name)
            loop.remove_reader(own)
            if not others:
                number = other.fileno()
                loop.remove_reader(other)
                other.close()
                others.extend(socket.socketpair())
                assert others[0].fileno() == number
                loop.add_reader(others[0], served.append, "new")

        loop.add_reader(first[0], end_the_other, "first", first[0], second[0])
        loop.add_reader(second[0], end_the_other, "second", second[0], first[0])
        first[1].send(b"x")
        second[1].send(b"x")
        for _ in range(10):
            await asyncio.sleep(0)
        assert len(served) == 1
        others[1].send(b"x")
        for _ in range(10):
            await asyncio.sleep(0)
        assert set(served[1:]) == {"new"}
        loop.remove_reader(others[0])
        for one in (*first, *second, *others):
            one.close()

    run_watched(steps)


def test_hold_times_of_the_loop_are_counted() -> None:
    async def steps(loop: asyncio.AbstractEventLoop) -> None:
        await asyncio.sleep(0)
        for _ in range(3):
            await asyncio.sleep(0.001)

    hold = run_watched(steps)
    assert sum(hold.counts) >= 4
    assert 0 < hold.longest <= hold.total
    assert hold.most_work <= hold.longest + 0.001
