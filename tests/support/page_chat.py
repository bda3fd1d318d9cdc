"""A guest at an online table, who chats while others join on the page."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path

from online_player import opened
from online_server import Guest, guests, serving, wishes

from audiogame.online.company_packets import ChatSent
from audiogame.rules.value import replace

STARTS = 60.0
"""Timeout of the server's start in seconds."""


class Ann:
    """A guest in an event loop of their own.

    Args:
        guest: sits at the table.
        address: of the page, with the link to the table.
        loop: in which the guest lives.
    """

    def __init__(self, guest: Guest, address: str, loop: asyncio.AbstractEventLoop) -> None:
        self.guest = guest
        self.address = address
        self._loop = loop

    def does(self, what: Awaitable[object]) -> None:
        """Run a coroutine in the loop, and wait until it is done."""

        async def done() -> None:
            await what

        asyncio.run_coroutine_threadsafe(done(), self._loop).result(STARTS)

    def says(self, *texts: str) -> None:
        """Send a chat message to the table."""
        for text in texts:
            self.does(self.guest.line.tell(ChatSent(text)))


@contextmanager
def table_of_ann(folder: Path, page: Path) -> Iterator[Ann]:
    """Run a server that serves the page, with a table of Sika at which Ann sits alone.

    Args:
        folder: of the server.
        page: folder of the built page.
    """
    there: list[Ann] = []
    begun = threading.Event()
    ends: list[asyncio.Event] = []

    async def evening() -> None:
        asked = replace(wishes(folder / "server"), page=str(page))
        async with serving(asked) as (server, invitation), guests("Ann") as (guest,):
            link = await opened(guest, invitation)
            address = server.page(link)
            there.append(Ann(guest, address, asyncio.get_running_loop()))
            ends.append(asyncio.Event())
            begun.set()
            await ends[0].wait()

    thread = threading.Thread(target=lambda: asyncio.run(evening()), daemon=True)
    thread.start()
    assert begun.wait(STARTS), "the server does not begin"
    try:
        yield there[0]
    finally:
        there[0].does(_set(ends[0]))
        thread.join(STARTS)


async def _set(event: asyncio.Event) -> None:
    event.set()
