"""What this device adds to the luck of everybody, and whether the final record has it."""

from __future__ import annotations

import secrets
from enum import Enum

from audiogame.archive.shared_luck import Round, luck_of, share_hash, typed_seats
from audiogame.online.luck_packets import Commit, CommitAsked, Reveal, RevealAsked
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value
from audiogame.table.record import Record

Commits = tuple[tuple[tuple[Seat, ...], str], ...]


class OwnPart(Enum):
    """What the record of a game shows of what this device has added to its luck."""

    ALL = "all"
    """All of it, in each round that counts, beside the commitments that this device has seen."""
    WITHOUT = "without"
    """Something was added without this device, or as far as it knows."""
    OTHER = "other"
    """Something else than this device has added or seen."""


class _Share(Value):
    hash: str
    seats: tuple[Seat, ...]
    digits: str
    share: str


class _Revealed(Value):
    """A share that was told, once all had committed.

    Args:
        share: of this device.
        commits: everybody's, as they were told before.
    """

    share: _Share
    commits: Commits

    def stands_in(self, one: Round) -> bool:
        """Tell whether a round of a record is the one in which this was told.

        A server that shows each device other commitments could choose what an ally adds after it
        has learnt the rest, so all of them have to be the same.  A round that has failed need not
        have what was revealed: it may have come too late.
        """
        if one.commits != dict(self.commits):
            return False
        revealed = one.reveals.get(self.share.seats)
        return revealed == self.share.share or (revealed is None and not one.closed)


class OwnLuck:
    """The shares of this device in the game that begins, the newest last."""

    def __init__(self) -> None:
        self._shares: list[_Share] = []
        self._told: list[_Revealed] = []
        """Those that were revealed."""
        self._commits: Commits = ()
        """Everybody's commitments, for which the newest share was revealed."""
        self.hash = ""
        """Of the header of the record, as it was told before anybody had committed."""

    def added(self, header: str) -> bool:
        """Tell whether something was revealed for the luck of a game, by its header's hash."""
        return header == self.hash and bool(self._told)

    def commit(self, asked: CommitAsked) -> Commit:
        """Draw a new share, and commit to it."""
        if asked.hash != self.hash:
            self._shares, self._told = [], []
        self.hash, self._commits = asked.hash, ()
        share = secrets.token_hex(32)
        digits = share_hash(asked.hash, typed_seats(asked.seats), share)
        self._shares.append(_Share(asked.hash, asked.seats, digits, share))
        return Commit(digits)

    def reveal(self, asked: RevealAsked) -> Reveal | None:
        """Tell the share; None where others have not committed to what this device has.

        It is told again only for the same commitments, after the line was lost.
        """
        if not self._shares or self._commits not in ((), asked.commits):
            return None
        own = self._shares[-1]
        if (own.seats, own.digits) not in asked.commits:
            return None
        if not self._commits:
            self._told.append(_Revealed(own, asked.commits))
        self._commits = asked.commits
        return Reveal(own.share)

    def part_of(self, record: Record, late: bool = False) -> OwnPart:
        """Tell what a record has of what this device has added to the luck.

        Args:
            record: of the game, at its end.
            late: whether the people here have sat down in mid game, so that what was added before
                is none of their business.
        """
        rounds = luck_of(record).rounds
        own: list[int] = []
        for one in self._told if record.hash == self.hash else ():
            begin = own[-1] + 1 if own else 0
            found = (at for at in range(begin, len(rounds)) if one.stands_in(rounds[at]))
            at = next(found, None)
            if at is None:
                return OwnPart.OTHER
            own.append(at)
        first = own[0] if late and own else 0
        count = {at for at, one in enumerate(rounds) if one.closed and at >= first}
        return OwnPart.ALL if count and count <= {*own} else OwnPart.WITHOUT
