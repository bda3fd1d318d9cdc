"""The record of a game: one text file, a header and one line a move, each with a check.

    audiogame record 2 ~3f0c...
    sealed: yes ~...
    game: sika 1 ~...
    option call: game ~...
    seat 0: person Ann ~...
    seat 1: casual Bo ~...
    luck: seed 7 ~...
    0 call red ~...
    * red red blue ~...
    # seed 7 ~...

A move is a seat and its action in words, `*` and an outcome of luck, or `!` and a forced move; `#`
begins a note on the table itself, and `;` a remark.  The check is the CRC-32 of everything before
it, chained from line to line. With `sealed: no` the checks are left out, for records written by
hand.
"""

from __future__ import annotations

import copy
import hmac
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from zlib import crc32

from audiogame.rules.chance import Outcome
from audiogame.rules.fault import Detail, Fault, Reason
from audiogame.rules.notation import UnreadableWords, read, word, words
from audiogame.rules.options import Options, option_kinds
from audiogame.rules.state import CHANCE, FORCED, Action, Seat, State
from audiogame.rules.value import Value
from audiogame.table.move_list import Player, Taken, Written
from audiogame.table.notes import number as read_number

FORMAT = 2
"""Version of the record format that is written and read."""
TITLE = f"audiogame record {FORMAT}"
"""First line of a record."""
COMPUTABLE = "hidden-luck: computable"
"""Line of a header that warns that the seed tells what some seats alone see."""


class Header(Value):
    """What was agreed before the first move.

    Args:
        game: the game's name, and `version` that of its rules.
        options: name and value of every option, as typed.
        players: strength ("person" for people) and name by seat.
        luck: `seed 7`, or `sha256 ...` of a seed that is secret until the end; empty if the luck
            came from elsewhere, as with dice in the hand.
        started: date and time in UTC, as text; empty if unknown.
        advice: whether people may ask for an expert's advice.
        secrets: `sha256 ...` of the key of the hashes of secret moves; empty where no move is
            secret.
        computable: whether luck that some seats alone see can be worked out from the seed, which
            was given before the game.
        program: the version of the program that began the record; empty if unknown.
    """

    game: str
    version: int
    options: tuple[tuple[str, str], ...]
    players: tuple[tuple[str, str], ...]
    luck: str
    started: str = ""
    advice: bool = True
    secrets: str = ""
    computable: bool = False
    program: str = ""

    def lines(self, sealed: bool = True) -> Iterator[str]:
        """Return the lines of the header, without checks."""
        yield TITLE
        yield f"sealed: {'yes' if sealed else 'no'}"
        yield f"game: {self.game} {self.version}"
        for name, value in self.options:
            yield f"option {name}: {value}"
        for seat, (kind, name) in enumerate(self.players):
            yield f"seat {seat}: {kind} {name}"
        if self.luck:
            yield f"luck: {self.luck}"
        if self.secrets:
            yield f"secrets: {self.secrets}"
        if self.computable:
            yield COMPUTABLE
        if not self.advice:
            yield "advice: off"
        if self.started:
            yield f"started: {self.started}"
        if self.program:
            yield f"program: {self.program}"


def options_as_typed(options: Options) -> tuple[tuple[str, str], ...]:
    """Return the name and value of every option of a table, as typed."""
    kinds = option_kinds(type(options))
    return tuple((kind.name, str(getattr(options, kind.name))) for kind in kinds)


def hashed(text: str) -> str:
    """Return the commitment to a text that is revealed later, as a header has it."""
    return f"sha256 {sha256(text.encode()).hexdigest()}"


def header_hash(lines: Iterable[str]) -> str:
    """Return the SHA-256 of a header, which identifies a game before it is played.

    Args:
        lines: of the header, without checks; the `sealed` line does not count.
    """
    text = "".join(f"{line}\n" for line in lines if not line.startswith("sealed: "))
    return sha256(text.encode()).hexdigest()


def read_header_lines(lines: list[tuple[int, str]]) -> Header:
    """Parse the header of a record, without its first two lines.

    Raises:
        RecordError: a line is no header field, occurs twice, or is missing.
    """
    game, version, luck, started, advice, secrets = "", 0, "", "", True, ""
    computable, program = False, ""
    names: set[str] = set()
    options: list[tuple[str, str]] = []
    players: list[tuple[str, str]] = []
    for number, line in lines:
        name, colon, value = line.partition(": ")
        kind, _, rest = name.partition(" ")
        if not colon:
            raise RecordError(number, line, Reason("header-form"))
        if name in names:
            raise RecordError(number, line, Reason("header-twice"))
        names.add(name)
        match kind:
            case "game":
                game, _, version_text = value.partition(" ")
                written = version_text.isascii() and version_text.isdecimal()
                if not written or len(version_text) >= 10 or version_text[0] == "0":
                    raise RecordError(number, line, Reason("header-game"))
                version = int(version_text)
            case "option":
                options.append((rest, value))
            case "seat" if rest == str(len(players)):
                strength, _, who = value.partition(" ")
                players.append((strength, who))
            case "luck":
                luck = value
            case "secrets":
                secrets = value
            case "started":
                started = value
            case "program" if value and " " not in value:
                program = value
            case "hidden-luck" if line == COMPUTABLE:
                computable = True
            case "advice" if value in ("on", "off"):
                advice = value == "on"
            case _:
                raise RecordError(number, line, Reason("header-unknown"))
    if not game or not players:
        raise RecordError(len(lines) + 2, "", Reason("header-lacking"))
    agreed = tuple(options), tuple(players)
    return Header(game, version, *agreed, luck, started, advice, secrets, computable, program)


