"""Records of whole games of several devices, by an honest or a cheating host who knows the seed.

A cheating host keeps valid what a seed can make valid: checks, hashes, and all luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import count
from random import Random

from forgeries import KEY, SHORT

from audiogame.archive.shared_luck import Seats, share_hash, typed_seats, words_of
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE, Seat
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.move_list import EMPTY
from audiogame.table.notes import (
    advice_note,
    commit_note,
    gave_up_note,
    result_note,
    reveal_note,
    words_from_note,
    words_note,
)
from audiogame.table.record import Header, commitment, hashed, header_hash, options_as_typed
from audiogame.table.table import Player, Step, Table

LUCKY = ("army-men", "sichermans-war", "sika", "ten-die-poker")
WITH_BOTS = ("sichermans-war", "sika", "ten-die-poker")
POKER = "ten-die-poker"
WAR = "scientific-war"
SEATS = {"army-men": 2, "scientific-war": 3, "sichermans-war": 4, "sika": 3, "ten-die-poker": 4}
LONGER = {"ten-die-poker": ("rounds=4", "credit=on"), "scientific-war": ("limit=4",)}
PEOPLE: tuple[Seats, ...] = ((0,), (1,))
"""The seats of the players at each device; bots sit in all others."""
MIDDLE = 9
"""Moves before an event in mid game."""


class Host:
    """Plays one game, and writes its record.

    Args:
        name: of the game.
        number: varies the game.
        seed: of its luck.
        key: of its secret choices.
    """

    def __init__(self, name: str, number: int = 0, seed: str = "", key: str = KEY) -> None:
        self.random = Random(f"{name} {number} shared")
        self.game = find_game(name)
        self.seed, self.key = seed or sha256(f"{name} {number}".encode()).hexdigest(), key
        options = read_options(self.game.options, LONGER.get(name, SHORT.get(name, ())))
        bots = [None if seat < len(PEOPLE) else "casual" for seat in range(SEATS[name])]
        players = tuple(Player(f"P{seat}", bot) for seat, bot in enumerate(bots))
        self.lines: list[str] = []
        self.table = Table(self.game, players, options, Luck(self.seed), self.lines.append, key=key)
        self.header = Header(
            self.game.name,
            self.game.version,
            options_as_typed(options),
            tuple((player.bot or "person", player.name) for player in players),
            hashed(self.seed),
            "2026-01-31T20:15:00Z",
            True,
            hashed(key) if self.table.state.keeps_secrets else "",
        )
        self.hash = header_hash(self.header.lines())
        self.shares: dict[Seats, str] = {}
        self.drawn = 0
        """Highest number of outcomes of luck so far."""
        self.guests = count(1)

    @property
    def over(self) -> bool:
        return self.table.state.result is not None

    def note(self, text: str) -> None:
        self.lines.append(f"# {text}")

    # Shared luck.

    def commit(self, *devices: Seats) -> dict[Seats, str]:
        """Commit devices to new shares, and return these."""
        new = {one: sha256(f"{one} {len(self.lines)}".encode()).hexdigest() for one in devices}
        for seats, share in new.items():
            typed = typed_seats(seats)
            self.note(commit_note(typed, share_hash(self.hash, typed, share)))
        return new

    def reveal(self, shares: dict[Seats, str]) -> str:
        """Reveal the shares of devices, and return the resulting words."""
        for seats, share in shares.items():
            self.note(reveal_note(typed_seats(seats), share))
        anew = {seat for seats in shares for seat in seats}
        kept = {seats: share for seats, share in self.shares.items() if not {*seats} & anew}
        self.shares = kept | shares
        return words_of(self.shares)

    def write_words(self, words: str, first: int | None = None) -> None:
        """Write words, and draw luck from them."""
        if first is None:
            self.note(words_note(words))
            self.table.luck = self.table.luck.with_words(words)
        else:
            self.note(words_from_note(first, words))
            self.table.luck = self.table.luck.with_words_from(first, words)

    def add(self, *devices: Seats, first: int | None = None) -> None:
        """Commit and reveal shares of devices, and write the words."""
        self.write_words(self.reveal(self.commit(*devices)), first)

    # Play.

    def play(self, moves: int) -> None:
        """Play `moves` moves, or to the end."""
        until = self.table.written + moves
        while not self.over and self.table.written < until:
            if self.table.step() is Step.AWAITED:
                seat = self.random.choice(self.table.awaited)
                action = self.random.choice(self.table.state.legal_actions(seat))
                self.table.submit(seat, action)
            self.drawn = max(self.drawn, self.table.outcomes)

    def throw(self) -> None:
        """Play on until the next outcome of luck."""
        before = self.drawn
        while not self.over and self.drawn == before:
            self.play(1)

    def undo(self) -> None:
        """Undo a move, if there is one."""
        choices = [at for at, one in enumerate(reversed(self.table.moves), 1) if one.seat != CHANCE]
        if choices and not self.over:
            self.table.take_back(self.random.choice(choices[:4]))

    def advise(self) -> None:
        """Record a request for advice."""
        if not self.over and len(self.table.awaited) == 1:
            self.note(advice_note(self.table.awaited[0]))

    def stand_in(self) -> None:
        """Replace a person by a bot, or bring that person back."""
        seat = self.random.randrange(len(PEOPLE))
        before = self.table.players[seat]
        self.seat(seat, before.name, "person" if before.bot else "casual")

    def seat(self, seat: Seat, name: str, kind: str = "person") -> None:
        """Seat a player in a chair."""
        self.table.seat_player(seat, Player(name, None if kind == "person" else kind))

    def sit_down(self, adds: bool = True) -> Seat | None:
        """Seat a guest in a free chair of poker, and add to the luck with all players there."""
        state = self.table.state
        free = [
            seat
            for seat in range(state.seats)
            if self.table.players[seat] == EMPTY and state.requests(seat)
        ]
        if not free or self.over:
            return None
        self.seat(free[0], f"Guest {next(self.guests)}")
        self.table.submit(free[0], state.requests(free[0])[0])
        if adds:
            there = [one for one in PEOPLE if self.table.players[one[0]].bot is None]
            self.add(*there, (free[0],), first=self.drawn)
        return free[0]

    def leave(self, seat: Seat) -> None:
        """Make a seat of poker leave after this round."""
        requests = () if self.over else self.table.state.requests(seat)
        if requests and self.table.state.money[seat] is not None:  # type: ignore[attr-defined]  # of poker
            self.table.submit(seat, requests[0])

    # The end.

    def tell_all(self) -> None:
        """Write the notes of the key and the seed."""
        if self.table.state.keeps_secrets:
            self.note(f"key {self.key}")
        self.note(f"seed {self.seed}")

    def finish(self) -> None:
        """Play to the end, and write the final notes."""
        self.play(1_000_000)
        self.tell_all()
        result = self.table.state.result
        assert result is not None
        self.note(result_note(result.places))

    def give_up(self, *seats: Seat) -> None:
        """Give up the game by some seats."""
        self.table.uncover()
        self.tell_all()
        for seat in seats:
            self.note(gave_up_note(seat))

    @property
    def record(self) -> tuple[str, ...]:
        """The record's lines, without checks."""
        return (*self.header.lines(), *self.lines)


