"""Luck of everybody: what each device adds, committed to before any of it is told."""

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
from audiogame.table.record import REMARK, Record

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
        first: the outcome from which on its words count; None before the first move.
    """

    commits: dict[Seats, str]
    reveals: dict[Seats, str]
    closed: bool
    first: int | None = None


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

    def close(self, at: int, words: str, first: int | None = None) -> Iterator[ProofStep]:
        """Take the words that a round comes to.

        Args:
            at: their line.
            words: as they are written.
            first: the outcome from which on they count; None before the first move.
        """
        unkept = self.unkept
        if unkept and first is None and words == NOBODYS:  # nobody was left to begin it again
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
    """Somebody at a device that adds something: the seat, and the name there at that time."""

    seat: Seat
    name: str


class _Words(Value):
    """The words of the luck from an outcome on.

    Args:
        first: the outcome.
        shares: who is in the shares that they come from.
        stale: the people who sat there, and have added nothing new to them.
    """

    first: int = 0
    shares: frozenset[Giver] = frozenset()
    stale: tuple[Giver, ...] = ()


class LuckHistory(SharedLuck):
    """The luck of everybody along the lines of a record; the rules of its game do not matter.

    Args:
        record: the record.
    """

    def __init__(self, record: Record) -> None:
        super().__init__(record.hash, CHAIRS)
        self._first = [_player(kind, name) for kind, name in record.header.players]
        self._line: list[Seat | tuple[Seat, Player]] = []
        """The line of play: whose each move is, or who took a chair."""
        self._players: dict[Seat, Player] = {}
        self._down: dict[Seat, str] = {}
        """Who has sat down in each chair as a person, and was not replaced since."""
        self._moved: set[Seat] = set()
        """Who has moved since they sat down; those of the header count as if they had."""
        self._waited = False
        """Whether luck has answered since somebody revealed something in the pending round."""
        self._people: dict[Giver, None] = {}
        """All who ever sat there as people."""
        self._at: dict[Seats, frozenset[Giver]] = {}
        """Who sat at each device of the pending round when it committed."""
        self._givers: dict[Seats, frozenset[Giver]] = {}
        """Who sat at each device whose share counts."""
        self.blamed: dict[str, None] = {}
        """The names of all because of whom rounds have failed."""
        self._words = [_Words()]
        self._nobodys = False
        self.needless: list[int] = []
        """Lines with words in mid game to which nobody has added who had not before."""
        self.uncommitted: list[int] = []
        """Lines with words in mid game that no device has committed to."""
        self._told = 0
        """How many of the silent are named."""
        self.outcomes = 0
        """How often luck has answered in the line of play."""
        self.drawn = 0
        """How often it has answered at most: the number of the next outcome never drawn yet."""
        self._seat_all()

    def take(self, at: int, line: str) -> Iterator[ProofStep]:
        """Take one line of the record after the other.

        Yields:
            What makes no sense where it stands.
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
            who = line.partition(" ")[0]
            self._move(CHANCE if who == "*" else number(who) or 0)

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
        """Name those who were silent in a round that has just failed."""
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
        """Go back to before so many moves; chairs that were taken since go back, too."""
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

    # What came of it.

    @property
    def _used(self) -> list[tuple[_Words, int]]:
        """The words that outcomes of the line of play come from, each with how many those are."""
        ends = [*(one.first for one in self._words[1:]), self.outcomes]
        used = (
            min(end, self.outcomes) - words.first
            for words, end in zip(self._words, ends, strict=True)
        )
        return [(words, count) for words, count in zip(self._words, used, strict=True) if count > 0]

    @property
    def expected(self) -> bool:
        """Whether everybody was to add something."""
        return self._nobodys or any(one.closed for one in self.rounds)

    @property
    def nobodys(self) -> bool:
        """Whether nobody has added anything, where everybody was to."""
        return self.expected and not self.added and bool(self._nobodys or self.alone)

    @property
    def added(self) -> dict[int, tuple[str, ...]]:
        """The names of all who have added something, by the first outcome that has it."""
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
        """The names of all who have added nothing new where others have, by the first outcome."""
        return {
            words.first: names
            for words, _ in self._used
            if (names := tuple(one.name for one in words.stale if one in words.shares))
        }

    @property
    def alone(self) -> int:
        """How many outcomes have nothing in them that anybody has added."""
        return sum(count for words, count in self._used if not words.shares)

    @property
    def unused(self) -> tuple[str, ...]:
        """The names of all who have added something that no outcome has."""
        used = frozenset[Giver]().union(*(words.shares for words, _ in self._used))
        given = frozenset[Giver]().union(*(words.shares for words in self._words))
        return tuple(one.name for one in sorted(given - used))

    @property
    def without(self) -> tuple[str, ...]:
        """The names of the people who have added nothing, where everybody was to add something."""
        given = frozenset[Giver]().union(*(words.shares for words in self._words))
        return tuple(one.name for one in self._people if one not in given) if self.expected else ()


def people_without(added: Container[Seat], first: Sequence[Player]) -> tuple[str, ...]:
    """Name the people whose seats are not among those that have added something."""
    return tuple(
        player.name for seat, player in enumerate(first) if seat not in added and is_person(player)
    )


def _player(kind: str, name: str) -> Player:
    return Player(name, None if kind == "person" else kind)


def luck_of(record: Record) -> LuckHistory:
    """Read the luck of everybody from a record; what makes no sense is passed over."""
    history = LuckHistory(record)
    for at, line in record.moves:
        deque(history.take(at, line), 0)
    return history
