"""Luck that is added in mid game, as far as the record tells what was added and drawn before."""

from __future__ import annotations

from pathlib import Path

from audiogame.archive.journal import Journal
from audiogame.server.luck_rounds import Devices, LuckRounds
from audiogame.server.readers import Breath, read_aside
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay


class LaterLuck:
    """The record of one game, taken again to see what luck there was.

    Args:
        journal: of the record.
        path: the record.
        chairs: how many the table has.
        so_far: the notes of luck, and how often it has answered at most, where the record was
            just played again and no luck has answered since.
    """

    def __init__(
        self,
        journal: Journal,
        path: Path,
        chairs: int,
        so_far: tuple[tuple[str, ...], int] | None = None,
    ) -> None:
        self._journal = journal
        self._path = path
        self._chairs = chairs
        self._known = so_far
        self.outcome = 0
        """The number of the first outcome that was never drawn."""

    async def rounds(self, devices: Devices, wait: float) -> LuckRounds:
        """Return rounds that go on from the record; nobody may act meanwhile.

        Args:
            devices: who takes part.
            wait: seconds to commit, and to reveal.

        Raises:
            OSError: the record cannot be read.
            ValueError: it is none.
        """
        await self._journal.durable()
        known = self._known
        if known is None:
            known = await read_aside(self._so_far)
        notes, self.outcome = known
        rounds = LuckRounds(self._journal, self._chairs, devices, wait)
        rounds.go_on(notes)
        return rounds

    def _so_far(self) -> tuple[tuple[str, ...], int]:
        breath = Breath()
        record = load(self._path, breath.take)
        replay = Replay(record, kept_private(self._path, record))
        for _ in replay.lines():
            breath.take()
        return record.notes, replay.most_outcomes