def events(host: Host) -> Iterator[Callable[[], object]]:
    """Yield the events of an honest game that are not moves."""
    yield from (host.undo, host.advise, host.stand_in)
    if host.game.name == POKER:
        yield from (host.sit_down, lambda: host.leave(host.random.choice((2, 3, 4, 5))))


def begin(host: Host) -> None:
    """Add to the luck by all devices, and begin."""
    if host.game.lucky:
        host.add(*PEOPLE)
    host.table.open()


def in_mid_game(host: Host) -> None:
    """Play for a while, with all kinds of events."""
    for _ in range(host.random.randrange(3, 9)):
        host.play(host.random.randrange(1, 6))
        if not host.over:
            host.random.choice([*events(host)])()


def leave_all(host: Host) -> None:
    """Make all people leave a table of poker, and end the game when none is left."""
    people = [seat for seat, one in enumerate(host.table.players) if one.name and not one.bot]
    stood_in = [seat for seats in PEOPLE for seat in seats]
    gone = {*people, *stood_in}
    for seat in sorted(gone):
        host.leave(seat)
    while not host.over and gone & {*host.table.state.seated}:
        host.play(1)
    if host.over:
        host.finish()
    else:
        host.note("left")


ENDINGS: dict[str, Callable[[Host], None]] = {
    "played out": Host.finish,
    "given up": lambda host: host.give_up(0) if not host.over else host.finish(),
    "given up by both": lambda host: host.give_up(0, 1) if not host.over else host.finish(),
    "left": lambda host: leave_all(host) if host.game.name == POKER else host.finish(),
    "running": lambda host: None,
}


