"""Shared luck: each device adds a share, committed to before any share is revealed."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from audiogame.archive.proof import ProofStep, misplaced
from audiogame.rules.state import CHANCE, Seat
from audiogame.rules.value import Value
from audiogame.table.move_list import EMPTY, Player, is_person
from audiogame.table.notes import kind_of_note, number
from audiogame.table.record import REMARK, Record, mover

Seats = tuple[Seat, ...]
DIGITS = frozenset("0123456789abcdef")
CHAIRS = 1_000
"""Upper bound of seats; no table has as many."""


class Round(Value):
    """A finished round of commitments.

    Args:
        commits: commitments of all devices.
        reveals: shares that were revealed.
        closed: whether it ended in words; False if it failed.
        first: the first outcome that its words count for; None before the first move.
    """

    commits: dict[Seats, str]
    reveals: dict[Seats, str]
    closed: bool
    first: int | None = None


def share_hash(header: str, seats: str, share: str) -> str:
    """Return the commitment of a device to its share.

    Args:
        header: the hash of the record's header, which names game, table and seed.
        seats: of the device, as they are written.
        share: the share, 64 hexadecimal digits.
    """
    return sha256(f"{header}:{seats}:{share}".encode()).hexdigest()


def words_of(shares: Mapping[Seats, str]) -> str:
    """Return the words of shares: the SHA-256 of all, in the order of their seats."""
    joined = "".join(share for _, share in sorted(shares.items()))
    return sha256(joined.encode()).hexdigest()


NOBODYS = words_of({})
"""Words of a game to whose luck no device has added a share: the SHA-256 of nothing."""


def typed_seats(seats: Seats) -> str:
    """Format seats as records have them, such as `0,2`."""
    return ",".join(map(str, seats))


def _read(rest: str, chairs: int) -> tuple[Seats, str] | None:
    """Parse sorted seats such as `0,2`, and 64 digits; None if they are malformed."""
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
        chairs: number of seats at the table.
    """

    def __init__(self, header: str, chairs: int) -> None:
        self._header = header
        self._chairs = chairs
        self._commits: dict[Seats, str] = {}
        self._reveals: dict[Seats, str] = {}
        self.shares: dict[Seats, str] = {}
        """Share of each device, from successful rounds."""
        self.silent: list[Seats] = []
        """Seats because of which rounds have failed: they revealed nothing, or a wrong share."""
        self.failed = 0
        """Number of failed rounds."""
        self.rounds: list[Round] = []
        """All finished rounds, in order."""

    @property
    def pending(self) -> bool:
        """Whether a round has begun whose words are not written yet."""
        return bool(self._commits)

    @property
    def complete(self) -> bool:
        """Whether all seats of the pending round have revealed what they committed to."""
        return self.pending and all(self._kept(seats) for seats in self._commits)

    @property
    def unkept(self) -> tuple[Seats, ...]:
        """Seats of the pending round that have revealed nothing, or a wrong share."""
        return tuple(seats for seats in self._commits if not self._kept(seats))

    @property
    def commits(self) -> tuple[tuple[Seats, str], ...]:
        """Commitments of the pending round, in the order of the seats."""
        return tuple(sorted(self._commits.items()))

    @property
    def words(self) -> str:
        """Words of all shares, including a complete pending round: 64 hexadecimal digits."""
        return words_of({**self._unchanged, **self._reveals})

    @property
    def _unchanged(self) -> Mapping[Seats, str]:
        """Shares of devices whose seats add no new share in the pending round."""
        anew = {seat for seats in self._reveals for seat in seats}
        return {seats: share for seats, share in self.shares.items() if not {*seats} & anew}

    def _kept(self, seats: Seats) -> bool:
        share = self._reveals.get(seats)
        typed = ",".join(map(str, seats))
        return share is not None and share_hash(self._header, typed, share) == self._commits[seats]

    def commit(self, at: int, rest: str) -> Iterator[ProofStep]:
        """Record a device's commitment; after a reveal it begins the next round."""
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
        """Record a device's reveal of its share."""
        read = _read(rest, self._chairs)
        if read is None:
            yield misplaced("note-form", at)
        elif read[0] not in self._commits or read[0] in self._reveals:
            yield misplaced("reveal", at)
        else:
            self._reveals[read[0]] = read[1]

    def close(self, at: int, words: str, first: int | None = None) -> Iterator[ProofStep]:
        """Close the round with its words.

        Args:
            at: number of their line.
            words: the words as written.
            first: the first outcome that they count for; None before the first move.
        """
        unkept = self.unkept
        if unkept and first is None and words == NOBODYS:  # no device was left to begin it again
            self._fail(unkept)
            return
        if unkept:
            yield misplaced("unrevealed", at)
            return
        self.shares = {**self._unchanged, **self._reveals}
        self._end(closed=True, first=first)
        if words_of(self.shares) != words:
            yield misplaced("shares", at)

    def _fail(self, unkept: tuple[Seats, ...]) -> None:
        self.silent += unkept
        self.failed += 1
        self._end(closed=False)

    def _end(self, closed: bool, first: int | None = None) -> None:
        self.rounds.append(Round(self._commits, self._reveals, closed, first))
        self._commits, self._reveals = {}, {}


