"""This device's shares of the luck, and whether the final record has them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from enum import Enum

from audiogame.archive.shared_luck import Round, luck_of, share_hash, typed_seats
from audiogame.online.luck_packets import Commit, CommitAsked, Reveal, RevealAsked
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value, replace
from audiogame.table.record import Record

Commits = tuple[tuple[tuple[Seat, ...], str], ...]


UNHEARD = -1
"""Number of events where it is unknown."""
Drawn = Sequence[tuple[int, int]]
"""Along a record: how many events were sent, and how often luck had answered at most."""


def possible(drawn: Drawn, heard: int) -> range:
    """Return the possible numbers of luck's answers at the time `heard` events were sent."""
    least = next((count for told, count in drawn if told >= heard), 0)
    most = max((count for told, count in drawn if told <= heard), default=least)
    return range(least, max(least, most) + 1)


class OwnPart(Enum):
    """How far a game's record has this device's shares of its luck."""

    ALL = "all"
    """All shares, in each round that counts, beside the commitments that this device has seen."""
    WITHOUT = "without"
    """A round without this device, or as far as it knows."""
    DROPPED = "dropped"
    """The commitment that this device had sent in time is missing."""
    OTHER = "other"
    """The record differs from what this device has added or seen."""


class OwnShare(Enum):
    """Status of this device's share in the luck of a game that has begun."""

    ADDED = "added"
    LATE = "late"
    """A share was asked for, and came too late or was not revealed."""
    DROPPED = "dropped"
    """The commitment was sent in time, and the game has begun without it."""
    UNKNOWN = "unknown"
    """The device was never asked, as far as it knows."""


class Share(Value):
    """A device's random share of the luck: secret until all have committed.

    Args:
        seats: of the device.
        digits: the commitment to it, a hash.
        share: 64 hexadecimal digits.
    """

    seats: tuple[Seat, ...]
    digits: str
    share: str


class Revealed(Value):
    """A share that was revealed, once all had committed.

    Args:
        share: of this device.
        commits: everybody's, as they were sent before.
        heard: how many events of the game this device had heard by then, 0 before it began; -1
            where it was still catching up on what had happened.
    """

    share: Share
    commits: Commits
    heard: int = UNHEARD

    def counts_from(self, one: Round, drawn: Drawn) -> bool:
        """Return whether a round's words count from the outcome that came next at the revelation.

        Otherwise a server that knows everybody's shares could choose from which outcome on they
        count, or record them where no luck is left.
        """
        if not one.closed or self.heard == UNHEARD:
            return True
        if self.heard == 0:
            return one.first is None
        return one.first is not None and (not drawn or one.first in possible(drawn, self.heard))

    def stands_in(self, one: Round) -> bool:
        """Return whether a round of a record is the one in which this share was revealed.

        A server that shows each device other commitments could choose what an ally adds after it
        has learnt the rest, so all of them have to be the same.  A round that has failed need not
        have what was revealed: it may have come too late.
        """
        if one.commits != dict(self.commits):
            return False
        revealed = one.reveals.get(self.share.seats)
        return revealed == self.share.share or (revealed is None and not one.closed)


class Added(Value):
    """All that a device has added to the luck of one game.

    Args:
        hash: of the header of the record, as it was sent before anyone had committed.
        share: the newest, which may not be revealed yet; None before the first.
        told: the revealed shares.
        commits: everybody's commitments, for which the newest share was revealed.
        dropped: whether the commitment to the newest share was sent in time, and was not used.
    """

    hash: str = ""
    share: Share | None = None
    told: tuple[Revealed, ...] = ()
    commits: Commits = ()
    dropped: bool = False

    @property
    def whole(self) -> bool:
        """Whether each share matches its commitment."""
        shares = [one.share for one in self.told]
        if self.share is not None:
            shares.append(self.share)
        return all(
            share_hash(self.hash, typed_seats(one.seats), one.share) == one.digits for one in shares
        )


NOTHING = Added()


class OwnLuck:
    """This device's part of the commit-reveal protocol, in the game that begins.

    Args:
        so_far: what it has added already.
    """

    def __init__(self, so_far: Added = NOTHING) -> None:
        self.so_far = so_far
        self.heard = UNHEARD
        """How many events of the game this device has heard, see `Revealed`."""

    @property
    def hash(self) -> str:
        """The hash of the header of the game's record."""
        return self.so_far.hash

    def added(self, header: str) -> bool:
        """Return whether a share was revealed for a game's luck, by its header's hash."""
        return header == self.hash and bool(self.so_far.told)

    def commit(self, asked: CommitAsked) -> Commit:
        """Draw a new share, and return the commitment to it.

        An unrevealed share is committed to again: a device that has slept may be asked twice, and
        has to know its commitment, whichever answer counts.
        """
        before = self.so_far
        kept = before.share if asked.hash == before.hash and not before.commits else None
        if kept is not None and kept.seats == asked.seats:
            self.so_far = replace(before, dropped=False)
            return Commit(kept.digits)
        share = secrets.token_hex(32)
        digits = share_hash(asked.hash, typed_seats(asked.seats), share)
        told = self.so_far.told if asked.hash == self.hash else ()
        self.so_far = Added(asked.hash, Share(asked.seats, digits, share), told)
        return Commit(digits)

    def reveal(self, asked: RevealAsked) -> Reveal | None:
        """Return the share; None where `asked` lacks this device's commitment.

        It is revealed again only for the same commitments, after a reconnection or a restart.
        """
        own, before = self.so_far.share, self.so_far.commits
        if own is None or asked.hash != self.hash or before not in ((), asked.commits):
            return None
        if (own.seats, own.digits) not in asked.commits:
            return None
        if not before:
            told = (*self.so_far.told, Revealed(own, asked.commits, self.heard))
            self.so_far = replace(self.so_far, told=told, commits=asked.commits)
        return Reveal(own.share)

    def begin(self, header: str) -> None:
        """Record that the game begins now, after the last revelation."""
        told = self.so_far.told
        if header == self.hash and told and told[-1].heard == UNHEARD:
            first = replace(told[-1], heard=0)
            self.so_far = replace(self.so_far, told=(*told[:-1], first))

    def drop(self) -> None:
        """Record that the commitment to the newest share was sent in time, and not used."""
        if self.so_far.share is not None and not self.so_far.commits:
            self.so_far = replace(self.so_far, dropped=True)

    def part_of(self, record: Record, late: bool = False, drawn: Drawn = ()) -> OwnPart:
        """Return how far a record has this device's shares of the luck.

        Args:
            record: of the game, at its end.
            late: whether the people here have sat down in mid game, so that earlier rounds do
                not count.
            drawn: along the record, see `Drawn`; empty where it was not replayed.
        """
        rounds = luck_of(record).rounds
        own: list[int] = []
        for one in self.so_far.told if record.hash == self.hash else ():
            begin = own[-1] + 1 if own else 0
            found = (at for at in range(begin, len(rounds)) if one.stands_in(rounds[at]))
            at = next(found, None)
            if at is None or not one.counts_from(rounds[at], drawn):
                return OwnPart.OTHER
            own.append(at)
        first = own[0] if late and own else 0
        count = {at for at, one in enumerate(rounds) if one.closed and at >= first}
        if count and count <= {*own}:
            return OwnPart.ALL
        share = self.so_far.share if record.hash == self.hash else None
        if share is None or not self.so_far.dropped:
            return OwnPart.WITHOUT
        written = share.digits in [one.commits.get(share.seats) for one in rounds]
        return OwnPart.WITHOUT if written else OwnPart.DROPPED
