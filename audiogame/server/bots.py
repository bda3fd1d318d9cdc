"""Bots at a server's table: they answer at fixed times, however long they have thought."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from audiogame.opponents.bot_thoughts import MindMaker
from audiogame.opponents.mind import Mind
from audiogame.rules.fault import RAISED
from audiogame.rules.state import Action, Seat, State
from audiogame.rules.value import Value
from audiogame.server.bot_pool import BotPool
from audiogame.server.hosted_table import HostedTable
from audiogame.table.seated_bots import SeatedBots


class BotPace(Value):
    """Pace of bots, in seconds: at a few fixed times, which reveal next to nothing.

    Of 4,000 thoughts in all games, on two busy cores, the longest took 0.6 seconds.

    Args:
        beat: delay of a choice after the question, or after the bot's turn to think has come.
        limit: time to think after which chance or a casual bot chooses in its place.
        late: delay of a choice that took longer than `beat`; how much longer is not to be seen.
    """

    beat: float = 0.8
    limit: float = 8.0
    late: float = 4.0

    def rest(self, spent: float) -> float:
        """Return how long a bot still waits that was done after `spent` seconds."""
        times = (self.beat, self.late, self.limit) if self.beat else ()
        return next((time - spent for time in times if spent < time), 0.0)


class Bots:
    """The bots of one table.

    Args:
        hosted: the table; its slow bots are rebuilt as minds.
        pool: in which minds think.
        pace: of their choices.
        late: called with the seat whose bot has thought too long.
    """

    def __init__(
        self, hosted: HostedTable, pool: BotPool, pace: BotPace, late: Callable[[Seat], None]
    ) -> None:
        self._hosted = hosted
        self._pool = pool
        self._pace = pace
        self._late = late
        make = MindMaker(hosted.table.game)
        if hosted.table.make_bot != make:  # else all were minds from the first move on
            hosted.table.remake_bots(make)

    async def act(self, seat: Seat, going: Callable[[], bool] = lambda: True) -> None:
        """Choose and act for a seat's bot, unless that seat is asked no longer.

        Args:
            going: returns False if the table has paused meanwhile; the bot is asked again then.
        """
        table, loop = self._hosted.table, asyncio.get_running_loop()
        state, bot = self._hosted.table.asked(seat), table.bots[seat]
        begun, action = loop.time(), None
        if isinstance(bot, Mind):
            # How long it has waited for its turn depends on the thoughts of bots at other tables.
            begun, action = await self._thought(seat, state, bot)
        await asyncio.sleep(self._pace.rest(loop.time() - begun))
        if going():
            await self._hosted.bot_acts(seat, state, bot, action)

    async def _thought(self, seat: Seat, state: State, mind: Mind) -> tuple[float, Action]:
        """Compute a mind's action; return when its turn has come, and the action."""
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
        except RAISED:  # it chooses without these events
            pass
        return begun[0], casual.choose(seat, state, stream)
