"""Slow bots of all tables share a small process pool: in turn, and with a timeout."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from audiogame.archive.journal import Journal
from audiogame.opponents.mind import Mind
from audiogame.opponents.thought import Thought
from audiogame.opponents.thought_message import ThoughtAnswer
from audiogame.rules.game import Game
from audiogame.rules.notation import words
from audiogame.rules.state import Seat, State
from audiogame.server.bot_pool import BotPool
from audiogame.server.bots import BotPace, Bots
from audiogame.server.hosted_table import HostedTable
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.table import Player, Table

GAME = find_game("scientific-war")
SLOW = next(name for name in GAME.bots if name not in GAME.quick)


class Desk:
    """A fake thinker that answers after a number of polls; a hanging one never does."""

    def __init__(self, hangs: bool = False) -> None:
        self.hangs = hangs
        self.asked: list[Mind] = []
        self.most = 0
        """Most requests pending at once."""
        self._open: dict[int, tuple[Thought, int]] = {}

    def get_ready(self, game: Game) -> None:
        pass

    def think(self, mind: Mind, view: State, seat: Seat, random: Random) -> Thought:
        self.asked.append(mind)
        thought = Thought(len(self.asked), mind, view, seat, random)
        self._open[thought.number] = thought, 0
        self.most = max(self.most, len(self._open))
        return thought

    def drop(self, thought: Thought) -> None:
        del self._open[thought.number]

    def listen(self, came: Callable[[], object]) -> None:
        pass

    def due(self) -> None:
        pass

    def look(self) -> None:
        for number, (thought, looks) in self._open.items():
            self._open[number] = thought, looks + 1
            if looks == 2 and not self.hangs:
                choice = thought.view.legal_actions(thought.seat)[0]
                thought.answer = ThoughtAnswer(number, words(choice))

    def close(self) -> None:
        pass


def asked() -> tuple[State, Seat]:
    players = (Player("Ann"), Player("Bo"))
    table = Table(GAME, players, None, Luck("7"), lambda line: None)
    table.open()
    while not table.awaited:
        table.step()
    return table.state, table.awaited[0]


async def test_tables_are_thought_for_in_turn() -> None:
    """With one process: a table that asks again queues behind those that have waited."""
    desk = Desk()
    pool = BotPool(1, lambda: desk)
    first, second, third = (Mind(GAME, SLOW) for _ in range(3))
    state, seat = asked()

    async def ask(mind: Mind, times: int) -> None:
        for _ in range(times):
            action = await pool.choose(mind, state.seen_by(seat), seat, Random(1), 60.0)
            assert action in state.legal_actions(seat)

    await asyncio.gather(ask(first, 3), ask(second, 1), ask(third, 2))
    assert desk.asked == [first, second, third, first, third, first]
    assert desk.most == 1


async def test_bots_are_spread_over_processes_and_each_stays_in_its_own() -> None:
    desks = [Desk(), Desk()]
    pool = BotPool(2, iter(desks).__next__)
    minds = [Mind(GAME, SLOW) for _ in range(4)]
    state, seat = asked()
    for mind in minds + minds:
        await pool.choose(mind, state.seen_by(seat), seat, Random(1), 60.0)
    assert [desk.asked for desk in desks] == [[minds[0], minds[2]] * 2, [minds[1], minds[3]] * 2]


def test_the_time_limit_includes_the_wait_for_a_turn() -> None:
    desk = Desk(hangs=True)
    pool = BotPool(1, lambda: desk)
    minds = [Mind(GAME, SLOW) for _ in range(3)]
    state, seat = asked()

    async def evening() -> list[object]:
        return await asyncio.gather(
            *(pool.choose(one, state.seen_by(seat), seat, Random(1), 0.2) for one in minds)
        )

    assert asyncio.run(evening()) == [None] * 3
    assert desk.asked[0] is minds[0]
    assert desk.most == 1


async def test_a_bot_that_thinks_too_long_chooses_casually_and_all_are_told() -> None:
    players = (Player("Ann"), Player("Bo", SLOW))
    table = Table(GAME, players, None, Luck("7"), lambda line: None)
    hosted = HostedTable(table, Journal(None))
    late: list[Seat] = []
    bots = Bots(hosted, BotPool(1, lambda: Desk(hangs=True)), BotPace(0.0, 0.05), late.append)
    await hosted.begin()
    while hosted.due != 1:
        await hosted.luck_acts()
    await bots.act(1)
    assert late == [1]
    assert table.decisions[1] == 1
