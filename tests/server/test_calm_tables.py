"""A server checks a table, and wakes its game, only while something may be due there."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from random import Random

import pytest
from online_server import PATIENCE, Guest, guests, open_table, serving, table_link, wishes
from server_evening import AtServer

from audiogame.archive import kept_state
from audiogame.online.company_packets import CastVote, KeyPressed, Propose, Proposed
from audiogame.online.packets import Ballot, TakeBack
from audiogame.online.session_packets import Done
from audiogame.server import running_game
from audiogame.server.members import IDLE
from audiogame.server.retelling import Wakeup
from audiogame.server.shared_table import SharedTable
from audiogame.table import line_of_play
from audiogame.table import table as table_module
from audiogame.table.library import find_game

SIKA = find_game("sika")


async def look_at(table: SharedTable) -> None:
    """Run the server's periodic check of a table."""
    async with table.turns:
        await table.tick()


async def settles(table: SharedTable) -> bool:
    """Check a table until no task is pending there and it is calm."""
    async with asyncio.timeout(PATIENCE):
        while not table.calm:
            await asyncio.sleep(0.01)
            await look_at(table)
    return True


async def becomes(table: SharedTable, calm: bool) -> bool:
    """Wait until a table is calm, or is not."""
    async with asyncio.timeout(PATIENCE):
        while table.calm is not calm:
            await asyncio.sleep(0.01)
    return True


async def asked(one: Guest) -> Proposed:
    """Wait for the vote's question."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for packet in one.line.news:
                if isinstance(packet, Proposed):
                    one.line.news.remove(packet)
                    return packet
            await one.line.changed()


async def test_a_table_is_checked_only_while_a_timer_may_be_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = 0.0

    def clock() -> float:
        return time.monotonic() + ahead

    monkeypatch.setattr("audiogame.server.tables.TICK", 10 * PATIENCE)
    async with (
        serving(wishes(tmp_path), clock) as (server, link),
        guests("Ann", "Cy") as (ann, cy),
    ):
        await ann.come(link)
        await ann.line.open_table(open_table(SIKA, "Ann", 1))
        await cy.enter(table_link(link, ann))
        assert ann.line.room is not None
        table = server.tables.find(ann.line.room.table)
        await look_at(table)
        assert not table.calm, "no game is played yet"
        await ann.line.start()
        await asyncio.gather(ann.sit(), cy.sit())
        await asyncio.gather(ann.take_all(), cy.take_all())
        assert not table.calm, "somebody is asked who was not before"
        assert await settles(table)
        ahead += IDLE - 5
        assert table.calm
        ahead += 5
        assert not table.calm, "somebody has been asked for long"
        assert await settles(table)

        await ann.line.ask(KeyPressed(), Done)
        await cy.line.tell(Propose("pause"))
        vote = await asked(ann)
        assert not table.calm, "silence is a No after a while"
        await ann.line.tell(CastVote(vote.vote, False))
        assert await becomes(table, calm=True)

        seat = ann.far.awaited[0] if ann.far.awaited else cy.far.awaited[0]
        one = (ann, cy)[seat]
        await one.far.submit(seat, one.far.view(seat).legal_actions(seat)[0])
        assert await becomes(table, calm=False), "another question"
        await asyncio.gather(ann.take_all(), cy.take_all())
        assert await settles(table)
        await one.line.tell(TakeBack(seat, 1))
        assert await becomes(table, calm=False), "silence is a No here, too"
        await (cy, ann)[seat].line.tell(Ballot(1, False))
        assert await becomes(table, calm=True)

        cy.line.cut()
        assert await becomes(table, calm=False), "a bot may have to stand in"


async def test_a_game_is_woken_by_no_choice_that_a_question_to_a_player_follows(
    at_a_server: AtServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its state is kept all the same, and its end hands out the record."""
    own, over, kept = Wakeup.set, list[bool](), list[int]()

    def keep(write: partial[None]) -> None:
        kept.append(write.args[0].written)

    for module in (line_of_play, table_module):
        monkeypatch.setattr(module, "EVERY", 4)
    monkeypatch.setattr(kept_state, "TAIL", 2)
    monkeypatch.setattr(running_game, "read_later", keep)
    async with at_a_server("Ann", "Cy") as ((ann, cy), link, server):
        game = server.tables.find(link.table).game
        assert game is not None

        def wake(news: Wakeup) -> None:
            if news is game.news:
                over.append(game.over)
            own(news)

        monkeypatch.setattr(Wakeup, "set", wake)
        assert all(await asyncio.gather(ann.play(Random(1)), cy.play(Random(2))))
        assert await ann.record() == await cy.record()
        assert over == [True]
        assert len(kept) > 2
        assert kept == sorted({*kept})
