"""A game that stands still because it could not be written down, until that can be done again."""

from __future__ import annotations

from audiogame.server.members import Member
from audiogame.server.sitting import Sitting

HALT = 5.0
"""Seconds until it is tried again to go on where the disk was full."""


class Halt:
    """Takes a game that has halted up again from its record.

    Args:
        sitting: the table.
    """

    def __init__(self, sitting: Sitting) -> None:
        self._table = sitting
        self._since: float | None = None
        """Since when the game stands still; None while it does not."""
        self._gone_on = False
        """Whether a game goes on after that; what people chose meanwhile is given back."""

    def gives_back(self, member: Member) -> bool:
        """Tell whether what somebody chose belongs to the time before, and is given back."""
        game = self._table.game
        telling = game is not None and game.telling
        return self._gone_on and not (telling and member.number is None)

    async def tick(self) -> None:
        """Try again, after a while, to go on with a game that could not be written down."""
        table = self._table
        game, now = table.game, table.around.clock()
        stopped = bool(table.agreement.record) if game is None else game.halted is not None
        if not stopped:
            self._since = None
        elif self._since is None:
            self._since = now
        elif now - self._since >= HALT:
            self._since = now
            for member in table.members:
                if member.place is not None and member.number is None:
                    member.number = member.place.told
            self._gone_on = True
            await table.close()
            await table.wake()
