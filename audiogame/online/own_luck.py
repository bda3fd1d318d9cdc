"""What this device adds to the luck of everybody, and whether the final record has it."""

from __future__ import annotations

import secrets

from audiogame.archive.shared_luck import share_hash, typed_seats
from audiogame.online.luck_packets import Commit, CommitAsked, Reveal, RevealAsked
from audiogame.rules.seat import Seat
from audiogame.rules.value import Value
from audiogame.table.notes import commit_note, reveal_note
from audiogame.table.record import Record


class _Share(Value):
    hash: str
    seats: tuple[Seat, ...]
    digits: str
    share: str


class OwnLuck:
    """The shares of this device in the game that begins, the newest last."""

    def __init__(self) -> None:
        self._shares: list[_Share] = []
        self._told: list[_Share] = []
        """Those that were revealed."""
        self._commits: tuple[tuple[tuple[Seat, ...], str], ...] = ()
        """Everybody's commitments, for which the newest share was revealed."""
        self.hash = ""
        """Of the header of the record, as it was told before anybody had committed."""

    def start_again(self) -> None:
        """Take note that what was revealed is not used, as the luck is begun again."""
        self._told = []

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
            self._told.append(own)
        self._commits = asked.commits
        return Reveal(own.share)

    def stands_in(self, record: Record) -> bool:
        """Tell whether a record is that of this game, and has what this device has added."""
        notes = set(record.notes)
        wanted: set[str] = set()
        for one in self._told:
            seats = typed_seats(one.seats)
            wanted |= {commit_note(seats, one.digits), reveal_note(seats, one.share)}
        return bool(wanted) and record.hash == self.hash and wanted <= notes
