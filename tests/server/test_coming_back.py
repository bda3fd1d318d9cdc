"""Coming back to a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from online_player import Player, enters, opened
from online_server import PATIENCE, guests, serving, wishes

from audiogame.online.table_packets import Enter
from audiogame.server.attendance import Attendance
from audiogame.server.members import Sink


def test_whoever_waits_a_second_for_a_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the way in, and when the line is back and the table is not; once each time."""
    ready, own = asyncio.Event(), Attendance.enter
    no_word = "The server hasn't answered yet."

    async def enter(attendance: Attendance, person: str, wanted: Enter, sink: Sink) -> bool:
        await ready.wait()
        return await own(attendance, person, wanted, sink)

    monkeypatch.setattr(Attendance, "enter", enter)

    async def evening() -> None:
        async with (
            serving(wishes(tmp_path / "server")) as (server, invitation),
            guests("Ann") as (ann,),
        ):
            ready.set()
            link = await opened(ann, invitation)
            ready.clear()
            bo = Player(tmp_path / "bo", "Bo")
            playing = asyncio.create_task(enters(bo, link))
            await bo.hears(no_word)
            assert not bo.heard("You sit at a table")
            ready.set()
            await bo.hears("You sit at a table of Sika.")
            await ann.line.start()
            await ann.sit()
            await bo.hears("New game.")
            member = next(one for one in server.house.find(link.table).members if one.seats == (1,))
            assert member.sink is not None
            ready.clear()
            bo.forget()
            member.sink.cut()
            await bo.hears(no_word)
            ready.set()
            async with asyncio.timeout(PATIENCE):
                while member.sink is None or member.number is not None:
                    await asyncio.sleep(0.01)
            assert sum(no_word in line for line in bo.ears.lines) == 1
            playing.cancel()

    asyncio.run(evening())
