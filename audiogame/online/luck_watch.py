"""Whether the luck of a game was begun again, or began without this device, as that has seen it.

A server that learns what everybody adds, and begins again until luck suits, cannot hide it from
those who have revealed: they know that they were asked once more before the game began.  One that
calls commitments late until luck suits cannot hide it from those who were awake.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from audiogame.archive.shared_luck import luck_of
from audiogame.online.luck_packets import WAIT, CommitAsked
from audiogame.rules.value import Value, replace
from audiogame.table.record import Record

BEAT = 1.0
"""Seconds between looks at the time, which tell a nap from a server that does not wait."""


class RoundsSeen(Value):
    """What a device has seen of the rounds of one game.

    Args:
        hash: of the header of its record, as it was told last.
        revealed: whether this device has revealed what it adds, since it was asked last.
        begun: whether the game has begun.
        lost: how often what this device has revealed was not used.
        other: whether the header changed after this device had revealed.
        again: whether the luck was begun again.
        blamed: because of whom, as far as the server has said so.
        left_out: whether the game has begun without what this device adds.
    """

    hash: str = ""
    revealed: bool = False
    begun: bool = False
    lost: int = 0
    other: bool = False
    again: bool = False
    blamed: tuple[str, ...] = ()
    left_out: bool = False


UNSEEN = RoundsSeen()


class Awake:
    """Since when this device has not slept, as far as it knows: suspended, or with a closed lid.

    Args:
        clock: returns seconds that go on while it sleeps.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._beats = clock(), clock()

    async def beat(self) -> None:
        """Take note of the time, for ever."""
        while True:
            self._beats = self._beats[1], self._clock()
            await asyncio.sleep(BEAT)

    @property
    def asked_since(self) -> float:
        """The earliest time at which what is read now can have come."""
        return self._beats[0]

    def in_time(self, since: float) -> bool:
        """Whether what was asked then is answered in time, if it is answered now."""
        return 0 <= self._clock() - since < 2 * WAIT


class LuckWatch:
    """What this device has seen of the rounds of one game after the other.

    Args:
        seen: what it has seen already.
    """

    def __init__(self, seen: RoundsSeen = UNSEEN) -> None:
        self.seen = seen

    @property
    def again(self) -> bool:
        """Whether the luck was begun again."""
        return self.seen.again

    @property
    def blamed(self) -> tuple[str, ...]:
        """Because of whom, as far as the server has said so."""
        return self.seen.blamed

    def asked(self, packet: CommitAsked) -> bool:
        """Take note that a commitment is wanted; tells whether the luck is begun again."""
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
        )
        return again

    def revealed(self) -> None:
        """Take note that this device has told what it adds."""
        left_out = self.seen.left_out and not self.seen.begun  # in mid game it counts from now on
        self.seen = replace(self.seen, revealed=True, left_out=left_out)

    def forfeited(self) -> None:
        """Take note that what this device has told was not used, and bots play its seats."""
        self.seen = replace(self.seen, revealed=False, left_out=True)

    def begun(self, header: str = "") -> bool:
        """Take note that a game has begun; tells whether that is new.

        Args:
            header: the hash of its record's header.
        """
        before = self.seen
        if header and header != before.hash:  # nobody has asked this device for anything
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
        """Tell whether a record says as often as this device knows that it was begun again."""
        return not self.seen.other and rounds_failed(record) >= self.seen.lost


def rounds_failed(record: Record) -> int:
    """Count the rounds of luck of everybody that have failed, as a record has them."""
    return luck_of(record).failed
