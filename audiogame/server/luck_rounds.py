"""Luck of everybody over the line: devices commit, then reveal, and their words are written."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from audiogame.archive.journal import Journal
from audiogame.archive.shared_luck import DIGITS, Seats, SharedLuck, typed_seats
from audiogame.online.luck_packets import Commit, CommitAsked, Reveal, RevealAsked
from audiogame.online.packets import Down
from audiogame.rules.value import Value
from audiogame.table.notes import commit_note, reveal_note, words_from_note, words_note

WAIT = 5.0
"""Seconds to commit, and to reveal."""


class Devices(Value):
    """Whom the rounds of one game are about.

    Args:
        seats: returns the seats of each device with people.
        ask: sends a packet to one.
        blame: takes the seats of some away, who may not come back; returns their names.
    """

    seats: Callable[[], tuple[Seats, ...]]
    ask: Callable[[Seats, Down], None]
    blame: Callable[[tuple[Seats, ...]], Awaitable[tuple[str, ...]]]


class LuckRounds:
    """The rounds before the first move of one game, or later, where somebody else sits down.

    Args:
        journal: of its record.
        chairs: how many the table has.
        devices: who takes part.
        wait: see `WAIT`.
    """

    def __init__(self, journal: Journal, chairs: int, devices: Devices, wait: float = WAIT) -> None:
        self._journal = journal
        self._devices = devices
        self._wait = wait
        self._luck = SharedLuck(journal.hash, chairs)
        self._committed: dict[Seats, str] = {}
        self._revealed: dict[Seats, str] = {}
        self._revealing = False
        self._news = asyncio.Event()

    def go_on(self, notes: tuple[str, ...]) -> None:
        """Take over what stands in a record that the server was stopped over."""
        for note in notes:
            kind, _, rest = note.partition(" ")
            if kind == "commit":
                deque(self._luck.commit(0, rest), 0)
            elif kind == "reveal":
                deque(self._luck.reveal(0, rest), 0)
            elif kind in ("words", "words-from"):
                deque(self._luck.close(0, rest.rpartition(" ")[2]), 0)

    def lacks(self, seats: Seats) -> bool:
        """Tell whether the people of some seats have added nothing yet, or a round never ended."""
        covered = {seat for one in self._luck.shares for seat in one}
        return self._luck.pending or not {*seats} <= covered

    def take(self, seats: Seats, packet: Commit | Reveal) -> bool:
        """Take what a device sends; tells whether it was asked for, and can be written down."""
        digits = packet.digits if isinstance(packet, Commit) else packet.share
        asked = isinstance(packet, Reveal) is self._revealing
        into = self._revealed if self._revealing else self._committed
        if not asked or seats in into or len(digits) != 64 or set(digits) - DIGITS:
            return False
        if self._revealing and seats not in self._committed:
            return False
        into[seats] = digits
        self._news.set()
        return True

    async def words(self) -> str:
        """Let everybody add to the luck; returns the words, empty where nobody is left."""
        if self._luck.complete:
            return await self._close()
        blamed: tuple[str, ...] = ()
        while devices := self._devices.seats():
            self._committed, self._revealed, self._revealing = {}, {}, False
            for seats in devices:
                self._devices.ask(seats, CommitAsked(self._journal.hash, seats, blamed))
            await self._until_all(devices, self._committed)
            silent = tuple(seats for seats in devices if seats not in self._committed)
            if silent:
                blamed += await self._devices.blame(silent)
            if not self._committed:
                continue
            await self._commit()
            await self._reveal()
            if self._luck.complete:
                return await self._close()
            blamed += await self._devices.blame(self._luck.unkept)
        return ""

    async def words_from(self, outcome: int) -> str:
        """Let everybody who is there add to the luck anew, in mid game.

        Nobody loses the seat for being silent: they are left out, and the record has it.

        Args:
            outcome: the first that comes from the new words; none was drawn from it on.

        Returns:
            The words; empty where nobody has added anything.
        """
        silent: set[Seats] = set()
        while devices := tuple(one for one in self._devices.seats() if one not in silent):
            self._committed, self._revealed, self._revealing = {}, {}, False
            for seats in devices:
                self._devices.ask(seats, CommitAsked(self._journal.hash, seats))
            await self._until_all(devices, self._committed)
            silent |= {seats for seats in devices if seats not in self._committed}
            if not self._committed:
                continue
            await self._commit()
            await self._reveal()
            if self._luck.complete:
                words = self._luck.words
                self._journal.write(f"# {words_from_note(outcome, words)}")
                await self._journal.durable()
                return words
            silent |= {*self._luck.unkept}
        return ""

    async def _commit(self) -> None:
        for seats, digits in sorted(self._committed.items()):
            note = commit_note(typed_seats(seats), digits)
            self._journal.write(f"# {note}")
            deque(self._luck.commit(0, note.partition(" ")[2]), 0)
        await self._journal.durable()

    async def _reveal(self) -> None:
        self._revealing = True
        for seats in self._committed:
            self._devices.ask(seats, RevealAsked(self._luck.commits))
        await self._until_all((*self._committed,), self._revealed)
        for seats, share in sorted(self._revealed.items()):
            note = reveal_note(typed_seats(seats), share)
            self._journal.write(f"# {note}")
            deque(self._luck.reveal(0, note.partition(" ")[2]), 0)
        await self._journal.durable()

    async def _close(self) -> str:
        words = self._luck.words
        self._journal.write(f"# {words_note(words)}")
        await self._journal.durable()
        return words

    async def _until_all(self, devices: tuple[Seats, ...], into: dict[Seats, str]) -> None:
        try:
            async with asyncio.timeout(self._wait):
                while any(seats not in into for seats in devices):
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            pass
