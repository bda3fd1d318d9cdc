"""Luck of everybody: what each device adds, committed to before any of it is told."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import zip_longest

from audiogame.archive.proof import ProofStep, misplaced
from audiogame.rules.state import Seat
from audiogame.rules.value import Value
from audiogame.table.move_list import EMPTY, Player
from audiogame.table.notes import number
from audiogame.table.record import Record

Seats = tuple[Seat, ...]
DIGITS = frozenset("0123456789abcdef")
CHAIRS = 1_000
"""More than any table has."""


class Round(Value):
    """A round that is over.

    Args:
        commits: everybody's commitments.
        reveals: what they have revealed.
        closed: whether it came to words, and has not failed.
    """

    commits: dict[Seats, str]
    reveals: dict[Seats, str]
    closed: bool


def share_hash(header: str, seats: str, share: str) -> str:
    """Return the commitment of a device to what it adds.

    Args:
        header: the hash of the record's header, which names game, table and seed.
        seats: of the device, as they are written.
        share: what it adds, 64 hexadecimal digits.
    """
    return sha256(f"{header}:{seats}:{share}".encode()).hexdigest()


def words_of(shares: Mapping[Seats, str]) -> str:
    """Return the words that shares come to: the SHA-256 of all, in the order of their seats."""
    joined = "".join(share for _, share in sorted(shares.items()))
    return sha256(joined.encode()).hexdigest()


NOBODYS = words_of({})
"""The words of a game to whose luck nobody has added: the SHA-256 of nothing."""


def typed_seats(seats: Seats) -> str:
    """Write seats as records have them, such as `0,2`."""
    return ",".join(map(str, seats))


def _read(rest: str, chairs: int) -> tuple[Seats, str] | None:
    """Read seats such as `0,2`, in order, and 64 digits; None if they are not."""
    typed, _, digits = rest.partition(" ")
    found = [number(seat) for seat in typed.split(",")]
    seats = tuple(seat for seat in found if seat is not None)
    right = len(seats) == len(found) and [*seats] == sorted({*seats}) and seats[-1] < chairs
    if not right or ",".join(map(str, seats)) != typed:
        return None
    return (seats, digits) if len(digits) == 64 and set(digits) <= DIGITS else None


class SharedLuck:
    """The rounds in which devices commit and reveal, as far as a record was read.

    Args:
        header: the hash of the record's header.
        chairs: how many seats the table has.
    """

    def __init__(self, header: str, chairs: int) -> None:
        self._header = header
        self._chairs = chairs
        self._commits: dict[Seats, str] = {}
        self._reveals: dict[Seats, str] = {}
        self.shares: dict[Seats, str] = {}
        """What each device has added, in rounds that ended well."""
        self.silent: list[Seats] = []
        """Because of whom rounds have failed: each who revealed nothing, or something else."""
        self.failed = 0
        """How many rounds have failed."""
        self.rounds: list[Round] = []
        """All rounds that are over, in their order."""

    @property
    def pending(self) -> bool:
        """Whether a round has begun whose words are not written yet."""
        return bool(self._commits)

    @property
    def complete(self) -> bool:
        """Whether all of the pending round have revealed what they committed to."""
        return self.pending and all(self._kept(seats) for seats in self._commits)

    @property
    def unkept(self) -> tuple[Seats, ...]:
        """Who of the pending round has revealed nothing, or something else."""
        return tuple(seats for seats in self._commits if not self._kept(seats))

    @property
    def commits(self) -> tuple[tuple[Seats, str], ...]:
        """The commitments of the pending round, in the order of the seats."""
        return tuple(sorted(self._commits.items()))

    @property
    def words(self) -> str:
        """What the shares come to, with those of a complete round: 64 hexadecimal digits."""
        return words_of({**self._unchanged, **self._reveals})

    @property
    def _unchanged(self) -> Mapping[Seats, str]:
        """What devices have added whose seats add nothing new in the pending round."""
        anew = {seat for seats in self._reveals for seat in seats}
        return {seats: share for seats, share in self.shares.items() if not {*seats} & anew}

    def _kept(self, seats: Seats) -> bool:
        share = self._reveals.get(seats)
        typed = ",".join(map(str, seats))
        return share is not None and share_hash(self._header, typed, share) == self._commits[seats]

    def commit(self, at: int, rest: str) -> Iterator[ProofStep]:
        """Take a note that a device commits; after a reveal it begins the next round."""
        read = _read(rest, self._chairs)
        if read is None:
            yield misplaced("note-form", at)
            return
        seats, digits = read
        again = any({*seats} & {*other} for other in self._commits)
        if self._commits and (again or self._reveals):
            unkept = self.unkept
            if not unkept:
                yield misplaced("round-dropped", at)
            self._fail(unkept)
        self._commits[seats] = digits

    def reveal(self, at: int, rest: str) -> Iterator[ProofStep]:
        """Take a note that a device reveals what it adds."""
        read = _read(rest, self._chairs)
        if read is None:
            yield misplaced("note-form", at)
        elif read[0] not in self._commits or read[0] in self._reveals:
            yield misplaced("reveal", at)
        else:
            self._reveals[read[0]] = read[1]

    def close(self, at: int, words: str) -> Iterator[ProofStep]:
        """Take the words that a round comes to."""
        unkept = self.unkept
        if unkept and words == words_of(self.shares):  # nobody was left to begin it again
            self._fail(unkept)
            return
        if unkept:
            yield misplaced("unrevealed", at)
            return
        self.shares = {**self._unchanged, **self._reveals}
        self._end(closed=True)
        if words_of(self.shares) != words:
            yield misplaced("shares", at)

    def _fail(self, unkept: tuple[Seats, ...]) -> None:
        self.silent += unkept
        self.failed += 1
        self._end(closed=False)

    def _end(self, closed: bool) -> None:
        self.rounds.append(Round(self._commits, self._reveals, closed))
        self._commits, self._reveals = {}, {}


def added_nothing(
    shared: SharedLuck, words: str, first: Sequence[Player], now: Sequence[Player]
) -> tuple[str, ...]:
    """Name the people who have added nothing to the luck of everybody, as a record has it.

    Args:
        shared: the rounds of the record.
        words: the words before the first move; where neither these nor rounds are those of
            devices, nobody was to add anything.
        first: who sat down at the beginning.
        now: who sits there at the end.
    """
    if not shared.shares and words != NOBODYS:
        return ()
    added = {seat for seats in shared.shares for seat in seats}
    return people_without(added, first, now)


def people_without(
    added: Container[Seat], first: Sequence[Player], now: Sequence[Player] = ()
) -> tuple[str, ...]:
    """Name the people whose seats are not among those that have added something."""
    pairs = zip_longest(first, now, fillvalue=EMPTY)
    return tuple(
        (one if _is_person(one) else later).name
        for seat, (one, later) in enumerate(pairs)
        if seat not in added and (_is_person(one) or _is_person(later))
    )


def _is_person(player: Player) -> bool:
    """Whether somebody sits there who is no bot."""
    return player.bot is None and player != EMPTY


def luck_of(record: Record) -> SharedLuck:
    """Read the rounds of luck of everybody from a record; what makes no sense is passed over."""
    shared = SharedLuck(record.hash, CHAIRS)
    for note in record.notes:
        kind, _, rest = note.partition(" ")
        match kind:
            case "commit":
                deque(shared.commit(0, rest), 0)
            case "reveal":
                deque(shared.reveal(0, rest), 0)
            case "words" if shared.pending:
                deque(shared.close(0, rest), 0)
            case "words-from" if shared.pending:
                deque(shared.close(0, rest.partition(" ")[2]), 0)
    return shared