@cache
def honest(name: str, number: int, ending: str = "played out") -> tuple[str, ...]:
    """Return the record of an honest game."""
    host = Host(name, number)
    begin(host)
    in_mid_game(host)
    ENDINGS[ending](host)
    return host.record


# Cheating hosts.


@dataclass(frozen=True)
class Crook:
    """A way in which a host cheats.

    Args:
        found: the finding of the verifier.
        games: for which it works.
        begin: acts before the first move.
        middle: acts in mid game.
        end: acts at the end.
        change: edits the lines.
        seed: of the luck; empty for a valid one.
        key: of the secret choices.
        proved: whether the record is proved all the same, with the finding as a remark.
    """

    found: str
    games: tuple[str, ...] = LUCKY
    begin: Callable[[Host], None] = begin
    middle: Callable[[Host], object] = in_mid_game
    end: Callable[[Host], None] = Host.finish
    change: Callable[[list[str]], None] = lambda lines: None
    seed: str = ""
    key: str = KEY
    proved: bool = False


def words_never(first: int) -> Callable[[Host], None]:
    """Add to the luck of outcomes that never come, or come later, by all devices."""

    def begins(host: Host) -> None:
        words = host.reveal(host.commit(*PEOPLE))
        host.write_words(words, first)
        host.table.open()

    return begins


def alone(host: Host) -> None:
    """Begin with the host's share alone."""
    host.table.open()


def late_round(host: Host) -> None:
    host.throw()
    host.add(*PEOPLE, first=host.drawn)
    host.throw()
    host.throw()


def number_off(by: int) -> Callable[[Host], None]:
    """Number a later round from another outcome than the next one."""

    def middle(host: Host) -> None:
        host.throw()
        host.throw()
        host.add(*PEOPLE, first=host.drawn + by)

    return middle


def round_at_end(host: Host) -> None:
    """Add to the luck by all devices when no outcome is left, and give up."""
    host.add(*PEOPLE, first=host.drawn)
    host.give_up(0)


def round_when_over(host: Host) -> None:
    host.play(1_000_000)
    host.add(*PEOPLE, first=host.drawn)
    host.finish()


def words_when_they_suit(host: Host) -> None:
    """Delay the new words after all reveals, until the old ones are worse."""
    host.throw()
    words = host.reveal(host.commit(*PEOPLE))
    host.throw()
    host.write_words(words, host.drawn)


def reveal_when_it_suits(host: Host) -> None:
    """Reveal an ally's share last, once the old words are worse than the new ones."""
    host.throw()
    shares = host.commit(*PEOPLE)
    host.reveal({(1,): shares[1,]})
    host.throw()
    words = host.reveal({(0,): shares[0,]})
    host.write_words(words, host.drawn)


def again(host: Host) -> None:
    """Restart a round, because a reveal did not suit."""
    shares = host.commit(*PEOPLE)
    host.reveal({(0,): shares[0,]})
    host.shares = {}
    host.add(*PEOPLE)
    host.table.open()


def nobody(host: Host) -> None:
    host.write_words(words_of({}))
    host.table.open()


def bot_adds(host: Host) -> None:
    """Replace a bot for six lines by a person, who adds to the luck."""
    host.play(MIDDLE)
    host.seat(2, "P2")
    host.add((2,), first=host.drawn)
    host.seat(2, "P2", "casual")


def bot_is_replaced(host: Host) -> None:
    host.play(MIDDLE)
    host.seat(2, "Eve")
    host.add((2,), first=host.drawn)
    host.seat(2, "P2", "casual")


def bot_commits(host: Host) -> None:
    host.add(*PEOPLE, (2,))
    host.table.open()


def becomes_a_person(host: Host) -> None:
    host.play(MIDDLE)
    host.seat(2, "P2")


def taken_over(host: Host) -> None:
    host.play(MIDDLE)
    host.seat(1, "Eve")


def named_when_over(host: Host) -> None:
    host.play(1_000_000)
    host.seat(0, "Eve")
    host.finish()


def named_before_giving_up(host: Host) -> None:
    host.seat(0, "Eve")
    host.give_up(0)


