"""A server in the background of a program: where it is found, and how long it stays.

It reads its input, which ends with the program.  With the line `end` before, it stops at once, and
with `stay`, as its player wishes, when nobody was there for long.  With neither, the program was
killed: it stops within seconds, unless somebody is there who plays on.
A program that finds it later may ask for a way from elsewhere, or that it stops, in the file by
which it is found.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from audiogame.archive.toml_file import read_entries, write_entries
from audiogame.online.link import KEY, TableLink
from audiogame.own_task import end_task, keep_task
from audiogame.rules.value import Value, replace
from audiogame.table.own_file import remove_own

if TYPE_CHECKING:
    from audiogame.server.gate import Gate

FILE = "beside.toml"
ALONE = 1_800.0
"""Seconds without any connection after which it stops, once its program has gone."""
KILLED = 10.0
"""Seconds after which it stops where its program was killed and nobody else is there."""
LOOK = 5.0
"""Seconds between looks whether anybody is there."""
LOOK_FOR_WISH = 0.5
"""Seconds between looks whether a program asks for something; its player waits."""
END = "end"
"""The line by which a program ends its server."""
STAY = "stay"
"""The line by which a program leaves its server running."""
LOOPBACK = "127.0.0.1"


class BackgroundServer(Value):
    """Where the server in the background is found.

    Args:
        port: of it on this machine.
        invitation: the words that permit opening tables.
        service: through which people from elsewhere come; empty for none.
        server: its id, see `identity.server_id`.
        ends: whether a program that found it asks it to stop.
    """

    port: int
    invitation: str
    service: str
    server: str
    ends: bool = False

    @property
    def link(self) -> TableLink:
        """The link by which the program of this machine opens tables."""
        return TableLink(f"{LOOPBACK}:{self.port}", False, "", self.invitation, self.server)


def find_background_server(folder: Path) -> BackgroundServer | None:
    """Return the server in the background whose data are in a folder; None if none has begun.

    Raises:
        OSError: the file cannot be read.
    """
    try:
        found = msgspec.convert(read_entries(folder / FILE), BackgroundServer)
    except msgspec.ValidationError:
        return None
    return found if found.invitation.count("-") == KEY - 1 else None


def write_background_server(folder: Path, server: BackgroundServer) -> None:
    """Write where the server in the background is found; changes ask it for something.

    Raises:
        OSError: it cannot be written.
    """
    entries: dict[str, object] = msgspec.to_builtins(server)
    write_entries(folder / FILE, {name: one for name, one in entries.items() if one is not False})


def forget_background_server(folder: Path) -> None:
    """Delete where the server in the background was found, once it has stopped.

    Raises:
        OSError: the file cannot be removed; nobody answers there any more.
    """
    remove_own(folder / FILE)


async def stay_in_background(
    folder: Path,
    server: BackgroundServer,
    gate: Gate,
    stopped: asyncio.Event,
    open_way: Callable[[str], None],
) -> None:
    """Keep a server until its program ends it, or has gone and nobody is there any more.

    Args:
        folder: with its data, in which it is found meanwhile.
        server: where it is found.
        gate: counts who is there.
        stopped: is set once it is to stop.
        open_way: opens a way through the service of a name, where there is none yet.

    Raises:
        OSError: it cannot be written where it is found.
    """

    def end() -> None:
        stopped.set()  # it goes on after this turn of the loop
        gate.tables.tell_closed()

    await asyncio.to_thread(write_background_server, folder, server)
    alone = asyncio.Event()

    async def take_wishes() -> None:
        await _take_wishes(folder, server, alone, end, open_way)

    asked = keep_task(take_wishes)
    try:
        last = await asyncio.shield(_end_of_input())
        left = {END: 0.0, STAY: ALONE}.get(last, KILLED)
        alone.set()
        while left > 0:
            await asyncio.sleep(LOOK)
            left = ALONE if gate.people else left - LOOK
        end()
        await asyncio.get_running_loop().create_future()  # until it is stopped
    finally:
        await end_task(asked)


async def _take_wishes(
    folder: Path,
    server: BackgroundServer,
    alone: asyncio.Event,
    end: Callable[[], None],
    open_way: Callable[[str], None],
) -> None:
    """Open a way once a program asks for one, and stop once one asks for that.

    Args:
        alone: is set once its own program has gone; until then only that one stops it.
        end: says goodbye at all tables, and stops the server.
    """
    way = bool(server.service)
    while True:
        await asyncio.sleep(LOOK_FOR_WISH)
        found = None
        with contextlib.suppress(OSError):  # it is looked for again
            found = await asyncio.to_thread(find_background_server, folder)
        if found is None:
            continue
        if found.service and not way:
            way = True
            open_way(found.service)
        if found.ends and alone.is_set():
            end()
            return
        if found.ends:
            with contextlib.suppress(OSError):
                await asyncio.to_thread(write_background_server, folder, replace(found, ends=False))


def _end_of_input() -> asyncio.Future[str]:
    """Return a future of the last line of the input; it is done when the input ends."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[str] = loop.create_future()

    def read() -> None:
        said = b""
        with contextlib.suppress(OSError):
            while data := os.read(0, 1024):  # not by `sys.stdin`, whose lock would hold up the exit
                said = (said + data)[-len(STAY) - 1 :]
        last = said.decode("utf-8", "replace").strip()
        with contextlib.suppress(RuntimeError):  # the loop has ended before
            loop.call_soon_threadsafe(ended.set_result, last)

    threading.Thread(target=read, daemon=True).start()
    return ended
