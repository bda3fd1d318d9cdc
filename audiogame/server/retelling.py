"""Missed events of devices at a game, from memory or the record, and the wait for new ones."""

from __future__ import annotations

import asyncio
from pathlib import Path

from audiogame.archive.journal import Journal
from audiogame.rules.game import Game
from audiogame.rules.state import Seat
from audiogame.server.hosted_table import HostedTable
from audiogame.server.members import Member
from audiogame.server.past import Past, past_of, taken_again
from audiogame.server.place import KEPT, ServedPlace
from audiogame.server.record_thread import Breath, read_aside
from audiogame.table.record import Record
from audiogame.table.record_file import load


class Wakeup:
    """Event with one waiter at most: asyncio's takes as much memory as a whole journal."""

    __slots__ = ("_happened", "_waiter")

    def __init__(self) -> None:
        self._happened = False
        self._waiter: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Set the event, and wake the waiter."""
        self._happened = True
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        """Clear the event."""
        self._happened = False

    async def wait(self) -> None:
        """Wait until the event is set; only one task may."""
        if not self._happened:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None


class Retelling:
    """Sends missed events to each device once, however often it asks meanwhile.

    Args:
        hosted: the table with its places.
        journal: of its record.
        path: the record.
        game: of the record.
    """

    def __init__(self, hosted: HostedTable, journal: Journal, path: Path, game: Game) -> None:
        self._hosted = hosted
        self._journal = journal
        self._path = path
        self._game = game
        self._being_told: tuple[Member, ...] = ()
        """Members whose stream is being recovered from the record."""

    async def tell(self, member: Member) -> None:
        """Send a device what it has missed, from `member.number` on.

        What is no longer in memory is recovered from the record in a thread; the others play on.
        """
        place = member.place
        if place is None or member in self._being_told:
            return
        self._being_told += (member,)
        try:
            past: Past | None = None
            while member.number is not None:
                past = await self._tell_or_look_up(member, place, past)
        finally:
            self._being_told = tuple(one for one in self._being_told if one is not member)

    async def _tell_or_look_up(
        self, member: Member, place: ServedPlace, past: Past | None
    ) -> Past | None:
        """Send what was missed, if it is in memory; else return a recovered part of the record."""
        async with self._hosted.turns:
            number = member.number
            if number is None:
                return None
            if past is None or past.asked != number:
                frames = self._hosted.missed(place, number)
            else:
                rest = self._hosted.missed(place, past.told)
                frames = None if rest is None else (*past.frames, *rest)
            if frames is not None:
                member.number = None
                for data in frames:
                    member.send(data)
                return None
            await self._journal.durable()
            seated = self._hosted.seated_again(place)
            records = [await read_aside(self._read)]
        return await read_aside(
            past_of, self._game, self._path, records, place.seats, number, seated
        )

    async def places(self, seats: tuple[tuple[Seat, ...], ...]) -> tuple[ServedPlace, ...]:
        """Replay the record for new places; the table is locked meanwhile."""
        await self._journal.durable()
        return await read_aside(
            lambda: taken_again(self._game, self._path, self._read(), seats, KEPT)
        )

    def _read(self) -> Record:
        return load(self._path, Breath().take)
