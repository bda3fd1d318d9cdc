"""Commit-reveal rounds of shared luck: devices commit, then reveal, and the words are recorded."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import TypeAlias

from audiogame.archive.journal import Journal
from audiogame.archive.shared_luck import DIGITS, Seats, SharedLuck, typed_seats, words_of
from audiogame.online.luck_packets import WAIT as WAIT
from audiogame.online.luck_packets import Commit, CommitAsked, Reveal, RevealAsked
from audiogame.online.packets import Down
from audiogame.server.hosted_table import NotKept
from audiogame.server.members import Members
from audiogame.server.record_thread import Breath
from audiogame.table.notes import commit_note, reveal_note, words_from_note, words_note
from audiogame.table.record_file import kept_private, load
from audiogame.table.replay import Replay

PART = 0.5
"""Seconds of one wait, after which the server checks whether it was suspended itself."""
NAP = 1.0
"""Seconds over the expected length of a wait that mean the server was suspended; and the least that
is waited after that."""


Blame: TypeAlias = Callable[[tuple[Seats, ...]], Awaitable[tuple[str, ...]]]


class LuckPhase(Enum):
    """Phase of a round: what devices are asked for now."""

    NOTHING = auto()
    COMMIT = auto()
    REVEAL = auto()


class LuckRounds:
    """The rounds before the first move of one game, or later, where another player sits down.

    Args:
        journal: of its record.
        chairs: of the table, their number.
        members: of the table.
        seats: returns the seats of each device that is asked.
        blame: has bots play given seats until the game is over; returns the players' names.
        over: returns whether the game has ended meanwhile, after which nothing is recorded.
        wait: see `WAIT`.
    """

    def __init__(
        self,
        journal: Journal,
        chairs: int,
        members: Members,
        seats: Callable[[], tuple[Seats, ...]],
        blame: Blame,
        over: Callable[[], bool],
        wait: float = WAIT,
    ) -> None:
        self._journal = journal
        self._members = members
        self._seats = seats
        self._blame = blame
        self._wait = wait
        self._over = over
        self._luck = SharedLuck(journal.hash, chairs)
        self._committed: dict[Seats, str] = {}
        self._revealed: dict[Seats, str] = {}
        self._phase = LuckPhase.NOTHING
        self._asked: set[Seats] = set()
        """The devices that are waited for."""
        self._unanswered: dict[Seats, int] = {}
        """The commitments that each device was asked for on its connection, and has not sent."""
        self._blamed: tuple[str, ...] = ()
        self._resumed = False
        """Whether the server was restarted in this round, so that everyone may come back first."""
        self._news = asyncio.Event()

    def go_on(self, notes: tuple[str, ...]) -> None:
        """Resume from the notes in a record of a restarted server."""
        self._resumed = True
        for note in notes:
            kind, _, rest = note.partition(" ")
            if kind == "commit":
                deque(self._luck.commit(0, rest), 0)
            elif kind == "reveal":
                deque(self._luck.reveal(0, rest), 0)
            elif kind in ("words", "words-from"):
                deque(self._luck.close(0, rest.rpartition(" ")[2]), 0)

    def lacks(self, seats: Seats) -> bool:
        """Return whether any given seat has no share of the luck yet, or a round never ended."""
        covered = {seat for one in self._luck.shares for seat in one}
        return self._luck.pending or not {*seats} <= covered

    def take(self, seats: Seats, packet: Commit | Reveal) -> bool:
        """Handle a device's packet; return whether it was asked for, and can be recorded."""
        revealed = isinstance(packet, Reveal)
        digits = packet.share if isinstance(packet, Reveal) else packet.digits
        into = self._revealed if revealed else self._committed
        if not revealed:
            self._unanswered[seats] = max(0, self._unanswered.get(seats, 0) - 1)
        if self._phase is not (LuckPhase.REVEAL if revealed else LuckPhase.COMMIT):
            return False
        if seats not in self._asked or (revealed and seats in into):
            return False
        if len(digits) != 64 or set(digits) - DIGITS:
            return False
        into[seats] = digits
        self._news.set()
        return True

    def came(self, seats: Seats) -> None:
        """Ask a reconnected or new device for what is still wanted."""
        self._unanswered.pop(seats, None)
        if self._phase is LuckPhase.COMMIT and seats in self._seats():
            # It may have forgotten its commitment; nobody has revealed anything yet.
            self._committed.pop(seats, None)
            self._asked.add(seats)
            self._ask_to_commit(seats)
        elif (
            self._phase is LuckPhase.REVEAL and seats in self._asked and seats not in self._revealed
        ):
            self._ask(seats, RevealAsked(self._journal.hash, self._luck.commits))
        self._news.set()

    def left(self, seats: Seats) -> None:
        """Stop waiting for a device whose people have left.

        A device that had committed, when others may reveal already, counts as not having revealed.
        """
        self._asked.discard(seats)
        if self._phase is LuckPhase.COMMIT:
            self._committed.pop(seats, None)
        self._news.set()

    async def words(self) -> str:
        """Run the rounds with all connected devices.

        Returns:
            The words.  A player who is away, or commits too late, adds nothing, and keeps the seat;
            one who has committed and does not reveal that loses it until the game is over.
        """
        if self._luck.complete:
            return await self._close(self._luck.words)
        while True:
            if not self._members.any_here:
                self._news.clear()
                await self._news.wait()
                continue
            devices = self._seats()
            if not self._resumed:
                devices = tuple(one for one in devices if self._here(one))
            self._resumed = False
            await self._ask_all(devices)
            if self._committed:
                await self._commit()
                await self._reveal()
                if self._luck.complete:
                    return await self._close(self._luck.words)
                self._blamed += await self._blame(self._luck.unkept)
            elif self._members.any_here:
                return await self._close(words_of(self._luck.shares))

    async def words_from(self, outcome: int) -> str:
        """Run new rounds with all connected devices, in mid game.

        Silent players keep their seats: they are left out, and the record has it.

        Args:
            outcome: the first that comes from the new words; none was drawn from it on.

        Returns:
            The words; empty where no device has added anything.
        """
        if self._luck.complete:  # the server was stopped before it recorded the words
            return await self._write_from(outcome, self._luck.words)
        silent: set[Seats] = set()
        while devices := tuple(one for one in self._seats() if one not in silent):
            await self._ask_all(devices)
            silent |= {seats for seats in devices if seats not in self._committed}
            # Without a new device the round would only be another try.
            if self._over() or not any(map(self.lacks, self._committed)):
                return ""
            await self._commit()
            await self._reveal()
            if self._over():
                return ""
            if self._luck.complete:
                return await self._write_from(outcome, self._luck.words)
            silent |= {*self._luck.unkept}
        return ""

    async def _ask_all(self, devices: tuple[Seats, ...]) -> None:
        """Ask devices for commitments; the missing ones are waited for once more."""
        self._committed, self._revealed = {}, {}
        self._asked = {*devices}
        self._phase = LuckPhase.COMMIT
        for seats in devices:
            self._ask_to_commit(seats)
        await self._until_all(self._asked, self._committed)
        here, asked = self._here, sorted(self._asked)
        if late := tuple(one for one in asked if one not in self._committed or not here(one)):
            self._tell_late(late)
            await self._until_all(self._asked, self._committed)
        self._phase = LuckPhase.NOTHING
        # A device that has left meanwhile is not waited for, and has not learnt anything.
        self._committed = {one: digits for one, digits in self._committed.items() if here(one)}

    def _here(self, seats: Seats) -> bool:
        member = self._members.of_seat(seats[0])
        return member is not None and member.here

    def _ask(self, seats: Seats, packet: Down) -> None:
        if (member := self._members.of_seat(seats[0])) is not None:
            member.tell(packet)

    def _tell_late(self, late: tuple[Seats, ...]) -> None:
        """Tell the others which devices are waited for once more."""
        for seats in late:
            member = self._members.of_seat(seats[0])
            for other in self._members:
                if member is not None and other.seats not in late:
                    other.tell(member.notice("luck-waits"))

    def _ask_to_commit(self, seats: Seats) -> None:
        if self._here(seats):
            self._unanswered[seats] = self._unanswered.get(seats, 0) + 1
        self._ask(seats, CommitAsked(self._journal.hash, seats, self._blamed))

    async def _commit(self) -> None:
        # Devices that had committed when the server was stopped during a round begin the next one.
        before = dict(self._luck.commits)
        again = sorted(self._committed.items(), key=lambda one: (one[0] not in before, one))
        for seats, digits in again:
            note = commit_note(typed_seats(seats), digits)
            self._journal.write(f"# {note}")
            deque(self._luck.commit(0, note.partition(" ")[2]), 0)
        await self._durable()

    async def _reveal(self) -> None:
        self._asked = {*self._committed}
        self._phase = LuckPhase.REVEAL
        for seats in self._committed:
            self._ask(seats, RevealAsked(self._journal.hash, self._luck.commits))
        await self._until_all(self._asked, self._revealed)
        self._phase = LuckPhase.NOTHING
        if self._over():
            return
        for seats, share in sorted(self._revealed.items()):
            note = reveal_note(typed_seats(seats), share)
            self._journal.write(f"# {note}")
            deque(self._luck.reveal(0, note.partition(" ")[2]), 0)
        await self._durable()

    async def _durable(self) -> None:
        """Wait until all notes are on the disk.

        Raises:
            NotKept: they are not, so nothing may follow from them.
        """
        await self._journal.durable()
        if why := self._journal.fault():
            raise NotKept("server-disk", why=why)

    async def _close(self, words: str) -> str:
        self._journal.write(f"# {words_note(words)}")
        await self._durable()
        return words

    async def _write_from(self, outcome: int, words: str) -> str:
        self._journal.write(f"# {words_from_note(outcome, words)}")
        await self._durable()
        return words

    async def _until_all(self, devices: Iterable[Seats], into: dict[Seats, str]) -> None:
        """Wait until all devices have sent what is wanted; those that commit have to be connected,
        too.

        A device that was suspended answers all requests, one after the other: the last counts.
        While this server itself is suspended, no device is late.
        """
        commits = into is self._committed

        def missing() -> bool:
            return any(
                one not in into
                or (commits and (not self._here(one) or self._unanswered.get(one, 0)))
                for one in devices
            )

        left, time = self._wait, asyncio.get_running_loop().time
        while left > 0 and missing():
            since, part = time(), min(left, PART)
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(part):
                    await self._news.wait()
            took = time() - since
            left -= min(took, part)
            if took > part + NAP:  # received packets are still to be read
                left = max(left, NAP)


def luck_in(path: Path) -> tuple[tuple[str, ...], int]:
    """Return the notes in the record of a game, and how often luck has answered at most.

    Raises:
        OSError: the record cannot be read.
        ValueError: the file is no record.
    """
    breath = Breath()
    record = load(path, breath.take)
    replay = Replay(record, kept_private(path, record))
    for _ in replay.lines():
        breath.take()
    return record.notes, replay.most_outcomes
