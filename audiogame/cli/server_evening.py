"""What people do at tables beside choosing: they chat, lose their line, and come back."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random

from audiogame.cli.server_load import Visitor
from audiogame.online.company_packets import Say

BETWEEN_LINES = 60.0
"""Seconds between two lines of chat of one person, on average."""
BETWEEN_DROPS = 120.0
"""Seconds between two losses of one person's line, on average."""
LEAST_AWAY, MOST_AWAY = 1.0, 5.0
"""Seconds until a line that was lost is set up again."""
LINES = ("Well played.", "What a throw!", "One moment, the kettle boils.", "Thank you all.")


class Evening:
    """The evening of one person at a table.

    Args:
        who: chooses by themselves.
        chance: when they do what.
    """

    def __init__(self, who: Visitor, chance: Random) -> None:
        self._who = who
        self._chance = chance
        self.said = 0
        """Lines of chat."""
        self.drops = 0
        """Losses of the line."""
        self.returns: list[float] = []
        """Seconds from each loss until all that was missed was told, without the time away."""

    async def spend(self) -> None:
        """Chat, and lose the line and come back, until this is cancelled."""
        async with asyncio.TaskGroup() as both:
            both.create_task(self._chat())
            both.create_task(self._drop())

    async def _chat(self) -> None:
        while True:
            await asyncio.sleep(self._chance.expovariate(1 / BETWEEN_LINES))
            if self._who.here:
                await self._who.send(Say(self._chance.choice(LINES)))
                self.said += 1

    async def _drop(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            with contextlib.suppress(TimeoutError):  # unless the server ends it before
                async with asyncio.timeout(self._chance.expovariate(1 / BETWEEN_DROPS)):
                    await self._who.gone.wait()
            if not self._who.gone.is_set():
                self.drops += 1
                await self._who.close()
                await asyncio.sleep(self._chance.uniform(LEAST_AWAY, MOST_AWAY))
            begun = clock()
            await self._who.come(self._who.next)
            self.returns.append(clock() - begun)