LONGEST_LINE = 2000
"""Maximum characters of a line of a record."""


class RecordError(Fault):
    """A record that cannot be read; has the line and the reason.

    Args:
        line: its number, from 1.
        text: the line.
        why: the reason, as part of a sentence.
    """

    def __init__(self, line: int, text: str, why: Detail) -> None:
        shown = text if len(text) <= 60 else text[:60] + "..."
        super().__init__("record-line", line=line, text=shown, why=why)
        self.line = line
        self.why = why


class Seal:
    """State of the chain of checks along a record."""

    def __init__(self) -> None:
        self.check = 0

    def line(self, text: str) -> str:
        """Return the line with its check, and advance the chain."""
        self.check = crc32(text.encode() + b"\n", self.check)
        return f"{text} ~{self.check:08x}"


def _open_lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n")[:-1], start=1):
        if len(line) > LONGEST_LINE:
            raise RecordError(number, line, Reason("line-too-long", longest=LONGEST_LINE))
        yield number, line


def checked_lines(text: str, seal: Seal, title: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a record after verifying their checks.

    Args:
        text: whole lines.
        seal: the chain, which is advanced to the end of the text.
        title: the first line of a record.

    Yields:
        The number of each line, from 1, and the line without its check.

    Raises:
        RecordError: a check does not fit, or a line is too long.
    """
    sealed, by_hand = True, False
    for number, line in _open_lines(text):
        if number == 2 and line.strip() == "sealed: no":
            sealed = False
        if not sealed:
            if line.strip():
                yield number, line.strip()
            continue
        body, mark, _ = line.rpartition(" ~")
        if number == 1 and not mark and line.strip() == title:
            by_hand = True  # the next line has to report it
            yield number, line.strip()
        elif number == 2 and mark and by_hand:
            raise RecordError(1, text.partition("\n")[0], Reason("line-check-missing"))
        elif not mark or seal.line(body) != line:
            raise RecordError(number, line, Reason("line-check-wrong"))
        else:
            yield number, body


_MOVES = tuple("0123456789*!#")
REMARK = ";"
"""First characters of a remark."""


def move_line(seat: Seat, action: Action | Outcome) -> str:
    """Return the line of a move without its check, such as `0 call red` or `* red red blue`."""
    if isinstance(action, tuple):
        return "* " + word(action)
    return f"{'!' if seat == FORCED else seat} {words(action)}"


def mover(line: str) -> Seat:
    """Return the seat of the line of a move that is possible: CHANCE and FORCED, too."""
    match line.partition(" ")[0]:
        case "*":
            return CHANCE
        case "!":
            return FORCED
        case who:
            return read_number(who) or 0


Rest = Callable[[], None]
"""Yields to other tasks for a moment, if there was work for long enough."""

SECRET = "secret"


def commitment(key: str, move: int, line: str) -> str:
    """Return a secret move as a keyed hash: HMAC-SHA-256 over the move's number and words.

    Args:
        key: any text, revealed when the game is over.
        move: the number of the move in the game, luck included, counted from 1.
        line: the move, such as `1 play queen` or `* 6 6 2`.
    """
    digest = hmac.digest(key.encode(), f"{move} {line}".encode(), "sha256")
    return f"{SECRET} {digest.hex()[:32]}"


class Record(Value):
    """A record as read: the header and the numbered lines after it, checks removed.

    Args:
        places: the line of each header, such as "game" or "seat 1".
        head: the lines of the header as written, for its hash.
        cut: the number of bytes of a last line that was cut off, 0 if it is whole.
        check: state of the chain of checks, for appending.
    """

    header: Header
    places: Mapping[str, int]
    moves: tuple[tuple[int, str], ...] = ()
    cut: int = 0
    check: int = 0
    sealed: bool = True
    head: tuple[str, ...] = ()

    @property
    def notes(self) -> tuple[str, ...]:
        """The notes on the table itself, without the `# `."""
        return tuple(text[2:] for _, text in self.moves if text.startswith("# "))

    @property
    def has_secrets(self) -> bool:
        """Whether any move is written as a keyed hash."""
        moves = (text for _, text in self.moves if text[0] not in "#;")
        return any(text.partition(" ")[2].startswith(f"{SECRET} ") for text in moves)

    @property
    def hash(self) -> str:
        """SHA-256 of the header, which may have been published before the game."""
        return header_hash(self.head)


def read_record(data: bytes, rest: Rest | None = None) -> Record:
    """Parse a record.

    A last line without its line end is left out and counted in `cut`: the program was stopped while
    it wrote it.  The byte order mark and the line ends of an editor of Windows count as nothing.

    Args:
        data: the record.
        rest: called after each line, so that other tasks can run.

    Raises:
        RecordError: the bytes are no record, or were changed.
    """
    data = data.removeprefix(BOM_UTF8)
    if b"\r\n" in data:
        data = data.replace(b"\r\n", b"\n")
    _check_format(data.partition(b"\n")[0].decode("utf-8", "replace"))
    whole, line_end, cut = data.rpartition(b"\n")
    if len(cut) > LONGEST_LINE and cut.strip(b"\0"):
        at = data.count(b"\n") + 1
        raise RecordError(at, "", Reason("line-endless", longest=LONGEST_LINE))
    try:
        text = (whole + line_end).decode("utf-8")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise RecordError(line, "", Reason("line-no-text", byte=fault.start)) from fault
    seal = Seal()
    lines: list[tuple[int, str]] = []
    for numbered in checked_lines(text, seal, TITLE):
        lines.append(numbered)
        if rest is not None:
            rest()
    _check_end(len(lines) + 1, cut, seal)
    if not lines or lines[0][1] != TITLE:
        raise RecordError(1, text.partition("\n")[0], Reason("record-title", title=TITLE))
    if len(lines) < 2 or lines[1][1] not in ("sealed: yes", "sealed: no"):
        raise RecordError(2, lines[1][1] if len(lines) > 1 else "", Reason("record-sealed"))
    head, moves = _parted(lines[2:])
    return Record(
        header=read_header_lines(head),
        places={line.partition(":")[0]: number for number, line in head},
        moves=tuple(moves),
        cut=len(cut),
        check=seal.check,
        sealed=lines[1][1] == "sealed: yes",
        head=tuple(line for _, line in (*lines[:2], *head)),
    )


def _check_format(first: str) -> None:
    """Raise unless the record has the format that is read here, before anything else is checked."""
    line, mark, _ = first.rpartition(" ~")
    title = line if mark else first.strip()
    name, _, ending = title.rpartition(" ")
    format_ = read_number(ending)
    if f"{name} {FORMAT}" != TITLE or format_ is None or format_ == FORMAT:
        return
    if not mark or Seal().line(title) == first:  # else it was changed, and reported as such
        raise RecordError(1, title, Reason("record-format", format=format_, known=FORMAT))


def _parted(
    lines: list[tuple[int, str]],
) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """Split the header from the lines after it; only remarks may stand between its lines."""
    head: list[tuple[int, str]] = []
    moves: list[tuple[int, str]] = []
    begun = False
    for number, line in lines:
        if line.startswith(REMARK):
            moves.append((number, line))
        elif line.startswith(_MOVES):
            moves.append((number, line))
            begun = True
        elif begun:
            raise RecordError(number, line, Reason("header-late"))
        else:
            head.append((number, line))
    return head, moves


def _check_end(number: int, rest: bytes, seal: Seal) -> None:
    """Raise if a last line without its end was changed there, not just cut off."""
    line = rest.decode("utf-8", "replace")[:-1]
    body, mark, _ = line.rpartition(" ~")
    if mark and copy.copy(seal).line(body) == line:
        raise RecordError(number, line, Reason("line-end-changed"))


def move_of(taken: Taken, state: State) -> Action | Outcome:
    """Return the move of an entry of the line of play, parsed in the state before it.

    Raises:
        RecordError: it is in words that are not possible there.
    """
    assert not isinstance(taken.what, Player), "who takes a chair makes no move"
    if isinstance(taken.what, Written):
        return read_move(state, taken.what.at, taken.what.words)[1]
    return taken.what


def read_move(state: State, number: int, line: str) -> tuple[Seat, Action | Outcome]:
    """Parse one line of a record as a move in `state`.

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
        if who == "!":
            if state.actors != (FORCED,):
                raise RecordError(number, line, Reason("move-not-forced"))
            return FORCED, read(rest, state.legal_actions(FORCED))
        if not (who.isascii() and who.isdecimal() and len(who) < 4) or int(who) >= state.seats:
            raise RecordError(number, line, Reason("seats-are", last=state.seats - 1))
        seat = int(who)
        if not state.may_act(seat):
            why = Reason("seat-cannot-act", seat=seat)
            raise RecordError(number, line, why)
        return seat, state.read(seat, rest)
    except UnreadableWords as fault:
        why = Reason("move-not-possible", words=fault.words, why=fault.why)
        raise RecordError(number, line, why) from fault
