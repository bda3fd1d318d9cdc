"""An evening of two people at a server, and bare lines beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from online_server import (
    PATIENCE,
    Guest,
    open_table,
    table_link,
)
from test_server_killed import check_evening

from audiogame.online.identity import new_secret, prove
from audiogame.online.link import Link
from audiogame.online.packets import frame
from audiogame.online.session_packets import (
    Challenged,
    Hello,
    kind_of,
    read_from_server,
)
from audiogame.online.web_socket import Socket, connect
from audiogame.rules.value import replace
from audiogame.table.library import find_game

SIKA = find_game("sika")


async def begun(ann: Guest, cy: Guest, invitation: Link, spectators: bool = False) -> Link:
    await ann.come(invitation)
    await ann.line.open_table(replace(open_table(SIKA, "Ann", 1), spectators=spectators))
    link = table_link(invitation, ann)
    await cy.enter(link)
    await ann.line.start()
    await asyncio.gather(ann.sit(), cy.sit())
    return link


async def finish(ann: Guest, cy: Guest, folder: Path) -> None:
    """Let two people play by chance to the end, and check what was kept."""
    async with asyncio.timeout(PATIENCE):
        assert all(await asyncio.gather(ann.play(Random(1)), cy.play(Random(2))))
        texts = await asyncio.gather(ann.record(), cy.record())
    check_evening([ann, cy], [*texts], SIKA, folder)


async def said_hello(link: Link) -> Socket:
    """Set up a line, and say hello with a new key."""
    socket = await connect(link.address, False)
    challenged = read_from_server(await socket.receive() or b"")
    assert isinstance(challenged, Challenged)
    proof = prove(new_secret(), challenged.server, challenged.challenge)
    await socket.send(frame(Hello(1, proof.key, proof.signature)))
    assert kind_of(await socket.receive() or b"") == "Welcome"
    return socket


async def frames_of(socket: Socket) -> AsyncIterator[bytes]:
    """Yield what comes until the line has ended."""
    while (data := await socket.receive()) is not None:
        yield data
