"""State machine over the lines of a record: where each kind may stand, and how often."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum

from audiogame.archive.proof import ProofStep, Verdict, found, misplaced
from audiogame.archive.shared_luck import LuckHistory
from audiogame.rules.state import Seat, State
from audiogame.rules.value import Value
from audiogame.table.move_list import Player, Written, is_person, people
from audiogame.table.notes import is_as_written, kind_of_note, number
from audiogame.table.record import REMARK, SECRET, Record, move_line
from audiogame.table.replay import Replay

_HASH = re.compile(rf"{SECRET} [0-9a-f]{{32}}")
_TELLING = ("key", "seed", "words", "result")
_ONCE = ("copied", "key", "seed", "words", "result", "left")


class RecordPhase(IntEnum):
    """Phase that a record has reached."""

    SETUP = 0
    """Nothing has moved; words are mixed in, devices commit and reveal."""
    PLAY = 1
    KEY = 2
    """The key of the secrets has been revealed, so no moves follow."""
    SEED = 3
    """The seed has been revealed, too."""
    GIVEN_UP = 4
    """A seat has given up; only other seats may do so, too."""
    OVER = 5
    """No line may follow."""


_LATEST = {
    "words": RecordPhase.SETUP,
    "advice": RecordPhase.PLAY,
    "chair": RecordPhase.PLAY,
    "undo": RecordPhase.PLAY,
    "copied": RecordPhase.PLAY,
    "words-from": RecordPhase.PLAY,
    "commit": RecordPhase.PLAY,
    "reveal": RecordPhase.PLAY,
    "key-lost": RecordPhase.PLAY,
    "open": RecordPhase.PLAY,
    "key": RecordPhase.PLAY,
    "seed": RecordPhase.KEY,
    "gave-up": RecordPhase.GIVEN_UP,
    "result": RecordPhase.SEED,
    "left": RecordPhase.PLAY,
}
"""The last phase in which a kind of note may stand."""


class ChairChange(Value):
    """A player who took a chair in mid game.

    Args:
        line: its number in the record.
        before: the player until then; `EMPTY` for none.
        after: the player since.
        same: whether both are the same player, with a bot as stand-in or back in person.
    """

    line: int
    before: Player
    after: Player
    same: bool


class LineOrder:
    """Validates the order of a record's lines, each after it was replayed.

    Args:
        record: the record.
        replay: its replay.
    """

    def __init__(self, record: Record, replay: Replay) -> None:
        self._record = record
        self._replay = replay
        self.phase = RecordPhase.SETUP
        self.shared = LuckHistory(record)
        self.secrets: dict[int, int] = {}
        """Lines of secret moves, by the number of the move."""
        self.opened: set[int] = set()
        """Numbers of the secret moves that were opened."""
        self.early: int | None = None
        """Lines that opened a move while other seats might not know it yet."""
        self.plain: list[int] = []
        """Lines with a move in plain words that should be hidden."""
        self.unknown: list[int] = []
        """Lines with notes of an unknown kind."""
        self.changes: list[ChairChange] = []
        """Players who took chairs in mid game."""
        self._seen: set[str] = set()
        self._gave_up: set[str] = set()
        self._line = ""
        self._due: dict[int, None] = {}
        """Numbers of secret moves that are public by now, and have to be opened in the next
        lines."""
        self._known = 0
        """Number of secret moves that have become public."""
        self._players = replay.table.players
        """Players by seat before the next line."""
        self._sat = {(seat, one.name) for seat, one in enumerate(self._players) if is_person(one)}
        """People who ever sat in each seat."""
        self._since_move: list[ChairChange] = []
        """Chairs that were taken since the last move."""

    def take(self, at: int, line: str, before: State) -> Iterator[ProofStep]:
        """Take one line.

        Args:
            at: its number.
            line: the line, without its check.
            before: the state before it.

        Yields:
            Findings for what may not stand here.
        """
        self._line = line
        if self.phase is RecordPhase.OVER:
            yield misplaced("after-end", at)
            return
        if self._record.sealed and line[:1] in "#;" and not is_as_written(line):
            yield misplaced("other-writing", at)
        if line.startswith(REMARK):
            return
        if self._due and kind_of_note(line) not in ("open", "key-lost"):
            yield misplaced("open-late", at)
            self._due = {}
        yield from self.shared.take(at, line)
        if line.startswith("#"):
            yield from self._take_note(at, line, before)
        else:
            yield from self._take_move(at, line, before)
        self._players = self._replay.table.players

    def _take_move(self, at: int, line: str, before: State) -> Iterator[ProofStep]:
        if self.phase > RecordPhase.PLAY:
            yield misplaced("told-early", at)
        if self.phase is RecordPhase.SETUP and self.shared.pending:
            yield misplaced("unrevealed", at)
        if self.early is not None:
            yield misplaced("open-early", self.early)
            self.early = None
        self.phase = max(self.phase, RecordPhase.PLAY)
        self._since_move = []
        who, _, rest = line.partition(" ")
        if self._record.sealed and not self._is_as_written(line, rest):
            yield misplaced("other-writing", at)
        table = self._replay.table
        chance = before.chance
        hidden = (
            chance is not None and chance.only is not None
            if who == "*"
            else who != "!" and bool(before.hidden_from(int(who)))
        )
        if rest.startswith(f"{SECRET} "):
            self.secrets[table.written] = at
            if not hidden:
                yield misplaced("secret-needless", at)
        elif hidden:
            self.plain.append(at)
        opened = table.commitments.opened
        for one in opened[self._known :]:
            if one.number in self.secrets and one.number not in self.opened:
                self._due[one.number] = None
        self._known = len(opened)

    def _is_as_written(self, line: str, rest: str) -> bool:
        """Return whether a move is written as the program writes it, in words or as a hash."""
        table = self._replay.table
        taken = table.line[-1]
        if isinstance(taken.what, (Player, Written)):
            return True
        if rest.startswith(f"{SECRET} "):
            line = (self._replay.private.opened or {})[table.written]
            if not _HASH.fullmatch(rest):
                return False
        return line == move_line(taken.seat, taken.what)

    def _take_note(self, at: int, line: str, before: State) -> Iterator[ProofStep]:
        kind = kind_of_note(line)
        if not kind:
            self.unknown.append(at)
            return
        rest = line.removeprefix("# ").removeprefix(kind).removeprefix(" ")
        if kind in _TELLING and not rest:
            yield misplaced("note-form", at)
        if kind in self._seen and kind in _ONCE:
            yield misplaced("twice", at)
        self._seen.add(kind)
        if self.phase > _LATEST[kind]:
            yield misplaced("too-late", at)
        yield from self._note_found(kind, at, rest, before)

    def _note_found(self, kind: str, at: int, rest: str, before: State) -> Iterator[ProofStep]:
        table = self._replay.table
        match kind:
            case "commit" | "reveal" | "words-from" if before.result is not None:
                yield misplaced("round-over", at)
            case "chair":
                self._take_chair(at, number(rest.partition(" ")[0]) or 0)
            case "undo" if before.result is not None:
                yield misplaced("undo-over", at)
            case "advice" if not before.may_act(number(rest) or 0):
                yield misplaced("advice", at)
            case "open":
                yield from self._open(at, rest)
            case "copied" if number(rest) != table.written or "undo" in self._seen:
                yield misplaced("copied", at)
            case "key" | "seed":
                self.phase = max(self.phase, RecordPhase.KEY if kind == "key" else RecordPhase.SEED)
            case "gave-up":
                self.phase = RecordPhase.GIVEN_UP
                self.early = None
                if before.result is not None or rest in self._gave_up:
                    yield misplaced("gave-up", at)
                elif (number(rest) or 0) not in self._seats_of_people:
                    yield misplaced("gave-up-bot", at)
                self._gave_up.add(rest)
            case "left" | "result":
                self.phase = RecordPhase.OVER
                if kind == "left" and {*people(table)} & {*table.state.seated}:
                    yield misplaced("left", at)

    @property
    def _seats_of_people(self) -> set[Seat]:
        """Seats of people, including those in which a bot stands in."""
        return {
            seat
            for seat, player in enumerate(self._replay.table.players)
            if (seat, player.name) in self._sat
        }

    def _take_chair(self, at: int, seat: Seat) -> None:
        before, after = self._players[seat], self._replay.table.players[seat]
        sat = (seat, after.name) in self._sat
        same = after.name == before.name and (sat or after.bot is not None)
        change = ChairChange(at, before, after, same)
        self.changes.append(change)
        self._since_move.append(change)
        if is_person(after):
            self._sat.add((seat, after.name))

    def _late_chairs(self) -> Iterator[ProofStep]:
        """Yield findings for chairs taken after the last move by players without a move."""
        over = self._replay.table.state.result is not None
        for one in self._since_move:
            if over or not one.same:
                yield found("chair-late", Verdict.OPEN, line=one.line, name=one.after.name)

    def _open(self, at: int, rest: str) -> Iterator[ProofStep]:
        move = number(rest.partition(" ")[0])
        if move is None or move not in self.secrets:
            yield misplaced("open-unknown", at)
        elif move in self.opened:
            yield misplaced("twice", at)
        else:
            self.opened.add(move)
            self._due.pop(move, None)
            commitments = self._replay.table.commitments
            hidden = (*commitments.pending, *commitments.withdrawn)
            if move in [one.number for one in hidden]:
                self.early = at

    @property
    def over(self) -> bool:
        """Whether the record has come to its end."""
        return self.phase >= RecordPhase.GIVEN_UP

    def at_end(self) -> Iterator[ProofStep]:
        """Yield findings for what is not proved because of the order of lines."""
        if self._record.cut:
            yield found("last-line-cut", Verdict.OPEN)
        if self.early is not None:
            yield misplaced("open-early", self.early)
        told = RecordPhase.KEY <= self.phase <= RecordPhase.SEED
        if told and self._replay.table.state.result is None:
            yield found("told-too-early", Verdict.OPEN)
        if not self.over:
            yield found("still-running", Verdict.OPEN)
        elif self.shared.pending:
            yield found("luck-unended", Verdict.OPEN)
        if self.unknown:
            yield found("notes-unknown", Verdict.OPEN, line=self.unknown[0])
        if self.shared.needless:
            yield found("luck-needless", Verdict.OPEN, line=self.shared.needless[0])
        if self.shared.uncommitted:
            yield found("words-alone", Verdict.OPEN, line=self.shared.uncommitted[0])
        if self.over:
            yield from self._late_chairs()
