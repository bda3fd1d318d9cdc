"""Rounds of shared luck whose timeout a test triggers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from audiogame.archive.shared_luck import Seats
from audiogame.server.luck_rounds import LuckRounds


class RoundClock:
    """Replaces the timeout of all rounds of luck, so that it fires only when told.

    Args:
        patch: installs it.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._over = asyncio.Event()
        self.waits = 0
        """Number of waits for devices."""
        self.rounds: LuckRounds | None = None
        until_all = LuckRounds._until_all

        async def until(
            rounds: LuckRounds, devices: Iterable[Seats], into: dict[Seats, str]
        ) -> None:
            self._over, self.rounds = asyncio.Event(), rounds
            self.waits += 1
            either = [
                asyncio.ensure_future(until_all(rounds, devices, into)),
                asyncio.ensure_future(self._over.wait()),
            ]
            try:
                await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for one in either:
                    one.cancel()

        patch.setattr(LuckRounds, "_until_all", until)

    def passes(self) -> None:
        """Fire the timeout of the current wait."""
        self._over.set()

    async def passes_once_committed(self, *devices: Seats) -> None:
        """Fire the timeout twice, once these devices have committed and no others have."""
        for _ in range(2):
            while self.rounds is None or {*devices} - {*self.rounds._committed}:
                await asyncio.sleep(0.01)
            before = self.waits
            self.passes()
            while self.waits == before:
                await asyncio.sleep(0.01)