class Giver(NamedTuple):
    """A player at a device that adds a share: the seat, and the name there at that time."""

    seat: Seat
    name: str


class _Words(Value):
    """Words of the luck from an outcome on.

    Args:
        first: the first outcome that they count for.
        shares: the players whose shares they come from.
        stale: the people seated then who have added no new share.
    """

    first: int = 0
    shares: frozenset[Giver] = frozenset()
    stale: tuple[Giver, ...] = ()


class LuckHistory(SharedLuck):
    """History of shared luck along the lines of a record; independent of the game's rules.

    Args:
        record: the record.
    """

    def __init__(self, record: Record) -> None:
        super().__init__(record.hash, CHAIRS)
        self._first = [_player(kind, name) for kind, name in record.header.players]
        self._line: list[Seat | tuple[Seat, Player]] = []
        """The line of play: the player of each move, or who took a chair."""
        self._players: dict[Seat, Player] = {}
        self._down: dict[Seat, str] = {}
        """Person seated in each chair and not replaced since."""
        self._moved: set[Seat] = set()
        """Players who have moved since they sat down; those of the header count as if they had."""
        self._waited = False
        """Whether luck has answered since the first reveal of the pending round."""
        self._people: dict[Giver, None] = {}
        """All people who ever sat at the table."""
        self._at: dict[Seats, frozenset[Giver]] = {}
        """Players at each device of the pending round when it committed."""
        self._givers: dict[Seats, frozenset[Giver]] = {}
        """Players at each device whose share counts."""
        self.blamed: dict[str, None] = {}
        """Names of all players because of whom rounds have failed."""
        self._words = [_Words()]
        self._nobodys = False
        self.needless: list[int] = []
        """Lines with words in mid game without a share of any new player."""
        self.uncommitted: list[int] = []
        """Lines with words in mid game that no device has committed to."""
        self._told = 0
        """Number of silent players already named."""
        self.outcomes = 0
        """Number of outcomes of luck in the line of play."""
        self.drawn = 0
        """Highest number of outcomes ever drawn: the number of the next outcome never drawn yet."""
        self._seat_all()

    def take(self, at: int, line: str) -> Iterator[ProofStep]:
        """Take the next line of the record.

        Yields:
            Findings for what may not stand here.
        """
        kind = kind_of_note(line)
        rest = line.removeprefix(f"# {kind}").removeprefix(" ")
        match kind:
            case "commit":
                yield from self._commit(at, rest)
            case "reveal":
                yield from self.reveal(at, rest)
            case "words":
                self._nobodys |= rest == NOBODYS
                yield from self._close(at, rest, None)
            case "words-from":
                first, _, words = rest.partition(" ")
                yield from self._close(at, words, number(first) or 0)
            case "chair":
                self._take_chair(rest)
            case "undo":
                self._undo(number(rest) or 0)
        if not line.startswith(("#", REMARK)):
            self._move(mover(line))

    def _move(self, seat: Seat) -> None:
        self._line.append(seat)
        self._moved.add(seat)
        if seat == CHANCE:
            self._waited |= bool(self._reveals)
            self.outcomes += 1
            self.drawn = max(self.drawn, self.outcomes)

    def _commit(self, at: int, rest: str) -> Iterator[ProofStep]:
        yield from self.commit(at, rest)
        self._waited &= bool(self._reveals)
        self._blame()
        read = _read(rest, self._chairs)
        if read is None:
            return
        there = frozenset(Giver(seat, self._name(seat)) for seat in read[0])
        for seat, name in sorted(there):
            person = is_person(self._players.get(seat, EMPTY)) and self._down.get(seat) == name
            if not person or seat not in self._moved:
                yield misplaced("commit-bot", at)
        self._at[read[0]] = there

    def _close(self, at: int, words: str, first: int | None) -> Iterator[ProofStep]:
        anew: frozenset[Giver] = frozenset()
        if not self.pending:
            self._givers = {}
            self.uncommitted += [] if first is None else [at]
        else:
            over = len(self.rounds)
            yield from self.close(at, words, first)
            self._blame()
            if any(one.closed for one in self.rounds[over:]):
                if self._waited:
                    yield misplaced("words-late", at)
                before = anew.union(*self._givers.values())
                fresh = self.rounds[-1].reveals
                self._givers = {
                    seats: self._at[seats] if seats in fresh else self._givers.get(seats, anew)
                    for seats in self.shares
                }
                anew = anew.union(*(self._at[seats] for seats in fresh))
                self.needless += [] if first is None or anew - before else [at]
        self._waited = False
        shares = frozenset[Giver]().union(*self._givers.values())
        stale = tuple(one for one in self._there if one not in anew)
        self._words.append(_Words(first or 0, shares, stale))

    def _blame(self) -> None:
        """Add the players who were silent in the round that has just failed to `blamed`."""
        for seats in self.silent[self._told :]:
            self.blamed |= {one.name: None for one in sorted(self._at[seats])}
        self._told = len(self.silent)

    def _name(self, seat: Seat) -> str:
        return self._players.get(seat, EMPTY).name

    @property
    def _there(self) -> tuple[Giver, ...]:
        people = (seat for seat, player in sorted(self._players.items()) if is_person(player))
        return tuple(Giver(seat, self._name(seat)) for seat in people)

    def _take_chair(self, rest: str) -> None:
        seat_text, _, player = rest.partition(" ")
        seat = number(seat_text)
        if seat is not None:
            kind, _, name = player.partition(" ")
            self._line.append((seat, _player(kind, name)))
            self._seat(seat, _player(kind, name))

    def _undo(self, moves: int) -> None:
        """Undo `moves` moves, and the chairs that were taken since."""
        changed = False
        while moves and self._line:
            one = self._line.pop()
            if isinstance(one, tuple):
                changed = True
            else:
                moves -= 1
                self.outcomes -= one == CHANCE
        if changed:
            self._seat_all()

    def _seat_all(self) -> None:
        self._players, self._down = {}, {}
        for seat, player in enumerate(self._first):
            self._seat(seat, player)
        self._moved = {*self._players}
        for one in self._line:
            if isinstance(one, tuple):
                self._seat(*one)
            else:
                self._moved.add(one)

    def _seat(self, seat: Seat, player: Player) -> None:
        before = self._players.get(seat, EMPTY)
        self._players[seat] = player
        if before == EMPTY and is_person(player):
            self._down[seat] = player.name
            self._moved.discard(seat)
        elif self._down.get(seat) != player.name:
            self._down.pop(seat, None)
        if is_person(player):
            self._people[Giver(seat, player.name)] = None

    # Results.

    @property
    def _used(self) -> list[tuple[_Words, int]]:
        """Words used by outcomes of the line of play, each with the number of such outcomes."""
        ends = [*(one.first for one in self._words[1:]), self.outcomes]
        used = (
            min(end, self.outcomes) - words.first
            for words, end in zip(self._words, ends, strict=True)
        )
        return [(words, count) for words, count in zip(self._words, used, strict=True) if count > 0]

    @property
    def expected(self) -> bool:
        """Whether every person was to add a share."""
        return self._nobodys or any(one.closed for one in self.rounds)

    @property
    def nobodys(self) -> bool:
        """Whether no share was added, where every person was to add one."""
        return self.expected and not self.added and bool(self._nobodys or self.alone)

    @property
    def added(self) -> dict[int, tuple[str, ...]]:
        """Names of all who have added a share, by the first outcome that uses it."""
        found: dict[Giver, int] = {}
        for words, _ in self._used:
            for one in words.shares:
                found.setdefault(one, words.first)
        firsts = sorted({*found.values()})
        return {
            first: tuple(one.name for one in sorted(found) if found[one] == first)
            for first in firsts
        }

    @property
    def stale(self) -> dict[int, tuple[str, ...]]:
        """Names of all who have added no new share where others have, by the first outcome."""
        return {
            words.first: names
            for words, _ in self._used
            if (names := tuple(one.name for one in words.stale if one in words.shares))
        }

    @property
    def alone(self) -> int:
        """Number of outcomes without any player's share."""
        return sum(count for words, count in self._used if not words.shares)

    @property
    def unused(self) -> tuple[str, ...]:
        """Names of all whose share no outcome uses."""
        used = frozenset[Giver]().union(*(words.shares for words, _ in self._used))
        given = frozenset[Giver]().union(*(words.shares for words in self._words))
        return tuple(one.name for one in sorted(given - used))

    @property
    def without(self) -> tuple[str, ...]:
        """Names of the people who have added no share, where every person was to add one."""
        given = frozenset[Giver]().union(*(words.shares for words in self._words))
        return tuple(one.name for one in self._people if one not in given) if self.expected else ()


def people_without(added: Container[Seat], first: Sequence[Player]) -> tuple[str, ...]:
    """Return the names of people whose seats are not among those that have added a share."""
    return tuple(
        player.name for seat, player in enumerate(first) if seat not in added and is_person(player)
    )


def _player(kind: str, name: str) -> Player:
    return Player(name, None if kind == "person" else kind)


def luck_of(record: Record) -> LuckHistory:
    """Read the shared luck of a record; misplaced lines are ignored."""
    history = LuckHistory(record)
    for at, line in record.moves:
        deque(history.take(at, line), 0)
    return history
