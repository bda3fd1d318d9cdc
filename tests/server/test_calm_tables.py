"""A server checks a table only while a timer may be due there, and no step takes long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from online_server import PATIENCE, Guest, guests, open_table, serving, table_link, wishes

from audiogame.archive.journal import Journal
from audiogame.online.company_packets import CastVote, Propose, Proposed
from audiogame.online.packets import Ballot, SeatChoice, TakeBack, frame
from audiogame.rules.notation import words
from audiogame.rules.options import new_options
from audiogame.rules.state import CHANCE
from audiogame.server.hosted_table import UNBROKEN, HostedTable
from audiogame.server.presence import IDLE
from audiogame.server.shared_table import SharedTable
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.table import Player, Step, Table

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


def test_a_table_is_looked_at_only_while_something_may_come_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = 0.0

    def clock() -> float:
        return time.monotonic() + ahead

    async def evening() -> None:
        nonlocal ahead
        monkeypatch.setattr("audiogame.server.house.TICK", 10 * PATIENCE)
        async with (
            serving(wishes(tmp_path), clock) as (server, link),
            guests("Ann", "Cy") as (ann, cy),
        ):
            await ann.come(link)
            await ann.line.open_table(open_table(SIKA, "Ann", 1))
            await cy.enter(table_link(link, ann))
            assert ann.line.room is not None
            table = server.house.find(ann.line.room.table)
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

    asyncio.run(evening())


def test_others_have_their_turn_between_answers_of_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice followed by five random outcomes does not block other tables for all of them."""
    poker = find_game("ten-die-poker")
    done: list[str] = []

    async def others() -> None:
        while True:
            done.append("turn")
            await asyncio.sleep(0)

    async def round_after_round() -> None:
        players = tuple(map(Player, ("Ann", "Bo", "Cy", "Di")))
        options = new_options(poker.options)
        table = Table(poker, players, options, Luck("calm"), lambda line: None)
        hosted = HostedTable(table, Journal(None), lucky=lambda: True)
        place = hosted.enter((0, 1, 2, 3), lambda data: None)
        await hosted.begin()
        while hosted.due == CHANCE:
            await hosted.luck_acts()
        step = table.step

        def counted() -> Step:
            done.append("luck")
            return step()

        monkeypatch.setattr(table, "step", counted)
        beside = asyncio.create_task(others())
        for _ in range(40):
            if not table.awaited:
                break
            seat = table.awaited[0]
            fold = table.state.legal_actions(seat)[0]
            await hosted.take_frame(
                place, frame(SeatChoice(seat, place.questions[seat], words(fold)))
            )
            done.append("chosen")
            while hosted.due == CHANCE:
                await hosted.luck_acts()
        beside.cancel()

    asyncio.run(round_after_round())
    told = "".join({"turn": " ", "luck": "l", "chosen": "."}[one] for one in done)
    chains = ["".join(part.split()) for part in told.split(".")]
    assert max(map(len, chains)) > UNBROKEN, "else nothing was tried"
    runs = [run for part in told.split(".") for run in part.split()]
    assert max(map(len, runs)) <= UNBROKEN
