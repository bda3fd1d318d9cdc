"""The record of a game: one text file, a header and one line a move, each with a check.

    audiogame record 1 ~3f0c...
    sealed: yes ~...
    game: sika 1 ~...
    option call: game ~...
    seat 0: person Ann ~...
    seat 1: casual Bo ~...
    luck: seed 7 ~...
    0 call red ~...
    * red red blue ~...
    # seed 7 ~...

A move is a seat and its action in words, or `*` and an outcome of luck; `#` marks what happens
at the table itself.  The check is the CRC-32 of everything before it, chained from line to line.
With `sealed: no` the checks are left out, for records written by hand.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from zlib import crc32

from audiogame.rules.chance import Outcome
from audiogame.rules.fault import Detail, Fault, Reason
from audiogame.rules.notation import UnreadableWords, read, word, words
from audiogame.rules.options import Options, option_kinds
from audiogame.rules.state import CHANCE, Action, Seat, State
from audiogame.rules.value import Value

TITLE = "audiogame record 1"
_MOVES = tuple("0123456789*#")
LONGEST_LINE = 2000
"""Characters; a longer line is no line of a record."""


class RecordError(Fault):
    """A record that cannot be read; says the line and why.

    Args:
        line: its number, from 1.
        text: what stands there.
        why: what is wrong with it, as part of a sentence.
    """

    def __init__(self, line: int, text: str, why: Detail) -> None:
        shown = text if len(text) <= 60 else text[:60] + "..."
        super().__init__("record-line", line=line, text=shown, why=why)
        self.line = line
        self.why = why


def move_line(seat: Seat, action: Action | Outcome) -> str:
    """Write a move without its check, such as `0 call red` or `* red red blue`."""
    if isinstance(action, tuple):
        return "* " + word(action)
    return f"{seat} {words(action)}"


SECRET = "secret"


def commitment(key: str, move: int, line: str) -> str:
    """Write a secret choice as a keyed hash: HMAC-SHA-256 over the move's number and words.

    Args:
        key: any text, told when the game is over.
        move: the number of the move in the game, luck included, counted from 1.
        line: the move, such as `1 play queen`.
    """
    digest = hmac.digest(key.encode(), f"{move} {line}".encode(), "sha256")
    return f"{SECRET} {digest.hex()[:32]}"


@dataclass
class Seal:
    """The chain of checks along a record, and where it stands."""

    check: int = 0

    def line(self, text: str) -> str:
        """Return the line with its check, and go on along the chain."""
        self.check = crc32(text.encode() + b"\n", self.check)
        return f"{text} ~{self.check:08x}"


class Header(Value):
    """What was agreed before the first move.

    Args:
        game: the game's name, and `version` that of its rules.
        options: name and value of every option, as typed.
        players: strength ("person" for people) and name by seat.
        luck: `seed 7`, or `sha256 ...` of a seed that is secret until the end; empty if the
            luck came from elsewhere, as with dice in the hand.
        started: date and time in UTC, as text; empty if nobody said.
        advice: whether people may ask what an expert would do.
    """

    game: str
    version: int
    options: tuple[tuple[str, str], ...]
    players: tuple[tuple[str, str], ...]
    luck: str
    started: str = ""
    advice: bool = True

    def lines(self, sealed: bool = True) -> Iterator[str]:
        """Write the header, without checks."""
        yield TITLE
        yield f"sealed: {'yes' if sealed else 'no'}"
        yield f"game: {self.game} {self.version}"
        for name, value in self.options:
            yield f"option {name}: {value}"
        for seat, (kind, name) in enumerate(self.players):
            yield f"seat {seat}: {kind} {name}"
        if self.luck:
            yield f"luck: {self.luck}"
        if not self.advice:
            yield "advice: off"
        if self.started:
            yield f"started: {self.started}"


def options_as_typed(options: Options) -> tuple[tuple[str, str], ...]:
    """Write every option of a table as name and value."""
    kinds = option_kinds(type(options))
    return tuple((kind.name, str(getattr(options, kind.name))) for kind in kinds)


class Record(Value):
    """A record as read: the header and the numbered lines after it, checks removed.

    Args:
        places: the line of each header, such as "game" or "seat 1".
        cut: the number of bytes of a last line that was cut off, 0 if it is whole.
        check: where the chain of checks stands, to write on.
    """

    header: Header
    places: Mapping[str, int]
    moves: tuple[tuple[int, str], ...] = ()
    cut: int = 0
    check: int = 0
    sealed: bool = True

    @property
    def notes(self) -> tuple[str, ...]:
        """What happened at the table itself, without the `# `."""
        return tuple(text[2:] for _, text in self.moves if text.startswith("# "))


def _open_lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n")[:-1], start=1):
        if len(line) > LONGEST_LINE:
            raise RecordError(number, line, Reason("line-too-long", longest=LONGEST_LINE))
        yield number, line


def _checked(text: str, seal: Seal) -> Iterator[tuple[int, str]]:
    sealed, by_hand = True, False
    for number, line in _open_lines(text):
        if number == 2 and line.strip() == "sealed: no":
            sealed = False
        if not sealed:
            if line.strip():
                yield number, line.strip()
            continue
        body, mark, _ = line.rpartition(" ~")
        if number == 1 and not mark and line.strip() == TITLE:
            by_hand = True  # the next line has to say so
            yield number, line.strip()
        elif number == 2 and mark and by_hand:
            raise RecordError(1, TITLE, Reason("line-check-missing"))
        elif not mark or seal.line(body) != line:
            raise RecordError(number, line, Reason("line-check-wrong"))
        else:
            yield number, body


def read_record(data: bytes) -> Record:
    """Read a record.

    A last line without its line end is left out and counted in `cut`: the program was stopped
    while it wrote it.

    Raises:
        RecordError: the bytes are no record, or changed.
    """
    whole, line_end, rest = data.rpartition(b"\n")
    if len(rest) > LONGEST_LINE and rest.strip(b"\0"):
        at = data.count(b"\n") + 1
        raise RecordError(at, "", Reason("line-endless", longest=LONGEST_LINE))
    try:
        text = (whole + line_end).decode("utf-8")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise RecordError(line, "", Reason("line-no-text", byte=fault.start)) from fault
    seal = Seal()
    lines = list(_checked(text, seal))
    _check_end(len(lines) + 1, rest, seal)
    if not lines or lines[0][1] != TITLE:
        raise RecordError(1, text.partition("\n")[0], Reason("record-title", title=TITLE))
    if len(lines) < 2 or lines[1][1] not in ("sealed: yes", "sealed: no"):
        raise RecordError(2, lines[1][1] if len(lines) > 1 else "", Reason("record-sealed"))
    moves = [pair for pair in lines if pair[1][:1] in _MOVES]
    head = [pair for pair in lines[2:] if pair[1][:1] not in _MOVES]
    return Record(
        header=_read_header(head),
        places={line.partition(":")[0]: number for number, line in head},
        moves=tuple(moves),
        cut=len(rest),
        check=seal.check,
        sealed=lines[1][1] == "sealed: yes",
    )


def _check_end(number: int, rest: bytes, seal: Seal) -> None:
    """See that a last line without its end was cut off, not changed at its end."""
    line = rest.decode("utf-8", "replace")[:-1]
    body, mark, _ = line.rpartition(" ~")
    if mark and replace(seal).line(body) == line:
        raise RecordError(number, line, Reason("line-end-changed"))


def _read_header(lines: list[tuple[int, str]]) -> Header:
    game, version, luck, started, advice = "", 0, "", "", True
    options: list[tuple[str, str]] = []
    players: list[tuple[str, str]] = []
    for number, line in lines:
        name, colon, value = line.partition(": ")
        kind, _, rest = name.partition(" ")
        if not colon:
            raise RecordError(number, line, Reason("header-form"))
        match kind:
            case "game":
                game, _, version_text = value.partition(" ")
                if not (
                    version_text.isascii() and version_text.isdecimal() and len(version_text) < 10
                ):
                    raise RecordError(number, line, Reason("header-game"))
                version = int(version_text)
            case "option":
                options.append((rest, value))
            case "seat" if rest == str(len(players)):
                strength, _, who = value.partition(" ")
                players.append((strength, who))
            case "luck":
                luck = value
            case "started":
                started = value
            case "advice" if value in ("on", "off"):
                advice = value == "on"
            case _:
                raise RecordError(number, line, Reason("header-unknown"))
    if not game or not players:
        raise RecordError(len(lines) + 2, "", Reason("header-lacking"))
    return Header(game, version, tuple(options), tuple(players), luck, started, advice)


def read_move(state: State, number: int, line: str) -> tuple[Seat, Action | Outcome]:
    """Read one move of a record as a move in `state`.

    Args:
        number: the line's number, for the message.
        line: the move without its check.

    Raises:
        RecordError: it is no move, or not possible in this state.
    """
    who, _, rest = line.partition(" ")
    try:
        if who == "*":
            if state.chance is None:
                raise RecordError(number, line, Reason("luck-not-asked"))
            return CHANCE, state.chance.read(rest.split())
        if not (who.isascii() and who.isdecimal() and len(who) < 4) or int(who) >= state.seats:
            raise RecordError(number, line, Reason("seats-are", last=state.seats - 1))
        seat = int(who)
        if not state.may_act(seat):
            why = Reason("seat-cannot-act", seat=seat, actors=str(state.actors))
            raise RecordError(number, line, why)
        return seat, read(rest, state.legal_actions(seat) + state.requests(seat))
    except UnreadableWords as fault:
        why = Reason("move-not-possible", words=fault.words, why=fault.why)
        raise RecordError(number, line, why) from fault
