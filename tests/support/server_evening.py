"""A whole game of players at a server, from joining to the record, and raw connections."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from online_server import PATIENCE, Guest, guests, open_table, serving, table_link, wishes

from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.online.codec import codec_of
from audiogame.online.greeting import greet
from audiogame.online.identity import new_secret
from audiogame.online.link import TableLink
from audiogame.online.sealed_line import SealedLine
from audiogame.online.web_socket import Socket, connect
from audiogame.rules.game import Game
from audiogame.rules.value import replace
from audiogame.server.place import ServedPlace
from audiogame.server.server import Server, ServerOptions
from audiogame.table.library import find_game
from audiogame.table.record import Record, read_record
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay

SIKA = find_game("sika")
Evening = tuple[list[Guest], TableLink, Server]
"""The players, the link to their table, and the server."""
AtServer = Callable[..., AbstractAsyncContextManager[Evening]]
"""Type of the fixture `at_a_server`."""


async def begun(
    game: Game,
    invitation: TableLink,
    people: list[Guest],
    bots: int = 0,
    begins: bool = True,
    spectators: bool = False,
    **table: Any,
) -> TableLink:
    """Seat players at a table, the first of them as its host; returns the link to it.

    Args:
        bots: number of bots at the table.
        begins: whether the game begins.
        spectators: whether others may listen.
        table: further arguments of `open_table`.
    """
    host, *others = people
    await host.come(invitation)
    count = sum(len(one.names) for one in others)
    wanted = open_table(game, ",".join(host.names), count, bots, **table)
    await host.line.open_table(replace(wanted, spectators=spectators))
    link = table_link(invitation, host)
    for one in others:
        await one.enter(link)
    if begins:
        await host.line.start()
        await asyncio.gather(*(one.sit() for one in people))
    return link


@asynccontextmanager
async def guests_at_table(
    folder: Path,
    *names: str,
    game: Game = SIKA,
    asked: ServerOptions | None = None,
    clock: Callable[[], float] = time.monotonic,
    **table: Any,
) -> AsyncIterator[Evening]:
    """Run a server, and seat players at a table of it.

    Args:
        folder: of the server.
        names: of the players at each device, the host first.
        game: to play.
        asked: options of the server; None for those usual in tests.
        clock: of the server.
        table: arguments of `begun`.
    """
    async with (
        serving(asked or wishes(folder), clock) as (server, invitation),
        guests(*names) as people,
    ):
        yield people, await begun(game, invitation, people, **table), server


@pytest.fixture
def at_a_server(tmp_path: Path) -> AtServer:
    """Return a function that seats players at a server with its data in the test's folder.

    See `guests_at_table` for the arguments.
    """
    return partial(guests_at_table, tmp_path)


def check_evening(people: list[Guest], texts: list[str], game: Game, folder: Path) -> None:
    """Check that each player heard the record's events once, in order, and that it verifies."""
    assert len({*texts}) == 1
    kept = folder / "own.record"
    kept.write_text(texts[0], encoding="utf-8", newline="\n")
    record = load(kept)
    findings = [*verify(record, kept_private(kept, record))]
    assert [one for one in findings if one.verdict is not Verdict.GOOD] == []
    assert overall(findings) is Verdict.GOOD
    places = [ServedPlace(codec_of(game), one.far.seats, None) for one in people]
    replay = Replay(record, kept_private(kept, record), places)
    for _ in replay.lines():
        for place in places:
            place.settle(replay.table)
    for one, place in zip(people, places, strict=True):
        told = [heard for piece in place.take() for heard in piece.events]
        assert len(told) == place.told
        should = [(codec_of(game).read_event(bytes(heard.event)), heard.seats) for heard in told]
        assert one.ears.heard == should


async def finish(people: list[Guest], folder: Path, game: Game = SIKA) -> None:
    """Play at random to the end, and check the events and files of each player."""
    over = await asyncio.gather(*(one.play(Random(at)) for at, one in enumerate(people)))
    assert all(over)
    texts = await asyncio.gather(*(one.record() for one in people))
    check_evening(people, [*texts], game, folder)


async def said_hello(link: TableLink) -> SealedLine:
    """Connect, and send hello with a new key."""
    return (await greet(await connect(link.address, False), link, new_secret(), (), ""))[1]


async def frames_of(socket: Socket | SealedLine) -> AsyncIterator[bytes]:
    """Yield packets until the connection is closed, in clear or sealed."""
    while (data := await socket.receive()) is not None:
        yield data.encode() if isinstance(data, str) else data


async def played_record(people: list[Guest]) -> Record:
    """Play to the end, and return the record, which is the same at all clients."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(one.sit() for one in people))
        await asyncio.gather(*(one.play(Random(at)) for at, one in enumerate(people)))
        texts = {await one.record() for one in people}
    (text,) = texts
    return read_record(text.encode())


def verdict_of(text: str, folder: Path) -> tuple[Verdict, list[str]]:
    """Verify a record, stored in a folder; return the verdict, and the names of the findings."""
    kept = folder / "own.record"
    kept.write_text(text, encoding="utf-8", newline="\n")
    found = [*verify(load(kept), kept_private(kept, load(kept)))]
    return overall(found), [one.message for one in found]


async def evening_of_two(folder: Path, over: bool) -> tuple[str, str]:
    """Play Sika with Ann and Cy at a new server, and return the ids that it gave them.

    Args:
        folder: of the server.
        over: whether two games are played to their ends; else one is begun.
    """
    async with serving(wishes(folder)) as (_, invitation), guests("Ann", "Cy") as (ann, cy):
        await ann.come(invitation)
        await ann.line.open_table(open_table(SIKA, "Ann", 1))
        await cy.enter(table_link(invitation, ann))
        for _ in range(1 + over):
            for one in (ann, cy):
                one.line.record = None
            await ann.line.start()
            await asyncio.gather(ann.sit(), cy.sit())
            if over:
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(ann.play(Random(1)), cy.play(Random(2)))
                    await asyncio.gather(ann.record(), cy.record())
        return ann.line.person, cy.line.person