def ally_alone(host: Host) -> None:
    """Renew the share of one device, which knows those of all others."""
    host.throw()
    host.add((0,), first=host.drawn)
    host.throw()


def until_it_suits(host: Host) -> None:
    """Renew the shares of all devices again and again before the next outcome."""
    host.throw()
    for _ in range(3):
        host.add(*PEOPLE, first=host.drawn)


def guest_adds_nothing(host: Host) -> None:
    """Seat a guest who adds no share, leaves, and is in no seat at the end."""
    seat = host.sit_down(adds=False)
    assert seat is not None
    host.throw()
    host.leave(seat)


def never_joins(host: Host) -> None:
    """Add to the luck by a guest who takes no part in the game."""
    host.throw()
    host.seat(6, "Eve")
    host.add((6,), first=host.drawn)


def chair_of_a_guest(host: Host) -> None:
    """Seat another player in the chair of a guest who has added a share."""
    seat = host.sit_down()
    assert seat is not None
    host.throw()
    host.seat(seat, "Eve")
    host.throw()


def shifted(kind: str, by: int = 1) -> Callable[[list[str]], None]:
    """Move the first line of a kind down by `by` moves."""

    def change(lines: list[str]) -> None:
        at = next(at for at, line in enumerate(lines) if line.startswith(kind))
        line = lines.pop(at)
        while by and not lines[at][:1].isdecimal():
            at += 1
        lines.insert(at + by, line)

    return change


def opened_at_the_end(lines: list[str]) -> None:
    """Reveal all secret choices only before the key."""
    opened = [line for line in lines if line.startswith("# open ")]
    lines[:] = [line for line in lines if line not in opened]
    at = next(at for at, line in enumerate(lines) if line.startswith("# key "))
    lines[at:at] = opened


def two_blanks(kind: str, place: int) -> Callable[[list[str]], None]:
    """Write another blank before a word of the first line of a kind."""

    def change(lines: list[str]) -> None:
        at = next(at for at, line in enumerate(lines) if line.startswith(kind))
        words = lines[at].split(" ")
        lines[at] = " ".join([*words[:place], "", *words[place:]])

    return change


def bent(lines: list[str]) -> None:
    """Hash a secret choice that is written with two blanks, and reveal it so."""
    at = next(at for at, line in enumerate(lines) if line.startswith("# open "))
    _, _, move, who, kind, card = lines[at].split(" ")
    words = f"{who} {kind}  {card}"
    moves = [place for place, line in enumerate(lines) if line[:1] in "0123456789*"]
    lines[moves[int(move) - 1]] = f"{who} {commitment(KEY, int(move), words)}"
    lines[at] = f"# open {move} {words}"


