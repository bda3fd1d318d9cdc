"""What the record of a game at a server proves, beside what this device has heard of it.

A record may be long, or made to cost much.  So it is verified in a process of its own, which the
front end supplies, or in turns with the keys.
"""

from __future__ import annotations

import asyncio
import time
import traceback
from collections.abc import Generator, Sequence
from enum import Enum
from pathlib import Path

from audiogame.archive.verdict import Verdict, Verification, overall
from audiogame.online.luck_watch import LuckWatch, RoundsSeen
from audiogame.online.own_luck import Added, Drawn, OwnLuck, OwnPart
from audiogame.rules.fault import RAISED, Fault, Reason, system_reason
from audiogame.rules.state import Event, Seat
from audiogame.rules.value import Value
from audiogame.table.record import Record
from audiogame.table.record_file import kept_private, load

LIMIT = 60.0
"""Seconds after which the verification of a record is given up."""
TURN, REST = 0.02, 0.005
"""Seconds of work after which keys have their turn, and until it goes on."""


class Unproved(Enum):
    """Why a record could not be verified to its end."""

    LONG = "long"
    """It takes too long, or too much memory."""
    ODD = "odd"
    """This program has failed at it."""


class KnownGame(Value):
    """What a device knows of a game beside its events.

    Args:
        header: the hash of the record's header.
        seats: of the people here; empty for guests.
        lucky: whether the game has luck.
        late: whether all the players here, if any, sat down in mid game.
        added: this device's shares of the luck.
        seen: the rounds of luck that it has seen.
        whole: whether the server should have sent all events.
    """

    header: str
    seats: tuple[Seat, ...]
    lucky: bool
    late: bool
    added: Added
    seen: RoundsSeen
    whole: bool = False

    def part_of(self, record: Record, drawn: Drawn = ()) -> OwnPart:
        """Return how much of this device's share in the luck of the game a record has."""
        if record.hash != self.header:
            return OwnPart.OTHER
        if not self.seats or not self.lucky:
            return OwnPart.ALL
        return OwnLuck(self.added).part_of(record, self.late, drawn)


class Proof(Value):
    """Outcome of a verification.

    Args:
        verdict: on the record, or why there is none.
        own: how far it has this device's shares of the luck.
        same: whether the events that were sent are those of the record.
        refused: why it is no record of a game.
        log: where in this program it has failed.
    """

    verdict: Verdict | Unproved
    own: OwnPart = OwnPart.ALL
    same: bool = True
    refused: tuple[Reason, ...] = ()
    log: str = ""

    @property
    def good(self) -> bool:
        """Whether nothing that this device knows speaks against the record."""
        return self.own is OwnPart.ALL and self.same


class ProofListener:
    """Compares the events of a record with those that were sent.

    Args:
        seats: of the people here; empty for guests.
        sent: the events by number; None for those that never came.
        whole: whether all of them should have come.
    """

    def __init__(
        self, seats: tuple[Seat, ...], sent: Sequence[Event | None] = (), whole: bool = False
    ) -> None:
        self.seats = seats
        self._sent, self._whole = sent, whole
        self._same, self._count = True, 0
        self.drawn: list[tuple[int, int]] = []
        """For each line of the record: the number of events, and of luck's draws, up to it."""

    def hear(self, event: Event, seats: tuple[Seat, ...]) -> None:
        """Compare an event with the one that was sent in its place, if any."""
        if self._count < len(self._sent):
            sent = self._sent[self._count]
            self._same = self._same and (sent == event or (sent is None and not self._whole))
        self._count += 1

    def count(self, drawn: int) -> None:
        """Record the number of luck's draws so far."""
        self.drawn.append((self._count, drawn))

    @property
    def same(self) -> bool:
        """Whether the events that were sent are those of the record, in their places."""
        return self._same and len(self._sent) <= self._count


Work = Generator[None, None, Proof]
"""A verification that stops after each line of the record, and returns what it has found."""


def prove(path: Path, game: KnownGame, sent: Sequence[Event | None]) -> Work:
    """Verify the record in a file."""
    try:
        record = load(path)
        heard = ProofListener(game.seats, sent, game.whole)
        private = kept_private(path, record)
        verification = Verification(record, private, listeners=(heard,), drawn=heard.count)
        for _ in verification.lines():
            yield
        verdict = overall([*verification.findings()])
        own = game.part_of(record, heard.drawn)
        if own is OwnPart.ALL and not LuckWatch(game.seen).fits(record):
            own = OwnPart.OTHER
        return Proof(verdict, own, heard.same)
    except Fault as fault:
        return Proof(Verdict.WRONG, refused=fault.reasons)
    except OSError as fault:
        why = Reason("record-unreadable", name=path.name, why=system_reason(fault))
        return Proof(Verdict.WRONG, refused=(why,))
    except MemoryError:
        return Proof(Unproved.LONG)
    except RAISED as fault:  # its message may name what a player held
        where = "".join(traceback.format_tb(fault.__traceback__))
        return Proof(Unproved.ODD, log=f"{where}{type(fault).__name__}")


async def proved_in_turns(work: Work) -> Proof:
    """Verify a record in turns with everything else here."""
    since, worked = time.perf_counter(), 0.0
    while worked < LIMIT:
        try:
            next(work)
        except StopIteration as ended:
            proof: Proof = ended.value
            return proof
        now = time.perf_counter()
        if now - since >= TURN:
            worked += now - since
            await asyncio.sleep(REST)
            since = time.perf_counter()
    return Proof(Unproved.LONG)
