"""Bots at a server's table: they choose on a clock of their own, however long they have thought."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from audiogame.opponents.mind import Mind
from audiogame.rules.fault import RAISED
from audiogame.rules.game import Bot
from audiogame.rules.state import Action, Seat, State
from audiogame.rules.value import Value
from audiogame.server.bot_pool import BotPool
from audiogame.server.hosted_table import HostedTable
from audiogame.table.seated_bots import SeatedBots
from audiogame.table.table import Table


class BotPace(Value):
    """How fast bots choose, in seconds: at a few fixed times, so that these tell next to nothing.

    Of 4,000 thoughts in all games, on two busy cores, the longest took 0.6 seconds.

    Args:
        beat: a bot chooses so long after it was asked, or after its turn to think has come.
        limit: after so long chance or a casual bot chooses in its place.
        late: so long after it, where it has thought longer; how much longer is not to be seen.
    """

    beat: float = 0.8
    limit: float = 8.0
    late: float = 4.0

    def rest(self, spent: float) -> float:
        """Return how long a bot waits yet that was done after so many seconds."""
        times = (self.beat, self.late, self.limit) if self.beat else ()
        return next((time - spent for time in times if spent < time), 0.0)


class Bots:
    """The bots of one table.

    Args:
        hosted: the table; its slow bots are made anew as minds.
        pool: where those think.
        pace: how fast they choose.
        late: is told whose bot has thought too long.
    """

    def __init__(
        self, hosted: HostedTable, pool: BotPool, pace: BotPace, late: Callable[[Seat], None]
    ) -> None:
        self._hosted = hosted
        self._pool = pool
        self._pace = pace
        self._late = late
        hosted.table.remake_bots(partial(_made, hosted.table))

    async def act(self, seat: Seat, going: Callable[[], bool] = lambda: True) -> None:
        """Let the bot of a seat choose, unless that seat is asked no longer.

        Args:
            going: tells whether the table has not paused meanwhile; the bot is asked again then.
        """
        table, loop = self._hosted.table, asyncio.get_running_loop()
        state, bot = self._hosted.table.asked(seat), table.bots[seat]
        begun, action = loop.time(), None
        if isinstance(bot, Mind):
            # How long it has waited for its turn hangs on what others think, at other tables.
            begun, action = await self._thought(seat, state, bot)
        await asyncio.sleep(self._pace.rest(loop.time() - begun))
        if going():
            await self._hosted.bot_acts(seat, state, bot, action)

    async def _thought(self, seat: Seat, state: State, mind: Mind) -> tuple[float, Action]:
        """Let a mind choose; returns when its turn has come, and what it does."""
        table, loop = self._hosted.table, asyncio.get_running_loop()
        begun = [loop.time()]
        view, decision = state.seen_by(seat), table.decisions[seat]
        stream = partial(table.streams.stream, seat, decision)
        action = await self._pool.choose(
            *(mind, view, seat, stream(), self._pace.limit), lambda: begun.append(loop.time())
        )
        if action is not None:
            return begun[-1], action
        self._late(seat)
        casual = SeatedBots()
        casual.seat(seat, table.game.bot, next(iter(table.game.quick), "bot"))
        try:
            for event in table.told_so_far():
                casual.hear(event)
        except RAISED:  # it chooses without
            pass
        return begun[0], casual.choose(seat, state, stream)


def _made(table: Table, strength: str) -> Bot[State]:
    game = table.game
    name = game.strength(strength)
    return game.bot(name) if name in game.quick else Mind(game, name)