def replaced(old: str, new: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        at = next(at for at, line in enumerate(lines) if old in line)
        lines[at] = lines[at].replace(old, new)

    return change


def swapped(first: str, second: str) -> Callable[[list[str]], None]:
    """Swap two lines of the header."""

    def change(lines: list[str]) -> None:
        one, other = (
            next(at for at, line in enumerate(lines) if line.startswith(kind))
            for kind in (first, second)
        )
        lines[one], lines[other] = lines[other], lines[one]

    return change


def bot_gives_up(host: Host) -> None:
    host.give_up(2)


def left_while_there(host: Host) -> None:
    host.note("left")


def moves_alone(host: Host) -> None:
    host.play(MIDDLE)


CROOKS: dict[str, Crook] = {
    "words for outcome 999999": Crook("RecordError", begin=words_never(999_999)),
    "words for outcome 200": Crook("RecordError", begin=words_never(200)),
    "words from 0 before the first move": Crook("RecordError", begin=words_never(0)),
    "later words for outcome 999999": Crook("RecordError", middle=number_off(999_999)),
    "later words one outcome too late": Crook("RecordError", middle=number_off(1)),
    "later words 200 outcomes too late": Crook("RecordError", middle=number_off(200)),
    "later words one outcome too early": Crook("RecordError", middle=number_off(-1)),
    "a round that comes late": Crook("luck-alone", begin=alone, middle=late_round),
    "a round after the last throw": Crook(
        "luck-nobodys", begin=alone, middle=moves_alone, end=round_at_end
    ),
    "a round after the end": Crook("order-round-over", begin=alone, end=round_when_over),
    "words when they suit": Crook("order-words-late", middle=words_when_they_suit),
    "a reveal when it suits": Crook("order-words-late", middle=reveal_when_it_suits),
    "a guest who never joins": Crook("order-commit-bot", (POKER,), middle=never_joins),
    "a round that began again": Crook("luck-begun-again", begin=again),
    "words of nobody": Crook("luck-nobodys", begin=nobody, middle=moves_alone),
    "words of nobody, and a round later": Crook("luck-alone", begin=nobody, middle=late_round),
    "seed 7": Crook("luck-guessable", seed="7"),
    "a seed of 63 digits": Crook("luck-guessable", seed="5e" * 31 + "5"),
    "a seed of capitals": Crook("luck-guessable", seed="5E" * 32),
    "key k": Crook("key-guessable", (WAR,), key="k"),
    "a key of 32 digits": Crook("key-guessable", (WAR,), key="ab" * 16),
    "a bot that adds for six lines": Crook("order-commit-bot", WITH_BOTS, middle=bot_adds),
    "a bot that is replaced for six lines": Crook(
        "order-commit-bot", WITH_BOTS, middle=bot_is_replaced
    ),
    "a bot that commits": Crook("order-commit-bot", WITH_BOTS, begin=bot_commits),
    "a bot that becomes a person": Crook(
        "seat-became-person", (*WITH_BOTS, WAR), middle=becomes_a_person, proved=True
    ),
    "a seat that is taken over": Crook(
        "seat-taken-over", (*LUCKY, WAR), middle=taken_over, proved=True
    ),
    "a name changed when all is over": Crook("chair-late", (*LUCKY, WAR), end=named_when_over),
    "a name changed before giving up": Crook(
        "chair-late", (*LUCKY, WAR), middle=moves_alone, end=named_before_giving_up
    ),
    "an ally who adds alone": Crook("luck-needless", middle=ally_alone),
    "rounds until one suits": Crook("luck-needless", middle=until_it_suits),
    "a guest who adds nothing and leaves": Crook(
        "luck-without", (POKER,), middle=guest_adds_nothing, proved=True
    ),
    "another in the chair of a guest": Crook(
        "luck-without", (POKER,), middle=chair_of_a_guest, proved=True
    ),
    "a choice opened a move late": Crook("order-open-late", (WAR,), change=shifted("# open")),
    "choices opened at the end": Crook("order-open-late", (WAR,), change=opened_at_the_end),
    "two blanks in a choice": Crook("order-other-writing", change=two_blanks("0 ", 1)),
    "two blanks in luck": Crook("order-other-writing", change=two_blanks("* ", 1)),
    "two blanks in an opened choice": Crook("RecordError", (WAR,), change=two_blanks("# open ", 4)),
    "two blanks in a choice that is hashed so": Crook("order-other-writing", (WAR,), change=bent),
    "two blanks in a secret": Crook("RecordError", (WAR,), change=two_blanks("0 secret", 2)),
    "two blanks in a note": Crook("notes-unknown", change=two_blanks("# commit", 1)),
    "two blanks in a commitment": Crook("order-note-form", change=two_blanks("# commit", 3)),
    "a blank after the seed": Crook("luck-wrong-hash", change=replaced("# seed ", "# seed  ")),
    "a blank after the last person": Crook(
        "order-other-writing",
        (POKER,),
        middle=moves_alone,
        end=ENDINGS["left"],
        change=lambda lines: lines.__setitem__(-1, f"{lines[-1]} "),
    ),
    "a blank in the header": Crook("order-other-writing", change=two_blanks("seat 0:", 3)),
    "a header in another order": Crook(
        "order-other-writing", change=swapped("started: ", "luck: ")
    ),
    "a bot that gives up": Crook(
        "order-gave-up-bot", (*WITH_BOTS, WAR), middle=moves_alone, end=bot_gives_up
    ),
    "people who have not left": Crook("order-left", middle=moves_alone, end=left_while_there),
}


@cache
def crooked(how: str, name: str, number: int = 0) -> tuple[str, ...]:
    """Return the record of a cheating host."""
    crook = CROOKS[how]
    host = Host(name, number, crook.seed, crook.key)
    crook.begin(host)
    crook.middle(host)
    crook.end(host)
    lines = [*host.record]
    crook.change(lines)
    return tuple(lines)
