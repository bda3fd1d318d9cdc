"""Where each kind of line of a record may stand, and how often: a state machine over the lines."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from audiogame.archive.proof import ProofStep, Verdict, found, misplaced
from audiogame.archive.shared_luck import SharedLuck
from audiogame.rules.state import State
from audiogame.table.move_list import EMPTY, Player, Written
from audiogame.table.notes import kind_of_note, number
from audiogame.table.record import REMARK, SECRET, Record, move_line
from audiogame.table.replay import Replay

_TELLING = ("key", "seed", "words", "result")
_ONCE = ("copied", "key", "seed", "words", "result", "left")


class RecordPhase(IntEnum):
    """How far a record has come."""

    SETUP = 0
    """Nothing has moved; words are added, devices commit and reveal."""
    PLAY = 1
    KEY = 2
    """The key of the secrets has been told, so nothing moves any more."""
    SEED = 3
    """The seed has been told, too."""
    GIVEN_UP = 4
    """Somebody has given up; only others may do so, too."""
    OVER = 5
    """Nothing comes after it."""


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
"""The phase after which a note makes no sense any more."""


class LineOrder:
    """Follows a record line by line, after each was played again.

    Args:
        record: the record.
        replay: plays it again.
    """

    def __init__(self, record: Record, replay: Replay) -> None:
        self._record = record
        self._replay = replay
        self.phase = RecordPhase.SETUP
        self.shared = SharedLuck(record.hash, replay.table.state.seats)
        self.secrets: dict[int, int] = {}
        """The lines of secret choices, by the number of the move."""
        self.opened: set[int] = set()
        """The numbers of those that were opened."""
        self.early: int | None = None
        """The line that opened a choice which others may not know yet."""
        self.plain: list[int] = []
        """Lines that tell a choice which should be hidden."""
        self.unknown: list[int] = []
        """Lines with notes that nobody here knows."""
        self.alone: list[int] = []
        """Lines with words for the luck in mid game that no device has committed to."""
        self._seen: set[str] = set()
        self._gave_up: set[str] = set()
        self._line = ""

    def take(self, at: int, line: str, before: State) -> Iterator[ProofStep]:
        """Take one line.

        Args:
            at: its number.
            line: the line, without its check.
            before: the state before it.

        Yields:
            What makes no sense where it stands.
        """
        self._line = line
        if self.phase is RecordPhase.OVER:
            yield misplaced("after-end", at)
        elif line.startswith(REMARK):
            return
        elif line.startswith("#"):
            yield from self._take_note(at, line, before)
        else:
            yield from self._take_move(at, line, before)

    def _take_move(self, at: int, line: str, before: State) -> Iterator[ProofStep]:
        if self.phase > RecordPhase.PLAY:
            yield misplaced("told-early", at)
        if self.phase is RecordPhase.SETUP and self.shared.pending:
            yield misplaced("unrevealed", at)
        if self.early is not None:
            yield misplaced("open-early", self.early)
            self.early = None
        self.phase = max(self.phase, RecordPhase.PLAY)
        who, _, rest = line.partition(" ")
        taken = self._replay.table.line[-1]
        if (
            self._record.sealed
            and not rest.startswith(f"{SECRET} ")
            and not isinstance(taken.what, (Player, Written))
            and line != move_line(taken.seat, taken.what)
        ):
            yield misplaced("other-writing", at)
        hidden = who != "*" and bool(before.hidden_from(int(who)))
        if rest.startswith(f"{SECRET} "):
            self.secrets[self._replay.table.written] = at
            if not hidden:
                yield misplaced("secret-needless", at)
        elif hidden:
            self.plain.append(at)

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
            case "words":
                if self.shared.pending:
                    yield from self.shared.close(at, rest)
            case "commit":
                yield from self._people_found(at, rest)
                yield from self.shared.commit(at, rest)
            case "reveal":
                yield from self.shared.reveal(at, rest)
            case "words-from" if self.shared.pending:
                yield from self.shared.close(at, rest.partition(" ")[2])
            case "words-from":
                self.alone.append(at)
            case "undo" if before.result is not None:
                yield misplaced("undo-over", at)
            case "advice" if not before.may_act(number(rest) or 0):
                yield misplaced("advice", at)
            case "open":
                yield from self._open(at, rest)
            case "copied" if number(rest) != table.written or "undo" in self._seen:
                yield misplaced("copied", at)
            case "key-lost" if rest:
                yield misplaced("note-form", at)
            case "key" | "seed":
                self.phase = max(self.phase, RecordPhase.KEY if kind == "key" else RecordPhase.SEED)
            case "gave-up":
                self.phase = RecordPhase.GIVEN_UP
                self.early = None
                if before.result is not None or rest in self._gave_up:
                    yield misplaced("gave-up", at)
                self._gave_up.add(rest)
            case "left" | "result":
                self.phase = RecordPhase.OVER
                if kind == "left" and rest:
                    yield misplaced("note-form", at)

    def _people_found(self, at: int, rest: str) -> Iterator[ProofStep]:
        """See that who adds to the luck is a person: bots add nothing."""
        players = dict(enumerate(self._replay.table.players))
        for typed in rest.partition(" ")[0].split(","):
            player = players.get(number(typed) or 0)
            if player is not None and (player.bot or player == EMPTY):
                yield misplaced("commit-bot", at)

    def _open(self, at: int, rest: str) -> Iterator[ProofStep]:
        move = number(rest.partition(" ")[0])
        if move is None or move not in self.secrets:
            yield misplaced("open-unknown", at)
        elif move in self.opened:
            yield misplaced("twice", at)
        else:
            self.opened.add(move)
            commitments = self._replay.table.commitments
            hidden = (*commitments.pending, *commitments.withdrawn)
            if move in [one.number for one in hidden]:
                self.early = at

    @property
    def over(self) -> bool:
        """Whether the record has come to its end."""
        return self.phase >= RecordPhase.GIVEN_UP

    def at_end(self) -> Iterator[ProofStep]:
        """Say what is not proved because of where lines stand."""
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
        if self.alone:
            yield found("words-alone", Verdict.OPEN, line=self.alone[0])
