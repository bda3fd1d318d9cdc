"""A table that closes at a server: nobody lacks what was numbered, and what is late is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from online_server import PATIENCE, guests, open_table, serving, table_link, wishes

from audiogame.archive.journal import TableTakenOver
from audiogame.online.packets import AskChoices
from audiogame.table.library import find_game


async def test_a_closing_table_sends_what_it_has_numbered(tmp_path: Path) -> None:
    """A robot's move waits for the disk as the table is handed over: the next event is the next."""
    async with serving(wishes(tmp_path)) as (server, invitation), guests("Ann") as (ann,):
        await ann.come(invitation)
        await ann.line.open_table(open_table(find_game("sika"), "Ann", 0, bots=1))
        link = table_link(invitation, ann)
        await ann.line.start()
        await ann.sit()
        game = server.tables.find(link.table).game
        assert game is not None
        hosted = game.hosted
        (place,) = hosted.places
        durable, waits, safe = game.opened.journal.durable, asyncio.Event(), asyncio.Event()

        async def slow() -> None:
            if asyncio.current_task() is game._task:
                waits.set()
                await safe.wait()
            await durable()

        game.opened.journal.durable = slow  # type: ignore[method-assign]  # a slow disk
        sent: list[bytes] = []
        send = hosted._sends[place]

        def tap(frame: bytes) -> None:
            sent.append(frame)
            send(frame)

        hosted._sends[place] = tap
        async with asyncio.timeout(PATIENCE):
            while not waits.is_set():
                await ann.take_all()
                if 0 in ann.far.state.actors:
                    await ann.far.submit(0, ann.far.view(0).legal_actions(0)[0])
                await asyncio.sleep(0)
        numbered, before = place.told, len(sent)
        closing = asyncio.create_task(game.close())
        late = asyncio.create_task(hosted.take(place, AskChoices(seat=0)))
        await asyncio.sleep(0)
        safe.set()
        await closing
        assert len(sent) == before + 1
        assert f'"number":{numbered}'.encode() in sent[-1]
        with pytest.raises(TableTakenOver):
            await late
