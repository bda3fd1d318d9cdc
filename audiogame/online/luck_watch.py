"""Detection of a server that restarts the shared luck, or begins without this device's share.

A server that learns everybody's shares, and begins again until the luck suits it, cannot hide that
from devices that have revealed: they were asked once more before the game began.  One that calls
commitments late until the luck suits it cannot hide that from devices that were awake.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from audiogame.archive.shared_luck import luck_of
from audiogame.online.luck_packets import WAIT, CommitAsked
from audiogame.rules.value import Value, replace
from audiogame.table.record import Record

BEAT = 1.0
"""Seconds between looks at the clock, which distinguish a suspended device from a server that does
not wait."""


class RoundsSeen(Value):
    """Observations of a device in the luck rounds of one game.

    Args:
        hash: of the header of its record, as last sent.
        revealed: whether this device has revealed its share, since it was asked last.
        begun: whether the game has begun.
        lost: how often this device's revealed share was not used.
        other: whether the header changed after this device had revealed.
        again: whether the luck was begun again.
        blamed: the people because of whom, as far as the server has said so.
        left_out: whether the game has begun without this device's share.
        forfeited: whether bots play this device's seats until the game is over.
    """

    hash: str = ""
    revealed: bool = False
    begun: bool = False
    lost: int = 0
    other: bool = False
    again: bool = False
    blamed: tuple[str, ...] = ()
    left_out: bool = False
    forfeited: bool = False


UNSEEN = RoundsSeen()


class Awake:
    """Since when this device was not suspended (asleep, or with a closed lid), as far as it knows.

    Args:
        clock: returns seconds; it keeps running while the device sleeps.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._beats = clock(), clock()

    async def beat(self) -> None:
        """Check the clock every `BEAT`, for ever."""
        while True:
            self._beats = self._beats[1], self._clock()
            await asyncio.sleep(BEAT)

    @property
    def asked_since(self) -> float:
        """The earliest time at which a packet that is read now can have arrived."""
        return self._beats[0]

    def in_time(self, since: float) -> bool:
        """Return whether an answer given now is in time for a request of that time.

        Args:
            since: time of the request, in seconds of the clock.
        """
        return 0 <= self._clock() - since < 2 * WAIT


class LuckWatch:
    """Watcher of the luck rounds of one game after the other.

    Args:
        seen: what it has seen already.
    """

    def __init__(self, seen: RoundsSeen = UNSEEN) -> None:
        self.seen = seen

    def asked(self, packet: CommitAsked) -> bool:
        """Record a request for a commitment; return whether the luck is begun again."""
        before = self.seen
        if before.begun and packet.hash != before.hash:  # of the next game
            before = RoundsSeen()
        lost = before.revealed and not before.begun
        again = lost or bool(packet.blamed)
        self.seen = replace(
            before,
            hash=packet.hash,
            revealed=False,
            lost=before.lost + lost,
            other=before.other or (lost and packet.hash != before.hash),
            again=before.again or again,
            blamed=tuple(dict.fromkeys((*before.blamed, *packet.blamed))),
            forfeited=before.forfeited and packet.hash == before.hash,
        )
        return again

    def revealed(self) -> None:
        """Record that this device has revealed its share."""
        left_out = self.seen.left_out and not self.seen.begun  # mid-game shares count from now on
        self.seen = replace(self.seen, revealed=True, left_out=left_out)

    def forfeited(self) -> None:
        """Record that this device's revealed share was not used, and bots play its seats."""
        self.seen = replace(self.seen, revealed=False, left_out=True, forfeited=True)

    def begun(self, header: str = "") -> bool:
        """Record that a game has begun; return whether that is new.

        Args:
            header: the hash of its record's header.
        """
        before = self.seen
        if header and header != before.hash:  # this device was asked for nothing
            lost = before.revealed and not before.begun
            before = RoundsSeen() if before.begun else before
            self.seen = replace(
                before,
                hash=header,
                revealed=False,
                begun=True,
                lost=before.lost + lost,
                other=before.other or lost,
                again=before.again or lost,
                left_out=True,
            )
            return True
        self.seen = replace(before, begun=True)
        if not before.begun:
            self.seen = replace(self.seen, left_out=not before.revealed)
        return not before.begun

    def fits(self, record: Record) -> bool:
        """Return whether a record has as many restarts of the luck as this device knows of."""
        return not self.seen.other and rounds_failed(record) >= self.seen.lost


def rounds_failed(record: Record) -> int:
    """Count the failed rounds of shared luck in a record."""
    return luck_of(record).failed
