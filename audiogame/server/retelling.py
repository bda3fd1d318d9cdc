"""Missed events of devices at a game, from memory or the record, and the record at its end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

from audiogame.online.packets import frame
from audiogame.online.reasons import failed
from audiogame.online.session_packets import PART, RecordPart
from audiogame.own_task import begin_task
from audiogame.rules.fault import RAISED, Reason
from audiogame.rules.seat import Seat
from audiogame.server.hosted_table import HostedTable
from audiogame.server.limits import RETOLD, Bucket
from audiogame.server.members import Member, Sink
from audiogame.server.past import EarlierEvents, memories_of
from audiogame.server.record_thread import read_in_thread, read_later
from audiogame.table.line_of_play import Milestone

PAUSES = (0.5, 2.0)
"""Seconds before earlier events that could not be read are read once more."""


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
    """Sends devices what they have missed: its end at once, and what lies before behind it.

    Args:
        hosted: the table with its places.
        path: the record.
        header: the hash of its header.
        clock: returns seconds that only grow.
        fault: called with an error of a replay; the game is not affected.
    """

    def __init__(
        self,
        hosted: HostedTable,
        path: Path,
        header: str,
        clock: Callable[[], float],
        fault: Callable[[BaseException], None],
    ) -> None:
        self._hosted = hosted
        self._path = path
        self._header = header
        self._clock = clock
        self._fault = fault
        self._tasks: dict[Member, asyncio.Task[None]] = {}
        """Tasks that send devices earlier events."""
        self._then: dict[Member, Callable[[], Awaitable[None]]] = {}
        """Callbacks for when a device has been sent all of those events."""
        self._buckets: dict[str, Bucket] = {}
        """Rate limit of replays for each person with seats; "" is all others."""

    async def tell(self, member: Member) -> None:
        """Send a device what it has missed, from `member.number` on.

        The last events, which are in memory, and the views are sent at once; the events before
        them are replayed from the record, and sent while the game goes on.
        """
        place = member.place
        if place is None or member.number is None:
            return
        async with self._hosted.turns:
            number = member.number
            if number is None:  # sent meanwhile
                return
            missed = self._hosted.missed(place, number)
            member.number = None
            for data in missed.frames:
                member.send(data)
        self.drop(member)
        lacks = missed.lacks if member.lacks < 0 else min(member.lacks, missed.lacks)
        member.lacks = lacks if lacks < missed.first else -1
        if member.lacks >= 0 and member.sink is not None:
            seats, since = place.seats, self._milestone(place.seats, lacks)
            moves = len(self._hosted.table.line) - (since.taken if since is not None else 0)

            def earlier() -> EarlierEvents:
                return EarlierEvents(self._path, seats, member.lacks, missed.first, since)

            task = self._send_earlier(member, member.sink, earlier, moves)
            self._tasks[member] = begin_task(task)

    def _milestone(self, seats: tuple[Seat, ...], number: int) -> Milestone | None:
        """Return the last milestone that has the place of some seats before an event."""
        for milestone in reversed(self._hosted.table.milestones):
            memory = memories_of(milestone).get(seats)
            if memory is not None and memory.told <= number:
                return milestone
        return None

    async def hand_out(self, *members: Member) -> None:
        """Send members the record of the finished game, after all events of it.

        It is read in a thread.
        """
        ready = [one for one in members if one not in self._tasks]
        self._then |= {one: partial(self.hand_out, one) for one in members if one in self._tasks}
        if ready:
            for data in await read_in_thread(self._parts):
                for member in ready:
                    member.send_at_once(data)

    def _parts(self) -> list[bytes]:
        """Return the packets with the record, each as long as one may be.

        Raises:
            OSError: it cannot be read.
        """
        text = self._path.read_bytes().decode("utf-8", "replace")
        starts, name = range(0, max(len(text), 1), PART), self._path.name
        return [
            frame(RecordPart(self._header, name, at, len(starts), text[start : start + PART]))
            for at, start in enumerate(starts)
        ]

    def drop(self, member: Member) -> None:
        """Send a device no more earlier events."""
        self._then.pop(member, None)
        task = self._tasks.pop(member, None)
        if task is not None:
            task.cancel()

    def close(self) -> None:
        """Send no device more earlier events."""
        for member in (*self._tasks,):
            self.drop(member)

    async def _send_earlier(
        self, member: Member, sink: Sink, earlier: Callable[[], EarlierEvents], moves: int
    ) -> None:
        """Send a device earlier events, whenever nothing else waits to be sent to it.

        Where that fails it begins anew with the first that was not sent, a few times.

        Args:
            member: the device.
            sink: its connection.
            earlier: returns the events that it lacks.
            moves: that are replayed for them.
        """
        try:
            who = member.person if member.seats else ""
            bucket = self._buckets.setdefault(who, Bucket(RETOLD, self._clock()))
            while (wait := bucket.take_or_wait(self._clock(), moves)) > 0:
                await asyncio.sleep(wait)
            for pause in PAUSES:
                try:
                    up = await self._send_once(member, sink, earlier())
                    break
                except RAISED as fault:
                    self._fault(fault)
                    await asyncio.sleep(pause)
            else:
                up = await self._send_once(member, sink, earlier())
            if not up:
                return
            member.lacks = -1
            del self._tasks[member]
            then = self._then.pop(member, None)
            if then is not None:
                await then()
        except RAISED as fault:
            self._fault(fault)
            member.tell(failed(Reason("server-failed")))
        finally:
            if self._tasks.get(member) is asyncio.current_task():
                del self._tasks[member]

    async def _send_once(self, member: Member, sink: Sink, again: EarlierEvents) -> bool:
        """Send a device earlier events to their end; return whether its connection is up."""
        try:
            while pieces := await read_in_thread(again.next):
                for piece in pieces:
                    if not await sink.send_when_idle(frame(piece)):
                        return False
                    member.lacks = piece.number + len(piece.events)
        finally:
            read_later(again.close)
        return True
